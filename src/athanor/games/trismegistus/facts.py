"""What speaks for a choice, in sentences: for the hint. Only the own side and what lies open are looked at."""

# Not compiled: it makes words.

from __future__ import annotations

from athanor.core.message import Message
from athanor.games.trismegistus import components as c
from athanor.games.trismegistus.experiments import performable
from athanor.games.trismegistus.scoring import open_points
from athanor.games.trismegistus.state import Trismegistus


def facts(s: Trismegistus, after: Trismegistus, seat: int, actions: list[int]) -> list[Message]:
    return [
        *performs(s, after, seat),
        *prepares(s, after, seat),
        *takes(s, after, seat),
        *completes(s, after, seat),
        *climbs(s, after, seat),
        *drafts(s, after, seat),
        *gains(s, after, seat),
        *reacts(s, after, seat),
    ]


def performs(s: Trismegistus, after: Trismegistus, seat: int) -> list[Message]:
    new = [card for card in after.labs[seat].done if card not in s.labs[seat].done]
    return [about(s, "fact-performs", card) for card in new]


def about(s: Trismegistus, id: str, card: int) -> Message:
    return Message(id, {"experiment": s.cards.called("experiment", card), "points": s.cards.experiments[card].vp})


def prepares(s: Trismegistus, after: Trismegistus, seat: int) -> list[Message]:
    """Open experiments, or the own masterpiece, that can now be paid for and could not before."""
    lab = after.labs[seat]
    cards = [*lab.open, *([lab.masterpiece] if lab.masterpiece >= 0 else [])]
    ready = [card for card in cards if performable(after, seat, card) and not performable(s, seat, card)]
    return [about(s, "fact-can-perform", card) for card in ready]


def takes(s: Trismegistus, after: Trismegistus, seat: int) -> list[Message]:
    """An experiment from the board; whether it can be performed at once, or a rival could have."""
    found = []
    for card in after.labs[seat].open:
        if card not in s.labs[seat].open:
            if performable(after, seat, card):
                found.append(about(s, "fact-takes-ready", card))
                continue
            rivals = [other for other in range(s.players) if other != seat and performable(s, other, card)]
            args = {"experiment": s.cards.called("experiment", card), "rival_seat": rivals[0] if rivals else 0}
            found.append(Message("fact-takes-denies", args) if rivals else about(s, "fact-takes", card))
    return found


def completes(s: Trismegistus, after: Trismegistus, seat: int) -> list[Message]:
    """Another formula in the stone."""
    before, now = s.labs[seat].formulas(), after.labs[seat].formulas()
    if now <= before:
        return []
    return [Message("fact-stone", {"count": now, "points": c.STONE_POINTS[now] - c.STONE_POINTS[before]})]


def climbs(s: Trismegistus, after: Trismegistus, seat: int) -> list[Message]:
    """The track that rises most."""
    before, now = s.labs[seat].tracks, after.labs[seat].tracks
    rise, element = max((now[element] - before[element], element) for element in range(4))
    return [Message("fact-track", {"element": element, "level": now[element]})] if rise > 0 else []


def drafts(s: Trismegistus, after: Trismegistus, seat: int) -> list[Message]:
    old, new = s.labs[seat], after.labs[seat]
    if new.face < 0 or (old.face, old.colour) == (new.face, new.colour):
        return []
    left = sum(after.bowls[3 * new.face : 3 * new.face + 3])
    return [Message("fact-last-die" if not left else "fact-die", {"face": new.face, "potency": new.potency})]


def gains(s: Trismegistus, after: Trismegistus, seat: int) -> list[Message]:
    gained = open_points(after, seat) - open_points(s, seat)
    return [Message("fact-points", {"points": gained})] if gained > 0 else []


def reacts(s: Trismegistus, after: Trismegistus, seat: int) -> list[Message]:
    spent = s.labs[seat].ready - after.labs[seat].ready
    return [Message("fact-reacts", {"count": after.labs[seat].ready})] if spent > 0 else []
