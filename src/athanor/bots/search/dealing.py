"""The worlds a search plays in: each one possible for all that the seat knows."""

from __future__ import annotations

from athanor.bots.sampling import RandomStream
from athanor.core.state import State


class Dealer:
    """Deals worlds by number, always the same one for a number: every action is tried in world 0 first, then in world
    1, and so on, so that luck favours none."""

    __slots__ = ("numbers", "random", "seat", "world")

    def __init__(self, world: State, seat: int, seed: int) -> None:
        self.world = world
        self.seat = seat
        self.random = RandomStream(seed)
        self.numbers: list[int] = []

    def number(self, world: int) -> int:
        while len(self.numbers) <= world:
            self.numbers.append(self.random.draw())
        return self.numbers[world]

    def deal(self, world: int) -> State:
        return self.world.determinise(self.seat, self.number(world))
