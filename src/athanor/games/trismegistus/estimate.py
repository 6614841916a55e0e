"""How well an alchemist stands, at a glance: what simple bots steer by.

Everything is counted in points: those on the table, and what cubes, tokens, levels, artifacts and experiments still
promise. Promises shrink as the dice run out. The numbers are habits of sensible play, not rules.
"""

from __future__ import annotations

from typing import Final

from athanor.games.trismegistus import botmegistus
from athanor.games.trismegistus.appraising import CUBE_WORTH, ESSENCE_WORTH, appraisal_of
from athanor.games.trismegistus.assignment import best_publications
from athanor.games.trismegistus.cards import FORMULAS_EACH, VAULT_CELLS, Experiment
from athanor.games.trismegistus.components import (
    ARTIFACT_PRICE,
    DICE_EACH,
    NONE,
    OPEN_LIMIT,
    ROUNDS,
    STONE_POINTS,
    TRACK_POINTS,
)
from athanor.games.trismegistus.experiments import gap_of, performable
from athanor.games.trismegistus.laboratory import Laboratory
from athanor.games.trismegistus.measures import elementals, measure
from athanor.games.trismegistus.setting_up import ChooseHand
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.symbols import (
    ANY_RAW,
    ANY_REFINED,
    NO_ESSENCE,
    NOT_MULTIPLIED,
    RAW_MERCURY,
    REFINED_GOLD,
    REFINED_MERCURY,
    REFINED_SILVER,
    WILD_FACE,
)

GOLD_WORTH: Final = 1.2  # besides its point; what other cubes promise is in `appraising.py`
PLENTY: Final = 4  # cubes of one kind beyond this many promise little
ESSENCE_PLENTY: Final = 5
ETHEREAL_WORTH: Final = 0.6  # besides its point
CHAMELEON_WORTH: Final = 0.8
READY_WORTH: Final = 0.6  # a reaction token that can still be used this round
TOKEN_WORTH: Final = 0.8  # a reaction token, for every round to come
LEVEL_WORTH: Final = 0.7
LOW_LEVEL: Final = 0.25  # more for the lowest track: requirements are spread over all four
READY_ARTIFACT: Final = 0.5  # of what it does, for every round it may still work in
ELEMENTAL_WORTH: Final = 0.8
FORMULA_WORTH: Final = 0.8  # of every formula in the stone, for those that may follow
FORMULA_FRESH: Final = 0.8  # of what it does
GROWTH: Final = 1.0  # of what a formula counts, before the game ends
SOCKET_WORTH: Final = 0.7  # a discount for the experiments to come
NEXT_FORMULA: Final = 0.3  # of the points that the next formula would bring
OPEN_SHARE: Final = 0.75  # of an open experiment's points, once everything for it is there
MASTERPIECE_SHARE: Final = 0.6
DECAY: Final = 0.84  # of a promise, for every cube or level that is missing
FIRST_OF_COLUMN: Final = 2.5  # the formula that the first experiment of an element releases
REWARD_WORTH: Final = 0.6  # of what it does
FREE_PLACE: Final = 0.5  # room for another open experiment
PUBLICATION_SHARE: Final = 0.45
SERVED_PUBLICATION: Final = 0.6  # for every elemental like its own that a publication asks for
PUBLICATION_DECAY: Final = 0.75  # at set-up, for every elemental that it asks for
LATE: Final = 3.0  # with fewer dice than this to come, promises count less
# A point of potency: a share of the best and of the second best that the die can do.
DIE_SHARE: Final = 0.9
WANTED_CUBE: Final = 0.35  # more for a cube that an open experiment waits for
FIRED_ARTIFACT: Final = 0.6  # more for a transmutation that passes a ready artifact
NEW_EXPERIMENT: Final = 0.9
VICTORY: Final = 100.0


def estimate(s: Trismegistus, seat: int) -> float:
    """One's own prospects: little can be done to the others. Botmegistus is a rival whose points can be kept low."""
    own = standing(s, seat)
    if s.over:
        return own + VICTORY if seat in s.winners() else own - VICTORY
    if s.solo and s.bot is not None:
        return own - botmegistus.score(s.bot)
    return own


def standing(s: Trismegistus, seat: int) -> float:
    lab = s.labs[seat]
    total = float(lab.vp + lab.cubes[REFINED_GOLD] + lab.ethereal)
    for card in lab.done:
        total += s.cards.experiments[card].vp
    for card in lab.achievements:
        total += s.cards.achievements[card].vp
    for level in lab.tracks:
        total += TRACK_POINTS[level]
    total += STONE_POINTS[lab.filled.bit_count()]
    if lab.offers:
        return total + chosen(s, seat, lab)
    if s.over:
        return total + publications(s, lab, seat, 0.0)
    dice = dice_to_come(s, lab)
    trust = min(1.0, (dice + lab.potency * 0.25) / LATE)
    total += publications(s, lab, seat, trust)
    if lab.potency:
        total += DIE_SHARE * lab.potency * die_worth(s, lab)
    tracks = lab.tracks
    total += LEVEL_WORTH * (tracks[0] + tracks[1] + tracks[2] + tracks[3]) * (0.3 + 0.7 * trust)
    return total + trust * (promises(s, seat, lab, dice) + LOW_LEVEL * min(tracks) + stone(s, seat, lab))


