"""Accuracy in time: of each reviewed game, and the mean over the last ones."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import fmean
from typing import Any, Final

from athanor.review.grades import PHASES
from athanor.statistics.played import Played

WINDOW: Final = 10  # games


class Progress:
    __slots__ = ("accuracy", "ended", "id", "mean")

    def __init__(self, game: Played, accuracy: float, mean: float) -> None:
        self.id = game.id
        self.ended = game.ended
        self.accuracy = accuracy
        self.mean = mean  # of this game and those before it in the window

    def plain(self) -> dict[str, Any]:
        return {"id": self.id, "ended": self.ended, "accuracy": self.accuracy, "mean": self.mean}


def phases(games: Iterable[Played], window: int = WINDOW) -> dict[str, float | None]:
    """The mean accuracy in each third of the last games that have one there."""
    found: dict[str, float | None] = {}
    ordered = sorted(games, key=lambda each: (each.ended, each.id))
    for phase in PHASES:
        known = [game.account["phases"][phase] for game in ordered if game.account and game.account.get("phases")]
        last = [each for each in known if each is not None][-window:]
        found[phase] = fmean(last) if last else None
    return found


def progress(games: Iterable[Played], window: int = WINDOW) -> list[Progress]:
    """The oldest first. Games that were not reviewed, or had too few decisions for an accuracy, are left out."""
    found: list[Progress] = []
    last: list[float] = []
    for game in sorted(games, key=lambda each: (each.ended, each.id)):
        if game.accuracy is not None:
            last = [*last[1 - window :], game.accuracy] if window > 1 else [game.accuracy]
            found.append(Progress(game, game.accuracy, fmean(last)))
    return found
