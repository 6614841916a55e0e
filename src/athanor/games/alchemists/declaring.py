"""Declaring: from the bottom of the order track up, everybody places cubes for all actions of the round."""

from __future__ import annotations

from typing import ClassVar

from athanor.core.frames import Frame
from athanor.core.message import Message
from athanor.games.alchemists import cards, verbs
from athanor.games.alchemists.components import (
    ACTIONS,
    ASSOCIATE,
    CUSTODIAN,
    DECLARE,
    DONE,
    FAVOR_OF,
    PLAY,
    SPACES,
)
from athanor.games.alchemists.kinds import Plain, Printed
from athanor.games.alchemists.spaces import OPEN, PlayFavor, closed
from athanor.games.alchemists.state import Alchemists


class Declaring(Frame):
    """`at` counts the seats that are still to declare, from the lowest marker up."""

    __slots__ = ("at",)
    kind: ClassVar[str] = "declaring"
    upon: ClassVar[tuple[str, ...]] = ("round",)

    def __init__(self, seat: int, at: int) -> None:
        self.seat = seat
        self.at = at

    def lapse(self, s: Alchemists) -> None:
        verbs.reset_favored(s)
        if self.at > 0:
            s.stack.append(Declaring(self.seat, self.at - 1))
            s.stack.append(Declare(s.order[self.at - 1]))

    def fits(self, s: Alchemists) -> bool:
        return 0 <= self.at <= s.players


def affordable(s: Alchemists, seat: int, space: int) -> bool:
    """Another action on this space: within its limit and with all its cubes."""
    one = s.alchemists[seat]
    number = one.actions[space]
    return number < len(s.costs[space]) and one.free >= s.costs[space][number]


def opener(s: Alchemists, seat: int, space: int) -> int:
    """The favor in hand that opens a space of its own, or -1."""
    for card in s.alchemists[seat].favors:
        if cards.FAVOR_SHELF[FAVOR_OF[card]].opens == space:
            return FAVOR_OF[card]
    return -1


class DeclareAction(Printed):
    """An action on a space; that of a card that opens one is opened with it."""

    def why_not(self, s: Alchemists, seat: int, n: int) -> Message:
        if n == CUSTODIAN and opener(s, seat, n) < 0:
            return Message("why-no-opener", {"space": n})
        if closed(s, n):
            return Message("why-closed", {"space": n})
        if s.alchemists[seat].actions[n] >= len(s.costs[n]):
            return Message("why-space-full", {"space": n, "count": len(s.costs[n])})
        return Message("why-too-few-cubes", {"cubes": s.costs[n][s.alchemists[seat].actions[n]]})

    def do(self, s: Alchemists, seat: int, n: int) -> None:
        kind = opener(s, seat, n)
        if kind >= 0:
            verbs.play_on_board(s, seat, kind)
        verbs.declare(s, seat, n)


class OnTop(Plain):
    """The cubes on a space go to the top row."""

    def why_not(self, s: Alchemists, seat: int, n: int) -> Message:
        if not any(cards.FAVOR_SHELF[kind].tops for kind in s.favor_kinds(seat)):
            return Message("why-nobody-to-top")
        return Message("why-already-on-top" if s.alchemists[seat].tops >> n & 1 else "why-no-cube-there")

    def do(self, s: Alchemists, seat: int, n: int) -> None:
        for kind in cards.favors_for(s, seat, cards.DECLARING):
            if cards.FAVOR_SHELF[kind].tops:
                verbs.play_favor(s, seat, kind)
        s.alchemists[seat].tops |= 1 << n
        verbs.tell(s, "on-top", {"seat": seat, "space": n})


DeclareAction(ACTIONS, DECLARE, "label-declare", "space", sentence="space-text")
OnTop(ACTIONS, ASSOCIATE, "associate", "space")
Plain(ACTIONS, DONE, "done")


class Declare(Frame):
    """One action after another, with favors if wanted; then all is said."""

    __slots__ = ()
    kind: ClassVar[str] = "declare"
    upon: ClassVar[tuple[str, ...]] = ("declaring",)
    auto: ClassVar[bool] = False

    def choices(self, s: Alchemists) -> list[int]:
        seat = self.seat
        one = s.alchemists[seat]
        found = [DONE]
        free, actions = one.free, one.actions
        for space in OPEN[s.round]:
            costs = s.costs[space]
            if actions[space] < len(costs) and costs[actions[space]] <= free:
                found.append(DECLARE + space)
        for kind in cards.favors_for(s, seat, cards.DECLARING):
            favor = cards.FAVOR_SHELF[kind]
            if favor.cubes:
                found.append(PLAY + kind)
            elif favor.tops:
                for space in range(SPACES):
                    if one.actions[space] and not one.tops >> space & 1:
                        found.append(ASSOCIATE + space)
            elif affordable(s, seat, favor.opens):
                found.append(DECLARE + favor.opens)
        return found

    def resolve(self, s: Alchemists, action: int) -> None:
        seat = self.seat
        if action == DONE:
            verbs.rest_unused(s, seat)
            return
        s.stack.append(self)
        kind = ACTIONS.kinds[action]
        assert isinstance(kind, DeclareAction | OnTop | PlayFavor)
        kind.do(s, seat, action - kind.first)

    def reason(self, s: Alchemists, action: int, seat: int) -> Message:
        kind = ACTIONS.kinds[action]
        if isinstance(kind, DeclareAction | OnTop | PlayFavor):
            return kind.why_not(s, seat, action - kind.first)
        return Message("why-declare-first")

    def question(self, s: Alchemists) -> Message:
        return Message("ask-declare", {"cubes": s.alchemists[self.seat].free})
