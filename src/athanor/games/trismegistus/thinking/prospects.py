"""What an alchemist may hope to have in the end, as a few numbers to be weighed (`outlook_weights.py`).

The points that lie on the table are sure; everything else is a promise, and promises depend on the work that is left.
"""

from __future__ import annotations

from typing import Final

from athanor.core.compiled import table
from athanor.games.trismegistus.cards import FORMULAS_EACH, VAULT_CELLS
from athanor.games.trismegistus.components import NONE, OPEN_LIMIT, STONE_POINTS, TRACK_POINTS
from athanor.games.trismegistus.measures import measure
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.symbols import NOT_MULTIPLIED, REFINED_GOLD, WILD_FACE
from athanor.games.trismegistus.thinking.planning import STONE_PROMISE, SYMBOL_WORTH, Plan

PLENTY: Final = 4  # spare cubes or essences of one kind beyond this many promise nothing
SPARE_CUBE: Final = table(0.35, 0.4, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.1, 1.5, 1.9)

TAKING: Final = 2.0  # an experiment that the die leads to
IDLE_POINT: Final = 0.4  # of a point's usual worth, if no goal has a use for it

# What is weighed, in the order of `prospects`.
NAMES: Final = (
    "at-hand", "sure", "near", "middling", "far", "hopeless", "publications", "spare-work", "cubes", "essences",
    "artifacts", "elementals", "levels", "high-levels", "stone", "formulas", "chameleons", "reactions", "sockets",
    "places", "die", "potency", "always",
)  # fmt: skip


def sure_points(s: Trismegistus, plan: Plan) -> float:
    """All that is counted already, the publications apart."""
    lab = plan.lab
    total = float(lab.vp + lab.cubes[REFINED_GOLD] + lab.ethereal + STONE_POINTS[lab.filled.bit_count()])
    for card in lab.done:
        total += s.cards.experiments[card].vp
    for card in lab.achievements:
        total += s.cards.achievements[card].vp
    for level in lab.tracks:
        total += TRACK_POINTS[level]
    return total


def prospects(s: Trismegistus, plan: Plan) -> list[float]:
    """The promises, one number each (see NAMES)."""
    lab = plan.lab
    time = plan.time
    cubes = 0.0
    for cube, count in enumerate(plan.left):
        if count:
            cubes += SPARE_CUBE[cube] * min(count, PLENTY)
    essences = lab.essences
    tracks = lab.tracks
    high = 0.0
    for level in tracks:
        if level > 6:
            high += level - 6
    formulas = lab.filled.bit_count()
    promise = 0.0 if formulas >= VAULT_CELLS else max(0.0, STONE_PROMISE[formulas] - STONE_POINTS[formulas + 1])
    return [
        *plan.prospects,
        plan.elementals.promised,
        plan.spare_work,
        time * cubes,
        time * min(6, essences[0] + essences[1] + essences[2]),
        tiles(s, plan),
        time * min(4, plan.elementals.spare),
        time * (tracks[0] + tracks[1] + tracks[2] + tracks[3]),
        time * high,
        time * (promise + formulas),
        fresh(s, plan),
        time * min(3, lab.chameleon),
        float((lab.ready + lab.used) * plan.later),
        time * lab.sockets.count(NONE),
        time * (2 - len(lab.open)),
        die(s, plan),
        float(lab.potency),
        1.0,
    ]


def die(s: Trismegistus, plan: Plan) -> float:
    """What the points left on the die can do for the goals: the best uses first, then a little for the rest."""
    lab = plan.lab
    points = lab.potency
    if not points or lab.face == WILD_FACE:  # a wild die can still be turned to what serves best
        return plan.rate * points
    tokens = lab.essences[0] + lab.essences[1] + lab.essences[2]
    total = 0.0
    for cube in s.tables.sources_of[lab.colour]:
        done = min(points, plan.step_want[cube], tokens)
        if done > 0:
            total += done * plan.step_worth[cube]
            points -= done
            tokens -= done
    if points and len(lab.open) < OPEN_LIMIT:
        for space in s.tables.spaces_for[lab.face]:
            if s.spaces[space]:
                total += TAKING * plan.time
                points -= 1
                break
    cubes = min(points, plan.lack[lab.face])
    total += cubes * plan.lack_worth[lab.face]
    points -= cubes
    essences = min(points, max(0, plan.steps - tokens))
    return total + essences * plan.rate + IDLE_POINT * plan.rate * plan.time * (points - essences)


def tiles(s: Trismegistus, plan: Plan) -> float:
    """What the artifacts do, for every time they may still do it."""
    lab = plan.lab
    total = 0.0
    for slot, tile in enumerate(lab.artifacts):
        if tile >= 0:
            uses = plan.later + (0.0 if lab.exhausted >> slot & 1 else plan.time)
            worth = 0.0
            for step in s.cards.artifacts[tile].effect:
                worth += SYMBOL_WORTH[step[0]] * (step[2] if step[3] == NOT_MULTIPLIED else 2 * step[2])
            total += uses * worth
    return total


def fresh(s: Trismegistus, plan: Plan) -> float:
    """Formulas still to be sampled."""
    lab = plan.lab
    left = lab.filled & ~lab.sampled
    total = 0.0
    if left:
        for cell in range(VAULT_CELLS):
            if left >> cell & 1:
                for step in s.cards.formulas[lab.alchemist * FORMULAS_EACH + lab.vault[cell]].effect:
                    if step[3] == NOT_MULTIPLIED:
                        total += plan.time * SYMBOL_WORTH[step[0]] * step[2]
                    else:
                        total += step[2] * measure(s, plan.seat, step[3])
    return total
