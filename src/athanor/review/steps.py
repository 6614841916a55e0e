"""The record cut into whole decisions.

A decision is what one seat answers between two moments at which something hidden becomes known or somebody else is
asked: as far as it could have been taken back freely. Only its end counts; the order of its actions does not.
"""

from __future__ import annotations

from athanor.core.record import Record, walk
from athanor.core.state import State


class Step:
    """One decision, and whatever became known right after it."""

    __slots__ = ("actions", "before", "index", "seat")

    def __init__(self, index: int, seat: int, before: State) -> None:
        self.index = index  # of its first action among the moves of the record
        self.seat = seat
        self.before = before
        self.actions: list[int] = []


def steps_of(record: Record) -> tuple[list[Step], State]:
    """The decisions of a game and the state at its end."""
    found: list[Step] = []
    last: State | None = None
    for number, (s, _) in enumerate(walk(record)):
        if number < len(record.moves):
            seat, action = record.moves[number]
            if not found or found[-1].seat != seat or s.reveals != found[-1].before.reveals:
                found.append(Step(number, seat, quiet(s)))
            found[-1].actions.append(action)
        else:
            last = quiet(s)
    assert last is not None
    return found, last


def quiet(s: State) -> State:
    """A copy that tells no events."""
    copy = s.clone()
    copy.events = None
    return copy


def ended(s: State, seat: int, reveals: int) -> bool:
    """Whether a decision of the seat that began with so much known is at its end."""
    return s.over or s.asked != seat or s.reveals != reveals
