"""One game of bots as plain numbers: who won, who had what, where the points came from. Made to be added up."""

# Not compiled: it is not part of playing.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypedDict

from athanor.bots.base import Bot
from athanor.bots.seeds import derive
from athanor.bots.series import play_game
from athanor.core.game import Game
from athanor.core.state import State

BOT: Final = "bot"  # beside the game's own kinds: which of the bots, by its place among those named


class Tally(TypedDict):
    """Plain data, so that it travels between processes. All by line: the seats, then the automatic opponents, which
    have points and nothing else. `sources` are rows of the score sheet, each a message as plain data and its points;
    `verbs` is how often each kind of action was chosen, by the first word of its name."""

    decisions: int
    scores: list[int]
    winners: list[int]
    had: list[dict[str, list[int]]]
    sources: list[list[tuple[dict[str, Any], int]]]
    verbs: dict[str, int]


def tally_of(s: State, begun: State, seats: Sequence[int], decisions: int) -> Tally:
    scores = s.scores()
    verbs: dict[str, int] = {}
    for _, action in s.moves():
        verb = s.game.actions.name(action).split()[0]
        verbs[verb] = verbs.get(verb, 0) + 1
    return {
        "decisions": decisions,
        "scores": scores,
        "winners": s.winners(),
        "had": [{**s.census(seat, begun), BOT: [seats.index(seat)]} for seat in range(s.players)],
        "sources": [
            [(message.plain(), points) for message, points in s.score_sheet(line)] for line in range(len(scores))
        ],
        "verbs": verbs,
    }


def count_game(game: Game, bots: Sequence[Bot], number: int, seed: int, options: dict[str, Any]) -> Tally:
    """Game `number` of a series: as in `play_series` everybody moves on by one seat after each game."""
    players = len(bots)
    seats = [(each + number) % players for each in range(players)]
    seated = [bots[seats.index(seat)] for seat in range(players)]
    chance = derive(seed, number)
    s, decisions = play_game(game, seated, chance, options, random_choices=True)
    begun = game.new(players, derive(chance, "game"), options, quiet=True)
    return tally_of(s, begun, seats, decisions)
