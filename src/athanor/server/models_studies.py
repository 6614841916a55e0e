"""The shapes of studies on the wire."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from athanor.server.models_base import Model, Whole

MOST_POSITIONS = 100
LONGEST_TITLE = 120
LONGEST_NOTE = 2000


class StudyStep(Model):
    """The game of a table after so many moves, as that seat (or nobody) saw it."""

    table: str = Field(max_length=50)
    move: Whole
    seat: Whole | None
    note: Annotated[str, Field(max_length=LONGEST_NOTE)]


class WrittenStudy(Model):
    title: str = Field(max_length=LONGEST_TITLE)
    steps: list[StudyStep] = Field(max_length=MOST_POSITIONS)


class ShownStep(StudyStep):
    game: str


class Study(Model):
    id: str
    title: str
    author: str
    mine: bool
    updated: float
    steps: list[ShownStep]


class StudyInfo(Model):
    """One of a list of them."""

    id: str
    title: str
    updated: float
    games: list[str]
    positions: int
