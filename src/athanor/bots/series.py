"""Bots against each other: one game, and a series of them in which nobody keeps the better seat.

A series is its seed: the same game, options, bots and seed give the same results, game by game, on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from athanor.bots.base import Bot, BotError, ask
from athanor.bots.memory import Memory
from athanor.bots.seeds import derive
from athanor.bots.uniform import Random
from athanor.core.game import Game
from athanor.core.message import Message
from athanor.core.state import State

LONGEST_GAME: Final = 20_000  # decisions; bots that wait for each other could go on for ever
RANDOM: Final = Random()
Heard = Callable[[State, int, int, State], None]


class Outcome:
    """How one game ended, line by line: the bots in the order they were named, then the automatic opponents."""

    __slots__ = ("decisions", "scores", "statistics", "winners")

    def __init__(self, s: State, seats: Sequence[int], decisions: int) -> None:
        scores, winners = s.scores(), s.winners()
        lines = [*seats, *range(s.players, len(scores))]
        self.decisions = decisions
        self.scores: list[int] = [scores[line] for line in lines]
        self.winners: list[int] = [number for number, line in enumerate(lines) if line in winners]
        self.statistics: list[dict[str, int]] = [s.statistics(seat) for seat in seats]


def play_game(
    game: Game,
    seated: Sequence[Bot],
    seed: int,
    options: dict[str, Any],
    random_choices: bool = False,
    hear: Heard | None = None,
) -> tuple[State, int]:
    """One game to its end, the bots in their seats; the state, and how many decisions with a choice it took.

    With `random_choices`, what the game would rather have left to chance (`Game.drawn_at_random`) no bot is asked.
    `hear` is told of every action: the state before, the action, its seat, and the state after.
    """
    s = game.new(len(seated), derive(seed, "game"), options, quiet=True)
    memories = [Memory() for _ in seated]
    asked = decisions = 0
    while not s.over:
        if asked == LONGEST_GAME:
            raise BotError(Message("bots-endless", {"decisions": asked}))
        seat = s.asked
        decisions += len(s.legal()) > 1
        bot = RANDOM if random_choices and game.drawn_at_random(s) else seated[seat]
        memories[seat].moment = asked
        action = ask(bot, s, seat, derive(seed, "decision", asked), memories[seat])
        if hear is None:
            s.apply(action)
        else:
            before = s.clone()
            s.apply(action)
            hear(before, action, seat, s)
        asked += 1
    return s, decisions


def play_series(game: Game, bots: Sequence[Bot], games: int, seed: int, options: dict[str, Any]) -> Iterator[Outcome]:
    """Game after game; after each, everybody moves on by one seat.

    Examples:
        >>> from athanor.bots import bot
        >>> outcomes = list(play_series(game, [bot("random"), bot("random")], games=2, seed=1, options={}))
        >>> len(outcomes)
        2
    """
    players = len(bots)
    for number in range(games):
        seats = [(each + number) % players for each in range(players)]
        seated = [bots[seats.index(seat)] for seat in range(players)]
        s, decisions = play_game(game, seated, derive(seed, number), options)
        yield Outcome(s, seats, decisions)
