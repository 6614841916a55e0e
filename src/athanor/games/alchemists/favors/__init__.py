"""The eight kinds of favor cards, one class each. Importing the package puts them on the shelf."""

from __future__ import annotations

from typing import ClassVar, Final

from athanor.core.frames import Frame
from athanor.games.alchemists import verbs
from athanor.games.alchemists.cards import (
    AT_ONCE,
    BUYING,
    DECLARING,
    FAVOR_SHELF,
    SELLING,
    TRANSMUTING,
    Favor,
)
from athanor.games.alchemists.components import CUSTODIAN, FAVOR_NAMES
from athanor.games.alchemists.ordering import DiscardMore
from athanor.games.alchemists.state import Alchemists


class Assistant(Favor):
    """When declaring: one more cube this round."""

    moment: ClassVar[int] = DECLARING
    cubes: ClassVar[int] = 1


class Herbalist(Favor):
    """At once when drawn: draw 3 ingredients, then discard any 2."""

    moment: ClassVar[int] = AT_ONCE

    def drawn(self, s: Alchemists, seat: int) -> None:
        s.stack.append(Herbs(seat))


class Herbs(Frame):
    """Draws when its turn comes: two herbalists together are done one after the other."""

    __slots__ = ()
    kind: ClassVar[str] = "herbs"

    def lapse(self, s: Alchemists) -> None:
        verbs.tell(s, "plays-favor", {"seat": self.seat, "favor": FAVOR_NAMES.index("herbalist")})
        s.stack.append(HerbsDone(self.seat))
        s.stack.append(DiscardMore(self.seat, 2))
        verbs.draw_ingredients(s, self.seat, 3)


class HerbsDone(Frame):
    """Only now the card goes to the discard pile. In a position of 0.1.0 it may lie there already."""

    __slots__ = ()
    kind: ClassVar[str] = "herbs-done"

    def lapse(self, s: Alchemists) -> None:
        verbs.at_once_done(s)


class Associate(Favor):
    """When declaring: on one space your cubes go to the top row."""

    moment: ClassVar[int] = DECLARING
    tops: ClassVar[bool] = True


class Custodian(Favor):
    """When declaring: a cube on this card drinks a potion between Transmute and Sell."""

    moment: ClassVar[int] = DECLARING
    opens: ClassVar[int] = CUSTODIAN


class Barmaid(Favor):
    """When selling: the potion counts a step better, or an exact one brings 1 reputation."""

    moment: ClassVar[int] = SELLING
    lift: ClassVar[int] = 1


class Merchant(Favor):
    """When selling: 1 gold if you are the first to sell, else choose as if you were."""

    moment: ClassVar[int] = SELLING
    leads: ClassVar[int] = 1


class Sage(Favor):
    """When transmuting: 1 more gold."""

    moment: ClassVar[int] = TRANSMUTING
    gold: ClassVar[int] = 1


class Shopkeeper(Favor):
    """When buying: the artifact costs 1 less."""

    moment: ClassVar[int] = BUYING
    cut: ClassVar[int] = 1


CARDS: Final[tuple[type[Favor], ...]] = (
    Assistant, Herbalist, Associate, Custodian, Barmaid, Merchant, Sage, Shopkeeper,
)  # fmt: skip
for kind, card in enumerate(CARDS):
    FAVOR_SHELF[kind] = card(kind)
