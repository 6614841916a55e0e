"""What an observation says about each action space, order space, favor, artifact, kind of seal and grant."""

from __future__ import annotations

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
from athanor.games.alchemists.features_seats import GRANT_POINTS, seal_value, theories_of
from athanor.games.alchemists.features_slots import sealed_by
from athanor.games.alchemists.odds import NEAR
from athanor.games.alchemists.rules import STEP_NAMES
from athanor.games.alchemists.settings import SETTINGS
from athanor.games.alchemists.situation import NOWHERE, Situation
from athanor.games.alchemists.spaces import OPEN

# The step a round has reached while each space is resolved: it counts on before it does.
STEP_OF: Final = tuple(STEP_NAMES.index(name) + 1 for name in SPACE_NAMES)
RESOLVED, UNDER_WAY, TO_COME = range(3)
OPENER: Final = FAVOR_NAMES.index("custodian")
OPEN_IN: Final = tuple(tuple(space in spaces for space in range(SPACES)) for spaces in OPEN)
NOT_THERE, ON_SALE, LATER, BOUGHT = range(4)
CABINET: Final = ARTIFACT_NAMES.index("cabinet")
MIRROR: Final = ARTIFACT_NAMES.index("mirror")
IDOL: Final = ARTIFACT_NAMES.index("idol")
ALTAR: Final = ARTIFACT_NAMES.index("altar")
ORDER_PRICE: Final = tuple(place.price for place in SETTINGS.order)
ORDER_SHOWN: Final = tuple([each.price / 1.0, each.favors / 2.0, each.ingredients / 3.0] for each in SETTINGS.order)
ORDER_USED: Final = tuple(tuple(count in each.players for count in range(SEATS + 1)) for each in SETTINGS.order)


def _artifact_numbers() -> list[float]:
    found: list[float] = []
    for number in range(ARTIFACTS):
        found += [ARTIFACT_PRICE[number] / 4.0, max(ARTIFACT_POINTS[number], 0) / 4.0, 0.0, 0.0, 0.0, 0.0]
    return found


def _artifact_ints() -> list[int]:
    found: list[int] = []
    for number in range(ARTIFACTS):
        found += [number, NOT_THERE, NONE]
    return found


# Of artifacts that are not in the game.
ARTIFACT_NUMBERS: Final = _artifact_numbers()
ARTIFACT_INTS: Final = _artifact_ints()


def spaces(it: Situation, floats: list[float], ints: list[int]) -> None:
    s, me = it.s, it.me
    place_of = [0] * it.players  # in the order of play, by place at the table
    if it.settled:
        for at in range(it.players):
            place_of[it.places[s.order[at]]] = at
    is_open = OPEN_IN[s.round]
    others = [s.alchemists[it.seats[place]] for place in range(1, it.players)]
    absent = [0.0] * (SEATS - it.players)
    for space in range(SPACES):
        costs = s.costs[space]
        done = me.actions[space]
        cost = costs[done] if done < len(costs) else 0
        allowed = it.favors[OPENER] > 0 if space == CUSTODIAN else is_open[space]
        step = STEP_OF[space]
        phase = RESOLVED if it.step > step else UNDER_WAY if it.step == step else TO_COME
        top = me.tops >> space & 1
        floats += [
            1.0 if allowed else 0.0, 0.0 if phase == RESOLVED else 1.0, cost / 2.0,
            1.0 if allowed and cost and cost <= me.free else 0.0, done / 2.0, me.done[space] / 2.0,
            me.placed[space] / 2.0, float(top),
        ]  # fmt: skip
        before = 0
        for place, one in enumerate(others, 1):
            actions = one.actions[space]
            floats.append(actions / 2.0)
            if actions:
                on_top = one.tops >> space & 1
                before += on_top > top or (on_top == top and place_of[place] < place_of[0])
        floats += absent
        for one in others:
            floats.append(one.placed[space] / 2.0)
        floats += absent
        floats.append(before / 3.0)
        ints += [space, min(done, 4), phase]


