"""Bots that play by a game's hand-made policy (`state.heuristic`): rules of thumb, no network and no search."""

from __future__ import annotations

from typing import ClassVar, Final

from athanor.bots.base import Bot
from athanor.bots.sampling import RandomStream, shares_of
from athanor.bots.seeds import derive
from athanor.bots.thought import Thought, thought_of
from athanor.core.compiled import mypyc_attr
from athanor.core.game import Game
from athanor.core.state import State

TEMPERATURE: Final = 2.5  # of a decision that is made loosely


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic(Bot):
    """The action with the highest weight; among equals, any of them. A yardstick: it never slips."""

    name: ClassVar[str] = "heuristic"

    def choose(self, world: State, seat: int, seed: int) -> int:
        legal, weights = world.legal(seat), world.heuristic(seat)
        random = RandomStream(derive(seed, "choice"))
        if random.unit() < self.looseness(world):
            return legal[random.sample(weights, TEMPERATURE)]
        most = max(weights)
        best = [action for action, weight in zip(legal, weights, strict=True) if weight == most]
        return best[random.below(len(best))]

    def is_quick(self, game: Game) -> bool:
        return True

    def looseness(self, world: State) -> float:
        """The share of decisions made loosely."""
        return world.game.looseness.get(self.name, 0.0)

    def think(self, world: State, seat: int, seed: int) -> Thought:
        return thought_of(world, seat, self.choose(world, seat, seed), shares_of(world.heuristic(seat)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Beginner(Heuristic):
    """Knows the rules of thumb, and holds to them loosely more often than not."""

    name: ClassVar[str] = "beginner"
