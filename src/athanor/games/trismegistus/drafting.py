"""The draft: a die from a bowl, perhaps raised by an ethereal token, and turned if it is wild."""

from __future__ import annotations

from typing import ClassVar

from athanor.core.actions import ActionKind, Row
from athanor.core.frames import Frame
from athanor.core.message import Message
from athanor.games.trismegistus import verbs
from athanor.games.trismegistus.acting import add_free_actions
from athanor.games.trismegistus.components import (
    ACTIONS,
    DICE_EACH,
    DRAFT,
    KEEP,
    MOST_POTENCY,
    NO_ETHEREAL,
    SPEND_ETHEREAL,
    TURN,
    is_in,
)
from athanor.games.trismegistus.kinds import FreeAction
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.symbols import WILD_FACE


def begin_draft(s: Trismegistus, seat: int) -> None:
    """Forced without a die. With one a new die may be drafted, unless that would be a fourth in the round."""
    lab = s.labs[seat]
    if lab.face < 0 or lab.dice_used() + 1 < DICE_EACH:
        s.stack.append(Draft(seat))


class DraftDie(ActionKind):
    """A die out of a bowl; as many as lie there are its potency."""

    def label(self, s: Trismegistus, n: int) -> Message:
        face, colour = divmod(n, 3)
        potency = sum(s.bowls[face * 3 : face * 3 + 3])
        return Message("label-draft", {"face": face, "colour": colour, "potency": potency})


DraftDie(ACTIONS, DRAFT)
Row(ACTIONS, KEEP, "label-keep")
Row(ACTIONS, TURN, "label-turn", "face")
Row(ACTIONS, SPEND_ETHEREAL, "label-ethereal")
Row(ACTIONS, NO_ETHEREAL, "label-no-ethereal")


class Draft(Frame):
    __slots__ = ()
    kind: ClassVar[str] = "draft"
    upon: ClassVar[tuple[str, ...]] = ("turn",)
    auto: ClassVar[bool] = False  # a masterpiece that can be performed before the draft must not show in what is asked

    def fits(self, s: Trismegistus) -> bool:
        """A die at 0 was used up when the last turn ended."""
        return s.labs[self.seat].face < 0 or s.labs[self.seat].potency > 0

    def choices(self, s: Trismegistus) -> list[int]:
        bowls = s.bowls
        found = [DRAFT + at for at in range(18) if bowls[at]]
        if s.labs[self.seat].face >= 0:
            found = [KEEP, *found]
        return add_free_actions(s, self.seat, found) if s.options["free"] == "turn" else found

    def resolve(self, s: Trismegistus, action: int) -> None:
        if action == KEEP:
            return
        kind = ACTIONS.kinds[action]
        if isinstance(kind, FreeAction):
            s.stack.append(self)
            kind.do(s, self.seat, action - kind.first)
            return
        face, colour = divmod(action - DRAFT, 3)
        verbs.draft(s, self.seat, face, colour)
        lab = s.labs[self.seat]
        if lab.ethereal and lab.potency < MOST_POTENCY:
            s.stack.append(Ethereal(self.seat))
        if face == WILD_FACE:
            s.stack.append(TurnDie(self.seat))

    def reason(self, s: Trismegistus, action: int, seat: int) -> Message:
        if is_in(action, DRAFT, 18):
            face, colour = divmod(action - DRAFT, 3)
            return Message("why-no-such-die", {"face": face, "colour": colour})
        kind = ACTIONS.kinds[action]
        if isinstance(kind, FreeAction) and s.options["free"] == "turn":
            return kind.why_not(s, seat, action - kind.first)
        return Message("why-no-die" if action == KEEP else "why-draft-first")

    def question(self, s: Trismegistus) -> Message:
        return Message("ask-redraft" if s.labs[self.seat].face >= 0 else "ask-draft")


class TurnDie(Frame):
    """A wild die is turned at once to one of the five materials; its potency stays that of the wild bowl."""

    __slots__ = ()
    kind: ClassVar[str] = "turn-die"
    upon: ClassVar[tuple[str, ...]] = ("turn", "ethereal")

    def choices(self, s: Trismegistus) -> list[int]:
        return [TURN + face for face in range(WILD_FACE)]

    def resolve(self, s: Trismegistus, action: int) -> None:
        verbs.turn_die(s, self.seat, action - TURN)

    def reason(self, s: Trismegistus, action: int, seat: int) -> Message:
        return Message("why-turn-first")


class Ethereal(Frame):
    """One token, right at the draft, raises the die by one."""

    __slots__ = ()
    kind: ClassVar[str] = "ethereal"
    upon: ClassVar[tuple[str, ...]] = ("turn",)

    def choices(self, s: Trismegistus) -> list[int]:
        return [NO_ETHEREAL, SPEND_ETHEREAL]

    def resolve(self, s: Trismegistus, action: int) -> None:
        if action == SPEND_ETHEREAL:
            verbs.raise_die(s, self.seat)

    def reason(self, s: Trismegistus, action: int, seat: int) -> Message:
        return Message("why-ethereal-first")
