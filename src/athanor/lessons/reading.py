"""Lessons from their files: `games/<game>/lessons/<number>-<id>.toml`, positions in `lessons/positions/`.

minutes = 2                             # about how long it takes
position = "dawn"                       # lessons/positions/dawn.toml; a step may lay the table anew

[[step]]
id = "take"                             # the text `lesson-<lesson>-take`: .say, .try, .done and the replies
play = ["take red-o", "pass | store *"] # the learner's moves; the first of several is the one shown
lit = ["take red-o"]                    # (a), (b), (c) in the text; actions or parts of the table (`part:altar`)
rivals = ["pass"]                       # what the others do
replies.draw = ["draw-2"]               # what is said to other moves: the text's attribute `.draw`
marks = ["toad B- no"]                  # instead of moves: what is to be marked in the notes, in any order
marked = ["mushroom B- no"]             # what stands there already
replies.much = ["mark toad R+ no"]      # what is said to other marks
after = { "sorcerers.0.score" = 3 }     # what the tests look for
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from athanor.core.errors import RecordError
from athanor.core.game import Game
from athanor.core.plain import read_toml
from athanor.core.registry import lookup
from athanor.core.text import CORE_TEXTS, Catalog
from athanor.lessons.lesson import SIGNS, Lesson, Marks, Names, Reply, Step, fits

TEXTS: Final = Catalog("athanor.lessons", base=CORE_TEXTS)
FILE: Final = re.compile(r"(\d+)-([a-z-]+)\.toml")
PART: Final = "part:"
MARK: Final = "mark "


def folder(game: Game) -> Traversable:
    return files(game.texts.package) / "lessons"


@cache
def texts(game_id: str) -> Catalog:
    """What the lessons of a game say, with what is said in all lessons."""
    return Catalog(f"{lookup(game_id).texts.package}.lessons", base=TEXTS)


@cache
def lessons(game_id: str) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; none if it has no folder of lessons."""
    game = lookup(game_id)
    place = folder(game)
    if not place.is_dir():
        return ()
    found = [(match, file) for file in place.iterdir() if (match := FILE.fullmatch(file.name))]
    read = [read_lesson(game, int(match[1]), match[2], file.read_text(encoding="utf-8")) for match, file in found]
    return tuple(sorted(read, key=lambda lesson: lesson.number))


def find(game_id: str, id: str) -> Lesson:
    for lesson in lessons(game_id):
        if lesson.id == id:
            return lesson
    raise RecordError("no-such-lesson", {"lesson": id}, texts=TEXTS)


@cache
def position_text(game_id: str, name: str) -> str:
    return (folder(lookup(game_id)) / "positions" / f"{name}.toml").read_text(encoding="utf-8")


# ---------------------------------------------------------------- one file

KEYS: Final = {"minutes", "position", "seat", "step", "extra"}
STEP_KEYS: Final = {"id", "play", "lit", "replies", "details", "rivals", "position", "after", "marks", "marked"}


def read_lesson(game: Game, number: int, id: str, text: str) -> Lesson:
    data = read_toml(text)
    must_know(KEYS, data, id)
    steps = [read_step(game, f"{id}, step {at}", row) for at, row in enumerate(data["step"], start=1)]
    if steps[0].position is None:
        steps[0] = replace(steps[0], position=data["position"])
    return Lesson(game.id, id, number, data["minutes"], data.get("seat", 1) - 1, tuple(steps), data.get("extra", False))


def read_step(game: Game, place: str, row: dict[str, Any]) -> Step:
    must_know(STEP_KEYS, row, place)
    play = tuple(names_of(game, place, text) for text in row.get("play", []))
    lit = tuple(names_of(game, place, text) for text in row.get("lit", []))
    replies = tuple(
        Reply(id, tuple(name for text in to for name in names_of(game, place, text)))
        for id, to in row.get("replies", {}).items()
    )
    rivals, details = (
        tuple(name for text in row.get(key, []) for name in names_of(game, place, text))
        for key in ("rivals", "details")
    )
    marks, marked = (marks_of(game, place, row.get(key, [])) for key in ("marks", "marked"))
    if play and marks:
        raise ValueError(f"lesson {place}: moves or marks, not both")
    position, after = row.get("position"), row.get("after", {})
    return Step(row["id"], play, lit, replies, details, rivals, position, marks, marked, after)


def marks_of(game: Game, place: str, rows: list[str]) -> Marks:
    """`toad B- no` as a place and its sign."""
    found = {}
    for text in rows:
        where, _, sign = text.rpartition(" ")
        if where not in game.note_places or sign not in SIGNS:
            raise ValueError(f"lesson {place}: nothing is marked by {text!r}")
        found[where] = sign
    return found


def must_know(keys: set[str], data: dict[str, Any], place: str) -> None:
    unknown = sorted(data.keys() - keys)
    if unknown:
        raise ValueError(f"lesson {place}: nobody reads {', '.join(unknown)}")


def all_marks(game: Game) -> list[str]:
    """`mark toad B- no` for each sign; without one the place itself is meant, to be lit."""
    return [f"{MARK}{where}{sign}" for where in game.note_places for sign in ("", *(f" {each}" for each in SIGNS))]


def names_of(game: Game, place: str, text: str) -> Names:
    """`take red-o | draw-2` as names, each of which means at least one action (or is a part of the table)."""
    found = tuple(part.strip() for part in text.split("|"))
    for pattern in found:
        named = [*game.actions.names, *all_marks(game)]
        if not pattern.startswith(PART) and not any(fits(name, (pattern,)) for name in named):
            raise ValueError(f"lesson {place}: no action is called {pattern!r}")
    return found
