"""What an observation of Trismegistus says about the whole table; groups of like things are in `features_groups.py`.

The constants in capitals are the places of the fields above them.
"""

from __future__ import annotations

from typing import Final

from athanor.envs.layout import SEATS, Category, Numbers, places
from athanor.games.trismegistus.symbols import CUBES

POINTS: Final = 50.0  # points that count as 1

# The kinds of questions, by name.
KINDS: Final = (
    "ability", "act", "advance", "begin", "bonuses", "bot-turn", "choose", "deal", "declared", "draft", "draw-again",
    "draw-artifact", "ethereal", "exchange", "finish", "finish-open", "fire", "gain", "granted", "laboratory", "pay",
    "place-artifact", "place-formula", "price", "react", "refill", "return", "rewards", "set-up-bot", "settled",
    "slide", "transmuting", "turn", "turn-die", "unlock",
)  # fmt: skip
KIND_OF: Final[dict[str, int]] = {kind: number for number, kind in enumerate(KINDS)}

# ---------------------------------------------------------------- the whole table

NUMBERS: Final = (
    Numbers("cubes", 11, "own cubes by kind, in threes"),
    Numbers("essences", 3, "own salt, sulfur and aether tokens, in threes"),
    Numbers("tokens", 4, "own ethereals, chameleons, reaction tokens ready and used, in threes"),
    Numbers("tracks", 4, "own levels by element, 12 is 1"),
    Numbers("totals", 2, "own raw and refined cubes, in sixes"),
    Numbers("potency", 1, "of the own die, 5 is 1"),
    Numbers("discounts", 4, "own empty sockets by element, 2 are 1"),
    Numbers("elementals", 4, "that the own publications can use, in threes"),
    Numbers("lacking", 4, "elementals missing for the publications in hand, by element, each card by itself, in fours"),
    Numbers(
        "published",
        3,
        "points in hand, 40 are 1: completed together, complete alone, at most one missing",
    ),
    Numbers("stone", 3, "own formulas in the vault, those not yet sampled, gold missing for the next purchase"),
    Numbers("dice", 2, "own dice still to be drafted: in this round (3 are 1), in the game (9 are 1)"),
    Numbers("lead", 1, "points ahead of the best rival, as far as they lie open"),
    Numbers("lead_in_round", 3, "the same, at the place of the round"),
    Numbers("bowls", 18, "dice by face and colour, in threes"),
    Numbers("decks", 4, "cards left: publications, tiles and experiments of the level, pile of Botmegistus; in tens"),
    Numbers("cost", 13, "cubes still to be paid for the experiment that is being performed, in threes"),
    Numbers("deciding", 1, "whether the question is put to the observing seat"),
    Numbers("entered", 8, "bonus spaces that brought the seat something in this turn"),
    Numbers("pending", 3, "bonus tokens that wait for the end of a transmutation, by kind"),
    Numbers("switches", 16, "solo: what makes Botmegistus stronger or weaker"),
    Numbers("bot_next", 13, "solo: share of its pile that asks for each colour, left symbol and kind of step"),
    Numbers("columns", 4, "own experiments performed by element, in twos"),
    Numbers("playing", 1, "seats that have not yet passed in this round, 4 are 1"),
)
NUMBER_AT: Final = places(NUMBERS, 2 * SEATS)
T_PRESENT: Final = 0
T_POINTS: Final = SEATS
T_CUBES: Final = NUMBER_AT["cubes"]
T_ESSENCES: Final = NUMBER_AT["essences"]
T_TOKENS: Final = NUMBER_AT["tokens"]
T_TRACKS: Final = NUMBER_AT["tracks"]
T_TOTALS: Final = NUMBER_AT["totals"]
T_POTENCY: Final = NUMBER_AT["potency"]
T_DISCOUNTS: Final = NUMBER_AT["discounts"]
T_ELEMENTALS: Final = NUMBER_AT["elementals"]
T_LACKING: Final = NUMBER_AT["lacking"]
T_PUBLISHED: Final = NUMBER_AT["published"]
T_STONE: Final = NUMBER_AT["stone"]
T_DICE: Final = NUMBER_AT["dice"]
T_LEAD: Final = NUMBER_AT["lead"]
T_LEAD_IN_ROUND: Final = NUMBER_AT["lead_in_round"]
T_BOWLS: Final = NUMBER_AT["bowls"]
T_DECKS: Final = NUMBER_AT["decks"]
T_COST: Final = NUMBER_AT["cost"]
T_DECIDING: Final = NUMBER_AT["deciding"]
T_ENTERED: Final = NUMBER_AT["entered"]
T_PENDING: Final = NUMBER_AT["pending"]
T_SWITCHES: Final = NUMBER_AT["switches"]
T_BOT_NEXT: Final = NUMBER_AT["bot_next"]
T_COLUMNS: Final = NUMBER_AT["columns"]
T_PLAYING: Final = NUMBER_AT["playing"]

