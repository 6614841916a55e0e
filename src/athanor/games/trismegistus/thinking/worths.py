"""What things are worth to an alchemist with a plan: cubes, essences, levels, transmutations, symbols. In points."""

from __future__ import annotations

from typing import Final

from athanor.core.compiled import table
from athanor.games.trismegistus.cards import BONUS_ETHEREAL, BONUS_TRACK, FORMULAS_EACH, SLOTS
from athanor.games.trismegistus.components import NONE, PAY_MERCURY, PAYMENT_CUBE, PAYMENTS, TRACK_POINTS, TRANSMUTE_BY
from athanor.games.trismegistus.measures import measure
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.symbols import (
    ANY,
    ANY_ESSENCE,
    ANY_RAW,
    ANY_REFINED,
    ARTIFACT,
    CHAMELEON,
    CUBE,
    CUBES,
    DOWN,
    ESSENCE,
    ETHEREAL,
    EXCHANGE,
    LOWEST,
    MATERIAL_OF,
    NOT_MULTIPLIED,
    PUBLICATION,
    RAW_IRON,
    RAW_MERCURY,
    RAW_RAW,
    RAW_REFINED,
    REACTION,
    REFINED_COPPER,
    REFINED_GOLD,
    REFINED_MERCURY,
    REFINED_OF,
    REFINED_SILVER,
    REFINED_TO_GOLD,
    RESTORE,
    THREE,
    TOP,
    TRACK,
    TRANSMUTE,
    VP,
    WILD,
    Effect,
    Step,
)
from athanor.games.trismegistus.thinking.planning import Plan

# Cubes that no goal asks for, raw lead to iron, refined copper to gold: what they may be good for yet.
SPARE: Final = table(0.54, 0.63, 0.39, 0.65, 0.71, 0.54, 0.75, 0.66, 1.01, 1.66, 1.08)
SPARE_GOLD: Final = 0.9  # besides its point
FADES: Final = 0.55  # the second spare cube of a kind, the third …
SPARE_ESSENCE: Final = 0.45
STOCK: Final = 1.04  # essences that are good to have beyond those the goals ask for
FIRST_ESSENCE: Final = 0.33  # of a point of potency, for the last of them; more for each that is missing
LEADS: Final = 0.26  # of a level, for the essence that will bring it
ETHEREAL_WORTH: Final = 0.36  # besides its point
REACTION_WORTH: Final = 0.62  # of a point of potency, every round
LEVEL: Final = 0.38  # a step that nothing asks for yet
MASTERPIECE_LEVEL: Final = 0.19  # more where the masterpiece asks for it
BONUS: Final = table(0.74, 0.68, 1.53)  # a token on the next step: another step, a chameleon, an ethereal die
TOP_SHARE: Final = 0.44  # of the points at the top of a track, for the steps below it
CHAMELEON_WORTH: Final = 0.53
FIRE_SHARE: Final = 1.18  # of what an artifact does on the way
USES: Final = 1.65  # how often an artifact works in a round to come; it can be turned up again
DRAWN_PUBLICATION: Final = 1.3
SPARE_ELEMENTAL: Final = 0.67
DRAWN_ARTIFACT: Final = 3.11
GRANTED: Final = 1.37


