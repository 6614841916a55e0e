"""What an observation of Spellbook consists of: the fields by name, and which colour each action is about.

Nearly everything in this game comes by colour: tokens, spells, what a spell costs. So there is one group, the seven
colours, and every action but three is about one of them.
"""

from __future__ import annotations

from typing import Final

from athanor.core.frames import Frame, frame_fields
from athanor.envs.layout import SEATS, About, Category, Group, Layout, Numbers
from athanor.games.spellbook import frames, learning, phases, rules
from athanor.games.spellbook.components import (
    ACTIONS,
    COPY,
    DISCARD,
    DUMMY,
    DUMMY_SPACES,
    FAMILIAR_SPACES,
    GIVE,
    KEEP,
    KINDS,
    LEARN,
    LEVELS,
    LINES,
    MARK,
    MOST_PLAYERS,
    PAY,
    RAISE,
    RECEIVE,
    REPLACE,
    RESERVE_LIMIT,
    SPELLS,
    STORE,
    TAKE,
    USE,
    WILD,
)
from athanor.games.spellbook.spells import SPELL_FRAMES
from athanor.games.spellbook.spells.blue import DRAWS

COLOURS: Final = "colours"
RIVALS: Final = SEATS - 1
POINTS_SCALE: Final = 20.0

# Counts as categories: the last value stands for all that are higher.
MOST_HELD: Final = 5
MOST_LYING: Final = 4
MOST_PAYABLE: Final = 6
MOST_ON_ALTAR: Final = 12
MOST_DAYS: Final = 15
MOST_LEAD: Final = 10  # either way
MOST_AT_BOTTOM: Final = 7
LEARNT_LEVELS: Final = 4  # unlearnt, 3, 4, 5
NOT_ANNOUNCED, TO_COME, NOW, OVER = range(4)  # the last day of the seat that observes

# ---------------------------------------------------------------- pending questions

# Every kind of question has a number, and every value of each of its arguments another: so one table of learnt vectors
# serves all of them. By the name of an argument, its lowest value and how many there are. What an argument says about
# a colour stands with that colour instead (`asked`, `pending`).
ARGUMENTS: Final[dict[str, tuple[int, int]]] = {
    "bottom": (0, 2),
    "count": (0, 5),
    "first": (0, 2),
    "given": (0, 4),
    "lacking": (0, 3),
    "line": (0, 3),  # the level, less 3
    "must": (0, 2),
    "need": (0, 5),
    "of": (0, 3),
    "phase": (0, 3),
    "place": (0, 2),
    "rune": (-1, 4),
    "step": (0, 6),
    "to": (0, 2),
    "which": (0, 13),
    "wilds": (0, 3),
}
# Where one kind differs from the others: Swap counts below zero, a sweep replaces any number of tokens.
ARGUMENTS_OF: Final[dict[str, tuple[int, int]]] = {"swap count": (-3, 7), "sweep count": (0, 9)}
FRAMES: Final[tuple[type[Frame], ...]] = (
    rules.Day, phases.Phase,
    frames.Take, frames.TakeMore, frames.Draw, frames.MayDraw, frames.Discard, frames.Store,
    frames.Swap, frames.Lower, frames.DummyTakes,
    learning.Learn, learning.Mark, learning.Pay, learning.Spent, learning.Keep, learning.Learnt,
    *SPELL_FRAMES,
)  # fmt: skip


class Question:
    """How frames of one kind are numbered: the kind itself, and by argument the first number, lowest value, count."""

    __slots__ = ("arguments", "number")

    def __init__(self, number: int, arguments: list[tuple[str, int, int, int]]) -> None:
        self.number = number
        self.arguments = arguments


def number_questions() -> tuple[dict[str, Question], int]:
    """All kinds first, then their arguments; and how many numbers that makes."""
    found: dict[str, Question] = {}
    free = len(FRAMES)
    for number, frame in enumerate(FRAMES):
        arguments: list[tuple[str, int, int, int]] = []
        for name in frame_fields(frame):
            if name in ARGUMENTS:
                low, count = ARGUMENTS_OF.get(f"{frame.kind} {name}", ARGUMENTS[name])
                arguments.append((name, free, low, count))
                free += count
        found[frame.kind] = Question(number, arguments)
    return found, free


QUESTIONS, SAYINGS = number_questions()
QUESTION_KINDS: Final = len(FRAMES)
QUESTION_SIZE: Final = 1 + max(len(question.arguments) for question in QUESTIONS.values())
WAITING: Final = 3  # further questions below the upper two and above the day

