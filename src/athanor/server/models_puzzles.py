"""The shapes of puzzles on the wire, and of decisions made anew to be judged."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from athanor.server.models import (
    Heard,
    HearsAnswer,
    HearsDraw,
    HearsForesee,
    HearsPing,
    HearsTell,
    HearsUndo,
    Message,
    Model,
)
from athanor.server.models_reviews import Choice, Grade, LineStep


class Theme(Model):
    theme: str
    title: Message
    count: int
    tried: int
    solved: int


class Day(Model):
    day: str
    done: bool


class GamePuzzles(Model):
    """The puzzles of a game, and what the guest has done of them; `streak` counts days over all games."""

    game: str
    daily: str
    daily_done: bool
    rating: float | None
    themes: list[Theme]
    streak: int
    longest: int
    week: list[Day]


class NextPuzzle(Model):
    puzzle: str | None


class PuzzleAnswer(Model):
    actions: list[str]
    count: int


class Rated(Model):
    """What came of a puzzle: `rating` and `change` are the guest's, who has one once they have a name."""

    rating: float | None
    change: float | None
    puzzle_rating: float
    tries: int
    solved: int
    seconds: float | None
    answers: list[PuzzleAnswer]
    theme: Message


class SaysVerdict(Model):
    """How a decision was made. `best` and its `line` only once it was found, or given up; after a wrong answer `line`
    is what would come of it, as far as anybody has looked."""

    type: Literal["verdict"]
    status: Literal["asked", "right", "wrong", "shown"]
    grade: Grade | None
    loss: float | None
    actions: list[str]
    labels: list[Message]
    best: Choice | None
    line: list[LineStep]
    rated: Rated | None


class HearsAgain(Heard):
    """Begin anew, or be shown the answer."""

    type: Literal["again", "show"]


# Whoever answers an exercise says what is said at a table, alone.
HearsInExercise = Annotated[
    HearsAnswer | HearsUndo | HearsTell | HearsForesee | HearsDraw | HearsPing | HearsAgain,
    Field(discriminator="type"),
]
