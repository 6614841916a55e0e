"""How often somebody may ask: buckets that fill with time."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

MOST_KEPT: Final = 20_000


class Bucket:
    """`burst` at once, then `rate` a second."""

    __slots__ = ("burst", "level", "rate", "seen")

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.level = burst
        self.seen = time.monotonic()

    def take(self, cost: float = 1) -> bool:
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.seen) * self.rate)
        self.seen = now
        if self.level < cost:
            return False
        self.level -= cost
        return True


class Buckets:
    """One bucket per guest or address; those not seen for longest are forgotten, for they are full again anyway."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, cost: float = 1) -> bool:
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self.burst, self.rate)
            if len(self._buckets) > MOST_KEPT:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        return bucket.take(cost)
