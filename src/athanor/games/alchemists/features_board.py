"""What an observation says about each action space, order space, favor, artifact, kind of seal and grant.

It is noted as `features_facts.py` says.
"""

from __future__ import annotations

from struct import Struct
from typing import Final

from athanor.envs.layout import NONE, SEATS
from athanor.games.alchemists import cards
from athanor.games.alchemists.alchemicals import ALCHEMICALS
from athanor.games.alchemists.components import (
    ARTIFACT_NAMES,
    ARTIFACT_POINTS,
    ARTIFACT_PRICE,
    ARTIFACTS,
    CUSTODIAN,
    FAVOR_NAMES,
    FAVORS,
    FIRST_HEDGE,
    GRANTS,
    GREEN,
    ORDER_SPACES,
    SEAL_KINDS,
    SPACE_NAMES,
    SPACES,
)
from athanor.games.alchemists.features_seats import seal_value, theories_of
from athanor.games.alchemists.features_slots import sealed_by
from athanor.games.alchemists.odds import NEAR
from athanor.games.alchemists.rules import STEP_NAMES
from athanor.games.alchemists.settings import SETTINGS
from athanor.games.alchemists.situation import NOWHERE, Situation
from athanor.games.alchemists.spaces import OPEN

# The step a round has reached while each space is resolved: it counts on before it does.
STEP_OF: Final = tuple(STEP_NAMES.index(name) + 1 for name in SPACE_NAMES)
OPENER: Final = FAVOR_NAMES.index("custodian")
# By round, the spaces that are open, a bit each: all but the custodian's, which a favor opens.
OPEN_IN: Final = [
    sum([1 << space for space in range(SPACES) if space in spaces and space != CUSTODIAN]) for spaces in OPEN
]
NOBODY_THERE: Final = [0] * (3 + 2 * SPACES)  # of a seat that is not there
NOBODY_COUNTS: Final = [[0] * (SEATS - players) for players in range(SEATS + 1)]
SEAL_ODDS: Final = Struct(f"{3 * SEAL_KINDS}d")
NO_SEAL_ODDS: Final = bytes(SEAL_ODDS.size)
NOT_THERE, ON_SALE, LATER, BOUGHT = range(4)
CABINET: Final = ARTIFACT_NAMES.index("cabinet")
MIRROR: Final = ARTIFACT_NAMES.index("mirror")
IDOL: Final = ARTIFACT_NAMES.index("idol")
ALTAR: Final = ARTIFACT_NAMES.index("altar")
PRICE_BELOW: Final = 8  # added to what may be below zero
GOLD_BELOW: Final = 16
ORDER_PRICE: Final = tuple(place.price for place in SETTINGS.order)
ORDER_SHOWN: Final = tuple([each.price + PRICE_BELOW, each.favors, each.ingredients] for each in SETTINGS.order)
ORDER_USED: Final = tuple(tuple(count in each.players for count in range(SEATS + 1)) for each in SETTINGS.order)


def _artifact_numbers() -> list[int]:
    found: list[int] = []
    for number in range(ARTIFACTS):
        found += [ARTIFACT_PRICE[number], max(ARTIFACT_POINTS[number], 0), 0, 0, GOLD_BELOW, GOLD_BELOW]
    return found


def _artifact_ints() -> list[int]:
    found: list[int] = []
    for number in range(ARTIFACTS):
        found += [number, NOT_THERE, NONE]
    return found


# Of artifacts that are not in the game.
ARTIFACT_NUMBERS: Final = _artifact_numbers()
ARTIFACT_INTS: Final = _artifact_ints()


def spaces(it: Situation, counts: list[int]) -> None:
    """Seat by seat, all spaces each time; the rest by masks, ten bits in two bytes."""
    s, me = it.s, it.me
    place_of = [0] * it.players  # in the order of play, by place at the table
    if it.settled:
        for at in range(it.players):
            place_of[it.places[s.order[at]]] = at
    open_now = OPEN_IN[s.round] | (1 << CUSTODIAN if it.favors[OPENER] > 0 else 0)
    counts += [it.step, me.free, open_now & 255, open_now >> 8]
    for space in range(SPACES):
        costs = s.costs[space]
        done = me.actions[space]
        counts.append(costs[done] if done < len(costs) else 0)
    counts += me.done
    for place in range(SEATS):
        if place < it.players:
            one = s.alchemists[it.seats[place]]
            counts += [1 if place_of[place] < place_of[0] else 0, one.tops & 255, one.tops >> 8]
            counts += one.actions
            counts += one.placed
        else:
            counts += NOBODY_THERE


