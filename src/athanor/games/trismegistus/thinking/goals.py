"""The things worth working for: experiments at hand, the masterpiece, the next formula that gold can buy.

Work is counted in points of potency: a raw cube or an essence takes one, a transmutation one and its essence. What a
goal brings is counted in points of victory.
"""

from __future__ import annotations

from math import exp
from typing import Final

from athanor.core.compiled import table
from athanor.games.trismegistus.components import DICE_EACH, ROUNDS
from athanor.games.trismegistus.laboratory import Laboratory
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.symbols import (
    ANY_RAW,
    ANY_REFINED,
    RAW_IRON,
    REFINED_COPPER,
    REFINED_GOLD,
    REFINED_SILVER,
)

DIE_POINTS: Final = 4.0  # what a die does: its potency, and what artifacts and rewards add to it
TOKEN_POINTS: Final = 0.87  # what a reaction is worth in points of potency
STEP_WORK: Final = 1.29  # a transmutation: a point of potency and an essence, less what it brings on the way
HURRY: Final = 1.16  # of the work that is left: as much as that has an even chance
ELEMENTAL: Final = 0.63  # one that no publication in hand asks for: others may be drawn
# By elementals that are missing: how likely a publication is to be completed yet.
PUBLISHED: Final = table(1.0, 0.68, 0.26, 0.2, 0.14, 0.07, 0.02, 0.03, 0.01)


def dice_left(s: Trismegistus, lab: Laboratory) -> int:
    """Dice that the player will still draft."""
    used = lab.used_dice
    return (ROUNDS - s.round + 1) * DICE_EACH - used[0] - used[1] - used[2] - (lab.face >= 0)


def work_left(s: Trismegistus, lab: Laboratory, dice: int) -> float:
    """Points of potency until the end, those of reactions included. Tokens of this round fade as it goes by."""
    later = ROUNDS - s.round
    here = dice - later * DICE_EACH
    fresh = min(1.0, 0.4 * here + 0.2 * lab.potency + 0.1)
    return DIE_POINTS * dice + lab.potency + TOKEN_POINTS * (lab.ready * fresh + (lab.ready + lab.used) * later)


def chance(work: float, left: float) -> float:
    """How likely so much work is done in time."""
    return 1.0 / (1.0 + exp(min(30.0, (work - HURRY * left) / (0.12 * left + 0.5))))


class Elementals:
    """What one more elemental of each element would do for the publications in hand."""

    __slots__ = ("promised", "spare", "worth")

    def __init__(self, s: Trismegistus, hand: list[int], have: list[int], time: float) -> None:
        self.worth: list[float] = [ELEMENTAL * time] * 4
        self.promised = 0.0
        left = have[:]
        waiting = hand[:]
        while waiting:
            best, fewest = waiting[0], 99
            for card in waiting:
                missing = missing_for(s.cards.publications[card].needs, left)
                if missing < fewest:
                    best, fewest = card, missing
            waiting.remove(best)
            self.promise(s, best, fewest, left, time)
        self.spare: int = left[0] + left[1] + left[2] + left[3]

    def promise(self, s: Trismegistus, card: int, missing: int, left: list[int], time: float) -> None:
        publication = s.cards.publications[card]
        if not missing:
            self.promised += publication.vp
        else:
            self.promised += time * publication.vp * PUBLISHED[missing]
            worth = time * publication.vp * (PUBLISHED[missing - 1] - PUBLISHED[missing])
            if missing == 1:
                worth = publication.vp * (1.0 - time * PUBLISHED[1])
            for element in range(4):
                if publication.needs[element] > left[element]:
                    self.worth[element] += worth
        for element in range(4):
            left[element] = max(0, left[element] - publication.needs[element])


def missing_for(needs: tuple[int, ...], left: list[int]) -> int:
    return (
        max(0, needs[0] - left[0])
        + max(0, needs[1] - left[1])
        + max(0, needs[2] - left[2])
        + max(0, needs[3] - left[3])
    )


