"""How well a sorcerer stands, at a glance: what simple bots steer by.

Everything is counted in points: those on the table already, what the learnt spells will still bring day by day, and
what the tokens in the reserve promise. The best rival's standing is taken off. The numbers were found by letting bots
with slightly different ones play against each other; they are habits of good play, not rules.
"""

from __future__ import annotations

from typing import Final

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

# What a learnt spell brings on each further day, at level 3, 4 and 5: tokens gained or better chosen, time saved.
TEMPO: Final = (
    (0.6, 0.8, 1.0), (0.3, 0.7, 1.2), (1.6, 1.6, 1.6),  # sacrifice, eruption, blaze
    (0.5, 0.7, 0.9), (0.2, 0.4, 1.2), (0.3, 0.5, 0.7),  # levitation, sharing, divination
    (0.3, 0.5, 0.7), (0.3, 0.5, 0.6), (0.1, 0.3, 0.4),  # purification, cure, growth
    (0.5, 0.6, 0.7), (0.5, 0.8, 1.0), (0.5, 1.0, 1.0),  # offering, focus, feast
    (0.5, 0.6, 0.7), (0.0, 0.2, 0.3), (0.3, 0.3, 0.3),  # time travel, storm, clone
    (0.0, 0.6, 0.8), (0.0, 0.0, 1.8), (0.5, 1.0, 1.0),  # transmutation, swiftness, mirage
    (0.0, 0.0, 0.0), (0.0, 0.0, 0.0), (0.0, 0.0, 0.8),  # abundance, knowledge, communion
)  # fmt: skip
# What a spell is worth once, when it is learnt: instant effects, and points that only the end of the game can count.
ONCE: Final = {
    "abundance": (2.0, 3.0, 4.0),
    "knowledge": (3.0, 4.0, 6.0),
    "communion": (3.0, 3.0, 0.0),
    "feast": (0.0, 0.0, 4.0),
}

# Tokens of one colour promise a part of the spell they will pay for, by how many there are.
PROMISE: Final = (0.0, 0.05, 0.27, 0.7, 0.75, 0.8)
TONIGHT: Final = 0.95  # … and almost all of it while the dusk of the day is still to come
WILD_COST: Final = 1.5  # a wild element costs three tokens that were good for something else
# Any token can be stored some day, but only one or so a day, and a full reserve has no room for the next dawn.
STOCK: Final = (0.0, 0.9, 1.6, 2.2, 2.6, 2.9, 3.1, 3.2, 3.0, 2.5)
LOOSE_RUNE: Final = 0.08  # a token towards a set of three runes
ARROW: Final = 0.06  # a token with the rune that a learnt spell's arrow asks for

USUAL_DAYS: Final = 11  # how long a game lasts if nobody hurries
DAYS_A_SPELL: Final = 1.7
LATE: Final = 3.0  # with fewer days than this to come, what is only promised counts less
LAST_DAY: Final = 0.9
VICTORY: Final = 25.0

# Solo: the dummy gains 2 points a day, so it matters how near the end is; and what it may take from the altar.
DUMMY_A_DAY: Final = 2.0
ON_ALTAR: Final = 0.04
NEAR: Final = 0.0


def estimate(s: Spellbook, seat: int) -> float:
    own = standing(s, seat)
    if s.solo:
        lead = own - dummy_points(s)
        return decided(lead) if s.last_round else lead - DUMMY_A_DAY * solo_days_left(s) + altar_worth(s)
    lead = own - max(standing(s, rival) for rival in range(s.players) if rival != seat)
    return decided(lead) if s.last_round else lead


def decided(lead: float) -> float:
    """The end is announced: now being ahead is everything, and what the spells might have brought is nothing."""
    return lead + VICTORY if lead > 0 else lead - VICTORY


def standing(s: Spellbook, seat: int) -> float:
    """Points on the table, what the spells will bring, and what the reserve promises."""
    sorcerer = s.sorcerers[seat]
    days = days_left(s, seat)
    trust = min(1.0, days / LATE)
    if s.last_round:
        days = float(plays_again(s, seat))
        trust = LAST_DAY if days or (seat == s.today and s.phase < DUSK) else 0.0
    runes = [sum(sorcerer.reserve[rune::3]) for rune in range(3)]
    total = FAMILIAR_POINTS[len(sorcerer.familiar)] + 0.01 * sorcerer.size
    for colour, level in enumerate(sorcerer.level):
        if level:
            spell = s.lineup.spells[colour]
            total += spell.score(s, seat, level) + TEMPO[spell.number][level - 3] * days
            if level in spell.arrow:
                total += ARROW * trust * runes[RUNE_OF[sorcerer.marker[colour]]]
    return total + trust * promise(s, sorcerer, runes, days, learns_today(s, seat)) if trust else total


