"""What is still to be decided: a stack of small, immutable frames.

The top frame asks one seat for one choice. Nested effects push frames; a frame that has nothing to ask lapses. Because
frames are plain data (a kind and a few integers), a state in the middle of a nested effect is copied, saved, sent and
re-dealt like any other.
"""

from __future__ import annotations

import inspect
from typing import Any, ClassVar, Final

from athanor.core.compiled import mypyc_attr
from athanor.core.errors import RecordError
from athanor.core.message import Message
from athanor.core.rng import roll

UNANSWERED: Final = -1
NOT_ASKED: Final = -2


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """One pending decision, or (with nothing to choose) one step that happens by itself when its turn comes."""

    __slots__ = ("seat",)
    kind: ClassVar[str] = "?"
    # A single possibility is taken without asking. Never where the number of choices would betray something hidden.
    auto: ClassVar[bool] = True
    # What may be chosen follows from what everybody sees: round one screen it is answered without showing a hand.
    openly: ClassVar[bool] = False
    # A damaged position is caught by these. The ground (a turn, a round) lies at the bottom of the stack and nowhere
    # else; some frames are only ever pushed right upon certain others.
    ground: ClassVar[bool] = False
    upon: ClassVar[tuple[str, ...]] = ()

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, s: Any) -> list[int]:
        """The actions open to `seat`. Empty: nothing to ask, the frame lapses."""
        return []

    def resolve(self, s: Any, action: int) -> None:
        """The frame has left the stack; do what the choice says."""
        raise NotImplementedError(self.kind)

    def lapse(self, s: Any) -> None:
        """The frame has left the stack with nothing to ask. Steps do their work here."""

    def reason(self, s: Any, action: int, seat: int) -> Message:
        """Why this action, which is not among the choices, is not: from what the seat may know."""
        return Message("why-not-now")

    def question(self, s: Any) -> Message:
        """What is asked, in a line."""
        return Message(f"ask-{self.kind}")

    # The next four matter where several seats may answer; most frames ask one.

    def question_for(self, s: Any, seat: int | None) -> Message:
        """What a seat (None: a spectator) is asked, where each has a question of its own."""
        return self.question(s)

    def waiting(self, s: Any) -> list[int]:
        return [self.seat]

    def choices_for(self, s: Any, seat: int) -> list[int]:
        return self.choices(s) if seat == self.seat else []

    def resolve_by(self, s: Any, action: int, seat: int) -> None:
        self.resolve(s, action)

    def redealt(self, s: Any, seat: int | None) -> Frame:
        """This frame as `seat` may imagine it: hidden answers of others chosen anew."""
        return self

    def redealt_together(self, s: Any, seats: frozenset[int]) -> Frame:
        """The same for several seats that tell each other all they know."""
        return self

    def fits(self, s: Any) -> bool:
        """Whether such a frame can stand in this game: false for some that were read from a damaged position."""
        return True

    def plain(self) -> str:
        """`kind field=value …`, as it stands in a position."""
        words = [self.kind]
        for name in frame_fields(type(self)):
            value = getattr(self, name)
            words.append(f"{name}={','.join(map(str, value)) + ',' if isinstance(value, tuple) else value}")
        return " ".join(words)


