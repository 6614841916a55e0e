"""The observations of many games of Spellbook at once, from their short rows (`features_facts.py`).

The fields are those of `features_layout.py`, in the same order and with the same values as `features.py` gives one
state; a test compares the two. Numbers are counts until the end, when all are divided by what is 1 for their field.
"""

# Not compiled: numpy does the work.

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from athanor.envs.encoder import Many
from athanor.envs.layout import NONE, SEATS
from athanor.games.spellbook import features_facts as at
from athanor.games.spellbook.components import BLACK, KINDS, NO_PHASE, YELLOW
from athanor.games.spellbook.features_layout import (
    LAYOUT,
    LEARNT_LEVELS,
    MOST_AT_BOTTOM,
    MOST_DAYS,
    MOST_HELD,
    MOST_LEAD,
    MOST_LYING,
    MOST_ON_ALTAR,
    MOST_PAYABLE,
    POINTS_SCALE,
)
from athanor.games.spellbook.features_sides import CLEAR, PRINTED
from athanor.games.spellbook.spells import BOOK

Counts = NDArray[np.int16]
(COLOURS,) = LAYOUT.groups
# The cards whose points are counted, found by what is drawn on them: how many colours lie on the familiar, how many
# tokens of the marker's rune, and the one that counts other spells.
COLOURS_STORED, RUNE_STORED = (
    next(spell.number for spell in BOOK if sign in spell.signs)
    for sign in ("star palette familiar", "star familiar mark")
)
OTHERS = next(spell for spell in BOOK if spell.counts_others)

# By field, in the order of the layout: what is 1 there.
TABLE_UNITS: Final = (
    *[1] * SEATS, *[POINTS_SCALE] * SEATS,
    5, 1, 5, *[10] * 3, *[4] * 4, *[7] * 4, *[5] * 4, *[3] * 12, *[5] * 12, *[4] * 4, *[5] * 4, *[1] * 4, *[3] * 3,
    10, 40, 40, 8, 7, 4, 4, 3,
)  # fmt: skip
COLOUR_UNITS: Final = (
    *[2] * 15, *[5] * 6, *[1] * 3, *[2] * 3, *[3] * 7, 3, 10, *[5] * 4, 2, 3, *[5] * 3, *[5] * 4, 1, 1, 3, 3
)  # fmt: skip
UNITS: Final = np.array((*TABLE_UNITS, *COLOUR_UNITS * COLOURS.count), np.float32)

POINTS: Final = np.array(PRINTED, np.int16).reshape(-1, 3)
PHASES: Final = np.array([spell.phase for spell in BOOK], np.int16)
WILDS: Final = np.array([[spell.wilds(level) for level in range(6)] for spell in BOOK], np.int16)
# What that one counts at its level for another spell at that level.
ADDS: Final = np.array(
    [[OTHERS.adds_for(level, other) if level else 0 for other in range(6)] for level in range(6)], np.int16
)
LEVELS: Final = np.array((3, 4, 5), np.int16)


def all_of(wanted: Any) -> Counts:
    found: Counts = wanted.astype(np.int16)
    return found


def by_colour(sides: Counts) -> Counts:
    """(games, seats, colours) as (games, colours, seats)."""
    return sides.transpose(0, 2, 1)


