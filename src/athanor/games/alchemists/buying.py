"""Buy an artifact: price, favors that lower it, and what it does at once."""

from __future__ import annotations

from typing import ClassVar

from athanor.core.message import Message
from athanor.games.alchemists import cards, verbs
from athanor.games.alchemists.components import ARTIFACTS, BUY, PURCHASE, among
from athanor.games.alchemists.spaces import Turn, turn
from athanor.games.alchemists.state import Alchemists


@turn
class Buy(Turn):
    __slots__ = ()
    kind: ClassVar[str] = "buy"
    space: ClassVar[int] = BUY
    moment: ClassVar[int] = cards.BUYING

    def options(self, s: Alchemists) -> list[int]:
        gold = s.alchemists[self.seat].gold
        return [PURCHASE + number for number in s.on_sale if cards.price(s, self.seat, number) <= gold]

    def act(self, s: Alchemists, action: int) -> None:
        number = action - PURCHASE
        verbs.take_back(s, self.seat, BUY, self.number)
        verbs.buy(s, self.seat, number, cards.price(s, self.seat, number))
        verbs.reset_favored(s)
        cards.SHELF[number].bought(s, self.seat)

    def reason(self, s: Alchemists, action: int, seat: int) -> Message:
        if among(action, PURCHASE, ARTIFACTS):
            number = action - PURCHASE
            if number not in s.on_sale:
                return Message("why-not-on-sale", {"artifact": number})
            return Message("why-too-dear", {"artifact": number, "gold": cards.price(s, seat, number)})
        return super().reason(s, action, seat)
