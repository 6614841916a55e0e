"""Results that everybody sees: sales, theories put to the test, exhibitions, harmful potions, conferences, rounds."""

from __future__ import annotations

from typing import Any, Final

from athanor.core.cards import BAD, GOOD, PLAIN, Card, Row
from athanor.core.events import Event
from athanor.core.message import Message
from athanor.games.alchemists.components import zone_extra
from athanor.games.alchemists.selling import MixForSale, price
from athanor.games.alchemists.state import Alchemists
from athanor.games.alchemists.verbs import is_negative

# What follows from a result, told right after it. Everything else ends the card.
AFTERWARDS: Final = frozenset(
    ("gains-gold", "gains-reputation", "loses-reputation", "debunks", "debunk-fails", "theory-falls", "shows-seal",
     "conflict", "both-signs", "hospital", "paralysed", "at-conference")
)  # fmt: skip
# By the event that begins a card: its title, and why reputation is lost.
TITLES: Final = {
    "sells": ("card-sale", "card-why-sign"),
    "asks-aspect": ("card-debunk", "card-why-refuted"),
    "demonstrates-yes": ("card-debunk", "card-why-refuted"),
    "demonstrates-no": ("card-debunk", "card-why-refuted"),
    "exhibits": ("card-exhibit", ""),
    "exhibit-fails": ("card-exhibit", "card-why-exhibit"),
    "tests": ("card-test", ""),
    "drinks": ("card-drink", "card-why-insanity"),
    "conference": ("card-conference", "card-why-seals"),
}
HARMFUL: Final = ("tests", "drinks")
# What the end of a round brings; private draws are not told again.
ROUND: Final = frozenset(("top-alchemist", "gains-reputation", "unused-favors", "rests", "adventurer", "round-begins"))
ROUND_FROM: Final = frozenset(("top-alchemist", "unused-favors", "rests", "adventurer"))
TONES: Final = {
    "gains-gold": GOOD, "gains-reputation": GOOD, "exhibits": GOOD, "both-signs": GOOD,
    "loses-reputation": BAD, "debunk-fails": BAD, "exhibit-fails": BAD, "hospital": BAD, "paralysed": BAD,
}  # fmt: skip


class Reputations:
    """Everybody's reputation while the events go by."""

    def __init__(self, before: Alchemists) -> None:
        self.now = [one.reputation for one in before.alchemists]

    def hear(self, event: Event) -> tuple[int, int]:
        """Before and after it, for whom it is about."""
        seat, count = number(event, "seat"), number(event, "count")
        old = self.now[seat]
        if event.name == "gains-reputation":
            self.now[seat] += count
        elif event.name == "loses-reputation":
            self.now[seat] -= count
        return old, self.now[seat]


def number(event: Event, key: str) -> int:
    found = event.args.get(key, 0)
    return found if isinstance(found, int) else 0


def cards(before: Any, events: list[Event]) -> list[Card]:
    """The cards of one move."""
    reputations = Reputations(before)
    found: list[Card] = []
    card: Card | None = None
    lost_why = ""
    for event in events:
        old, new = reputations.hear(event) if "seat" in event.args else (0, 0)
        if event.name in TITLES and not (event.name in HARMFUL and not is_negative(number(event, "potion"))):
            title, lost_why = TITLES[event.name]
            card = begun(before, title, event)
            found.append(card)
        elif card is not None and event.name in AFTERWARDS:
            card.rows.append(Row(event, TONES.get(event.name, PLAIN), reasons(event, lost_why, old, new)))
        else:
            card = None
    for card in found:
        settle_sale(card)
    return found + end_of_round(events)


def settle_sale(card: Card) -> None:
    """Paid as promised, or not at all."""
    if card.title.id != "card-sale" or len(card.rows) < 2:
        return
    promise, sold, *after = card.rows
    gold = promise.event.args.get("gold")
    paid = any(row.event.name == "gains-gold" and row.event.args["gold"] == gold for row in after)
    sold.tone = GOOD if paid else BAD
    if not paid:
        sold.why = [Message("card-unpaid")]


def begun(before: Alchemists, title: str, event: Event) -> Card:
    """A card with its first rows: for a sale also what was promised, and whether it is paid."""
    args = {key: value for key, value in event.args.items() if key not in event.secret}
    seat = number(event, "seat") if "seat" in event.args else None
    rows = [Row(event, TONES.get(event.name, PLAIN))]
    top = before.stack[-1] if before.stack else None
    if event.name == "sells" and isinstance(top, MixForSale):
        gold = price(before, top.seat, top.level)
        promise = Event("guarantees", {"seat": top.seat, "guarantee": top.level, "gold": gold})
        rows = [Row(promise), *rows]
    if event.name == "tests" and not before.unhappy:
        rows[0].why = [Message("card-why-student")]
    return Card(Message(title, args), rows, seat)


def reasons(event: Event, lost: str, old: int, new: int) -> list[Message]:
    if event.name not in ("gains-reputation", "loses-reputation"):
        return []
    said = [Message("card-reputation", {"before": old, "after": new})]
    if event.name == "loses-reputation":
        extra = zone_extra(old)
        if lost:
            said.append(Message(lost))
        if extra:
            said.append(Message("card-why-more" if extra > 0 else "card-why-less", {"count": abs(extra)}))
    return said


def end_of_round(events: list[Event]) -> list[Card]:
    """From the first step after the actions (or the conference) to the new round."""
    begins = next((event for event in events if event.name == "round-begins"), None)
    if begins is None or number(begins, "round") < 2:
        return []
    first = next((at for at, event in enumerate(events) if event.name in ROUND_FROM), len(events))
    since = [event for event in events[first:] if event.name in ROUND]
    title = Message("card-round", {"round": number(begins, "round") - 1})
    return [Card(title, [Row(event, TONES.get(event.name, PLAIN)) for event in since])] if since else []
