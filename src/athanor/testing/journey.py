"""Random games, kept decision by decision, for the laws of the contract to be held against."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

import athanor
from athanor import Event, State

FULL_SEED = 0xC0FFEE << 100  # any number too long for the fast generator: chance is then sealed
NAMES = ["Ada", "Blas", "Chloé", "Dov", "Esme", "Finn", "Gaia", "Hugo", "Iris", "Jon", "Kira", "Luz"]
TOO_LONG = 5_000  # decisions; a game that is not over by then never will be


@dataclass(frozen=True)
class Case:
    """One random game: which, for how many, with which options (as pairs, so that a case can be a key), which seed."""

    game: str
    players: int
    options: tuple[tuple[str, Any], ...]
    seed: int

    def __str__(self) -> str:
        words = [self.game, f"{self.players}p", *(f"{k}={v}".replace(" ", "") for k, v in self.options)]
        return "-".join([*words, "sealed" if self.seed >= FULL_SEED else f"seed{self.seed}"])

    def sealed(self) -> Case:
        return replace(self, seed=FULL_SEED | self.seed)

    def begin(self, quiet: bool = False) -> State:
        options = {name: list(value) if isinstance(value, tuple) else value for name, value in self.options}
        return athanor.game(self.game).new(self.players, self.seed, options, quiet=quiet)


def cases(game: str, players: list[int], options: list[dict[str, Any]], seeds: range) -> list[Case]:
    """Every number of players with every seed, the options in rotation; some once more with sealed chance."""
    found: list[Case] = []
    for seed in seeds:
        for count in players:
            chosen = options[len(found) % len(options)]
            found.append(Case(game, count, tuple(sorted(chosen.items())), seed))
    return [*found, *(case.sealed() for case in found[::4])]


@dataclass(frozen=True)
class Stretch(Case):
    """A few decisions from a saved position on: as long as a frame of that kind is pending."""

    position: str
    kind: str

    def __str__(self) -> str:
        return f"{self.game}-{self.kind}"

    def begin(self, quiet: bool = False) -> State:
        s = athanor.game(self.game).from_position(self.position)
        if quiet:
            s.events = None
        return s


@dataclass
class Decision:
    """The position before a choice, the choice, and what it told."""

    before: State
    seat: int
    action: int
    events: list[Event]


@dataclass
class Journey:
    case: Case
    decisions: list[Decision]
    end: State

    @property
    def states(self) -> list[State]:
        return [*(decision.before for decision in self.decisions), self.end]

    @property
    def dice(self) -> random.Random:
        """The test's own chance: the same on every run, and not that of the game."""
        return random.Random(str(self.case))

    def some(self, count: int) -> list[Decision]:
        """A few of the decisions, for what would take too long at each: the first, the last, some between."""
        picked = self.dice.sample(range(len(self.decisions)), min(count, len(self.decisions)))
        return [self.decisions[i] for i in sorted({0, len(self.decisions) - 1, *picked})]


@lru_cache(maxsize=64)
def travel(case: Case) -> Journey:
    """The case played by chance, answers coming in any order. The states are shared between tests: clone, then play."""
    s = case.begin()
    dice = random.Random(f"moves of {case}")
    decisions = []
    while not s.over:
        seat = pick_seat(s, dice)
        action = dice.choice(s.legal(seat))
        before = s.clone()
        decisions.append(Decision(before, seat, action, s.apply(action, seat)))
        assert len(decisions) < TOO_LONG, "a game without an end"
    return Journey(case, decisions, s)


@lru_cache(maxsize=64)
def travel_on(case: Stretch, most: int = 4) -> Journey:
    """The decisions of the stretch, but no more than so many."""
    s = case.begin()
    dice = random.Random(f"moves of {case}")
    decisions: list[Decision] = []
    while len(decisions) < most and any(frame.kind == case.kind for frame in s.stack):
        seat = pick_seat(s, dice)
        action = dice.choice(s.legal(seat))
        before = s.clone()
        decisions.append(Decision(before, seat, action, s.apply(action, seat)))
    return Journey(case, decisions, s)


def pick_seat(s: State, dice: random.Random) -> int:
    """Mostly a seat that is waited for; now and then one that has answered and may change its mind."""
    others = [seat for seat in range(s.players) if seat not in s.waiting and s.legal(seat)]
    return dice.choice(others if others and dice.random() < 0.15 else s.waiting)


def play_on(s: State, dice: random.Random, steps: int = TOO_LONG) -> None:
    """Random choices on this very state, to the end or for so many steps."""
    for _ in range(steps):
        if s.over:
            return
        seat = pick_seat(s, dice)
        s.apply(dice.choice(s.legal(seat)), seat)
    assert steps < TOO_LONG, "a game without an end"
