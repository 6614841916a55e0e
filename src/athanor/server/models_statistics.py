"""The shapes of a person's statistics on the wire."""

from __future__ import annotations

from athanor.server.models_base import Message, Model


class Row(Model):
    """Games under one heading: a game, an opponent, a line-up. `less_luck`: the share won had chance been even."""

    key: str | int | Message
    games: int
    wins: float
    points: float
    reviewed: int
    less_luck: float | None


class Progress(Model):
    id: str
    game: str
    ended: float
    accuracy: float
    mean: float


class Example(Model):
    id: str
    index: int


class Mistake(Model):
    """`chosen` where `better` was better, as kinds of actions; `loss` in shares of a victory, in all."""

    game: str
    chosen: str
    better: str
    count: int
    loss: float
    examples: list[Example]


class Statistics(Model):
    games: int
    reviewed: int
    won: float
    expected: float
    luck: float
    results: list[Row]
    opponents: list[Row]
    lineups: dict[str, list[Row]]
    progress: list[Progress]
    phases: dict[str, float | None]
    mistakes: list[Mistake]
