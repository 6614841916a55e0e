"""The reader's four-letter codes: each names one assignment, so that any reader can go on with any game.

There are two schemes. Codes that end in A to E, and DEMO, use the first; all others the second, which hides better what
a letter means. Both end in digits that pick alchemicals, one after another, from a list that gets shorter.
"""

# Not compiled: anybody may hand in anything, and a wrong type gets our sentence.

from __future__ import annotations

from collections.abc import Sequence
from secrets import randbelow
from typing import Final

from athanor.core.errors import AthanorError
from athanor.games.alchemists.alchemicals import (
    ALL_MINUS,
    ALL_PLUS,
    B_MINUS,
    B_PLUS,
    CLAW,
    FEATHER,
    FERN,
    FLOWER,
    G_MINUS,
    G_PLUS,
    MUSHROOM,
    R_MINUS,
    R_PLUS,
    ROOT,
    SCORPION,
    TOAD,
)
from athanor.games.alchemists.words import TEXTS
from athanor.games.alchemists.worlds import WORLDS, assignment

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ASSIGNED: Final = (FERN, CLAW, MUSHROOM, FLOWER, ROOT, SCORPION, TOAD, FEATHER)
PICKED_FROM: Final = (R_PLUS, G_PLUS, B_PLUS, R_MINUS, G_MINUS, B_MINUS, ALL_PLUS, ALL_MINUS)

DEMO: Final = "DEMO"  # the rulebook's example, from before the second scheme
FIRST_SCHEME: Final = 5  # last letters below this
SHIFTS: Final = (7, 13, 19, 29, 37, 43, 53, 61)
STEP: Final = 613
NUMBERS: Final = 21 * 13 * 13 * 13  # last letter F to Z, and half of each other letter
VARIANTS: Final = len(SHIFTS)  # every assignment has that many codes of the second scheme


class CodeError(AthanorError):
    """Not a code."""


def decode(code: str) -> tuple[int, ...]:
    """The assignment a code stands for: `decode(code)[ingredient]` is its alchemical."""
    code = checked(code)
    letters = [LETTERS.index(letter) for letter in code]
    first = code == DEMO or letters[3] < FIRST_SCHEME
    return picked(digits_of_first(letters) if first else digits_of_second(letters))


def checked(code: str) -> str:
    """The code in capitals; anything but four letters from A to Z is refused."""
    plain = code.strip()
    if len(plain) != 4 or not (plain.isascii() and plain.isalpha()):
        raise CodeError("reader-bad-code", {"code": code}, texts=TEXTS)
    return plain.upper()


def encode(given: Sequence[int], variant: int = 0) -> str:
    """A code of the second scheme for an assignment; `variant` 0 to 7 chooses which."""
    code = code_of_second(digits(given), variant)
    return code_of_second(digits(given), (variant + 1) % VARIANTS) if code == DEMO else code


def random_code() -> str:
    """For a new game: every assignment is equally likely, whatever was played before."""
    return encode(assignment(randbelow(WORLDS)), randbelow(VARIANTS))


# ---------------------------------------------------------------- digits and assignments


def picked(digits: Sequence[int]) -> tuple[int, ...]:
    left = list(PICKED_FROM)
    found = [0] * 8
    for at in range(8):
        found[ASSIGNED[at]] = left.pop(digits[at] if at < 7 else 0)
    return tuple(found)


def digits(given: Sequence[int]) -> list[int]:
    """The seven digits that pick an assignment: the inverse of `picked`."""
    left = list(PICKED_FROM)
    found = []
    for at in range(7):
        digit = left.index(given[ASSIGNED[at]])
        found.append(digit)
        del left[digit]
    return found


# ---------------------------------------------------------------- the first scheme


def digits_of_first(letters: Sequence[int]) -> list[int]:
    c0, c1, c2, c3 = letters
    return [c0 % 8, c1 % 7, c2 % 6, c3 % 5, c2 // 6 % 4, c1 // 7 % 3, c0 // 8 % 2]


# ---------------------------------------------------------------- the second scheme


def digits_of_second(letters: Sequence[int]) -> list[int]:
    """The parities of the first three letters say where the bits of the first digit are hidden."""
    parities = [letter % 2 for letter in letters[:3]]
    halves = [letter // 2 for letter in letters[:3]]
    packed = 13 * (13 * (13 * (letters[3] - FIRST_SCHEME) + halves[2]) + halves[1]) + halves[0]
    number = (packed - STEP * shift(parities)) % NUMBERS
    found = [0] * 7
    for i in range(6):
        if parities[i % 3] == i // 3:
            found[0] += number % 2 << i % 3
            number //= 2
        found[i + 1] = number % (7 - i)
        number //= 7 - i
    return found


def code_of_second(digits: Sequence[int], variant: int) -> str:
    """The way back; each of the eight combinations of parities gives one code."""
    parities = [variant >> i & 1 for i in range(3)]
    number = 0
    for i in range(5, -1, -1):
        number = number * (7 - i) + digits[i + 1]
        if parities[i % 3] == i // 3:
            number = number * 2 + (digits[0] >> i % 3 & 1)
    packed = (number + STEP * shift(parities)) % NUMBERS
    letters = []
    for i in range(3):
        letters.append(packed % 13 * 2 + parities[i])
        packed //= 13
    letters.append(packed + FIRST_SCHEME)
    return "".join(LETTERS[letter] for letter in letters)


def shift(parities: Sequence[int]) -> int:
    return SHIFTS[parities[0] + 2 * parities[1] + 4 * parities[2]]