def order(it: Situation, floats: list[float], ints: list[int]) -> None:
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
        floats += ORDER_SHOWN[space]
        floats += [
            1.0 if free else 0.0, 1.0 if free and ORDER_PRICE[space] <= it.me.gold else 0.0, float(markers[space]),
        ]  # fmt: skip
        ints += [space, owners[space]]


def favors(it: Situation, floats: list[float], ints: list[int]) -> None:
    for kind in range(FAVORS):
        floats += [it.favors[kind] / 2.0, float(it.s.favored[kind]), it.favors_unseen[kind] / 3.0]
        ints += [kind, min(it.favors[kind], 3)]


def artifacts(it: Situation, floats: list[float], ints: list[int]) -> None:
    s, me = it.s, it.me
    first, first_int = len(floats), len(ints)
    floats += ARTIFACT_NUMBERS
    ints += ARTIFACT_INTS
    cut = cards.cut(s, it.seat)
    for level in range(s.level, len(s.artifacts)):
        for number in s.artifacts[level]:
            price = ARTIFACT_PRICE[number]
            if level == s.level:
                price = max(price - cut, 0)
            at = first + 6 * number
            floats[at + 2] = price / 4.0
            floats[at + 3] = 1.0 if price <= me.gold else 0.0
            floats[at + 4] = (me.gold - price) / 6.0
            floats[at + 5] = points_now(it, number, price) / 4.0
            ints[first_int + 3 * number + 1] = ON_SALE if level == s.level else LATER
    for place in range(it.players):
        for number in s.alchemists[it.seats[place]].artifacts:
            ints[first_int + 3 * number + 1] = BOUGHT
            ints[first_int + 3 * number + 2] = place


def points_now(it: Situation, number: int, price: int) -> float:
    """What an artifact would count for the seat as it stands."""
    if number == CABINET:
        return 2.0 * (len(it.me.artifacts) + 1)
    if number == MIRROR:
        return float(it.me.reputation // 5)
    if number == IDOL:
        return theories_of(it, 0)[0]
    if number == ALTAR:
        return float(max(0, min(it.me.gold - price, 8)))
    return float(max(ARTIFACT_POINTS[number], 0))


def seals(it: Situation, floats: list[float], ints: list[int]) -> None:
    s, me = it.s, it.me
    cell = it.about_cell
    for kind in range(SEAL_KINDS):
        lost = 0
        for other in it.seats[1:]:
            lost += s.alchemists[other].lost[kind]
        floats += [me.seals[kind] / 2.0, me.lost[kind] / 2.0, lost / 3.0]
        if cell == NOWHERE:
            floats += [0.0, 0.0, 0.0]
        else:
            right = it.odds.grid[cell]
            wrong = 1.0 - right
            if kind >= FIRST_HEDGE:
                wrong -= it.odds.grid[cell - cell % ALCHEMICALS + NEAR[cell % ALCHEMICALS][kind - FIRST_HEDGE]]
            floats.append(seal_value(it, cell, kind) / 5.0)
            floats.append(right if kind < FIRST_HEDGE else 0.0)
            floats.append(wrong)
        ints += [kind, min(me.seals[kind], 3)]


def grants(it: Situation, floats: list[float], ints: list[int]) -> None:
    s = it.s
    need = 3 if it.me.grants else 2
    for grant in range(GRANTS):
        left = s.grants_left >> grant & 1
        floats.append(float(left))
        floats.append(GRANT_POINTS[grant] / 2.0)
        owner = NONE
        for place in range(SEATS):
            if place < it.players:
                floats.append(sealed_by(it, place, grant) / 3.0)
                if not left and grant in s.alchemists[it.seats[place]].grants:
                    owner = place
            else:
                floats.append(0.0)
        lacking = max(0, need - sealed_by(it, 0, grant)) if left else NONE
        ints.append(grant)
        ints.append(lacking)
        ints.append(owner)
