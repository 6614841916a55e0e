"""The processes in which bots think, and the time they have for it.

Each kind of bot has processes of its own, started when they are first needed: a table with a quick bot never waits for
somebody else's slow one, and a program from outside that hangs holds up only the tables it sits at. A process that
takes too long is ended, and another takes its place.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from athanor import bots
from athanor.arena.words import Told
from athanor.arena.workers import Fault, Worker
from athanor.bots import outside, outside_weights
from athanor.bots.roster import level_of
from athanor.server.settings import Settings
from athanor.server.turns import Asker, Turns
from athanor.server.worker import is_ready, prepare

STARTING_SECONDS: Final = 60.0


class WorkerPool:
    """The processes of one kind of bot. A thread waits for each: nothing else of the server ever does."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._threads = ThreadPoolExecutor(max(1, settings.bot_workers), thread_name_prefix="bot")
        self._turns = Turns(max(1, settings.bot_workers))
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()
        self._closed = False

    async def ask(self, asker: Asker, work: Callable[..., Any], *question: Any) -> Any:
        """Whoever stops waiting loses the place in the line. What has begun is finished: one decision is not long."""
        async with self._turns.turn(asker):
            asked = asyncio.get_running_loop().run_in_executor(self._threads, self._ask, work, question)
            try:
                return await asyncio.shield(asked)
            except asyncio.CancelledError:
                await asyncio.wait({asked})  # the process is busy with it until then
                asked.exception()  # whatever came of it, nobody wants it any more
                raise

    def _ask(self, work: Callable[..., Any], question: tuple[Any, ...]) -> Any:
        worker = self._worker()
        try:
            worker.give(work, *question)
            found = worker.take(self._settings.bot_patience)
        except (Told, Fault):
            self._idle.append(worker)  # the bot was at a loss, but its process is well
            raise
        finally:
            self._busy.discard(worker)
        self._idle.append(worker)
        return found

    def _worker(self) -> Worker:
        """One that has nothing to do, or else a fresh one, once it is ready: its start is not its thinking."""
        try:
            worker = self._idle.pop()
        except IndexError:
            worker = Worker(prepare, self._settings.plugins, outside.programs(), outside_weights.admitted())
            self._busy.add(worker)
            worker.give(is_ready)
            worker.take(STARTING_SECONDS)
        self._busy.add(worker)
        if self._closed:
            worker.end()
        return worker

    @property
    def waiting(self) -> int:
        return self._turns.waiting()

    @property
    def busy(self) -> int:
        return len(self._busy)

    def close(self) -> None:
        self._closed = True
        for worker in list(self._busy):
            worker.stop()
        self._threads.shutdown(wait=True, cancel_futures=True)
        for worker in self._idle:
            worker.close()


def pool_of(bot: str) -> str:
    """All characters of a level share one; so do all limits, else whoever invites bots could open any number."""
    return level_of(bot) if bots.is_own(bot) else bot


class WorkerPools:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._pools: dict[str, WorkerPool] = {}
        outside.allow(str(settings.bot_seconds))
        outside.configure(settings.bots, bots.is_own)

    async def ask(self, pool: str, asker: Asker, work: Callable[..., Any], *question: Any) -> Any:
        """What the work gives, done in a process of that pool when it is the asker's turn. The worker's own errors
        come through: `Gone`, `Late`, `Fault`."""
        if pool not in self._pools:
            self._pools[pool] = WorkerPool(self._settings)
        return await self._pools[pool].ask(asker, work, *question)

    def load(self) -> tuple[dict[str, float], dict[str, float]]:
        """By kind of bot, how many questions wait and how many processes are at work."""
        pools = self._pools.items()
        return {name: pool.waiting for name, pool in pools}, {name: pool.busy for name, pool in pools}

    async def close(self) -> None:
        await asyncio.gather(*(asyncio.to_thread(pool.close) for pool in self._pools.values()))
