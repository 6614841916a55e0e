"""What each seat may know: the view, the re-deal, and the table drawn as text from a view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from athanor.core.rng import shuffle
from tests.toy.components import CARDS, NO_CARD
from tests.toy.words import TEXTS, card_words

if TYPE_CHECKING:
    from tests.toy.state import Curios


def face(s: Curios, seat: int | None, card: int) -> int:
    """A card as the seat sees it: its number, or for its back -1 less the number of its shuffle."""
    return card if s.knows(seat, card) else -1 - s.batch[card]


def view(s: Curios, seat: int | None) -> dict[str, Any]:
    """An allow-list: what is not written here is not sent."""
    return {
        "round": s.round,
        "rounds": s.rounds,
        "first": s.first,
        "to_move": s.to_move,
        "waiting": s.waiting,
        "bank": s.bank,
        "coins": s.coins[:],
        "rows": [[face(s, seat, card) for card in row] for row in s.rows],
        "lot": None if s.lot == NO_CARD else face(s, seat, s.lot),
        "deck": [face(s, seat, card) for card in s.deck],
        "discard": s.discard[:],
        # Deduction made easy: which cards of each shuffle the seat has not seen.
        "unseen": [unseen(s, seat, batch) for batch in range(s.shuffles + 1)],
        "reactions": [[frame.card, frame.by] for frame in s.stack if frame.kind == "react"],  # type: ignore[attr-defined]
        "asked": s.stack[-1].kind if s.stack else None,
        "my_bid": my_bid(s, seat),
        "scores": s.scores() if s.over else None,
    }


def unseen(s: Curios, seat: int | None, batch: int) -> list[int]:
    return [card for card in range(CARDS) if s.batch[card] == batch and not s.knows(seat, card)]


def my_bid(s: Curios, seat: int | None) -> int | None:
    """The seat's own answer while others are still bidding."""
    if seat is None or not s.stack or s.stack[-1].kind != "bid":
        return None
    answers: tuple[int, ...] = s.stack[-1].answers  # type: ignore[attr-defined]
    return answers[seat] if answers[seat] >= 0 else None


def redeal_together(s: Curios, seats: frozenset[int]) -> None:
    """Within each shuffle, the cards no seat of these has seen change places among themselves.

    The marks stay with the places: whoever knew the card that lay there knows the one that lies there now. The pool is
    sorted before it is shuffled, so nothing of the true order is left in it.
    """
    out = [s.lot] if s.lot != NO_CARD else []
    places = [*s.deck, *out, *(card for row in s.rows for card in row)]
    instead = list(range(CARDS))
    for batch in range(s.shuffles + 1):
        hidden = [card for card in places if s.batch[card] == batch and not seen(s, seats, card)]
        pool = sorted(hidden)
        shuffle(s, pool)
        for old, new in zip(hidden, pool, strict=True):
            instead[old] = new
    known = s.known[:]
    for old, new in enumerate(instead):
        s.known[new] = known[old]
    s.deck = [instead[card] for card in s.deck]
    s.rows = [[instead[card] for card in row] for row in s.rows]
    if s.lot != NO_CARD:
        s.lot = instead[s.lot]


def seen(s: Curios, seats: frozenset[int], card: int) -> bool:
    return s.knows(None, card) or any(s.knows(seat, card) for seat in seats)


def draw(view: dict[str, Any], lang: str, names: list[str], width: int) -> str:
    """The table for a terminal: a line for the middle, a line a seat."""

    def shown(card: int) -> str:
        return TEXTS.render(card_words(card), lang) if card >= 0 else "░░"

    lot = TEXTS.say("nothing", lang) if view["lot"] is None else shown(view["lot"])
    open_cards = ", ".join(map(shown, view["discard"])) or TEXTS.say("nothing", lang)
    lines = [
        TEXTS.say("table-round", lang, round=view["round"] + 1, rounds=view["rounds"]),
        TEXTS.say("table-middle", lang, deck=len(view["deck"]), lot=lot, cards=open_cards),
    ]
    for seat, (row, coins) in enumerate(zip(view["rows"], view["coins"], strict=True)):
        cards = ", ".join(map(shown, row)) or TEXTS.say("nothing", lang)
        style = "bold" if seat == view["to_move"] else "dim"
        lines.append(f"[{style}]{TEXTS.say('table-seat', lang, who=names[seat], coins=coins, cards=cards)}[/]")
    return "\n".join(lines)
