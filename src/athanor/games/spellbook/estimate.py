"""How well a sorcerer stands, at a glance: what simple bots steer by.

Everything is counted in points: those on the table already, what the learnt spells will still bring day by day, and
what the tokens in the reserve promise. The best rival's standing is taken off. The numbers are habits of good play,
not rules; they were found by letting bots with slightly different ones play against each other.
"""

from __future__ import annotations

from typing import Final

from athanor.core.compiled import table
from athanor.games.spellbook.components import (
    DUMMY_SPACES,
    DUSK,
    FAMILIAR_POINTS,
    FAMILIAR_SPACES,
    LEVELS,
    RUNE_OF,
)
from athanor.games.spellbook.phases import Phase
from athanor.games.spellbook.scoring import dummy_points
from athanor.games.spellbook.spells import BOOK
from athanor.games.spellbook.state import Sorcerer, Spellbook

# What a learnt spell brings on each further day, beyond its points, at level 3, 4 and 5. The first figures came from
# games in which one of two equal bots was given the spell at the start: its lead at the end, divided by the days.
TEMPO: Final[tuple[tuple[float, ...], ...]] = table(
    table(0.6, 1.1, 1.3), table(0.5, 1.0, 1.5), table(0.3, 0.4, 0.4),  # sacrifice, eruption, blaze
    table(0.3, 0.4, 0.5), table(0.1, 0.2, 0.7), table(0.1, 0.4, 0.6),  # levitation, sharing, divination
    table(0.2, 0.3, 0.5), table(0.2, 0.3, 0.4), table(0.1, 0.4, 0.5),  # purification, cure, growth
    table(0.2, 0.2, 0.2), table(0.1, 0.6, 0.7), table(0.0, 0.7, 1.0),  # offering, focus, feast
    table(0.4, 0.4, 0.5), table(0.0, 0.3, 0.4), table(0.0, 0.0, 0.0),  # time travel, storm, clone
    table(0.0, 0.2, 0.3), table(0.0, 0.1, 1.8), table(0.2, 0.7, 0.7),  # transmutation, swiftness, mirage
    table(0.0, 0.0, 0.0), table(0.0, 0.0, 0.0), table(0.0, 0.0, 0.8),  # abundance, knowledge, communion
)  # fmt: skip
# What learning brings once: instant effects, and points that only the end of the game can count.
ONCE: Final[dict[str, tuple[float, ...]]] = {
    "abundance": (1.0, 1.5, 2.0),
    "knowledge": (3.0, 3.5, 6.0),
    "communion": (1.0, 5.0, 0.0),
    "feast": (0.0, 0.0, 4.0),
}

# Tokens of one colour promise a part of the spell they will pay for, by how many there are …
PROMISE: Final[tuple[float, ...]] = table(0.0, 0.1, 0.36, 0.72, 0.8, 0.85)
TONIGHT: Final = 0.88  # … and more of it while the dusk of the day is still to come.
NEAR: Final = 0.3  # of what one's tokens and those of their colour on the altar would promise together
WILD_COST: Final = 1.2  # a wild element takes three tokens that were good for something else
# Any token can be stored some day, but only one or so a day, and a full reserve has no room for the next dawn. Tokens
# that already pay for the highest level are no longer counted here: there is nothing left to wait for.
STOCK: Final[tuple[float, ...]] = table(0.0, 0.8, 1.5, 2.1, 2.6, 2.9, 3.1, 3.2, 2.6, 1.6)
LOOSE_RUNE: Final = 0.08  # a token towards a set of three runes
ARROW: Final = 0.05  # a token with the rune that a learnt spell's arrow asks for
TIE_BREAK: Final = 0.01  # tokens left in the reserve decide between equals

PLANNED_DAYS: Final = 8  # a spell learnt later than this is learnt for its points
DAYS_A_SPELL: Final = 2.5  # how fast a rival may learn those still missing
LATE: Final = 3.5  # with fewer days than this to come, what is only promised counts less
LAST_DAY: Final = 0.9
VICTORY: Final = 100.0
DUMMY_A_DAY: Final = 1.5  # solo: what each further day gives the dummy (2), less what it gives oneself for certain


def estimate(s: Spellbook, seat: int) -> float:
    own = standing(s, seat)
    if s.solo:
        lead = own - dummy_points(s)
        return decided(lead) if s.last_round else lead - DUMMY_A_DAY * solo_days_left(s)
    lead = own - max(standing(s, rival) for rival in range(s.players) if rival != seat)
    return decided(lead) if s.last_round else lead


def decided(lead: float) -> float:
    """The end is announced: now being ahead is everything, and what the spells might have brought is nothing."""
    return lead + VICTORY if lead > 0 else lead - VICTORY


