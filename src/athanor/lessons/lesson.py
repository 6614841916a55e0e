"""What a lesson consists of."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fnmatch import fnmatchcase

# Names of actions, perhaps with `*` for any rest: one of them is meant, the first is the one shown.
Names = tuple[str, ...]
# Marks in the notes of the learner's seat, by place.
Marks = dict[str, str]
SIGNS = ("no", "maybe", "yes")


def fits(name: str, names: Iterable[str]) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in names)


@dataclass(frozen=True, slots=True)
class Reply:
    """What is said to moves that are legal but do not lead on; `id` names the text."""

    id: str
    to: Names


@dataclass(frozen=True, slots=True)
class Step:
    id: str
    # The learner's moves, in order. A step without any is only read.
    play: tuple[Names, ...]
    # What is lit, each group with a letter of its own (a, b, c). Without any: the move that is due.
    lit: tuple[Names, ...]
    replies: tuple[Reply, ...]
    # What follows from a move of the learner and may be done in any way, such as the tokens of a payment.
    details: Names
    # How the others move, in order. Where it says nothing they follow the game's hand-made policy.
    rivals: Names
    # The table is laid anew with this position; without one the step goes on where the last one ended.
    position: str | None
    # What is to be marked in the notes, in any order: place and sign. Such a step has no moves.
    marks: Marks
    # What stands there already when the step begins, besides what earlier steps left.
    marked: Marks
    # What has to be so when the step is done, by ways into the learner's view: `sorcerers.0.score`.
    after: dict[str, object]

    @property
    def asks(self) -> bool:
        """Whether there is something to do. Otherwise it is only read."""
        return bool(self.play or self.marks)


@dataclass(frozen=True, slots=True)
class Lesson:
    game: str
    id: str
    number: int  # from 1, in the order in which they are best learnt
    minutes: int
    seat: int
    steps: tuple[Step, ...]
    # A lesson for later: it stands after the others and is not counted among them.
    extra: bool = False

    @property
    def text(self) -> str:
        """The id of its title; attributes say its purpose and what one can do after it."""
        return f"lesson-{self.id}"

    def step_text(self, number: int) -> str:
        return f"lesson-{self.id}-{self.steps[number].id}"
