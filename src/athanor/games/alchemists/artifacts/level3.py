"""Artifacts of level III, on sale in round 6: points."""

from __future__ import annotations

from typing import ClassVar, Final

from athanor.core.frames import Frame
from athanor.core.message import Message
from athanor.games.alchemists import verbs
from athanor.games.alchemists.cards import Artifact
from athanor.games.alchemists.components import ACTIONS, DONATE, INGREDIENT_OF, MOST_ALTAR, among
from athanor.games.alchemists.kinds import Plain
from athanor.games.alchemists.state import Alchemists


class Altar(Artifact):
    """Altar of Gold: at once pay 1 to 8 gold and gain as much reputation."""

    def bought(self, s: Alchemists, seat: int) -> None:
        s.stack.append(Donate(seat))


Plain(ACTIONS, DONATE, "donate", "gold", 1)


class Donate(Frame):
    __slots__ = ()
    kind: ClassVar[str] = "donate"

    def choices(self, s: Alchemists) -> list[int]:
        gold = min(s.alchemists[self.seat].gold, MOST_ALTAR)
        return [DONATE + sum_ - 1 for sum_ in range(1, gold + 1)]

    def resolve(self, s: Alchemists, action: int) -> None:
        gold = action - DONATE + 1
        verbs.pay_bank(s, self.seat, gold)
        verbs.gain_reputation(s, self.seat, gold)

    def reason(self, s: Alchemists, action: int, seat: int) -> Message:
        if among(action, DONATE, MOST_ALTAR):
            return Message("why-no-gold", {"gold": action - DONATE + 1})
        return Message("why-donate-first")


class Cup(Artifact):
    """Bronze Cup: worth its points."""


class Cabinet(Artifact):
    """Crystal Cabinet: 2 points for each artifact you own, itself included."""

    def points(self, s: Alchemists, seat: int) -> int:
        return 2 * len(s.alchemists[seat].artifacts)


class Feather(Artifact):
    """Feather in Cap: ingredients of potions you exhibit are set aside; a point for each different one."""

    collects: ClassVar[bool] = True

    def points(self, s: Alchemists, seat: int) -> int:
        return len({INGREDIENT_OF[card] for card in s.alchemists[seat].aside})


class Mirror(Artifact):
    """Magic Mirror: a point for every full 5 reputation at the end of the last round; counted first."""

    counts_first: ClassVar[bool] = True

    def points(self, s: Alchemists, seat: int) -> int:
        return s.alchemists[seat].reputation // 5


class Idol(Artifact):
    """Wisdom Idol: at the revelation a point for each of your seals on a correct theory."""

    per_correct_seal: ClassVar[int] = 1


CARDS: Final[dict[str, type[Artifact]]] = {
    "altar": Altar,
    "cup": Cup,
    "cabinet": Cabinet,
    "feather": Feather,
    "mirror": Mirror,
    "idol": Idol,
}
