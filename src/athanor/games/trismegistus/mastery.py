"""The mastery tracks: moving markers, bonus tokens on the way, and the point at the top."""

from __future__ import annotations

from typing import ClassVar

from athanor.core.actions import Row
from athanor.core.frames import Frame
from athanor.core.message import Message
from athanor.core.sharing import put
from athanor.games.trismegistus import verbs
from athanor.games.trismegistus.cards import BONUS_CHAMELEON, BONUS_TRACK
from athanor.games.trismegistus.components import ACTIONS, ADVANCE, RETREAT
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.symbols import TOP

ALL_TRACKS = 0b1111

Row(ACTIONS, ADVANCE, "label-advance", "element")
Row(ACTIONS, RETREAT, "label-retreat", "element")


def advance(s: Trismegistus, seat: int, track: int, steps: int) -> None:
    """Up by some steps, one after the other: each bonus space on the way is entered.

    From the top there is no way up: one point in place of the whole move. A surplus beyond the top is lost.
    """
    level = s.labs[seat].tracks[track]
    if level >= TOP:
        verbs.score_top(s, seat, track)
        return
    to = min(level + steps, TOP)
    verbs.move_marker(s, seat, track, to)
    space = track * 2
    for step in s.cards.board.bonus_steps:
        if level < step <= to:
            enter(s, seat, space)
        space += 1
    if s.pending and s.depth == 0:
        s.stack.append(Bonuses(seat))


def enter(s: Trismegistus, seat: int, space: int) -> None:
    """A bonus space: once per player, token and turn. What it brings may have to wait (see `Bonuses`)."""
    if s.bonus[space] >= 0 and not s.entered[seat] >> space & 1:
        s.entered = put(s.entered, seat, s.entered[seat] | 1 << space)
        s.pending = [*s.pending, s.bonus[space]]
        verbs.tell(s, "enters-bonus", {"seat": seat, "element": space // 2, "bonus": s.bonus[space]})


def lowest_tracks(s: Trismegistus, seat: int) -> int:
    """The tracks on the lowest level, a bit each."""
    tracks = s.labs[seat].tracks
    low = min(tracks)
    return sum(1 << track for track in range(4) if tracks[track] == low)


class Bonuses(Frame):
    """The bonus tokens that somebody has gained, first in, first out. Not before a transmutation is done."""

    __slots__ = ()
    kind: ClassVar[str] = "bonuses"

    def lapse(self, s: Trismegistus) -> None:
        if not s.pending:
            return
        bonus = s.pending[0]
        s.pending = s.pending[1:]
        if s.pending:
            s.stack.append(self)
        if bonus == BONUS_TRACK:
            s.stack.append(Advance(self.seat, ALL_TRACKS, 1, 1))
        elif bonus == BONUS_CHAMELEON:
            verbs.gain_chameleon(s, self.seat, 1)
        else:
            verbs.gain_ethereal(s, self.seat, 1)


class Advance(Frame):
    """Choose a track of `among` (a bit each) and go up `steps` there; `times` different tracks one after another."""

    __slots__ = ("among", "steps", "times")
    kind: ClassVar[str] = "advance"

    def __init__(self, seat: int, among: int, steps: int, times: int) -> None:
        self.seat = seat
        self.among = among
        self.steps = steps
        self.times = times

    def fits(self, s: Trismegistus) -> bool:
        return 0 < self.among <= ALL_TRACKS and self.steps > 0 and 0 < self.times <= self.among.bit_count()

    def choices(self, s: Trismegistus) -> list[int]:
        return [ADVANCE + track for track in range(4) if self.among >> track & 1]

    def resolve(self, s: Trismegistus, action: int) -> None:
        track = action - ADVANCE
        if self.times > 1:
            s.stack.append(Advance(self.seat, self.among & ~(1 << track), self.steps, self.times - 1))
        advance(s, self.seat, track, self.steps)

    def reason(self, s: Trismegistus, action: int, seat: int) -> Message:
        track = action - ADVANCE
        if 0 <= track < 4:
            return Message("why-not-this-track", {"element": track})
        return Message("why-choose-track")

    def question(self, s: Trismegistus) -> Message:
        return Message("ask-advance", {"steps": self.steps, "times": self.times})


def can_retreat(s: Trismegistus, seat: int) -> bool:
    return max(s.labs[seat].tracks) > 0


def retreat_choices(s: Trismegistus, seat: int) -> list[int]:
    """A marker on 0 cannot go down."""
    tracks = s.labs[seat].tracks
    return [RETREAT + track for track in range(4) if tracks[track] > 0]


def retreat(s: Trismegistus, seat: int, track: int) -> None:
    verbs.move_marker(s, seat, track, s.labs[seat].tracks[track] - 1)
