"""Hints at a table: who may have one, how many, and what is asked of the process that finds them.

A table says before its game begins whether a seat may ask: not at all, three times, or freely. Where the coach may be
on and is, hints are free too. What goes to the process is dealt anew from what the seat knows, always in the same way,
so the answer is the same for any two tables that look alike to it; and it is given once for each decision.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from athanor.bots.seeds import derive
from athanor.core.state import State
from athanor.server import coaching
from athanor.server.archive import Info, Seat
from athanor.server.words import ServerError

Json = dict[str, Any]
NONE, FEW, FREE = "none", "few", "free"
POLICIES: Final = (NONE, FEW, FREE)
MOST: Final = 3  # of a seat, where they are few
POOL: Final = "hints"


def policy_for(wanted: str | None, seats: Sequence[Seat]) -> str:
    """None said: free for whoever plays against bots alone, none where people compete."""
    people = sum(seat.kind != "bot" for seat in seats)
    return wanted or (FREE if people == 1 else NONE)


def left(info: Info, seats: Sequence[Seat], seat: int) -> int | None:
    """How many a seat may still ask for; None if as many as it likes."""
    own = seats[seat]
    if info.hints == FREE or (own.coach and coaching.may_be_on(info, seats)):
        return None
    return max(0, MOST - own.hints) if info.hints == FEW else 0


def must_be_allowed(info: Info, seats: Sequence[Seat], seat: int) -> None:
    if left(info, seats, seat) == 0:
        raise ServerError("hint-none-left" if info.hints == FEW else "hint-not-here", 403)


def question(state: State, seat: int) -> Json:
    """What the process is told: nothing that the seat does not know."""
    return state.determinise(seat, derive("hint for a seat")).snapshot()
