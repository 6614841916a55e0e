"""Ingredients, alchemicals, potions, and what comes of mixing: small integers and tables of them.

An assignment gives every ingredient its alchemical: `assignment[ingredient]`, a permutation of the eight.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from athanor.core.compiled import table

# ---------------------------------------------------------------- ingredients

# In the order of the results triangle and of the columns of the deduction grid.
INGREDIENT_NAMES: Final = ("mushroom", "fern", "toad", "claw", "flower", "root", "scorpion", "feather")
INGREDIENTS: Final = 8
MUSHROOM, FERN, TOAD, CLAW, FLOWER, ROOT, SCORPION, FEATHER = range(8)

# The 28 ways to mix two different ingredients; PAIR_AT[i][j] is the number of the pair, whichever comes first.
PAIRS: Final = tuple((i, j) for i in range(8) for j in range(i + 1, 8))
PAIR_AT: Final = tuple(tuple(-1 if i == j else PAIRS.index((min(i, j), max(i, j))) for j in range(8)) for i in range(8))
PAIR_NAMES: Final = tuple(f"{INGREDIENT_NAMES[i]}+{INGREDIENT_NAMES[j]}" for i, j in PAIRS)

# ---------------------------------------------------------------- alchemicals

COLOURS: Final = ("red", "green", "blue")
RED, GREEN, BLUE = range(3)
MINUS, PLUS = -1, 1

# In the order of the rows of the deduction grid: each stands beside its neutraliser.
ALCHEMICAL_NAMES: Final = ("B-", "B+", "G-", "G+", "R-", "R+", "--", "++")
ALCHEMICALS: Final = 8
B_MINUS, B_PLUS, G_MINUS, G_PLUS, R_MINUS, R_PLUS, ALL_MINUS, ALL_PLUS = range(8)

# The sign of the red, green and blue aspect. No two alchemicals have the same three.
SIGNS: Final = table(
    table(MINUS, PLUS, MINUS),
    table(PLUS, MINUS, PLUS),
    table(PLUS, MINUS, MINUS),
    table(MINUS, PLUS, PLUS),
    table(MINUS, MINUS, PLUS),
    table(PLUS, PLUS, MINUS),
    table(MINUS, MINUS, MINUS),
    table(PLUS, PLUS, PLUS),
)
# Which circles are large: the one that gives the name, or all three.
LARGE: Final = table(
    table(False, False, True),
    table(False, False, True),
    table(False, True, False),
    table(False, True, False),
    table(True, False, False),
    table(True, False, False),
    table(True, True, True),
    table(True, True, True),
)

# ---------------------------------------------------------------- potions

POTION_NAMES: Final = ("R+", "R-", "G+", "G-", "B+", "B-", "N")
POTIONS: Final = 7
HEALING, POISON, SPEED, PARALYSIS, WISDOM, INSANITY, NEUTRAL = range(7)
COLOURED: Final = table(HEALING, POISON, SPEED, PARALYSIS, WISDOM, INSANITY)
POTION_COLOUR: Final = table(RED, RED, GREEN, GREEN, BLUE, BLUE, -1)
POTION_SIGN: Final = table(PLUS, MINUS, PLUS, MINUS, PLUS, MINUS, 0)


def potion_of(colour: int, sign: int) -> int:
    return colour * 2 + (sign == MINUS)


def mixed(one: int, other: int) -> int:
    """The potion of two alchemicals: where they agree in sign, and one circle is large and the other small."""
    for colour in range(3):
        if SIGNS[one][colour] == SIGNS[other][colour] and LARGE[one][colour] != LARGE[other][colour]:
            return potion_of(colour, SIGNS[one][colour])
    return NEUTRAL


# MIX[a][b]: the potion of two different alchemicals. An ingredient is never mixed with itself, so the diagonal is -1.
MIX: Final = tuple(tuple(-1 if a == b else mixed(a, b) for b in range(8)) for a in range(8))
# The one alchemical that is opposite in all three aspects.
NEUTRALISER: Final = tuple(MIX[a].index(NEUTRAL) for a in range(8))
# The pairs of alchemicals, in either order, that make each potion.
MAKERS: Final = tuple(
    tuple((a, b) for a in range(8) for b in range(8) if a != b and MIX[a][b] == potion) for potion in range(POTIONS)
)
# WITH_ASPECT[colour][sign == PLUS]: the four alchemicals with that sign in that colour.
WITH_ASPECT: Final = tuple(
    tuple(tuple(a for a in range(8) if SIGNS[a][colour] == sign) for sign in (MINUS, PLUS)) for colour in range(3)
)

# ---------------------------------------------------------------- how good a potion is for somebody who wants another

QUALITY_NAMES: Final = ("exact", "right-sign", "neutral", "wrong-sign")  # from best to worst
QUALITIES: Final = 4
EXACT, RIGHT_SIGN, NEUTRAL_QUALITY, WRONG_SIGN = range(4)


def quality(wanted: int, potion: int) -> int:
    """What the reader tells a buyer who wants one of the six coloured potions."""
    if potion == wanted:
        return EXACT
    if potion == NEUTRAL:
        return NEUTRAL_QUALITY
    return RIGHT_SIGN if POTION_SIGN[potion] == POTION_SIGN[wanted] else WRONG_SIGN


# POTIONS_OF_QUALITY[wanted][quality]: the potions that get this answer.
POTIONS_OF_QUALITY: Final = tuple(
    tuple(tuple(p for p in range(POTIONS) if quality(wanted, p) == q) for q in range(QUALITIES)) for wanted in COLOURED
)

# ---------------------------------------------------------------- asking an assignment


def mix(assignment: Sequence[int], one: int, other: int) -> int:
    """The potion of two different ingredients."""
    return MIX[assignment[one]][assignment[other]]


def aspect(assignment: Sequence[int], ingredient: int, colour: int) -> int:
    """The sign of one aspect of an ingredient."""
    return SIGNS[assignment[ingredient]][colour]


def pairs_making(assignment: Sequence[int], potions: Sequence[int]) -> list[int]:
    """The numbers of the pairs of ingredients that make one of these potions; four for each potion, always."""
    found = []
    for at in range(len(PAIRS)):
        i, j = PAIRS[at]
        if MIX[assignment[i]][assignment[j]] in potions:
            found.append(at)
    return found