def dice_to_come(s: Trismegistus, lab: Laboratory) -> int:
    """Dice that the player will still draft."""
    used = lab.used_dice
    return (ROUNDS - s.round + 1) * DICE_EACH - used[0] - used[1] - used[2] - (lab.face >= 0)


def stone(s: Trismegistus, seat: int, lab: Laboratory) -> float:
    """A share of the next step, and formulas still to be sampled: those that count something had better wait."""
    formulas = lab.filled.bit_count()
    following = STONE_POINTS[min(formulas + 1, 7)] - STONE_POINTS[formulas]
    total = FORMULA_WORTH * formulas + NEXT_FORMULA * following
    fresh = lab.filled & ~lab.sampled
    if fresh:
        for cell in range(VAULT_CELLS):
            if fresh >> cell & 1:
                formula = lab.alchemist * FORMULAS_EACH + lab.vault[cell]
                total += FORMULA_FRESH * appraisal_of(s.cards).formulas[formula]
                for step in s.cards.formulas[formula].effect:
                    if step[3] != NOT_MULTIPLIED:
                        total += step[2] * (measure(s, seat, step[3]) + GROWTH)
    return total


def publications(s: Trismegistus, lab: Laboratory, seat: int, trust: float) -> float:
    """What is complete, and a share of what is not yet."""
    if not lab.hand:
        return 0.0
    have = elementals(s, seat)
    cards = [(card, s.cards.publications[card].needs, s.cards.publications[card].vp) for card in lab.hand]
    points, chosen = best_publications(have, cards)
    total = float(points)
    if trust:
        for card, needs, worth in cards:
            if card not in chosen:
                met = 0
                for element in range(4):
                    met += min(needs[element], have[element])
                part = met / max(needs[0] + needs[1] + needs[2] + needs[3], 1)
                total += trust * PUBLICATION_SHARE * worth * part * part
    return total


def promises(s: Trismegistus, seat: int, lab: Laboratory, dice: int) -> float:
    total = 0.0
    for cube, count in enumerate(lab.cubes):
        if count:
            total += (GOLD_WORTH if cube == REFINED_GOLD else CUBE_WORTH[cube]) * min(count, PLENTY)
            if count > PLENTY:
                total += 0.1 * (count - PLENTY)
    tokens = lab.essences[0] + lab.essences[1] + lab.essences[2]
    total += ESSENCE_WORTH * min(tokens, ESSENCE_PLENTY) + 0.1 * max(0, tokens - ESSENCE_PLENTY)
    total += ETHEREAL_WORTH * lab.ethereal + CHAMELEON_WORTH * min(lab.chameleon, 3)
    # A reaction that is not used before the round ends is lost.
    total += READY_WORTH * lab.ready * (dice - (ROUNDS - s.round) * DICE_EACH + 0.3 * lab.potency) / DICE_EACH
    total += TOKEN_WORTH * (lab.ready + lab.used) * (ROUNDS - s.round)
    total += SOCKET_WORTH * lab.sockets.count(NONE)
    total += FREE_PLACE * (OPEN_LIMIT - len(lab.open)) * (dice > 0)
    for card in lab.open:
        total += OPEN_SHARE * experiment_worth(s, seat, lab, card, dice)
    if lab.masterpiece >= 0:
        total += MASTERPIECE_SHARE * experiment_worth(s, seat, lab, lab.masterpiece, dice)
    return total + artifacts(s, lab)


def artifacts(s: Trismegistus, lab: Laboratory) -> float:
    """Each may work once a round, a ready one in this round too; its elementals may serve a publication."""
    total = 0.0
    rounds_left = ROUNDS - s.round
    for slot, tile in enumerate(lab.artifacts):
        if tile >= 0:
            artifact = s.cards.artifacts[tile]
            rounds = rounds_left if lab.exhausted >> slot & 1 else rounds_left + 1
            total += READY_ARTIFACT * appraisal_of(s.cards).artifacts[tile] * rounds
            total += ELEMENTAL_WORTH * len(artifact.elementals)
    return total


# ---------------------------------------------------------------- experiments


def experiment_worth(s: Trismegistus, seat: int, lab: Laboratory, card: int, dice: int) -> float:
    """What performing it would bring, less for everything that is missing, and little if time is too short."""
    experiment = s.cards.experiments[card]
    worth = experiment.vp + REWARD_WORTH * appraisal_of(s.cards).rewards[card]
    if opens_column(s, lab, experiment.element):
        worth += FIRST_OF_COLUMN
    worth += SERVED_PUBLICATION * most_asked(s, lab, experiment.element)
    if performable(s, seat, card):
        return worth
    short = missing(s, seat, lab, experiment)
    share = 0.9 * DECAY ** max(short, 1)
    return worth * share if short <= 2 * dice + lab.potency else 0.4 * worth * share


