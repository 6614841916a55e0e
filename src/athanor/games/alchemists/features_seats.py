"""The numbers and categories of an observation that concern the whole table, seat by seat and in common.

Numbers are noted as `features_facts.py` says: counts in the order of the layout, 0 where odds go, and these
beside them.
"""

from __future__ import annotations

from math import exp
from typing import Final

from athanor.core.compiled import table
from athanor.core.frames import Secret
from athanor.envs.layout import NONE, SEATS
from athanor.games.alchemists import cards
from athanor.games.alchemists.alchemicals import ALCHEMICALS, INGREDIENTS, POTIONS
from athanor.games.alchemists.components import (
    BID,
    BLUE_ZONE,
    FAVOR_GOLD,
    FAVORS,
    FIRST_ADVENTURE,
    FIRST_HEDGE,
    GREEN_ZONE,
    GUARANTEE_PRICE,
    KEEP,
    MASTER,
    MOST_SEALS,
    NO_THEORY,
    RED_ZONE,
    ROUNDS,
    SEAL_POINTS,
    WRONG_THEORY,
    zone_extra,
)
from athanor.games.alchemists.features_layout import (
    ARGUMENTS_OF,
    BEST,
    KIND_AT,
    MOST_ARGUMENTS,
    MOST_BOUGHT,
    MOST_COUNTING,
    MOST_CUBES,
    MOST_DEPTH,
    MOST_FAVORS,
    MOST_GOLD,
    MOST_GRANTS,
    MOST_HAND,
    MOST_REPUTATION,
    SEAT_CATEGORIES,
    SEAT_NUMBERS,
)
from athanor.games.alchemists.learnt import PAIRS_WITHIN
from athanor.games.alchemists.odds import ALL_BITS, NEAR
from athanor.games.alchemists.scoring import GOLD_A_POINT
from athanor.games.alchemists.selling import Guarantee
from athanor.games.alchemists.settings import CONFERENCE_ROUNDS, SETTINGS
from athanor.games.alchemists.situation import Situation

# What is added to counts that may be below zero, so that each fits into a byte.
BELOW: Final = 100
AHEAD: Final = 3
BID_BELOW: Final = 40


def _no_seat() -> list[int]:
    found: list[int] = []
    for name, size, _ in SEAT_NUMBERS:
        found += [BELOW if name == "reputation" else AHEAD if name == "ahead" else 0] * size
    return found


NO_SEAT: Final = _no_seat()
NO_SEAT_INTS: Final = [NONE] * len(SEAT_CATEGORIES)
HARMFUL: Final = table(1, 3, 5)  # the negative potions
STAR_OF_OTHERS: Final = 3.0  # what a right theory brings others on average, who may have hedged
# By some bits, as a mask: a number for each of the potions, for the first six, for the harmful ones.
POTION_BITS: Final = [[mask >> potion & 1 for potion in range(POTIONS)] for mask in range(1 << POTIONS)]
FIRST_SIX: Final = [row[:6] for row in POTION_BITS]
HARM_BITS: Final = [[row[potion] for potion in HARMFUL] for row in POTION_BITS]
NO_BEST_THEORIES: Final = [0] * (2 * BEST + 5)
GRANT_POINTS: Final = tuple(grant.points for grant in SETTINGS.grants)
# The more a seat knows, the less another mix tells it: by so much, as random games turned out.
SATURATION: Final = 1.3


def artifact_points(it: Situation, place: int) -> int:
    """As they stand, without those of cards that others have set aside."""
    s, seat = it.s, it.seats[place]
    points = 0
    for number in s.alchemists[seat].artifacts:
        artifact = cards.SHELF[number]
        if place == 0 or not artifact.collects:
            points += artifact.points(s, seat)
    return points


def open_points(it: Situation, place: int) -> int:
    """What a seat would count if no theory did: as much as everybody can see."""
    one = it.s.alchemists[it.seats[place]]
    points = one.reputation + artifact_points(it, place)
    for grant in one.grants:
        points += GRANT_POINTS[grant]
    return points + (one.gold + FAVOR_GOLD * len(one.favors)) // GOLD_A_POINT


