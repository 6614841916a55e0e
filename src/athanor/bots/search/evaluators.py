"""What a search asks about a position: how likely each action is, and what share of the victory each seat may expect.

A game with a network is evaluated by it. Without one, random playouts do: they need nothing but the contract.
"""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, ClassVar, Final

from athanor.bots.base import leave_out_back
from athanor.bots.sampling import RandomStream, shares_of
from athanor.core.compiled import mypyc_attr
from athanor.core.game import Game
from athanor.core.state import OVER, State
from athanor.core.victory import shares, won
from athanor.nn.late import evaluator_of

if TYPE_CHECKING:
    from athanor.nn.evaluator import Evaluator as Network

LONGEST_PLAYOUT: Final = 200  # decisions; a game that goes on longer is judged by its points then
DOUBT: Final = 0.1  # being ahead by this part of the points makes a victory e times as likely as the other's


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    # How much what was visited little is worth visiting: the more, the noisier the values are.
    exploration: ClassVar[float] = 1.0

    def policy(self, s: State, seat: int) -> list[float]:
        """Log-probabilities of `s.legal(seat)`, in that order, from what the seat knows."""
        raise NotImplementedError

    def values(self, s: State, seat: int) -> list[float]:
        """Shares of the victory by seat, as `seat` sees the position; the game is not over."""
        raise NotImplementedError


class ByNetwork(Evaluator):
    exploration: ClassVar[float] = 0.25

    def __init__(self, network: Network) -> None:
        self.network = network

    def policy(self, s: State, seat: int) -> list[float]:
        return self.network(s, seat).policy

    def values(self, s: State, seat: int) -> list[float]:
        return self.network(s, seat).shares[: s.players]


class ByPlayouts(Evaluator):
    """The policy is the hand-made one, which takes all actions for equal where a game has none."""

    exploration: ClassVar[float] = 1.0

    def __init__(self, random: RandomStream, longest: int = LONGEST_PLAYOUT) -> None:
        self.random = random
        self.longest = longest

    def policy(self, s: State, seat: int) -> list[float]:
        return [log(max(share, 1e-9)) for share in shares_of(s.heuristic(seat))]

    def values(self, s: State, seat: int) -> list[float]:
        s = s.clone()
        for _ in range(self.longest):
            leave_out_back(s)
            s.apply(s.now[self.random.below(len(s.now))])
            if s.asked == OVER:
                return won(s)
        points = [float(each) for each in s.scores()]
        return shares(points, max(1.0, DOUBT * max(abs(each) for each in points)))[: s.players]


def evaluator_for(game: Game, random: RandomStream) -> Evaluator:
    """`random`: where playouts take their chance from."""
    network = evaluator_of(game)
    return ByPlayouts(random) if network is None else ByNetwork(network)
