"""Every likely action weighed in re-dealt worlds, and whether one of them is clearly best.

After the action the policy plays on for everybody, to a rest some hand-overs later, as in a review. All actions meet
the same worlds and the same luck.
"""

from __future__ import annotations

from math import exp
from statistics import fmean
from typing import Final

from athanor.core.state import State
from athanor.review.choices import Choice, ready
from athanor.review.judge import Judge
from athanor.review.losses import FIRST, Comparison, Tried, half_width
from athanor.review.trials import HORIZON

LIKELY: Final = 0.004  # less likely actions are not weighed
MOST: Final = 8  # actions
CLEAR: Final = 0.10  # of a victory: how far the second must be behind
SURELY: Final = 0.05  # … and at least, for all doubt


GLANCE: Final = 2  # batches after which a position without a difference is looked at no more
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
        self.tried = sorted(tried, key=lambda one: -fmean(one.of(seat)))
        best = self.tried[0]
        behind = [paired(best, other, seat) for other in self.tried[1:]]
        self.gap = min(fmean(each) for each in behind)
        self.low = min(fmean(each) - half_width(each) for each in behind)
        self.likely = exp(best.choice.policy)  # how likely strong players choose it

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
    choices = likely_actions(judge, world, seat)
    if len(choices) < 2:
        return None
    compared = Comparison(judge, world, seat, choices, seed, depth.further)
    compared.add(compared.tried, FIRST, depth.worlds)
    left = compared.worth_trying()
    if depth.batches and len(left) > 1:
        compared.add(left, depth.batches, depth.worlds)
    return Solution(seat, compared.tried)


def is_hopeful(judge: Judge, world: State, seat: int, seed: int, easy: float) -> bool:
    """Whether it is worth solving: the game is open, the best action not obvious, and something at stake."""
    s = ready(world, seat)
    if len(s.now) < 2:
        return False
    judged = judge.many([s])[0]
    if exp(max(judged.policy)) > easy or not OPEN[0] < judged.shares[seat] < OPEN[1]:
        return False
    compared = Comparison(judge, world, seat, likely_actions(judge, world, seat)[:FEW], seed, SOON)
    if len(compared.tried) < 2:
        return False
    compared.add(compared.tried, GLANCE, QUICK.worlds)
    return Solution(seat, compared.tried).gap > HOPEFUL


def likely_actions(judge: Judge, world: State, seat: int) -> list[Choice]:
    s = ready(world, seat)
    if len(s.now) < 2:
        return []
    policy = judge.many([s], values=False)[0].policy
    order = sorted(zip(policy, s.now, strict=True), reverse=True)[:MOST]
    return [Choice([action], each, "") for each, action in order if exp(each) >= LIKELY]