@mypyc_attr(allow_interpreted_subclasses=True)
class Secret(Frame):
    """Several seats choose at the same time, each in secret, in any order.

    An answer can be withdrawn until the last one is in. Games subclass it: `offers` says what a seat may answer,
    `reveal` what happens when all have.
    """

    __slots__ = ("answers",)
    auto: ClassVar[bool] = False
    withdraw: ClassVar[int] = -1  # the game's action id for taking an answer back

    def __init__(self, seat: int, answers: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.answers = answers

    def fits(self, s: Any) -> bool:
        return bool(len(self.answers) == s.players)

    def offers(self, s: Any, seat: int) -> list[int]:
        raise NotImplementedError(self.kind)

    def reveal(self, s: Any) -> None:
        raise NotImplementedError(self.kind)

    def waiting(self, s: Any) -> list[int]:
        return [seat for seat, answer in enumerate(self.answers) if answer == UNANSWERED]

    def choices(self, s: Any) -> list[int]:
        return self.offers(s, self.seat) if UNANSWERED in self.answers else []

    def choices_for(self, s: Any, seat: int) -> list[int]:
        if self.answers[seat] == UNANSWERED:
            return self.offers(s, seat)
        return [self.withdraw] if self.answers[seat] >= 0 and self.withdraw >= 0 else []

    def resolve(self, s: Any, action: int) -> None:
        self.resolve_by(s, action, self.seat)

    def resolve_by(self, s: Any, action: int, seat: int) -> None:
        s.stack.append(self.with_answer(seat, UNANSWERED if action == self.withdraw else action))

    def with_answer(self, seat: int, answer: int) -> Secret:
        answers = (*self.answers[:seat], answer, *self.answers[seat + 1 :])
        first = next((i for i, a in enumerate(answers) if a == UNANSWERED), self.seat)
        return type(self)(first, answers)

    def lapse(self, s: Any) -> None:
        s.reveals += 1  # the last to answer now sees what the others chose, and cannot go back
        self.reveal(s)

    def redealt(self, s: Any, seat: int | None) -> Frame:
        return self.redealt_together(s, frozenset() if seat is None else frozenset((seat,)))

    def redealt_together(self, s: Any, seats: frozenset[int]) -> Frame:
        answers = list(self.answers)
        for other, answer in enumerate(answers):
            if answer >= 0 and other not in seats:
                offers = self.offers(s, other)
                answers[other] = offers[roll(s, len(offers))]
        return type(self)(self.seat, tuple(answers))


@mypyc_attr(allow_interpreted_subclasses=True)
class InTurn(Frame):
    """Seats are asked one after another whether they react; a pass may be given ahead of one's turn.

    `queue` holds the seats still to be asked, the first of them now. Games subclass it: `offers` says how a seat may
    react (without the pass), `react` what a reaction does, `closed` what follows when everybody has passed. A seat
    with a hidden hand is asked even if it has nothing to offer: skipping it would betray that.
    """

    __slots__ = ("queue",)
    auto: ClassVar[bool] = False
    pass_action: ClassVar[int] = 0

    def __init__(self, seat: int, queue: tuple[int, ...]) -> None:
        super().__init__(queue[0] if queue else seat)
        self.queue = queue

    def fits(self, s: Any) -> bool:
        return all(0 <= seat < s.players for seat in self.queue)

    def offers(self, s: Any, seat: int) -> list[int]:
        raise NotImplementedError(self.kind)

    def react(self, s: Any, action: int, seat: int) -> None:
        raise NotImplementedError(self.kind)

    def closed(self, s: Any) -> None:
        raise NotImplementedError(self.kind)

    def without(self, seat: int) -> InTurn:
        """The same question with one seat fewer to ask. Subclasses with more fields override it."""
        return type(self)(self.seat, tuple(q for q in self.queue if q != seat))

    def waiting(self, s: Any) -> list[int]:
        return list(self.queue)

    def choices(self, s: Any) -> list[int]:
        return [self.pass_action, *self.offers(s, self.seat)] if self.queue else []

    def choices_for(self, s: Any, seat: int) -> list[int]:
        if seat == self.seat:
            return self.choices(s)
        return [self.pass_action] if seat in self.queue else []

    def resolve(self, s: Any, action: int) -> None:
        self.resolve_by(s, action, self.seat)

    def resolve_by(self, s: Any, action: int, seat: int) -> None:
        if action == self.pass_action:
            s.stack.append(self.without(seat))
        else:
            self.react(s, action, seat)

    def lapse(self, s: Any) -> None:
        self.closed(s)


_FIELDS: Final[dict[type[Frame], tuple[str, ...]]] = {}


def frame_fields(kind: type[Frame]) -> tuple[str, ...]:
    """What a frame of this kind consists of: whatever its constructor takes it keeps, under the same names."""
    if kind not in _FIELDS:
        _FIELDS[kind] = tuple(inspect.signature(kind).parameters)  # slow, and for ever the same
    return _FIELDS[kind]


def frame_table(*kinds: type[Frame]) -> dict[str, type[Frame]]:
    """The frames of a game by name, for reading positions."""
    return {kind.kind: kind for kind in kinds}


def well_stacked(table: dict[str, type[Frame]], stack: list[Frame]) -> bool:
    """Whether frames that were read can lie so, one upon the other."""
    grounded = any(kind.ground for kind in table.values())
    for at, frame in enumerate(stack):
        if grounded and frame.ground != (at == 0):
            return False
        if frame.upon and (at == 0 or stack[at - 1].kind not in frame.upon):
            return False
    return True


def read_frame(table: dict[str, type[Frame]], text: str) -> Frame:
    kind, *words = text.split() or [""]
    if kind not in table:
        raise RecordError("position-bad-frame", {"frame": text})
    try:
        values = dict(word.split("=") for word in words)
        args = [_value(values.pop(name)) for name in frame_fields(table[kind])]
        if values:
            raise ValueError(text)
        return table[kind](*args)
    except (KeyError, ValueError, TypeError) as broken:
        raise RecordError("position-bad-frame", {"frame": text}) from broken


def _value(text: str) -> Any:
    return tuple(int(part) for part in text.split(",") if part) if "," in text else int(text)
