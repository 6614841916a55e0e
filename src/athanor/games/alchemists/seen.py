"""What a master sees of a seat: the figures that its insight goes by, each at its place.

Like the outlook it counts every seat's chances by what that seat knows, in the world at hand.
"""

from __future__ import annotations

from typing import Final

from athanor.core.compiled import table
from athanor.core.network import Seen
from athanor.games.alchemists import rules
from athanor.games.alchemists import seen_places as at
from athanor.games.alchemists.alchemicals import ALCHEMICALS, INGREDIENTS, SIGNS
from athanor.games.alchemists.cards import SHELF
from athanor.games.alchemists.components import (
    BLUE_ZONE,
    GRANTS,
    GREEN_ZONE,
    INGREDIENT_OF,
    MASTER,
    MOST_SEALS,
    NO_THEORY,
    PUBLISH,
    RED_ZONE,
    ROUNDS,
    SEAL_KINDS,
    SELL,
    SPACES,
    WANTED,
    zone_extra,
)
from athanor.games.alchemists.outlook import sealed
from athanor.games.alchemists.publishing import sealed_on
from athanor.games.alchemists.scoring import final_gold
from athanor.games.alchemists.settings import CONFERENCE_ROUNDS, SETTINGS
from athanor.games.alchemists.state import Alchemists
from athanor.games.alchemists.thinking.mind import ALL_BITS, Mind, mind_of
from athanor.games.alchemists.thinking.theorizing import APART

# ---------------------------------------------------------------- moments of a round

DECLARE_STEP: Final = rules.STEP_NAMES.index("declare")
SELL_STEP: Final = rules.STEP_NAMES.index("sell")
PUBLISH_STEP: Final = rules.STEP_NAMES.index("publish")
# Before declaring, declaring, gathering, selling to publishing, experiments and the end.
PHASES: Final = tuple(
    (step >= DECLARE_STEP) + (step > DECLARE_STEP) + (step >= SELL_STEP) + (step > PUBLISH_STEP)
    for step in range(len(rules.STEP_NAMES))
)
LEVELS: Final = table(0.5, 0.7, 0.9, 0.995)  # how sure one may be of an ingredient
FOUND_OUT: Final = 6.0  # what a wrong theory costs, with the chance that it is debunked before the end
STAR: Final = 4.0  # what a right one brings, between gold and silver
# The three alchemicals that differ from each in one aspect: a hedge covers one of them.
NEAR: Final = tuple(tuple(b for b in range(ALCHEMICALS) if APART[a][b] == 1) for a in range(ALCHEMICALS))
UNSURE: Final = -3.0  # publications that promise less than this are not worth counting
NEUTRAL_BIT: Final = 64


def step_of(s: Alchemists) -> int:
    """Which step of the round is under way."""
    ground = s.stack[0]
    return max(ground.step - 1, 0) if isinstance(ground, rules.Round) else 0


def time_left(s: Alchemists) -> float:
    """Rounds to come, with what is left of this one."""
    return ROUNDS - s.round + 1.0 - step_of(s) / len(rules.STEP_NAMES)


# ---------------------------------------------------------------- what is seen of a seat


def seen(s: Alchemists, seat: int) -> Seen:
    found = Seen()
    step = step_of(s)
    printing = ROUNDS - s.round + (step <= PUBLISH_STEP)  # rounds in which a theory can still be published
    found.see(at.WHEN + 2 * (s.round - 1) + (step > PUBLISH_STEP), 1.0)
    found.see(at.PHASE + PHASES[step], 1.0)
    if s.players > 2:
        found.see(at.PLAYERS + s.players - 3, 1.0)
    found.see(at.CONFERENCE_MODE, float(s.mode("conferences", seat) == MASTER))
    found.see(at.DEBUNK_MODE, float(s.mode("debunking", seat) == MASTER))
    mind = mind_of(s, seat)
    laboratory(s, seat, found)
    own_theories(s, seat, mind, found)
    standing(s, seat, found, printing)
    knowledge(s, seat, mind, found, printing)
    recipes(s, seat, found, step)
    cubes(s, seat, found, step)
    return found


