"""What an observation says about each ingredient, pair, theory and potion."""

from __future__ import annotations

from typing import Final

from athanor.envs.layout import NONE, SEATS
from athanor.games.alchemists import cards
from athanor.games.alchemists.alchemicals import ALCHEMICALS, INGREDIENTS, PAIRS, POTIONS
from athanor.games.alchemists.brewing import Spare
from athanor.games.alchemists.components import GRANTS, INGREDIENT_OF, MASTER, MOST_SEALS, NO_THEORY, ROUNDS
from athanor.games.alchemists.debunking import proof
from athanor.games.alchemists.demonstrations import CONFLICT, NOTHING
from athanor.games.alchemists.features_seats import best_token, wrong_by_colour
from athanor.games.alchemists.odds import NEAR
from athanor.games.alchemists.publishing import fee, has_seal
from athanor.games.alchemists.settings import SETTINGS
from athanor.games.alchemists.situation import ANYTHING, Situation

NO_THEORY_NUMBERS: Final = [0.0] * 12
NO_WANTED: Final = [0.0] * 9
NO_TARGET: Final = [0.0] * 4
# States of a cell.
FREE, INGREDIENT_TAKEN, TOKEN_TAKEN, BOTH_TAKEN, PUBLISHED, ASKED = range(6)
GRANTS_WITH: Final = tuple(
    tuple(at for at in range(GRANTS) if ingredient in SETTINGS.grants[at].ingredients)
    for ingredient in range(INGREDIENTS)
)
GRANT_INGREDIENTS: Final = tuple(grant.ingredients for grant in SETTINGS.grants)


def sealed_by(it: Situation, place: int, grant: int) -> int:
    """How many ingredients of a grant carry a counting seal of a seat."""
    count = 0
    for ingredient in GRANT_INGREDIENTS[grant]:
        if it.sealed[ingredient] >> place & 1 and not it.s.conflicts[ingredient]:
            count += 1
    return count


def ingredients(it: Situation, floats: list[float], ints: list[int]) -> None:
    s, odds = it.s, it.odds
    me = it.me
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
        floats += odds.ingredients[each]
        if theory == NO_THEORY:
            floats += NO_THEORY_NUMBERS
            likely, points = best_token(it, each)
            floats.append(likely)
            floats.append(points / 5.0)
        else:
            first = each * ALCHEMICALS
            near = NEAR[theory]
            floats.append(1.0)
            floats.append(odds.grid[first + theory])
            floats += wrong_by_colour(odds.grid, each, theory)
            for colour in range(3):
                floats.append(odds.grid[first + near[colour]])
            floats.append(odds.public[first + theory])
            floats += wrong_by_colour(odds.public, each, theory)
            floats.append(0.0)
            floats.append(0.0)
        hand = it.hand[each]
        floats += [
            hand / 2.0, 1.0 if hand else 0.0, it.row[each] / 2.0, it.unseen[each] / 5.0, it.held_elsewhere[each] / 2.0,
            float(cauldron[each]), 1.0 if spared == each else 0.0, float(aside[each]), it.partners[each] / 4.0,
            float(it.shown[3 * each]), float(it.shown[3 * each + 1]), float(it.shown[3 * each + 2]),
        ]  # fmt: skip
        sealed = it.sealed[each]
        for place in range(SEATS):
            floats.append(float(sealed >> place & 1))
        conflict = s.conflicts[each] != 0
        room = theory != NO_THEORY and seals < MOST_SEALS and not sealed & 1
        price = bank + seals
        floats.append(1.0 if room else 0.0)
        floats.append(1.0 if conflict else 0.0)
        floats.append(price / 4.0)
        floats.append(1.0 if sealable and me.gold >= price and not conflict and not sealed & 1 else 0.0)
        wins, brings = 0, 0
        if not sealed & 1 and not conflict:
            for grant in GRANTS_WITH[each]:
                wins += lacking[grant] == 1
                brings += lacking[grant] == 2
        floats.append(float(wins))
        floats.append(float(brings))
        floats.append(1.0 if it.about_ingredient == each else 0.0)
        ints += [each, theory, it.own_seal[each], min(seals, 3), min(hand, 3), min(it.row[each], 2)]


# ---------------------------------------------------------------- pairs


def proofs(it: Situation, pair: int, chances: list[float], falls: list[float]) -> None:
    """By potion that is claimed of a pair: the odds that something is proved, and that a theory falls."""
    s = it.s
    one, other = PAIRS[pair]
    both = s.theories[one] != NO_THEORY and s.theories[other] != NO_THEORY
    for potion in range(POTIONS):
        chances[potion] = falls[potion] = 0.0
        true = it.odds.mixes[pair * POTIONS + potion]
        if true > 0.0:
            found = proof(s, pair, potion, True)
            if found != NOTHING:
                chances[potion] = true
                if found != CONFLICT:
                    falls[potion] = true
        # A no proves at most that two theories do not go together.
        if both and proof(s, pair, potion, False) != NOTHING:
            chances[potion] += 1.0 - true


