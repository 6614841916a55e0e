"""What is counted while it happens: how often, and how long it took. `metrics.py` tells it."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from typing import Final

# Upper bounds in seconds. A move takes one millisecond, a strong bot's thought half a minute.
BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Times:
    """How long something took each time: a histogram."""

    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def note(self, seconds: float) -> None:
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def since(self, moment: float) -> None:
        self.note(time.perf_counter() - moment)

    def counts(self) -> Iterator[tuple[str, int]]:
        """For each bound, how often it took no longer than that."""
        below = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self._counts, strict=True):
            below += count
            yield bound, below


class Meters:
    """Of one server. What can be looked up is looked up when somebody asks."""

    def __init__(self) -> None:
        self.decisions = Times()
        self.commits = Times()
        self.jobs = 0
        self.bots = Times()
        self.requests = Times()
        self.statuses: Counter[str] = Counter()
