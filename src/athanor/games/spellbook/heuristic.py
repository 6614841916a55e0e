"""The hand-made policy of Spellbook: every action weighed in points, by rules of thumb, without looking ahead.

Taking is worth what the token adds, paying costs what it takes away (`values.py`), and an effect of a spell is worth
the tokens and points it brings, less what it asks for (`Spell.worth_of_use`).
"""

from __future__ import annotations

from typing import Final

from athanor.games.spellbook.components import (
    COPY,
    DISCARD,
    DRAW,
    DUMMY,
    GIVE,
    KEEP,
    KINDS,
    LEARN,
    LINES,
    MARK,
    PASS,
    RAISE,
    RECEIVE,
    REPLACE,
    RESERVE_LIMIT,
    RUNE_OF,
    STORE,
    TAKE,
    USE,
    WHITE,
)
from athanor.games.spellbook.state import Spellbook
from athanor.games.spellbook.values import UNSEEN, Values

KEENNESS: Final = 1.5  # a point more makes an action e to the power of this as likely


def heuristic(s: Spellbook, seat: int) -> list[float]:
    values = Values(s, seat)
    return [KEENNESS * worth(values, action) for action in s.legal(seat)]


def worth(v: Values, action: int) -> float:
    if action < TAKE:
        return 0.0 if action == PASS else v.drawn(2 if action == DRAW else 1)
    if action < STORE:  # without room, a token that is taken is stored
        return v.gains[action - TAKE] if v.size < RESERVE_LIMIT else v.stored(1)
    if action < DISCARD:
        return v.stored(1) - v.losses[action - STORE]
    if REPLACE <= action < GIVE:
        return v.draw / UNSEEN - v.gains[action - REPLACE] - 0.1
    if action < RECEIVE:  # discard, give
        return -v.losses[(action - DISCARD) % KINDS]
    if action < MARK:
        return v.gains[action - RECEIVE]
    if action < KEEP:  # mark, pay, wild: the tokens that a learning takes
        return -v.losses[(action - MARK) % KINDS]
    if action < LEARN:  # keep a spent token on the familiar; leave the dummy one of the altar
        return v.stored(1) if action < DUMMY else -v.gains[action - DUMMY]
    if action < USE:
        return learnt(v, action - LEARN)
    if action < COPY:
        return used(v, action - USE, v.seat)
    if action < RAISE:
        return used(v, (action - COPY) % LINES, (action - COPY) // LINES)
    return v.raised((action - RAISE) // 3)


def learnt(v: Values, line: int) -> float:
    """The spell for its tokens, and the cheapest others where a wild element is needed."""
    colour, level = line // 9, line % 3 + 3
    held, gain = v.of_colour(colour), v.learning(colour, level)
    return gain - v.cheapest(3 * (level - held)) if level > held else gain


def used(v: Values, line: int, owner: int) -> float:
    """An effect of one's own, or of another sorcerer's spell that is copied."""
    s, number, level = v.s, line // 3, line % 3 + 3
    # What the marker's fall costs; that of the copying spell, where the effect is copied.
    colour = number // 3 if owner == v.seat else WHITE
    fall = v.raised(colour, -1) if s.sorcerers[v.seat].level[colour] > 3 else 0.0
    marker = s.sorcerers[owner].marker[number // 3]
    return s.lineup.spells[number // 3].worth_of_use(v, level, RUNE_OF[marker] if marker >= 0 else 0, fall)
