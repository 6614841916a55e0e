"""Nim: whoever takes the last match wins. Everything is known, and so is how to win: leave piles whose sizes add up to
nothing when they are added without carrying (Bouton 1901). Importing the module registers the game as "nim"."""

from __future__ import annotations

from random import Random
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
from athanor.envs.encoder import Encoder
from athanor.envs.layout import SEATS, About, Category, Group, Layout

PILES: Final = 3
HIGHEST: Final = 3  # matches of a pile
ACTIONS: Final = ActionSpace()
TAKE: Final = ACTIONS.each("take", [f"{pile}-{count}" for pile in range(PILES) for count in range(1, HIGHEST + 1)])


def meant(action: int) -> tuple[int, int]:
    """Which pile, and how many of it."""
    pile, count = divmod(action - TAKE, HIGHEST)
    return pile, count + 1


def wins(piles: list[int]) -> bool:
    """Whether whoever is to move can force it."""
    left = 0
    for pile in piles:
        left ^= pile
    return left != 0


class Nim(State):
    __slots__ = ("last", "piles")

    def __init__(self, game: Game, players: int, options: dict[str, Any]) -> None:
        super().__init__(game, players, options)
        self.piles = [0] * PILES
        self.last = -1  # who took last

    def clone(self) -> Nim:
        other = Nim.__new__(Nim)
        other.copy_base(self)
        other.piles, other.last = self.piles[:], self.last
        return other

    def redeal(self, seat: int | None) -> None:
        """Nothing is hidden."""

    def view(self, seat: int | None) -> dict[str, Any]:
        return {"piles": self.piles[:]}

    def describe(self, action: int) -> Message:
        return Message("nothing")

    def scores(self) -> list[int]:
        return [int(self.over and seat == self.last) for seat in range(self.players)]

    def winners(self) -> list[int]:
        return [self.last] if self.over else []

    def score_sheet(self, line: int) -> list[tuple[Message, int]]:
        return []

    def dump(self) -> dict[str, Plain]:
        return {"piles": self.piles[:], "last": self.last}

    def load(self, table: dict[str, Any]) -> None:
        self.piles, self.last = list(table["piles"]), table["last"]


class Take(Frame):
    __slots__ = ()
    kind: ClassVar[str] = "take"

    def choices(self, s: Nim) -> list[int]:
        return [action for action in range(TAKE, len(ACTIONS)) if meant(action)[1] <= s.piles[meant(action)[0]]]

    def resolve(self, s: Nim, action: int) -> None:
        pile, count = meant(action)
        s.piles[pile] -= count
        s.last = self.seat
        if any(s.piles):
            s.stack.append(Take(1 - self.seat))


class NimEncoder(Encoder):
    layout = Layout(
        numbers=(),
        categories=(Category("sizes", HIGHEST + 1, "matches of each pile", size=PILES),),
        groups=(Group("piles", PILES, "the piles", categories=(Category("size", HIGHEST + 1, "its matches"),)),),
        actions={
            action: (About("piles", meant(action)[0], f"take-{meant(action)[1]}"),) for action in range(len(ACTIONS))
        },
        num_actions=len(ACTIONS),
        points_scale=1.0,
    )

    def table(self, rng: Random) -> tuple[int, dict[str, Any]]:
        return 2, {}

    def encode(self, s: State, seat: int) -> tuple[list[float], list[int]]:
        assert isinstance(s, Nim)
        return [1.0, 1.0, 0.0, 0.0, *[0.0] * SEATS], [*s.piles, *s.piles]


class NimGame(Game):
    id: ClassVar[str] = "nim"
    players: ClassVar[range] = range(2, 3)
    rules_version: ClassVar[int] = 1
    actions = ACTIONS
    texts: ClassVar[Catalog] = CORE_TEXTS
    frames: ClassVar[dict[str, type[Frame]]] = frame_table(Take)

    def blank(self, players: int, options: dict[str, Any]) -> Nim:
        return Nim(self, players, options)

    def set_up(self, s: Nim) -> None:
        s.piles = [roll(s, HIGHEST) + 1 for _ in range(PILES)]
        s.stack.append(Take(0))

    def encoder(self) -> Encoder:
        return ENCODER


ENCODER: Final = NimEncoder()
GAME: Final = NimGame()
athanor.register(GAME)
