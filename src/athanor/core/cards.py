"""Results worth a look: what has just come out for everybody to see, with what followed from it and why.

A card is made of events, so each seat hears of it what it hears of them; nothing else is on it. It changes nothing and
is not saved: it follows from the table before a move and the events of the move.
"""

from __future__ import annotations

from typing import Final

from athanor.core.events import Event
from athanor.core.message import Message

GOOD: Final = "good"
BAD: Final = "bad"
PLAIN: Final = ""


class Row:
    """One thing that happened; good or bad for whom it is about; and the reasons, for all to read."""

    __slots__ = ("event", "tone", "why")

    def __init__(self, event: Event, tone: str = PLAIN, why: list[Message] | None = None) -> None:
        self.event = event
        self.tone = tone
        self.why = why or []


class Card:
    """`title` is for everybody; `seat` is whose result it is, if it is somebody's."""

    __slots__ = ("rows", "seat", "title")

    def __init__(self, title: Message, rows: list[Row], seat: int | None = None) -> None:
        self.title = title
        self.rows = rows
        self.seat = seat
