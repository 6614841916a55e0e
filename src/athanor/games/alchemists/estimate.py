"""How well an alchemist stands, at a glance: what simple bots steer by.

Everything is counted in points: reputation, what gold, cards and artifacts promise, what the seals on the board are
worth if what the seat knows is all there is to know, what knowledge itself will bring, and what the cubes declared
should still do. The best rival's open standing is taken off. The numbers are habits of good play, not rules.
"""

from __future__ import annotations

from functools import lru_cache
from math import log2
from typing import Final

from athanor.core.compiled import table
from athanor.games.alchemists import cards, evidence, worlds
from athanor.games.alchemists.alchemicals import (
    ALCHEMICALS,
    INGREDIENTS,
    PAIR_AT,
    PLUS,
    POTIONS_OF_QUALITY,
    QUALITIES,
    SIGNS,
    WITH_ASPECT,
)
from athanor.games.alchemists.components import (
    ARTIFACT_NAMES,
    ARTIFACT_POINTS,
    BUY,
    CUSTODIAN,
    DEBUNK,
    DRINK,
    EXHIBIT,
    FIRST_HEDGE,
    FORAGE,
    MASTER,
    MOST_PLAYERS,
    MOST_SEALS,
    NO_THEORY,
    PUBLISH,
    ROUNDS,
    SEAL_KINDS,
    SEAL_POINTS,
    SELL,
    TEST,
    TRANSMUTE,
    WRONG_THEORY,
)
from athanor.games.alchemists.scoring import final_gold, scores
from athanor.games.alchemists.selling import price, wanted
from athanor.games.alchemists.settings import SETTINGS
from athanor.games.alchemists.state import Alchemist, Alchemists

GOLD: Final = table(0.62, 0.6, 0.58, 0.55, 0.5, 0.38)  # a piece of gold, by round; at the end a third of a point
FAVOR: Final = 0.75
INGREDIENTS_WORTH: Final = table(0.0, 0.5, 1.05, 1.5, 1.9, 2.25, 2.55, 2.8, 3.0, 3.1)
BIT: Final = 1.0  # halving the possible worlds
UNUSED: Final = 0.28  # half a favor, a little less
SEAL_A_ROUND: Final = 0.3  # conferences, awards, grants
# What an artifact is worth beyond its printed points, for each round still to come.
TOOL: Final = {
    "boots": 0.5, "discount": 0.25, "mortar": 0.5, "periscope": 0.25, "press": 0.45, "robe": 0.9, "authority": 1.0,
}  # fmt: skip
ONCE: Final = {"cap": 1.0, "cabinet": 3.0, "feather": 2.0, "mirror": 2.0, "idol": 2.5}
DEBUNKED_ON_THE_WAY: Final = 0.25  # how much of a wrong theory's loss comes earlier and hurts more
RIVALS_LOSS: Final = 0.4  # of what a debunk costs others


def estimate(s: Alchemists, seat: int) -> float:
    if s.over:
        final = scores(s)
        return final[seat] - max(points for line, points in enumerate(final) if line != seat)
    rivals = max(open_standing(s, rival) for rival in range(s.players) if rival != seat)
    return standing(s, seat) - 0.5 * rivals


def open_standing(s: Alchemists, seat: int) -> float:
    """What everybody can see of a rival."""
    one = s.alchemists[seat]
    points = float(one.reputation) + GOLD[s.round - 1] * one.gold + 0.5 * len(one.hand) + FAVOR * len(one.favors)
    points += sum(max(ARTIFACT_POINTS[number], 0) for number in one.artifacts)
    points += sum(SETTINGS.grants[grant].points for grant in one.grants)
    return points + 2.0 * s.counting_seals(seat)


def standing(s: Alchemists, seat: int) -> float:
    one = s.alchemists[seat]
    later = ROUNDS - s.round
    known = evidence.possible(s, seat)
    grid = marginals(known)
    points = float(one.reputation) + sum(SETTINGS.grants[grant].points for grant in one.grants)
    points += GOLD[s.round - 1] * final_gold(s, seat) if later == 0 else GOLD[s.round - 1] * one.gold
    points += FAVOR * len(one.favors) * (later > 0)
    points += sum(artifact_worth(s, seat, number) for number in one.artifacts)
    hand = INGREDIENTS_WORTH[min(len(one.hand), 9)]
    points += hand if later else 0.3 * hand
    points += knowledge(known, later) + UNUSED * one.unused - 0.9 * one.hospital - 0.8 * (seat in s.arrivals)
    points += seals_worth(s, seat, grid, later)
    return points + plans(s, seat, grid, known)


def knowledge(known: int, later: int) -> float:
    bits = log2(worlds.WORLDS / known.bit_count())
    return BIT * bits * min(1.0, 0.25 + 0.25 * later)


