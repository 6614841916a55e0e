"""Bots that play by a game's network alone: one look at what the seat knows, no search.

Where a game has no network, a search with playouts takes its place, with more of them the higher the level.
"""

from __future__ import annotations

from math import log
from typing import ClassVar, Final

from athanor.bots.base import Bot
from athanor.bots.sampling import RandomStream, shares_of
from athanor.bots.search.bot import Searcher
from athanor.bots.search.limits import Limits
from athanor.bots.seeds import derive
from athanor.bots.thought import Thought, thought_of
from athanor.core.compiled import mypyc_attr
from athanor.core.game import Game
from athanor.core.state import State
from athanor.nn.late import evaluator_of

UNLIKELY: Final = 0.05  # beside the likeliest, after the temperature: what is less likely is never played


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(Bot):
    """Draws among the actions that the network finds likely.

    How loosely, the game says (`Game.looseness`): 0 takes the likeliest; 1 draws by the network's own odds; more plays
    more loosely. `playouts`: simulations of the search in a game without a network.
    """

    name: ClassVar[str] = "policy"
    playouts: ClassVar[int] = 100

    def __init__(self) -> None:
        self.simulations: int = 0  # of the last decision; the arena shows it

    def choose(self, world: State, seat: int, seed: int) -> int:
        network = evaluator_of(world.game)
        if network is None:
            self.simulations = self.playouts
            return self.searcher().choose(world, seat, seed)
        self.simulations = 0
        return world.legal(seat)[self.pick(network(world, seat).policy, self.temperature(world), seed)]

    def is_quick(self, game: Game) -> bool:
        return evaluator_of(game) is not None

    def think(self, world: State, seat: int, seed: int) -> Thought:
        network = evaluator_of(world.game)
        if network is None:
            return self.searcher().think(world, seat, seed)
        policy = network(world, seat).policy
        chosen = world.legal(seat)[self.pick(policy, self.temperature(world), seed)]
        return thought_of(world, seat, chosen, shares_of(policy))

    def searcher(self) -> Searcher:
        return Searcher(Limits(simulations=self.playouts))

    def temperature(self, world: State) -> float:
        return world.game.looseness.get(self.name, 0.0)

    def pick(self, policy: list[float], temperature: float, seed: int) -> int:
        """A place in a list of log-probabilities. What would hardly ever be drawn is not drawn at all."""
        if temperature <= 0.0:
            return policy.index(max(policy))
        least = max(policy) + temperature * log(UNLIKELY)
        kept = [place for place, each in enumerate(policy) if each >= least]
        chosen = RandomStream(derive(seed, "choice")).sample([policy[place] for place in kept], temperature)
        return kept[chosen]


class Novice(Policy):
    name: ClassVar[str] = "novice"
    playouts: ClassVar[int] = 4


class Adept(Policy):
    name: ClassVar[str] = "adept"
    playouts: ClassVar[int] = 25


class Master(Policy):
    name: ClassVar[str] = "master"
    playouts: ClassVar[int] = 250
