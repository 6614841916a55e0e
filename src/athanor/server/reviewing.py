"""Reviews of finished games: asked for, made one after another in a process of their own, and kept.

What is asked for stands in the database, so a restart forgets nothing; what is made is kept, so it is made once. The
process gets a processor only when nobody else wants it, and waits between decisions while bots think at live tables.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any, Final

from athanor.arena.workers import Fault, Gone, Late, Worker
from athanor.core.errors import AthanorError
from athanor.core.message import Message
from athanor.core.record import dumps, must_be_replayable
from athanor.server import archive, review_worker, reviews_kept
from athanor.server.archive import Info, Seat
from athanor.server.guests import DAY
from athanor.server.loading import record, standing
from athanor.server.reviews_kept import Kept
from athanor.server.settings import Settings
from athanor.server.store import Store
from athanor.server.tables import LiveTable
from athanor.server.words import ServerError

LOG = logging.getLogger("athanor.server")
MOST_WAITING: Final = 3  # of one person
GIVES_WAY: Final = 5.0  # seconds at most that a decision waits for bots at the tables
GLANCE: Final = 0.1
LONGEST: Final = 120.0  # seconds for one decision; a game that takes longer cannot be reviewed here
TRIES: Final = 2


class Reviews:
    def __init__(self, settings: Settings, store: Store, busy: Callable[[], bool]) -> None:
        """`busy` says whether bots are thinking at live tables."""
        self._settings = settings
        self._store = store
        self._busy = busy
        self._wanted = asyncio.Event()
        self._worker: Worker | None = None
        self._task: asyncio.Task[None] | None = None
        self.progress: dict[str, tuple[int, int]] = {}  # decisions done, and of how many, while one is made

    # ---------------------------------------------------------------- asking

    async def ask(self, table: LiveTable, guest: str) -> None:
        """One for the table, unless there is one. Its lock is held."""
        must_be_reviewable(table)
        id, now = table.id, time.time()
        found, left, today = await self._store.read(
            lambda connection: (
                reviews_kept.find(connection, id), *reviews_kept.asked_by(connection, guest, now - DAY),
            )
        )  # fmt: skip
        if found is not None and found.problem is None:
            return
        if left >= MOST_WAITING:
            raise ServerError("review-too-many", 429, most=MOST_WAITING)
        if today >= self._settings.reviews_a_day:
            raise ServerError("review-enough-today", 429, most=self._settings.reviews_a_day)
        write = reviews_kept.ask if found is None else reviews_kept.ask_again
        await self._store.write(lambda connection: write(connection, id, guest, now))
        self._wanted.set()

    async def shown(self, table: LiveTable) -> dict[str, Any]:
        """How far it is, and the review once it is made."""
        must_be_reviewable(table)
        id = table.id
        found, line = await self._store.read(
            lambda connection: (reviews_kept.find(connection, id), reviews_kept.waiting(connection))
        )
        done, of = self.progress.get(id, (0, 0))
        return {
            "status": status_of(found, of),
            "ahead": line.index(id) if id in line else 0,
            "done": done,
            "of": of,
            "problem": found.problem if found else None,
            "review": found.review if found else None,
        }

    # ---------------------------------------------------------------- making

    def open(self) -> None:
        self._task = asyncio.create_task(self._go_on())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._worker is not None:
            await asyncio.to_thread(self._worker.end)

    async def _go_on(self) -> None:
        while True:
            self._wanted.clear()
            try:
                line = await self._store.read(reviews_kept.waiting)
                for id in line[:1]:
                    await self._make(id)
            except Exception:
                LOG.exception("a review could not be made")
                line = []
            if not line:
                await self._wanted.wait()

    async def _make(self, id: str) -> None:
        stored = await self._store.read(lambda connection: archive.load(connection, id))
        assert stored is not None
        info = stored.info
        text = dumps(record(info, standing(info, stored.entries), info.result["scores"] if info.result else None))
        for _ in range(TRIES):
            try:
                review = await self._review(info, text)
                await self._keep(info, stored.seats, review)
                return
            except (Gone, Late):
                LOG.warning("the process that made the review of %s ended, or took too long", id)
                self._worker = None
            except (Fault, AthanorError):
                LOG.exception("the review of %s failed", id)
                break
            finally:
                self.progress.pop(id, None)
        await self._store.write(lambda connection: reviews_kept.fail(connection, id, Message("review-failed").plain()))

    async def _review(self, info: Info, text: str) -> dict[str, Any]:
        of = await self._work(review_worker.begin, text)
        for number in range(of):
            self.progress[info.id] = (number, of)
            await self._give_way()
            await self._work(review_worker.look_at, number)
        found: dict[str, Any] = await self._work(review_worker.finish)
        return found

    async def _give_way(self) -> None:
        until = time.monotonic() + GIVES_WAY
        while self._busy() and time.monotonic() < until:
            await asyncio.sleep(GLANCE)

    async def _work(self, work: Callable[..., Any], *question: Any) -> Any:
        if self._worker is None:
            how = self._settings
            self._worker = await asyncio.to_thread(Worker, review_worker.prepare, how.plugins, how.review_niceness)
        worker = self._worker

        def ask() -> Any:
            worker.give(work, *question)
            return worker.take(LONGEST)

        return await asyncio.to_thread(ask)

    async def _keep(self, info: Info, seats: list[Seat], review: dict[str, Any]) -> None:
        await self._store.write(lambda connection: reviews_kept.keep(connection, info, seats, review))


def status_of(found: Kept | None, of: int) -> str:
    if found is None:
        return "none"
    if found.review is not None:
        return "done"
    if found.problem is not None:
        return "failed"
    return "running" if of else "waiting"


def must_be_reviewable(table: LiveTable) -> None:
    """Nothing of a review is told while a game can still be played, to nobody."""
    if table.info.status not in ("over", "abandoned"):
        raise ServerError("table-not-over", 409)
    if table.info.status != "over":
        raise ServerError("table-is-abandoned", 409)
    try:
        must_be_replayable(record(table.info, []))
    except AthanorError as impossible:
        raise ServerError.from_message(impossible.message, 409) from impossible
