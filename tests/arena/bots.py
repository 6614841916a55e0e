"""Bots for the arena's tests. The module `plugin` brings them into a process of their own."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from athanor import bots
from athanor.core.state import State

MARK = "ATHANOR_TEST_MARK"  # names a file; as long as it is not there, the mortal bot has a death before it


class Mortal(bots.Bot):
    """Plays like `random`; once in its life it ends its process, as the system does when memory runs out."""

    name = "mortal"

    def choose(self, world: State, seat: int, seed: int) -> int:
        mark = Path(os.environ[MARK])
        if seed % 5 == 0 and not mark.exists():
            mark.write_text("dead")
            os.kill(os.getpid(), signal.SIGKILL)
        return bots.bot("random").choose(world, seat, seed)


class Deadly(bots.Bot):
    """Ends its process whenever it is asked."""

    name = "deadly"

    def choose(self, world: State, seat: int, seed: int) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return -1


class Cheat(bots.Bot):
    """Answers with what is not allowed."""

    name = "cheat"

    def choose(self, world: State, seat: int, seed: int) -> int:
        return -1


class Sleepy(bots.Bot):
    """Never comes to an end."""

    name = "sleepy"

    def choose(self, world: State, seat: int, seed: int) -> int:
        time.sleep(3600)
        return -1


class Faulty(bots.Bot):
    """Is simply wrong."""

    name = "faulty"

    def choose(self, world: State, seat: int, seed: int) -> int:
        raise ZeroDivisionError("in the middle of a thought")


KINDS: tuple[type[bots.Bot], ...] = (Mortal, Deadly, Cheat, Sleepy, Faulty)
