"""Forage and Transmute: ingredients from the wood, and gold from ingredients."""

from __future__ import annotations

from typing import ClassVar

from athanor.core.message import Message
from athanor.games.alchemists import cards, verbs
from athanor.games.alchemists.alchemicals import INGREDIENTS
from athanor.games.alchemists.components import (
    ACTIONS,
    DRAW,
    FORAGE,
    INGREDIENT_OF,
    MELT,
    TAKE,
    TRANSMUTE,
    among,
)
from athanor.games.alchemists.kinds import Plain
from athanor.games.alchemists.spaces import TURNS, Turn
from athanor.games.alchemists.state import Alchemists

Plain(ACTIONS, DRAW, "draw")
Plain(ACTIONS, TAKE, "take", "ingredient")
Plain(ACTIONS, MELT, "transmute", "ingredient")


class Forage(Turn):
    """Take one of the cards in the row, or draw an unseen one."""

    __slots__ = ()
    kind: ClassVar[str] = "forage"
    openly: ClassVar[bool] = True
    space: ClassVar[int] = FORAGE

    def options(self, s: Alchemists) -> list[int]:
        have = 0
        for card in s.row:
            have |= 1 << INGREDIENT_OF[card]
        found = [TAKE + kind for kind in range(INGREDIENTS) if have >> kind & 1]
        if s.deck or s.discard:
            found.append(DRAW)
        return found

    def act(self, s: Alchemists, action: int) -> None:
        verbs.take_back(s, self.seat, FORAGE, self.number)
        if action == DRAW:
            verbs.draw_ingredients(s, self.seat, 1)
        else:
            verbs.take_from_row(s, self.seat, action - TAKE)

    def reason(self, s: Alchemists, action: int, seat: int) -> Message:
        if among(action, TAKE, INGREDIENTS):
            return Message("why-not-in-row", {"ingredient": action - TAKE})
        return super().reason(s, action, seat)


class Transmute(Turn):
    """Discard an ingredient unseen for a gold, and more with the right favors."""

    __slots__ = ()
    kind: ClassVar[str] = "transmute"
    space: ClassVar[int] = TRANSMUTE
    moment: ClassVar[int] = cards.TRANSMUTING

    def options(self, s: Alchemists) -> list[int]:
        return [MELT + kind for kind in s.kinds(self.seat)]

    def act(self, s: Alchemists, action: int) -> None:
        verbs.take_back(s, self.seat, TRANSMUTE, self.number)
        verbs.transmute(s, self.seat, action - MELT, 1 + cards.favored(s, "gold"))

    def reason(self, s: Alchemists, action: int, seat: int) -> Message:
        if among(action, MELT, INGREDIENTS):
            return Message("why-not-in-hand", {"ingredient": action - MELT})
        return super().reason(s, action, seat)


TURNS[Forage.space] = Forage
TURNS[Transmute.space] = Transmute
