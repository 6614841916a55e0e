"""Results that everybody sees: achievements claimed, and the end of a round with where everybody stands."""

from __future__ import annotations

from typing import Any

from athanor.core.cards import GOOD, Card, Row
from athanor.core.events import Event
from athanor.core.message import Message


def cards(before: Any, events: list[Event]) -> list[Card]:
    found = []
    for event in events:
        if event.name == "claims":
            seat = event.args["seat"]
            assert isinstance(seat, int)
            found.append(Card(Message("card-achievement", {"seat": seat}), [Row(event, GOOD)], seat))
        elif event.name == "round-ends":
            found.append(Card(Message("round-ends", event.args), standings(before)))
    return found


def standings(s: Any) -> list[Row]:
    """What lies open of everybody when the round ends."""
    return [
        Row(Event("card-standing", {"seat": seat, "experiments": len(lab.done), "formulas": formulas(lab.vault),
                                    "level": sum(lab.tracks)}))
        for seat, lab in enumerate(s.labs)
    ]  # fmt: skip


def formulas(vault: list[int]) -> int:
    return sum(1 for formula in vault if formula >= 0)
