"""The other groups of an observation of Trismegistus: laboratories, dice, cubes, tracks, the question, the rivals.

The constants in capitals are the places of the fields above them, within a slot: first those of its numbers, then those
of its categories (behind the card, where the slot has one).
"""

from __future__ import annotations

from typing import Final

from athanor.envs.layout import SEATS, Category, Group, Numbers
from athanor.games.trismegistus import components as c
from athanor.games.trismegistus.cards import SLOTS
from athanor.games.trismegistus.features_layout import COUNTED
from athanor.games.trismegistus.features_printed import CODES, KIND_COUNT, PERS
from athanor.games.trismegistus.symbols import CUBES, OP_NAMES

RIVALS: Final = SEATS - 1

# ---------------------------------------------------------------- laboratories

LABORATORIES: Final = Group(
    "laboratories", SEATS, "one a seat; the card is the alchemist's board", cards=True,
    numbers=(
        Numbers("cubes", 11, "by kind, in threes"),
        Numbers("essences", 3, "salt, sulfur and aether tokens, in threes"),
        Numbers("tokens", 4, "ethereals, chameleons, reaction tokens ready and used, in threes"),
        Numbers("tracks", 4, "levels by element, 12 is 1"),
        Numbers("elementals", 4, "for publications, by element, in threes"),
        Numbers("discounts", 4, "empty sockets by element, 2 are 1"),
        Numbers("potency", 1, "of the die, 5 is 1"),
        Numbers("dice", 1, "still to be drafted in this round, 3 are 1"),
        Numbers("tiles", 2, "artifacts, and those that are ready, 6 are 1"),
        Numbers("stone", 3, "formulas in the vault, those not sampled (7 are 1), those bought (4 are 1)"),
        Numbers("experiments", 3, "performed (8 are 1), open (2 are 1), whether a masterpiece is in hand"),
        Numbers("hand", 1, "publications, in fours"),
        Numbers("achievements", 1, "claimed, in twos"),
        Numbers("points", 1, "that lie open, in fifties"),
        Numbers("ahead", 1, "of the observing seat, in open points, in fifties"),
        Numbers("chosen", 1, "set-up: secret choices made, 4 are 1"),
        Numbers("automatic", 1, "whether it is Botmegistus"),
        Numbers("waiting", 1, "whether the game waits for it"),
    ),
    categories=(
        Category("face", 6, "of its die"),
        Category("colour", 3, "of its die"),
        Category("potency", 6, "of its die"),
        Category("dice_used", 4, "in this round"),
        Category("formulas", 8, "in the vault"),
        Category("performed", 13, "experiments, 12 or more as 12"),
        Category("gold", COUNTED, "cubes of refined gold"),
        Category("ready", COUNTED, "reaction tokens ready"),
        Category("levels", 13, "by element", size=4),
        Category("place", 4, "in the order of this round; NONE: passed"),
        Category("next_place", 4, "in the order of the next round; NONE: not passed"),
    ),
)  # fmt: skip
L_CUBES: Final = LABORATORIES.number_at("cubes")
L_ESSENCES: Final = LABORATORIES.number_at("essences")
L_TOKENS: Final = LABORATORIES.number_at("tokens")
L_TRACKS: Final = LABORATORIES.number_at("tracks")
L_ELEMENTALS: Final = LABORATORIES.number_at("elementals")
L_DISCOUNTS: Final = LABORATORIES.number_at("discounts")
L_POTENCY: Final = LABORATORIES.number_at("potency")
L_DICE: Final = LABORATORIES.number_at("dice")
L_TILES: Final = LABORATORIES.number_at("tiles")
L_STONE: Final = LABORATORIES.number_at("stone")
L_EXPERIMENTS: Final = LABORATORIES.number_at("experiments")
L_HAND: Final = LABORATORIES.number_at("hand")
L_ACHIEVEMENTS: Final = LABORATORIES.number_at("achievements")
L_POINTS: Final = LABORATORIES.number_at("points")
L_AHEAD: Final = LABORATORIES.number_at("ahead")
L_CHOSEN: Final = LABORATORIES.number_at("chosen")
L_AUTOMATIC: Final = LABORATORIES.number_at("automatic")
L_WAITING: Final = LABORATORIES.number_at("waiting")
LC_FACE: Final = LABORATORIES.category_at("face")
LC_COLOUR: Final = LABORATORIES.category_at("colour")
LC_POTENCY: Final = LABORATORIES.category_at("potency")
LC_DICE_USED: Final = LABORATORIES.category_at("dice_used")
LC_FORMULAS: Final = LABORATORIES.category_at("formulas")
LC_PERFORMED: Final = LABORATORIES.category_at("performed")
LC_GOLD: Final = LABORATORIES.category_at("gold")
LC_READY: Final = LABORATORIES.category_at("ready")
LC_LEVELS: Final = LABORATORIES.category_at("levels")
LC_PLACE: Final = LABORATORIES.category_at("place")
LC_NEXT_PLACE: Final = LABORATORIES.category_at("next_place")

