"""What is in the box: tokens, their colours and runes, the spells' names, the boards; and the numbering of actions."""

from __future__ import annotations

from typing import Final

from athanor.core.actions import ActionSpace
from athanor.core.compiled import table

# ---------------------------------------------------------------- tokens

COLOURS: Final = ("red", "purple", "green", "black", "white", "blue", "yellow")
MATERIALS: Final = ("magma", "poison", "plants", "coal", "steam", "mercury", "gold")
RUNES: Final = ("round", "triangle", "square")
RED, PURPLE, GREEN, BLACK, WHITE, BLUE, YELLOW = range(7)
ROUND, TRIANGLE, SQUARE = range(3)

# A token is known by its kind alone: colour * 3 + rune. Five copies of each of the 21 kinds are in the box.
KINDS: Final = 21
COPIES: Final = 5
TOKENS: Final = KINDS * COPIES
TOKEN_NAMES: Final = tuple(f"{colour}-{rune[0].replace('r', 'o')}" for colour in COLOURS for rune in RUNES)
COLOUR_OF: Final = tuple(kind // 3 for kind in range(KINDS))
RUNE_OF: Final = tuple(kind % 3 for kind in range(KINDS))
# The kinds of each colour and of each rune, for filters.
OF_COLOUR: Final = tuple(tuple(colour * 3 + rune for rune in range(3)) for colour in range(7))
OF_RUNE: Final = tuple(tuple(colour * 3 + rune for colour in range(7)) for rune in range(3))

# ---------------------------------------------------------------- spells

# Three spells of each colour, one per set: spell = colour * 3 + set.
SPELL_NAMES: Final = (
    "sacrifice", "eruption", "blaze",
    "levitation", "sharing", "divination",
    "purification", "cure", "growth",
    "offering", "focus", "feast",
    "time-travel", "storm", "clone",
    "transmutation", "swiftness", "mirage",
    "abundance", "knowledge", "communion",
)  # fmt: skip
SPELLS: Final = len(SPELL_NAMES)
LEVELS: Final = table(3, 4, 5)
LINE_NAMES: Final = tuple(f"{spell}-{level}" for spell in SPELL_NAMES for level in LEVELS)
LINES: Final = len(LINE_NAMES)

DAWN, MIDDAY, DUSK, NO_PHASE = range(4)
PHASES: Final = ("dawn", "midday", "dusk")

# ---------------------------------------------------------------- boards and limits

RESERVE_LIMIT: Final = 9
# Points of the familiar board by the number of tokens stored: the lowest value still visible.
FAMILIAR_POINTS: Final = table(0, 1, 2, 3, 4, 5, 7, 8, 9, 11, 12, 13, 15, 16, 18)
FAMILIAR_SPACES: Final = len(FAMILIAR_POINTS) - 1

ALTAR_START: Final = 5
ALTAR_FULL: Final = 10

# Solo: the back of a second familiar board follows the dummy opponent.
SOLO_ALTAR: Final = 7
DUMMY_POINTS: Final = table(0, 0, 0, 0, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40)
DUMMY_SPACES: Final = len(DUMMY_POINTS) - 1
DUMMY_FLUSH: Final = table(4, 9, 14)  # the spaces with the symbol that empties the altar
MOST_HANDICAP: Final = 3
MOST_PLAYERS: Final = 4

# ---------------------------------------------------------------- actions

ACTIONS: Final[ActionSpace] = ActionSpace()
PASS: Final = ACTIONS.add("pass")
DRAW: Final = ACTIONS.add("draw-2")
ACCEPT: Final = ACTIONS.add("accept")
TAKE: Final = ACTIONS.each("take", TOKEN_NAMES)  # from the altar
STORE: Final = ACTIONS.each("store", TOKEN_NAMES)  # from the reserve on the familiar
DISCARD: Final = ACTIONS.each("discard", TOKEN_NAMES)  # from the reserve into the box
REPLACE: Final = ACTIONS.each("replace", TOKEN_NAMES)  # from the altar into the box
GIVE: Final = ACTIONS.each("give", TOKEN_NAMES)  # the own side of a swap
RECEIVE: Final = ACTIONS.each("receive", TOKEN_NAMES)  # the other side
MARK: Final = ACTIONS.each("mark", TOKEN_NAMES)  # onto the card that is learnt
PAY: Final = ACTIONS.each("pay", TOKEN_NAMES)  # as a token of the spell's colour
WILD: Final = ACTIONS.each("wild", TOKEN_NAMES)  # as (part of) a wild element
KEEP: Final = ACTIONS.each("keep", TOKEN_NAMES)  # from the spent tokens on the familiar
DUMMY: Final = ACTIONS.each("dummy", TOKEN_NAMES)  # from the altar to the dummy opponent
LEARN: Final = ACTIONS.each("learn", LINE_NAMES)
USE: Final = ACTIONS.each("use", LINE_NAMES)
COPY: Final = ACTIONS.each(
    "copy", (f"{seat + 1} {line}" for seat in range(MOST_PLAYERS) for line in LINE_NAMES)
)  # another player's line, by whose it is
RAISE: Final = ACTIONS.each("raise", SPELL_NAMES)


def line_of(spell: int, level: int) -> int:
    return spell * 3 + level - 3


def parse_tokens(text: str) -> list[int]:
    """`red-o blue-t*2` as kinds; a ValueError names what is no token."""
    kinds = []
    for word in text.split():
        name, _, times = word.partition("*")
        if name not in TOKEN_NAMES:
            raise ValueError(f"{word} is no token")
        kinds += [TOKEN_NAMES.index(name)] * int(times or 1)
    return kinds


def write_tokens(counts: list[int]) -> str:
    """Counts by kind as `red-o blue-t*2`."""
    return " ".join(
        TOKEN_NAMES[kind] + (f"*{count}" if count > 1 else "") for kind, count in enumerate(counts) if count
    )


def count_tokens(kinds: list[int]) -> list[int]:
    counts = [0] * KINDS
    for kind in kinds:
        counts[kind] += 1
    return counts


def listed(counts: list[int]) -> list[int]:
    """Counts by kind as a list of kinds."""
    return [kind for kind, count in enumerate(counts) for _ in range(count)]
