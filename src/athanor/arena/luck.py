"""Luck in one game, as a control variate: what chance gave each line, measured by a value that was fixed beforehand.

What happened is done again from the same true state with other chance, so many times; the luck of it is what the
position is worth less the mean of what it might have been worth. Hands and truth stay as they are: only what chance
decides next is decided anew. So the expectation of luck is exactly 0, whoever plays and whatever the value is worth,
and a result less its luck has the same mean as the result, with less variance if the value is any good (AIVAT: Burch,
Schmid, Moravčík and Bowling 2018).

What is done again hangs on who plays. Of a bot that answers at once it is the whole turn, up to the moment at which
another seat is asked: the bot is asked anew in each of them, so that what it leaves to chance itself is luck, too. Of
any other it is each action that reveals something, and the value is read at rest: the policy plays on until another
seat is asked.

The deal at the set-up is not among it: every deal is played in all chairs (`plan.py`), so that it gives and takes as
much.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final

from athanor.bots.base import Bot, ask
from athanor.bots.seeds import derive
from athanor.core.game import Game
from athanor.core.rng import spread
from athanor.core.state import State
from athanor.review.judge import Judge, lines_of, outcome
from athanor.review.losses import Shares
from athanor.review.trials import Trial, play_out

USUAL: Final = 12  # other outcomes of each chance
REAL: Final = 2  # times that the policy plays on from what really happened
PLAYOUTS: Final = 4  # times that a position is judged where a game has no network
LONGEST: Final = 400  # actions of a turn that is done again
# At the beginning of a game the value knows least, above all of weak players, and what it takes for luck counts less:
# the first turn FIRST, each later one GROWS more. Fixed before the games that are measured, as the value is.
FIRST: Final = 0.3
GROWS: Final = 0.05


class Luck:
    """Hears of every action of a game; `lines` is the luck of each line so far, in shares of the victory."""

    def __init__(self, game: Game, seed: int, redeals: int = USUAL, seated: Sequence[Bot] = ()) -> None:
        """`seated`: the bots by seat; without them every action that reveals something is done again."""
        self.judge = Judge(game, derive(seed, "luck judge"))
        self.seed = seed
        self.redeals = redeals
        self.quick = [bot if bot.is_quick(game) else None for bot in seated]
        self.heard = 0
        self.lines: list[float] = []
        self.turn: State | None = None  # the state before it
        self.length = 0  # of the turn, in actions
        self.turns = 0  # so far
        self.last = -1  # whose turn it was last

    def hear(self, before: State, action: int, seat: int, after: State) -> None:
        self.heard += 1
        self.turns += seat != self.last
        self.last = seat
        self.lines = self.lines or [0.0] * lines_of(before)
        bot = self.quick[seat] if self.quick else None
        if bot is not None:
            self.hear_turn(before, bot, seat, after)
        elif after.reveals != before.reveals:
            self.hear_action(before, action, seat, after)

    def gain(self, real: list[Shares], others: list[Shares]) -> None:
        weight = min(1.0, FIRST + GROWS * (self.turns - 1))
        gained = [fmean(there) - fmean(might) for there, might in zip(by_line(real), by_line(others), strict=True)]
        self.lines = [a + weight * b for a, b in zip(self.lines, gained, strict=True)]

    # ---------------------------------------------------------------- whole turns

    def hear_turn(self, before: State, bot: Bot, seat: int, after: State) -> None:
        self.turn = before if self.turn is None else self.turn
        self.length += 1
        if goes_on(after, seat, self.length):
            return
        others = [self.turn_again(self.turn, bot, seat, number) for number in range(self.redeals)]
        values = self.values([after, *others])
        self.gain(values[:1], values[1:])
        self.turn, self.length = None, 0

    def turn_again(self, start: State, bot: Bot, seat: int, number: int) -> State:
        """With other chance, and with other choices of the bot where it leaves them to chance."""
        world = start.clone()
        self.deal_chance(world, "turn", number)
        length = 0
        while length == 0 or goes_on(world, seat, length):
            world.apply(ask(bot, world, seat, derive(self.seed, "choice", self.heard, number, length)), seat)
            length += 1
        return world

    def values(self, states: list[State]) -> list[Shares]:
        """At rest."""
        times = PLAYOUTS if self.judge.network is None else 1
        judged: list[State] = []
        for number, s in enumerate(states):
            for again in range(0 if s.over else times):
                world = s.clone()
                # The game's own future must not be known.
                self.deal_chance(world, "future", number * times + again)
                judged.append(world)
        found = iter(self.judge.many(judged))
        return [
            outcome(s) if s.over else [fmean(line) for line in by_line([next(found).shares for _ in range(times)])]
            for s in states
        ]

    # ---------------------------------------------------------------- single actions

    def hear_action(self, before: State, action: int, seat: int, after: State) -> None:
        real = [self.trial(after.clone(), seat, number) for number in range(REAL)]
        others = []
        for number in range(self.redeals):
            world = before.clone()
            self.deal_chance(world, "other", number)
            world.apply(action, seat)
            others.append(self.trial(world, seat, number))
        play_out(self.judge, [*real, *others])
        self.gain([trial.shares for trial in real], [trial.shares for trial in others])

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


def goes_on(s: State, seat: int, length: int) -> bool:
    """Whether the turn of that seat does, after so many actions."""
    return not s.over and s.asked == seat and length < LONGEST


def by_line(shares: list[Shares]) -> list[tuple[float, ...]]:
    return list(zip(*shares, strict=True))