def laboratory(s: Alchemists, seat: int, found: Seen) -> None:
    """Reputation, gold, cards, artifacts."""
    one = s.alchemists[seat]
    later = float(ROUNDS - s.round)
    found.see(at.REPUTATION, float(one.reputation))
    found.see(at.ZONE, float(one.reputation <= RED_ZONE))
    found.see(at.ZONE + 1, float(one.reputation >= GREEN_ZONE))
    found.see(at.ZONE + 2, float(one.reputation >= BLUE_ZONE))
    gold = final_gold(s, seat) if later == 0.0 else one.gold
    found.see(at.GOLD, float(gold))
    found.see(at.GOLD + 1, float(min(gold, 2)))
    found.see(at.GOLD + 2, float(min(gold, 4)))
    found.see(at.GOLD_LATER, gold * later)
    found.see(at.FAVORS_HELD, float(len(one.favors)))
    for kind in s.favor_kinds(seat):
        found.see(at.FAVOR + kind, 1.0)
    held = float(min(len(one.hand), 8))
    found.see(at.HAND, held)
    found.see(at.HAND_LATER, held * later)
    found.see(at.KINDS, float(len(s.kinds(seat))))
    points = 0.0
    for number in one.artifacts:
        points += SHELF[number].points(s, seat)
        found.see(at.ARTIFACT + number, 1.0)
        found.see(at.ARTIFACT_LATER + number, later)
    found.see(at.ARTIFACT_COUNT, points)
    grants = 0.0
    for grant in one.grants:
        grants += SETTINGS.grants[grant].points
    found.see(at.GRANT_POINTS, grants)


def own_theories(s: Alchemists, seat: int, mind: Mind, found: Seen) -> None:
    """What the seals on the board should count, and what their fall would cost."""
    stars, wrong, right = sealed(s, seat, mind.grid)
    risk = wrong * (5.0 + zone_extra(s.alchemists[seat].reputation))
    for number in s.alchemists[seat].artifacts:
        stars += SHELF[number].per_correct_seal * right
    found.see(at.STARS, stars)
    found.see(at.WRONG, wrong)
    found.see(at.AT_RISK, risk * (ROUNDS - s.round))
    seals = s.alchemists[seat].seals
    for kind in range(SEAL_KINDS):
        found.see(at.SEALS_LEFT + kind, float(seals[kind]))


def standing(s: Alchemists, seat: int, found: Seen, printing: int) -> None:
    """Seals that count: for awards, conferences and grants."""
    mine = s.counting_seals(seat)
    most = all_mine = 0
    for rival in range(s.players):
        if rival != seat:
            most = max(most, s.counting_seals(rival))
    for ingredient in range(INGREDIENTS):
        all_mine += s.has_sealed(seat, ingredient)
    later = ROUNDS - s.round
    found.see(at.COUNTING, float(mine))
    found.see(at.COUNTING_LATER, float(mine * later))
    found.see(at.UNCOUNTED, float(all_mine - mine))
    found.see(at.AWARD, float(mine > most))
    found.see(at.AWARD + 1, float(mine >= most > 0))
    found.see(at.AHEAD, float(max(-3, min(3, mine - most)) * later))
    for number, when in enumerate(CONFERENCE_ROUNDS):
        if s.round <= when:
            tile = SETTINGS.conferences[s.mode("conferences", seat)][number]
            found.see(at.CONFERENCE, 1.0 if mine >= tile.seals else -float(tile.loss[mine]))
            break
    if printing:
        need = 3 if s.alchemists[seat].grants else 2
        near = [0, 0]
        for grant in range(GRANTS):
            if s.grants_left >> grant & 1:
                lacking = need - sealed_on(s, seat, grant)
                if 1 <= lacking <= 2:
                    near[lacking - 1] += 1
        found.see(at.NEAR_GRANTS, float(near[0]))
        found.see(at.NEAR_GRANTS + 1, float(near[1]))


def knowledge(s: Alchemists, seat: int, mind: Mind, found: Seen, printing: int) -> None:
    """Bits learnt; the best theories to publish or endorse, and those of rivals to debunk, one by one."""
    learnt = ALL_BITS - mind.bits
    found.see(at.BITS, learnt)
    found.see(at.BITS_LATER, learnt * printing)
    found.see(at.BITS_MUCH, max(learnt - 8.0, 0.0))
    taken = 0
    for theory in s.theories:
        if theory != NO_THEORY:
            taken |= 1 << theory
    certain = [0, 0, 0, 0]
    publish: list[float] = []
    sure: list[float] = []
    endorse: list[float] = []
    debunk: list[float] = []
    for ingredient in range(INGREDIENTS):
        theory = s.theories[ingredient]
        row = mind.grid[ingredient]
        highest = max(row)
        for level in range(4):
            certain[level] += highest >= LEVELS[level]
        if theory == NO_THEORY:
            best, chance = best_publication(row, taken)
            if best > UNSURE:
                publish.append(best - UNSURE)
            sure.append(chance)
        elif not s.has_sealed(seat, ingredient):
            if not s.conflicts[ingredient] and len(s.seals[ingredient]) < MOST_SEALS:
                endorse.append(row[theory])
            doubt = provable(row, theory)
            if doubt > 0.3:
                debunk.append(doubt * len(s.seals[ingredient]))
    for level in range(4):
        found.see(at.CERTAIN + level, float(certain[level]))
    if not printing:
        return
    ranked(found, at.TO_PUBLISH, publish, at.BEST)
    ranked(found, at.TO_PUBLISH_SURE, sure, at.BEST)
    ranked(found, at.TO_ENDORSE, endorse, 2)
    ranked(found, at.TO_DEBUNK, debunk, 2)
    found.see(at.DEBUNK_LATER, sum(debunk) * printing)
    one = s.alchemists[seat]
    prints = min(actions_left(s, seat, PUBLISH), one.gold)
    publish.sort(reverse=True)
    for number in range(min(prints, 2, len(publish))):
        found.see(at.PRINTS + number, publish[number])
    found.see(at.AFFORDABLE, float(min(len(publish), one.gold, 2 * printing)))