def promise(s: Spellbook, sorcerer: Sorcerer, runes: list[int], days: float, tonight: bool) -> float:
    """What the tokens in the reserve are good for."""
    reserve = sorcerer.reserve
    total = STOCK[sorcerer.size] + LOOSE_RUNE * (runes[0] % 3 + runes[1] % 3 + runes[2] % 3)
    more = 0.0
    altar = s.altar
    for colour, level in enumerate(sorcerer.level):
        if level:
            continue
        first = colour * 3
        a, b, c = reserve[first], reserve[first + 1], reserve[first + 2]
        real = a + b + c
        if real == 0:
            continue
        number = s.lineup.numbers[colour]
        held = PROMISE[min(real, 5)]
        on_altar = altar[first] + altar[first + 1] + altar[first + 2]
        if on_altar and real < 5:
            held += NEAR * (PROMISE[min(real + on_altar, 5)] - held)
        now = held * learning(number, real, days)
        total += now
        wild = (runes[0] - a) // 3 + (runes[1] - b) // 3 + (runes[2] - c) // 3
        tokens = min(real + wild, 5)
        sure = TONIGHT if tonight and tokens >= 3 else PROMISE[tokens]
        if wild or sure == TONIGHT:
            more = max(more, sure * learning(number, tokens, days) - now - WILD_COST * wild)
    return total + more


def learning(number: int, tokens: int, days: float) -> float:
    """What a spell is worth at the level that so many tokens would pay for."""
    at = min(max(tokens, 3), 5) - 3
    return WORTH[number][at] + TEMPO[number][at] * days


def _worth(number: int) -> tuple[float, ...]:
    """A spell's points by level, or what they may become."""
    spell = BOOK[number]
    once = ONCE.get(spell.name, (0.0, 0.0, 0.0))
    return tuple(max(spell.points[level - 3], 0) + once[level - 3] for level in LEVELS)


WORTH: Final = tuple(_worth(number) for number in range(len(BOOK)))


# ---------------------------------------------------------------- how long the game goes on


def days_left(s: Spellbook, seat: int) -> float:
    """The days a sorcerer can hope for: as many as usual, or fewer if a rival is about to end the game.

    One's own nearness to the end is left out on purpose. A bot that saw its spells lose their worth with every step
    towards the end would never take that step.
    """
    days = float(USUAL_DAYS - s.sorcerers[seat].days)
    for other, rival in enumerate(s.sorcerers):
        if other != seat:
            days = min(days, FAMILIAR_SPACES - len(rival.familiar), DAYS_A_SPELL * rival.level.count(0))
    return max(days, 1.0)


def learns_today(s: Spellbook, seat: int) -> bool:
    """Is this sorcerer's dusk still to come today?"""
    if seat != s.today or s.over:
        return False
    return s.phase < DUSK or s.stack[-1].kind == Phase.kind


def plays_again(s: Spellbook, seat: int) -> bool:
    """In the last round: is this sorcerer's day still to come?"""
    return (seat - s.starter) % s.players > (s.today - s.starter) % s.players


def solo_days_left(s: Spellbook) -> float:
    sorcerer = s.sorcerers[0]
    if s.last_round:
        return 0.0
    spaces = FAMILIAR_SPACES - len(sorcerer.familiar)
    return min(spaces, DAYS_A_SPELL * sorcerer.level.count(0), DUMMY_SPACES - len(s.dummy))


def altar_worth(s: Spellbook) -> float:
    """Solo: altar tokens of colours that are being collected should stay there; the dummy may have the others."""
    sorcerer = s.sorcerers[0]
    total = 0
    for colour, level in enumerate(sorcerer.level):
        if not level:
            first = colour * 3
            total += sum(s.altar[first : first + 3]) * (1 + sum(sorcerer.reserve[first : first + 3]))
    return ON_ALTAR * total