# ---------------------------------------------------------------- fields

NUMBERS: Final = (
    Numbers("lead", 1, "points ahead of the best rival, 15 at most, by 5"),
    Numbers("ahead", 1, "1 if the seat would win as things stand, ties broken as at the end; -1 if not; 0 if shared"),
    Numbers("final-lead", 1, "lead, once the last round is announced; before that 0"),
    Numbers("leads", RIVALS, "points ahead of each rival, by 10"),
    Numbers("learnt", SEATS, "spells learnt, by 4"),
    Numbers("stored", SEATS, "tokens on the familiar (on the dummy's board), by 7"),
    Numbers("size", SEATS, "tokens in the reserve, by 5"),
    Numbers("runes", SEATS * 3, "tokens in the reserve by rune, by 3"),
    Numbers("stored-runes", SEATS * 3, "tokens on the familiar by rune, by 5"),
    Numbers("stored-colours", SEATS, "different colours on the familiar, by 4"),
    Numbers("tonight", SEATS, "points of the best spell that the reserve could pay for now, by 5"),
    Numbers("days-to-come", SEATS, "1 if the seat's last day is announced and not over"),
    Numbers("altar-runes", 3, "tokens on the altar by rune, by 3"),
    Numbers("sizes", 3, "tokens on the altar (by 10), in the bag and in the discard box (by 40)"),
    Numbers("days", 1, "days the seat has had, by 8"),
    Numbers("furthest", 2, "most tokens on a rival's familiar (by 7), most spells of a rival (by 4)"),
    Numbers("bottom", 1, "solo: tokens in the bottom area of the dummy's board, by 4"),
    Numbers("handicap", 1, "solo: the handicap, by 3"),
)
CATEGORIES: Final = (
    Category("players", MOST_PLAYERS, "number of players, less 1"),
    Category("asked", SEATS, "who decides, counted from the observing seat"),
    Category("day", 3 * SEATS, "phase × 4 + whose day it is, counted from the observing seat"),
    Category("starter", SEATS, "the starting player, counted from the observing seat"),
    Category("last-day", 4, "the own last day: not announced, to come, now, over"),
    Category(DRAWS.name, 2, "option: a permanent effect that draws asks first (0) or always happens (1)"),
    Category("learnt", 8, "spells learnt, by seat", size=SEATS),
    Category("stored", FAMILIAR_SPACES + 1, "tokens on the familiar, by seat", size=SEATS),
    Category("size", RESERVE_LIMIT + 1, "tokens in the reserve, by seat", size=SEATS),
    Category("altar", MOST_ON_ALTAR + 1, "tokens on the altar"),
    Category("days", MOST_DAYS + 1, "days the seat has had"),
    Category("lead", 2 * MOST_LEAD + 1, "points ahead of the best rival, plus 10"),
    Category("final-lead", 2 * MOST_LEAD + 1, "the same, once the last round is announced"),
    Category("dummy", DUMMY_SPACES + 1, "solo: spaces of the dummy's board that are filled"),
    Category("bottom", MOST_AT_BOTTOM + 1, "solo: tokens in the bottom area of the dummy's board"),
    Category("question", SAYINGS, "the pending question: its kind and arguments", size=QUESTION_SIZE, shared=True),
    Category("below", SAYINGS, "the question or step that follows it", size=QUESTION_SIZE, shared=True),
    Category("waiting", QUESTION_KINDS, "kinds of what comes after that, of the same day", size=WAITING, shared=True),
)
SLOT_NUMBERS: Final = (
    Numbers("mine", 3, "own tokens in the reserve by rune, by 2"),
    Numbers("theirs", RIVALS * 3, "each rival's tokens by rune, by 2"),
    Numbers("altar", 3, "tokens on the altar by rune, by 2"),
    Numbers("bag", 3, "tokens in the bag by rune, by 5"),
    Numbers("box", 3, "tokens in the discard box by rune, by 5"),
    Numbers("aside", 3, "tokens set aside while paying or swapping, by rune"),
    Numbers("stored", 3, "tokens on the own familiar by rune, by 2"),
    Numbers("stored-theirs", RIVALS, "tokens on each rival's familiar (the dummy's board), by 3"),
    Numbers("held", SEATS, "tokens of this colour in each reserve, by 3"),
    Numbers("lying", 2, "tokens of this colour on the altar (by 3) and in the bag (by 10)"),
    Numbers("payable", SEATS, "level that each reserve could pay for, wild elements included (0: learnt), by 5"),
    Numbers("wild", 1, "wild elements that the own tokens of other colours make, by 2"),
    Numbers("marked", 1, "own tokens in the reserve with the rune of the marker on this card, by 3"),
    Numbers("gain", 3, "change of the own points if this spell stood at level 3, 4, 5; by 5"),
    Numbers("tonight", SEATS, "points for each seat that could learn this spell now, at the highest level; by 5"),
    Numbers("fresh", 1, "1 if the seat learnt it today, so that its action waits for tomorrow"),
    Numbers("usable", 1, "1 if the own spell has an action today in this phase or a later one"),
    Numbers("wanted", 2, "rivals who have not learnt it, by 3; most tokens that one of them holds, by 3"),
)
SLOT_CATEGORIES: Final = (
    Category("spell", SPELLS * LEARNT_LEVELS, "spell × own level (0: unlearnt, then 3, 4, 5)"),
    Category("spell-theirs", SPELLS * LEARNT_LEVELS, "spell × level of each rival", size=RIVALS, shared=True),
    Category("level-theirs", LEARNT_LEVELS, "level by rival (0: unlearnt, then 3, 4, 5)", size=RIVALS),
    Category("spell-held", SPELLS * (MOST_HELD + 1), "unlearnt: spell × own tokens"),
    Category(
        "spell-held-theirs",
        SPELLS * (MOST_HELD + 1),
        "spell × tokens of each rival who has not learnt it",
        size=RIVALS,
        shared=True,
    ),
    Category("spell-payable", SPELLS * LEARNT_LEVELS, "unlearnt: spell × level that can be paid for now (0: none)"),
    Category("marker", SPELLS * 3, "learnt: spell × rune of the own marker"),
    Category("marker-theirs", 3, "learnt: rune of the marker, by rival", size=RIVALS),
    Category("held", MOST_HELD + 1, "tokens in the reserve, by seat", size=SEATS),
    Category("payable", MOST_PAYABLE + 1, "unlearnt: what could be paid with wild elements, by seat", size=SEATS),
    Category(
        "transmuted",
        MOST_PAYABLE + 1,
        "unlearnt: the same with the wild elements of an own spell, where it can be used",
    ),
    Category("lying", MOST_LYING + 1, "tokens of this colour on the altar"),
    Category("held-lying", (MOST_HELD + 1) * (MOST_LYING + 1), "unlearnt: own tokens × tokens on the altar"),
    Category("asked", QUESTION_KINDS, "kind of the pending question, if it is about this colour"),
    Category("pending", QUESTION_KINDS, "kind of a later question or step about this colour"),
)

