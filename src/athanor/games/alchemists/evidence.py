"""What a seat can be sure of about the truth: its own mixes, demonstrations, and glimpses of others' mixes."""

from __future__ import annotations

from athanor.games.alchemists import worlds
from athanor.games.alchemists.alchemicals import INGREDIENTS, PAIRS, POTIONS
from athanor.games.alchemists.state import ASPECT, Alchemists, Fact, Result

PARTNERS: tuple[int, ...] = tuple(range(INGREDIENTS))
POTIONS_IN: tuple[tuple[int, ...], ...] = tuple(
    tuple(potion for potion in range(POTIONS) if mask >> potion & 1) for mask in range(1 << POTIONS)
)


def of_fact(fact: Fact) -> int:
    """The worlds in which the reader answers this demonstration so."""
    kind, one, two, three = fact
    if kind == ASPECT:
        return worlds.with_aspect(one, two, three)
    i, j = PAIRS[one]
    return worlds.with_potion(i, j, two) if three else worlds.without_potion(i, j, two)


def of_result(result: Result, seat: int) -> int:
    """The worlds in which a mix can have come out so, as far as the seat knows its ingredients.

    An unknown pair tells nothing: every world has exactly four pairs for each potion.
    """
    potions = POTIONS_IN[result.potions]
    if result.seat == seat or (result.seen_one & result.seen_other) >> seat & 1:
        return worlds.with_potions(result.one, result.other, potions)
    if result.seen_one >> seat & 1:
        return worlds.with_partner(result.one, potions, PARTNERS)
    if result.seen_other >> seat & 1:
        return worlds.with_partner(result.other, potions, PARTNERS)
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
