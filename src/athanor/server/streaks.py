"""How many days running somebody has answered a puzzle, by their own calendar. One day in seven may be left out."""

from __future__ import annotations

from collections.abc import Collection
from datetime import date, timedelta
from typing import Final

DAY: Final = timedelta(days=1)
WEEK: Final = 7


def streak(days: Collection[date], today: date) -> int:
    """Up to today, or to yesterday while today may still come."""
    at = today if today in days else today - DAY
    count, since_free = 0, WEEK
    while True:
        if at in days:
            count += 1
            since_free += 1
        elif count and since_free >= WEEK and at - DAY in days:
            since_free = 0
        else:
            return count
        at -= DAY


def longest(days: Collection[date]) -> int:
    """The longest there has been."""
    return max((streak(days, day) for day in days), default=0)


def week(days: Collection[date], today: date) -> list[tuple[str, bool]]:
    """The last seven days, today last: the day, and whether something was answered."""
    return [((today - back * DAY).isoformat(), today - back * DAY in days) for back in range(WEEK - 1, -1, -1)]
