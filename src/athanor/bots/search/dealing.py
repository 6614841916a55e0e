"""The worlds a search plays in: each one possible for all that the seat knows."""

from __future__ import annotations

from athanor.bots.lot import Lot
from athanor.core.state import State


class Dealer:
    """Deals a world for each simulation. Where dealing is dear, hidden things are dealt a limited number of times and
    only what chance has yet to decide is new."""

    __slots__ = ("dealt", "limit", "lot", "seat", "turn", "world")

    def __init__(self, world: State, seat: int, lot: Lot, limit: int) -> None:
        self.world = world
        self.seat = seat
        self.lot = lot
        self.limit = limit
        self.dealt: list[State] = []
        self.turn = 0

    def deal(self) -> State:
        if self.limit and len(self.dealt) >= self.limit:
            s = self.dealt[self.turn % self.limit].clone()
            self.turn += 1
            s.rng = self.lot.draw()
            return s
        s = self.world.determinise(self.seat, self.lot.draw())
        if self.limit:
            self.dealt.append(s.clone())
        return s
