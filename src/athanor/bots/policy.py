"""Bots that play by a game's network alone: one look at what the seat knows, no search."""

from __future__ import annotations

from math import exp
from typing import ClassVar

from athanor.bots.base import Bot
from athanor.bots.lot import Lot
from athanor.bots.seeds import derive
from athanor.core.compiled import mypyc_attr
from athanor.core.state import State
from athanor.nn.late import evaluator_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(Bot):
    """Draws among the actions that the network finds likely.

    `temperature`: 0 takes the likeliest; 1 draws by the network's own odds; more plays more loosely.
    `floor`: what is less likely than this share of the likeliest is never played, however loose the play.
    """

    name: ClassVar[str] = "policy"
    temperature: ClassVar[float] = 0.0
    floor: ClassVar[float] = 0.0

    def choose(self, world: State, seat: int, seed: int) -> int:
        legal = world.legal(seat)
        evaluator = evaluator_of(world.game)
        assert evaluator is not None
        odds = evaluator(world, seat).policy
        most = max(odds)
        if self.temperature <= 0.0:
            return legal[odds.index(most)]
        kept = [place for place, each in enumerate(odds) if exp(each - most) >= self.floor]
        place = Lot(derive(seed, "choice")).lean([odds[place] for place in kept], self.temperature)
        return legal[kept[place]]
