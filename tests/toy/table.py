"""Positions of the toy made by hand, for tests that need certain cards in certain rows.

s = table("ward-1 lens-2", "idol-4", top="lamp-3")      # two seats; seat 0 is first and about to play
do(s, "play lens-2", "pass")
"""

from __future__ import annotations

from athanor import Event
from tests.toy import GAME
from tests.toy.components import ACTIONS, CARD_NAMES, CARDS, COINS
from tests.toy.rules import Step
from tests.toy.state import Curios
from tests.toy.turns import Play


def card(name: str) -> int:
    return CARD_NAMES.index(name)


def table(*rows: str, top: str = "", coins: int = 4, stage: str = "play", **options: object) -> Curios:
    """One row of cards a seat; the named cards lie on the deck, the last on top; the others below in their order."""
    s = GAME.new(len(rows), 1, {"coins": coins, **options})
    assert isinstance(s, Curios)
    s.rows = [[card(name) for name in row.split()] for row in rows]
    upper = [card(name) for name in top.split()]
    used = {*upper, *(c for row in s.rows for c in row)}
    s.deck = [c for c in range(CARDS) if c not in used] + upper
    s.discard, s.lot = [], -1
    s.known = [0] * CARDS
    for seat, row in enumerate(s.rows):
        for c in row:
            s.known[c] = 1 << seat
    s.bank = COINS - sum(s.coins)
    s.stack = [Step(0, 3), Play(0)] if stage == "play" else [Step(0, 0)]
    s.settle()
    return reread(s)


def reread(s: Curios) -> Curios:
    """The same position as a game of its own: proven to be possible, with a record that starts here."""
    again = GAME.from_position(s.position())
    assert isinstance(again, Curios)
    return again


def do(s: Curios, *names: str, seat: int | None = None) -> list[Event]:
    """Named choices one after the other, by the seat that is asked or by the one given; what they told together."""
    told = []
    for name in names:
        told += s.apply(ACTIONS.id(name), seat)
    return told


def can(s: Curios, seat: int | None = None) -> list[str]:
    return [ACTIONS.name(action) for action in s.legal(seat)]
