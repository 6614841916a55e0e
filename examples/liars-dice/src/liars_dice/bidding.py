"""The one question of the game: do you bid more, or do you doubt the bid?"""

from __future__ import annotations

from typing import ClassVar

from athanor.core.frames import Frame
from athanor.core.message import Message
from liars_dice import verbs
from liars_dice.components import BID, DOUBT, FACES, action_of, bid_of, dice_words
from liars_dice.state import Table


class Bid(Frame):
    """In turn, each bids higher, until somebody doubts: then the cups are lifted and one of the two loses a die."""

    __slots__ = ()
    kind: ClassVar[str] = "bid"
    auto: ClassVar[bool] = False  # after the highest bid only a doubt is left; still nobody doubts without a word
    ground: ClassVar[bool] = True

    def fits(self, s: Table) -> bool:
        return bool(s.dice[self.seat]) and s.bidder != self.seat

    def choices(self, s: Table) -> list[int]:
        first = action_of(s.number, s.face) + 1 if s.number else BID
        bids = list(range(first, BID + s.in_play * FACES))
        return [DOUBT, *bids] if s.number else bids

    def resolve(self, s: Table, action: int) -> None:
        if action != DOUBT:
            verbs.bid(s, self.seat, *bid_of(action))
            s.stack.append(Bid(s.next_seat(self.seat)))
            return
        verbs.lift_cups(s, self.seat)
        loser = verbs.wrong_one(s)
        verbs.lose_a_die(s, loser)
        starter = loser if s.dice[loser] else s.next_seat(loser)
        if len(s.dice[starter]) == s.in_play:
            verbs.tell(s, "game-ends", {"seat": starter})
            return
        verbs.roll_all(s, starter)
        s.stack.append(Bid(starter))

    def reason(self, s: Table, action: int, seat: int) -> Message:
        if action == DOUBT:
            return Message("why-no-bid")
        if bid_of(action)[0] > s.in_play:
            return Message("why-too-many", {"number": s.in_play})
        return Message("why-higher", {"what": dice_words(s.number, s.face)})

    def question(self, s: Table) -> Message:
        if not s.number:
            return Message("ask-first", {"number": s.in_play})
        return Message("ask-bid", {"bidder_seat": s.bidder, "what": dice_words(s.number, s.face)})
