"""What somebody can know: exactly the worlds that fit all they have seen, and every question answered by counting them.

Nothing here looks at the truth or at what others keep hidden. A rival's result of which no ingredient is known is no
evidence at all: in every world exactly four of the 28 pairs make each potion.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import log2
from typing import Final

from athanor.core.errors import AthanorError
from athanor.games.alchemists.alchemicals import (
    MINUS,
    PAIRS,
    PLUS,
    POTIONS,
    POTIONS_OF_QUALITY,
    QUALITIES,
    SIGNS,
)
from athanor.games.alchemists.demonstrations import CONFLICT, NO_THEORY, NOTHING, judged, wrong_aspects
from athanor.games.alchemists.words import TEXTS
from athanor.games.alchemists.worlds import (
    EVERY,
    assignment,
    nth,
    tables,
    with_alchemical,
    with_aspect,
    with_partner,
    with_potion,
    with_quality,
    without_potion,
)

EVERYBODY: Final = tuple(range(8))


class DeductionError(AthanorError):
    """Something that cannot be true together with what is known already."""


class Knowledge:
    """`worlds`: the set of those still possible. Copies are cheap, so what-ifs are too."""

    __slots__ = ("_grid", "worlds")

    def __init__(self, worlds: int = EVERY) -> None:
        self.worlds = worlds
        self._grid: list[list[int]] = []

    def clone(self) -> Knowledge:
        other = Knowledge(self.worlds)
        other._grid = self._grid
        return other

    @property
    def count(self) -> int:
        return self.worlds.bit_count()

    # ---------------------------------------------------------------- learning

    def learn(self, compatible: int) -> None:
        """Keep the worlds of a set. What would leave none is refused, and nothing changes."""
        left = self.worlds & compatible
        if not left:
            raise DeductionError("deduction-impossible", texts=TEXTS)
        if left != self.worlds:
            self.worlds = left
            self._grid = []

    def learn_experiment(self, one: int, other: int, potion: int) -> None:
        """The exact potion was seen, as with a student or when drinking."""
        self.learn(with_potion(one, other, potion))

    def learn_sale(self, one: int, other: int, wanted: int, quality: int) -> None:
        """Only the quality was told, for somebody who wanted a certain potion."""
        self.learn(with_quality(one, other, wanted, quality))

    def learn_aspect(self, ingredient: int, colour: int, sign: int) -> None:
        """The reader showed one sign of an ingredient: a debunk by an apprentice."""
        self.learn(with_aspect(ingredient, colour, sign))

    def learn_demonstration(self, one: int, other: int, potion: int, yes: bool) -> None:
        """The reader said whether two ingredients make a potion: a debunk by a master. A no is evidence too."""
        self.learn(with_potion(one, other, potion) if yes else without_potion(one, other, potion))

    def learn_glimpse(self, seen: int, potions: Sequence[int], partners: Sequence[int] = EVERYBODY) -> None:
        """One ingredient of a rival's mix was seen, and the potion is public, or known to be one of several.

        `partners`: what the other ingredient can have been, as far as that is known.
        """
        self.learn(with_partner(seen, potions, partners))

    def learn_sale_glimpse(self, seen: int, wanted: int, quality: int, partners: Sequence[int] = EVERYBODY) -> None:
        """The same of a rival's sale, of which the quality is public."""
        self.learn_glimpse(seen, POTIONS_OF_QUALITY[wanted][quality], partners)

    def learn_alchemical(self, ingredient: int, alchemical: int) -> None:
        self.learn(with_alchemical(ingredient, alchemical))

    # ---------------------------------------------------------------- the deduction grid

    def grid(self) -> list[list[int]]:
        """`grid()[ingredient][alchemical]`: in how many of the possible worlds it is so."""
        if not self._grid:
            worlds = self.worlds
            self._grid = [[(worlds & cell).bit_count() for cell in cells] for cells in tables().cells]
        return self._grid

    def possible(self, ingredient: int) -> list[int]:
        """The alchemicals an ingredient can still have."""
        counts = self.grid()[ingredient]
        return [alchemical for alchemical in range(8) if counts[alchemical]]

    def impossible(self) -> list[tuple[int, int]]:
        """The cells of the grid to cross out: (ingredient, alchemical)."""
        grid = self.grid()
        return [(i, a) for i in range(8) for a in range(8) if not grid[i][a]]

    def chance(self, ingredient: int, alchemical: int) -> Fraction:
        return Fraction(self.grid()[ingredient][alchemical], self.count)

    def known(self, ingredient: int) -> int:
        """Its alchemical if only one is possible, else -1."""
        left = self.possible(ingredient)
        return left[0] if len(left) == 1 else -1

    def sign(self, ingredient: int, colour: int) -> int:
        """The sign of an aspect if it is certain, else 0."""
        signs = {SIGNS[alchemical][colour] for alchemical in self.possible(ingredient)}
        return signs.pop() if len(signs) == 1 else 0

    def sign_chance(self, ingredient: int, colour: int, sign: int) -> Fraction:
        return Fraction((self.worlds & with_aspect(ingredient, colour, sign)).bit_count(), self.count)

    def imagined(self, number: int) -> tuple[int, ...]:
        """The possible assignment with this number, from 0 to `count - 1`: for dealing one at random."""
        return assignment(nth(self.worlds, number))

    # ---------------------------------------------------------------- mixing

    def odds(self, pair: int) -> list[int]:
        """In how many of the possible worlds a pair makes each of the seven potions."""
        worlds = self.worlds
        return [(worlds & brew).bit_count() for brew in tables().brews[pair]]

    def experiment(self, pair: int) -> Experiment:
        return Experiment(pair, self.odds(pair))

    def experiments(self, pairs: Sequence[int] = range(len(PAIRS))) -> list[Experiment]:
        """What each pair would teach, the most telling first."""
        return sorted([self.experiment(pair) for pair in pairs], key=most_telling)

    def sales(self, wanted: int, pairs: Sequence[int] = range(len(PAIRS))) -> list[Experiment]:
        """The same where only the quality will be told; `odds` then counts the four qualities."""
        return sorted([Experiment(pair, by_quality(wanted, self.odds(pair))) for pair in pairs], key=most_telling)

    # ---------------------------------------------------------------- theories

    def risk(self, ingredient: int, theory: int) -> Risk:
        """How a theory can turn out."""
        return Risk(theory, self.grid()[ingredient])

    def hedge(self, ingredient: int, theory: int) -> int:
        """The colour of the safest seal with a question mark, or -1 where none can save anything."""
        return self.risk(ingredient, theory).safest

    def attacks(self, theories: Sequence[int]) -> list[Attack]:
        """Apprentice mode: every aspect of every theory one could ask for, the likeliest to debunk first."""
        found = []
        for ingredient in range(8):
            if theories[ingredient] != NO_THEORY:
                for colour in range(3):
                    opposite = PLUS if SIGNS[theories[ingredient]][colour] == MINUS else MINUS
                    wins = (self.worlds & with_aspect(ingredient, colour, opposite)).bit_count()
                    found.append(Attack(ingredient, colour, Fraction(wins, self.count)))
        return sorted(found, key=likeliest)

    def demonstrations(self, theories: Sequence[int], conflicts: Sequence[int] = ()) -> list[Demonstration]:
        """Master mode: every pair and potion that could prove something, the likeliest first.

        `conflicts`: the pairs that carry conflict tokens already; showing such a conflict again proves nothing.
        """
        found = []
        for pair in range(len(PAIRS)):
            one, other = PAIRS[pair]
            if theories[one] == NO_THEORY and theories[other] == NO_THEORY:
                continue
            odds = self.odds(pair)
            for potion in range(POTIONS):
                on_yes = judged(theories[one], theories[other], potion, yes=True)
                on_no = judged(theories[one], theories[other], potion, yes=False)
                if pair in conflicts:
                    on_yes = NOTHING if on_yes == CONFLICT else on_yes
                    on_no = NOTHING if on_no == CONFLICT else on_no
                if on_yes or on_no:
                    found.append(Demonstration(pair, potion, on_yes, on_no, Fraction(odds[potion], self.count)))
        return sorted(found, key=likeliest)


