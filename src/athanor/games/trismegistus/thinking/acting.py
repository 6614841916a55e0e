"""Turns: which die, which action, whether to go on, when to react. Scores in points; 0 is leaving it."""

from __future__ import annotations

from typing import Final

from athanor.games.trismegistus.acting import is_free
from athanor.games.trismegistus.cards import PLACES, SLOTS, SPACES
from athanor.games.trismegistus.components import (
    ARTIFACT_PRICE,
    BUY_ARTIFACT,
    BUY_FORMULA,
    CLAIM,
    DECLARE,
    DICE_EACH,
    DRAFT,
    HARVEST,
    KEEP,
    MOST_POTENCY,
    PASS,
    PERFORM,
    PERFORM_MASTERPIECE,
    REACT_ESSENCE,
    REACT_MATERIAL,
    RECHARGE,
    SAMPLE,
    TAKE_ESSENCE,
    TAKE_EXPERIMENT,
    TRANSMUTE_BY,
    is_in,
)
from athanor.games.trismegistus.reacting import active_die
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.symbols import NOT_MULTIPLIED, WILD_FACE
from athanor.games.trismegistus.thinking.dice import EXPERIMENT_SHARE, DieUses, tile_worth
from athanor.games.trismegistus.thinking.planning import experiment_goal
from athanor.games.trismegistus.thinking.worths import CHAMELEON_WORTH, Worths, exhausted_worth

NOT_YET: Final = -99.0
AT_ONCE: Final = 2.16  # performing brings its points now and makes room
LARGER: Final = 0.013  # a point more in one action: fewer turns for others to react to
CONTESTED: Final = 0.54  # others may take an artifact or experiment first
REDRAFT: Final = 1.47  # of the die that would be drafted: what is left on the old one is lost, and a die of the three
GROWS: Final = 1.1  # what a formula counts still grows
PATIENCE: Final = 0.51  # of a point's usual worth: for less a reaction token is not turned
SAMPLE_SHARE: Final = 0.81


def draft_scores(s: Trismegistus, worths: Worths, uses: DieUses, actions: list[int]) -> list[float]:
    """A free action before the draft, where the table allows it, comes on top of the best die."""
    dice = [0.0 if is_free(action) else draft_score(s, worths, uses, action) for action in actions]
    best = max(dice)
    return [
        best + free_score(s, worths, action) if is_free(action) else worth
        for action, worth in zip(actions, dice, strict=True)
    ]


def draft_score(s: Trismegistus, worths: Worths, uses: DieUses, action: int) -> float:
    lab = worths.plan.lab
    if action == KEEP:
        return uses.die(lab.face, lab.colour, lab.potency) if lab.potency else 0.0
    face, colour = divmod(action - DRAFT, 3)
    potency = s.bowls[face * 3] + s.bowls[face * 3 + 1] + s.bowls[face * 3 + 2]
    worth = uses.die(face, colour, min(potency, MOST_POTENCY))
    return worth if lab.face < 0 else (1.0 - REDRAFT) * worth


def main_scores(
    s: Trismegistus, worths: Worths, uses: DieUses, actions: list[int], face: int, colour: int
) -> list[float]:
    """The main actions with a die: what each brings beyond what its points would bring elsewhere."""
    potency = worths.plan.lab.potency
    prices = uses.prices(face, colour, potency)
    found = []
    own = NOT_YET
    for action in actions:
        if is_in(action, DECLARE, 15):
            if own == NOT_YET:
                own = best_single(uses, face, colour, potency, prices)
            found.append(declare_score(worths, uses, action, own, potency, prices))
        elif is_free(action):
            found.append(free_score(s, worths, action))
        else:
            found.append(main_score(s, worths, uses, action, face, prices))
    return found


def main_score(s: Trismegistus, worths: Worths, uses: DieUses, action: int, face: int, prices: list[float]) -> float:
    if is_in(action, HARVEST, MOST_POTENCY):
        return points_score(uses.face(face).harvest, action - HARVEST + 1, prices)
    if is_in(action, TAKE_ESSENCE, 4 * MOST_POTENCY):
        essence, spent = divmod(action - TAKE_ESSENCE, MOST_POTENCY)
        points = [worths.essence_of(essence, already) for already in range(spent + 1)]
        return points_score(points, spent + 1, prices)
    if is_in(action, BUY_ARTIFACT, PLACES):
        return tile_worth(worths, s.market[action - BUY_ARTIFACT]) - prices[ARTIFACT_PRICE] + CONTESTED
    if is_in(action, RECHARGE, SLOTS):
        return exhausted_worth(worths, action - RECHARGE) - prices[1]
    if is_in(action, TAKE_EXPERIMENT, 2 * SPACES):
        space, at = divmod(action - TAKE_EXPERIMENT, 2)
        return EXPERIMENT_SHARE * worths.plan.surplus(s, s.spaces[space][at]) - prices[1] + CONTESTED
    return worths.transmutation(action) - prices[1]


