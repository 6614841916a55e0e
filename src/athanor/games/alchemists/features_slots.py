"""What an observation says about each ingredient, pair, theory and potion, noted as `features_facts.py` says."""

from __future__ import annotations

from struct import Struct
from typing import Final

from athanor.envs.layout import NONE, SEATS
from athanor.games.alchemists import cards
from athanor.games.alchemists.alchemicals import INGREDIENTS, PAIRS, POTIONS
from athanor.games.alchemists.brewing import Spare
from athanor.games.alchemists.components import GRANTS, INGREDIENT_OF, MASTER, MOST_SEALS, NO_THEORY, ROUNDS
from athanor.games.alchemists.judgement import PROOFS
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
# Of most questions there is none of these.
TARGETS: Final = Struct(f"{4 * len(PAIRS)}d")
CLAIMS: Final = Struct(f"{3 * POTIONS}d")
NO_TARGETS: Final = bytes(TARGETS.size)
NO_PROOFS: Final = bytes(PROOFS.size)
NO_CLAIMS: Final = bytes(CLAIMS.size)
# By mask: a number for each seat.
SEAT_BITS: Final = [[mask >> place & 1 for place in range(SEATS)] for mask in range(1 << SEATS)]


def sealed_by(it: Situation, place: int, grant: int) -> int:
    """How many ingredients of a grant carry a counting seal of a seat."""
    return (it.counting_on[place] & GRANT_INGREDIENTS[grant]).bit_count()


def ingredients(it: Situation, counts: list[int], ints: list[int]) -> None:
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
        hand, row, shown = it.hand[each], it.row[each], 3 * each
        counts += [
            hand, 1 if hand else 0, row, it.unseen[each], it.held_elsewhere[each],
            cauldron[each], 1 if spared == each else 0, aside[each], learnt.partners[each],
            learnt.shown[shown], learnt.shown[shown + 1], learnt.shown[shown + 2],
        ]  # fmt: skip
        sealed = it.sealed[each]
        counts += SEAT_BITS[sealed]
        conflict = s.conflicts[each] != 0
        mine = sealed & 1
        price = bank + seals
        wins, brings = 0, 0
        if not mine and not conflict:
            for grant in GRANTS_WITH[each]:
                wins += lacking[grant] == 1
                brings += lacking[grant] == 2
        counts += [
            1 if theory != NO_THEORY and seals < MOST_SEALS and not mine else 0, 1 if conflict else 0,
            price, 1 if sealable and me.gold >= price and not conflict and not mine else 0,
            wins, brings, 1 if it.about_ingredient == each else 0,
        ]  # fmt: skip
        ints += [each, theory, it.own_seal[each], min(seals, 3), min(hand, 3), min(row, 2)]


def targets(it: Situation) -> bytes:
    """Of each pair, the odds of what is to be mixed: by the worst that will do, then that the promise is kept."""
    if it.target < 0:
        return NO_TARGETS
    lift = cards.favored(it.s, "lift")
    found: list[float] = []
    for pair in range(len(PAIRS)):
        for worst in range(3):
            found.append(it.quality(pair, it.target, worst))
        found.append(it.quality(pair, it.target, it.level + lift))
    return TARGETS.pack(*found)


def proofs(it: Situation) -> bytes:
    """In master mode: the best odds that a pair proves something, and that a theory falls."""
    s = it.s
    if it.judgement.taken and 1 < s.round < ROUNDS + 1 and s.mode("debunking", it.seat) == MASTER:
        return it.judgement.weighed_proofs()
    return NO_PROOFS


def claims(it: Situation) -> bytes:
    """Of each potion as a claim of the pair that is shown."""
    if not it.claim:
        return NO_CLAIMS
    chances, falls = [0.0] * POTIONS, [0.0] * POTIONS
    it.judgement.claims(it.about_pair, chances, falls)
    true = it.odds.mixes[it.about_pair * POTIONS : (it.about_pair + 1) * POTIONS]
    return CLAIMS.pack(*true, *chances, *falls)


def potions(it: Situation, counts: list[int], ints: list[int]) -> None:
    """The masks of potions, a bit each, which stand for columns; then by potion."""
    s, me = it.s, it.me
    wanted, unblocked, wanted_next = 0, 0, 0
    for place in range(len(it.wanted)):
        wanted |= 1 << it.wanted[place]
        unblocked |= (~s.blocked >> place & 1) << it.wanted[place]
    for potion in it.wanted_next:
        wanted_next |= 1 << potion
    opposite = (me.exhibited & EVEN) << 1 | (me.exhibited & ODD) >> 1
    counts += [wanted, unblocked, wanted_next, me.potions, me.exhibited, s.shown, opposite, me.harmed]
    others = [s.alchemists[other] for other in it.seats[1:]]
    for potion in range(POTIONS):
        rows, shown = 0, 0
        for one in others:
            rows += one.potions >> potion & 1
            shown += one.exhibited >> potion & 1
        counts.append(rows)
        counts.append(shown)
        ints.append(potion)
