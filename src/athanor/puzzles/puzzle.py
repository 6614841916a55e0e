"""A puzzle, those of a game, and the one of a day. They lie in the game's folder: `data/puzzles.jsonl`, one a line."""

from __future__ import annotations

import json
from datetime import date
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from athanor.bots.seeds import derive
from athanor.core.game import Game
from athanor.core.registry import lookup
from athanor.core.state import State
from athanor.puzzles import answering
from athanor.puzzles.words import PuzzleError

if TYPE_CHECKING:
    from athanor.puzzles.answering import Verdict

FILE: Final = ("data", "puzzles.jsonl")


class Option:
    """An action that was weighed: its name, what share of the victory it promises, half the width of the interval."""

    __slots__ = ("action", "doubt", "share")

    def __init__(self, action: str, share: float, doubt: float) -> None:
        self.action = action
        self.share = share
        self.doubt = doubt

    def plain(self) -> dict[str, Any]:
        return {"action": self.action, "share": round(self.share, 4), "doubt": round(self.doubt, 4)}


class Puzzle:
    """`seat` is to choose one action. `options`: the best first; what is not among them is hardly ever played."""

    __slots__ = ("game", "id", "options", "rating", "seat", "snapshot", "theme")

    def __init__(self, data: dict[str, Any]) -> None:
        self.id: str = data["id"]
        self.game: str = data["snapshot"]["game"]
        self.seat: int = data["seat"]
        self.theme: str = data["theme"]
        self.rating: int = data["rating"]
        self.options = [Option(each["action"], each["share"], each["doubt"]) for each in data["options"]]
        # As the seat may imagine it: nothing hidden of the game it came from is in it.
        self.snapshot: dict[str, Any] = data["snapshot"]

    @property
    def answer(self) -> str:
        return self.options[0].action

    def state(self) -> State:
        """A state of its own for each who asks; show it by `view(puzzle.seat)`."""
        return lookup(self.game).from_snapshot(self.snapshot)

    def check(self, action: str) -> Verdict:
        return answering.check(self, action)

    def plain(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "seat": self.seat,
            "theme": self.theme,
            "rating": self.rating,
            "options": [option.plain() for option in self.options],
            "snapshot": self.snapshot,
        }


def read_puzzles(text: str) -> list[Puzzle]:
    return [Puzzle(json.loads(line)) for line in text.splitlines() if line]


def written(puzzle: Puzzle) -> str:
    return json.dumps(puzzle.plain(), ensure_ascii=False, separators=(",", ":")) + "\n"


@cache
def puzzles(game_id: str) -> tuple[Puzzle, ...]:
    """Those that come with a game, in the order of its file; none if it has no file of them."""
    game: Game = lookup(game_id)
    file = files(game.texts.package).joinpath(*FILE)
    return tuple(read_puzzles(file.read_text(encoding="utf-8"))) if file.is_file() else ()


def find(game_id: str, id: str) -> Puzzle:
    for puzzle in puzzles(game_id):
        if puzzle.id == id:
            return puzzle
    raise PuzzleError("puzzle-unknown", puzzle=id)


def daily(game_id: str, day: date) -> Puzzle:
    """Each comes once before any comes again."""
    there = sorted(puzzles(game_id), key=lambda puzzle: derive("daily", puzzle.id))
    if not there:
        raise PuzzleError("puzzle-none")
    return there[day.toordinal() % len(there)]
