"""Many tallies added up: shares of victories with their intervals, means of points."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import Any, Final

from athanor.bots.tally import BOT, Tally
from athanor.core.census import Kind
from athanor.core.game import Game
from athanor.core.message import Message, message_from_plain

CONFIDENCE: Final = 1.959964  # standard deviations: 95 of 100 such intervals hold the truth


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval of Wilson for a share: also sensible where there are few games, or none won."""
    if not games:
        return 0.0, 1.0
    share, z = wins / games, CONFIDENCE
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


class Share:
    """How those fared who had something: games, victories (a shared one is shared), points."""

    __slots__ = ("games", "points", "squares", "wins")

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.points = 0
        self.squares = 0

    def add(self, won: float, points: int) -> None:
        self.games += 1
        self.wins += won
        self.points += points
        self.squares += points * points

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    @property
    def mean(self) -> float:
        return self.points / self.games if self.games else 0.0

    @property
    def spread(self) -> float:
        """Standard deviation."""
        return sqrt(max(0.0, self.squares / self.games - self.mean**2)) if self.games else 0.0

    def outside(self, bars: tuple[float, float]) -> float:
        """By how much the share misses its bars: below them negative, between them 0."""
        low, high = bars
        return self.share - low if self.share < low else max(0.0, self.share - high)


class Weighing:
    """All games of one set-up. `shares` is by kind and thing; `sources` by row of the score sheet: all, winners."""

    def __init__(self, game: Game, kinds: list[Kind], tallies: Iterable[Tally]) -> None:
        self.game = game
        self.kinds = kinds
        self.shares: dict[str, list[Share]] = {kind.key: [Share() for _ in kind.things] for kind in kinds}
        self.bots: dict[int, Share] = {}
        self.everybody = Share()
        self.automatic = Share()
        self.sources: dict[str, tuple[Message, list[int]]] = {}
        self.verbs: dict[str, int] = {}
        self.games = self.shared = self.nobody = self.decisions = 0
        self.winning = 0  # lines of players that won, alone or with others
        for tally in tallies:
            self.add(tally)

    def add(self, tally: Tally) -> None:
        self.games += 1
        self.shared += len(tally["winners"]) > 1
        self.nobody += not tally["winners"]
        self.decisions += tally["decisions"]
        for verb, count in tally["verbs"].items():
            self.verbs[verb] = self.verbs.get(verb, 0) + count
        for line, points in enumerate(tally["scores"]):
            won = 1 / len(tally["winners"]) if line in tally["winners"] else 0.0
            if line >= len(tally["had"]):
                self.automatic.add(won, points)
                continue
            self.everybody.add(won, points)
            self.winning += line in tally["winners"]
            self.add_had(tally["had"][line], won, points)
            self.add_sources(tally["sources"][line], line in tally["winners"])

    def add_had(self, had: dict[str, list[int]], won: float, points: int) -> None:
        for key, shares in self.shares.items():
            for thing in had.get(key, []):
                shares[thing].add(won, points)
        for bot in had[BOT]:
            self.bots.setdefault(bot, Share()).add(won, points)

    def add_sources(self, sheet: list[tuple[dict[str, Any], int]], won: bool) -> None:
        for plain, points in sheet:
            message = message_from_plain(plain)
            row = self.sources.setdefault(row_key(self.game, message), (message, [0, 0]))[1]
            row[0] += points
            row[1] += points * won


def row_key(game: Game, message: Message) -> str:
    """Rows of the score sheet that are the same: with the same text, or the same attribute `.row`."""
    return row_name(game, message, "en") if has_row(game, message, "en") else message.id


def row_name(game: Game, message: Message, lang: str) -> str:
    """A row without its numbers: its attribute `.row`, or what stands before a bracket."""
    if has_row(game, message, lang):
        return game.texts.render(Message(f"{message.id}.row", message.args), lang)
    return game.texts.render(message, lang).split(" (")[0]


def has_row(game: Game, message: Message, lang: str) -> bool:
    return "row" in game.texts.bundle(lang).get_message(message.id).attributes
