"""Set-up, the day from dawn to nightfall, and the end of the game: the sequence of play, top to bottom."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from athanor.core.frames import Frame
from athanor.core.rng import roll
from athanor.games.spellbook import verbs
from athanor.games.spellbook.components import (
    ALTAR_FULL,
    ALTAR_START,
    DAWN,
    DUMMY_FLUSH,
    DUMMY_SPACES,
    DUSK,
    FAMILIAR_SPACES,
    MIDDAY,
    SOLO_ALTAR,
)
from athanor.games.spellbook.frames import DummyTakes
from athanor.games.spellbook.lineup import choose
from athanor.games.spellbook.phases import Phase
from athanor.games.spellbook.state import Spellbook


def set_up(s: Spellbook) -> None:
    """Everybody has the same seven spells; tokens on the altar, 2 in each reserve; a random starting player."""
    s.lineup = choose(s, s.options["spells"])
    s.starter = roll(s, s.players)
    verbs.tell(s, "game-begins", {"seat": s.starter, "spells": list(s.lineup.numbers)})
    verbs.add_to_altar(s, SOLO_ALTAR if s.solo else ALTAR_START)
    for seat in range(s.players):
        verbs.draw(s, seat, 2)
    verbs.draw_for_dummy(s, s.options["handicap"])
    s.stack.append(Day(s.starter, 0))


def begin_at(s: Spellbook, seat: int, phase: int) -> None:
    """Put the game at a phase of somebody's day, for positions laid out by hand."""
    s.stack = [Day(seat, phase)]
    s.today = seat
    s.settle()


# ---------------------------------------------------------------- the steps of a day


def dawn(s: Spellbook, seat: int) -> None:
    s.today = seat
    actions = 1
    for spell in s.lineup.dawn_givers:
        level = s.sorcerers[seat].level[spell.colour]
        if level:
            actions = spell.dawns(level)
    begin_phase(s, DAWN)
    for _ in range(actions):
        s.stack.append(Phase(seat, DAWN, 0))


def midday(s: Spellbook, seat: int) -> None:
    begin_phase(s, MIDDAY)
    s.stack.append(Phase(seat, MIDDAY, 0))


def dusk(s: Spellbook, seat: int) -> None:
    begin_phase(s, DUSK)
    s.stack.append(Phase(seat, DUSK, 0))


def begin_phase(s: Spellbook, phase: int) -> None:
    s.phase = phase


def dummys_token(s: Spellbook, seat: int) -> None:
    """Solo: before the refill the dummy gets an altar token of the player's choice."""
    if s.solo:
        s.stack.append(DummyTakes(seat, 0))


def altar(s: Spellbook, seat: int) -> None:
    if len(s.dummy) == DUMMY_SPACES:
        return
    empties, count = refill(s, s.altar_size, len(s.dummy))
    if empties:
        verbs.empty_altar(s)
    verbs.add_to_altar(s, count)


def refill(s: Spellbook, size: int, dummy: int) -> tuple[bool, int]:
    """What nightfall does to an altar with so many tokens: whether it is emptied first, and how many are added.

    Fewer than 5: fill up to 5. From 5 to 9: one more. 10 or more: discard them all and draw 5. Solo: up to 7; or, if
    the dummy's token covers a symbol (whichever it was that day), discard all and draw 7.
    """
    if s.solo:
        empties = dummy in DUMMY_FLUSH and size > 0
        return empties, SOLO_ALTAR - (0 if empties else size)
    if size < ALTAR_START:
        return False, ALTAR_START - size
    return (False, 1) if size < ALTAR_FULL else (True, ALTAR_START)


def tonight(s: Spellbook) -> tuple[bool, int]:
    """The same, as things stand now. Solo: the dummy's token comes first, unless it has been given."""
    gift = 1 if s.solo and not gift_given(s) and s.altar_size else 0
    return refill(s, s.altar_size - gift, len(s.dummy) + gift)


def gift_given(s: Spellbook) -> bool:
    """Solo: the dummy has had its token of this evening, and the altar is not refilled yet."""
    day = s.stack[0] if s.stack else None
    return isinstance(day, Day) and DAY[day.step] is altar and s.stack[-1].kind != DummyTakes.kind


def nightfall(s: Spellbook, seat: int) -> None:
    """The day is over: the next player's begins, unless everybody has had equally many and the end was announced."""
    sorcerer = s.sorcerers[seat]
    sorcerer.fresh = 0
    sorcerer.days += 1
    following = (seat + 1) % s.players
    if len(s.dummy) == DUMMY_SPACES or (s.last_round and following == s.starter):
        tell_end(s)
        return
    s.stack.append(Day(following, 0))


def tell_end(s: Spellbook) -> None:
    """Why the game ends: the first in turn order who has completed the book or the familiar, or the dummy's board."""
    for at in range(s.players):
        seat = (s.starter + at) % s.players
        if all(s.sorcerers[seat].level):
            verbs.tell(s, "game-ends-book", {"seat": seat})
            return
        if len(s.sorcerers[seat].familiar) == FAMILIAR_SPACES:
            verbs.tell(s, "game-ends-familiar", {"seat": seat})
            return
    verbs.tell(s, "game-ends-dummy" if len(s.dummy) == DUMMY_SPACES else "game-ends", {})


Step = Callable[[Spellbook, int], None]
DAY: Final[tuple[Step, ...]] = (dawn, midday, dusk, dummys_token, altar, nightfall)


class Day(Frame):
    """A player's day, step by step."""

    __slots__ = ("step",)
    kind: ClassVar[str] = "day"
    ground: ClassVar[bool] = True

    def __init__(self, seat: int, step: int) -> None:
        self.seat = seat
        self.step = step

    def fits(self, s: Spellbook) -> bool:
        return 0 <= self.step < len(DAY) and self.seat == s.today

    def lapse(self, s: Spellbook) -> None:
        if self.step + 1 < len(DAY):
            s.stack.append(Day(self.seat, self.step + 1))
        DAY[self.step](s, self.seat)
