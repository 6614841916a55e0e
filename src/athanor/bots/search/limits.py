"""When to stop thinking: after so many simulations, after so much time, or whichever comes first."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

NO_LIMIT: Final = 0
FEWEST: Final = 1  # simulations: even a bot without any time looks once


class Limits:
    """0 means no limit of that kind. Limited by simulations alone, a search is the same every time."""

    __slots__ = ("clock", "seconds", "simulations")

    def __init__(
        self, simulations: int = NO_LIMIT, seconds: float = 0.0, clock: Callable[[], float] = perf_counter
    ) -> None:
        self.simulations = simulations
        self.seconds = seconds
        self.clock = clock

    def part(self, rounds: int) -> Limits:
        """What each of so many rounds may use of it."""
        return Limits(
            max(FEWEST, self.simulations // rounds) if self.simulations else NO_LIMIT, self.seconds / rounds, self.clock
        )

    def end(self) -> float:
        """The time on the clock at which a search that begins now must end."""
        return self.clock() + self.seconds if self.seconds > 0.0 else 0.0

    def reached(self, simulations: int, end: float) -> bool:
        if simulations < FEWEST:
            return False
        if self.simulations and simulations >= self.simulations:
            return True
        return end > 0.0 and self.clock() >= end
