"""Artifacts of level I, on sale in rounds 1 to 3: their effects last."""

from __future__ import annotations

from typing import ClassVar, Final

from athanor.games.alchemists.cards import Artifact
from athanor.games.alchemists.components import ROUNDS
from athanor.games.alchemists.settings import SETTINGS
from athanor.games.alchemists.state import Alchemists


class Boots(Artifact):
    """Boots of Speed: once a round, do an action again where you acted, after everybody is done. Not selling."""

    repeats: ClassVar[bool] = True


class Discount(Artifact):
    """Discount Card: your next artifact costs 2 less, every later one 1 less."""

    def price_cut(self, s: Alchemists, seat: int) -> int:
        return 2 if s.alchemists[seat].artifacts[-1] == self.number else 1


class Mortar(Artifact):
    """Magic Mortar: only one of the two ingredients you mix is discarded, chosen at random."""

    spares: ClassVar[bool] = True


class Periscope(Artifact):
    """Periscope: once a round, right after another's potion, look at one of its two ingredients at random."""

    peeks: ClassVar[bool] = True


class Press(Artifact):
    """Printing Press: nothing to pay to the bank for publishing or endorsing."""

    prints_free: ClassVar[bool] = True


class Robe(Artifact):
    """Robe of Respect: each gain of reputation is 1 larger, except in the final round."""

    def gain(self, s: Alchemists) -> int:
        return 0 if s.round == ROUNDS and SETTINGS.robe_rests else 1


CARDS: Final[dict[str, type[Artifact]]] = {
    "boots": Boots,
    "discount": Discount,
    "mortar": Mortar,
    "periscope": Periscope,
    "press": Press,
    "robe": Robe,
}
