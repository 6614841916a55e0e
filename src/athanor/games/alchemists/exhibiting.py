"""The exhibition of the final round: name a potion, then make it before everybody's eyes."""

from __future__ import annotations

from typing import ClassVar

from athanor.core.message import Arg, Message
from athanor.games.alchemists import verbs
from athanor.games.alchemists.alchemicals import PAIRS
from athanor.games.alchemists.brewing import MustMix, after_brewing, brew, can_mix
from athanor.games.alchemists.components import ACTIONS, EXHIBIT, MIX_PAIR, PROMISE, among
from athanor.games.alchemists.kinds import Plain
from athanor.games.alchemists.spaces import REPEATED, TURNS, Turn
from athanor.games.alchemists.state import Alchemists

BOTH_SIGNS: int = 2  # reputation for showing both signs of a colour


Plain(ACTIONS, PROMISE, "exhibit", "potion")


class Exhibit(Turn):
    """Name one of the six coloured potions, none that one has shown already."""

    __slots__ = ()
    kind: ClassVar[str] = "exhibit"
    space: ClassVar[int] = EXHIBIT

    def options(self, s: Alchemists) -> list[int]:
        if not can_mix(s, self.seat):
            return []
        shown = s.alchemists[self.seat].exhibited
        return [PROMISE + potion for potion in range(6) if not shown >> potion & 1]

    def act(self, s: Alchemists, action: int) -> None:
        verbs.tell(s, "promises", {"seat": self.seat, "potion": action - PROMISE})
        s.stack.append(MixToExhibit(self.seat, action - PROMISE, self.number))

    def reason(self, s: Alchemists, action: int, seat: int) -> Message:
        if among(action, PROMISE, 6):
            if s.alchemists[seat].exhibited >> (action - PROMISE) & 1:
                return Message("why-already-shown", {"potion": action - PROMISE})
            return Message("why-two-ingredients")
        return super().reason(s, action, seat)


class MixToExhibit(MustMix):
    __slots__ = ("number", "potion")
    kind: ClassVar[str] = "mix-to-exhibit"

    def __init__(self, seat: int, potion: int, number: int) -> None:
        self.seat = seat
        self.potion = potion
        self.number = number

    def resolve(self, s: Alchemists, action: int) -> None:
        seat, promised = self.seat, self.potion
        verbs.take_back(s, seat, EXHIBIT, self.number)
        one, other = PAIRS[action - MIX_PAIR]
        made = brew(s, seat, action - MIX_PAIR)
        verbs.record_mix(s, seat, one, other, 1 << made)
        success = made == promised
        args: dict[str, Arg] = {"seat": seat, "potion": promised, "made_potion": made, "ingredients": [one, other]}
        verbs.tell(s, "exhibits" if success else "exhibit-fails", args, ("ingredients",), 1 << seat)
        if success:
            succeed(s, seat, promised)
        else:
            verbs.lose_reputation(s, seat, 1)
        after_brewing(s, seat, success)

    def question(self, s: Alchemists) -> Message:
        return Message("ask-mix-to-exhibit", {"potion": self.potion})

    def fits(self, s: Alchemists) -> bool:
        return 0 <= self.potion < 6 and REPEATED <= self.number < len(s.costs[EXHIBIT])


def succeed(s: Alchemists, seat: int, potion: int) -> None:
    """The first to show a potion gains 1; both signs of a colour are worth 2 to everybody who shows them."""
    one = s.alchemists[seat]
    if not s.shown >> potion & 1:
        verbs.gain_reputation(s, seat, 1)
    s.shown |= 1 << potion
    one.exhibited |= 1 << potion
    if one.exhibited >> (potion ^ 1) & 1:
        verbs.tell(s, "both-signs", {"seat": seat})
        verbs.gain_reputation(s, seat, BOTH_SIGNS)


TURNS[Exhibit.space] = Exhibit
