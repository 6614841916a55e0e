"""The small choices inside effects, and those of the set-up. Scores in points; 0 is leaving it where one may."""

from __future__ import annotations

from typing import Final

from athanor.core.compiled import table
from athanor.games.trismegistus.cards import EXPERIMENT_IDS, FORMULAS_EACH, MASTERPIECE, SLOTS
from athanor.games.trismegistus.components import (
    ADVANCE,
    CELL,
    CHOOSE_ARTIFACT,
    CHOOSE_EXPERIMENT,
    CHOOSE_MASTERPIECE,
    CHOOSE_PUBLICATION,
    GAIN,
    GAIN_ESSENCE,
    GILD,
    LEVEL_GOLD,
    LEVEL_SILVER,
    PAY,
    REFINE,
    REFINE_GOLD,
    RETREAT,
    RETURN,
    SLOT,
    SWAP,
    SWAP_SOURCES,
    UNLOCK,
    WITHDRAW,
)
from athanor.games.trismegistus.experiments import Pay
from athanor.games.trismegistus.rewards import Rewards, unflatten
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.symbols import (
    ANY_RAW,
    ANY_REFINED,
    CUBE,
    CUBES,
    DOWN,
    ESSENCE,
    MATERIAL_OF,
    NOT_MULTIPLIED,
    PUBLICATION,
    REFINED_COPPER,
    REFINED_GOLD,
    REFINED_SILVER,
    TRACK,
    TRANSMUTE,
    VP,
)
from athanor.games.trismegistus.thinking.goals import PUBLISHED, Needs
from athanor.games.trismegistus.thinking.planning import experiment_goal
from athanor.games.trismegistus.thinking.worths import Worths

PASSED: Final = table(0.43, 0.52, 0.47, 0.63, 0.66, 0.48)  # how often transmutations go along an arrow, lead to silver
PLANNED: Final = 0.39  # more for each one that the goals ask for
LINE_PROGRESS: Final = 0.48  # of a line's bonuses, by the square of how full it is
# Cubes and essences pay for what follows, levels count for it, points are counted last.
ORDER: Final[dict[int, float]] = {
    PUBLICATION: 3.0,
    CUBE: 2.5,
    ESSENCE: 2.4,
    TRACK: 2.0,
    TRANSMUTE: 1.0,
    VP: 0.0,
    DOWN: -1.0,
}


# ---------------------------------------------------------------- the set-up


def setup_score(s: Trismegistus, worths: Worths, action: int) -> float:
    plan = worths.plan
    if action == WITHDRAW:
        return -5.0
    if action >= CHOOSE_ARTIFACT:
        return 2.0 * worths.effect(s.cards.artifacts[action - CHOOSE_ARTIFACT].effect)
    if action >= CHOOSE_PUBLICATION:
        return paper_score(s, worths, action - CHOOSE_PUBLICATION)
    if action < CHOOSE_EXPERIMENT:
        return 0.0
    masterpiece = action >= CHOOSE_MASTERPIECE
    first = EXPERIMENT_IDS[MASTERPIECE].start - CHOOSE_MASTERPIECE if masterpiece else -CHOOSE_EXPERIMENT
    goal = experiment_goal(s, plan, action + first, False)
    work = Needs(goal, plan.lab.cubes[:]).work
    return goal.worth - (0.6 if masterpiece else 1.0) * plan.rate * work


def paper_score(s: Trismegistus, worths: Worths, card: int) -> float:
    """A publication by itself: its points, by what is missing."""
    needs = s.cards.publications[card].needs
    asked = needs[0] + needs[1] + needs[2] + needs[3]
    return s.cards.publications[card].vp * PUBLISHED[min(asked, 8)] * (1.0 + 0.15 * asked)


def return_score(s: Trismegistus, worths: Worths, action: int, have: list[int]) -> float:
    """The one that would be missed least goes back."""
    card = action - RETURN
    publication = s.cards.publications[card]
    missing = 0
    for element in range(4):
        missing += max(0, publication.needs[element] - have[element])
    reach = PUBLISHED[min(8, missing)] if missing else 1.0
    late = 1.0 if not missing else worths.plan.time
    # A little more for a dear one among those equally far.
    return -publication.vp * (reach * late + 0.02)


# ---------------------------------------------------------------- places


