"""What a bot may suspect beyond what it knows: whoever publishes a theory probably has reasons.

Soft evidence never changes what is possible. It weighs the possible worlds, with whole numbers, so that all chances
stay exact. People are never shown these figures: what others publish may be a bluff.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from athanor.core.compiled import table
from athanor.games.alchemists.deduction import Knowledge
from athanor.games.alchemists.demonstrations import wrong_aspects
from athanor.games.alchemists.worlds import tables, with_alchemicals

# How much a published theory speaks for the worlds where it is true, wrong in one aspect, or wrong in more.
TRUST: Final = (8, 3, 1)
# The same by round, as theories of bots of habit turn out. Later fewer bluffs are left, but one never knows.
TRUST_IN_ROUND: Final = table((5, 3, 1), (5, 3, 1), (6, 3, 1), (20, 6, 1), (40, 8, 1), (50, 8, 1))


class Belief:
    """`weighed`: the possible worlds, sorted by their weight."""

    __slots__ = ("weighed",)

    def __init__(self, knowledge: Knowledge) -> None:
        self.weighed: dict[int, int] = {1: knowledge.worlds}

    def hear_theory(self, ingredient: int, theory: int, trust: tuple[int, int, int] = TRUST) -> None:
        """Somebody else put a seal on a theory; `trust` is how much that is worth."""
        groups: list[list[int]] = [[], [], []]
        for truth in range(8):
            groups[min(2, len(wrong_aspects(theory, truth)))].append(truth)
        heard: dict[int, int] = {}
        for closeness in range(3):
            agreeing = with_alchemicals(ingredient, groups[closeness])
            for weight, worlds in self.weighed.items():
                if worlds & agreeing:
                    heavier = weight * trust[closeness]
                    heard[heavier] = heard.get(heavier, 0) | (worlds & agreeing)
        self.weighed = heard

    def weight(self, compatible: int) -> int:
        """The weight of all possible worlds in a set."""
        return sum(weight * (worlds & compatible).bit_count() for weight, worlds in self.weighed.items())

    @property
    def total(self) -> int:
        return sum(weight * worlds.bit_count() for weight, worlds in self.weighed.items())

    def chance(self, ingredient: int, alchemical: int) -> Fraction:
        return Fraction(self.weight(tables().cells[ingredient][alchemical]), self.total)

    def grid(self) -> list[list[int]]:
        """`grid()[ingredient][alchemical]`: the weight of the worlds where it is so."""
        return [[self.weight(cell) for cell in cells] for cells in tables().cells]

    def odds(self, pair: int) -> list[int]:
        """The weight of the worlds where a pair makes each of the seven potions."""
        return [self.weight(brew) for brew in tables().brews[pair]]
