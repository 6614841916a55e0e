"""What the points of a die can bring: by its symbol harvest, essences and experiments, by its colour the rest."""

from __future__ import annotations

from typing import Final

from athanor.games.trismegistus.cards import SLOTS
from athanor.games.trismegistus.components import ARTIFACT_PRICE, MOST_POTENCY, NONE, OPEN_LIMIT
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.symbols import ANY_ESSENCE, NO_ESSENCE, WILD_FACE
from athanor.games.trismegistus.thinking.worths import Worths, exhausted_worth

EXPERIMENT_SHARE: Final = 0.47  # of what an experiment brings beyond its work
NEW_TILE: Final = 1.33  # of what an artifact will do


class DieUses:
    """For each symbol and each colour, what one more point would bring, best first."""

    __slots__ = ("artifact", "by_colour", "by_face", "essence", "experiment", "harvest", "recharge", "s", "worths")

    def __init__(self, s: Trismegistus, worths: Worths) -> None:
        self.s = s
        self.worths = worths
        faces = range(WILD_FACE)
        self.harvest: list[list[float]] = [
            [worths.gain(face, already) for already in range(MOST_POTENCY)] for face in faces
        ]
        self.essence: list[list[float]] = [essence_points(s, worths, face) for face in faces]
        self.experiment: list[float] = self.experiments()
        self.by_face: list[list[float]] = [
            merged(self.harvest[face], self.essence[face], self.experiment[face]) for face in faces
        ]
        self.by_colour: list[list[float]] = [transmutation_points(s, worths, colour) for colour in range(3)]
        self.artifact: list[float] = [self.best_tile(colour) for colour in range(3)]
        self.recharge: float = 0.0
        exhausted = worths.plan.lab.exhausted
        if exhausted:
            for slot in range(SLOTS):
                if exhausted >> slot & 1:
                    self.recharge = max(self.recharge, exhausted_worth(worths, slot))

    def experiments(self) -> list[float]:
        """The best experiment that each symbol leads to; taking one needs a free place."""
        s, worths = self.s, self.worths
        if len(worths.plan.lab.open) >= OPEN_LIMIT:
            return [0.0] * WILD_FACE
        best = [taken_worth(worths, cards) for cards in s.spaces]
        found = [0.0] * WILD_FACE
        for face in range(WILD_FACE):
            for space in s.tables.spaces_for[face]:
                found[face] = max(found[face], best[space])
        return found

    def best_tile(self, colour: int) -> float:
        best = 0.0
        for place in self.s.tables.places_of[colour]:
            if self.s.market[place] >= 0:
                best = max(best, tile_worth(self.worths, self.s.market[place]))
        return best

    def points(self, face: int, colour: int, potency: int) -> list[float]:
        """What each point of such a die brings, best first, an artifact apart."""
        return first_of(self.by_face[face], self.by_colour[colour], self.recharge, potency)

    def die(self, face: int, colour: int, potency: int) -> float:
        """All its points together, with an artifact if that is better."""
        if face == WILD_FACE:
            return max([self.die(turned, colour, potency) for turned in range(WILD_FACE)])
        points = self.points(face, colour, potency)
        total = 0.0
        for worth in points:
            total += worth
        if potency >= ARTIFACT_PRICE and self.artifact[colour] > 0.0:
            bought = self.artifact[colour]
            for at in range(potency - ARTIFACT_PRICE):
                bought += points[at]
            return max(total, bought)
        return total

    def prices(self, face: int, colour: int, potency: int) -> list[float]:
        """What is given up by using no point, one, two … of such a die for something else: those missed least."""
        whole = self.die(face, colour, potency)
        return [whole - self.die(face, colour, potency - spent) for spent in range(potency + 1)]


def taken_worth(worths: Worths, cards: list[int]) -> float:
    best = 0.0
    for card in cards:
        best = max(best, worths.plan.surplus(worths.s, card))
    return EXPERIMENT_SHARE * best


def tile_worth(worths: Worths, tile: int) -> float:
    """Bought: it works at once, and stays ready."""
    artifact = worths.s.cards.artifacts[tile]
    worth = max(0.0, worths.effect(artifact.effect)) + NEW_TILE * worths.tile(tile, True)
    if NONE not in worths.plan.lab.artifacts:
        worth -= 1.5
    return worth


def essence_points(s: Trismegistus, worths: Worths, face: int) -> list[float]:
    essence = s.cards.board.bowl_essence[face]
    if essence == NO_ESSENCE:
        return [0.0] * MOST_POTENCY
    kinds = range(4) if essence == ANY_ESSENCE else range(essence, essence + 1)
    return [max([worths.essence_of(kind, already) for kind in kinds]) for already in range(MOST_POTENCY)]


def transmutation_points(s: Trismegistus, worths: Worths, colour: int) -> list[float]:
    """The transmutations that cubes and essences at hand allow, best first."""
    found: list[float] = []
    plan = worths.plan
    for cube in s.tables.sources_of[colour]:
        count = min(plan.lab.cubes[cube], MOST_POTENCY)
        if count:
            payment = worths.best_payment(cube)
            if payment > -5.0:
                first = worths.moved(cube) + payment
                for at in range(count):
                    wanted = at < plan.step_want[cube] + plan.left[cube]
                    found.append(first - 0.25 * at if wanted else first - 1.0 - 0.25 * at)
    found.sort(reverse=True)
    while len(found) < MOST_POTENCY:
        found.append(0.0)
    means = max(1, worths.tokens)
    for at in range(MOST_POTENCY):
        if at >= means:
            found[at] = 0.0
    return found


def merged(one: list[float], other: list[float], single: float) -> list[float]:
    """The best of two falling lists and a single thing, in falling order."""
    found: list[float] = []
    a = b = 0
    for _ in range(MOST_POTENCY):
        first, second = one[a], other[b]
        if single >= first and single >= second:
            found.append(single)
            single = -1.0
        elif first >= second:
            found.append(first)
            a += 1
        else:
            found.append(second)
            b += 1
    return found


def first_of(one: list[float], other: list[float], single: float, count: int) -> list[float]:
    return merged(one, other, single)[:count]
