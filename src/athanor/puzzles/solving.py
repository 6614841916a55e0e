"""Every likely action weighed in re-dealt worlds, and whether one of them is clearly best.

An action is worth what the best whole decision that begins with it is worth, as in a review: where the order of actions
decides nothing, none of them is clearly best. Then the policy plays on for everybody, to a rest some decisions later.
All meet the same worlds and the same luck.
"""

from __future__ import annotations

from math import exp
from statistics import fmean
from typing import Final

from athanor.core.state import State
from athanor.review.choices import Choice, choices_of, position_of, ready
from athanor.review.judge import Judge
from athanor.review.losses import FIRST, Comparison, Tried, half_width
from athanor.review.overlooked import completed
from athanor.review.steps import ended
from athanor.review.trials import HORIZON

LIKELY: Final = 0.004  # less likely actions are not weighed
MOST: Final = 8  # actions
CLEAR: Final = 0.10  # of a victory: how far the second must be behind
SURELY: Final = 0.05  # … and at least, for all doubt


GLANCE: Final = 2  # batches after which a position without a difference is looked at no more
COMPLETED: Final = 3  # whole decisions that begin with an action
FEW: Final = 4  # actions at a glance
SOON: Final = 5  # decisions that the policy plays on at a glance
HOPEFUL: Final = 0.06  # of a victory
OPEN: Final = (0.04, 0.96)  # of a victory: beyond, nothing much can be lost


class Depth:
    """`worlds` in a batch, `batches` beyond the first ones for what is still in doubt, decisions to the judgement."""

    __slots__ = ("batches", "further", "worlds")

    def __init__(self, worlds: int, batches: int, further: int) -> None:
        self.worlds = worlds
        self.batches = batches
        self.further = further


QUICK: Final = Depth(worlds=2, batches=0, further=HORIZON)
# Ten times as deep: five times as many worlds, twice as far.
DEEP: Final = Depth(worlds=4, batches=9, further=2 * HORIZON)


class Solution:
    """`tried`: the best first. `gap`: how far the nearest other one is behind; `low`: surely at least."""

    __slots__ = ("gap", "likely", "low", "seat", "tried")

    def __init__(self, seat: int, tried: list[Tried]) -> None:
        self.seat = seat
        # Of each first action the best decision that begins with it.
        self.tried: list[Tried] = []
        for one in sorted(tried, key=lambda one: -fmean(one.of(seat))):
            if all(one.choice.actions[0] != other.choice.actions[0] for other in self.tried):
                self.tried.append(one)
        best = self.tried[0]
        behind = [paired(best, other, seat) for other in self.tried[1:]]
        self.gap = min((fmean(each) for each in behind), default=0.0)
        self.low = min((fmean(each) - half_width(each) for each in behind), default=0.0)
        self.likely = 0.0  # how likely strong players choose it

    @property
    def best(self) -> int:
        return self.tried[0].choice.actions[0]

    @property
    def clear(self) -> bool:
        return self.gap >= CLEAR and self.low > SURELY


def paired(best: Tried, other: Tried, seat: int) -> list[float]:
    """In the worlds that both met."""
    return [a - b for a, b in zip(best.of(seat), other.of(seat), strict=False)]


def solve(judge: Judge, world: State, seat: int, seed: int, depth: Depth) -> Solution | None:
    """None: there is nothing to choose between. `world`: as the seat may imagine it."""
    likely = likely_actions(judge, world, seat)
    if len(likely) < 2:
        return None
    compared = Comparison(judge, world, seat, decisions(judge, world, seat, likely), seed, depth.further)
    compared.add(compared.tried, FIRST, depth.worlds)
    left = compared.worth_trying()
    if depth.batches and len(left) > 1:
        compared.add(left, depth.batches, depth.worlds)
    found = Solution(seat, compared.tried)
    found.likely = likely.get(found.best, LIKELY)
    return found


def is_hopeful(judge: Judge, world: State, seat: int, seed: int, easy: float) -> bool:
    """Whether it is worth solving: the game is open, the best action not obvious, and something at stake."""
    s = ready(world, seat)
    if len(s.now) < 2:
        return False
    judged = judge.many([s])[0]
    if exp(max(judged.policy)) > easy or not OPEN[0] < judged.shares[seat] < OPEN[1]:
        return False
    likely = list(likely_actions(judge, world, seat))[:FEW]
    if len(likely) < 2:
        return False
    choices = [completed(judge, world, seat, action) for action in likely]
    compared = Comparison(judge, world, seat, choices, seed, SOON)
    compared.add(compared.tried, GLANCE, QUICK.worlds)
    return Solution(seat, compared.tried).gap > HOPEFUL


def likely_actions(judge: Judge, world: State, seat: int) -> dict[int, float]:
    """With how likely strong players choose each; the likeliest first."""
    s = ready(world, seat)
    if len(s.now) < 2:
        return {}
    policy = judge.many([s], values=False)[0].policy
    order = sorted(zip(policy, s.now, strict=True), reverse=True)[:MOST]
    return {action: exp(each) for each, action in order if exp(each) >= LIKELY}


def beginning_with(judge: Judge, world: State, seat: int, action: int) -> list[Choice]:
    s = ready(world, seat)
    s.apply(action, seat)
    if ended(s, seat, world.reveals):
        return [Choice([action], 0.0, position_of(s))]
    rests = choices_of(judge, s, seat, COMPLETED)
    return [Choice([action, *rest.actions], 0.0, rest.position) for rest in rests]


def decisions(judge: Judge, world: State, seat: int, likely: dict[int, float]) -> list[Choice]:
    """For each action the likeliest whole decisions that begin with it, and the likeliest decisions of all."""
    found = [choice for action in likely for choice in beginning_with(judge, world, seat, action)]
    for choice in choices_of(judge, world, seat, MOST):
        if all(choice.position != other.position for other in found) and choice.actions[0] in likely:
            found.append(choice)
    return found
