"""What everybody could expect before each decision and at the end, with all hands open.

Hands open: dealt anew is only what the seats do not know even together. Before a decision the best choice found is
what is expected; the end is the result itself. Once nothing is hidden and nothing left to chance any more, only
decisions move the curve: there it is drawn backwards from the result.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from athanor.bots.seeds import derive
from athanor.core.state import State
from athanor.review.judge import Judge, outcome
from athanor.review.losses import Shares, half_width
from athanor.review.steps import Step
from athanor.review.trials import Trial, play_choice, play_out


class Point:
    """By line: the share that could be expected, and half the width of its interval."""

    __slots__ = ("doubt", "shares")

    def __init__(self, shares: Shares, doubt: Shares) -> None:
        self.shares = shares
        self.doubt = doubt


def point(judge: Judge, step: Step, actions: list[int], seed: int, worlds: int, further: int) -> Point:
    """Before a decision in which these actions are the best."""
    everybody = frozenset(range(step.before.players))
    trials = []
    for number in range(worlds):
        world = step.before.determinise_together(everybody, derive(seed, "open world", number))
        play_choice(world, step.seat, actions)
        trials.append(Trial(world, step.seat, derive(seed, "open luck", number), further))
    play_out(judge, trials)
    lines = list(zip(*[trial.shares for trial in trials], strict=True))
    return Point([fmean(line) for line in lines], [half_width(list(line)) for line in lines])


def result_point(last: State) -> Point:
    shares = outcome(last)
    return Point(shares, [0.0] * len(shares))


def first_closed(steps: Sequence[Step], last: State) -> int:
    """The first decision from which on nothing is hidden from anybody and chance decides nothing any more."""
    at = len(steps)
    while at and is_closed(steps[at - 1].before, last):
        at -= 1
    return at


def is_closed(s: State, last: State) -> bool:
    if s.rng != last.rng or s.script != last.script:
        return False
    table = as_it_lies(s)
    dealt = [s.determinise(seat, 1 + deal) for seat in [None, *range(s.players)] for deal in range(2)]
    return all(as_it_lies(world) == table for world in dealt)


def as_it_lies(s: State) -> str:
    return f"{s.dump()} {[frame.plain() for frame in s.stack]}"


def backwards(points: list[Point], given: Sequence[Shares], first: int) -> None:
    """From decision `first` on: before it lies what lies after it, less what it changed. `points` has one more."""
    for at in range(len(given) - 1, first - 1, -1):
        after = points[at + 1].shares
        points[at].shares = [share - change for share, change in zip(after, given[at], strict=True)]
