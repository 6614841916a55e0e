"""Results that everybody sees: experiments performed, achievements claimed, the end of a round with its standings."""

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
        elif event.name == "performs":
            found.append(performed(before, event))
        elif event.name == "round-ends":
            found.append(Card(Message("round-ends", event.args), standings(before)))
    return found


def performed(before: Any, event: Event) -> Card:
    """What it is worth at the end; what it gives besides is chosen and told in the moves that follow."""
    seat = event.args["seat"]
    assert isinstance(seat, int)
    lab, called = before.labs[seat], before.cards.called
    lying = [card for card in (*lab.open, lab.masterpiece) if card >= 0]
    card = next(each for each in lying if called("experiment", each) == event.args["experiment"])
    worth = Event("card-worth", {"points": before.cards.experiments[card].vp})
    title = "card-masterpiece" if card == lab.masterpiece else "card-experiment"
    return Card(Message(title, {"seat": seat}), [Row(event, GOOD), Row(worth)], seat)


def standings(s: Any) -> list[Row]:
    """What lies open of everybody when the round ends."""
    return [
        Row(Event("card-standing", {"seat": seat, "experiments": len(lab.done), "formulas": formulas(lab.vault),
                                    "level": sum(lab.tracks)}))
        for seat, lab in enumerate(s.labs)
    ]  # fmt: skip


def formulas(vault: list[int]) -> int:
    return sum(1 for formula in vault if formula >= 0)