def artifact_worth(s: Alchemists, seat: int, number: int) -> float:
    name = ARTIFACT_NAMES[number]
    later = ROUNDS - s.round
    return max(ARTIFACT_POINTS[number], 0) + TOOL.get(name, 0.0) * later + ONCE.get(name, 0.0)


# ---------------------------------------------------------------- what is known


@lru_cache(maxsize=2048)
def marginals(known: int) -> tuple[tuple[float, ...], ...]:
    """The chance of each alchemical for each ingredient."""
    total = known.bit_count()
    return tuple(tuple((known & cell).bit_count() / total for cell in row) for row in worlds.tables().cells)


def _flip(alchemical: int, colour: int) -> int:
    signs = [sign if at != colour else -sign for at, sign in enumerate(SIGNS[alchemical])]
    return SIGNS.index((signs[0], signs[1], signs[2]))


# FLIPPED[alchemical][colour]: the alchemical that differs in this aspect alone.
FLIPPED: Final = tuple(tuple(_flip(a, colour) for colour in range(3)) for a in range(ALCHEMICALS))


def seal_worth(chances: tuple[float, ...], token: int, kind: int) -> float:
    """What a seal of this kind on this theory should bring."""
    right = chances[token]
    wrong = 1.0 - right
    if kind >= FIRST_HEDGE:
        wrong -= chances[FLIPPED[token][kind - FIRST_HEDGE]]
    return SEAL_POINTS[kind] * right + (1 + DEBUNKED_ON_THE_WAY) * WRONG_THEORY * wrong


def seals_worth(s: Alchemists, seat: int, grid: tuple[tuple[float, ...], ...], later: int) -> float:
    points = 0.0
    for ingredient in range(INGREDIENTS):
        for seal in s.seals[ingredient]:
            if seal // SEAL_KINDS == seat:
                points += seal_worth(grid[ingredient], s.theories[ingredient], seal % SEAL_KINDS)
                if not s.conflicts[ingredient]:
                    points += 0.5 + SEAL_A_ROUND * later
    return points


# ---------------------------------------------------------------- what the declared cubes should still do


def plans(s: Alchemists, seat: int, grid: tuple[tuple[float, ...], ...], known: int) -> float:
    one = s.alchemists[seat]
    points = 0.0
    for space, cubes in enumerate(one.placed):
        if cubes:
            points += plan(s, seat, space, grid, known)
    return points


def plan(s: Alchemists, seat: int, space: int, grid: tuple[tuple[float, ...], ...], known: int) -> float:
    one = s.alchemists[seat]
    left = actions_left(s, one, space)
    if space == FORAGE:
        return (0.5 if s.round < ROUNDS else 0.15) * left
    if space == TRANSMUTE:
        return 0.3 * min(left, len(one.hand))
    if space in (TEST, DRINK, CUSTODIAN):
        return experiment_plan(s, seat, space, left, known)
    if space == SELL:
        return sale_plan(s, seat, known)
    if space == BUY:
        return purchase_plan(s, seat)
    if space == DEBUNK:
        return debunk_plan(s, seat, left, grid)
    if space == PUBLISH:
        return publish_plan(s, seat, left, grid)
    return exhibit_plan(s, seat, left, known) if space == EXHIBIT else 0.0


def actions_left(s: Alchemists, one: Alchemist, space: int) -> int:
    """Actions whose cubes still lie there; the later ones take more cubes, so they are counted from the end."""
    cubes, left = one.placed[space], 0
    for cost in s.costs[space][: one.actions[space]][::-1]:
        if cubes >= cost:
            cubes -= cost
            left += 1
    return left


