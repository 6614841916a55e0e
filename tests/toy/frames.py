"""What the effects of cards ask. None of these frames names a hidden card: they speak of places."""

from __future__ import annotations

from typing import ClassVar

from athanor.core.frames import Frame
from athanor.core.message import Message
from tests.toy import verbs
from tests.toy.components import BURY, CARDS, GLOVE, KEEP, MOST_PLAYERS, SHOW, SWAP, TARGET, kind_of, value_of
from tests.toy.state import Curios


def not_yours(card: int) -> Message:
    return Message("why-not-yours", {"kind": kind_of(card), "value": value_of(card)})


class Target(Frame):
    """Choose another seat that has cards, for a glove or a lamp."""

    __slots__ = ("power",)
    kind: ClassVar[str] = "target"

    def __init__(self, seat: int, power: int) -> None:
        super().__init__(seat)
        self.power = power

    def choices(self, s: Curios) -> list[int]:
        return [TARGET + seat for seat in range(s.players) if seat != self.seat and s.rows[seat]]

    def resolve(self, s: Curios, action: int) -> None:
        target = action - TARGET
        if self.power == GLOVE:
            verbs.steal(s, self.seat, target)
        else:
            s.stack.append(ShowOne(target))

    def reason(self, s: Curios, action: int, seat: int) -> Message:
        target = action - TARGET
        if not 0 <= target < MOST_PLAYERS:
            return Message("why-choose-seat")
        if target >= s.players:
            return Message("why-no-such-seat")
        return Message("why-not-yourself") if target == self.seat else Message("why-no-cards", {"seat": target})

    def question(self, s: Curios) -> Message:
        return Message("ask-target", {"kind": self.power})


class ShowOne(Frame):
    """Show one of your cards to everybody."""

    __slots__ = ()
    kind: ClassVar[str] = "show"

    def choices(self, s: Curios) -> list[int]:
        return [SHOW + card for card in s.rows[self.seat]]

    def resolve(self, s: Curios, action: int) -> None:
        verbs.show(s, self.seat, action - SHOW)

    def reason(self, s: Curios, action: int, seat: int) -> Message:
        card = action - SHOW
        return not_yours(card) if 0 <= card < CARDS else Message("why-show-first")


class KeepOrBury(Frame):
    """Leave the top card of the deck where it is, or put it under the deck."""

    __slots__ = ()
    kind: ClassVar[str] = "keep"

    def choices(self, s: Curios) -> list[int]:
        return [KEEP, BURY]

    def resolve(self, s: Curios, action: int) -> None:
        if action == BURY:
            verbs.bury(s, self.seat)


class Swap(Frame):
    """Take the top card of the deck and put one of the cards you had in its place."""

    __slots__ = ()
    kind: ClassVar[str] = "swap"

    def choices(self, s: Curios) -> list[int]:
        return [SWAP + card for card in s.rows[self.seat]]

    def resolve(self, s: Curios, action: int) -> None:
        verbs.draw(s, self.seat)
        verbs.put_on_top(s, self.seat, action - SWAP)

    def reason(self, s: Curios, action: int, seat: int) -> Message:
        card = action - SWAP
        return not_yours(card) if 0 <= card < CARDS else Message("why-swap-first")
