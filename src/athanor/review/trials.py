"""Choices played in re-dealt worlds until the game is at rest, and judged there.

At rest: another seat is asked, and nothing is half paid. Values read in the middle of a turn jump with every action.
Whoever plays alone hands over to an automatic opponent, which is not asked: there something must have become known.
All trials of a call go on in lockstep, so that the network answers for many positions at once.
"""

from __future__ import annotations

from typing import Final

from athanor.bots.base import leave_out_back
from athanor.bots.sampling import RandomStream
from athanor.core.state import OVER, State
from athanor.review.judge import Judge, outcome

TEMPERATURE: Final = 0.7  # at which the policy plays on: a little closer to its likeliest action than it is
# Decisions that the policy plays on at least. Right after a choice that strong players hardly ever make the network is
# out of what it has learnt, and its value far off; some decisions later it is not (measured in docs/study.md).
HORIZON: Final = 16
LONGEST: Final = 400  # decisions before a trial is judged where it stands


class Trial:
    """One choice in one world."""

    __slots__ = ("known", "left", "most", "random", "seat", "shares", "world")

    def __init__(self, world: State, seat: int, seed: int, further: int) -> None:
        self.world = world
        self.seat = seat  # whose turn it was last
        self.known = world.reveals  # when the turn began
        self.random = RandomStream(seed)
        self.left = further  # decisions until it is judged at the next hand-over
        self.most = LONGEST
        self.shares: list[float] = []


def play_choice(world: State, seat: int, actions: list[int]) -> None:
    """A choice that this world does not allow to its end is played as far as it goes."""
    for action in actions:
        if world.over or action not in world.legal(seat):
            return
        world.apply(action, seat)


def play_out(judge: Judge, trials: list[Trial]) -> None:
    """Each to its rest; `shares` holds what it came to."""
    going = trials
    while going:
        going = play_on(judge, going)


def play_on(judge: Judge, trials: list[Trial]) -> list[Trial]:
    """One decision in every trial; those that are not at rest yet."""
    going: list[Trial] = []
    for trial in trials:
        s = trial.world
        to_a_choice(s)
        if s.asked == OVER:
            trial.shares = outcome(s)
        else:
            going.append(trial)
    following: list[Trial] = []
    for trial, judged in zip(going, judge.many([trial.world for trial in going]), strict=True):
        s = trial.world
        trial.most -= 1
        trial.left -= 1
        handed_over = s.asked != trial.seat or (s.players == 1 and s.reveals != trial.known)
        if handed_over:
            trial.seat, trial.known = s.asked, s.reveals
        if (handed_over and trial.left <= 0) or trial.most <= 0:
            trial.shares = judged.shares
        else:
            s.apply(s.now[trial.random.sample(judged.policy, TEMPERATURE)])
            following.append(trial)
    return following


def to_a_choice(s: State) -> None:
    """On to the next decision with a choice, or to the end."""
    for _ in range(LONGEST):
        if s.asked == OVER:
            return
        leave_out_back(s)
        if len(s.now) > 1:
            return
        s.apply(s.now[0])
