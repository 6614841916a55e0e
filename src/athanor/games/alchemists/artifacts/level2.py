"""Artifacts of level II, on sale in rounds 4 and 5: most do something at once."""

from __future__ import annotations

from typing import ClassVar, Final

from athanor.core.frames import Frame
from athanor.core.message import Message
from athanor.games.alchemists import verbs
from athanor.games.alchemists.brewing import brew, is_mix, pairs, show, why_no_mix
from athanor.games.alchemists.cards import Artifact
from athanor.games.alchemists.components import MIX_PAIR, PASS
from athanor.games.alchemists.state import Alchemists


class Rhetoric(Artifact):
    """Amulet of Rhetoric: at once 5 reputation."""

    def bought(self, s: Alchemists, seat: int) -> None:
        verbs.gain_reputation(s, seat, 5)


class Hypnotic(Artifact):
    """Hypnotic Amulet: at once draw 4 favors."""

    def bought(self, s: Alchemists, seat: int) -> None:
        verbs.draw_favors(s, seat, 4)


class Authority(Artifact):
    """Seal of Authority: 2 more reputation for publishing and for endorsing."""

    authority: ClassVar[int] = 2


class Chalice(Artifact):
    """Silver Chalice: worth its points."""


class Cap(Artifact):
    """Thinking Cap: at once test up to two pairs from hand, for all to see, without harm; the cards are kept."""

    def bought(self, s: Alchemists, seat: int) -> None:
        s.stack.append(Think(seat, 2))


class Think(Frame):
    """Test a pair, or stop. The first pair waits in the cauldron, so that no card is used twice."""

    __slots__ = ("left",)
    kind: ClassVar[str] = "think"
    auto: ClassVar[bool] = False

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def choices(self, s: Alchemists) -> list[int]:
        return [*pairs(s, self.seat), PASS]

    def resolve(self, s: Alchemists, action: int) -> None:
        if action != PASS:
            pair = action - MIX_PAIR
            waiting = s.cauldron
            potion = brew(s, self.seat, pair)
            show(s, self.seat, pair, potion, "thinks")
            s.cauldron = [*waiting, *s.cauldron]
            if self.left > 1:
                s.stack.append(Think(self.seat, self.left - 1))
                return
        while s.cauldron:
            verbs.out_of_cauldron(s, s.alchemists[self.seat].hand, 0)

    def reason(self, s: Alchemists, action: int, seat: int) -> Message:
        return why_no_mix(s, seat, action) if is_mix(action) else Message("why-think-first")

    def question(self, s: Alchemists) -> Message:
        return Message("ask-think", {"count": self.left})

    def fits(self, s: Alchemists) -> bool:
        return 1 <= self.left <= 2 and len(s.cauldron) == 2 * (2 - self.left)


class Trunk(Artifact):
    """Witch's Trunk: at once draw 7 ingredients; from now on none from order spaces."""

    bars_ingredients: ClassVar[bool] = True

    def bought(self, s: Alchemists, seat: int) -> None:
        verbs.draw_ingredients(s, seat, 7)


CARDS: Final[dict[str, type[Artifact]]] = {
    "rhetoric": Rhetoric,
    "hypnotic": Hypnotic,
    "authority": Authority,
    "chalice": Chalice,
    "cap": Cap,
    "trunk": Trunk,
}
