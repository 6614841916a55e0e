"""When memory is swept: not in the middle of a move.

Python frees nearly everything the moment nobody holds it. What hold each other in a circle it finds by looking at all
objects there are, and nobody is answered meanwhile: a second with a thousand people connected. Left to
itself it looks every few seconds, because a game in play makes objects that stay. It would find next to nothing: moves
and closed connections leave no circles, a request over HTTP a handful of small objects.

So the server sweeps when it pays: when memory has grown by a quarter and there is little to do; or, so that it stays
bounded on a server that is never idle, when it has grown sixteenfold.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from collections.abc import Callable
from typing import Final

LOOK_SECONDS: Final = 5.0
GROWN: Final = 1.25  # worth a sweep while nobody waits
OVERGROWN: Final = 16.0  # swept in any case
IDLE: Final = 0.1  # the share of a processor below which there is little to do


class Sweeper:
    def __init__(self, blocks: Callable[[], int] = sys.getallocatedblocks) -> None:
        self._blocks = blocks
        self._after = 0  # what was in use after the last sweep

    def begin(self) -> None:
        """What was read in to start stays as long as the server; later sweeps need not look at it."""
        gc.disable()
        self.sweep()
        gc.freeze()

    def end(self) -> None:
        gc.unfreeze()
        gc.enable()

    def sweep(self) -> None:
        gc.collect()
        self._after = self._blocks()

    def look(self, idle: bool) -> bool:
        """Sweep if it is time; says whether it was."""
        due = self._blocks() > self._after * (GROWN if idle else OVERGROWN)
        if due:
            self.sweep()
        return due

    async def keep_sweeping(self) -> None:
        self.begin()
        try:
            while True:
                before = time.process_time()
                await asyncio.sleep(LOOK_SECONDS)
                self.look(time.process_time() - before < IDLE * LOOK_SECONDS)
        finally:
            self.end()
