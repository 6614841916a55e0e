"""What a choice lost against the best one, and how sure that is.

All choices of a batch meet the same worlds and the same luck in them. The best choice is found on one half of the
batches and measured on the other, then the other way round: the best of several noisy means would be too good.
"""

from __future__ import annotations

from math import sqrt
from statistics import fmean, pstdev, stdev
from typing import Final

from athanor.bots.seeds import derive
from athanor.core.state import State
from athanor.review.choices import Choice
from athanor.review.grades import straddles
from athanor.review.judge import Judge
from athanor.review.trials import Trial, play_choice, play_out

FIRST: Final = 6  # batches that are always made
CLEAR: Final = 3.0  # standard errors that a choice lies behind when it is tried no more
NARROW: Final = 0.025  # half an interval that is narrow enough
# Student's t at 0.975, by degrees of freedom from 1 on.
STUDENT: Final = (
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131, 2.120,
    2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042,
)  # fmt: skip
NORMAL: Final = 1.96
MANY: Final = 1_000_000

Shares = list[float]


def half_width(values: list[float]) -> float:
    """Of the interval of a mean, at 95 of 100."""
    freedom = len(values) - 1
    t = STUDENT[freedom - 1] if freedom <= len(STUDENT) else NORMAL
    return t * stdev(values) / sqrt(len(values))


class Tried:
    """A choice with what it came to in each batch: the mean of its shares, by line."""

    __slots__ = ("batches", "choice")

    def __init__(self, choice: Choice) -> None:
        self.choice = choice
        self.batches: list[Shares] = []

    def of(self, seat: int) -> list[float]:
        return [batch[seat] for batch in self.batches]

    def mean(self) -> Shares:
        return [fmean(line) for line in zip(*self.batches, strict=True)]


class Comparison:
    """The choices of one decision against each other; the first is the one whose loss is asked for."""

    def __init__(self, judge: Judge, world: State, seat: int, choices: list[Choice], seed: int, further: int) -> None:
        self.judge = judge
        self.world = world
        self.seat = seat
        self.seed = seed
        self.further = further  # decisions that the policy plays on at least
        self.tried = [Tried(choice) for choice in choices]
        self.simulations = 0

    @property
    def open(self) -> list[Tried]:
        """Those that are still tried."""
        most = max(len(one.batches) for one in self.tried)
        return [one for one in self.tried if len(one.batches) == most]

    def run(self, worlds: int, most: int, looked_at: int = MANY) -> None:
        """`worlds` in a batch, at most so many batches, and none begun after so many positions were looked at."""
        end = self.judge.asked + looked_at
        self.add(self.tried, FIRST, worlds)
        while len(self.tried[0].batches) < most and self.judge.asked < end:
            left = self.worth_trying()
            if len(left) < 2 or self.is_decided():
                return
            self.add(left, min(2, most - len(self.tried[0].batches)), worlds)

    def add(self, tried: list[Tried], batches: int, worlds: int) -> None:
        first = len(tried[0].batches) * worlds
        trials = [
            trial
            for number in range(first, first + batches * worlds)
            for trial in self.deal(number, [one.choice.actions for one in tried])
        ]
        play_out(self.judge, trials)
        self.simulations += len(trials)
        for place, one in enumerate(tried):
            shares = [trial.shares for trial in trials[place :: len(tried)]]
            for batch in range(batches):
                part = shares[batch * worlds : (batch + 1) * worlds]
                one.batches.append([fmean(line) for line in zip(*part, strict=True)])

    def deal(self, number: int, choices: list[list[int]]) -> list[Trial]:
        """One world, and each choice in a copy of it with the same luck."""
        dealt = self.world.determinise(self.seat, derive(self.seed, "world", number))
        luck = derive(self.seed, "luck", number)
        trials = []
        for actions in choices:
            copy = dealt.clone()
            play_choice(copy, self.seat, actions)
            trials.append(Trial(copy, self.seat, luck, self.further))
        return trials

    def worth_trying(self) -> list[Tried]:
        """The first, the best, and what is not clearly behind the best."""
        best = self.best()
        left = []
        for one in self.open:
            behind = [b - a for a, b in zip(one.of(self.seat), best.of(self.seat), strict=True)]
            clearly = fmean(behind) > CLEAR * stdev(behind) / sqrt(len(behind))
            if one is self.tried[0] or one is best or not clearly:
                left.append(one)
        return left

    def is_decided(self) -> bool:
        """Whether more batches would hardly change the grade."""
        loss, width = self.loss()
        return width <= NARROW or not straddles(loss - width, loss + width)

    # ---------------------------------------------------------------- what was found

    def best(self, batches: slice = slice(None)) -> Tried:
        """Among equals the one that was played."""
        open_ = self.open
        return max(open_, key=lambda one: (round(fmean(one.of(self.seat)[batches]), 9), one is self.tried[0]))

    def differences(self) -> list[Shares]:
        """By batch and line: what the first choice gave, less what the best one did."""
        played, best = self.tried[0].batches, [self.best(slice(1, None, 2)), self.best(slice(0, None, 2))]
        return [[a - b for a, b in zip(played[at], best[at % 2].batches[at], strict=True)] for at in range(len(played))]

    def given(self) -> Shares:
        """By line, what the decision changed against the best choice: nothing in all."""
        return [fmean(line) for line in zip(*self.differences(), strict=True)]

    def loss(self) -> tuple[float, float]:
        """With half the width of its interval."""
        lost = [-batch[self.seat] for batch in self.differences()]
        return fmean(lost), half_width(lost)

    def spread(self) -> float:
        """How far the choices lie apart: what was at stake."""
        return pstdev([one.mean()[self.seat] for one in self.tried])