def slot_score(s: Trismegistus, worths: Worths, action: int, tile: int) -> float:
    """Where transmutations will pass it; not over an artifact that still works."""
    plan = worths.plan
    slot = action - SLOT
    arrow = s.cards.board.slot_arrow[slot]
    passes = PASSED[arrow]
    for cube in s.tables.sources_of_arrow[arrow]:
        passes += PLANNED * plan.step_want[cube]
    score = passes * (1.0 + max(0.0, worths.effect(s.cards.artifacts[tile].effect)))
    old = plan.lab.artifacts[slot]
    if old >= 0:
        score -= 3.0 + worths.tile(old, not plan.lab.exhausted >> slot & 1)
    return score


def cell_score(s: Trismegistus, worths: Worths, action: int) -> float:
    """Rows and columns that are completed, or come nearer."""
    lab = worths.plan.lab
    cell = action - CELL
    filled = lab.filled | 1 << cell
    alchemist = s.cards.alchemists[lab.alchemist]
    score = 0.0
    for number in alchemist.lines_of[cell]:
        line = alchemist.lines[number]
        worth = 0.5 + worths.effect(line.bonuses[0]) + worths.effect(line.bonuses[1])
        there = (filled & line.mask).bit_count() / len(line.cells)
        score += worth if there == 1.0 else LINE_PROGRESS * worth * there * there
    return score


def unlock_score(s: Trismegistus, worths: Worths, socket: int) -> float:
    """What the formula does now, and a little for what it usually does."""
    lab = worths.plan.lab
    number = lab.sockets[socket]
    effect = s.cards.formulas[lab.alchemist * FORMULAS_EACH + number].effect
    counting = 0.0
    for step in effect:
        if step[3] != NOT_MULTIPLIED:
            counting += 2.0 * step[2]
    return worths.formula(number) + counting


# ---------------------------------------------------------------- paying


def pay_score(s: Trismegistus, worths: Worths, action: int, frame: Pay) -> float:
    """The cube that will be missed least. A discount comes back; it goes where it spares most."""
    if action < PAY + CUBES:
        return -kept_worth(worths, action - PAY)
    if action == LEVEL_SILVER:
        return -kept_worth(worths, REFINED_SILVER)
    if action == LEVEL_GOLD:
        return -kept_worth(worths, REFINED_GOLD)
    rest = frame.cost if frame.gap else frame.cost[1:]
    dearest = 0.0
    for kind in rest:
        dearest = max(dearest, asked_worth(worths, kind))
    if len(rest) + frame.gap < frame.discounts:
        dearest = 0.0
    return 0.05 - dearest


def kept_worth(worths: Worths, cube: int) -> float:
    """A cube that is paid: the plan no longer counts the experiment it is paid for."""
    left = worths.plan.left[cube]
    if left > 0:
        return worths.spare(cube, left - 1)
    return worths.loss(cube)


def asked_worth(worths: Worths, kind: int) -> float:
    if kind == ANY_RAW:
        return 0.3
    if kind == ANY_REFINED:
        return 0.8
    return kept_worth(worths, kind) if worths.plan.lab.cubes[kind] else kept_worth(worths, REFINED_GOLD)


# ---------------------------------------------------------------- gains and exchanges


def reward_score(worths: Worths, frame: Rewards, at: int) -> float:
    step = unflatten(frame.steps)[at]
    return ORDER.get(step[0], 1.5) + (0.0 if step[3] == NOT_MULTIPLIED else -1.5)


def gain_score(worths: Worths, action: int) -> float:
    if action >= GAIN_ESSENCE:
        return worths.essence_of(action - GAIN_ESSENCE, 0)
    return worths.gain(action - GAIN, 0)


def track_score(worths: Worths, action: int, steps: int) -> float:
    if action >= RETREAT:
        return -0.3 - worths.level[action - RETREAT]
    return worths.climb(action - ADVANCE, steps)


def exchange_score(worths: Worths, action: int) -> float:
    if action >= GILD:
        return worths.gain(REFINED_GOLD, 0) - worths.loss(REFINED_COPPER + action - GILD)
    if action >= SWAP:
        at, material = divmod(action - SWAP, 5)
        given = SWAP_SOURCES[at]
        if material == MATERIAL_OF[given]:
            return -1.0
        return worths.gain(material, 0) - worths.loss(given) - 0.05
    if action >= REFINE_GOLD:
        return worths.gain(REFINED_COPPER + action - REFINE_GOLD, 0) - worths.loss(REFINED_GOLD)
    raw = 1 + action - REFINE
    return worths.gain(raw + 4, 0) - worths.loss(raw)


assert SLOTS == 6 and UNLOCK > CELL  # noqa: PT018