# ---------------------------------------------------------------- dice, cubes, essences, tracks

DICE: Final = Group(
    "dice", 18, "by face and colour: what such a die would do", ordered=False,
    numbers=(
        Numbers("count", 1, "dice of it in the bowl, in threes"),
        Numbers("potency", 1, "it would have, 5 is 1"),
        Numbers("sources", 1, "own cubes that it can move, in fours"),
        Numbers("artifacts", 1, "ready ones on its arrows that a cube can pass, in twos"),
        Numbers("experiments", 1, "cards that it can take, in fours"),
        Numbers("tiles", 1, "in the market that it can buy, potency left aside, in twos"),
        Numbers("wanted", 1, "raw cubes of its face missing for own experiments, in twos"),
        Numbers("acting", 1, "whether it is the acting die"),
    ),
    categories=(
        Category("face", 6, "its face"),
        Category("colour", 3, "its colour"),
        Category("count", 6, "dice in the bowl, 5 or more as 5"),
        Category("potency", 6, "it would have"),
        Category("essence", 5, "of its bowl; 4: any"),
    ),
)  # fmt: skip
D_COUNT: Final = DICE.number_at("count")
D_POTENCY: Final = DICE.number_at("potency")
D_SOURCES: Final = DICE.number_at("sources")
D_ARTIFACTS: Final = DICE.number_at("artifacts")
D_EXPERIMENTS: Final = DICE.number_at("experiments")
D_TILES: Final = DICE.number_at("tiles")
D_WANTED: Final = DICE.number_at("wanted")
D_ACTING: Final = DICE.number_at("acting")
DC_FACE: Final = DICE.category_at("face")
DC_COLOUR: Final = DICE.category_at("colour")
DC_COUNT: Final = DICE.category_at("count")
DC_POTENCY: Final = DICE.category_at("potency")
DC_ESSENCE: Final = DICE.category_at("essence")

CUBE_SLOTS: Final = Group(
    "cubes", CUBES, "kinds of cubes; the card is the ready artifact on the arrow that leads away", cards=True,
    numbers=(
        Numbers("held", 1, "in threes"),
        Numbers("wanted", 1, "missing for own experiments, in twos"),
        Numbers("asked", 1, "in the costs of own experiments, in twos"),
        Numbers("made", 1, "held of what the arrow leads to, in threes"),
        Numbers("made_wanted", 1, "missing of that for own experiments, in twos"),
        Numbers("live", 1, "whether the acting die or the granted colour moves it"),
        Numbers("cost", 1, "in the cost that is being paid, in twos"),
    ),
    categories=(Category("held", COUNTED, "as above"), Category("colour", 3, "of the arrow")),
)  # fmt: skip
U_HELD: Final = CUBE_SLOTS.number_at("held")
U_WANTED: Final = CUBE_SLOTS.number_at("wanted")
U_ASKED: Final = CUBE_SLOTS.number_at("asked")
U_MADE: Final = CUBE_SLOTS.number_at("made")
U_MADE_WANTED: Final = CUBE_SLOTS.number_at("made_wanted")
U_LIVE: Final = CUBE_SLOTS.number_at("live")
U_COST: Final = CUBE_SLOTS.number_at("cost")
UC_HELD: Final = CUBE_SLOTS.category_at("held")
UC_COLOUR: Final = CUBE_SLOTS.category_at("colour")

PAYMENTS: Final = Group(
    "payments", c.PAYMENTS, "what pays for a transmutation, and the track it moves",
    numbers=(
        Numbers("held", 1, "in threes"),
        Numbers("level", 1, "on its track, 12 is 1"),
        Numbers("gap", 1, "levels missing there for own experiments, the largest, in fours"),
        Numbers("worth", 1, "points of the next step, in threes"),
    ),
    categories=(
        Category("held", COUNTED, "as above"),
        Category("level", 13, "as above"),
        Category("bonus", 3, "token on the next step"),
    ),
)  # fmt: skip
M_HELD: Final = PAYMENTS.number_at("held")
M_LEVEL: Final = PAYMENTS.number_at("level")
M_GAP: Final = PAYMENTS.number_at("gap")
M_WORTH: Final = PAYMENTS.number_at("worth")
MC_HELD: Final = PAYMENTS.category_at("held")
MC_LEVEL: Final = PAYMENTS.category_at("level")
MC_BONUS: Final = PAYMENTS.category_at("bonus")

