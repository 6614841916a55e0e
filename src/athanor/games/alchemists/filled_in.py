"""What fills itself in a notebook: what follows from all that a seat has seen, and what that says of own marks."""

# Not compiled: it makes data for people to see.

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, TypeGuard

from athanor.core.message import Message
from athanor.core.notes import Doubts
from athanor.games.alchemists.alchemicals import INGREDIENTS, MINUS, NEUTRAL, PAIRS, PLUS, POTIONS
from athanor.games.alchemists.components import HELP
from athanor.games.alchemists.crossing import by_reason
from athanor.games.alchemists.deduction import DeductionError, Experiment, Knowledge, most_telling
from athanor.games.alchemists.notebook import knowledge, results
from athanor.games.alchemists.state import ASPECT, MIXED
from athanor.games.alchemists.view_types import Best, Deduction, Fact, Mix, Odds
from athanor.games.alchemists.worlds import EVERY, with_alchemical, with_aspect

RESULTS, IMPOSSIBLE, ODDS = (HELP.index(level) for level in ("results", "impossible", "odds"))
NO, YES, MAYBE = MARKS = ("no", "yes", "maybe")
PLACE: Final = re.compile("[0-7]/[0-7]")  # of a mark: ingredient and alchemical
KEPT: Final = 256  # what so many seats have seen is not counted anew
MOST_SEEN: Final = 500  # far more mixes and demonstrations than a game has
Seen = tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]


class Counted:
    """The worlds that fit what somebody has seen, and all that is told of them."""

    def __init__(self, seen: Mapping[str, Any]) -> None:
        self.known: Knowledge = knowledge(seen)
        self.odds: list[list[int]] = [self.known.odds(pair) for pair in range(len(PAIRS))]
        count, grid = self.known.count, self.known.grid()
        self.certain: str = "".join(str(int(many > 0) + int(many == count)) for cells in grid for many in cells)
        found = results(seen)
        self.results: list[int] = [found.get(pair, 0) for pair in PAIRS]
        self.crossed: list[tuple[list[int], Message]] = by_reason(seen, self.known)
        self.partners: list[int] = partners(self.results)
        self.texts: tuple[str, str, str] = (
            in_line(grid),
            in_line([self.with_plus(each, colour) for colour in range(3)] for each in range(INGREDIENTS)),
            in_line(self.odds),
        )

    def with_plus(self, ingredient: int, colour: int) -> int:
        return (self.known.worlds & with_aspect(ingredient, colour, PLUS)).bit_count()

    def best(self, hand: Iterable[int]) -> Best | None:
        """The most telling mix of this hand, with how many worlds it leaves on average; None if none tells anything."""
        kinds = set(hand)
        pairs = [at for at, (one, other) in enumerate(PAIRS) if one in kinds and other in kinds]
        tests = sorted((Experiment(pair, self.odds[pair]) for pair in pairs), key=most_telling)
        return [tests[0].pair, round(float(tests[0].left), 1)] if tests and tests[0].left < self.known.count else None


def partners(results: Sequence[int]) -> list[int]:
    """By ingredient, with which other it was neutral; -1 if with none yet."""
    found = [-1] * INGREDIENTS
    for (one, other), potions in zip(PAIRS, results, strict=True):
        if potions == 1 << NEUTRAL:
            found[one], found[other] = other, one
    return found


def in_line(rows: Iterable[Sequence[int]]) -> str:
    return " ".join(str(number) for row in rows for number in row)


@lru_cache(maxsize=KEPT)
def counted(seen: Seen) -> Counted:
    facts, triangle = seen
    return Counted({"facts": facts, "triangle": triangle})


def seen_in(facts: Iterable[Sequence[int]], triangle: Iterable[Sequence[int]]) -> Seen:
    """Without whose mixes they were, and who glimpsed them: that says nothing of the ingredients."""
    mixes = ((0, one, other, potions, 0) for _, one, other, potions, _ in triangle if one >= 0)
    return tuple(tuple(fact) for fact in facts), tuple(mixes)


def deduction(facts: list[Fact], triangle: list[Mix], hand: list[int], level: str) -> Deduction | None:
    """As far as a notebook may fill itself at the table. None also where what was laid out by hand cannot be."""
    reached = HELP.index(level)
    if reached < RESULTS:
        return None
    try:
        found = counted(seen_in(facts, triangle))
    except DeductionError:
        return None
    worlds, signs, potions = found.texts
    odds: Odds = {
        "worlds": found.known.count, "cells": worlds, "pluses": signs, "potions": potions, "best": found.best(hand),
    }  # fmt: skip
    return {
        "results": found.results[:],
        "partners": found.partners[:],
        "certain": found.certain if reached >= IMPOSSIBLE else "",
        "crossed": [[cells[:], why.plain()] for cells, why in found.crossed] if reached >= IMPOSSIBLE else [],
        "odds": odds if reached >= ODDS else None,
    }


# ---------------------------------------------------------------- marks made by hand


def doubts(seen: Mapping[str, Any], marks: Mapping[str, str]) -> Doubts | None:
    """Which marks what was seen refutes; None where nobody can have seen this, or these are no marks.

    A yes or no is refuted by what was seen alone; a maybe also where the yes and no leave no room for it: it asks "what
    if, given all that I believe". Several maybes are alternatives, so they are never held against each other.
    """
    facts, triangle = seen.get("facts"), seen.get("triangle")
    if not (is_list_of(facts, is_fact) and is_list_of(triangle, is_mix)):
        return None
    if not all(PLACE.fullmatch(place) and mark in MARKS for place, mark in marks.items()):
        return None
    try:
        known = counted(seen_in(facts, triangle)).known
    except DeductionError:
        return None
    sets = {place: worlds_of(place, mark) for place, mark in marks.items()}
    refuted = [place for place, worlds in sets.items() if not known.worlds & worlds]
    left = known.worlds
    for place, worlds in sets.items():
        if marks[place] != MAYBE and place not in refuted:
            left &= worlds
    if left:
        maybes = (place for place, mark in marks.items() if mark == MAYBE and place not in refuted)
        refuted += [place for place in maybes if not left & sets[place]]
    return Doubts(refuted, clash=not left)


def worlds_of(place: str, mark: str) -> int:
    """The worlds in which a mark in that cell is true."""
    cell = with_alchemical(int(place[0]), int(place[-1]))
    return EVERY ^ cell if mark == NO else cell


def is_list_of(rows: Any, is_one: Callable[[list[int]], bool]) -> TypeGuard[list[list[int]]]:
    return (
        isinstance(rows, list)
        and len(rows) <= MOST_SEEN
        and all(isinstance(row, list) and all(type(part) is int for part in row) and is_one(row) for row in rows)
    )


def is_fact(row: list[int]) -> bool:
    match row:
        case [kind, ingredient, colour, sign] if kind == ASPECT:
            return ingredient in range(INGREDIENTS) and colour in range(3) and sign in (MINUS, PLUS)
        case [kind, pair, potion, answer] if kind == MIXED:
            return pair in range(len(PAIRS)) and potion in range(POTIONS) and answer in (0, 1)
    return False


def is_mix(row: list[int]) -> bool:
    match row:
        case [_, one, other, potions, _]:
            known = (-1, *range(INGREDIENTS))
            return one in known and other in known and (one != other or one < 0) and 0 < potions < 1 << POTIONS
    return False
