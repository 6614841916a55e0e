"""The three questions of a round: what is your bid, what do you play, does anybody react."""

from __future__ import annotations

from typing import ClassVar

from athanor.core.frames import Frame, InTurn, Secret
from athanor.core.message import Message
from tests.toy import verbs
from tests.toy.cards import EFFECTS
from tests.toy.components import (
    ANSWER,
    BID,
    CARDS,
    COPIES,
    FIRST_WARD,
    HIGHEST_BID,
    PASS,
    PLAY,
    REST,
    WARD,
    WITHDRAW,
    kind_of,
    value_of,
)
from tests.toy.frames import not_yours
from tests.toy.state import Curios


class Bid(Secret):
    """Everybody bids for the lot in secret. The highest bid pays and takes it; nobody wants it for nothing."""

    __slots__ = ()
    kind: ClassVar[str] = "bid"
    upon: ClassVar[tuple[str, ...]] = ("step",)
    withdraw: ClassVar[int] = WITHDRAW

    def offers(self, s: Curios, seat: int) -> list[int]:
        return [BID + price for price in range(min(s.coins[seat], HIGHEST_BID) + 1)]

    def reveal(self, s: Curios) -> None:
        bids = [(seat, answer - BID) for seat, answer in enumerate(self.answers)]
        verbs.compare(s, bids)
        # Among equals the seat nearest to the first player wins, or the one farthest from it.
        order = sorted(bids, key=lambda bid: (bid[0] - s.first) % s.players)
        best = max(order if s.options["ties"] == "near" else order[::-1], key=lambda bid: bid[1])
        if best[1] > 0:
            verbs.win(s, *best)
        else:
            verbs.spurn(s)

    def reason(self, s: Curios, action: int, seat: int) -> Message:
        if action == WITHDRAW:
            return Message("why-nothing-bid")
        if BID <= action <= BID + HIGHEST_BID:
            return Message("why-too-dear", {"coins": s.coins[seat]})
        return Message("why-bid-first")


class Play(Frame):
    """The first player plays a card, or rests for a coin."""

    __slots__ = ()
    kind: ClassVar[str] = "play"
    upon: ClassVar[tuple[str, ...]] = ("step",)

    def choices(self, s: Curios) -> list[int]:
        return [REST, *(PLAY + card for card in s.rows[self.seat] if kind_of(card) != WARD)]

    def resolve(self, s: Curios, action: int) -> None:
        if action == REST:
            verbs.gain(s, self.seat, 1)
        else:
            verbs.lay_open(s, self.seat, action - PLAY, "played")
            s.stack.append(React.to(s, self.seat, action - PLAY))

    def reason(self, s: Curios, action: int, seat: int) -> Message:
        card = action - PLAY
        if not 0 <= card < CARDS:
            return Message("why-play-first")
        return Message("why-ward-waits") if kind_of(card) == WARD else not_yours(card)


class React(InTurn):
    """The others, in turn order, may answer an open card with a ward; a ward is a card that may be answered too.

    The question about the first card stays on the stack while its ward is being answered. A ward that nobody cancels
    takes that question away; a cancelled one is simply gone, and the question goes on with the seats not yet asked.
    """

    __slots__ = ("by", "card")
    kind: ClassVar[str] = "react"
    pass_action: ClassVar[int] = PASS

    def __init__(self, seat: int, queue: tuple[int, ...], card: int, by: int) -> None:
        super().__init__(seat, queue)
        self.card = card
        self.by = by

    @staticmethod
    def to(s: Curios, by: int, card: int) -> React:
        """Everybody with cards is asked: whether a ward is among them is nobody's business."""
        others = [(by + step) % s.players for step in range(1, s.players)]
        return React(by, tuple(seat for seat in others if s.rows[seat]), card, by)

    def without(self, seat: int) -> React:
        return React(self.by, tuple(other for other in self.queue if other != seat), self.card, self.by)

    def offers(self, s: Curios, seat: int) -> list[int]:
        return [ANSWER + card - FIRST_WARD for card in s.rows[seat] if kind_of(card) == WARD]

    def react(self, s: Curios, action: int, seat: int) -> None:
        ward = action - ANSWER + FIRST_WARD
        s.stack.append(self.without(seat))
        verbs.lay_open(s, seat, ward, "answered")
        s.stack.append(React.to(s, seat, ward))

    def closed(self, s: Curios) -> None:
        if kind_of(self.card) == WARD:
            cancelled = s.stack.pop()
            assert isinstance(cancelled, React)
            card = cancelled.card
            verbs.tell(s, "cancelled", {"seat": cancelled.by}, card)
        else:
            EFFECTS[kind_of(self.card)](s, self.by)

    def reason(self, s: Curios, action: int, seat: int) -> Message:
        if not ANSWER <= action < ANSWER + COPIES:
            return Message("why-react-first")
        # The same answer whether the seat has that ward or not would do too, but it knows its own row.
        ward = action - ANSWER + FIRST_WARD
        return Message("why-wait-for-turn", {"seat": self.seat}) if ward in s.rows[seat] else not_yours(ward)

    def question(self, s: Curios) -> Message:
        return Message("ask-react", {"seat": self.by, "kind": kind_of(self.card), "value": value_of(self.card)})
