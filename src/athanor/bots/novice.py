"""Bots of habit: they do what a sensible player would do without looking ahead (`state.leaning`)."""

from __future__ import annotations

from math import exp
from typing import ClassVar, Final

from athanor.bots.base import Bot
from athanor.bots.lot import Lot
from athanor.bots.seeds import derive
from athanor.bots.thought import Considered, Thought
from athanor.core.compiled import mypyc_attr
from athanor.core.state import State

WARMTH: Final = 2.5  # how loosely habits are held to in a decision that is made loosely


@mypyc_attr(allow_interpreted_subclasses=True)
class Habit(Bot):
    """The action that habit recommends most; among equals, any of them. To measure others by: it never slips."""

    name: ClassVar[str] = "habit"
    loose: ClassVar[float] = 0.0  # the share of decisions made loosely

    def choose(self, world: State, seat: int, seed: int) -> int:
        legal, weights = world.legal(seat), world.leaning(seat)
        lot = Lot(derive(seed, "choice"))
        if lot.unit() < self.loose:
            return legal[lot.lean(weights, WARMTH)]
        most = max(weights)
        best = [action for action, weight in zip(legal, weights, strict=True) if weight == most]
        return best[lot.below(len(best))]

    def think(self, world: State, seat: int, seed: int) -> Thought:
        return habits(world, seat, self.choose(world, seat, seed))


class Novice(Habit):
    """Plays by good habits, with a slip now and then."""

    name: ClassVar[str] = "novice"
    loose: ClassVar[float] = 0.25


class Beginner(Habit):
    """Knows the habits, and holds to them loosely more often than not."""

    name: ClassVar[str] = "beginner"
    loose: ClassVar[float] = 0.6


def habits(world: State, seat: int, action: int) -> Thought:
    """What a bot of habit can tell: how much each action draws it, and nothing about what comes of it."""
    found = Thought(seat, action, 0)
    weights = world.leaning(seat)
    odds = shares_of(weights)
    for each, share in zip(world.legal(seat), odds, strict=True):
        found.considered.append(Considered(each, world.describe(each), share, 0, -1.0))
    found.order()
    return found


def shares_of(weights: list[float]) -> list[float]:
    """Log-weights as shares that add up to 1."""
    most = max(weights)
    odds = [exp(weight - most) for weight in weights]
    total = sum(odds)
    return [each / total for each in odds]
