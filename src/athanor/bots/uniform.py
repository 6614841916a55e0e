"""The bot that does anything: a yardstick for every other, and a good tester of rules."""

from __future__ import annotations

from typing import ClassVar

from athanor.bots.base import Bot
from athanor.bots.seeds import derive
from athanor.core.game import Game
from athanor.core.state import State


class Random(Bot):
    """Every legal action is as likely as any other."""

    name: ClassVar[str] = "random"

    def choose(self, world: State, seat: int, seed: int) -> int:
        legal = world.legal(seat)
        return legal[derive(seed, "choice") % len(legal)]

    def is_quick(self, game: Game) -> bool:
        return True