class Worths:
    """Made once for a decision, from the plan; asked for every action."""

    __slots__ = ("essence_base", "level", "plan", "s", "seat", "tokens")

    def __init__(self, s: Trismegistus, plan: Plan) -> None:
        self.s = s
        self.plan = plan
        self.seat: int = plan.seat
        lab = plan.lab
        tokens = lab.essences
        # Mercury at hand may pay too, where the goals leave it.
        spare = plan.left[RAW_MERCURY] + plan.left[REFINED_MERCURY]
        self.tokens: int = tokens[0] + tokens[1] + tokens[2] + spare
        self.essence_base: float = 0.0
        self.essence_base = self.essence(0)
        self.level: list[float] = [self.level_worth(track) for track in range(4)]

    # ---------------------------------------------------------------- cubes

    def gain(self, cube: int, already: int) -> float:
        """One more cube of a kind, when `already` so many more of it are sure."""
        plan = self.plan
        wanted = plan.lack[cube] - already
        if wanted > 0:
            return plan.lack_worth[cube]
        general = plan.lack[ANY_RAW] if cube <= RAW_IRON else plan.lack[ANY_REFINED]
        if general + wanted > 0:
            return plan.lack_worth[ANY_RAW] if cube <= RAW_IRON else plan.lack_worth[ANY_REFINED]
        spare = plan.left[cube] + already - plan.lack[cube]
        if cube == RAW_MERCURY:
            return max(self.essence_base, self.spare(cube, spare)) if spare < 2 else self.spare(cube, spare)
        if cube > 4 and cube < REFINED_SILVER and plan.lack[cube + 1]:
            return max(self.spare(cube, spare), plan.lack_worth[cube + 1] - 1.6 * plan.rate)
        return self.spare(cube, spare)

    def spare(self, cube: int, others: int) -> float:
        time = self.plan.time
        if cube == REFINED_GOLD:
            return 1.0 + SPARE_GOLD * time
        worth = SPARE[cube] * time
        while others > 0:
            worth *= FADES
            others -= 1
        return worth

    def loss(self, cube: int) -> float:
        """One cube less: a spare one if there is one, else one that a goal counts on."""
        plan = self.plan
        if cube < CUBES and plan.left[cube] > 0:
            return self.spare(cube, plan.left[cube] - 1)
        work = 1.0 if cube <= RAW_IRON else 5.0 if cube == REFINED_GOLD else 3.0
        return plan.rate * work + (1.0 if cube == REFINED_GOLD else 0.0)

    # ---------------------------------------------------------------- essences and levels

    def essence(self, already: int) -> float:
        """One more essence of no matter which kind."""
        wanted = self.plan.steps + STOCK - self.tokens - already
        if wanted > 0:
            return self.plan.rate * min(1.0, FIRST_ESSENCE + 0.2 * wanted) * min(1.0, self.plan.work / 4.0)
        worth = SPARE_ESSENCE * self.plan.time
        while wanted < 0:
            worth *= FADES
            wanted += 1.0
        return worth

    def essence_of(self, kind: int, already: int) -> float:
        """One of this kind: it also decides which track will rise."""
        if kind == PAY_MERCURY:
            return max(self.gain(RAW_MERCURY, already), self.leads(kind, already) + self.essence(already))
        return self.essence(already) + self.leads(kind, already)

    def leads(self, kind: int, already: int) -> float:
        plan = self.plan
        track = self.s.track_of[kind]
        held = (plan.lab.cubes[RAW_MERCURY] if kind == PAY_MERCURY else plan.lab.essences[kind]) + already
        if plan.level_gap[track] > held:
            return LEADS * plan.level_worth[track]
        return 0.1 * self.level[track] if held < 2 else 0.0

    def level_worth(self, track: int) -> float:
        """The next step on a track: what asks for it, the tokens on it, the points at its top."""
        plan = self.plan
        lab = plan.lab
        level = lab.tracks[track]
        if level >= TOP:
            return 1.0
        time = plan.time
        worth = max(LEVEL * time, plan.level_worth[track] if plan.level_gap[track] > 0 else 0.0)
        if lab.masterpiece >= 0:
            experiment = self.s.cards.experiments[lab.masterpiece]
            if level < experiment.need and experiment.track == track:
                worth += MASTERPIECE_LEVEL * time
        points = TRACK_POINTS[level + 1] - TRACK_POINTS[level]
        worth += points
        if level >= 6:
            ahead = TRACK_POINTS[min(TOP, level + 3)] - TRACK_POINTS[level + 1]
            worth += TOP_SHARE * ahead / 3.0 * min(1.0, plan.work / 8.0)
        if level == 11:
            worth += 0.5 * plan.elementals.worth[track]
        steps = self.s.cards.board.bonus_steps
        for at in range(2):
            bonus = self.s.bonus[2 * track + at]
            if bonus >= 0 and level < steps[at]:
                near = steps[at] - level
                if near <= 2:
                    worth += BONUS[bonus] * (1.0 if near == 1 else 0.3)
        return worth

    # ---------------------------------------------------------------- transmutations

    def transmutation(self, action: int) -> float:
        cube, payment = divmod(action - TRANSMUTE_BY, PAYMENTS)
        return self.moved(cube) + self.paid(cube, payment)

    def moved(self, cube: int) -> float:
        """The cube on its arrow, and the artifact there."""
        plan = self.plan
        made = REFINED_OF[MATERIAL_OF[cube] + 1]
        if plan.step_want[cube] > 0:
            worth = plan.step_worth[cube]
        else:
            spare = plan.left[cube] > 0
            worth = self.gain(made, 0) - (self.spare(cube, plan.left[cube] - 1) if spare else self.loss(cube))
        slot = self.s.tables.slot_of[self.s.tables.arrow_of[cube]]
        tile = plan.lab.artifacts[slot]
        if tile >= 0 and not plan.lab.exhausted >> slot & 1:
            worth += FIRE_SHARE * max(0.0, self.effect(self.s.cards.artifacts[tile].effect))
        return worth

    def paid(self, cube: int, payment: int) -> float:
        """The step on the track, less the essence."""
        level = self.level[self.s.track_of[min(payment, PAY_MERCURY)]]
        if payment < PAY_MERCURY:
            return level - self.essence_base
        with_cube = PAYMENT_CUBE[payment]
        spent = self.loss(with_cube)
        if with_cube == RAW_MERCURY and self.plan.left[with_cube] > (cube == with_cube):
            spent = max(spent, self.essence_base)
        return level - spent

    def best_payment(self, cube: int) -> float:
        """The best way to pay for moving this cube; far below zero if there is none."""
        lab = self.plan.lab
        best = -9.0
        for payment in range(PAYMENTS):
            paid = PAYMENT_CUBE[payment]
            if (lab.essences[payment] if paid < 0 else lab.cubes[paid] - (paid == cube)) > 0:
                best = max(best, self.paid(cube, payment))
        return best

    # ---------------------------------------------------------------- symbols

    def effect(self, effect: Effect) -> float:
        total = 0.0
        for step in effect:
            total += self.step(step)
        return total

    def step(self, step: Step) -> float:
        op, what, number, per = step
        many = number if per == NOT_MULTIPLIED else number * measure(self.s, self.seat, per)
        if op == CUBE:
            return self.cubes(what, many)
        if op == TRACK:
            return self.track(what, number)
        if op == ESSENCE:
            return self.essences(what, many)
        if op == VP:
            return float(many)
        if op == TRANSMUTE:
            return self.granted(what) * (number if self.tokens >= number else 1)
        if op == EXCHANGE:
            return self.exchange(what, number)
        return self.rest(op, many)

    def cubes(self, what: int, many: int) -> float:
        total = 0.0
        if what < ANY_RAW:
            for already in range(many):
                total += self.gain(what, already)
            return total
        first, last = (0, 4) if what == ANY_RAW else (REFINED_COPPER, REFINED_GOLD)
        gains = sorted([self.gain(cube, 0) for cube in range(first, last + 1)], reverse=True)
        for already in range(many):
            total += gains[min(already, 2)]
        return total

    def essences(self, what: int, many: int) -> float:
        total = 0.0
        for already in range(many):
            if what != ANY_ESSENCE:
                total += self.essence_of(what, already)
            else:
                total += max([self.essence_of(kind, already) for kind in range(4)])
        return total

    def track(self, what: int, steps: int) -> float:
        if what < ANY:
            return self.climb(what, steps)
        if what == LOWEST:
            tracks = self.plan.lab.tracks
            low = min(tracks)
            return max([self.level[track] for track in range(4) if tracks[track] == low])
        if what == THREE:
            return self.level[0] + self.level[1] + self.level[2] + self.level[3] - min(self.level)
        return max([self.climb(track, steps) for track in range(4)])

    def climb(self, track: int, steps: int) -> float:
        """Several steps on one track; the points on the way are counted exactly, the rest by the first step."""
        level = self.plan.lab.tracks[track]
        if level >= TOP or steps == 1:
            return self.level[track]
        room = min(steps, TOP - level)
        wanted = min(room, max(self.plan.level_gap[track], 0))
        points = TRACK_POINTS[level + room] - TRACK_POINTS[level]
        worth = LEVEL * self.plan.time
        return points + wanted * max(worth, self.plan.level_worth[track]) + (room - wanted) * worth

    def granted(self, colour: int) -> float:
        """A transmutation that comes with something else, roughly: the best one there is now."""
        if not self.tokens:
            return 0.0
        best = 0.0
        for cube in self.s.tables.sources_of[colour]:
            if self.plan.step_want[cube] > 0:
                best = max(best, self.plan.step_worth[cube])
            elif self.plan.left[cube] > 0:
                best = max(best, GRANTED * self.plan.time)
        return best

    def exchange(self, what: int, number: int) -> float:
        plan = self.plan
        gold = self.gain(REFINED_GOLD, 0)
        total = 0.0
        if what == RAW_REFINED:
            for raw in range(1, 5):
                if plan.lab.cubes[raw]:
                    total = max(total, self.gain(raw + 4, 0) - self.loss(raw))
            return total * (1.6 if number > 1 else 1.0)
        if what == REFINED_TO_GOLD:
            count = 0
            for cube in range(REFINED_COPPER, REFINED_GOLD):
                if count < number and plan.left[cube]:
                    total += max(0.0, gold - self.loss(cube))
                    count += 1
            return total
        if what == RAW_RAW:
            return 0.2 * plan.time * number
        return max(0.0, self.cubes(ANY_RAW, 5) - self.loss(REFINED_GOLD)) if plan.lab.cubes[REFINED_GOLD] else 0.0

    def rest(self, op: int, many: int) -> float:
        plan = self.plan
        if op == ETHEREAL:
            return many * (1.0 + (ETHEREAL_WORTH if plan.dice > 1 else 0.0))
        if op == CHAMELEON:
            return many * CHAMELEON_WORTH * plan.time
        if op == REACTION:
            return many * plan.rate * REACTION_WORTH * (plan.later + 0.7 * plan.time)
        if op == RESTORE:
            return plan.rate * 0.7 * min(many, plan.lab.used) * plan.time
        if op == PUBLICATION:
            if not self.s.publications:
                return 0.0
            return many * (DRAWN_PUBLICATION * plan.time + SPARE_ELEMENTAL * min(4, plan.elementals.spare))
        if op == ARTIFACT:
            return many * DRAWN_ARTIFACT * plan.time
        return -min(self.level) if op == DOWN else 0.0

    # ---------------------------------------------------------------- artifacts and formulas

    def tile(self, tile: int, ready: bool) -> float:
        """An artifact for the rest of the game: its work in rounds to come, its elementals."""
        artifact = self.s.cards.artifacts[tile]
        plan = self.plan
        uses = USES * plan.later + (0.6 * plan.time if ready else 0.0)
        worth = max(0.4, self.effect(artifact.effect)) * uses
        for element in artifact.elementals:
            worth += plan.elementals.worth[element]
        return worth

    def formula(self, number: int) -> float:
        """What sampling the formula would do now; `number` is one of the eight."""
        effect = self.s.cards.formulas[self.plan.lab.alchemist * FORMULAS_EACH + number].effect
        return self.effect(effect)


def exhausted_worth(worths: Worths, slot: int) -> float:
    """Turning an artifact face up again: one more use in this round, if a transmutation passes it."""
    lab = worths.plan.lab
    arrow = worths.s.cards.board.slot_arrow[slot]
    sources = worths.s.tables.sources_of_arrow[arrow]
    able = 0.35
    for cube in sources:
        if worths.plan.step_want[cube] > 0:
            able = 0.85
        elif worths.plan.left[cube] > 0:
            able = max(able, 0.6)
    if not worths.tokens:
        able *= 0.5
    return able * max(0.0, worths.effect(worths.s.cards.artifacts[lab.artifacts[slot]].effect)) * worths.plan.time


assert BONUS_TRACK == 0 and BONUS_ETHEREAL == 2 and WILD == 3 and SLOTS == 6 and NONE == -1  # noqa: PT018
