"""The worlds a search plays in: each one possible for all that the seat knows."""

from __future__ import annotations

from athanor.bots.lot import Lot
from athanor.core.state import State


class Dealer:
    """Deals worlds by number, always the same one for a number: every action is tried in world 0 first, then in world
    1, and so on, so that luck favours none. Where dealing is dear, hidden things are dealt a limited number of times
    and only what chance has yet to decide is new."""

    __slots__ = ("dealt", "limit", "lot", "numbers", "seat", "world")

    def __init__(self, world: State, seat: int, seed: int, limit: int) -> None:
        self.world = world
        self.seat = seat
        self.lot = Lot(seed)
        self.limit = limit
        self.numbers: list[int] = []
        self.dealt: list[State] = []

    def number(self, world: int) -> int:
        while len(self.numbers) <= world:
            self.numbers.append(self.lot.draw())
        return self.numbers[world]

    def deal(self, world: int) -> State:
        number = self.number(world)
        if not self.limit:
            return self.world.determinise(self.seat, number)
        while len(self.dealt) <= min(world, self.limit - 1):
            self.dealt.append(self.world.determinise(self.seat, self.number(len(self.dealt))))
        s = self.dealt[world % self.limit].clone()
        s.rng = number
        return s
