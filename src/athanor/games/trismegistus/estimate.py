"""How well an alchemist stands, at a glance: what simple bots steer by.

Everything is counted in points: those on the table, and what cubes, tokens, levels, artifacts and experiments still
promise. Promises shrink as the dice run out. The numbers are habits of sensible play, not rules.
"""

from __future__ import annotations

from typing import Final

from athanor.games.trismegistus import botmegistus
from athanor.games.trismegistus.assignment import best_publications
from athanor.games.trismegistus.components import DICE_EACH, NONE, OPEN_LIMIT, ROUNDS, STONE_POINTS, TRACK_POINTS
from athanor.games.trismegistus.experiments import gap_of, performable
from athanor.games.trismegistus.laboratory import Laboratory
from athanor.games.trismegistus.measures import elementals
from athanor.games.trismegistus.scoring import experiment_points, open_points
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.symbols import ANY_RAW, ANY_REFINED, REFINED_GOLD, REFINED_SILVER

# What a cube promises beyond its points, by kind: raw lead to iron, refined copper to gold.
CUBE_WORTH: Final = (0.45, 0.5, 0.5, 0.6, 0.6, 0.8, 0.9, 1.0, 1.15, 1.6, 1.2)
PLENTY: Final = 4  # cubes of one kind beyond this many promise little
ESSENCE_WORTH: Final = 0.5
ESSENCE_PLENTY: Final = 5
POTENCY_WORTH: Final = 0.8
ETHEREAL_WORTH: Final = 0.6  # besides its point
CHAMELEON_WORTH: Final = 0.8
READY_WORTH: Final = 0.6  # a reaction token that can still be used this round
TOKEN_WORTH: Final = 1.0  # a reaction token for the rounds to come
LEVEL_WORTH: Final = 0.55
LOW_LEVEL: Final = 0.25  # more for the lowest track: requirements are spread over all four
READY_ARTIFACT: Final = 0.5  # for every round it may still work in
FORMULA_FRESH: Final = 1.3
SOCKET_WORTH: Final = 0.7  # a discount for the experiments to come
NEXT_FORMULA: Final = 0.3  # of the points that the next formula would bring
OPEN_SHARE: Final = 0.75  # of an open experiment's points, once everything for it is there
MASTERPIECE_SHARE: Final = 0.6
FREE_PLACE: Final = 0.5  # room for another open experiment
PUBLICATION_SHARE: Final = 0.45
LATE: Final = 3.0  # with fewer dice than this to come, promises count less
VICTORY: Final = 100.0
RIVALS: Final = 0.3  # of the best rival's open points


def estimate(s: Trismegistus, seat: int) -> float:
    """One's own prospects; of the others only what lies open, as little can be done to them."""
    own = standing(s, seat)
    if s.over:
        return own + VICTORY if seat in s.winners() else own - VICTORY
    if s.solo:
        return own - (botmegistus.score(s.bot) if s.bot is not None else 0)
    return own - RIVALS * max(open_points(s, rival) for rival in range(s.players) if rival != seat)


def standing(s: Trismegistus, seat: int) -> float:
    lab = s.labs[seat]
    dice = dice_to_come(s, seat)
    trust = min(1.0, (dice + lab.potency * 0.25) / LATE)
    total = float(lab.vp + experiment_points(s, seat) + lab.cubes[REFINED_GOLD] + lab.ethereal)
    total += sum(s.cards.achievements[card].vp for card in lab.achievements)
    total += stone(lab, trust)
    total += publications(s, seat, trust)
    for level in lab.tracks:
        total += TRACK_POINTS[level] + LEVEL_WORTH * level * (0.3 + 0.7 * trust)
    total += LOW_LEVEL * min(lab.tracks) * trust
    if s.over:
        return total
    total += POTENCY_WORTH * lab.potency
    return total + trust * promises(s, seat, lab, dice)


def dice_to_come(s: Trismegistus, seat: int) -> float:
    """Dice that the player will still draft."""
    lab = s.labs[seat]
    return float((ROUNDS - s.round + 1) * DICE_EACH - lab.dice_used() - (lab.face >= 0))


def stone(lab: Laboratory, trust: float) -> float:
    """Its points, a share of the next step, and formulas still to be sampled."""
    formulas = lab.formulas()
    now = STONE_POINTS[formulas]
    following = STONE_POINTS[min(formulas + 1, 7)] - now
    fresh = (lab.filled & ~lab.sampled).bit_count()
    return now + 0.8 * formulas * trust + trust * (NEXT_FORMULA * following + FORMULA_FRESH * fresh)


def publications(s: Trismegistus, seat: int, trust: float) -> float:
    """What is complete, and a share of what is not yet."""
    hand = s.labs[seat].hand
    if not hand:
        return 0.0
    have = elementals(s, seat)
    cards = [(card, s.cards.publications[card].needs, s.cards.publications[card].vp) for card in hand]
    points, chosen = best_publications(have, cards)
    total = float(points)
    if trust:
        for card, needs, worth in cards:
            if card not in chosen:
                met = sum(min(need, held) for need, held in zip(needs, have, strict=True))
                total += trust * PUBLICATION_SHARE * worth * (met / max(sum(needs), 1)) ** 2
    return total


def promises(s: Trismegistus, seat: int, lab: Laboratory, dice: float) -> float:
    total = 0.0
    for cube, count in enumerate(lab.cubes):
        if count:
            total += CUBE_WORTH[cube] * count if count <= PLENTY else CUBE_WORTH[cube] * PLENTY + 0.1 * (count - PLENTY)
    tokens = lab.essences[0] + lab.essences[1] + lab.essences[2]
    total += ESSENCE_WORTH * min(tokens, ESSENCE_PLENTY) + 0.1 * max(0, tokens - ESSENCE_PLENTY)
    total += ETHEREAL_WORTH * lab.ethereal + CHAMELEON_WORTH * min(lab.chameleon, 3)
    total += READY_WORTH * lab.ready + (TOKEN_WORTH * (lab.ready + lab.used) if s.round < ROUNDS else 0.0)
    rounds_left = ROUNDS - s.round
    for slot, tile in enumerate(lab.artifacts):
        if tile >= 0:
            artifact = s.cards.artifacts[tile]
            worth = READY_ARTIFACT * (1 + 0.6 * artifact.level)
            total += worth * (rounds_left + (0 if lab.exhausted >> slot & 1 else 1)) * 0.8
            total += 0.8 * len(artifact.elementals)
    total += SOCKET_WORTH * lab.sockets.count(NONE)
    for card in lab.open:
        total += OPEN_SHARE * s.cards.experiments[card].vp * progress(s, seat, lab, card)
    total += FREE_PLACE * (OPEN_LIMIT - len(lab.open)) * (dice > 0)
    if lab.masterpiece >= 0:
        total += MASTERPIECE_SHARE * s.cards.experiments[lab.masterpiece].vp * progress(s, seat, lab, lab.masterpiece)
    return total


def progress(s: Trismegistus, seat: int, lab: Laboratory, card: int) -> float:
    """How near an experiment is to being performed, from 0 to 1."""
    if performable(s, seat, card):
        return 1.0
    experiment = s.cards.experiments[card]
    gap = gap_of(s, seat, card)
    held = lab.cubes[:]
    missing = 0
    for kind in experiment.cost:
        if not take(held, kind):
            missing += 1
    spare = lab.discounts(experiment.element) + held[REFINED_SILVER] * (gap > 0)
    short = max(0, gap + missing - spare)
    return max(0.05, 0.9 - 0.16 * short)


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
