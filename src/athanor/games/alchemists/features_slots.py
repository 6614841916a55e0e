"""What an observation says about each ingredient, pair, theory and potion."""

from __future__ import annotations

from typing import Final

from athanor.envs.layout import NONE, SEATS
from athanor.games.alchemists import cards
from athanor.games.alchemists.alchemicals import INGREDIENTS, PAIRS, POTIONS
from athanor.games.alchemists.brewing import Spare
from athanor.games.alchemists.components import GRANTS, INGREDIENT_OF, MASTER, MOST_SEALS, NO_THEORY, ROUNDS
from athanor.games.alchemists.features_seats import POTION_BITS
from athanor.games.alchemists.judgement import ASKED
from athanor.games.alchemists.learnt import (
    AT_ASKED,
    AT_FALL,
    AT_HAVE,
    AT_MISSING,
    AT_NEAR,
    AT_PROOF,
    AT_TARGET,
    BOTH,
    ONLY_ONE,
    PAIR_NUMBERS,
    POTION_NUMBERS,
)
from athanor.games.alchemists.publishing import fee, has_seal
from athanor.games.alchemists.settings import SETTINGS
from athanor.games.alchemists.situation import Situation

GRANTS_WITH: Final = tuple(
    tuple(at for at in range(GRANTS) if ingredient in SETTINGS.grants[at].ingredients)
    for ingredient in range(INGREDIENTS)
)
# The ingredients of each grant, a bit each.
GRANT_INGREDIENTS: Final = tuple(sum([1 << each for each in grant.ingredients]) for grant in SETTINGS.grants)
# Of the coloured potions, those with plus and those with minus, a bit each.
EVEN: Final = 0b010101
ODD: Final = 0b101010
# By mask: a number for each seat.
SEAT_BITS: Final = [[float(mask >> place & 1) for place in range(SEATS)] for mask in range(1 << SEATS)]


def sealed_by(it: Situation, place: int, grant: int) -> int:
    """How many ingredients of a grant carry a counting seal of a seat."""
    return (it.counting_on[place] & GRANT_INGREDIENTS[grant]).bit_count()


def ingredients(it: Situation, floats: list[float], ints: list[int]) -> None:
    s, me, learnt = it.s, it.me, it.learnt
    cauldron = [0] * INGREDIENTS
    aside = [0] * INGREDIENTS
    spared = NONE
    if s.brewer == it.seat:
        for card in s.cauldron:
            cauldron[INGREDIENT_OF[card]] += 1
        if isinstance(it.frame, Spare):
            spared = INGREDIENT_OF[s.cauldron[1]]
    for card in me.aside:
        aside[INGREDIENT_OF[card]] += 1
    lacking = [9] * GRANTS  # own seals to the next grant
    need = 3 if me.grants else 2
    for grant in range(GRANTS):
        if s.grants_left >> grant & 1:
            lacking[grant] = need - sealed_by(it, 0, grant)
    bank = fee(s, it.seat)
    sealable = has_seal(s, it.seat)
    for each in range(INGREDIENTS):
        theory = s.theories[each]
        seals = len(s.seals[each])
        floats += it.judgement.ingredients[each]
        hand, row = it.hand[each], it.row[each]
        floats += [
            hand / 2.0, 1.0 if hand else 0.0, row / 2.0, it.unseen[each] / 5.0, it.held_elsewhere[each] / 2.0,
            float(cauldron[each]), 1.0 if spared == each else 0.0, float(aside[each]), learnt.partners[each] / 4.0,
        ]  # fmt: skip
        floats += learnt.shown[3 * each : 3 * each + 3]
        sealed = it.sealed[each]
        floats += SEAT_BITS[sealed]
        conflict = s.conflicts[each] != 0
        mine = sealed & 1
        price = bank + seals
        wins, brings = 0, 0
        if not mine and not conflict:
            for grant in GRANTS_WITH[each]:
                wins += lacking[grant] == 1
                brings += lacking[grant] == 2
        floats += [
            1.0 if theory != NO_THEORY and seals < MOST_SEALS and not mine else 0.0, 1.0 if conflict else 0.0,
            price / 4.0, 1.0 if sealable and me.gold >= price and not conflict and not mine else 0.0,
            float(wins), float(brings), 1.0 if it.about_ingredient == each else 0.0,
        ]  # fmt: skip
        ints += [each, theory, it.own_seal[each], min(seals, 3), min(hand, 3), min(row, 2)]


