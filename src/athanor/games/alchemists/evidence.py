"""What a seat can be sure of about the truth: its own mixes, demonstrations, and glimpses of others' mixes."""

from __future__ import annotations

from functools import cache
from typing import Final

from athanor.games.alchemists import worlds
from athanor.games.alchemists.alchemicals import INGREDIENTS, PAIRS, POTIONS
from athanor.games.alchemists.seat_worlds import SeatWorlds
from athanor.games.alchemists.state import ASPECT, Alchemists, Fact, Result

# Codes of `what_was_seen`: a glimpse, a demonstration.
GLIMPSED: Final = 1 << 16
SHOWN: Final = 1 << 17
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
    """Everything `possible` goes by, as numbers; in whatever order it was seen. A spectator's seat is -1."""
    seen: list[int] = []
    for kind, one, two, three in s.facts:
        seen.append(SHOWN | kind << 12 | one << 6 | two << 2 | (three + 1))
    if seat >= 0:
        for result in s.results:
            if result.seat == seat:
                seen.append(result.one << 10 | result.other << 7 | result.potions)
            elif (result.seen_one | result.seen_other) >> seat & 1:
                one = result.one if result.seen_one >> seat & 1 else result.other
                seen.append(GLIMPSED | one << 10 | result.potions)
    seen.sort()
    return tuple(seen)


@cache
def of_code(code: int) -> int:
    """The worlds in which this can have been seen."""
    if code & SHOWN:
        return of_fact((code >> 12 & 15, code >> 6 & 63, code >> 2 & 15, (code & 3) - 1))
    if code & GLIMPSED:
        return of_glimpse(code >> 10 & 7, code & 127)
    return of_pair(code >> 10 & 7, code >> 7 & 7, code & 127)


# ---------------------------------------------------------------- kept, and narrowed by what is new


def seat_worlds_of(s: Alchemists, seat: int) -> SeatWorlds:
    """What `possible` says, kept until the seat (-1: a spectator) learns more."""
    slot = seat if seat >= 0 else s.players
    kept = s.seat_worlds[slot]
    if kept is not None and kept.holds(s):
        return kept
    seen = what_was_seen(s, seat)
    found = SeatWorlds(s.results, s.facts, seen, narrowed(kept, seen))
    if kept is not None and kept.seen == seen:
        found.lottery = kept.lottery
        found.learnt = kept.learnt
    s.seat_worlds[slot] = found
    return found


def narrowed(kept: SeatWorlds | None, seen: tuple[int, ...]) -> int:
    """The worlds possible after all this, from those possible before if nothing of that is gone."""
    new = None if kept is None else what_is_new(kept.seen, seen)
    if kept is None or new is None:
        found = worlds.EVERY
        for code in seen:
            found &= of_code(code)
        return found
    found = kept.possible
    for code in new:
        found &= of_code(code)
    return found


def what_is_new(old: tuple[int, ...], seen: tuple[int, ...]) -> list[int] | None:
    """What was seen besides the old; None if not all of the old is there. Both are sorted."""
    new: list[int] = []
    at = 0
    for code in seen:
        if at < len(old) and old[at] == code:
            at += 1
        else:
            new.append(code)
    return new if at == len(old) else None