COUNTED: Final = 7  # values of a small count: 0 to 5, then "6 or more"
QUESTIONS: Final = len(KINDS)
CATEGORIES: Final = (
    Category("players", 4, "players, less one"),
    Category("setup", 2, "general or introductory"),
    Category("dominant", 2, "essences of the tracks as printed, or shuffled"),
    Category("achievements", 2, "played with them or not"),
    Category("between", 2, "formulas sampled after a transmutation, or between"),
    Category("free", 2, "free actions around the main action, or in the whole turn"),
    Category("planning", 2, "solo: Botmegistus plans with two open cards"),
    Category("round", 3, "round, less one"),
    Category("question", QUESTIONS, "what kind of question is asked"),
    Category("below", QUESTIONS, "own question: what it comes from, nearest first", size=2),
    Category("asked", SEATS, "who is asked"),
    Category("active", SEATS, "whose turn it is"),
    Category("depth", 4, "transmutations under way, one inside the other"),
    Category("acting_die", 18, "the die by which the own actions go, face * 3 + colour: own, declared, or reacted to"),
    Category("acting_face", 6, "its face"),
    Category("acting_colour", 3, "its colour"),
    Category("arrow", 6, "own question: the arrow along which more transmutations may follow"),
    Category("gain", 3, "own question: gained are any essence, raw or refined cube"),
    Category("exchange", 4, "own question: the kind of exchange"),
    Category("granted", 4, "own question: colour of granted transmutations; 3: any"),
    Category("among", 16, "own question: tracks that may go up, a bit each"),
    Category("times", 4, "own question: so many different tracks go up"),
    Category("steps", 4, "own question: by so many steps"),
    Category("column", 4, "own question: element of the formula to be unlocked"),
    Category("count", COUNTED, "own question: how many are gained, exchanged, granted or drawn"),
    Category("gap", COUNTED, "own question: levels still to be made up"),
    Category("discounts_left", 3, "own question: discounts not yet used"),
    Category("asked_cube", 13, "own question: the cube of the cost that is paid now"),
    Category("choosing", 5, "set-up: which of the four secret choices the seat makes; 4: all are made"),
    Category("held", COUNTED, "own cubes by kind", size=CUBES),
    Category("essences_held", COUNTED, "own essence tokens by kind", size=3),
    Category("tokens_held", COUNTED, "own ethereals, chameleons, reaction tokens ready and used", size=4),
    Category("levels", 13, "own levels by element", size=4),
    Category("die", 18, "own die, face * 3 + colour"),
    Category("face", 6, "its face"),
    Category("colour", 3, "its colour"),
    Category("potency_left", 6, "its potency"),
    Category("dice_used", 4, "own dice used up in this round"),
    Category("formulas", 8, "own formulas in the vault"),
    Category("bought", 5, "of these bought with gold"),
    Category("performed", 13, "own experiments performed, 12 or more as 12"),
    Category("open", 3, "own open experiments"),
    Category("tiles", 7, "own artifacts"),
    Category("hand", 9, "own publications, 8 or more as 8"),
    Category("bonus", 3, "kind of the token on each bonus space (track * 2 + space); NONE: removed", size=8),
    Category("dominant_essence", 4, "of each track", size=4),
    Category("bowl_sizes", 6, "dice in each bowl, 5 or more as 5", size=6),
    Category("place", 4, "own place in the order of this round; NONE: passed"),
    Category("next_place", 4, "own place in the order of the next round; NONE: not passed"),
)
CATEGORY_AT: Final = places(CATEGORIES)
C_PLAYERS: Final = CATEGORY_AT["players"]
C_SETUP: Final = CATEGORY_AT["setup"]
C_DOMINANT: Final = CATEGORY_AT["dominant"]
C_ACHIEVEMENTS: Final = CATEGORY_AT["achievements"]
C_BETWEEN: Final = CATEGORY_AT["between"]
C_FREE: Final = CATEGORY_AT["free"]
C_PLANNING: Final = CATEGORY_AT["planning"]
C_ROUND: Final = CATEGORY_AT["round"]
C_QUESTION: Final = CATEGORY_AT["question"]
C_BELOW: Final = CATEGORY_AT["below"]
C_ASKED: Final = CATEGORY_AT["asked"]
C_ACTIVE: Final = CATEGORY_AT["active"]
C_DEPTH: Final = CATEGORY_AT["depth"]
C_ACTING_DIE: Final = CATEGORY_AT["acting_die"]
C_ACTING_FACE: Final = CATEGORY_AT["acting_face"]
C_ACTING_COLOUR: Final = CATEGORY_AT["acting_colour"]
C_ARROW: Final = CATEGORY_AT["arrow"]
C_GAIN: Final = CATEGORY_AT["gain"]
C_EXCHANGE: Final = CATEGORY_AT["exchange"]
C_GRANTED: Final = CATEGORY_AT["granted"]
C_AMONG: Final = CATEGORY_AT["among"]
C_TIMES: Final = CATEGORY_AT["times"]
C_STEPS: Final = CATEGORY_AT["steps"]
C_COLUMN: Final = CATEGORY_AT["column"]
C_COUNT: Final = CATEGORY_AT["count"]
C_GAP: Final = CATEGORY_AT["gap"]
C_DISCOUNTS_LEFT: Final = CATEGORY_AT["discounts_left"]
C_ASKED_CUBE: Final = CATEGORY_AT["asked_cube"]
C_CHOOSING: Final = CATEGORY_AT["choosing"]
C_HELD: Final = CATEGORY_AT["held"]
C_ESSENCES_HELD: Final = CATEGORY_AT["essences_held"]
C_TOKENS_HELD: Final = CATEGORY_AT["tokens_held"]
C_LEVELS: Final = CATEGORY_AT["levels"]
C_DIE: Final = CATEGORY_AT["die"]
C_FACE: Final = CATEGORY_AT["face"]
C_COLOUR: Final = CATEGORY_AT["colour"]
C_POTENCY_LEFT: Final = CATEGORY_AT["potency_left"]
C_DICE_USED: Final = CATEGORY_AT["dice_used"]
C_FORMULAS: Final = CATEGORY_AT["formulas"]
C_BOUGHT: Final = CATEGORY_AT["bought"]
C_PERFORMED: Final = CATEGORY_AT["performed"]
C_OPEN: Final = CATEGORY_AT["open"]
C_TILES: Final = CATEGORY_AT["tiles"]
C_HAND: Final = CATEGORY_AT["hand"]
C_BONUS: Final = CATEGORY_AT["bonus"]
C_DOMINANT_ESSENCE: Final = CATEGORY_AT["dominant_essence"]
C_BOWL_SIZES: Final = CATEGORY_AT["bowl_sizes"]
C_PLACE: Final = CATEGORY_AT["place"]
C_NEXT_PLACE: Final = CATEGORY_AT["next_place"]
