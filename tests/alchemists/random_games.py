"""Random games of all sizes, in both modes and in mixtures, kept decision by decision."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Any, Final

import pytest

from athanor import Event
from athanor.games.alchemists.state import Alchemists
from tests.alchemists.table import GAME

# How the random players choose: a weight by the verb of an action, 1 for all others.
BUSY: Final[dict[str, float]] = {"done": 0.1, "decline": 0.05, "pass": 0.3, "withdraw": 0.1}
# Who publishes and doubts much, so that theories fall, conflicts arise and grants are won.
QUARRELSOME: Final[dict[str, float]] = {**BUSY, "debunk": 3, "show": 3, "publish": 3, "endorse": 3, "declare": 1}
LAZY: Final[dict[str, float]] = {"decline": 3, "done": 1}
TEMPERS = (BUSY, QUARRELSOME, LAZY)


class Step:
    """The position before a choice, the choice, and what it told."""

    __slots__ = ("action", "before", "events", "seat")

    def __init__(self, before: Alchemists, seat: int, action: int, events: list[Event]) -> None:
        self.before = before
        self.seat = seat
        self.action = action
        self.events = events

    @property
    def name(self) -> str:
        return GAME.actions.name(self.action)


def modes(players: int, number: int) -> dict[str, Any]:
    newcomer = ["apprentice", *["master"] * (players - 1)]
    return (
        {"mode": "apprentice"},
        {"mode": "master"},
        {"mode": newcomer},
        {"mode": "apprentice", "debunking": "master"},
    )[number % 4]


def weight(action: int, temper: dict[str, float]) -> float:
    verb, _, thing = GAME.actions.name(action).partition(" ")
    liked = temper is QUARRELSOME and verb == "declare" and thing in ("publish", "debunk")
    return temper.get(verb, 1) * (4 if liked else 1)


@lru_cache(maxsize=40)
def journey(players: int, seed: int) -> tuple[list[Step], Alchemists]:
    """A random game, decision by decision. The states are shared between tests: clone, then play."""
    s = GAME.new(players, seed, modes(players, seed))
    assert isinstance(s, Alchemists)
    dice = random.Random(seed * 10 + players)
    temper = TEMPERS[seed % 3]
    steps = []
    while not s.over:
        seat = dice.choice(s.waiting)
        legal = s.legal(seat)
        (action,) = dice.choices(legal, [weight(each, temper) for each in legal])
        before = s.clone()
        steps.append(Step(before, seat, action, s.apply(action, seat)))
    return steps, s


GAMES = [(players, seed) for players in (2, 3, 4) for seed in range(6)]
MORE = [pytest.param(players, seed, marks=pytest.mark.long) for players in (2, 3, 4) for seed in range(100, 112)]
games = pytest.mark.parametrize(("players", "seed"), [*GAMES, *MORE])
# For what takes longer: every temper and every mixture of modes is among them.
SOME = [(2, 0), (2, 1), (3, 1), (3, 2), (3, 5), (4, 3), (4, 4)]
some_games = pytest.mark.parametrize(("players", "seed"), [*SOME, *MORE])


def states(players: int, seed: int) -> list[Alchemists]:
    steps, end = journey(players, seed)
    return [*(step.before for step in steps), end]


def observers(s: Alchemists) -> list[int | None]:
    return [*range(s.players), None]