def pairs(it: Situation, floats: list[float], ints: list[int]) -> None:
    """What was seen of them is ready; the rest is put in by columns: the same number of each pair."""
    s = it.s
    first = len(floats)
    floats += it.learnt.pair_numbers(it.wanted)
    ints += it.learnt.pair_ints
    floats[first + AT_HAVE :: PAIR_NUMBERS] = BOTH[it.hand_kinds]
    floats[first + AT_NEAR :: PAIR_NUMBERS] = BOTH[it.near_kinds]
    floats[first + AT_MISSING :: PAIR_NUMBERS] = ONLY_ONE[it.hand_kinds]
    if it.target >= 0:
        lift = cards.favored(s, "lift")
        for pair in range(len(PAIRS)):
            at = first + pair * PAIR_NUMBERS + AT_TARGET
            for worst in range(3):
                floats[at + worst] = it.quality(pair, it.target, worst)
            floats[at + 3] = it.quality(pair, it.target, it.level + lift)
    if it.judgement.taken and 1 < s.round < ROUNDS + 1 and s.mode("debunking", it.seat) == MASTER:
        it.judgement.weigh_proofs()
        floats[first + AT_PROOF :: PAIR_NUMBERS] = it.judgement.proofs
        floats[first + AT_FALL :: PAIR_NUMBERS] = it.judgement.falls
    if it.about_pair >= 0:
        floats[first + it.about_pair * PAIR_NUMBERS + AT_ASKED] = 1.0


def cells(it: Situation, floats: list[float], ints: list[int]) -> None:
    floats += it.odds.cells
    first = len(ints)
    ints += it.judgement.cells
    if it.about_cell >= 0:
        ints[first + 3 * it.about_cell + 2] = ASKED


def potions(it: Situation, floats: list[float], ints: list[int]) -> None:
    """By columns, like pairs."""
    s, me = it.s, it.me
    first = len(floats)
    floats += it.learnt.hands_of(it.hand_kinds, it.near_kinds).numbers
    wanted, unblocked, wanted_next = 0, 0, 0  # a bit for each potion
    for place in range(len(it.wanted)):
        wanted |= 1 << it.wanted[place]
        unblocked |= (~s.blocked >> place & 1) << it.wanted[place]
    for potion in it.wanted_next:
        wanted_next |= 1 << potion
    opposite = (me.exhibited & EVEN) << 1 | (me.exhibited & ODD) >> 1
    floats[first + 7 :: POTION_NUMBERS] = POTION_BITS[wanted]
    floats[first + 8 :: POTION_NUMBERS] = POTION_BITS[unblocked]
    floats[first + 9 :: POTION_NUMBERS] = POTION_BITS[wanted_next]
    floats[first + 10 :: POTION_NUMBERS] = POTION_BITS[me.potions]
    floats[first + 13 :: POTION_NUMBERS] = POTION_BITS[me.exhibited]
    floats[first + 14 :: POTION_NUMBERS] = POTION_BITS[s.shown]
    floats[first + 15 :: POTION_NUMBERS] = POTION_BITS[opposite]
    floats[first + 17 :: POTION_NUMBERS] = POTION_BITS[me.harmed]
    others = [s.alchemists[other] for other in it.seats[1:]]
    for potion in range(POTIONS):
        rows, shown = 0, 0
        for one in others:
            rows += one.potions >> potion & 1
            shown += one.exhibited >> potion & 1
        floats[first + POTION_NUMBERS * potion + 11] = rows / 3.0
        floats[first + POTION_NUMBERS * potion + 16] = shown / 3.0
        ints.append(potion)
    if it.target >= 0:
        floats[first + POTION_NUMBERS * it.target + 18] = 1.0
    if it.claim:
        chances, falls = [0.0] * POTIONS, [0.0] * POTIONS
        it.judgement.claims(it.about_pair, chances, falls)
        floats[first + 19 :: POTION_NUMBERS] = it.odds.mixes[it.about_pair * POTIONS : (it.about_pair + 1) * POTIONS]
        floats[first + 20 :: POTION_NUMBERS] = chances
        floats[first + 21 :: POTION_NUMBERS] = falls
