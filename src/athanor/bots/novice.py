"""Bots of habit: they do what a sensible player would do without looking ahead (`state.leaning`)."""

from __future__ import annotations

from math import exp
from typing import ClassVar, Final

from athanor.bots.base import Bot
from athanor.bots.lot import Lot
from athanor.bots.seeds import derive
from athanor.bots.thought import Considered, Thought
from athanor.core.state import State

SLIPS: Final = 0.06  # of its decisions the beginner leaves to chance altogether
WARMTH: Final = 0.6  # in the others it follows its habits this loosely


class Novice(Bot):
    """The action that habit recommends most; among equals, any of them."""

    name: ClassVar[str] = "novice"

    def choose(self, world: State, seat: int, seed: int) -> int:
        legal, weights = world.legal(seat), world.leaning(seat)
        most = max(weights)
        best = [action for action, weight in zip(legal, weights, strict=True) if weight == most]
        return best[derive(seed, "choice") % len(best)]

    def think(self, world: State, seat: int, seed: int) -> Thought:
        return habits(world, seat, self.choose(world, seat, seed))


class Beginner(Bot):
    """Knows the habits but holds to them loosely, and now and then does just anything."""

    name: ClassVar[str] = "beginner"

    def choose(self, world: State, seat: int, seed: int) -> int:
        legal = world.legal(seat)
        lot = Lot(derive(seed, "choice"))
        if lot.unit() < SLIPS:
            return legal[lot.below(len(legal))]
        return legal[lot.lean(world.leaning(seat), WARMTH)]

    def think(self, world: State, seat: int, seed: int) -> Thought:
        return habits(world, seat, self.choose(world, seat, seed))


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
