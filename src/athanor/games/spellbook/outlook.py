"""How much of the victory a sorcerer may hope for: the points everybody will end with, as far as the table tells.

A sorcerer's final points are a sum over what is before them: points, learnt spells (once and for each day to come),
tokens by how near they bring a spell, whose day it is. What each counts was fitted to games that bots played
(`tools/fit_spellbook.py`); the figures are in `data/outlook.json`. Who leads by much, with few days to come, wins.
"""

from __future__ import annotations

import json
from importlib.resources import files
from math import exp
from typing import Final

from athanor.core.state import OVER
from athanor.games.spellbook.components import DUSK, FAMILIAR_SPACES, MIDDAY, RUNE_OF
from athanor.games.spellbook.estimate import (
    DUMMY_A_DAY,
    WILD_COST,
    learning,
    learns_today,
    plays_again,
    solo_days_left,
    standing,
)
from athanor.games.spellbook.scoring import dummy_points, points, winners
from athanor.games.spellbook.state import Spellbook

# ---------------------------------------------------------------- what is looked at: places in the list of figures

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
FEATURES: Final = 258

LATE: Final = 3.5  # with fewer days than this to come, what is only promised counts less
SHORTEST: Final = 0.7
SOLO_LEAD: Final = 4.0  # that far ahead of the dummy, a victory is nearly three times as likely as a defeat


class Figures:
    """What was fitted: weights by feature, how long games last, how sure a lead is."""

    __slots__ = ("days", "spread", "weights")

    def __init__(self, days: list[float], spread: list[float], weights: list[float]) -> None:
        self.days = days
        self.spread = spread
        self.weights = weights


def read_figures() -> Figures:
    text = files("athanor.games.spellbook").joinpath("data/outlook.json").read_text(encoding="utf-8")
    data = json.loads(text)
    return Figures(data["days"], data["spread"], data["weights"])


FIGURES: Final = read_figures()


# ---------------------------------------------------------------- the share


def outlook(s: Spellbook, seat: int) -> float:
    return outlooks(s)[seat]


def outlooks(s: Spellbook) -> list[float]:
    if s.asked == OVER:
        won = winners(s)
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(s.players)]
    if s.solo:
        return [against_the_dummy(s)]
    days = days_to_come(s)
    spread = FIGURES.spread[0] + FIGURES.spread[1] * days
    final = [final_points(s, seat, days) for seat in range(s.players)]
    most = max(final)
    chances = [exp(max(-40.0, (points - most) / spread)) for points in final]
    total = sum(chances)
    return [chance / total for chance in chances]


def against_the_dummy(s: Spellbook) -> float:
    lead = standing(s, 0) - dummy_points(s)
    if not s.last_round:
        lead -= DUMMY_A_DAY * solo_days_left(s)
    return 1.0 / (1.0 + exp(-max(-40.0, min(40.0, lead / SOLO_LEAD))))


def days_to_come(s: Spellbook) -> float:
    """How long the game will go on, from how far the furthest have come."""
    if s.last_round:
        return 0.0
    stored, learnt, days = 0, 0, 0
    for sorcerer in s.sorcerers:
        stored = max(stored, len(sorcerer.familiar))
        learnt = max(learnt, 7 - sorcerer.level.count(0))
        days = max(days, sorcerer.days)
    f = FIGURES.days
    guess = f[0] + f[1] * stored + f[2] * learnt + f[3] * days + f[4] * stored * stored + f[5] * learnt * learnt
    return max(SHORTEST, min(guess, float(FAMILIAR_SPACES)))


def final_points(s: Spellbook, seat: int, days: float) -> float:
    places, amounts = features(s, seat, days)
    weights = FIGURES.weights
    total = 0.0
    for i in range(len(places)):
        total += weights[places[i]] * amounts[i]
    return total


# ---------------------------------------------------------------- features


def features(s: Spellbook, seat: int, days: float) -> tuple[list[int], list[float]]:
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
