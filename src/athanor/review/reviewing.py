"""The review of a record. What it may cost is counted in simulations: the same record always gets the same review."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from math import log
from statistics import fmean
from typing import Any, Final

from athanor.bots.seeds import derive
from athanor.core.message import Message
from athanor.core.record import Record, dumps
from athanor.core.state import State
from athanor.review.accounts import accounts_of
from athanor.review.choices import choices_of, played_choice, with_played
from athanor.review.curve import Point, backwards, first_closed, point, result_point
from athanor.review.grades import FORCED, PHASES, grade
from athanor.review.judge import Judge
from athanor.review.lines import line_after
from athanor.review.losses import Comparison, Tried, half_width
from athanor.review.report import Decision, Review, Weighed
from athanor.review.steps import Step, steps_of
from athanor.review.trials import HORIZON
from athanor.review.words import ReviewError

SHOWN: Final = 4  # choices of a decision
MOST_TURNING: Final = 8
TURNING: Final = 0.08  # of a victory
DOUBT: Final = 0.1  # being ahead by this part of the points makes a victory e times as likely as the other's
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Effort:
    """How much is tried; but for the last number, for one decision."""

    choices: int = 6
    worlds: int = 2  # in a batch
    batches: int = 24  # at most
    further: int = HORIZON  # decisions that the policy plays on at least
    open_worlds: int = 16  # for a point of the curve
    positions: int = 100_000  # looked at in the whole game, shared out among its decisions: then no batch is begun


USUAL: Final = Effort()


def review(record: Record, effort: Effort = USUAL, progress: Progress | None = None) -> Review:
    """Of a finished game. `progress` is told how many decisions are done, and of how many."""
    found = begin_review(record, effort)
    for number in range(len(found.steps)):
        found.look_at(number)
        if progress is not None:
            progress(number + 1, len(found.steps))
    return found.finish()


def begin_review(record: Record, effort: Effort = USUAL) -> Reviewing:
    """For whoever goes on decision by decision (`look_at`), until all are looked at (`finish`)."""
    steps, last = steps_of(record)
    if not last.over:
        raise ReviewError("review-not-over")
    judge = Judge(last.game, derive(dumps(record), "judge"))
    return Reviewing(judge, steps, last, derive(dumps(record), "review"), effort)


class Reviewing:
    def __init__(self, judge: Judge, steps: list[Step], last: State, seed: int, effort: Effort) -> None:
        self.judge = judge
        self.steps = steps
        self.last = last
        self.seed = seed
        self.effort = effort
        self.decisions: list[Decision] = []
        self.points: list[Point] = []
        self.simulations = 0
        self.names = last.game.actions.name
        self.rounds = [last.game.round_of(step.before) for step in steps]
        self.phases = phases_of(self.rounds)

    def look_at(self, number: int) -> None:
        """One decision after another."""
        step, seed, effort = self.steps[number], derive(self.seed, number), self.effort
        found = Decision(step.index, step.seat, [self.names(action) for action in step.actions])
        found.round, found.phase = self.rounds[number], self.phases[number]
        world = step.before.determinise(step.seat, derive(seed, "world"))
        found.labels = labels_of(world, step.seat, step.actions)
        choices = choices_of(self.judge, world, step.seat, effort.choices)
        played = played_choice(world, step.seat, step.actions)
        compared = Comparison(self.judge, world, step.seat, with_played(choices, played), seed, effort.further)
        best = step.actions
        if len(compared.tried) > 1:
            compared.run(effort.worlds, effort.batches, effort.positions // len(self.steps))
            best = compared.best().choice.actions
            self.judged(found, compared, world)
        else:
            found.grade = FORCED
            found.given = [0.0] * len(result_point(self.last).shares)
        self.decisions.append(found)
        self.points.append(point(self.judge, step, best, seed, effort.open_worlds, effort.further))
        self.simulations += compared.simulations + effort.open_worlds

    def judged(self, found: Decision, compared: Comparison, world: State) -> None:
        loss, width = compared.loss()
        found.loss, found.interval = loss, (loss - width, loss + width)
        found.grade = grade(loss, loss - width)
        found.given = compared.given()
        found.spread = compared.spread()
        best = compared.best()
        found.best = [self.names(action) for action in best.choice.actions]
        seat = found.seat
        mean = best.mean()[seat]
        found.points = points_lost(self.last, mean, mean - loss)
        others = sorted(compared.tried[1:], key=lambda one: -one.mean()[seat])
        kept = sorted([compared.tried[0], *others[: SHOWN - 1]], key=lambda one: -one.mean()[seat])
        found.choices = [self.weighed(one, world, seat) for one in kept]
        if best is not compared.tried[0]:
            found.line = line_after(self.judge, world, seat, best.choice.actions)

    def weighed(self, one: Tried, world: State, seat: int) -> Weighed:
        names = [self.names(action) for action in one.choice.actions]
        labels = labels_of(world, seat, one.choice.actions)
        return Weighed(names, labels, fmean(one.of(seat)), half_width(one.of(seat)))

    def finish(self) -> Review:
        self.points.append(result_point(self.last))
        backwards(self.points, [decision.given for decision in self.decisions], first_closed(self.steps, self.last))
        accounts, chance = accounts_of(self.points, self.decisions)
        found = Review(self.last.game.id, self.last.players, accounts, self.decisions)
        found.curve, found.chance = self.points, chance
        found.turning = turning_points(self.points)
        found.knowledge = self.knowledge()
        found.simulations = self.simulations
        return found

    def knowledge(self) -> list[dict[str, Any]]:
        """What the seats could deduce, decision by decision, as the game tells it; `index` is that of the decision."""
        found = []
        for number, step in enumerate(self.steps):
            after = self.steps[number + 1].before if number + 1 < len(self.steps) else self.last
            changed = self.last.game.knowledge(step.before, after, step.seat)
            found += [{"index": step.index, **entry} for entry in changed]
        return found


def phases_of(rounds: list[int]) -> list[str]:
    """The thirds of the game: of its rounds, or of its decisions where it has none."""
    number = rounds if min(rounds, default=0) else list(range(1, len(rounds) + 1))
    last = max(number, default=1)
    return [PHASES[(each - 1) * len(PHASES) // last] for each in number]


def labels_of(world: State, seat: int, actions: list[int]) -> list[Message]:
    """What the actions of a choice are called, one after another."""
    s = world.clone()
    said = []
    for action in actions:
        said.append(s.describe(action))
        s.apply(action, seat)
    return said


def turning_points(points: list[Point]) -> list[int]:
    """The decisions after which the curve jumped furthest."""
    jumps = [
        max(abs(b - a) for a, b in zip(before.shares, after.shares, strict=True)) for before, after in pairwise(points)
    ]
    largest = sorted((number for number, jump in enumerate(jumps) if jump >= TURNING), key=lambda at: -jumps[at])
    return sorted(largest[:MOST_TURNING])


def points_lost(last: State, best: float, played: float) -> float:
    """A loss in points of the game: how many a seat must be ahead for its odds to change so much."""
    doubt = max(1.0, DOUBT * max(abs(score) for score in last.scores()))
    return doubt * (log_odds(best) - log_odds(played))


def log_odds(share: float) -> float:
    share = min(0.98, max(0.02, share))
    return log(share / (1.0 - share))
