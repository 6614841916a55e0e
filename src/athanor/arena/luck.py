"""Luck in one game, as a control variate: what chance gave each line, measured by a value that was fixed beforehand.

After each action that reveals something, the same action is done again from the same true state with other chance, so
many times; the luck of the action is what the position is worth less the mean of what it might have been worth. Hands
and truth stay as they are: only what chance decides next is decided anew. So its expectation is exactly 0, whoever
plays and whatever the value is worth, and a result less its luck has the same mean as the result, with less variance
if the value is any good (AIVAT: Burch, Schmid, Moravčík and Bowling 2018; here its terms for chance alone).

The value is read at rest: the policy plays on until another seat is asked.
"""

from __future__ import annotations

from statistics import fmean
from typing import Final

from athanor.bots.seeds import derive
from athanor.core.game import Game
from athanor.core.rng import spread
from athanor.core.state import State
from athanor.review.judge import Judge, lines_of
from athanor.review.trials import Trial, play_out

USUAL: Final = 12  # other outcomes of each chance


class Luck:
    """Hears of every action of a game; `lines` is the luck of each line so far, in shares of the victory."""

    def __init__(self, game: Game, seed: int, redeals: int = USUAL) -> None:
        self.judge = Judge(game, derive(seed, "luck judge"))
        self.seed = seed
        self.redeals = redeals
        self.heard = 0
        self.lines: list[float] = []

    def hear(self, before: State, action: int, seat: int, after: State) -> None:
        self.heard += 1
        self.lines = self.lines or [0.0] * lines_of(before)
        if after.reveals == before.reveals:
            return
        real = [self.trial(after.clone(), seat, number) for number in range(2)]
        others = []
        for number in range(self.redeals):
            world = before.clone()
            self.deal_chance(world, "other", number)
            world.apply(action, seat)
            others.append(self.trial(world, seat, number))
        play_out(self.judge, [*real, *others])
        gained = [fmean(there) - fmean(might) for there, might in zip(by_line(real), by_line(others), strict=True)]
        self.lines = [a + b for a, b in zip(self.lines, gained, strict=True)]

    def trial(self, world: State, seat: int, number: int) -> Trial:
        """Played on to the next rest, with chance of its own: the game's own future must not be known."""
        self.deal_chance(world, "on", number)
        return Trial(world, seat, derive(self.seed, "policy", self.heard, number), 0)

    def deal_chance(self, world: State, what: str, number: int) -> None:
        world.rng = spread(derive(self.seed, what, self.heard, number))
        world.secret = b""
        world.script = ()
        world.events = None
        world.start = None


def by_line(trials: list[Trial]) -> list[tuple[float, ...]]:
    return list(zip(*[trial.shares for trial in trials], strict=True))
