"""What a puzzle is about, in a word: the texts `theme-<word>`."""

# Not compiled: it names things for people.

from __future__ import annotations

from typing import Final

from athanor.games.spellbook.components import COPY, DRAW, LEARN, RAISE, STORE, TAKE, USE
from athanor.games.spellbook.state import Spellbook

PAYMENTS: Final = ("mark", "pay", "keep")


def theme(s: Spellbook, seat: int, action: int) -> str:
    if s.last_round:
        return "last-round"
    if s.stack[-1].kind in PAYMENTS:
        return "payment"
    if LEARN <= action < USE:
        return "learn"
    if USE <= action < COPY or COPY <= action < RAISE:
        return "spell"
    if action == DRAW or TAKE <= action < STORE:
        return "tokens"
    return "familiar" if action >= STORE else "patience"
