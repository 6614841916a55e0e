"""Random numbers for bots: a stream that follows from its seed, and from nothing else."""

from __future__ import annotations

from math import exp
from typing import Final

from athanor.core.rng import MASK, advance, spread

UNIT: Final = float(1 << 52)


class RandomStream:
    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state: int = spread(seed & MASK)

    def draw(self) -> int:
        """A number from 1 to 2^61 - 1: good as a generator state of a world."""
        self.state = advance(self.state)
        return self.state

    def below(self, n: int) -> int:
        return (self.draw() >> 9) % n

    def unit(self) -> float:
        """From 0 up to, but not including, 1."""
        return float(self.draw() >> 9) / UNIT

    def sample(self, weights: list[float], temperature: float = 1.0) -> int:
        """A place in the list, e times as likely for each `temperature` that its log-weight lies higher."""
        most = max(weights)
        if temperature <= 0.0:
            return weights.index(most)
        odds = [exp((weight - most) / temperature) for weight in weights]
        left = self.unit() * sum(odds)
        for place, chance in enumerate(odds):
            left -= chance
            if left < 0.0:
                return place
        return weights.index(most)


def shares_of(weights: list[float]) -> list[float]:
    """Log-weights as shares that add up to 1."""
    most = max(weights)
    odds = [exp(weight - most) for weight in weights]
    total = sum(odds)
    return [each / total for each in odds]
