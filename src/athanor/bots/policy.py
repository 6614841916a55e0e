"""Bots that play by a game's network alone: one look at what the seat knows, no search.

Where a game has no network, a search with playouts takes its place, with more of them the higher the level.
"""

from __future__ import annotations

from math import exp
from typing import ClassVar

from athanor.bots.base import Bot
from athanor.bots.lot import Lot, shares_of
from athanor.bots.search.bot import Searcher
from athanor.bots.search.limits import Limits
from athanor.bots.seeds import derive
from athanor.bots.thought import Thought, thought_of
from athanor.core.compiled import mypyc_attr
from athanor.core.state import State
from athanor.nn.late import evaluator_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(Bot):
    """Draws among the actions that the network finds likely.

    `temperature`: 0 takes the likeliest; 1 draws by the network's own odds; more plays more loosely.
    `floor`: what is less likely than this share of the likeliest is never played, however loose the play.
    `playouts`: simulations of the search in a game without a network.
    """

    name: ClassVar[str] = "policy"
    temperature: ClassVar[float] = 0.0
    floor: ClassVar[float] = 0.0
    playouts: ClassVar[int] = 100

    def __init__(self) -> None:
        self.simulations: int = 0  # of the last decision; the arena shows it

    def choose(self, world: State, seat: int, seed: int) -> int:
        network = evaluator_of(world.game)
        if network is None:
            self.simulations = self.playouts
            return self.searcher().choose(world, seat, seed)
        self.simulations = 0
        return world.legal(seat)[self.pick(network(world, seat).policy, seed)]

    def think(self, world: State, seat: int, seed: int) -> Thought:
        network = evaluator_of(world.game)
        if network is None:
            return self.searcher().think(world, seat, seed)
        policy = network(world, seat).policy
        return thought_of(world, seat, world.legal(seat)[self.pick(policy, seed)], shares_of(policy))

    def searcher(self) -> Searcher:
        return Searcher(Limits(simulations=self.playouts))

    def pick(self, policy: list[float], seed: int) -> int:
        """A place in a list of log-probabilities."""
        most = max(policy)
        kept = [place for place, each in enumerate(policy) if exp(each - most) >= self.floor]
        chosen = Lot(derive(seed, "choice")).sample([policy[place] for place in kept], self.temperature)
        return kept[chosen]


class Novice(Policy):
    name: ClassVar[str] = "novice"
    temperature: ClassVar[float] = 2.0
    floor: ClassVar[float] = 0.02
    playouts: ClassVar[int] = 4


class Adept(Policy):
    name: ClassVar[str] = "adept"
    temperature: ClassVar[float] = 1.0
    floor: ClassVar[float] = 0.05
    playouts: ClassVar[int] = 25


class Master(Policy):
    name: ClassVar[str] = "master"
    playouts: ClassVar[int] = 250