def ranked(found: Seen, place: int, amounts: list[float], many: int) -> None:
    amounts.sort(reverse=True)
    for number in range(min(many, len(amounts))):
        found.see(place + number, amounts[number])


def best_publication(row: list[float], taken: int) -> tuple[float, float]:
    """Of the alchemicals that no theory has yet: what the best promises with the best seal, and how likely it is."""
    best, likely = -9.0, 0.0
    for token in range(ALCHEMICALS):
        right = row[token]
        if right < 0.12 or taken >> token & 1:
            continue
        likely = max(likely, right)
        hedged = 0.0
        for truth in NEAR[token]:
            hedged = max(hedged, row[truth])
        wrong = -FOUND_OUT * (1.0 - right)
        best = max(best, wrong + max(STAR * right, FOUND_OUT * hedged))
    return best, likely


def provable(row: list[float], theory: int) -> float:
    """How likely the most doubtful aspect of a theory is wrong."""
    most = 0.0
    if row[theory] > 0.7:
        return 0.0
    for colour in range(3):
        wrong = 0.0
        for truth in range(ALCHEMICALS):
            if SIGNS[truth][colour] != SIGNS[theory][colour]:
                wrong += row[truth]
        most = max(most, wrong)
    return most


def recipes(s: Alchemists, seat: int, found: Seen, step: int) -> None:
    """Potions the seat has mixed before and can mix again: for sales to come, and for the exhibition."""
    held = 0
    for card in s.alchemists[seat].hand:
        held |= 1 << INGREDIENT_OF[card]
    known = at_hand = 0
    for result in s.results:
        if result.seat == seat and result.potions & (result.potions - 1) == 0 and result.potions != NEUTRAL_BIT:
            known |= result.potions
            if held >> result.one & 1 and held >> result.other & 1:
                at_hand |= result.potions
    found.see(at.RECIPES, float(known.bit_count()))
    found.see(at.POSITIVE_RECIPES, float((known & 0b010101).bit_count()))
    found.see(at.RECIPE_IN_HAND, float(at_hand.bit_count()))
    one = s.alchemists[seat]
    if s.round > 1 and step <= SELL_STEP and (step <= DECLARE_STEP or one.placed[SELL]):
        found.see(at.SELLS_NOW, float(any_of(at_hand, WANTED[s.adventurers[s.round - 2]])))
    if s.round < ROUNDS:
        found.see(at.SELLS_NEXT, float(any_of(known, WANTED[s.adventurers[s.round - 1]])))


def any_of(potions: int, wanted: tuple[int, ...]) -> bool:
    for potion in wanted:  # noqa: SIM110 - asked very often
        if potions >> potion & 1:
            return True
    return False


def actions_left(s: Alchemists, seat: int, space: int) -> int:
    """Actions whose cubes still lie there; the later ones take more cubes, so they are counted from the end."""
    one = s.alchemists[seat]
    cubes, left = one.placed[space], 0
    costs = s.costs[space]
    for number in range(one.actions[space] - 1, -1, -1):
        if cubes >= costs[number]:
            cubes -= costs[number]
            left += 1
    return left


def cubes(s: Alchemists, seat: int, found: Seen, step: int) -> None:
    """Actions still to come this round, cubes that rest, the order of play."""
    one = s.alchemists[seat]
    for space in range(SPACES):
        if one.placed[space]:
            coming = actions_left(s, seat, space)
            found.see(at.TO_DO + space, 1.0)
            found.see(at.TO_DO_MORE + space, float(coming - 1))
    if step <= DECLARE_STEP:
        found.see(at.FREE, float(one.free))
    found.see(at.UNUSED, float(one.unused))
    found.see(at.HOSPITAL, float(one.hospital))
    found.see(at.PARALYSED, float(seat in s.arrivals))
    pairs = 0
    for potion in range(6):
        pairs += one.exhibited >> potion & 1 and one.exhibited >> (potion ^ 1) & 1
    found.see(at.EXHIBITED, float(one.exhibited.bit_count()))
    found.see(at.EXHIBITED + 1, float(pairs))
    if one.marker >= 0:
        ahead = 0
        for rival in range(s.players):
            ahead += rival != seat and 0 <= s.alchemists[rival].marker < one.marker
        found.see(at.PLACE, float(ahead))
    found.see(at.STARTER, float(s.starter == seat))
    found.see(at.UNHAPPY, float(s.unhappy))
