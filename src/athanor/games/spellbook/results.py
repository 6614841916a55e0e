"""Results that everybody sees: somebody has completed the book or the familiar, so the end is near."""

from __future__ import annotations

from typing import Any, Final

from athanor.core.cards import Card, Row
from athanor.core.events import Event
from athanor.core.message import Message

LAST: Final = ("last-round", "last-day")


def cards(before: Any, events: list[Event]) -> list[Card]:
    return [
        Card(Message("card-last"), [Row(event, why=[Message("card-last-why")])])
        for event in events
        if event.name in LAST
    ]
