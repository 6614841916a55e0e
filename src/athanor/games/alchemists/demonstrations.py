"""What an answer of the reader proves about published theories: debunked, in conflict, or nothing at all.

A theory is the alchemical an ingredient is said to have, or NO_THEORY. Only the demonstration itself and the theories
on its ingredients are judged, never what was shown before.
"""

from __future__ import annotations

from typing import Final

from athanor.games.alchemists.alchemicals import MIX, NEUTRAL, PAIRS, POTION_COLOUR, POTION_SIGN, SIGNS

NO_THEORY: Final = -1

# What a demonstration proves. The first three add up like flags.
NOTHING: Final = 0
FIRST_FALLS: Final = 1
SECOND_FALLS: Final = 2
BOTH_FALL: Final = 3
CONFLICT: Final = 4


def contradicts(theory: int, colour: int, sign: int) -> bool:
    """An aspect was shown that a theory denies."""
    return theory != NO_THEORY and SIGNS[theory][colour] != sign


def judged(first: int, second: int, potion: int, yes: bool) -> int:
    """Master mode: the theories on two ingredients, a potion, and whether the reader says they make it."""
    if yes and potion != NEUTRAL:
        colour, sign = POTION_COLOUR[potion], POTION_SIGN[potion]
        falls = FIRST_FALLS * contradicts(first, colour, sign) + SECOND_FALLS * contradicts(second, colour, sign)
        if falls:
            return falls
    if first == NO_THEORY or second == NO_THEORY:
        return NOTHING
    # Neither is refuted by itself; together they are if they foretell something else.
    return CONFLICT if (MIX[first][second] == potion) != yes else NOTHING


def proven(theories: list[int], conflicts: list[int], pair: int, potion: int, yes: bool) -> int:
    """What an answer about a pair proves; a conflict that is marked already proves nothing."""
    one, other = PAIRS[pair]
    found = judged(theories[one], theories[other], potion, yes)
    return NOTHING if found == CONFLICT and conflicts[one] >> other & 1 else found


def wrong_aspects(theory: int, truth: int) -> list[int]:
    """The colours in which a theory is wrong."""
    return [colour for colour in range(3) if SIGNS[theory][colour] != SIGNS[truth][colour]]