def seal_value(it: Situation, cell: int, kind: int) -> float:
    """Points to expect of a seal on a theory."""
    grid = it.odds.grid
    right = grid[cell]
    lost = 1.0 - right
    if kind >= FIRST_HEDGE:
        lost -= grid[cell - cell % ALCHEMICALS + NEAR[cell % ALCHEMICALS][kind - FIRST_HEDGE]]
    return SEAL_POINTS[kind] * right + WRONG_THEORY * lost


def theories_of(it: Situation, place: int) -> tuple[float, float]:
    """The seals of a seat that should be on right theories, and the points of all its seals, by one's own odds."""
    right, points = 0.0, 0.0
    for ingredient in range(INGREDIENTS):
        if it.sealed[ingredient] >> place & 1:
            cell = ingredient * ALCHEMICALS + it.s.theories[ingredient]
            chance = it.odds.grid[cell]
            right += chance
            if place == 0:
                points += seal_value(it, cell, it.own_seal[ingredient])
            else:
                points += STAR_OF_OTHERS * chance + WRONG_THEORY * (1.0 - chance)
    return right, points


def seat_numbers(it: Situation, place: int, counts: list[int], chances: list[float], ints: list[int]) -> None:
    s = it.s
    seat = it.seats[place]
    one = s.alchemists[seat]
    gold, reputation, counting = one.gold, one.reputation, it.counting[place]
    counts += [
        gold, reputation + BELOW, 1 if reputation <= RED_ZONE else 0, 1 if reputation >= GREEN_ZONE else 0,
        1 if reputation >= BLUE_ZONE else 0, len(one.hand), len(one.favors), len(one.aside), one.free, one.unused,
        one.hospital, s.extra[seat],
    ]  # fmt: skip
    left = sum(one.seals)
    on_theories, most = 0, 0
    for ingredient in range(INGREDIENTS):
        on_theories += it.sealed[ingredient] >> place & 1
    for other in range(it.players):
        if other != place:
            most = max(most, it.counting[other])
    counts += [left, counting, on_theories - counting, max(-AHEAD, min(AHEAD, counting - most)) + AHEAD]
    needed, lacking, loss = 0, 0, 0
    conferences = s.mode("conferences", seat)
    for number in range(len(CONFERENCE_ROUNDS)):
        if s.round <= CONFERENCE_ROUNDS[number]:
            tile = SETTINGS.conferences[conferences][number]
            needed = tile.seals
            if counting < needed:
                lacking = needed - counting
                loss = max(tile.loss[counting] + zone_extra(reputation), 0)
            break
    counts += [needed, lacking, loss]
    counts += POTION_BITS[one.potions]
    counts += FIRST_SIX[one.exhibited]
    counts += HARM_BITS[one.harmed]
    counts += [one.repeated, one.peeked]
    counts += one.lost
    points = 0
    for grant in one.grants:
        points += GRANT_POINTS[grant]
    counts += [len(one.grants), points, len(one.artifacts), artifact_points(it, place)]
    counts += it.tally.mixes[place]
    order = s.order.index(seat) if it.settled else NONE
    right, expected = theories_of(it, place)
    counts += [
        0, max(order, 0), 1 if s.starter == seat else 0, 1 if seat in s.green else 0, 1 if seat in s.arrivals else 0,
        1 if it.waiting >> seat & 1 else 0, 1 if s.mode("ingredients", seat) == MASTER else 0,
        1 if conferences == MASTER else 0, 1 if s.mode("debunking", seat) == MASTER else 0, 0, 0,
    ]  # fmt: skip
    chances += [bits_of(it, place), right / 3.0, expected / 10.0]
    ints += [
        min(gold, MOST_GOLD), max(0, min(reputation, MOST_REPUTATION)), min(len(one.hand), MOST_HAND),
        min(len(one.favors), MOST_FAVORS), min(one.free, MOST_CUBES), one.marker, one.bid, min(counting, MOST_COUNTING),
        min(len(one.grants), MOST_GRANTS), order,
    ]  # fmt: skip


def bits_of(it: Situation, place: int) -> float:
    """The share of all bits that a seat has learnt: of others a guess, from what everybody has seen of their mixes."""
    if place == 0:
        return (ALL_BITS - it.odds.bits) / ALL_BITS
    return 1.0 - it.odds.public_bits / ALL_BITS * exp(-SATURATION * it.tally.told[place] / ALL_BITS)


