"""Small steps that several tests of Spellbook share."""

from __future__ import annotations

from collections import Counter

from athanor.games.spellbook.components import TOKEN_NAMES, parse_tokens
from tests.spellbook.table import Table


def tokens(text: str) -> Counter[str]:
    """`red-o blue-t*2` counted, as `t.reserve()`, `t.altar()` and `t.box()` give them."""
    return Counter(TOKEN_NAMES[kind] for kind in parse_tokens(text))


def pass_until(t: Table, seat: int, phase: str) -> Table:
    """Pass on, phase by phase, until that seat is asked for that phase."""
    for _ in range(40):
        if (t.today, t.phase) == (seat, phase):
            return t
        t.do("pass")
    raise AssertionError(f"seat {seat} never came to {phase}")


def pay_rest(t: Table) -> Table:
    """Pay what is left of a price, with tokens of the colour where they serve."""
    while t.offered("pay") or t.offered("wild"):
        verb = "pay" if t.offered("pay") else "wild"
        t.do(f"{verb} {t.offered(verb)[0]}")
    return t
