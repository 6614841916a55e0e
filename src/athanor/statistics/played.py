"""A finished game as its player has it: plain data, from a database or from records."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from athanor.core.message import Message
from athanor.core.record import Record, replay
from athanor.core.state import State


@dataclass(frozen=True)
class Played:
    """`winners` are lines of the score; `account` and `decisions` are those of its review (`Review.plain`), if any."""

    id: str
    game: str
    ended: float  # seconds since 1970
    seat: int
    scores: list[int]  # by line: the seats, then the automatic opponents
    winners: list[int]
    opponents: list[str] = field(default_factory=list)  # names of the other lines
    lineup: Message | None = None
    account: dict[str, Any] | None = None
    decisions: list[dict[str, Any]] = field(default_factory=list)  # of all seats

    @property
    def share(self) -> float:
        """Of the victory."""
        return 1.0 / len(self.winners) if self.seat in self.winners else 0.0

    @property
    def score(self) -> int:
        return self.scores[self.seat]

    @property
    def accuracy(self) -> float | None:
        return None if self.account is None else self.account["accuracy"]


def lineup_of(record: Record, seat: int) -> Message | None:
    """What the seat played with, as its game tells it (`Game.lineup`): an alchemist, a set of spells, a mode."""
    s: State = replay(record)
    return s.game.lineup(s, seat)
