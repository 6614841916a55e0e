"""A decision being answered on a board: whatever is legal may be done and taken back, until the decision is at its end.

What counts is where it ends: two lists of actions that lead to the same table are the same answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from athanor.core.events import Event
from athanor.core.message import Message
from athanor.core.state import State
from athanor.review.choices import position_of, ready
from athanor.review.steps import ended

AS_GOOD: Final = 0.01  # of a victory: what is no further behind the best is right too


@dataclass(frozen=True, slots=True)
class Option:
    """One way to decide: names of actions, and the share of a victory it promises."""

    actions: list[str]
    share: float
    doubt: float


@dataclass(slots=True)
class Judged:
    right: bool
    loss: float | None  # of a victory against the best, as far as anybody knows
    line: list[Any] = field(default_factory=list)  # how the game would go on


class Known:
    """The ways to decide that somebody has looked at, the best first, known by where they end."""

    def __init__(self, state: State, seat: int, options: Sequence[Option]) -> None:
        self.options = list(options)
        self.ends = [ends_at(state, seat, option.actions) for option in options]

    def judge(self, end: State) -> Judged:
        at = position_of(end)
        chosen = next((option for option, where in zip(self.options, self.ends, strict=True) if where == at), None)
        if chosen is None:
            return Judged(right=False, loss=None)
        loss = max(0.0, self.options[0].share - chosen.share)
        return Judged(loss < AS_GOOD, loss)


class Attempt:
    """`single`: one action is the whole answer; else it goes on until the decision is at its end."""

    def __init__(self, state: State, seat: int, *, single: bool) -> None:
        self.beginning = state
        self.seat = seat
        self.single = single
        self.again()

    def again(self) -> None:
        """As it was before any answer."""
        self.state = self.beginning.clone()
        self.made: list[str] = []
        self.labels: list[Message] = []
        self.before: list[State] = []

    @property
    def whole(self) -> bool:
        return bool(self.made) and (self.single or ended(self.state, self.seat, self.beginning.reveals))

    def answer(self, actions: Sequence[int]) -> list[list[Event]]:
        """One or several steps, and what is told of each. What comes after the decision's end is not asked."""
        if len(actions) > 1:
            self.state.check_all(actions, self.seat)
        events = []
        for action in actions:
            if self.whole:
                break
            before = self.state.clone()
            label = self.state.describe(action)
            events.append(self.state.apply(action, self.seat))
            self.before.append(before)
            self.made.append(self.state.game.actions.name(action))
            self.labels.append(label)
        return events

    def undo(self) -> bool:
        if not self.before:
            return False
        self.state = self.before.pop()
        self.made.pop()
        self.labels.pop()
        return True


def ends_at(state: State, seat: int, names: Sequence[str]) -> str:
    s = ready(state, seat)
    for name in names:
        s.apply(s.game.actions.id(name), seat)
    return position_of(s)


def labelled(state: State, seat: int, names: Sequence[str]) -> list[Message]:
    """What the actions are called, one after another."""
    s = ready(state, seat)
    said = []
    for name in names:
        action = s.game.actions.id(name)
        said.append(s.describe(action))
        s.apply(action, seat)
    return said
