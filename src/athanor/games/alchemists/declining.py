"""The reason why declining is all that a seat can do: that of the action it would try first."""

from __future__ import annotations

from athanor.core.message import Message
from athanor.games.alchemists import cards
from athanor.games.alchemists.alchemicals import ALCHEMICALS, INGREDIENTS
from athanor.games.alchemists.components import (
    ASK_ASPECT,
    DECLINE,
    ENDORSE,
    MASTER,
    MIX_PAIR,
    NO_THEORY,
    OFFER,
    PASS,
    PROMISE,
    PURCHASE,
    SHOW_PAIR,
    THEORY,
)
from athanor.games.alchemists.selling import wanted
from athanor.games.alchemists.state import Alchemists

NO_ACTION = -1


def nothing_left(s: Alchemists, seat: int | None) -> Message | None:
    """Why this seat can do nothing but decline; None if it can, or is not asked."""
    if seat is None or seat not in s.waiting or any(action not in (DECLINE, PASS) for action in s.legal(seat)):
        return None
    kind = s.stack[-1].kind
    if kind == "transmute":
        return Message("why-hand-empty")
    likeliest = likeliest_action(s, seat, kind)
    why = None if likeliest == NO_ACTION else s.stack[-1].reason(s, likeliest, seat)
    return Message("why-two-ingredients") if why is not None and why.id == "why-not-in-hand" else why


def likeliest_action(s: Alchemists, seat: int, kind: str) -> int:
    """What one would try first on that space."""
    match kind:
        case "publish" | "publish-at-once":
            books = [ingredient for ingredient in range(INGREDIENTS) if s.theories[ingredient] == NO_THEORY]
            tokens = [token for token in range(ALCHEMICALS) if token not in s.theories]
            return THEORY + books[0] * ALCHEMICALS + tokens[0] if books and tokens else ENDORSE
        case "debunk":
            published = [ingredient for ingredient in range(INGREDIENTS) if s.theories[ingredient] != NO_THEORY]
            return SHOW_PAIR if s.mode("debunking", seat) == MASTER else ASK_ASPECT + 3 * (published or [0])[0]
        case "buy":
            return PURCHASE + min(s.on_sale, key=lambda card: cards.price(s, seat, card)) if s.on_sale else NO_ACTION
        case "sell":
            return OFFER + wanted(s)[0] if wanted(s) else NO_ACTION
        case "exhibit":
            return PROMISE
        case "test" | "drink" | "custodian":
            return MIX_PAIR
    return NO_ACTION
