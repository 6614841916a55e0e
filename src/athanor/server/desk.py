"""What takes longer than a move and is none: laying a finished game out again, lists, previews.

It is done in a thread, one piece of work at a time, so that the event loop never waits for more than one other thread;
and the networks take turns. Whoever goes away while waiting is not waited for.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, TypeVar

from athanor.server.turns import Asker, Turns
from athanor.server.words import ServerError

T = TypeVar("T")
MOST_WAITING: Final = 40  # pieces of work of one network


class Desk:
    def __init__(self) -> None:
        self._turns = Turns(1)

    async def do(self, asker: Asker, work: Callable[..., T], *what: Any) -> T:
        if self._turns.waiting(asker.network) >= MOST_WAITING:
            raise ServerError("too-much-at-once", 429)
        async with self._turns.turn(asker):
            return await asyncio.to_thread(work, *what)
