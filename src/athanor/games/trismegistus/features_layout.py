"""What an observation of Trismegistus says about the whole table; groups of like things are in `features_groups.py`.

The constants in capitals are the places of the fields above them. A test compares both.
"""

from __future__ import annotations

from typing import Final

from athanor.envs.layout import SEATS, Category, Numbers
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
T_PRESENT: Final = 0
T_POINTS: Final = 4
T_CUBES: Final = 8
T_ESSENCES: Final = 19
T_TOKENS: Final = 22
T_TRACKS: Final = 26
T_TOTALS: Final = 30
T_POTENCY: Final = 32
T_DISCOUNTS: Final = 33
T_ELEMENTALS: Final = 37
T_LACKING: Final = 41
T_PUBLISHED: Final = 45
T_STONE: Final = 48
T_DICE: Final = 51
T_LEAD: Final = 53
T_LEAD_IN_ROUND: Final = 54
T_BOWLS: Final = 57
T_DECKS: Final = 75
T_COST: Final = 79
T_DECIDING: Final = 92
T_ENTERED: Final = 93
T_PENDING: Final = 101
T_SWITCHES: Final = 104
T_BOT_NEXT: Final = 120
T_COLUMNS: Final = 133
T_PLAYING: Final = 137

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
C_PLAYERS: Final = 0
C_SETUP: Final = 1
C_DOMINANT: Final = 2
C_ACHIEVEMENTS: Final = 3
C_BETWEEN: Final = 4
C_FREE: Final = 5
C_PLANNING: Final = 6
C_ROUND: Final = 7
C_QUESTION: Final = 8
C_BELOW: Final = 9
C_ASKED: Final = 11
C_ACTIVE: Final = 12
C_DEPTH: Final = 13
C_ACTING_DIE: Final = 14
C_ACTING_FACE: Final = 15
C_ACTING_COLOUR: Final = 16
C_ARROW: Final = 17
C_GAIN: Final = 18
C_EXCHANGE: Final = 19
C_GRANTED: Final = 20
C_AMONG: Final = 21
C_TIMES: Final = 22
C_STEPS: Final = 23
C_COLUMN: Final = 24
C_COUNT: Final = 25
C_GAP: Final = 26
C_DISCOUNTS_LEFT: Final = 27
C_ASKED_CUBE: Final = 28
C_CHOOSING: Final = 29
C_HELD: Final = 30
C_ESSENCES_HELD: Final = 41
C_TOKENS_HELD: Final = 44
C_LEVELS: Final = 48
C_DIE: Final = 52
C_FACE: Final = 53
C_COLOUR: Final = 54
C_POTENCY_LEFT: Final = 55
C_DICE_USED: Final = 56
C_FORMULAS: Final = 57
C_BOUGHT: Final = 58
C_PERFORMED: Final = 59
C_OPEN: Final = 60
C_TILES: Final = 61
C_HAND: Final = 62
C_BONUS: Final = 63
C_DOMINANT_ESSENCE: Final = 71
C_BOWL_SIZES: Final = 75
C_PLACE: Final = 81
C_NEXT_PLACE: Final = 82
