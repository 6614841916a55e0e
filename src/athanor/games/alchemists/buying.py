"""Buy an artifact: price, favors that lower it, and what it does at once."""

from __future__ import annotations

from typing import ClassVar

from athanor.core.actions import ActionKind
from athanor.core.message import Message
from athanor.games.alchemists import cards, verbs
from athanor.games.alchemists.components import ACTIONS, ARTIFACTS, BUY, FAVOR_OF, PURCHASE, among
from athanor.games.alchemists.spaces import TURNS, Turn
from athanor.games.alchemists.state import Alchemists


class BuyArtifact(ActionKind):
    """An artifact on sale, for what it costs this seat now."""

    def label(self, s: Alchemists, n: int) -> Message:
        return Message("label-buy", {"artifact": n})

    def what(self, s: Alchemists, n: int) -> Message | None:
        gold = cards.price(s, max(s.asked, 0), n)
        return Message("explain-buy", {"gold": gold, "what": Message(f"artifact-text-{n}")})


BuyArtifact(ACTIONS, PURCHASE)


class Buy(Turn):
    __slots__ = ()
    kind: ClassVar[str] = "buy"
    space: ClassVar[int] = BUY
    moment: ClassVar[int] = cards.BUYING

    def options(self, s: Alchemists) -> list[int]:
        gold = s.alchemists[self.seat].gold
        return [PURCHASE + number for number in s.on_sale if cards.price(s, self.seat, number) <= gold]

    def helped(self, s: Alchemists) -> bool:
        one = s.alchemists[self.seat]
        purse = one.gold + sum([cards.FAVOR_SHELF[FAVOR_OF[card]].cut for card in one.favors])
        return any(cards.price(s, self.seat, number) <= purse for number in s.on_sale)

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


TURNS[Buy.space] = Buy
