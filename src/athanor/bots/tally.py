"""One game of bots as plain numbers: who won, who had what, where the points came from. Made to be added up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from athanor.bots.base import Bot
from athanor.bots.seeds import derive
from athanor.bots.series import play_game
from athanor.core.game import Game
from athanor.core.message import Message
from athanor.core.state import State

BOT: Final = "bot"  # beside the game's own kinds: which of the bots, by its place among those named


class Tally:
    """All by line: the seats, then the automatic opponents, which have points and nothing else."""

    __slots__ = ("decisions", "had", "scores", "sources", "verbs", "winners")

    def __init__(self, s: State, begun: State, seats: Sequence[int], decisions: int) -> None:
        self.decisions = decisions
        self.scores = s.scores()
        self.winners = s.winners()
        self.had = [{**s.census(seat, begun), BOT: [seats.index(seat)]} for seat in range(s.players)]
        self.sources: list[list[tuple[Message, int]]] = [s.score_sheet(line) for line in range(len(self.scores))]
        self.verbs: dict[str, int] = {}  # how often each kind of action was chosen, by the first word of its name
        for _, action in s.moves():
            verb = s.game.actions.name(action).split()[0]
            self.verbs[verb] = self.verbs.get(verb, 0) + 1


def count_game(game: Game, bots: Sequence[Bot], number: int, seed: int, options: dict[str, Any]) -> Tally:
    """Game `number` of a series: as in `play_series` everybody moves on by one seat after each game."""
    players = len(bots)
    seats = [(each + number) % players for each in range(players)]
    seated = [bots[seats.index(seat)] for seat in range(players)]
    chance = derive(seed, number)
    s, decisions = play_game(game, seated, chance, options, lots=True)
    begun = game.new(players, derive(chance, "game"), options, quiet=True)
    return Tally(s, begun, seats, decisions)
