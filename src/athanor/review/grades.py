"""Grades of decisions, and what they come to in a game.

In shares of a victory, from 0 to 1. The thresholds are those of lichess, 5, 10 and 15 of 100; so is the accuracy.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from statistics import fmean
from typing import Final

BEST, GOOD, INACCURACY, MISTAKE, BLUNDER = "best", "good", "inaccuracy", "mistake", "blunder"
CLOSE: Final = "close"  # too close to call
FORCED: Final = "forced"  # nothing else was to be chosen
GRADES: Final = (BEST, GOOD, INACCURACY, MISTAKE, BLUNDER, CLOSE, FORCED)
THRESHOLDS: Final = (0.01, 0.05, 0.10, 0.15)
FEWEST: Final = 8  # decisions an accuracy is made of
PHASES: Final = ("opening", "middle", "end")


def grade(loss: float, low: float) -> str:
    """`low`: the lower end of the interval."""
    if loss >= THRESHOLDS[0] and low <= 0.0:
        return CLOSE
    for name, below in zip(GRADES, THRESHOLDS, strict=False):
        if loss < below:
            return name
    return BLUNDER


def straddles(low: float, high: float) -> bool:
    """Whether more tries could change the grade."""
    return low <= 0.0 < THRESHOLDS[0] <= high or any(low < threshold < high for threshold in THRESHOLDS)


def accuracy(loss: float) -> float:
    """Of one decision, from 0 to 100."""
    return min(100.0, max(0.0, 103.1668 * exp(-4.354 * max(0.0, loss)) - 3.1669))


def game_accuracy(decisions: Sequence[tuple[float, float]]) -> float | None:
    """Of (loss, spread of the choices): between the mean, weighted by what was at stake, and the harmonic mean."""
    if len(decisions) < FEWEST:
        return None
    each = [accuracy(loss) for loss, _ in decisions]
    weights = [min(12.0, max(0.5, 100.0 * spread)) for _, spread in decisions]
    weighted = sum(a * w for a, w in zip(each, weights, strict=True)) / sum(weights)
    harmonic = len(each) / sum(1.0 / max(a, 1.0) for a in each)
    return fmean((weighted, harmonic))