TRACKS: Final = Group(
    "tracks", 4, "mastery tracks",
    numbers=(
        Numbers("level", 1, "own, 12 is 1"),
        Numbers("gap", 1, "levels missing for own experiments, the largest, in fours"),
        Numbers("worth", 1, "points of the next step, in threes"),
        Numbers("loss", 1, "points that a step down costs, in threes"),
        Numbers("tokens", 2, "bonus tokens ahead: 1 over the steps to it"),
        Numbers("rivals", 3, "levels of the rivals, 12 is 1"),
        Numbers("payments", 1, "held that move it, in threes"),
    ),
    categories=(
        Category("level", 13, "own"),
        Category("essence", 4, "that dominates it"),
        Category("tokens", 3, "kinds of the bonus tokens ahead", size=2),
    ),
)  # fmt: skip
K_LEVEL: Final = TRACKS.number_at("level")
K_GAP: Final = TRACKS.number_at("gap")
K_WORTH: Final = TRACKS.number_at("worth")
K_LOSS: Final = TRACKS.number_at("loss")
K_TOKENS: Final = TRACKS.number_at("tokens")
K_RIVALS: Final = TRACKS.number_at("rivals")
K_PAYMENTS: Final = TRACKS.number_at("payments")
KC_LEVEL: Final = TRACKS.category_at("level")
KC_ESSENCE: Final = TRACKS.category_at("essence")
KC_TOKENS: Final = TRACKS.category_at("tokens")

# ---------------------------------------------------------------- the question, the rivals

SYMBOLS: Final = Group(
    "symbols", c.MOST_REWARDS, "own symbols that wait: those of the question first, then those beneath it",
    numbers=(
        Numbers("number", 1, "how many, in threes"),
        Numbers("brings", 1, "how many with what multiplies it, in fours"),
        Numbers("now", 1, "whether it belongs to the question"),
    ),
    categories=(
        Category("op", len(OP_NAMES), "what it does"),
        Category("code", CODES, "what it does, and to what"),
        Category("per", PERS, "what multiplies it"),
        Category("number", COUNTED, "how many"),
    ),
)  # fmt: skip
Y_NUMBER: Final = SYMBOLS.number_at("number")
Y_BRINGS: Final = SYMBOLS.number_at("brings")
Y_NOW: Final = SYMBOLS.number_at("now")
YC_OP: Final = SYMBOLS.category_at("op")
YC_CODE: Final = SYMBOLS.category_at("code")
YC_PER: Final = SYMBOLS.category_at("per")
YC_NUMBER: Final = SYMBOLS.category_at("number")

SUBJECT: Final = Group(
    "subject", 1, "the card that the own question is about", cards=True,
    numbers=(
        Numbers("wanted", 1, "symbols on a tile that publications in hand lack, in twos"),
        Numbers("multiplied", 1, "what its multiplied effects bring now, in fours"),
    ),
    categories=(Category("kind", KIND_COUNT, "artifact, experiment or formula, by place"),),
)  # fmt: skip
J_WANTED: Final = SUBJECT.number_at("wanted")
J_MULTIPLIED: Final = SUBJECT.number_at("multiplied")
JC_KIND: Final = SUBJECT.category_at("kind")

RIVAL_ARTIFACTS: Final = Group(
    "rival_artifacts", RIVALS * SLOTS, "of all rivals, slot by slot", cards=True, ordered=False,
    numbers=(Numbers("ready", 1, "face up"), Numbers("sources", 1, "cubes at the beginning of its arrow, in threes")),
    categories=(Category("seat", RIVALS, "whose it is"),),
)  # fmt: skip
R_READY: Final = RIVAL_ARTIFACTS.number_at("ready")
R_SOURCES: Final = RIVAL_ARTIFACTS.number_at("sources")
RC_SEAT: Final = RIVAL_ARTIFACTS.category_at("seat")

RIVAL_EXPERIMENTS: Final = Group(
    "rival_experiments", RIVALS * c.OPEN_LIMIT, "open ones of all rivals", cards=True, ordered=False,
    numbers=(
        Numbers("short", 1, "cubes and levels that nothing the rival holds can pay, in sixes"),
        Numbers("ready", 1, "whether it could be performed"),
        Numbers("gap", 1, "levels missing, in fours"),
    ),
    categories=(Category("seat", RIVALS, "whose it is"), Category("short", COUNTED, "as above")),
)  # fmt: skip
G_SHORT: Final = RIVAL_EXPERIMENTS.number_at("short")
G_READY: Final = RIVAL_EXPERIMENTS.number_at("ready")
G_GAP: Final = RIVAL_EXPERIMENTS.number_at("gap")
GC_SEAT: Final = RIVAL_EXPERIMENTS.category_at("seat")
GC_SHORT: Final = RIVAL_EXPERIMENTS.category_at("short")

BOT_CARDS: Final = Group(
    "bot_cards", 2, "solo: the open cards of Botmegistus, left and right", cards=True, ordered=False,
    numbers=(Numbers("ahead", 1, "it is above the seat on the track of its element"),),
)  # fmt: skip
B_AHEAD: Final = BOT_CARDS.number_at("ahead")
