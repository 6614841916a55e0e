"""The table: bag, altar, discard box, and what lies before each sorcerer. Plain data, cheap to copy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from athanor.core.state import State
from athanor.games.spellbook.components import COPIES, KINDS

if TYPE_CHECKING:
    from athanor.games.spellbook.lineup import Lineup


class Sorcerer:
    """One player's side: the reserve by kind, the familiar's spaces in order, and by colour the seven spells."""

    __slots__ = ("days", "familiar", "fresh", "level", "marker", "reserve", "size")

    def __init__(
        self,
        reserve: list[int],
        size: int,
        familiar: list[int],
        level: list[int],
        marker: list[int],
        fresh: int,
        days: int,
    ) -> None:
        self.reserve = reserve
        self.size = size  # tokens in the reserve
        self.familiar = familiar
        self.level = level  # 0: not learnt
        self.marker = marker  # the kind of the token on the card
        self.fresh = fresh  # bit by colour: learnt today, so its action waits for tomorrow
        self.days = days

    def copy(self) -> Sorcerer:
        return Sorcerer(
            self.reserve[:], self.size, self.familiar[:], self.level[:], self.marker[:], self.fresh, self.days
        )

    def learnt(self) -> int:
        return 7 - self.level.count(0)


class Spellbook(State):
    __slots__ = (
        "altar", "altar_size", "aside", "bag", "bag_size", "bottom", "box", "box_size", "dummy", "last_round", "lineup",
        "phase", "sorcerers", "starter", "today",
    )  # fmt: skip

    def open_box(self) -> Spellbook:
        """All tokens in the bag, nothing before anybody. (`clone` fills a new state from another one instead.)"""
        self.bag: list[int] = [COPIES] * KINDS
        self.bag_size: int = KINDS * COPIES
        self.box: list[int] = [0] * KINDS
        self.box_size: int = 0
        self.altar: list[int] = [0] * KINDS
        self.altar_size: int = 0
        self.aside: list[int] = [0] * KINDS  # tokens being paid or swapped, in nobody's reserve for the moment
        self.sorcerers: list[Sorcerer] = [
            Sorcerer([0] * KINDS, 0, [], [0] * 7, [-1] * 7, 0, 0) for _ in range(self.players)
        ]
        self.dummy: list[int] = []  # solo: the dummy's spaces in order
        self.bottom: list[int] = []  # solo: the bottom area of its board
        self.lineup: Lineup
        self.starter: int = 0
        self.today: int = 0  # whose day it is
        self.phase: int = 0
        self.last_round: bool = False
        return self

    @property
    def solo(self) -> bool:
        return self.players == 1

    def clone(self) -> Spellbook:
        twin = Spellbook(self.game, self.players, self.options)
        twin.copy_base(self)
        twin.bag = self.bag[:]
        twin.bag_size = self.bag_size
        twin.box = self.box[:]
        twin.box_size = self.box_size
        twin.altar = self.altar[:]
        twin.altar_size = self.altar_size
        twin.aside = self.aside[:]
        twin.sorcerers = [sorcerer.copy() for sorcerer in self.sorcerers]
        twin.dummy = self.dummy[:]
        twin.bottom = self.bottom[:]
        twin.lineup = self.lineup
        twin.starter = self.starter
        twin.today = self.today
        twin.phase = self.phase
        twin.last_round = self.last_round
        return twin
