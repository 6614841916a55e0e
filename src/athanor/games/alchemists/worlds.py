"""All 40,320 ways to give the ingredients their alchemicals, and what is compatible with a fact, as sets of them.

A world is the number of an assignment in dictionary order. A set of worlds is one Python integer: bit w stands for
world w. Intersection is `&`, union `|`, the count `bit_count()`; nothing is sampled and nothing is approximate.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from math import factorial
from typing import Final

from athanor.games.alchemists.alchemicals import (
    MAKERS,
    MIX,
    PAIR_AT,
    PAIRS,
    PLUS,
    POTIONS,
    POTIONS_OF_QUALITY,
    WITH_ASPECT,
)

WORLDS: Final = factorial(8)
EVERY: Final = (1 << WORLDS) - 1
BLOCKS: Final = tuple(factorial(7 - at) for at in range(8))  # worlds that share a beginning of length at + 1


class Tables:
    """The sets every question is answered from.

    `rows[world][ingredient]` and `columns[ingredient][world]`: its alchemical there; `cells[ingredient][alchemical]`:
    the worlds where it has this alchemical; `brews[pair][potion]`: the worlds where the pair makes this potion.
    """

    __slots__ = ("brews", "cells", "columns", "rows")

    def __init__(self) -> None:
        self.rows: list[bytes] = [bytes(row) for row in permutations(range(8))]
        self.columns: list[bytes] = [bytes(column) for column in zip(*self.rows, strict=True)]
        self.cells: list[list[int]] = [[cell(column, a) for a in range(8)] for column in self.columns]
        self.brews: list[list[int]] = [[brew(self.cells, i, j, p) for p in range(POTIONS)] for i, j in PAIRS]


def cell(column: bytes, alchemical: int) -> int:
    """Written in binary digits, last world first: far faster than setting bit after bit."""
    digits = bytearray(b"0" * 256)
    digits[alchemical] = ord("1")
    return int(column[::-1].translate(bytes(digits)), 2)


def brew(cells: list[list[int]], i: int, j: int, potion: int) -> int:
    found = 0
    for a, b in MAKERS[potion]:
        found |= cells[i][a] & cells[j][b]
    return found


_tables: list[Tables] = []


def tables() -> Tables:
    """Made when first asked for, in a few hundredths of a second: whoever only looks at the game need not wait."""
    if not _tables:
        _tables.append(Tables())
    return _tables[0]


# ---------------------------------------------------------------- worlds and assignments


def assignment(world: int) -> tuple[int, ...]:
    """`assignment(w)[ingredient]` is its alchemical."""
    left = list(range(8))
    found = []
    for block in BLOCKS:
        found.append(left.pop(world // block))
        world %= block
    return tuple(found)


def world_of(given: Sequence[int]) -> int:
    """The number of an assignment: the inverse of `assignment`."""
    left = list(range(8))
    world = 0
    for at in range(8):
        place = left.index(given[at])
        world += place * BLOCKS[at]
        del left[place]
    return world


class World:
    """One of them, laid out. Its lists are shared: nobody changes them.

    `truth[ingredient]`: its alchemical; `makers[potion]`: the four pairs that make it, a bit each.
    """

    __slots__ = ("makers", "truth")

    def __init__(self, number: int) -> None:
        self.truth: list[int] = list(assignment(number))
        self.makers: list[int] = [0] * POTIONS
        for pair, (one, other) in enumerate(PAIRS):
            self.makers[MIX[self.truth[one]][self.truth[other]]] |= 1 << pair


_laid_out: Final[list[World | None]] = [None] * WORLDS


def laid_out(number: int) -> World:
    """Made when first asked for."""
    found = _laid_out[number]
    if found is None:
        found = _laid_out[number] = World(number)
    return found


# ---------------------------------------------------------------- what a fact leaves possible


def with_alchemical(ingredient: int, alchemical: int) -> int:
    return tables().cells[ingredient][alchemical]


def with_alchemicals(ingredient: int, alchemicals: Sequence[int]) -> int:
    cells = tables().cells[ingredient]
    found = 0
    for alchemical in alchemicals:
        found |= cells[alchemical]
    return found


def with_aspect(ingredient: int, colour: int, sign: int) -> int:
    """An ingredient has this sign in this colour: the answer of a debunk in apprentice mode."""
    return with_alchemicals(ingredient, WITH_ASPECT[colour][sign == PLUS])


def with_potion(one: int, other: int, potion: int) -> int:
    """Two ingredients make this potion: an experiment, or "yes" to a demonstration in master mode."""
    return tables().brews[PAIR_AT[one][other]][potion]


def without_potion(one: int, other: int, potion: int) -> int:
    """Two ingredients make some other potion: "no" to a demonstration."""
    return EVERY ^ tables().brews[PAIR_AT[one][other]][potion]


def with_potions(one: int, other: int, potions: Sequence[int]) -> int:
    """Two ingredients make one of these potions."""
    brews = tables().brews[PAIR_AT[one][other]]
    found = 0
    for potion in potions:
        found |= brews[potion]
    return found


def with_quality(one: int, other: int, wanted: int, quality: int) -> int:
    """Two ingredients, sold for a wanted potion, got this answer."""
    return with_potions(one, other, POTIONS_OF_QUALITY[wanted][quality])


def with_partner(one: int, potions: Sequence[int], partners: Sequence[int]) -> int:
    """An ingredient made one of these potions with one of these partners, who knows which: a glimpse of a mix."""
    found = 0
    for other in partners:
        if other != one:
            found |= with_potions(one, other, potions)
    return found


# ---------------------------------------------------------------- picking


_HALVES: Final = tuple(1 << at for at in range(15, -1, -1))
_MASKS: Final = tuple((1 << half) - 1 for half in _HALVES)


def nth(worlds: int, n: int) -> int:
    """The n-th world of a set, counted from 0 in rising order; `n` must be below the count."""
    at = 0
    for step in range(16):
        low = worlds & _MASKS[step]
        count = low.bit_count()
        if n < count:
            worlds = low
        else:
            n -= count
            worlds >>= _HALVES[step]
            at += _HALVES[step]
    return at


def all_of(worlds: int) -> list[int]:
    """Every world of a set, in rising order."""
    found = []
    digits = bin(worlds)[:1:-1]
    at = digits.find("1")
    while at >= 0:
        found.append(at)
        at = digits.find("1", at + 1)
    return found
