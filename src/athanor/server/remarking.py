"""Decisions looked over while the game goes on: what somebody with the coach overlooked.

It is done in a process of its own, from a world dealt anew from what the seat knew. Networks and people take turns.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from athanor.arena.workers import Gone, Late
from athanor.bots import derive
from athanor.core.errors import AthanorError
from athanor.server.tables import LiveTable
from athanor.server.turns import Asker
from athanor.server.worker import look_over
from athanor.server.worker_pool import WorkerPools

LOG = logging.getLogger("athanor.server")
POOL = "coach"


class Remarking:
    def __init__(self, pools: WorkerPools, said: Callable[[str, int, int, object], Awaitable[None]]) -> None:
        """`said(table, seat, number, found)` brings what was found to the table."""
        self._pools = pools
        self._said = said
        self._tasks: set[asyncio.Task[None]] = set()

    def look_at(self, table: LiveTable) -> None:
        """Start whatever there is to look over. The table's lock is held."""
        for seat, watched in table.watched.items():
            if watched.pending is not None:
                world, actions, number = watched.pending
                watched.pending = None
                seed = derive(table.info.seed, "remark", number)
                question = (world.game.id, world.snapshot(), seat, actions, seed)
                task = asyncio.create_task(self._look(table.id, table.asker, seat, number, question))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _look(self, table: str, asker: Asker, seat: int, number: int, question: tuple[object, ...]) -> None:
        try:
            found = await self._pools.ask(POOL, asker, look_over, *question)
            if found is not None:
                await self._said(table, seat, number, found)
        except (Gone, Late, AthanorError):
            pass  # nobody waits for it: then nothing is said
        except Exception:
            LOG.exception("a decision at table %s could not be looked over", table)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
