"""The effects of the cards: one function a kind, its docstring the card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.toy import verbs
from tests.toy.components import GLOVE, IDOL_PRICE, LAMP
from tests.toy.frames import KeepOrBury, Swap, Target
from tests.toy.state import Curios


def lens(s: Curios, seat: int) -> None:
    """Look at the top card of the deck, then leave it there or put it under the deck."""
    if verbs.refill(s):
        verbs.look(s, seat)
        s.stack.append(KeepOrBury(seat))


def glove(s: Curios, seat: int) -> None:
    """Choose another player; take one of that player's cards, drawn by lot."""
    s.stack.append(Target(seat, GLOVE))


def lamp(s: Curios, seat: int) -> None:
    """Choose another player, who shows everybody one card of their choice."""
    s.stack.append(Target(seat, LAMP))


def sack(s: Curios, seat: int) -> None:
    """Take the top card of the deck and put one of your other cards in its place."""
    if s.rows[seat] and verbs.refill(s):
        s.stack.append(Swap(seat))


def ward(s: Curios, seat: int) -> None:
    """Only as a reaction: cancels the card it answers."""


def idol(s: Curios, seat: int) -> None:
    """Gain 3 coins."""
    verbs.gain(s, seat, IDOL_PRICE)


EFFECTS: Final[tuple[Callable[[Curios, int], None], ...]] = (lens, glove, lamp, sack, ward, idol)
