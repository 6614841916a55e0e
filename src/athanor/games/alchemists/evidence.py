"""What a seat can be sure of about the truth: its own mixes, demonstrations, and glimpses of others' mixes."""

from __future__ import annotations

from functools import cache
from typing import Final

from athanor.games.alchemists import worlds
from athanor.games.alchemists.alchemicals import INGREDIENTS, PAIRS, POTIONS
from athanor.games.alchemists.state import ASPECT, Alchemists, Fact, Result

# Codes of `what_was_seen`: a glimpse, a demonstration.
GLIMPSED: Final = 1 << 16
SHOWN: Final = 1 << 17
MOST_KEPT: Final = 3000
PARTNERS: tuple[int, ...] = tuple(range(INGREDIENTS))
POTIONS_IN: tuple[tuple[int, ...], ...] = tuple(
    tuple(potion for potion in range(POTIONS) if mask >> potion & 1) for mask in range(1 << POTIONS)
)


@cache
def of_fact(fact: Fact) -> int:
    """The worlds in which the reader answers this demonstration so."""
    kind, one, two, three = fact
    if kind == ASPECT:
        return worlds.with_aspect(one, two, three)
    i, j = PAIRS[one]
    return worlds.with_potion(i, j, two) if three else worlds.without_potion(i, j, two)


@cache
def of_pair(one: int, other: int, potions: int) -> int:
    """The worlds in which two ingredients make one of these potions."""
    return worlds.with_potions(one, other, POTIONS_IN[potions])


@cache
def of_glimpse(one: int, potions: int) -> int:
    """The worlds in which an ingredient makes one of these potions with some other."""
    return worlds.with_partner(one, POTIONS_IN[potions], PARTNERS)


def of_result(result: Result, seat: int) -> int:
    """The worlds in which a mix can have come out so, as far as the seat knows its ingredients.

    An unknown pair tells nothing: every world has exactly four pairs for each potion.
    """
    if result.seat == seat:
        return of_pair(result.one, result.other, result.potions)
    if result.seen_one >> seat & 1:
        return of_glimpse(result.one, result.potions)
    if result.seen_other >> seat & 1:
        return of_glimpse(result.other, result.potions)
    return worlds.EVERY


def possible(s: Alchemists, seat: int | None) -> int:
    """All worlds that fit what the seat (None: a spectator) knows."""
    found = worlds.EVERY
    for fact in s.facts:
        found &= of_fact(fact)
    if seat is not None:
        for result in s.results:
            if result.seat == seat or (result.seen_one | result.seen_other) >> seat & 1:
                found &= of_result(result, seat)
    return found


def what_was_seen(s: Alchemists, seat: int) -> tuple[int, ...]:
    """Everything `possible` goes by, as numbers; in whatever order it was seen."""
    seen: list[int] = []
    for kind, one, two, three in s.facts:
        seen.append(SHOWN | kind << 12 | one << 6 | two << 2 | (three + 1))
    for result in s.results:
        if result.seat == seat:
            seen.append(result.one << 10 | result.other << 7 | result.potions)
        elif (result.seen_one | result.seen_other) >> seat & 1:
            one = result.one if result.seen_one >> seat & 1 else result.other
            seen.append(GLIMPSED | one << 10 | result.potions)
    seen.sort()
    return tuple(seen)


_kept: Final[dict[tuple[int, ...], int]] = {}


def possible_to(s: Alchemists, seat: int) -> int:
    """The same as `possible`, kept by what was seen: a search deals many worlds to a seat that has seen the same."""
    seen = what_was_seen(s, seat)
    found = _kept.get(seen)
    if found is None:
        if len(_kept) >= MOST_KEPT:
            _kept.clear()
        found = _kept[seen] = possible(s, seat)
    return found