def points_score(points: list[float], count: int, prices: list[float]) -> float:
    total = 0.0
    for at in range(count):
        total += points[at] + LARGER
    return total - prices[count]


def best_single(uses: DieUses, face: int, colour: int, potency: int, prices: list[float]) -> float:
    """The best that one action with such a die does."""
    best = max(uses.colour(colour).points[0], uses.face(face).experiment, uses.recharge) - prices[1]
    for points in (uses.face(face).harvest, uses.face(face).essence):
        total = 0.0
        for at in range(potency):
            total += points[at]
            best = max(best, total - prices[at + 1])
    if potency >= ARTIFACT_PRICE:
        best = max(best, uses.colour(colour).artifact - prices[ARTIFACT_PRICE])
    return best


def declare_score(worths: Worths, uses: DieUses, action: int, own: float, potency: int, prices: list[float]) -> float:
    colour, face = divmod(action - DECLARE, WILD_FACE)
    token = CHAMELEON_WORTH * worths.plan.time
    return best_single(uses, face, colour, potency, prices) - own - token - 0.1


# ---------------------------------------------------------------- free actions


def free_score(s: Trismegistus, worths: Worths, action: int) -> float:
    plan = worths.plan
    if action < BUY_FORMULA:
        card = plan.lab.masterpiece if action == PERFORM_MASTERPIECE else plan.lab.open[action - PERFORM]
        goal = experiment_goal(s, plan, card, False)
        return AT_ONCE + 0.5 * goal.worth
    if action < SAMPLE:
        price = plan.lab.bought.bit_count() + 1
        socket = action - BUY_FORMULA
        spent = price * worths.loss(10) if plan.time > 0.5 else float(price)
        return plan.formula + 0.5 * worths.formula(plan.lab.sockets[socket]) - spent
    if action < CLAIM:
        return sample_score(s, worths, action - SAMPLE)
    return 2.0 + s.cards.achievements[s.achievements[action - CLAIM]].vp


def sample_score(s: Trismegistus, worths: Worths, cell: int) -> float:
    """Now, unless what it counts will grow, or what it needs is not there yet."""
    plan = worths.plan
    lab = plan.lab
    worth = worths.formula(lab.vault[cell])
    effect = s.cards.formulas[lab.alchemist * 8 + lab.vault[cell]].effect
    later = 0.0
    for step in effect:
        if step[3] != NOT_MULTIPLIED:
            later += GROWS * step[2] * min(2.0, plan.work / 8.0)
    if plan.work < 1.0:
        return worth + 0.01
    typical = 1.2 * plan.time * len(effect)
    return SAMPLE_SHARE * worth - later - 0.5 * max(0.0, typical - worth)


# ---------------------------------------------------------------- reactions


def react_score(s: Trismegistus, worths: Worths, action: int) -> float:
    if action == PASS:
        return patience(s, worths)
    if action == REACT_MATERIAL:
        return worths.gain(active_die(s)[0], 0)
    if is_in(action, REACT_ESSENCE, 4):
        return worths.essence_of(action - REACT_ESSENCE, 0)
    if is_in(action, RECHARGE, SLOTS):
        return exhausted_worth(worths, action - RECHARGE)
    return worths.transmutation(action)


def patience(s: Trismegistus, worths: Worths) -> float:
    """What a token should bring at least: less, the fewer the chances to use it before the round ends."""
    chances = 0.0
    for seat in range(s.players):
        if seat != worths.seat:
            lab = s.labs[seat]
            chances += 1.5 * (DICE_EACH - lab.dice_used() - (lab.face >= 0)) + min(1, lab.potency)
    if s.bot is not None:
        chances += 2.0
    return PATIENCE * worths.plan.rate * min(1.0, chances / (3.0 * worths.plan.lab.ready)) if chances else 0.0


assert TRANSMUTE_BY < BUY_ARTIFACT
