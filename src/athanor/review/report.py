"""A review as data: what it says, without any words of a language."""

from __future__ import annotations

from collections import Counter
from typing import Any

from athanor.core.message import Message
from athanor.review.curve import Point
from athanor.review.losses import Shares

Interval = tuple[float, float]


class Weighed:
    """A choice that was tried: what share of the victory it promised the seat, and half the width of its interval."""

    __slots__ = ("actions", "doubt", "labels", "share")

    def __init__(self, actions: list[str], labels: list[Message], share: float, doubt: float) -> None:
        self.actions = actions  # names, as in a record
        self.labels = labels  # what each is called where it is played
        self.share = share
        self.doubt = doubt

    def plain(self, labels: bool) -> dict[str, Any]:
        said = {"labels": [label.plain() for label in self.labels]} if labels else {}
        return {"actions": self.actions, "share": self.share, "doubt": self.doubt, **said}


class Decision:
    """`index`: how many moves of the record come before it; `best`: the names of the best actions found."""

    __slots__ = (
        "actions", "best", "choices", "given", "grade", "index", "interval", "labels", "line", "loss", "phase",
        "points", "round", "seat", "spread",
    )  # fmt: skip

    def __init__(self, index: int, seat: int, actions: list[str]) -> None:
        self.index = index
        self.seat = seat
        self.actions = actions
        self.labels: list[Message] = []  # what each of them is called
        self.best = actions
        self.loss = 0.0  # may come out a little below 0
        self.interval: Interval = (0.0, 0.0)
        self.grade = ""
        self.points = 0.0  # the loss in points of the game, roughly
        self.given: Shares = []  # by line, what it changed against the best choice
        self.spread = 0.0  # what was at stake
        self.phase = ""
        self.round = 0  # from 1 on; 0 in a game without rounds
        self.choices: list[Weighed] = []
        # How the game might have gone on after the best: seat, action and what it is called.
        self.line: list[tuple[int, str, Message]] = []

    def plain(self, labels: bool = False) -> dict[str, Any]:
        said = {"labels": [label.plain() for label in self.labels]} if labels else {}
        return {
            **said,
            "index": self.index,
            "seat": self.seat,
            "actions": self.actions,
            "loss": self.loss,
            "interval": list(self.interval),
            "grade": self.grade,
            "best": self.best,
            "points": self.points,
            "phase": self.phase,
            "round": self.round,
            "choices": [one.plain(labels) for one in self.choices],
            "line": [
                {"seat": seat, "action": action, **({"label": label.plain()} if labels else {})}
                for seat, action, label in self.line
            ],
        }


class Account:
    """One line of the score: `own`, `rivals` and `chance` add up to `result` less `expected`."""

    __slots__ = ("accuracy", "chance", "expected", "grades", "own", "phases", "result", "rivals")

    def __init__(self, expected: float, result: float) -> None:
        self.expected = expected
        self.result = result
        self.own = 0.0
        self.rivals = 0.0
        self.chance = 0.0
        self.accuracy: float | None = None  # from 0 to 100; None: too few decisions
        self.phases: dict[str, float | None] = {}
        self.grades: Counter[str] = Counter()

    def plain(self) -> dict[str, Any]:
        return {
            "expected": self.expected,
            "own": self.own,
            "rivals": self.rivals,
            "chance": self.chance,
            "result": self.result,
            "accuracy": self.accuracy,
            "phases": self.phases,
            "grades": dict(self.grades),
        }


class Review:
    """`seats` are the lines of the score: a dummy or Botmegistus is one without decisions. `curve` has a point before
    each decision and one at the end."""

    def __init__(self, game: str, players: int, seats: list[Account], decisions: list[Decision]) -> None:
        self.game = game
        self.players = players
        self.seats = seats
        self.decisions = decisions
        self.curve: list[Point] = []
        self.chance: list[Shares] = []  # by decision and line
        self.turning: list[int] = []  # decisions, in their order
        self.knowledge: list[dict[str, Any]] = []  # what could be deduced when, by decision (`Game.knowledge`)
        self.simulations = 0

    def plain(self, labels: bool = False) -> dict[str, Any]:
        """With `labels`, every action also comes with what it is called, as a message."""
        return {
            "game": self.game,
            "players": self.players,
            "seats": [account.plain() for account in self.seats],
            "decisions": [decision.plain(labels) for decision in self.decisions],
            "curve": [{"shares": point.shares, "doubt": point.doubt} for point in self.curve],
            "chance": self.chance,
            "turning": self.turning,
            "knowledge": self.knowledge,
            "simulations": self.simulations,
        }
