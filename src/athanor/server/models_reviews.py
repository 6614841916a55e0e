"""The shapes of reviews on the wire."""

from __future__ import annotations

from typing import Literal

from athanor.server.models import Message, Model, Whole

Grade = Literal["best", "good", "inaccuracy", "mistake", "blunder", "close", "forced"]
Phase = Literal["opening", "middle", "end"]


class Choice(Model):
    """One way to decide: the names of its actions, what each is called, and what share of a victory it promised."""

    actions: list[str]
    labels: list[Message]
    share: float
    doubt: float


class LineStep(Model):
    seat: int
    action: str
    label: Message


class Decision(Model):
    """`index`: how many moves come before it; `points`: the loss in points of the game, roughly."""

    index: int
    seat: int
    actions: list[str]
    labels: list[Message]
    loss: float
    interval: tuple[float, float]
    grade: Grade
    best: list[str]
    points: float
    phase: Phase
    round: int = 0  # reviews made earlier do not have it
    choices: list[Choice]
    line: list[LineStep]


class Account(Model):
    """One line of the score; `own`, `rivals` and `chance` add up to `result` less `expected`."""

    expected: float
    own: float
    rivals: float
    chance: float
    result: float
    accuracy: float | None
    phases: dict[str, float | None]
    grades: dict[str, int]


class Point(Model):
    shares: list[float]
    doubt: list[float]


class Review(Model):
    """Everything in shares of a victory, from 0 to 1, but accuracies, from 0 to 100."""

    game: str
    players: int
    seats: list[Account]
    decisions: list[Decision]
    curve: list[Point]
    chance: list[list[float]]
    turning: list[int]
    knowledge: list[dict[str, object]]
    simulations: int


class ReviewInfo(Model):
    """`ahead`: how many are made before this one; `done` and `of`: decisions, while it is made."""

    status: Literal["none", "waiting", "running", "done", "failed"]
    ahead: int
    done: int
    of: int
    problem: Message | None
    review: Review | None


class PastAccount(Account):
    """What a review said of somebody's seat in an earlier game."""

    table: str
    seat: int
    ended: float


class Comment(Model):
    """What somebody who played says of the decision before which so many moves were made."""

    number: int
    move: int
    seat: int
    name: str
    text: str
    at: float
    mine: bool


class NewComment(Model):
    move: Whole
    text: str