class Experiment:
    """A pair and how its answer splits the possible worlds.

    `bits`: what the answer tells on average; `left`: how many worlds stay possible on average.
    """

    __slots__ = ("bits", "left", "odds", "pair")

    def __init__(self, pair: int, odds: list[int]) -> None:
        self.pair = pair
        self.odds = odds
        count = sum(odds)
        self.left = Fraction(sum(n * n for n in odds), count)
        self.bits = log2(count) - sum(n * log2(n) for n in odds if n) / count


def most_telling(experiment: Experiment) -> tuple[float, int]:
    # Rounded, so that pairs that tell the same are not ordered by the last digit of a logarithm.
    return -round(experiment.bits, 9), experiment.pair


def by_quality(wanted: int, odds: list[int]) -> list[int]:
    return [sum(odds[potion] for potion in POTIONS_OF_QUALITY[wanted][q]) for q in range(QUALITIES)]


class Risk:
    """A theory on an ingredient, in numbers of worlds.

    `right`: it is true; `wrong[colour]`: that aspect is wrong; `only[colour]`: that aspect and no other is wrong.
    """

    __slots__ = ("count", "only", "right", "wrong")

    def __init__(self, theory: int, counts: list[int]) -> None:
        self.count = sum(counts)
        self.right = counts[theory]
        self.wrong = [0, 0, 0]
        self.only = [0, 0, 0]
        for truth in range(8):
            colours = wrong_aspects(theory, truth)
            for colour in colours:
                self.wrong[colour] += counts[truth]
            if len(colours) == 1:
                self.only[colours[0]] += counts[truth]

    @property
    def safest(self) -> int:
        """A question mark is safe at the end if its aspect alone is wrong, in play if its aspect is the one shown."""
        best = max(range(3), key=lambda colour: (self.only[colour], self.wrong[colour], -colour))
        return best if self.wrong[best] else -1

    def star_points(self, points: int, loss: int) -> Fraction:
        """What a star is worth at the end, on average: its points if true, the loss if not."""
        return Fraction(self.right * points - (self.count - self.right) * loss, self.count)

    def hedge_points(self, colour: int, loss: int) -> Fraction:
        """The same of a question mark: nothing if true or wrong in this colour alone, else the loss."""
        return Fraction(-(self.count - self.right - self.only[colour]) * loss, self.count)


class Attack:
    """Apprentice mode: asking for one aspect of an ingredient with a theory."""

    __slots__ = ("chance", "colour", "ingredient")

    def __init__(self, ingredient: int, colour: int, chance: Fraction) -> None:
        self.ingredient = ingredient
        self.colour = colour
        self.chance = chance


class Demonstration:
    """Master mode: asking whether a pair makes a potion. `on_yes`, `on_no`: what either answer would prove."""

    __slots__ = ("chance", "on_no", "on_yes", "pair", "potion", "yes")

    def __init__(self, pair: int, potion: int, on_yes: int, on_no: int, yes: Fraction) -> None:
        self.pair = pair
        self.potion = potion
        self.on_yes = on_yes
        self.on_no = on_no
        self.yes = yes
        self.chance: Fraction = (yes if on_yes else Fraction(0)) + (1 - yes if on_no else Fraction(0))


def likeliest(attack: Attack | Demonstration) -> Fraction:
    return -attack.chance
