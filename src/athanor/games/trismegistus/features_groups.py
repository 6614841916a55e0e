"""The other groups of an observation of Trismegistus: laboratories, dice, cubes, tracks, the question, the rivals.

The constants in capitals are the places of the fields above them, within a slot: first those of its numbers, then those
of its categories (behind the card, where the slot has one). A test compares them with the fields.
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
L_CUBES: Final = 0
L_ESSENCES: Final = 11
L_TOKENS: Final = 14
L_TRACKS: Final = 18
L_ELEMENTALS: Final = 22
L_DISCOUNTS: Final = 26
L_POTENCY: Final = 30
L_DICE: Final = 31
L_TILES: Final = 32
L_STONE: Final = 34
L_EXPERIMENTS: Final = 37
L_HAND: Final = 40
L_ACHIEVEMENTS: Final = 41
L_POINTS: Final = 42
L_AHEAD: Final = 43
L_CHOSEN: Final = 44
L_AUTOMATIC: Final = 45
L_WAITING: Final = 46
LC_FACE: Final = 1
LC_COLOUR: Final = 2
LC_POTENCY: Final = 3
LC_DICE_USED: Final = 4
LC_FORMULAS: Final = 5
LC_PERFORMED: Final = 6
LC_GOLD: Final = 7
LC_READY: Final = 8
LC_LEVELS: Final = 9
LC_PLACE: Final = 13
LC_NEXT_PLACE: Final = 14

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
D_COUNT: Final = 0
D_POTENCY: Final = 1
D_SOURCES: Final = 2
D_ARTIFACTS: Final = 3
D_EXPERIMENTS: Final = 4
D_TILES: Final = 5
D_WANTED: Final = 6
D_ACTING: Final = 7
DC_FACE: Final = 0
DC_COLOUR: Final = 1
DC_COUNT: Final = 2
DC_POTENCY: Final = 3
DC_ESSENCE: Final = 4

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
U_HELD: Final = 0
U_WANTED: Final = 1
U_ASKED: Final = 2
U_MADE: Final = 3
U_MADE_WANTED: Final = 4
U_LIVE: Final = 5
U_COST: Final = 6
UC_HELD: Final = 1
UC_COLOUR: Final = 2

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
M_HELD: Final = 0
M_LEVEL: Final = 1
M_GAP: Final = 2
M_WORTH: Final = 3
MC_HELD: Final = 0
MC_LEVEL: Final = 1
MC_BONUS: Final = 2

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
K_LEVEL: Final = 0
K_GAP: Final = 1
K_WORTH: Final = 2
K_LOSS: Final = 3
K_TOKENS: Final = 4
K_RIVALS: Final = 6
K_PAYMENTS: Final = 9
KC_LEVEL: Final = 0
KC_ESSENCE: Final = 1
KC_TOKENS: Final = 2

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
Y_NUMBER: Final = 0
Y_BRINGS: Final = 1
Y_NOW: Final = 2
YC_OP: Final = 0
YC_CODE: Final = 1
YC_PER: Final = 2
YC_NUMBER: Final = 3

SUBJECT: Final = Group(
    "subject", 1, "the card that the own question is about", cards=True,
    numbers=(
        Numbers("wanted", 1, "symbols on a tile that publications in hand lack, in twos"),
        Numbers("multiplied", 1, "what its multiplied effects bring now, in fours"),
    ),
    categories=(Category("kind", KIND_COUNT, "artifact, experiment or formula, by place"),),
)  # fmt: skip
J_WANTED: Final = 0
J_MULTIPLIED: Final = 1
JC_KIND: Final = 1

RIVAL_ARTIFACTS: Final = Group(
    "rival_artifacts", RIVALS * SLOTS, "of all rivals, slot by slot", cards=True, ordered=False,
    numbers=(Numbers("ready", 1, "face up"), Numbers("sources", 1, "cubes at the beginning of its arrow, in threes")),
    categories=(Category("seat", RIVALS, "whose it is"),),
)  # fmt: skip
R_READY: Final = 0
R_SOURCES: Final = 1
RC_SEAT: Final = 1

RIVAL_EXPERIMENTS: Final = Group(
    "rival_experiments", RIVALS * c.OPEN_LIMIT, "open ones of all rivals", cards=True, ordered=False,
    numbers=(
        Numbers("short", 1, "cubes and levels that nothing the rival holds can pay, in sixes"),
        Numbers("ready", 1, "whether it could be performed"),
        Numbers("gap", 1, "levels missing, in fours"),
    ),
    categories=(Category("seat", RIVALS, "whose it is"), Category("short", COUNTED, "as above")),
)  # fmt: skip
G_SHORT: Final = 0
G_READY: Final = 1
G_GAP: Final = 2
GC_SEAT: Final = 1
GC_SHORT: Final = 2

BOT_CARDS: Final = Group(
    "bot_cards", 2, "solo: the open cards of Botmegistus, left and right", cards=True, ordered=False,
    numbers=(Numbers("ahead", 1, "it is above the seat on the track of its element"),),
)  # fmt: skip
B_AHEAD: Final = 0