# ---------------------------------------------------------------- actions

TOKEN_VERBS: Final[tuple[tuple[str, int], ...]] = (
    ("take", TAKE), ("store", STORE), ("discard", DISCARD), ("replace", REPLACE), ("give", GIVE), ("receive", RECEIVE),
    ("mark", MARK), ("pay", PAY), ("wild", WILD), ("keep", KEEP), ("dummy", DUMMY),
)  # fmt: skip


def about() -> dict[int, tuple[About, ...]]:
    """Tokens by verb and rune, lines of spells by verb and level: what a colour adds is in its slot."""
    found: dict[int, tuple[About, ...]] = {}
    for verb, first in TOKEN_VERBS:
        for kind in range(KINDS):
            found[first + kind] = (About(COLOURS, kind // 3, f"{verb}-{'ots'[kind % 3]}"),)
    for line in range(LINES):
        colour, level = line // 9, LEVELS[line % 3]
        found[LEARN + line] = (About(COLOURS, colour, f"learn-{level}"),)
        found[USE + line] = (About(COLOURS, colour, f"use-{level}"),)
        for owner in range(MOST_PLAYERS):
            found[COPY + owner * LINES + line] = (About(COLOURS, colour, f"copy-{level}"),)
    for spell in range(SPELLS):
        found[RAISE + spell] = (About(COLOURS, spell // 3, "raise"),)
    return found


LAYOUT: Final = Layout(
    NUMBERS,
    CATEGORIES,
    (Group(COLOURS, 7, "a colour: its tokens and its spell", SLOT_NUMBERS, SLOT_CATEGORIES),),
    about(),
    len(ACTIONS.names),
    POINTS_SCALE,
)
