"""Favourite mistakes: what is chosen where something else was better, by kind of action, the dearest first."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from athanor.review.grades import BLUNDER, INACCURACY, MISTAKE
from athanor.statistics.played import Played

COUNTED: Final = (INACCURACY, MISTAKE, BLUNDER)
EXAMPLES: Final = 3
MOST: Final = 5  # kinds


class Habit:
    """`chosen` and `better`: the verbs of the actions in which the two choices differ first; `loss`: shares in all.

    `examples`: the dearest, each the id of its game and the decision's index among the moves of the record.
    """

    __slots__ = ("better", "chosen", "count", "examples", "game", "loss")

    def __init__(self, game: str, chosen: str, better: str, made: list[tuple[float, str, int]]) -> None:
        self.game = game
        self.chosen = chosen
        self.better = better
        self.count = len(made)
        self.loss = sum(loss for loss, _, _ in made)
        self.examples = [(id, index) for _, id, index in sorted(made, key=lambda one: -one[0])[:EXAMPLES]]

    def plain(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "chosen": self.chosen,
            "better": self.better,
            "count": self.count,
            "loss": self.loss,
            "examples": [{"id": id, "index": index} for id, index in self.examples],
        }


def favourite_mistakes(games: Iterable[Played], most: int = MOST) -> list[Habit]:
    found: dict[tuple[str, str, str], list[tuple[float, str, int]]] = {}
    for game in games:
        for decision in game.decisions:
            if decision["seat"] == game.seat and decision["grade"] in COUNTED:
                chosen, better = where_they_differ(decision["actions"], decision["best"])
                made = found.setdefault((game.game, verb(chosen), verb(better)), [])
                made.append((decision["loss"], game.id, decision["index"]))
    habits = [Habit(*key, made) for key, made in found.items()]
    return sorted(habits, key=lambda habit: (-habit.loss, habit.chosen, habit.better))[:most]


def where_they_differ(chosen: list[str], better: list[str]) -> tuple[str, str]:
    """The first actions of both that are not in the other choice: the order of actions decides nothing."""
    other = next((name for name in chosen if name not in better), chosen[0])
    instead = next((name for name in better if name not in chosen), better[0])
    return other, instead


def verb(action: str) -> str:
    """`take red-o` is a take."""
    return action.partition(" ")[0]
