"""What the points of a die can bring: by its symbol harvest, essences and experiments, by its colour the rest."""

from __future__ import annotations

from typing import Final

from athanor.games.trismegistus.cards import SLOTS
from athanor.games.trismegistus.components import ARTIFACT_PRICE, MOST_POTENCY, NONE, OPEN_LIMIT
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.symbols import ANY_ESSENCE, NO_ESSENCE, WILD_FACE
from athanor.games.trismegistus.thinking.worths import Worths, exhausted_worth

EXPERIMENT_SHARE: Final = 0.47  # of what an experiment brings beyond its work
NOT_SEEN: Final = -1.0
NEW_TILE: Final = 1.33  # of what an artifact will do; it makes other things worth doing too


class FaceUses:
    """What a symbol of the die leads to, point after point: cubes, essences, both and an experiment, best first."""

    __slots__ = ("essence", "experiment", "harvest", "points")

    def __init__(self, harvest: list[float], essence: list[float], experiment: float) -> None:
        self.harvest = harvest
        self.essence = essence
        self.experiment = experiment
        self.points: list[float] = merged(harvest, essence, experiment)


class ColourUses:
    """What a colour of the die leads to: transmutations, point after point, and the best artifact of its market."""

    __slots__ = ("artifact", "points")

    def __init__(self, points: list[float], artifact: float) -> None:
        self.points = points
        self.artifact = artifact


class DieUses:
    """What one more point would bring, by symbol and colour. Each is looked at when it is first asked for."""

    __slots__ = ("colours", "faces", "recharge", "s", "spaces", "worths")

    def __init__(self, s: Trismegistus, worths: Worths) -> None:
        self.s = s
        self.worths = worths
        self.faces: list[FaceUses | None] = [None] * WILD_FACE
        self.colours: list[ColourUses | None] = [None] * 3
        self.spaces: list[float] = [NOT_SEEN] * len(s.spaces)
        self.recharge: float = 0.0
        exhausted = worths.plan.lab.exhausted
        if exhausted:
            for slot in range(SLOTS):
                if exhausted >> slot & 1:
                    self.recharge = max(self.recharge, exhausted_worth(worths, slot))

    def face(self, face: int) -> FaceUses:
        seen = self.faces[face]
        if seen is None:
            harvest = [self.worths.gain(face, already) for already in range(MOST_POTENCY)]
            seen = FaceUses(harvest, essence_points(self.s, self.worths, face), self.best_experiment(face))
            self.faces[face] = seen
        return seen

    def colour(self, colour: int) -> ColourUses:
        seen = self.colours[colour]
        if seen is None:
            seen = ColourUses(transmutation_points(self.s, self.worths, colour), self.best_tile(colour))
            self.colours[colour] = seen
        return seen

    def best_experiment(self, face: int) -> float:
        """Of those that the symbol leads to; taking one needs a free place."""
        best = 0.0
        if len(self.worths.plan.lab.open) < OPEN_LIMIT:
            for space in self.s.tables.spaces_for[face]:
                if self.spaces[space] == NOT_SEEN:
                    self.spaces[space] = taken_worth(self.worths, self.s.spaces[space])
                best = max(best, self.spaces[space])
        return best

    def best_tile(self, colour: int) -> float:
        best = 0.0
        for place in self.s.tables.places_of[colour]:
            if self.s.market[place] >= 0:
                best = max(best, tile_worth(self.worths, self.s.market[place]))
        return best

    def points(self, face: int, colour: int, potency: int) -> list[float]:
        """What each point of such a die brings, best first, an artifact apart."""
        return first_of(self.face(face).points, self.colour(colour).points, self.recharge, potency)

    def die(self, face: int, colour: int, potency: int) -> float:
        """All its points together, with an artifact if that is better."""
        if face == WILD_FACE:
            return max([self.die(turned, colour, potency) for turned in range(WILD_FACE)])
        points = self.points(face, colour, potency)
        total = 0.0
        for worth in points:
            total += worth
        bought = self.colour(colour).artifact
        if potency >= ARTIFACT_PRICE and bought > 0.0:
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
