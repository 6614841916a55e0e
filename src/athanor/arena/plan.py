"""Which games are played. Everything follows from the number of a game, so that any process can play any of them.

Every choice of as many bots as there are seats is a line-up; where there are fewer bots than seats, the last one named
takes the seats that are left. A deal is one set-up with its chance. Each line-up plays each deal once in every rotation
of its seats: whoever profits from a good deal once has it against them as often. The neighbours change from deal to
deal.

The numbers of the games go deal by deal, so a run with more games begins with those of a run with fewer.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations
from typing import Any, Final

from athanor.arena.words import ArenaError
from athanor.bots.seeds import derive

MOST_BOTS: Final = 32


class Match:
    """One game of the plan: which bot sits where, and on which deal."""

    __slots__ = ("deal", "lineup", "number", "seated", "seed")

    def __init__(self, number: int, deal: int, lineup: int, seated: list[int], seed: int) -> None:
        self.number = number
        self.deal = deal
        self.lineup = lineup  # its number
        self.seated = seated  # by seat: the number of the bot
        self.seed = seed


class Plan:
    def __init__(
        self, game: str, bots: Sequence[str], players: int, seed: int, options: dict[str, Any], luck: int = 0
    ) -> None:
        """`luck`: other outcomes that each chance is compared with (`arena/luck.py`); 0: luck is not measured."""
        for name in bots:
            if bots.count(name) > 1:
                raise ArenaError("arena-twice", bot=name)
        if len(bots) > MOST_BOTS:
            raise ArenaError("arena-crowd", bots=len(bots), most=MOST_BOTS)
        if players > 1 and len(bots) == 1:
            raise ArenaError("arena-alone", bot=bots[0], players=players)
        self.game = game
        self.bots = list(bots)
        self.players = players
        self.seed = seed
        self.options = options
        self.luck = luck
        self.lineups = lineups(len(bots), players)

    @property
    def a_deal(self) -> int:
        """Games on each deal."""
        return len(self.lineups) * self.players

    def deals(self, games: int) -> int:
        """Deals that give each line-up that many games, or a few more: a deal is played in all seats or not at all."""
        return -(-games // self.players)

    def numbers(self, games: int) -> range:
        return range(self.deals(games) * self.a_deal)

    def match(self, number: int) -> Match:
        deal, rest = divmod(number, self.a_deal)
        lineup, rotation = divmod(rest, self.players)
        first, *others = self.lineups[lineup]
        orders = list(permutations(others))
        order = [first, *orders[deal % len(orders)]]
        seated = [order[(seat + rotation) % self.players] for seat in range(self.players)]
        return Match(number, deal, lineup, seated, derive(self.seed, "deal", deal))


def lineups(bots: int, players: int) -> list[tuple[int, ...]]:
    if bots < players:
        return [(*range(bots), *[bots - 1] * (players - bots))]
    return list(combinations(range(bots), players))