class Goal:
    """`track` is where `gap` levels are missing. `card` is an experiment, or -1 for a formula bought with gold."""

    __slots__ = ("at_once", "card", "cost", "discounts", "gap", "track", "work", "worth")

    def __init__(self, card: int, worth: float, cost: tuple[int, ...], track: int, gap: int, discounts: int) -> None:
        self.card = card
        self.worth = worth
        self.cost = cost
        self.track = track
        self.gap = gap
        self.discounts = discounts
        self.work: float = 0.0
        self.at_once = False


class Needs:
    """What is still to be got for one goal, once the cubes at hand are counted; `left` loses what it takes."""

    __slots__ = ("from_held", "missing", "raws", "saved", "steps", "work")

    def __init__(self, goal: Goal, left: list[int]) -> None:
        self.missing: list[int] = []  # kinds of cubes, ANY_RAW and ANY_REFINED among them
        self.saved: list[float] = []  # … and the work that such a cube would save
        self.from_held: list[int] = []  # cubes at hand that are to be transmuted
        self.raws: list[int] = []  # raw cubes to be had first
        self.steps = 0
        self.work = 0.0
        self.match(goal.cost, left)
        free = goal.discounts
        lacking = self.missing
        self.missing = []
        for kind in lacking:
            if free:
                free -= 1
            else:
                self.obtain(kind, left)
        gap = goal.gap - free
        if gap > self.steps:
            self.work += STEP_WORK * (gap - self.steps)

    def match(self, cost: tuple[int, ...], left: list[int]) -> None:
        """Hardest first, so that a discount spares what is dearest; "any" takes what is left over."""
        for at in range(len(cost) - 1, -1, -1):
            kind = cost[at]
            if kind < ANY_RAW:
                if left[kind]:
                    left[kind] -= 1
                else:
                    self.missing.append(kind)
        for kind in cost:
            if kind == ANY_REFINED:
                self.match_any(kind, REFINED_COPPER, REFINED_SILVER, left)
        for kind in cost:
            if kind == ANY_RAW:
                self.match_any(kind, 0, RAW_IRON, left)

    def match_any(self, kind: int, first: int, last: int, left: list[int]) -> None:
        """Of what there is most, the commoner one if equal."""
        best, most = -1, 0
        for cube in range(first, last + 1):
            if left[cube] > most:
                best, most = cube, left[cube]
        if best < 0:
            self.missing.append(kind)
        else:
            left[best] -= 1

    def obtain(self, kind: int, left: list[int]) -> None:
        before = self.work
        self.missing.append(kind)
        if kind <= RAW_IRON or kind == ANY_RAW:
            self.work += 1.0
            if kind != ANY_RAW:
                self.raws.append(kind)
        elif kind == REFINED_GOLD:
            self.obtain_gold(left)
        elif kind == ANY_REFINED:
            best, most = -1, 0
            for cube in range(5):
                if left[cube] > most:
                    best, most = cube, left[cube]
            self.transmute(best, left, 1)
        else:
            raw = kind - 5  # the raw cube whose arrow leads here
            if left[raw]:
                self.transmute(raw, left, 1)
            elif raw and left[kind - 1]:
                self.transmute(kind - 1, left, 1)
            else:
                self.raws.append(raw)
                self.transmute(-1, left, 1)
        self.saved.append(self.work - before)

    def obtain_gold(self, left: list[int]) -> None:
        if left[REFINED_SILVER]:
            self.transmute(REFINED_SILVER, left, 1)
        elif left[RAW_IRON]:
            self.transmute(RAW_IRON, left, 2)
        elif left[REFINED_SILVER - 1]:
            self.transmute(REFINED_SILVER - 1, left, 2)
        else:
            self.raws.append(RAW_IRON)
            self.transmute(-1, left, 2)

    def transmute(self, cube: int, left: list[int], steps: int) -> None:
        """Along `steps` arrows, from a cube at hand or (-1) one that must be harvested first."""
        self.steps += steps
        self.work += STEP_WORK * steps
        if cube < 0:
            self.work += 1.0
        else:
            left[cube] -= 1
            self.from_held.append(cube)
