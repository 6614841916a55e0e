"""What a seat of Spellbook knows as a short row of bytes: counts and numbers as they lie on the table, nothing derived.

`features_many.py` makes the observations of a whole batch from such rows at once, equal to what `features.py` makes of
each state. A place that may hold NONE is one higher than its value. The row begins with

    players, handicap, number of the phase, 1 in the last round, 1 on the own day, 1 if takes draw at once,
    who decides, whose day it is and who started (counted from the observing seat), the own last day,
    days the seat has had, colours learnt today (as bits), tokens on the altar, in the bag and in the box,
    tokens of the dummy's board and of its bottom area, 1 for each seat whose last day is to come;
    the spells by colour; the pending question, the one below it, the kinds of those that wait (each + 1);
    by colour the kinds of the pending and of a later question about it (each + 1);
    altar, bag, box and tokens set aside, each by kind;

and then has SIDE places for each seat that plays, the observing one first, and for the dummy; the rest stays empty:

    present, playing, tokens in the reserve, tokens on the familiar, points;
    reserve and familiar by kind; levels and markers (+ 1) by colour.
"""

from __future__ import annotations

from typing import Final

from athanor.core.frames import Frame, frame_fields
from athanor.envs.layout import NONE, SEATS
from athanor.games.spellbook.components import KINDS
from athanor.games.spellbook.features_layout import (
    FRAMES,
    NOT_ANNOUNCED,
    NOW,
    OVER,
    QUESTION_SIZE,
    QUESTIONS,
    TO_COME,
    WAITING,
)
from athanor.games.spellbook.scoring import dummy_points, points
from athanor.games.spellbook.spells.blue import draws_at_once
from athanor.games.spellbook.state import Spellbook

(
    PLAYERS, HANDICAP, PHASE, LAST_ROUND, OWN_DAY, AT_ONCE, ASKED, TODAY, STARTER, LAST_DAY, DAYS, FRESH, ALTAR_SIZE,
    BAG_SIZE, BOX_SIZE, DUMMY_SIZE, BOTTOM_SIZE, COMES,
) = range(18)  # fmt: skip
NUMBERS: Final = COMES + SEATS
QUESTION: Final = NUMBERS + 7
ABOUT: Final = QUESTION + 2 * QUESTION_SIZE + WAITING
TOKENS: Final = ABOUT + 14
SIDES: Final = TOKENS + 4 * KINDS
PRESENT, PLAYING, SIZE, STORED_SIZE, POINTS, RESERVE = range(6)
STORED: Final = RESERVE + KINDS
LEVEL: Final = STORED + KINDS
MARKER: Final = LEVEL + 7
SIDE: Final = MARKER + 7
LENGTH: Final = SIDES + SEATS * SIDE


def facts(s: Spellbook, seat: int) -> bytes:
    players, today, starter = s.players, s.today, s.starter
    me = s.sorcerers[seat]
    row: list[int] = [
        players, int(s.options["handicap"]), s.phase, 1 if s.last_round else 0, 1 if today == seat else 0,
        1 if draws_at_once(s) else 0, (s.asked - seat) % players, (today - seat) % players, (starter - seat) % players,
        last_day(s, seat), me.days, me.fresh, s.altar_size, s.bag_size, s.box_size, len(s.dummy), len(s.bottom),
    ]  # fmt: skip
    turn = (today - starter) % players
    for step in range(SEATS):
        comes = s.last_round and step < players and (seat + step - starter) % players >= turn
        row.append(1 if comes else 0)
    row.extend(s.lineup.numbers)
    row.extend(questions(s))
    row.extend(s.altar)
    row.extend(s.bag)
    row.extend(s.box)
    row.extend(s.aside)
    for step in range(players):
        at = (seat + step) % players
        sorcerer = s.sorcerers[at]
        row.append(1)
        row.append(1)
        row.append(sorcerer.size)
        row.append(len(sorcerer.familiar))
        row.append(points(s, at))
        row.extend(sorcerer.reserve)
        row.extend(by_kind(sorcerer.familiar))
        row.extend(sorcerer.level)
        for marker in sorcerer.marker:
            row.append(marker + 1)
    if players == 1:
        row.extend((1, 0, 0, len(s.dummy), dummy_points(s)))
        row.extend(NO_TOKENS)
        row.extend(by_kind(s.dummy + s.bottom))
    return bytes(row).ljust(LENGTH, b"\0")


NO_TOKENS: Final[list[int]] = [0] * KINDS
NO_COLOURS: Final[list[int]] = [0] * 14
NO_QUESTION: Final[list[int]] = [0] * QUESTION_SIZE


def by_kind(tokens: list[int]) -> list[int]:
    counts = NO_TOKENS[:]
    for kind in tokens:
        counts[kind] += 1
    return counts


def questions(s: Spellbook) -> list[int]:
    """What is pending, and by colour what is pending about it; each one higher than in an observation."""
    stack = s.stack
    depth = len(stack)
    row: list[int] = []
    write(stack[depth - 1], row)
    if depth > 1:
        write(stack[depth - 2], row)
    else:
        row.extend(NO_QUESTION)
    for at in range(depth - 3, depth - 3 - WAITING, -1):
        row.append(QUESTIONS[stack[at].kind].number + 1 if at > 0 else 0)
    about = NO_COLOURS[:]
    for at in range(depth - 1, 0, -1):
        frame = stack[at]
        colour = colour_of(frame)
        if colour != NONE:
            place = colour if at == depth - 1 else 7 + colour
            if not about[place]:
                about[place] = QUESTIONS[frame.kind].number + 1
    row.extend(about)
    return row


def write(frame: Frame, row: list[int]) -> None:
    found: list[int] = []
    write_question(frame, found)
    for value in found:
        row.append(value + 1)


def last_day(s: Spellbook, seat: int) -> int:
    if not s.last_round:
        return NOT_ANNOUNCED
    if seat == s.today:
        return NOW
    return TO_COME if (seat - s.starter) % s.players > (s.today - s.starter) % s.players else OVER


def write_question(frame: Frame, ints: list[int]) -> None:
    """The kind of a frame and its arguments, in QUESTION_SIZE places."""
    question = QUESTIONS[frame.kind]
    ints.append(question.number)
    for name, first, low, count in question.arguments:
        value: int = getattr(frame, name)
        if name == "line":
            value %= 3
        ints.append(first + max(0, min(value - low, count - 1)))
    for _ in range(QUESTION_SIZE - 1 - len(question.arguments)):
        ints.append(NONE)


def tells_colour(kind: type[Frame]) -> str:
    """The argument of a kind of frame that tells a colour; empty: it has none."""
    for name in frame_fields(kind):
        if name in ("colour", "which") or (name == "line" and kind.kind == "mark"):
            return name
    return ""


COLOUR_IN: Final[dict[str, str]] = {frame.kind: tells_colour(frame) for frame in FRAMES}


def colour_of(frame: Frame) -> int:
    """The colour that a question or step is about, or NONE."""
    name = COLOUR_IN[frame.kind]
    if not name:
        return NONE
    value: int = getattr(frame, name)
    if name == "which":
        return value - 3 if 3 <= value < 10 else NONE
    return value // 9 if name == "line" else value
