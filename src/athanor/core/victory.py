"""Shares of a victory: what those who won have of it, and what those who expect so many points may hope for."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from athanor.core.state import State

FURTHEST: Final = -40.0  # whoever lies further behind is as good as beaten


def won(s: State) -> list[float]:
    """By seat, of a game that is over; shared by those who share it."""
    winners = s.winners()
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(s.players)]


def shares(points: list[float], doubt: float) -> list[float]:
    """For each that expects so many points. `doubt`: so far ahead, one wins e times as often as not."""
    most = max(points)
    odds = [exp(max(FURTHEST, (each - most) / doubt)) for each in points]
    total = sum(odds)
    return [each / total for each in odds]
