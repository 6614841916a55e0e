"""Games of simple players, kept decision by decision: half by chance, half by what looks best at once, so that
experiments are performed, formulas sampled and bonuses reached.

The states are shared between tests: clone, then play.
"""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Any

from athanor import Event
from athanor.games.trismegistus.state import Trismegistus
from tests.trismegistus.table import GAME

OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"setup": "introductory", "achievements": "on"},
    {"essences": "shuffled", "formulas": "between"},
    {"achievements": "on", "essences": "shuffled"},
)
SOLO: tuple[dict[str, Any], ...] = ({}, {"essences": "shuffled"}, {"setup": "introductory"}, {"formulas": "between"})
# The last two for their discounts, which simple players seldom come to use.
GAMES = [*((players, seed) for players in (1, 2, 3, 4) for seed in range(4)), (3, 6), (3, 8)]
LAZY = ("skip", "pass", "withdraw", "end", "keep", "no-ethereal")  # what keeps a game from happening


class Step:
    """The position before a choice, the choice, and what it told."""

    __slots__ = ("action", "before", "events", "seat")

    def __init__(self, before: Trismegistus, seat: int, action: int, events: list[Event]) -> None:
        self.before = before
        self.seat = seat
        self.action = action
        self.events = events

    @property
    def name(self) -> str:
        return GAME.actions.name(self.action)

    @property
    def verb(self) -> str:
        return self.name.partition(" ")[0]

    @property
    def kind(self) -> str:
        """The kind of the question that was answered."""
        return self.before.stack[-1].kind


def options_of(players: int, seed: int, cards: str = "") -> dict[str, Any]:
    chosen = dict((SOLO if players == 1 else OPTIONS)[seed % 4])
    return {**chosen, "cards": cards} if cards else chosen


@lru_cache(maxsize=64)
def journey(players: int, seed: int, cards: str = "") -> tuple[list[Step], Trismegistus]:
    """The steps of a game and its end."""
    s = GAME.new(players, seed, options_of(players, seed, cards))
    assert isinstance(s, Trismegistus)
    dice = random.Random(seed * 10 + players)
    steps = [Step(s.clone(), 0, 0, list(s.events or []))]
    while not s.over:
        seat = dice.choice(s.waiting)
        action = pick(s, seat, dice)
        before = s.clone()
        steps.append(Step(before, seat, action, s.apply(action, seat)))
        assert len(steps) < 3000, "a game without an end"
    return steps, s


def pick(s: Trismegistus, seat: int, dice: random.Random) -> int:
    legal = s.legal(seat)
    if len(legal) > 1 and dice.random() < 0.5:
        return max(dice.sample(legal, min(len(legal), 12)), key=lambda action: worth(s, seat, action))
    busy = [action for action in legal if GAME.actions.name(action).partition(" ")[0] not in LAZY]
    return dice.choice(busy if busy and dice.random() < 0.8 else legal)


def worth(s: Trismegistus, seat: int, action: int) -> float:
    """How it looks right after this choice, at a rough guess."""
    trial = s.clone()
    trial.events, trial.past = None, None
    trial.apply(action, seat)
    lab = trial.labs[seat]
    tiles = sum(tile >= 0 for tile in lab.artifacts)
    things = 0.4 * sum(lab.cubes[:5]) + 0.8 * sum(lab.cubes[5:]) + 0.5 * sum(lab.essences)
    return trial.scores()[seat] + 3 * len(lab.done) + len(lab.open) + 1.5 * tiles + sum(lab.tracks) + things


def steps_of(players: int, seed: int, cards: str = "") -> list[Step]:
    """The decisions, without the beginning."""
    return journey(players, seed, cards)[0][1:]


def states(players: int, seed: int, cards: str = "") -> list[Trismegistus]:
    steps, end = journey(players, seed, cards)
    return [*(step.before for step in steps), end]
