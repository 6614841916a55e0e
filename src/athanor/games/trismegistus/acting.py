"""The action phase: one of six main actions, perhaps with a chameleon, and free actions before and after it."""

from __future__ import annotations

from typing import ClassVar, Final

from athanor.core.compiled import table
from athanor.core.frames import Frame
from athanor.core.message import Message
from athanor.core.sharing import put
from athanor.games.trismegistus import verbs
from athanor.games.trismegistus.components import (
    ACTIONS,
    CLAIM,
    DRAFT,
    END,
    NONE,
    SPEND_ETHEREAL,
    is_in,
)
from athanor.games.trismegistus.experiments import PERFORMING, payable
from athanor.games.trismegistus.kinds import FreeAction
from athanor.games.trismegistus.main_actions import DECLARING, Declare, act, main_actions, main_reason
from athanor.games.trismegistus.measures import measure
from athanor.games.trismegistus.rewards import receive
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.stone import BUYING, SAMPLING
from athanor.games.trismegistus.symbols import HELD, REACTION_USED
from athanor.games.trismegistus.words import explain_achievement, named

# ---------------------------------------------------------------- free actions


def fulfils(s: Trismegistus, seat: int, achievement: int) -> bool:
    """Cubes are shown as they would be paid: gold in the place of any, refined of raw, each cube once (TR-677)."""
    cubes: list[int] = []
    for what, least in s.cards.achievements[achievement].conditions:
        if HELD <= what < REACTION_USED:
            cubes += [what - HELD] * least
        elif measure(s, seat, what) < least:
            return False
    return not cubes or payable(s.labs[seat].cubes, tuple(cubes), 0, 0)


class Claim(FreeAction):
    """An open achievement: first come, first served; nothing is spent."""

    def offers(self, s: Trismegistus, seat: int, found: list[int]) -> None:
        for place, achievement in enumerate(s.achievements):
            if achievement >= 0 and fulfils(s, seat, achievement):
                found.append(CLAIM + place)

    def why_not(self, s: Trismegistus, seat: int, n: int) -> Message:
        return Message("why-not-fulfilled" if self.card(s, n) >= 0 else "why-no-achievement")

    def do(self, s: Trismegistus, seat: int, n: int) -> None:
        achievement = s.achievements[n]
        s.achievements = put(s.achievements, n, NONE)
        s.labs[seat].achievements = [*s.labs[seat].achievements, achievement]
        if s.events is not None:
            verbs.tell(s, "claims", {"seat": seat, "achievement": s.cards.called("achievement", achievement)})
        receive(s, seat, s.cards.achievements[achievement].bonus)

    def card(self, s: Trismegistus, n: int) -> int:
        return s.achievements[n] if n < len(s.achievements) else NONE

    def label(self, s: Trismegistus, n: int) -> Message:
        return named(s.cards, "label-claim", "achievement", self.card(s, n))

    def explain(self, s: Trismegistus, n: int) -> Message:
        return explain_achievement(s.cards, self.label(s, n), self.card(s, n))


FREE: Final[tuple[FreeAction, ...]] = table(PERFORMING, BUYING, SAMPLING, Claim(ACTIONS, CLAIM))


def add_free_actions(s: Trismegistus, seat: int, found: list[int]) -> list[int]:
    for kind in FREE:
        kind.offers(s, seat, found)
    return found


def do_free(s: Trismegistus, seat: int, action: int) -> None:
    kind = ACTIONS.kinds[action]
    assert isinstance(kind, FreeAction)
    kind.do(s, seat, action - kind.first)


# ---------------------------------------------------------------- the questions


class Act(Frame):
    """The main action is still to come."""

    __slots__ = ()
    kind: ClassVar[str] = "act"
    upon: ClassVar[tuple[str, ...]] = ("turn",)

    def fits(self, s: Trismegistus) -> bool:
        return s.labs[self.seat].face >= 0 and s.labs[self.seat].potency > 0

    def choices(self, s: Trismegistus) -> list[int]:
        lab = s.labs[self.seat]
        found = main_actions(s, self.seat, lab.face, lab.colour)
        DECLARING.offers(s, self.seat, found)
        return add_free_actions(s, self.seat, found)

    def resolve(self, s: Trismegistus, action: int) -> None:
        kind = ACTIONS.kinds[action]
        if isinstance(kind, FreeAction):
            s.stack.append(self)
            kind.do(s, self.seat, action - kind.first)
            return
        s.stack.append(finish(s, self.seat))
        if isinstance(kind, Declare):
            kind.do(s, self.seat, action - kind.first)
        else:
            act(s, self.seat, action, s.labs[self.seat].face)

    def reason(self, s: Trismegistus, action: int, seat: int) -> Message:
        kind = ACTIONS.kinds[action]
        if isinstance(kind, FreeAction):
            return kind.why_not(s, seat, action - kind.first)
        if isinstance(kind, Declare):
            return kind.why_not(s, seat)
        if is_in(action, DRAFT, 18):
            return Message("why-drafted-already")
        if action == SPEND_ETHEREAL:
            return Message("why-ethereal-late")
        if action == END:
            return Message("why-must-act")
        lab = s.labs[seat]
        return main_reason(s, seat, action, lab.face, lab.colour) or Message("why-act-first")

    def question(self, s: Trismegistus) -> Message:
        lab = s.labs[self.seat]
        return Message("ask-act", {"colour": lab.colour, "face": lab.face, "potency": lab.potency})


def finish(s: Trismegistus, seat: int) -> Finish:
    """With a hidden masterpiece the end of the turn is always asked: nobody shall see whether it could be performed."""
    return FinishOpen(seat) if s.labs[seat].masterpiece < 0 else Finish(seat)


class Finish(Frame):
    """After the main action: further free actions, or the end of the turn."""

    __slots__ = ()
    kind: ClassVar[str] = "finish"
    upon: ClassVar[tuple[str, ...]] = ("turn",)
    auto: ClassVar[bool] = False

    def choices(self, s: Trismegistus) -> list[int]:
        return add_free_actions(s, self.seat, [END])

    def resolve(self, s: Trismegistus, action: int) -> None:
        if action != END:
            s.stack.append(finish(s, self.seat))
            do_free(s, self.seat, action)

    def reason(self, s: Trismegistus, action: int, seat: int) -> Message:
        kind = ACTIONS.kinds[action]
        if isinstance(kind, FreeAction):
            return kind.why_not(s, seat, action - kind.first)
        return Message("why-acted-already")

    def question(self, s: Trismegistus) -> Message:
        return Message("ask-finish")


class FinishOpen(Finish):
    """The same with nothing hidden: where only the end is left it is not asked."""

    __slots__ = ()
    kind: ClassVar[str] = "finish-open"
    auto: ClassVar[bool] = True