def order(it: Situation, counts: list[int], ints: list[int]) -> None:
    s = it.s
    owners = [NONE] * (ORDER_SPACES + 1)
    markers = [0] * (ORDER_SPACES + 1)
    for place in range(it.players - 1, -1, -1):
        marker = s.alchemists[it.seats[place]].marker
        if marker >= 0:
            owners[marker] = place
            markers[marker] += 1
    for space in range(ORDER_SPACES + 1):
        free = space != GREEN and ORDER_USED[space][it.players] and not markers[space]
        counts += ORDER_SHOWN[space]
        counts += [1 if free else 0, 1 if free and ORDER_PRICE[space] <= it.me.gold else 0, markers[space]]
        ints += [space, owners[space]]


def favors(it: Situation, counts: list[int], ints: list[int]) -> None:
    for kind in range(FAVORS):
        counts += [it.favors[kind], it.s.favored[kind], it.favors_unseen[kind]]
        ints += [kind, min(it.favors[kind], 3)]


def artifacts(it: Situation, counts: list[int], chances: list[float], ints: list[int]) -> None:
    s, me = it.s, it.me
    first, first_int = len(counts), len(ints)
    idol = 0.0
    counts += ARTIFACT_NUMBERS
    ints += ARTIFACT_INTS
    cut = cards.cut(s, it.seat)
    for level in range(s.level, len(s.artifacts)):
        for number in s.artifacts[level]:
            price = ARTIFACT_PRICE[number]
            if level == s.level:
                price = max(price - cut, 0)
            at = first + 6 * number
            counts[at + 2] = price
            counts[at + 3] = 1 if price <= me.gold else 0
            counts[at + 4] = me.gold - price + GOLD_BELOW
            counts[at + 5] = points_now(it, number, price) + GOLD_BELOW
            if number == IDOL:
                idol = theories_of(it, 0)[0] / 4.0
            ints[first_int + 3 * number + 1] = ON_SALE if level == s.level else LATER
    for place in range(it.players):
        for number in s.alchemists[it.seats[place]].artifacts:
            ints[first_int + 3 * number + 1] = BOUGHT
            ints[first_int + 3 * number + 2] = place
    chances.append(idol)


def points_now(it: Situation, number: int, price: int) -> int:
    """What an artifact would count for the seat as it stands; that of the idol is a matter of odds."""
    if number == CABINET:
        return 2 * (len(it.me.artifacts) + 1)
    if number == MIRROR:
        return it.me.reputation // 5
    if number == ALTAR:
        return max(0, min(it.me.gold - price, 8))
    return max(ARTIFACT_POINTS[number], 0)


def seals(it: Situation, counts: list[int], ints: list[int]) -> None:
    s, me = it.s, it.me
    for kind in range(SEAL_KINDS):
        lost = 0
        for other in it.seats[1:]:
            lost += s.alchemists[other].lost[kind]
        counts += [me.seals[kind], me.lost[kind], lost]
        ints += [kind, min(me.seals[kind], 3)]


def seal_odds(it: Situation) -> bytes:
    """Of each kind of seal, played on the theory in question: its value, and the odds that it is right, and wrong."""
    cell = it.about_cell
    if cell == NOWHERE:
        return NO_SEAL_ODDS
    found: list[float] = []
    for kind in range(SEAL_KINDS):
        right = it.odds.grid[cell]
        wrong = 1.0 - right
        if kind >= FIRST_HEDGE:
            wrong -= it.odds.grid[cell - cell % ALCHEMICALS + NEAR[cell % ALCHEMICALS][kind - FIRST_HEDGE]]
        found += [seal_value(it, cell, kind) / 5.0, right if kind < FIRST_HEDGE else 0.0, wrong]
    return SEAL_ODDS.pack(*found)


def grants(it: Situation, counts: list[int], ints: list[int]) -> None:
    """Which are left, and the ingredients on which each seat has a counting seal: a bit each."""
    s = it.s
    need = 3 if it.me.grants else 2
    counts.append(s.grants_left)
    counts += it.counting_on
    counts += NOBODY_COUNTS[it.players]
    for grant in range(GRANTS):
        owner, lacking = NONE, NONE
        if s.grants_left >> grant & 1:
            lacking = max(0, need - sealed_by(it, 0, grant))
        else:
            for place in range(it.players):
                if grant in s.alchemists[it.seats[place]].grants:
                    owner = place
        ints += [grant, lacking, owner]