def pairs(it: Situation, floats: list[float], ints: list[int]) -> None:
    s, odds = it.s, it.odds
    wanted, target = it.wanted, it.target
    lift = cards.favored(s, "lift") if target >= 0 else 0
    theories = it.taken != 0 and 1 < s.round < ROUNDS + 1 and s.mode("debunking", it.seat) == MASTER
    chances, falls = [0.0] * POTIONS, [0.0] * POTIONS
    for pair in range(len(PAIRS)):
        one, other = PAIRS[pair]
        floats += odds.pairs[pair]
        if wanted:
            neutral = odds.mixes[pair * POTIONS + POTIONS - 1]
            for potion in wanted:
                sign = odds.minus[pair] if potion & 1 else odds.plus[pair]
                floats.append(odds.mixes[pair * POTIONS + potion])
                floats.append(sign)
                floats.append(sign + neutral)
        else:
            floats += NO_WANTED
        if target >= 0:
            for worst in range(3):
                floats.append(it.quality(pair, target, worst))
            floats.append(it.quality(pair, target, it.level + lift))
        else:
            floats += NO_TARGET
        have, near = it.have[pair], it.near[pair]
        floats.append(1.0 if have else 0.0)
        floats.append(1.0 if near else 0.0)
        floats.append(1.0 if not have and (it.hand[one] or it.hand[other]) else 0.0)
        known = it.known_pairs[pair]
        exact = known & (known - 1) == 0
        floats.append(it.mixed[pair] / 2.0)
        floats.append(1.0 if known != ANYTHING and not exact else 0.0)
        if theories and (s.theories[one] != NO_THEORY or s.theories[other] != NO_THEORY):
            proofs(it, pair, chances, falls)
            floats.append(max(chances))
            floats.append(max(falls))
        else:
            floats.append(0.0)
            floats.append(0.0)
        floats.append(1.0 if it.about_pair == pair else 0.0)
        ints.append(one)
        ints.append(other)
        ints.append(known.bit_length() - 1 if exact else NONE)


# ---------------------------------------------------------------- theories


def _cell_ints() -> list[int]:
    found: list[int] = []
    for ingredient in range(INGREDIENTS):
        for token in range(ALCHEMICALS):
            found += [ingredient, token, FREE]
    return found


CELL_INTS: Final = _cell_ints()


def cells(it: Situation, floats: list[float], ints: list[int]) -> None:
    floats += it.odds.cells
    first = len(ints) + 2
    ints += CELL_INTS
    taken, about = it.taken, it.about_cell
    if not taken and about < 0:
        return
    for ingredient in range(INGREDIENTS):
        theory = it.s.theories[ingredient]
        for token in range(ALCHEMICALS):
            at = ingredient * ALCHEMICALS + token
            if at == about:
                state = ASKED
            elif theory == token:
                state = PUBLISHED
            elif theory != NO_THEORY:
                state = BOTH_TAKEN if taken >> token & 1 else INGREDIENT_TAKEN
            else:
                state = TOKEN_TAKEN if taken >> token & 1 else FREE
            ints[first + 3 * at] = state


# ---------------------------------------------------------------- potions


def potions(it: Situation, floats: list[float], ints: list[int]) -> None:
    s, odds, me = it.s, it.odds, it.me
    neutral = POTIONS - 1
    exact_hand, exact_near = [0.0] * POTIONS, [0.0] * POTIONS
    sign_hand, sign_near = [0.0, 0.0, 0.0], [0.0, 0.0, 0.0]  # plus, minus, neutral
    safe_hand = [0.0, 0.0, 0.0]
    for pair in range(len(PAIRS)):
        if not it.near[pair]:
            continue
        have = it.have[pair]
        first = pair * POTIONS
        for potion in range(POTIONS):
            chance = odds.mixes[first + potion]
            exact_near[potion] = max(exact_near[potion], chance)
            if have:
                exact_hand[potion] = max(exact_hand[potion], chance)
        nothing = odds.mixes[first + neutral]
        plus, minus = odds.plus[pair], odds.minus[pair]
        sign_near[0] = max(sign_near[0], plus)
        sign_near[1] = max(sign_near[1], minus)
        sign_near[2] = max(sign_near[2], nothing)
        if have:
            sign_hand[0] = max(sign_hand[0], plus)
            sign_hand[1] = max(sign_hand[1], minus)
            sign_hand[2] = max(sign_hand[2], nothing)
            safe_hand[0] = max(safe_hand[0], plus + nothing)
            safe_hand[1] = max(safe_hand[1], minus + nothing)
            safe_hand[2] = max(safe_hand[2], nothing)
    chances, falls = [0.0] * POTIONS, [0.0] * POTIONS
    if it.claim:
        proofs(it, it.about_pair, chances, falls)
    for potion in range(POTIONS):
        sign = 2 if potion == neutral else potion & 1
        now, blocked = False, False
        for place in range(len(it.wanted)):
            if it.wanted[place] == potion:
                now = True
                blocked = s.blocked >> place & 1 == 1
        rows, shown = 0, 0
        for other in it.seats[1:]:
            rows += s.alchemists[other].potions >> potion & 1
            shown += s.alchemists[other].exhibited >> potion & 1
        floats += [
            exact_hand[potion], exact_near[potion], odds.any_exact[potion], sign_hand[sign], sign_near[sign],
            odds.any_sign[potion], safe_hand[sign], 1.0 if now else 0.0, 1.0 if now and not blocked else 0.0,
            1.0 if potion in it.wanted_next else 0.0, float(me.potions >> potion & 1), rows / 3.0,
            1.0 if exact_hand[potion] > 0.999 else 0.0, float(me.exhibited >> potion & 1), float(s.shown >> potion & 1),
            float(me.exhibited >> (potion ^ 1) & 1), shown / 3.0, float(me.harmed >> potion & 1),
            1.0 if it.target == potion else 0.0,
            odds.mixes[it.about_pair * POTIONS + potion] if it.claim else 0.0, chances[potion], falls[potion],
        ]  # fmt: skip
        ints.append(potion)
