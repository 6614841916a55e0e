"""Games and victories by whatever one likes: the game, the number of players, opponents, line-ups."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from statistics import fmean
from typing import Any

from athanor.core.message import Message
from athanor.statistics.played import Played

# Under which headings a game counts; it may be several.
By = Callable[[Played], list[Any]]


class Row:
    """`wins`: a shared victory is shared; `less_luck`: the mean share less what chance gave, of reviewed games."""

    __slots__ = ("games", "key", "less_luck", "points", "reviewed", "wins")

    def __init__(self, key: Any, games: list[Played]) -> None:
        self.key = key
        self.games = len(games)
        self.wins = sum(game.share for game in games)
        self.points = fmean(game.score for game in games)
        reviewed = [game.share - game.account["chance"] for game in games if game.account is not None]
        self.reviewed = len(reviewed)
        self.less_luck = fmean(reviewed) if reviewed else None

    def plain(self) -> dict[str, Any]:
        return {
            "key": self.key.plain() if isinstance(self.key, Message) else self.key,
            "games": self.games,
            "wins": self.wins,
            "points": self.points,
            "reviewed": self.reviewed,
            "less_luck": self.less_luck,
        }


def by_game(game: Played) -> list[Any]:
    return [game.game]


def by_players(game: Played) -> list[Any]:
    return [len(game.scores)]


def by_opponent(game: Played) -> list[Any]:
    """Each once, however many chairs."""
    return list(dict.fromkeys(game.opponents))


def by_lineup(game: Played) -> list[Any]:
    return [] if game.lineup is None else [game.lineup]


def results(games: Iterable[Played], by: By) -> list[Row]:
    """Most played first."""
    found: dict[Hashable, list[Played]] = {}
    for game in games:
        for key in by(game):
            found.setdefault(key, []).append(game)
    return sorted((Row(key, there) for key, there in found.items()), key=lambda row: (-row.games, str(row.key)))