def opens_column(s: Trismegistus, lab: Laboratory, element: int) -> bool:
    """Whether an experiment of this element would be the first one."""
    return all(s.cards.experiments[card].element != element for card in lab.done)


def most_asked(s: Trismegistus, lab: Laboratory, element: int) -> int:
    """How many elementals of this element a publication in hand, or one of those dealt, asks for."""
    most = 0
    for card in lab.hand or lab.offers[4:6]:
        if card >= 0:
            most = max(most, s.cards.publications[card].needs[element])
    return most


def missing(s: Trismegistus, seat: int, lab: Laboratory, experiment: Experiment) -> int:
    """Cubes and levels that are not there; roughly, as some cubes may serve in several places."""
    gap = gap_of(s, seat, experiment.id)
    held = lab.cubes[:]
    short = 0
    for kind in experiment.cost:
        if not take(held, kind):
            short += 1
    spare = lab.discounts(experiment.element)
    if gap:
        spare += held[REFINED_SILVER]
    return max(0, gap + short - spare)


def take(held: list[int], kind: int) -> bool:
    """One fitting cube, itself first; good enough for a guess."""
    if kind < ANY_RAW:
        if held[kind]:
            held[kind] -= 1
            return True
        if 1 <= kind <= 4 and held[kind + 4]:
            held[kind + 4] -= 1
            return True
        return False
    for cube in range(5, 9) if kind == ANY_REFINED else range(9):
        if held[cube]:
            held[cube] -= 1
            return True
    return False


# ---------------------------------------------------------------- the choices of the set-up


def chosen(s: Trismegistus, seat: int, lab: Laboratory) -> float:
    """Of each pair dealt, what was chosen so far."""
    frame = s.stack[-1]
    if not isinstance(frame, ChooseHand):
        return 0.0
    total = 0.0
    made = frame.picks[seat]
    kinds = made.bit_length() - 1
    for kind in range(kinds):
        card = lab.offers[2 * kind + (made >> (kinds - 1 - kind) & 1)]
        if kind < 2:
            total += experiment_worth(s, seat, lab, card, DICE_EACH * ROUNDS)
        elif kind == 2:
            publication = s.cards.publications[card]
            total += publication.vp * PUBLICATION_DECAY ** sum(publication.needs)
        else:
            total += appraisal_of(s.cards).artifacts[card]
    return total


# ---------------------------------------------------------------- dice


def die_worth(s: Trismegistus, lab: Laboratory) -> float:
    """What a point of the die's potency can do now: its symbol and colour decide."""
    face, colour = lab.face, lab.colour
    harvest = CUBE_WORTH[face] if lab.cubes[face] < PLENTY else 0.1
    if not lab.cubes[face]:
        for card in lab.open:
            if face in s.cards.experiments[card].cost:
                harvest += WANTED_CUBE
    tokens = lab.essences[0] + lab.essences[1] + lab.essences[2]
    essence = 0.1 if tokens >= ESSENCE_PLENTY or s.cards.board.bowl_essence[face] == NO_ESSENCE else ESSENCE_WORTH
    worths = [harvest, essence, transmutation_worth(s, lab, colour, tokens), artifact_worth(s, lab, colour)]
    if face != WILD_FACE and len(lab.open) < OPEN_LIMIT:
        for space in s.tables.spaces_for[face]:
            if s.spaces[space]:
                worths.append(NEW_EXPERIMENT)
                break
    worths.sort()
    return 0.6 * worths[-1] + 0.4 * worths[-2]


def transmutation_worth(s: Trismegistus, lab: Laboratory, colour: int, tokens: int) -> float:
    """A level, a better cube and perhaps an artifact for an essence."""
    cubes = lab.cubes
    if tokens + cubes[RAW_MERCURY] + cubes[REFINED_MERCURY] < 2:
        return 0.0
    best = 0.0
    for cube in s.tables.sources_of[colour]:
        if cubes[cube]:
            worth = LEVEL_WORTH - ESSENCE_WORTH + CUBE_WORTH[min(cube + 1, REFINED_GOLD)] - CUBE_WORTH[cube]
            slot = s.tables.slot_of[s.tables.arrow_of[cube]]
            if lab.artifacts[slot] >= 0 and not lab.exhausted >> slot & 1:
                worth += FIRED_ARTIFACT
            best = max(best, worth)
    return best


def artifact_worth(s: Trismegistus, lab: Laboratory, colour: int) -> float:
    """For each of the three points that an artifact costs."""
    if lab.potency < ARTIFACT_PRICE or NONE not in lab.artifacts:
        return 0.0
    best = 0.0
    for place in s.tables.places_of[colour]:
        if s.market[place] >= 0:
            tile = s.market[place]
            worth = (READY_ARTIFACT * (ROUNDS - s.round + 1) + 1.0) * appraisal_of(s.cards).artifacts[tile]
            best = max(best, worth + ELEMENTAL_WORTH * len(s.cards.artifacts[tile].elementals))
    return best / ARTIFACT_PRICE
