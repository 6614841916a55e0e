"""What is before each seat of Spellbook and what follows from it, for an observation (`features.py`)."""

from __future__ import annotations

from typing import Final

from athanor.core.compiled import table
from athanor.envs.layout import SEATS
from athanor.games.spellbook.lineup import Lineup
from athanor.games.spellbook.scoring import dummy_points, points
from athanor.games.spellbook.spells import BOOK
from athanor.games.spellbook.spells.spell import VARIABLE
from athanor.games.spellbook.state import Sorcerer, Spellbook

CLEAR: Final = 15  # points ahead: more make no difference
# By line of a spell: the points printed on it.
PRINTED: Final[tuple[int, ...]] = table(*(each for spell in BOOK for each in spell.points))


class Side:
    """What is before one seat and what follows from it. In a solo game the second is the dummy; others may be empty."""

    __slots__ = (
        "colours", "held", "learnt", "level", "marker", "payable", "playing", "points", "present", "reserve", "runes",
        "size", "stored", "stored_runes", "tonight", "total",
    )  # fmt: skip

    def __init__(self, sorcerer: Sorcerer, stored: list[int], score: int, present: bool, playing: bool) -> None:
        self.present = present
        self.playing = playing  # not so: the dummy, or nobody
        self.reserve = sorcerer.reserve
        self.size = sorcerer.size
        self.level = sorcerer.level
        self.marker = sorcerer.marker
        self.points = score
        self.learnt = 7 - sorcerer.level.count(0)
        self.total = len(stored)
        self.stored = [0] * 21
        self.stored_runes = [0, 0, 0]
        self.colours = 0
        self.runes = [0, 0, 0]
        self.held = [0] * 7
        self.payable = [0] * 7  # colour by colour, with wild elements; 0 where learnt or without a token
        self.tonight = [0] * 7  # the points of learning it now
        self.count(stored)
        if sorcerer.size:
            self.look(sorcerer.reserve)

    def count(self, stored: list[int]) -> None:
        seen = 0
        for kind in stored:
            self.stored[kind] += 1
            self.stored_runes[kind % 3] += 1
            seen |= 1 << kind // 3
        while seen:
            self.colours += seen & 1
            seen >>= 1

    def look(self, reserve: list[int]) -> None:
        runes, held = self.runes, self.held
        for kind in range(21):
            count = reserve[kind]
            if count:
                runes[kind % 3] += count
                held[kind // 3] += count
        for colour in range(7):
            real = held[colour]
            if real and not self.level[colour]:
                self.payable[colour] = real + sets_of_three(reserve, runes, 3 * colour)

    def gain(self, lineup: Lineup, colour: int, level: int) -> int:
        """How the points would change if the spell of a colour stood at this level."""
        change = self.worth(lineup, colour, level)
        now = self.level[colour]
        if now:
            change -= self.worth(lineup, colour, now)
        for counter in lineup.counters:
            at = self.level[counter.colour]
            if at and counter.colour != colour:
                change += counter.adds_for(at, level) - counter.adds_for(at, now)
        return change

    def worth(self, lineup: Lineup, colour: int, level: int) -> int:
        """The points of a spell at a level, as things stand."""
        printed = PRINTED[lineup.numbers[colour] * 3 + level - 3]
        return printed if printed != VARIABLE else lineup.spells[colour].score_of(self, level)


def sets_of_three(reserve: list[int], runes: list[int], first: int) -> int:
    """The wild elements that tokens of other colours than this one make."""
    found = 0
    for rune in range(3):
        found += (runes[rune] - reserve[first + rune]) // 3
    return found


NOBODY: Final = Side(Sorcerer([0] * 21, 0, [], [0] * 7, [-1] * 7, 0, 0), [], 0, False, False)


def sides_of(s: Spellbook, seat: int) -> list[Side]:
    """Everybody, the observing seat first."""
    found: list[Side] = []
    for step in range(s.players):
        at = (seat + step) % s.players
        sorcerer = s.sorcerers[at]
        side = Side(sorcerer, sorcerer.familiar, points(s, at), True, True)
        for colour in range(7):
            most = side.payable[colour]
            if most >= 3:
                side.tonight[colour] = side.gain(s.lineup, colour, min(most, 5))
        found.append(side)
    if s.players == 1:
        idle = Sorcerer(NOBODY.reserve, 0, s.dummy, NOBODY.level, NOBODY.marker, 0, 0)
        dummy = Side(idle, s.dummy + s.bottom, dummy_points(s), True, False)
        dummy.total = len(s.dummy)
        found.append(dummy)
    while len(found) < SEATS:
        found.append(NOBODY)
    return found
