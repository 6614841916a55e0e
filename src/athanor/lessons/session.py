"""A lesson being played with somebody: where it stands, and what is said.

A step begins from a state that follows from the lesson alone, so every step can be begun again, gone back to, and taken
up another day. Any legal move may be made. One that leads on is counted; to any other there is a reply, and until the
learner is back on the way, by taking it back or by playing on, the reply stays.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from athanor.core.events import Event
from athanor.core.message import Message
from athanor.core.registry import lookup
from athanor.core.state import State
from athanor.lessons.lesson import Lesson, Marks, Names, Step, fits
from athanor.lessons.reading import MARK, position_text

# play: a move is asked; aside: the last one did not lead on; shown: the moves were shown; done: what was to do is done.
Status = Literal["play", "aside", "shown", "done"]
What = Literal["on", "again", "back", "take-back", "show", "own-try"]
MISSES_TO_SHOW: Final = 3


@dataclass(frozen=True, slots=True)
class Move:
    """Something that happened at the table, and the table after it."""

    seat: int
    action: int
    events: list[Event]
    state: State


@dataclass(frozen=True, slots=True)
class Kept:
    """Where the step stood before a move, to take it back."""

    state: State
    at: int
    status: Status
    reply: str
    rivals: list[str]
    made: list[Move]
    marks: Marks


class Session:
    def __init__(self, lesson: Lesson, step: int = 0) -> None:
        self.lesson = lesson
        self.number = 0
        self.finished = False  # the last step was done
        self.go_to(step)

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.number]

    @property
    def is_last(self) -> bool:
        return self.number == len(self.lesson.steps) - 1

    # ---------------------------------------------------------------- going to and fro

    def go_to(self, step: int) -> None:
        """The step as it begins."""
        self.number = step
        self.state = beginning(self.lesson, step)
        self.marks = beginning_marks(self.lesson, step)
        self.at = 0  # moves that led on
        self.misses = 0
        self.reply = ""
        self.rivals = list(self.step.rivals)
        self.made: list[Move] = []  # all moves that stand, the others' too
        self.before: list[Kept] = []
        self.status: Status = "play"
        self.note_end()

    def do(self, what: What) -> list[Move]:
        """What a button of the lesson does; what cannot be done now does nothing."""
        if what not in self.buttons:
            return []
        match what:
            case "on":
                self.go_to(self.number + 1)
            case "back":
                self.go_to(self.number - 1)
            case "again":
                self.go_to(self.number)
            case "take-back":
                self.take_back()
            case "show":
                return self.show()
            case "own-try":
                self.restore(self.before[0])
                self.misses = 0
        return []

    def take_back(self) -> None:
        """To where the learner left the way."""
        while self.before and self.status == "aside":
            self.restore(self.before.pop())

    def undo(self) -> bool:
        """The last move alone; whether there was one."""
        if not self.before or self.status == "shown":
            return False
        self.restore(self.before.pop())
        return True

    def kept(self) -> Kept:
        return Kept(
            self.state.clone(), self.at, self.status, self.reply, self.rivals[:], self.made[:], dict(self.marks)
        )

    def restore(self, kept: Kept) -> None:
        self.state, self.at, self.status, self.reply = kept.state.clone(), kept.at, kept.status, kept.reply
        self.rivals, self.made, self.marks = kept.rivals[:], kept.made[:], dict(kept.marks)
        self.before = [each for each in self.before if each is not kept]

    def show(self) -> list[Move]:
        """The moves that are still due, played; then the learner may try."""
        self.take_back()
        kept = self.kept()
        moves: list[Move] = []
        for action in shown_moves(self.state, self.lesson.seat, self.step, self.at):
            moves += self.played([action])
        self.marks |= self.step.marks
        self.before, self.status, self.reply = [kept], "shown", ""
        return moves

    # ---------------------------------------------------------------- the learner's moves

    def answer(self, actions: Sequence[int]) -> list[Move]:
        """One or several moves of one gesture, and what the others do then. Refused ones change nothing."""
        seat = self.lesson.seat
        if len(actions) > 1:
            actions = self.state.check_all(actions, seat)
        kept = self.kept()
        moves = self.played(actions)
        self.before.append(kept)
        if self.status != "shown":
            for name in self.in_order([self.state.game.actions.name(action) for action in actions]):
                self.judge(name)
            self.note_end()
        return moves

    def played(self, actions: Sequence[int]) -> list[Move]:
        moves = []
        for action in actions:
            events = self.state.apply(action, self.lesson.seat)
            moves.append(Move(self.lesson.seat, action, events, self.state.clone()))
        moves += rivals_moves(self.state, self.lesson.seat, self.rivals)
        self.made += moves
        return moves

    def in_order(self, names: list[str]) -> list[str]:
        """What was done together in the order in which the step has it, if it is all of that."""
        due = [wanted for wanted in self.step.play[self.at :] if any(fits(name, wanted) for name in names)]
        left, found = list(names), []
        for wanted in due[: len(names)]:
            name = next((each for each in left if fits(each, wanted)), None)
            if name is None:
                return names
            left.remove(name)
            found.append(name)
        return names if left else found

    def judge(self, name: str) -> None:
        step = self.step
        if self.status == "done":
            return
        if self.at < len(step.play) and fits(name, step.play[self.at]):
            self.at += 1
            self.status, self.reply = "play", ""
            return
        if self.at and fits(name, step.details):
            return
        found = next((reply.id for reply in step.replies if fits(name, reply.to)), "")
        if self.status == "play":
            self.misses += 1
        self.status, self.reply = "aside", found

    def mark(self, place: str, sign: str) -> None:
        """A mark in the notes; without a sign it is rubbed out."""
        kept = self.kept()
        self.marks = {where: old for where, old in self.marks.items() if where != place}
        if sign:
            self.marks[place] = sign
        if self.step.marks and self.status in ("play", "aside"):
            self.before.append(kept)
            self.judge_marks(place)
            self.note_end()

    def judge_marks(self, place: str) -> None:
        """What is wanted may be marked in any way on the way there, and a question mark does no harm anywhere."""
        before = beginning_marks(self.lesson, self.number)
        wrong = [
            where
            for where in {**before, **self.marks}
            if where not in self.step.marks
            and self.marks.get(where) != before.get(where)
            and self.marks.get(where) != "maybe"
        ]
        if not wrong:
            self.status, self.reply = "play", ""
        elif place in wrong:
            name = f"{MARK}{place} {self.marks.get(place, '')}"
            self.reply = next((reply.id for reply in self.step.replies if fits(name, reply.to)), "")
            self.status, self.misses = "aside", self.misses + 1

    def note_end(self) -> None:
        marked = all(self.marks.get(place) == sign for place, sign in self.step.marks.items())
        made = self.at == len(self.step.play) and marked
        if self.status == "play" and made and pending_detail(self.state, self.lesson.seat, self.step) is None:
            self.status = "done"
        if self.status == "done" and self.is_last:
            self.finished = True

    # ---------------------------------------------------------------- what is said and shown

    @property
    def buttons(self) -> list[What]:
        """What can be done besides playing; the first is what leads on."""
        found: list[What] = []
        match self.status:
            case "done" if not self.is_last:
                found.append("on")
            case "shown":
                found.append("own-try")
            case "aside":
                found += ["show", "take-back"] if self.misses >= MISSES_TO_SHOW else ["take-back", "show"]
            case "play":
                found.append("show")
        if self.before:
            found.append("again")
        if self.number:
            found.append("back")
        return found

    @property
    def lit(self) -> list[Names]:
        if self.status == "shown" or (self.status == "done" and self.step.asks):
            return []
        if self.step.marks and not self.step.lit:
            due = [place for place, sign in self.step.marks.items() if self.marks.get(place) != sign]
            return [(f"{MARK}{place}",) for place in due[:1]]
        return list(self.step.lit or self.step.play[self.at : self.at + 1])

    @property
    def answered(self) -> Message | None:
        """What is said to the last move."""
        text = self.lesson.step_text(self.number)
        match self.status:
            case "done" if self.step.asks:
                return Message(f"{text}.done")
            case "shown":
                return Message("lesson-shown")
            case "aside":
                return Message(f"{text}.{self.reply}" if self.reply else "lesson-beside")
        return None


# ---------------------------------------------------------------- the table


def beginning(lesson: Lesson, step: int) -> State:
    """The table at the beginning of a step: the last position laid, and the moves shown since."""
    laid = max(at for at in range(step + 1) if lesson.steps[at].position is not None)
    name = lesson.steps[laid].position
    assert name is not None
    state = lookup(lesson.game).from_position(position_text(lesson.game, name))
    for passed in lesson.steps[laid:step]:
        rivals = list(passed.rivals)
        for action in shown_moves(state, lesson.seat, passed):
            state.apply(action, lesson.seat)
            for _ in rivals_moves(state, lesson.seat, rivals):
                pass
    return state


def beginning_marks(lesson: Lesson, step: int) -> Marks:
    """What stands in the notes when a step begins: all that the steps before it were about."""
    found: Marks = {}
    for passed in lesson.steps[:step]:
        found |= passed.marked | passed.marks
    return found | lesson.steps[step].marked


def shown_moves(state: State, seat: int, step: Step, at: int = 0) -> Iterator[int]:
    """The moves of a step from there on, details between them; each is made before the next is asked for."""
    for names in step.play[at:]:
        planned = state.game.actions.id(names[0])
        while planned not in state.legal(seat) and (detail := pending_detail(state, seat, step)) is not None:
            yield detail
        yield planned
    while (detail := pending_detail(state, seat, step)) is not None:
        yield detail


def pending_detail(state: State, seat: int, step: Step) -> int | None:
    """The first of the moves that may be made in any way, if they are asked for."""
    legal = [] if state.over or seat not in state.waiting else state.legal(seat)
    names = state.game.actions.names
    return next((action for action in legal if fits(names[action], step.details)), None)


def rivals_moves(state: State, seat: int, script: list[str]) -> Iterator[Move]:
    """What the others do until the learner is asked; what was used of the script is taken from it."""
    while not state.over and seat not in state.waiting:
        by = state.to_move
        assert by is not None
        action = scripted(state, by, script)
        events = state.apply(action, by)
        yield Move(by, action, events, state.clone())


def scripted(state: State, seat: int, script: list[str]) -> int:
    legal = state.without_back()
    if script:
        planned = state.game.actions.id(script[0])
        if planned in legal:
            del script[0]
            return planned
    weights = state.heuristic(seat)
    likely = dict(zip(state.legal(seat), weights, strict=True))
    return max(legal, key=lambda action: likely[action])
