"""The one hand that writes: whatever it says is done is on disk.

A single thread takes all jobs that are waiting and commits them together, so a hundred tables that move in the same
instant cost one wait for the disk. Whoever awaits `run` goes on only after that commit.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine

from athanor.server.meters import Meters

T = TypeVar("T")
# What to do with the database. It may be run again if a job beside it fails, so it must change nothing else.
Job = Callable[[Connection], T]

MOST_AT_ONCE: Final = 500


class Waiting:
    """A job, and whoever waits for it."""

    __slots__ = ("error", "future", "job", "loop", "result")

    def __init__(self, job: Job[Any], loop: asyncio.AbstractEventLoop) -> None:
        self.job = job
        self.loop = loop
        self.future: asyncio.Future[Any] = loop.create_future()
        self.result: Any = None
        self.error: Exception | None = None

    def run(self, connection: Connection) -> None:
        self.result = self.job(connection)

    def tell(self) -> None:
        if self.future.done():  # nobody waits any more
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class Writer:
    def __init__(self, engine: Engine, meters: Meters) -> None:
        self._engine = engine
        self._meters = meters
        self._jobs: SimpleQueue[Waiting | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="athanor-writer", daemon=True)
        self._thread.start()

    async def run(self, job: Job[T]) -> T:
        """The job's result, once it is on disk. If the job fails, nothing of it is."""
        waiting = Waiting(job, asyncio.get_running_loop())
        self._jobs.put(waiting)
        result: T = await waiting.future
        return result

    def waiting(self) -> int:
        return self._jobs.qsize()

    def close(self) -> None:
        """Write what was asked for, then stop."""
        self._jobs.put(None)
        self._thread.join()

    def _work(self) -> None:
        open_ = True
        while open_:
            found = [self._jobs.get()]
            try:
                while len(found) < MOST_AT_ONCE:
                    found.append(self._jobs.get_nowait())
            except Empty:
                pass
            open_ = None not in found
            batch = [waiting for waiting in found if waiting is not None]
            begun = time.perf_counter()
            self._commit(batch)
            if batch:
                self._meters.commits.since(begun)
                self._meters.jobs += len(batch)
            _tell_all(batch)

    def _commit(self, batch: list[Waiting]) -> None:
        try:
            with self._engine.begin() as connection:
                for waiting in batch:
                    waiting.run(connection)
        except Exception as broken:
            if len(batch) == 1:
                batch[0].error = broken
                return
            # One of them cannot be done. The others must not suffer for it: each alone, then.
            for waiting in batch:
                self._commit([waiting])


def _tell_all(batch: list[Waiting]) -> None:
    for loop in {waiting.loop for waiting in batch}:
        here = [waiting for waiting in batch if waiting.loop is loop]
        try:
            loop.call_soon_threadsafe(_tell_each, here)
        except RuntimeError:  # that loop is closed; its tasks are gone with it
            continue


def _tell_each(batch: list[Waiting]) -> None:
    for waiting in batch:
        waiting.tell()