def experiment_plan(s: Alchemists, seat: int, space: int, left: int, known: int) -> float:
    """Each mix should tell something, as long as there is something left to learn and cards to mix."""
    kinds = len(s.kinds(seat))
    growing = s.alchemists[seat].actions[FORAGE] > s.alchemists[seat].done[FORAGE]
    mixes = min(left, max((len(s.alchemists[seat].hand) + growing) // 2, 0)) if kinds + growing > 1 else 0
    harm = 0.35 if space != TEST else 0.15
    unknown = log2(known.bit_count()) / log2(worlds.WORLDS)
    return mixes * (2.6 * unknown * min(1.0, 0.25 + 0.25 * (ROUNDS - s.round)) - harm - 0.7)


@lru_cache(maxsize=4096)
def best_mixes(known: int, kinds: tuple[int, ...], targets: tuple[int, ...]) -> list[list[float]]:
    """For each target the best chances, over all pairs of these ingredients, of every quality or better."""
    brews = worlds.tables().brews
    total = known.bit_count()
    found = [[0.0] * QUALITIES for _ in targets]
    for at, first in enumerate(kinds):
        for second in kinds[at + 1 :]:
            pair = brews[PAIR_AT[first][second]]
            odds = [(known & brew).bit_count() / total for brew in pair]
            for number, target in enumerate(targets):
                chance = 0.0
                for quality in range(QUALITIES):
                    for potion in POTIONS_OF_QUALITY[target][quality]:
                        chance += odds[potion]
                    found[number][quality] = max(found[number][quality], chance)
    return found


def sale_plan(s: Alchemists, seat: int, known: int) -> float:
    """The best price times the chance to be paid, less the reputation at risk, for one of several sellers."""
    if s.round < 2:
        return 0.0
    best = 0.0
    for chances in best_mixes(known, tuple(s.kinds(seat)), wanted(s)):
        for level in range(QUALITIES):
            paid = max(price(s, seat, level), 0) * GOLD[s.round - 1] * chances[level]
            best = max(best, paid - 0.8 * (1.0 - chances[1]))
    sellers = sum(one.actions[SELL] > 0 for one in s.alchemists)
    room = 1 if s.players == 2 else s.players - 1 if s.players < MOST_PLAYERS else 3
    return best * min(1.0, room / max(sellers, 1)) - 0.5


def purchase_plan(s: Alchemists, seat: int) -> float:
    gold = s.alchemists[seat].gold
    best = 0.0
    for number in s.on_sale:
        cost = cards.price(s, seat, number)
        if cost <= gold:
            best = max(best, artifact_worth(s, seat, number) - GOLD[s.round - 1] * cost)
    return best * 0.8


def debunk_plan(s: Alchemists, seat: int, left: int, grid: tuple[tuple[float, ...], ...]) -> float:
    best = 0.0
    for ingredient in range(INGREDIENTS):
        token = s.theories[ingredient]
        if token != NO_THEORY and not s.has_sealed(seat, ingredient):
            for colour in range(3):
                wrong_sign = WITH_ASPECT[colour][SIGNS[token][colour] != PLUS]
                chance = sum(grid[ingredient][alchemical] for alchemical in wrong_sign)
                hurt = RIVALS_LOSS * 5 * len(s.seals[ingredient])
                best = max(best, chance * (2 + hurt) - (1 - chance))
    skill = 0.6 if s.mode("debunking", seat) == MASTER else 0.9
    return skill * best * (1 if left == 1 else 1.3)


@lru_cache(maxsize=8192)
def best_theory(chances: tuple[float, ...], tokens: tuple[int, ...], kinds: tuple[int, ...]) -> float:
    """The most that one of these alchemicals with one of these seals should bring."""
    return max(seal_worth(chances, token, kind) for token in tokens for kind in kinds)


def publish_plan(s: Alchemists, seat: int, left: int, grid: tuple[tuple[float, ...], ...]) -> float:
    """The best theories that could be published, each with the seal that suits it."""
    one = s.alchemists[seat]
    kinds = tuple(kind for kind in range(SEAL_KINDS) if one.seals[kind])
    tokens = tuple(token for token in range(ALCHEMICALS) if token not in s.theories)
    if not kinds:
        return 0.0
    later = ROUNDS - s.round
    gold = GOLD[s.round - 1]
    values = []
    for ingredient in range(INGREDIENTS):
        if s.theories[ingredient] == NO_THEORY:
            worth = best_theory(grid[ingredient], tokens, kinds) + 1.5
        elif (
            not s.conflicts[ingredient] and len(s.seals[ingredient]) < MOST_SEALS and not s.has_sealed(seat, ingredient)
        ):
            worth = best_theory(grid[ingredient], (s.theories[ingredient],), kinds) + 0.5
            worth -= 2 * gold * len(s.seals[ingredient])
        else:
            continue
        values.append(worth + SEAL_A_ROUND * later - gold)
    values.sort(reverse=True)
    payable = left if cards.prints_free(s, seat) else min(left, one.gold)
    return sum(max(value, 0.0) for value in values[:payable]) * 0.9


def exhibit_plan(s: Alchemists, seat: int, left: int, known: int) -> float:
    one = s.alchemists[seat]
    targets = tuple(potion for potion in range(6) if not one.exhibited >> potion & 1)
    gains = sorted(
        (
            chances[0] * (1.7 if not s.shown >> target & 1 else 0.8) - (1 - chances[0])
            for target, chances in zip(targets, best_mixes(known, tuple(s.kinds(seat)), targets), strict=True)
        ),
        reverse=True,
    )
    return sum(max(gain, 0.0) for gain in gains[: min(left, len(one.hand) // 2)]) * 0.8