def standing(s: Spellbook, seat: int) -> float:
    """Points on the table, what the spells will bring, and what the reserve promises."""
    sorcerer = s.sorcerers[seat]
    tonight = learns_today(s, seat)
    days = days_left(s, seat)
    trust = min(1.0, days / LATE)
    if s.last_round:
        days = float(plays_again(s, seat))
        trust = LAST_DAY if days or tonight else 0.0
    runes = [sum(sorcerer.reserve[rune::3]) for rune in range(3)]
    total = FAMILIAR_POINTS[len(sorcerer.familiar)] + TIE_BREAK * sorcerer.size
    for colour, level in enumerate(sorcerer.level):
        if level:
            spell = s.lineup.spells[colour]
            total += spell.score(s, seat, level) + TEMPO[spell.number][level - 3] * days
            if level in spell.arrow:
                total += ARROW * trust * runes[RUNE_OF[sorcerer.marker[colour]]]
    return total + trust * promise(s, sorcerer, runes, days, tonight) if trust else total


# ---------------------------------------------------------------- the reserve


def promise(s: Spellbook, sorcerer: Sorcerer, runes: list[int], days: float, tonight: bool) -> float:
    """What the tokens in the reserve are good for: a part of each spell they belong to, and more of the best one."""
    reserve, altar = sorcerer.reserve, s.altar
    total = LOOSE_RUNE * (runes[0] % 3 + runes[1] % 3 + runes[2] % 3)
    more = 0.0
    loose = sorcerer.size
    for colour, level in enumerate(sorcerer.level):
        first = colour * 3
        a, b, c = reserve[first], reserve[first + 1], reserve[first + 2]
        real = a + b + c
        if level or real == 0:
            continue
        if real >= LEVELS[-1]:
            loose -= real
        number = s.lineup.numbers[colour]
        part = PROMISE[min(real, 5)]
        near = altar[first] + altar[first + 1] + altar[first + 2]
        if near:
            part += NEAR * (PROMISE[min(real + near, 5)] - part)
        held = part * learning(number, real, days)
        total += held
        wild = (runes[0] - a) // 3 + (runes[1] - b) // 3 + (runes[2] - c) // 3
        tokens = min(real + wild, 5)
        ready = tonight and tokens >= 3
        if wild or ready:
            part = TONIGHT if ready else PROMISE[tokens]
            more = max(more, part * learning(number, tokens, days) - held - WILD_COST * wild)
    return total + more + STOCK[loose]


def learning(number: int, tokens: int, days: float) -> float:
    """What a spell is worth at the level that so many tokens would pay for (level 3 where they are too few)."""
    at = min(max(tokens, 3), 5) - 3
    return WORTH[number][at] + TEMPO[number][at] * days


def _worth(number: int) -> tuple[float, ...]:
    """A spell's points by level, and what learning it brings once."""
    spell = BOOK[number]
    once = ONCE.get(spell.name, (0.0, 0.0, 0.0))
    return tuple(max(spell.points[level - 3], 0) + once[level - 3] for level in LEVELS)


WORTH: Final[tuple[tuple[float, ...], ...]] = tuple(_worth(number) for number in range(len(BOOK)))


# ---------------------------------------------------------------- how long the game goes on


def days_left(s: Spellbook, seat: int) -> float:
    """The days a sorcerer can hope for: as many as planned, or fewer if a rival is about to end the game.

    One's own nearness to the end is left out on purpose. A bot that saw its spells lose their worth with every step
    towards the end would never take that step.
    """
    days = float(PLANNED_DAYS - s.sorcerers[seat].days)
    for other, rival in enumerate(s.sorcerers):
        if other != seat:
            days = min(days, FAMILIAR_SPACES - len(rival.familiar), DAYS_A_SPELL * rival.level.count(0))
    return max(days, 1.0)


def learns_today(s: Spellbook, seat: int) -> bool:
    """Is this sorcerer's dusk still to come today?"""
    return seat == s.today and not s.over and (s.phase < DUSK or s.stack[-1].kind == Phase.kind)


def plays_again(s: Spellbook, seat: int) -> bool:
    """In the last round: is this sorcerer's day still to come?"""
    return (seat - s.starter) % s.players > (s.today - s.starter) % s.players


def solo_days_left(s: Spellbook) -> float:
    sorcerer = s.sorcerers[0]
    spaces = FAMILIAR_SPACES - len(sorcerer.familiar)
    return min(spaces, DAYS_A_SPELL * sorcerer.level.count(0), DUMMY_SPACES - len(s.dummy))
