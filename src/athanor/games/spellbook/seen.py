"""What a master looks at, sorcerer by sorcerer: places in a list of figures, and how much there is of each."""

from __future__ import annotations

from typing import Final

from athanor.games.spellbook.components import DUSK, MIDDAY, RUNE_OF
from athanor.games.spellbook.estimate import LATE, WILD_COST, learning, learns_today, plays_again
from athanor.games.spellbook.scoring import points
from athanor.games.spellbook.state import Spellbook

POINTS: Final = 0
LEARNT: Final = 1  # by spell and level: 63
A_DAY: Final = 64  # the same, times the days to come
HOLDS: Final = 127  # by spell still to learn: 1 to 5 tokens of its colour, 105
ON_ALTAR: Final = 232  # with 1, 2 or 3 of a colour: more of it on the altar
FIRST_TO_TAKE: Final = 235  # the same, if nobody else takes before
SIZE: Final = 238  # tokens in the reserve, 0 to 9
LOOSE: Final = 248  # tokens of colours learnt already
WILD_SETS: Final = 249
ARROWS: Final = 250  # tokens with a rune that a learnt spell's arrow asks for
TONIGHT: Final = 251  # the best spell that can be learnt before the night, and that there is one
DAWN_TO_COME: Final = 253
MIDDAY_TO_COME: Final = 254
DUSK_TO_COME: Final = 255
LAST_DAY_TO_COME: Final = 256
STORED: Final = 257  # tokens on the familiar, times the days to come
LYING: Final = 258  # by spell still to learn: tokens of its colour on the altar …
IN_BAG: Final = 279  # … in the bag …
RIVALS_HOLD: Final = 300  # … and with the rival who has most of it and misses the spell too
MARKED: Final = 321  # by spell learnt: tokens held with its marker's rune
FIGURES_SEEN: Final = 342


def seen(s: Spellbook, seat: int, days: float) -> tuple[list[int], list[float]]:
    places, amounts = own(s, seat, days)
    around(s, seat, places, amounts)
    return places, amounts


def own(s: Spellbook, seat: int, days: float) -> tuple[list[int], list[float]]:
    """What is before the sorcerer: places in the list of figures, and how much of each there is."""
    sorcerer = s.sorcerers[seat]
    reserve, altar, numbers = sorcerer.reserve, s.altar, s.lineup.numbers
    dusk_to_come = learns_today(s, seat)
    own_days = days
    if s.last_round:
        own_days = float(plays_again(s, seat))
    trust = min(1.0, (own_days + (0.8 if dusk_to_come else 0.0)) / LATE)
    first = seat == s.today and s.phase == 0
    places, amounts = [POINTS, STORED], [float(points(s, seat)), len(sorcerer.familiar) * own_days]
    runes = [sum(reserve[0::3]), sum(reserve[1::3]), sum(reserve[2::3])]
    loose, arrows, best = 0, 0, 0.0
    for colour in range(7):
        at = colour * 3
        real = reserve[at] + reserve[at + 1] + reserve[at + 2]
        level = sorcerer.level[colour]
        if level:
            line = numbers[colour] * 3 + level - 3
            places += [LEARNT + line, A_DAY + line]
            amounts += [1.0, own_days]
            loose += real
            if level in s.lineup.spells[colour].arrow:
                arrows += min(3, runes[RUNE_OF[sorcerer.marker[colour]]])
        elif real:
            places.append(HOLDS + numbers[colour] * 5 + min(real, 5) - 1)
            amounts.append(trust)
            near = altar[at] + altar[at + 1] + altar[at + 2]
            if near and real < 4:
                places.append((FIRST_TO_TAKE if first else ON_ALTAR) + real - 1)
                amounts.append(trust * min(near, 2))
            if dusk_to_come:
                best = max(best, tonight(reserve, runes, at, real, numbers[colour], own_days))
    if trust:
        places += [SIZE + sorcerer.size, LOOSE, WILD_SETS, ARROWS]
        amounts += [trust, trust * loose, trust * (runes[0] // 3 + runes[1] // 3 + runes[2] // 3), trust * arrows]
    if best:
        places += [TONIGHT, TONIGHT + 1]
        amounts += [best, 1.0]
    if seat == s.today:
        if s.phase < MIDDAY:
            places.append(DAWN_TO_COME)
            amounts.append(1.0)
        if s.phase < DUSK:
            places.append(MIDDAY_TO_COME)
            amounts.append(1.0)
        if dusk_to_come:
            places.append(DUSK_TO_COME)
            amounts.append(1.0)
    elif s.last_round and own_days:
        places.append(LAST_DAY_TO_COME)
        amounts.append(1.0)
    return places, amounts


def tonight(reserve: list[int], runes: list[int], at: int, real: int, number: int, days: float) -> float:
    """What learning the spell this evening would be worth, wild elements paid for."""
    wild = (runes[0] - reserve[at]) // 3 + (runes[1] - reserve[at + 1]) // 3 + (runes[2] - reserve[at + 2]) // 3
    tokens = min(real + wild, 5)
    return learning(number, tokens, days) - WILD_COST * max(0, tokens - real) if tokens >= 3 else 0.0


def around(s: Spellbook, seat: int, places: list[int], amounts: list[float]) -> None:
    """Colour by colour: what there is of it elsewhere, and who else wants it."""
    sorcerer = s.sorcerers[seat]
    reserve, altar, bag, numbers = sorcerer.reserve, s.altar, s.bag, s.lineup.numbers
    for colour in range(7):
        number = numbers[colour]
        at = colour * 3
        if sorcerer.level[colour]:
            rune = RUNE_OF[sorcerer.marker[colour]]
            places.append(MARKED + number)
            amounts.append(float(held_with(reserve, rune)))
            continue
        lying = altar[at] + altar[at + 1] + altar[at + 2]
        rest = bag[at] + bag[at + 1] + bag[at + 2]
        most = 0
        for rival in range(s.players):
            other = s.sorcerers[rival]
            if rival != seat and not other.level[colour]:
                most = max(most, other.reserve[at] + other.reserve[at + 1] + other.reserve[at + 2])
        if lying:
            places.append(LYING + number)
            amounts.append(float(lying))
        if rest:
            places.append(IN_BAG + number)
            amounts.append(float(rest))
        if most:
            places.append(RIVALS_HOLD + number)
            amounts.append(float(most))


def held_with(reserve: list[int], rune: int) -> int:
    total = 0
    for at in range(rune, 21, 3):
        total += reserve[at]
    return total
