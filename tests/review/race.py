"""A race with one die, for telling luck from skill: whoever rolls a six has won; whoever stands still has not moved.

In turn, each player rolls or stands. After three rounds without a six the last seat wins. It is quickly counted by hand
what a roll is worth.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

import athanor
from athanor.core.actions import ActionSpace
from athanor.core.frames import Frame, frame_table
from athanor.core.game import Game
from athanor.core.message import Message
from athanor.core.plain import Plain
from athanor.core.rng import roll
from athanor.core.state import State
from athanor.core.text import CORE_TEXTS, Catalog

ROUNDS: Final = 3
SIX: Final = 5
ACTIONS: Final = ActionSpace()
ROLL: Final = ACTIONS.add("roll")
STAND: Final = ACTIONS.add("stand")


class Track(State):
    __slots__ = ("turns", "won_by")

    def __init__(self, game: Game, players: int, options: dict[str, Any]) -> None:
        super().__init__(game, players, options)
        self.turns = 0
        self.won_by = -1

    def clone(self) -> Track:
        other = Track.__new__(Track)
        other.copy_base(self)
        other.turns, other.won_by = self.turns, self.won_by
        return other


class Turn(Frame):
    __slots__ = ()
    kind: ClassVar[str] = "turn"
    ground: ClassVar[bool] = True

    def choices(self, s: Track) -> list[int]:
        return [ROLL, STAND]

    def resolve(self, s: Track, action: int) -> None:
        s.turns += 1
        if action == ROLL:
            s.reveals += 1
            if roll(s, SIX + 1) == SIX:
                s.won_by = self.seat
                return
        if s.turns == ROUNDS * s.players:
            s.won_by = s.players - 1
        else:
            s.stack.append(Turn(s.turns % s.players))


class Race(Game):
    id: ClassVar[str] = "race"
    players: ClassVar[range] = range(2, 4)
    rules_version: ClassVar[int] = 1
    actions: ClassVar[ActionSpace] = ACTIONS
    texts: ClassVar[Catalog] = Catalog("tests.nim", base=CORE_TEXTS)
    frames: ClassVar[dict[str, type[Frame]]] = frame_table(Turn)

    def blank(self, players: int, options: dict[str, Any]) -> Track:
        return Track(self, players, options)

    def set_up(self, s: Track) -> None:
        s.stack.append(Turn(0))

    def redeal(self, s: Track, seat: int | None) -> None:
        pass  # nothing is hidden but the rolls to come

    def view(self, s: Track, seat: int | None) -> dict[str, Any]:
        return {"turns": s.turns, "won_by": s.won_by}

    def describe(self, s: Track, action: int) -> Message:
        return Message("take", {"heap": action, "count": action})

    def scores(self, s: Track) -> list[int]:
        return [int(seat == s.won_by) for seat in range(s.players)]

    def winners(self, s: Track) -> list[int]:
        return [s.won_by] if s.over else []

    def dump(self, s: Track) -> dict[str, Plain]:
        return {"turns": s.turns, "won_by": s.won_by}

    def load(self, s: Track, table: dict[str, Any]) -> None:
        s.turns, s.won_by = int(table["turns"]), int(table["won_by"])


GAME: Final = Race()
athanor.register(GAME)