class Tables:
    """The tables of all games: what lies there, and what follows from it. Arrays begin with the game, then the seat."""

    def __init__(self, rows: Counts) -> None:
        games = len(rows)
        self.rows = rows
        self.numbers = rows[:, at.NUMBERS : at.NUMBERS + 7]
        tokens = rows[:, at.TOKENS : at.SIDES].reshape(games, 4, 7, 3)
        self.altar, self.bag, self.box, self.aside = (tokens[:, place] for place in range(4))
        sides = rows[:, at.SIDES :].reshape(games, SEATS, at.SIDE)
        self.present = sides[:, :, at.PRESENT]
        self.playing = sides[:, :, at.PLAYING]
        self.size = sides[:, :, at.SIZE]
        self.total = sides[:, :, at.STORED_SIZE]
        self.points = sides[:, :, at.POINTS]
        self.reserve = sides[:, :, at.RESERVE : at.RESERVE + KINDS].reshape(games, SEATS, 7, 3)
        self.stored = sides[:, :, at.STORED : at.STORED + KINDS].reshape(games, SEATS, 7, 3)
        self.level = sides[:, :, at.LEVEL : at.LEVEL + 7]
        self.marker = sides[:, :, at.MARKER : at.MARKER + 7] - 1
        self.learnt = (self.level > 0).sum(2, dtype=np.int16)
        self.unlearnt = (self.level == 0) & (self.playing[:, :, None] > 0)
        self.runes = self.reserve.sum(2, dtype=np.int16)
        self.held = self.reserve[..., 0] + self.reserve[..., 1] + self.reserve[..., 2]
        self.stored_held = self.stored[..., 0] + self.stored[..., 1] + self.stored[..., 2]
        self.stored_runes = self.stored.sum(2, dtype=np.int16)
        self.stored_colours = (self.stored_held > 0).sum(2, dtype=np.int16)
        others = (self.runes[:, :, None] - self.reserve) // 3
        self.sets = others[..., 0] + others[..., 1] + others[..., 2]
        self.payable = np.where((self.held > 0) & (self.level == 0), self.held + self.sets, 0)
        self.lying = self.altar.sum(2, dtype=np.int16)
        self.gain = self.gains()
        best = np.where(
            self.payable > 4, self.gain[..., 2], np.where(self.payable > 3, self.gain[..., 1], self.gain[..., 0])
        )
        self.tonight = np.where(self.payable >= 3, best, 0)
        self.lead = self.points[:, 0] - np.where(self.present[:, 1:], self.points[:, 1:], -1).max(1)

    def gains(self) -> Counts:
        """By colour and level 3, 4, 5: how the points would change if that spell stood there."""
        level, yellow = self.level, self.numbers[:, YELLOW]
        worth = np.repeat(POINTS[self.numbers][:, None], SEATS, 1)
        games = np.flatnonzero(self.numbers[:, BLACK] == COLOURS_STORED)
        worth[games, :, BLACK, 2] = self.stored_colours[games]
        games = np.flatnonzero(yellow == RUNE_STORED)
        if games.size:
            marker, runes = self.marker[games, :, YELLOW], self.stored_runes[games]
            marked = np.take_along_axis(runes, (marker % 3)[..., None], 2)[..., 0]
            worth[games, :, YELLOW, 1] = np.where(marker >= 0, marked, runes.max(2))
        games = np.flatnonzero(yellow == OTHERS.number)
        if games.size:
            each = ADDS[LEVELS[:, None, None, None], level[None, games, :, :YELLOW]]
            worth[games, :, YELLOW] = each.sum(3).transpose(1, 2, 0)
        now = np.where(level > 4, worth[..., 2], np.where(level > 3, worth[..., 1], worth[..., 0]))
        found: Counts = worth - np.where(level > 0, now, 0)[..., None]
        if games.size:
            own = level[games, :, YELLOW, None]
            then = ADDS[own[..., None], LEVELS]
            found[games, :, :YELLOW] += then - ADDS[own, level[games, :, :YELLOW]][..., None]
        return found

    def ahead(self) -> Counts:
        """1 ahead, -1 behind, 0 equal: by points, then spells, then tokens. Alone, a tie is lost."""
        strength = self.learnt * 10 + self.size
        tied = (self.present[:, 1:] > 0) & (self.points[:, 1:] == self.points[:, :1])
        equal = np.sign(strength[:, 0] - np.where(tied, strength[:, 1:], 0).max(1))
        alone = self.rows[:, at.PLAYERS] == 1
        return all_of(np.where(self.lead != 0, np.sign(self.lead), np.where(alone, -1, equal)))


def table_numbers(t: Tables, counts: Counts) -> None:
    rows, games = t.rows, len(t.rows)
    clear = np.clip(t.lead, -CLEAR, CLEAR)
    playing = t.playing[:, 1:] > 0
    parts = (
        t.present, t.points, clear, t.ahead(), clear * rows[:, at.LAST_ROUND],
        (t.points[:, :1] - t.points[:, 1:]) * t.present[:, 1:], t.learnt, t.total, t.size,
        t.runes, t.stored_runes, t.stored_colours, t.tonight.max(2), rows[:, at.COMES : at.COMES + SEATS],
        t.altar.sum(1, dtype=np.int16), rows[:, at.ALTAR_SIZE], rows[:, at.BAG_SIZE], rows[:, at.BOX_SIZE],
        rows[:, at.DAYS], np.where(playing, t.total[:, 1:], 0).max(1), np.where(playing, t.learnt[:, 1:], 0).max(1),
        rows[:, at.BOTTOM_SIZE], rows[:, at.HANDICAP],
    )  # fmt: skip
    np.concatenate([part.reshape(games, -1) for part in parts], 1, out=counts)


def colour_numbers(t: Tables, counts: Counts) -> None:
    """`counts`: by game and colour, all numbers of a colour."""
    games, rows = len(t.rows), t.rows
    marker = t.marker[:, 0]
    marked = np.take_along_axis(t.runes[:, 0], marker % 3, 1)
    fresh = rows[:, at.FRESH, None] >> np.arange(7, dtype=np.int16) & 1
    phase = PHASES[t.numbers]
    usable = (t.level[:, 0] > 0) & (fresh == 0) & (rows[:, at.OWN_DAY, None] > 0)
    usable &= (rows[:, at.PHASE, None] <= phase) & (phase < NO_PHASE)
    wanting = t.unlearnt[:, 1:]
    parts = (
        t.reserve.transpose(0, 2, 1, 3), t.altar, t.bag, t.box, t.aside, t.stored[:, 0],
        by_colour(t.stored_held[:, 1:]), by_colour(t.held),
        t.lying, t.bag.sum(2, dtype=np.int16), by_colour(np.minimum(t.payable, MOST_PAYABLE)),
        t.sets[:, 0], np.where(marker >= 0, marked, 0), t.gain[:, 0], by_colour(t.tonight), fresh, all_of(usable),
        wanting.sum(1, dtype=np.int16), np.where(wanting, t.held[:, 1:], 0).max(1),
    )  # fmt: skip
    np.concatenate([part.reshape(games, 7, -1) for part in parts], 2, out=counts)


