"""Experiments: test on a student, drink a potion, and the drink that a custodian allows earlier."""

from __future__ import annotations

from typing import ClassVar

from athanor.core.message import Message
from athanor.games.alchemists import verbs
from athanor.games.alchemists.alchemicals import INSANITY, PARALYSIS, POISON
from athanor.games.alchemists.brewing import after_brewing, experiment, is_mix, pairs, why_no_mix
from athanor.games.alchemists.components import CUSTODIAN, DRINK, GREEN, MIX_PAIR, ROUNDS, TEST
from athanor.games.alchemists.spaces import TURNS, Turn
from athanor.games.alchemists.state import Alchemists


class Experiment(Turn):
    __slots__ = ()

    def options(self, s: Alchemists) -> list[int]:
        return pairs(s, self.seat)

    def reason(self, s: Alchemists, action: int, seat: int) -> Message:
        return why_no_mix(s, seat, action) if is_mix(action) else super().reason(s, action, seat)


class Test(Experiment):
    """Free until the student has drunk something negative this round; then a gold before each test."""

    __slots__ = ()
    kind: ClassVar[str] = "test"
    space: ClassVar[int] = TEST

    def options(self, s: Alchemists) -> list[int]:
        return [] if s.alchemists[self.seat].gold < s.unhappy else pairs(s, self.seat)

    def act(self, s: Alchemists, action: int) -> None:
        verbs.take_back(s, self.seat, TEST, self.number)
        verbs.pay_bank(s, self.seat, s.unhappy)
        potion = experiment(s, self.seat, action - MIX_PAIR, "tests")
        if verbs.is_negative(potion):
            s.unhappy = 1
        after_brewing(s, self.seat)

    def reason(self, s: Alchemists, action: int, seat: int) -> Message:
        if is_mix(action) and s.alchemists[seat].gold < s.unhappy:
            return Message("why-student-fee")
        return super().reason(s, action, seat)


class Drinking(Experiment):
    """Nothing to pay, but negative potions harm whoever drinks them, each at most once a round."""

    __slots__ = ()

    def act(self, s: Alchemists, action: int) -> None:
        verbs.take_back(s, self.seat, self.space, self.number)
        potion = experiment(s, self.seat, action - MIX_PAIR, "drinks")
        one = s.alchemists[self.seat]
        if verbs.is_negative(potion) and not one.harmed >> potion & 1:
            one.harmed |= 1 << potion
            harm(s, self.seat, potion)
        after_brewing(s, self.seat)


def harm(s: Alchemists, seat: int, potion: int) -> None:
    if potion == INSANITY:
        verbs.lose_reputation(s, seat, 1)
    elif potion == PARALYSIS and s.round < ROUNDS:
        verbs.paralyse(s, seat, GREEN)
    elif potion == POISON:
        verbs.to_hospital(s, seat)


class Drink(Drinking):
    __slots__ = ()
    kind: ClassVar[str] = "drink"
    space: ClassVar[int] = DRINK


class Custodian(Drinking):
    __slots__ = ()
    kind: ClassVar[str] = "custodian"
    space: ClassVar[int] = CUSTODIAN


TURNS[Test.space] = Test
TURNS[Drink.space] = Drink
TURNS[Custodian.space] = Custodian
