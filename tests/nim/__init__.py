"""Nim: the smallest game there is, without chance and without secrets. It exists for the tests alone.

Three heaps of counters. In turn, each player takes as many as they like from one heap; who takes the last one wins.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

import athanor
from athanor.core.actions import ActionSpace
from athanor.core.frames import Frame, frame_table
from athanor.core.game import Game
from athanor.core.message import Message
from athanor.core.plain import Plain
from athanor.core.state import State
from athanor.core.text import CORE_TEXTS, Catalog

HEAPS: Final = (3, 4, 5)
MOST: Final = max(HEAPS)
ACTIONS: Final = ActionSpace()
TAKE: Final = ACTIONS.each("take", [f"{heap}-{n + 1}" for heap in range(len(HEAPS)) for n in range(MOST)])


class Heaps(State):
    __slots__ = ("heaps", "last")

    def __init__(self, game: Game, players: int, options: dict[str, Any]) -> None:
        super().__init__(game, players, options)
        self.heaps = list(HEAPS)
        self.last = 0  # who took last

    def clone(self) -> Heaps:
        other = Heaps.__new__(Heaps)
        other.copy_base(self)
        other.heaps = self.heaps[:]
        other.last = self.last
        return other


class Take(Frame):
    __slots__ = ()
    kind: ClassVar[str] = "take"

    def choices(self, s: Heaps) -> list[int]:
        return [TAKE + heap * MOST + n for heap, size in enumerate(s.heaps) for n in range(size)]

    def resolve(self, s: Heaps, action: int) -> None:
        heap, n = divmod(action - TAKE, MOST)
        s.heaps[heap] -= n + 1
        s.last = self.seat
        if any(s.heaps):
            s.stack.append(Take(1 - self.seat))

    def reason(self, s: Heaps, action: int, seat: int) -> Message:
        return Message("why-too-many")


class NimGame(Game):
    id: ClassVar[str] = "nim"
    players: ClassVar[range] = range(2, 3)
    rules_version: ClassVar[int] = 1
    actions: ClassVar[ActionSpace] = ACTIONS
    texts: ClassVar[Catalog] = Catalog("tests.nim", base=CORE_TEXTS)
    frames: ClassVar[dict[str, type[Frame]]] = frame_table(Take)

    def blank(self, players: int, options: dict[str, Any]) -> State:
        return Heaps(self, players, options)

    def set_up(self, s: Heaps) -> None:
        s.stack.append(Take(0))

    def redeal(self, s: Heaps, seat: int | None) -> None:
        """Everything lies open."""

    def view(self, s: Heaps, seat: int | None) -> dict[str, Any]:
        return {"heaps": s.heaps[:]}

    def describe(self, s: Heaps, action: int) -> Message:
        heap, n = divmod(action - TAKE, MOST)
        return Message("do-take", {"number": n + 1, "heap": heap + 1})

    def scores(self, s: Heaps) -> list[int]:
        return [int(not any(s.heaps) and seat == s.last) for seat in range(2)]

    def score_sheet(self, s: Heaps, line: int) -> list[tuple[Message, int]]:
        return [(Message("score-last"), self.scores(s)[line])]

    def winners(self, s: Heaps) -> list[int]:
        return [seat for seat, points in enumerate(self.scores(s)) if points]

    def dump(self, s: Heaps) -> dict[str, Plain]:
        return {"heaps": s.heaps[:], "last": s.last}

    def load(self, s: Heaps, table: dict[str, Any]) -> None:
        s.heaps = [int(size) for size in table["heaps"]]
        s.last = int(table["last"])

    def check(self, s: Heaps) -> str:
        fits = len(s.heaps) == len(HEAPS) and all(0 <= n <= most for n, most in zip(s.heaps, HEAPS, strict=True))
        return "" if fits and s.last in (0, 1) else "heaps that never were"

    def draw(self, view: dict[str, Any], lang: str, names: list[str], width: int) -> str:
        return "   ".join("●" * size or "–" for size in view["heaps"])


GAME: Final = NimGame()
athanor.register(GAME)
