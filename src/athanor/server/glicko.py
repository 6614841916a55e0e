"""Ratings by Glicko-2 (Mark Glickman, "Example of the Glicko-2 system"), one game at a time.

An answer to a puzzle is a game between a person and the puzzle. A puzzle that many have tried would stop moving, so its
deviation is kept above a floor by whoever calls.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log, pi, sqrt
from typing import Final

RATING: Final = 1500.0
DEVIATION: Final = 350.0
VOLATILITY: Final = 0.06
SCALE: Final = 173.7178
TAU: Final = 0.5  # how quickly the volatility may change
CLOSE: Final = 1e-6


@dataclass(frozen=True, slots=True)
class Rating:
    rating: float = RATING
    deviation: float = DEVIATION
    volatility: float = VOLATILITY


def played(own: Rating, other: Rating, score: float) -> Rating:
    """One's rating after a game: 1 won, 0 lost."""
    mu, phi = (own.rating - RATING) / SCALE, own.deviation / SCALE
    theirs, doubt = (other.rating - RATING) / SCALE, other.deviation / SCALE
    weight = 1 / sqrt(1 + 3 * (doubt / pi) ** 2)
    expected = 1 / (1 + exp(-weight * (mu - theirs)))
    variance = 1 / (weight**2 * expected * (1 - expected))
    difference = variance * weight * (score - expected)
    sigma = new_volatility(own.volatility, phi, variance, difference)
    before = sqrt(phi**2 + sigma**2)
    after = 1 / sqrt(1 / before**2 + 1 / variance)
    return Rating(RATING + SCALE * (mu + after**2 * weight * (score - expected)), SCALE * after, sigma)


def new_volatility(sigma: float, phi: float, variance: float, difference: float) -> float:
    """Step 5: the zero of f, by the Illinois algorithm."""
    start = log(sigma**2)

    def f(x: float) -> float:
        grown = phi**2 + variance + exp(x)
        return exp(x) * (difference**2 - grown) / (2 * grown**2) - (x - start) / TAU**2

    low = start
    if difference**2 > phi**2 + variance:
        high = log(difference**2 - phi**2 - variance)
    else:
        steps = 1
        while f(start - steps * TAU) < 0:
            steps += 1
        high = start - steps * TAU
    at_low, at_high = f(low), f(high)
    while abs(high - low) > CLOSE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = f(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)