# ---------------------------------------------------------------- in common


def common_numbers(it: Situation, counts: list[int], chances: list[float]) -> None:
    s, odds = it.s, it.odds
    selling = s.selling.index(it.seat) + 1 if it.seat in s.selling else 0
    published = 0
    for theory in s.theories:
        published += theory != NO_THEORY
    counts += [
        s.round - 1, ROUNDS - s.round, len(s.deck), len(s.discard), len(s.favor_deck), s.unhappy, s.sales,
        len(s.selling), selling, 0, 0, odds.sure, published,
    ]  # fmt: skip
    counts += NO_BEST_THEORIES
    chances += [(ALL_BITS - odds.bits) / ALL_BITS, (ALL_BITS - odds.public_bits) / ALL_BITS]
    best_theories(it, chances)
    zone = 1 if it.me.reputation >= BLUE_ZONE else -1 if it.me.reputation <= RED_ZONE else 0
    bid = max(it.me.bid, 0)
    for level in range(4):
        counts.append(GUARANTEE_PRICE[level] - bid + zone + BID_BELOW)
    kept = [0.0, 0.0, 0.0, 0.0]
    if it.asked and isinstance(it.frame, Guarantee):
        lift = cards.favored(s, "lift")
        for pair in PAIRS_WITHIN[it.hand_kinds]:
            for level in range(4):
                kept[level] = max(kept[level], it.quality(pair, it.target, level + lift))
    chances += kept
    counts += [0, 0, 0, 0, len(PAIRS_WITHIN[it.hand_kinds]), 0, 0]


def best_theories(it: Situation, chances: list[float]) -> None:
    """The best there is to publish, endorse and debunk, so that nothing has to be searched for among 64 cells."""
    s, grid = it.s, it.odds.grid
    endorse: list[float] = [0.0, 0.0]
    debunk: list[float] = [0.0, 0.0, 0.0]
    for ingredient in range(INGREDIENTS):
        theory = s.theories[ingredient]
        if theory != NO_THEORY and not it.sealed[ingredient] & 1:
            if not s.conflicts[ingredient] and len(s.seals[ingredient]) < MOST_SEALS:
                endorse.append(grid[ingredient * ALCHEMICALS + theory])
            debunk.append(it.judgement.weakest[ingredient])
    endorse.sort(reverse=True)
    debunk.sort(reverse=True)
    chances += it.judgement.publish
    chances += it.judgement.promises
    chances += endorse[:2]
    chances += debunk[:3]


def common_categories(it: Situation, ints: list[int]) -> None:
    s = it.s
    frame = it.frame
    below = KIND_AT[s.stack[-2].kind] if len(s.stack) > 1 else NONE
    ints += [KIND_AT[frame.kind], below, it.places[s.asked]]
    given = 0
    if it.asked:
        for argument in ARGUMENTS_OF[frame.kind]:
            value: int = getattr(frame, argument.name)
            if argument.name == "brewer":
                value = it.places[value]
            ints.append(argument.base + max(argument.low, min(argument.high, value)) - argument.low)
            given += 1
    for _ in range(MOST_ARGUMENTS - given):
        ints.append(NONE)
    answer = NONE
    if isinstance(frame, Secret) and frame.answers[it.seat] >= 0:
        answer = frame.answers[it.seat] - KEEP if frame.kind == "keep" else frame.answers[it.seat] - BID + FAVORS
    here, coming = s.round - FIRST_ADVENTURE, s.round + 1 - FIRST_ADVENTURE
    ints += [
        min(len(s.stack), MOST_DEPTH), s.round - 1, it.step, s.players, s.level,
        s.adventurers[here] if here >= 0 else NONE, s.adventurers[coming] if s.round < ROUNDS else NONE, answer,
    ]  # fmt: skip
    bought = 0
    for place in range(it.players):
        for number in s.alchemists[it.seats[place]].artifacts:
            ints.append(number * SEATS + place)
            bought += 1
    for _ in range(MOST_BOUGHT - bought):
        ints.append(NONE)