def table_categories(t: Tables, ints: Counts) -> None:
    rows, games = t.rows, len(t.rows)
    playing, alone = t.playing > 0, rows[:, at.PLAYERS] == 1
    leading = np.clip(t.lead, -MOST_LEAD, MOST_LEAD) + MOST_LEAD
    parts = (
        rows[:, at.PLAYERS] - 1, rows[:, at.ASKED], rows[:, at.PHASE] * SEATS + rows[:, at.TODAY], rows[:, at.STARTER],
        rows[:, at.LAST_DAY], rows[:, at.AT_ONCE],
        np.where(playing, t.learnt, NONE), np.where(playing, t.total, NONE), np.where(playing, t.size, NONE),
        np.minimum(rows[:, at.ALTAR_SIZE], MOST_ON_ALTAR), np.minimum(rows[:, at.DAYS], MOST_DAYS),
        leading, np.where(rows[:, at.LAST_ROUND] > 0, leading, NONE),
        np.where(alone, rows[:, at.DUMMY_SIZE], NONE),
        np.where(alone, np.minimum(rows[:, at.BOTTOM_SIZE], MOST_AT_BOTTOM), NONE),
        rows[:, at.QUESTION : at.ABOUT] - 1,
    )  # fmt: skip
    np.concatenate([part.reshape(games, -1) for part in parts], 1, out=ints)


def colour_categories(t: Tables, ints: Counts) -> None:
    """`ints`: by game and colour, all categories of a colour."""
    games, rows = len(t.rows), t.rows
    playing, unlearnt, own = t.playing[:, :, None] > 0, t.unlearnt, t.unlearnt[:, 0]
    number = t.numbers[:, None]
    step = np.maximum(t.level - 2, 0)
    spell = np.where(playing, number * LEARNT_LEVELS + step, NONE)
    held = np.minimum(t.held, MOST_HELD)
    spell_held = np.where(unlearnt, number * (MOST_HELD + 1) + held, NONE)
    within = np.maximum(np.minimum(t.payable[:, 0], 5) - 2, 0)
    lying = np.minimum(t.lying, MOST_LYING)
    parts = (
        spell[:, 0], by_colour(spell[:, 1:]), by_colour(np.where(playing, step, NONE)[:, 1:]),
        spell_held[:, 0], by_colour(spell_held[:, 1:]), np.where(own, t.numbers * LEARNT_LEVELS + within, NONE),
        np.where(own, NONE, t.numbers * 3 + t.marker[:, 0] % 3),
        by_colour(np.where(t.marker >= 0, t.marker % 3, NONE)[:, 1:]),
        by_colour(np.where(playing, held, NONE)),
        by_colour(np.where(unlearnt, np.minimum(t.payable, MOST_PAYABLE), NONE)),
        np.where(own, transmuted(t), NONE), lying, np.where(own, held[:, 0] * (MOST_LYING + 1) + lying, NONE),
        rows[:, at.ABOUT : at.ABOUT + 7] - 1, rows[:, at.ABOUT + 7 : at.TOKENS] - 1,
    )  # fmt: skip
    np.concatenate([part.reshape(games, 7, -1) for part in parts], 2, out=ints)


def transmuted(t: Tables) -> Counts:
    """What could be paid with the wild elements of an own spell's highest line; NONE: it has no action."""
    wilds = WILDS[t.numbers, t.level[:, 0]]
    which = wilds.argmax(1)[:, None]
    most = np.take_along_axis(wilds, which, 1)
    rune = np.take_along_axis(t.marker[:, 0], which, 1) % 3
    reserve = np.take_along_axis(t.reserve[:, 0], rune[:, None], 2)[..., 0]
    wild = np.minimum(most, np.take_along_axis(t.runes[:, 0], rune, 1) - reserve)
    held = t.held[:, 0]
    payable = np.where(held > 0, np.minimum(held + wild, MOST_PAYABLE), 0)
    return all_of(np.where(most > 0, payable, NONE))


class SpellbookMany(Many):
    def write(self, facts: list[bytes], floats: Any, ints: Any) -> None:
        games = len(facts)
        rows = np.frombuffer(b"".join(facts), np.uint8).reshape(games, at.LENGTH).astype(np.int16)
        t = Tables(rows)
        counts = np.empty((games, LAYOUT.floats), np.int16)
        table, place = LAYOUT.table_floats, LAYOUT.table_ints
        table_numbers(t, counts[:, :table])
        colour_numbers(t, counts[:, table:].reshape(games, 7, COLOURS.floats))
        np.divide(counts, UNITS, out=floats)
        table_categories(t, ints[:, :place])
        colour_categories(t, ints[:, place:].reshape(games, 7, COLOURS.ints))
