"""How an action space is resolved: rows from the top, first actions before second ones, then artifacts that repeat."""

from __future__ import annotations

from typing import ClassVar, Final

from athanor.core.frames import Frame
from athanor.core.message import Message
from athanor.games.alchemists import cards, verbs
from athanor.games.alchemists.components import (
    ACTIONS,
    CLOSED_FIRST,
    CLOSED_LAST,
    CUSTODIAN,
    DECLINE,
    EXHIBIT,
    PASS,
    PLAY,
    PUBLISH,
    ROUNDS,
    SELL,
    SPACES,
)
from athanor.games.alchemists.kinds import Printed
from athanor.games.alchemists.state import Alchemists

REPEATED: Final = -1  # instead of the number of an action: once more, without a cube


def _open_in(number: int) -> tuple[int, ...]:
    shut = CLOSED_FIRST if number == 1 else CLOSED_LAST if number == ROUNDS else ()
    later = (EXHIBIT,) if number < ROUNDS else ()
    not_open = [*shut, *later, CUSTODIAN]
    return tuple([space for space in range(SPACES) if space not in not_open])


# The spaces that can be declared in each round, by round; the custodian's is opened by a card alone.
OPEN: Final = tuple(_open_in(number) for number in range(ROUNDS + 1))


def closed(s: Alchemists, space: int) -> bool:
    """Whether nobody can declare this space this round."""
    return space != CUSTODIAN and space not in OPEN[s.round]


def row_order(s: Alchemists, space: int) -> list[int]:
    """Seats by row, from the top: by order marker, but those whom an associate put on top before the others."""
    on_top = [seat for seat in s.order if s.alchemists[seat].tops >> space & 1]
    if not on_top:
        return s.order
    return [*on_top, *(seat for seat in s.order if seat not in on_top)]


class PlayFavor(Printed):
    """A favor, for the action under way or for all of the round."""

    def why_not(self, s: Alchemists, seat: int, n: int) -> Message:
        return Message("why-favor-not-now" if n in s.favor_kinds(seat) else "why-favor-not-held", {"favor": n})

    def do(self, s: Alchemists, seat: int, n: int) -> None:
        verbs.play_favor(s, seat, n)
        if cards.FAVOR_SHELF[n].cubes:
            verbs.lend_cubes(s, seat, cards.FAVOR_SHELF[n].cubes)


PlayFavor(ACTIONS, PLAY, "label-play", "favor", sentence="favor-text")


class Turn(Frame):
    """One declared action whose turn has come: perform it or decline it. Subclasses say how it is performed.

    Always asked, even if declining is all that is left: how much can be done depends on hidden cards.
    """

    __slots__ = ("number",)
    auto: ClassVar[bool] = False
    space: ClassVar[int] = -1
    moment: ClassVar[int] = cards.NEVER  # the favors that may be played now

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def options(self, s: Alchemists) -> list[int]:
        raise NotImplementedError(self.kind)

    def helped(self, s: Alchemists) -> bool:
        """Whether favors in hand could make an action possible that is not yet; else none is thrown away for it."""
        return False

    def act(self, s: Alchemists, action: int) -> None:
        raise NotImplementedError(self.kind)

    def choices(self, s: Alchemists) -> list[int]:
        found = self.options(s)
        if self.moment and (found or self.helped(s)):
            for kind in cards.favors_for(s, self.seat, self.moment):
                found.append(PLAY + kind)
        found.append(PASS if self.number == REPEATED else DECLINE)
        return found

    def resolve(self, s: Alchemists, action: int) -> None:
        if action == DECLINE:
            verbs.decline(s, self.seat, self.space, self.number)
            return
        kind = ACTIONS.kinds[action]
        if isinstance(kind, PlayFavor):
            kind.do(s, self.seat, action - PLAY)
            s.stack.append(self)
        elif action != PASS:
            self.act(s, action)

    def reason(self, s: Alchemists, action: int, seat: int) -> Message:
        kind = ACTIONS.kinds[action]
        if isinstance(kind, PlayFavor):
            return kind.why_not(s, seat, action - PLAY)
        return Message("why-this-action-first", {"space": self.space})

    def question(self, s: Alchemists) -> Message:
        return Message(f"ask-{self.kind}-again" if self.number == REPEATED else f"ask-{self.kind}")

    def fits(self, s: Alchemists) -> bool:
        return REPEATED <= self.number < len(s.costs[self.space])


class Space(Frame):
    """A space being resolved: `number` counts the actions, `at` the rows of the next one to act."""

    __slots__ = ("at", "number", "space")
    kind: ClassVar[str] = "space"
    upon: ClassVar[tuple[str, ...]] = ("round",)

    def __init__(self, seat: int, space: int, number: int, at: int) -> None:
        self.seat = seat
        self.space = space
        self.number = number
        self.at = at

    def fits(self, s: Alchemists) -> bool:
        return 0 <= self.space < SPACES and self.number >= 0 and self.at >= 0

    def lapse(self, s: Alchemists) -> None:
        verbs.reset_favored(s)
        space, at = self.space, self.at
        rows = row_order(s, space)
        for number in range(self.number, len(s.costs[space])):
            while at < len(rows):
                one = s.alchemists[rows[at]]
                at += 1
                if one.actions[space] > number and (space != PUBLISH or one.spent <= number):
                    s.stack.append(Space(rows[at - 1], space, number, at))
                    s.stack.append(TURNS[space](rows[at - 1], number))
                    return
            at = 0
        self.repeat(s, rows)

    def repeat(self, s: Alchemists, rows: list[int]) -> None:
        """After everybody is done: whoever acted here and owns what repeats an action may do so, except selling."""
        if self.space == SELL:
            return
        for seat in rows[::-1]:
            if s.alchemists[seat].done[self.space] and cards.may_repeat(s, seat):
                s.stack.append(TURNS[self.space](seat, REPEATED))


# Each chapter of the rules puts its turn here, by space.
TURNS: Final[dict[int, type[Turn]]] = {}
