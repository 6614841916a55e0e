"""The lobby: all tables that are in memory; it loads the others when they are asked for."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from athanor.server import archive, clock
from athanor.server.addresses import network_of
from athanor.server.desk import Desk
from athanor.server.guests import DAY, Signer
from athanor.server.loading import rebuild
from athanor.server.quotas import Quotas
from athanor.server.remarking import Remarking
from athanor.server.reviewing import Reviews
from athanor.server.settings import Settings
from athanor.server.store import Store
from athanor.server.tables import LiveTable
from athanor.server.thinking import Thinking
from athanor.server.turns import Asker
from athanor.server.words import ServerError

LOG = logging.getLogger("athanor.server")
KEPT_SECONDS: Final = 300  # how long a table nobody looks at stays in memory
ROUND_SECONDS: Final = 60


class Lobby:
    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.signer = Signer(store.key)
        self.thinking = Thinking(settings, self._bot_answers, store.meters)
        self.remarking = Remarking(self.thinking.worker_pools, self._overlooked)
        self.reviews = Reviews(settings, store, self.thinking.is_busy)
        self.quotas = Quotas(settings)
        self.desk = Desk()
        self._rebuilding = asyncio.Semaphore(1)
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._rounds: list[asyncio.Task[Any]] = []

    # ---------------------------------------------------------------- opening and closing

    async def open(self) -> None:
        self._rounds = [asyncio.create_task(self._wake_bots()), asyncio.create_task(self._go_round())]
        self.reviews.open()

    async def close(self) -> None:
        for task in self._rounds:
            task.cancel()
        await asyncio.gather(*self._rounds, return_exceptions=True)
        await self.reviews.close()
        await self.thinking.close()
        await self.remarking.close()
        await asyncio.to_thread(self.store.close)

    # ---------------------------------------------------------------- tables

    @asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[LiveTable]:
        """The table, with its lock held. Bots are looked after when you leave it."""
        while True:
            table = self._tables.get(id) or await self._load(id)
            async with table.lock:
                if table.closed:
                    continue
                table.used = time.monotonic()
                yield table
                if not table.closed:
                    self.thinking.look_at(table)
                    self.remarking.look_at(table)
                return

    def loaded(self, id: str) -> LiveTable | None:
        return self._tables.get(id)

    def in_memory(self) -> list[LiveTable]:
        return list(self._tables.values())

    async def _load(self, id: str) -> LiveTable:
        """Once, however many ask for it at the same time."""
        task = self._loading.get(id)
        if task is None:
            task = self._loading[id] = asyncio.create_task(self._read(id))
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(task)

    async def _read(self, id: str) -> LiveTable:
        stored = await self.store.read(lambda connection: archive.load(connection, id))
        if stored is None:
            raise ServerError("no-such-table", 404)
        async with self._rebuilding:  # a long game takes a while; the loop has others to hear
            rebuilt = await asyncio.to_thread(rebuild, stored)
        table = LiveTable(stored, rebuilt, self.store, self.forget)
        if rebuilt.rebased:
            values = archive.changing(table.info)
            await self.store.write(lambda connection: archive.save(connection, id, values, []))
        self._tables[id] = table
        return table

    def forget(self, table: LiveTable) -> None:
        """Out of memory with it; whoever is connected comes back and finds what is on disk."""
        table.closed = True
        if self._tables.get(table.id) is table:
            del self._tables[table.id]
        for client in list(table.clients):
            client.drop()

    def hang_up(self, guest: str) -> None:
        """Whoever of them is still allowed to comes back at once."""
        for table in self._tables.values():
            for client in list(table.clients):
                if client.guest == guest:
                    client.drop()

    async def renamed(self, guest: str, name: str) -> None:
        """Tell the tables in memory where that guest sits; the others read the name when they are loaded."""
        for id in [table.id for table in self._tables.values() if guest in table.names]:
            async with self.at(id) as table:
                table.names[guest] = name
                table.tell_tables()

    # ---------------------------------------------------------------- what happens by itself

    async def _bot_answers(self, id: str, seat: int, decision: int, action: int) -> None:
        async with self.at(id) as table:
            if table.thinking.get(seat) == decision:
                del table.thinking[seat]
            if table.seats[seat].kind == "bot":
                await table.answer(seat, decision, [action])

    async def _overlooked(self, id: str, seat: int, number: int, found: Any) -> None:
        async with self.at(id) as table:
            watched = table.watch(seat)
            if watched is not None and watched.looked_over(found, number):
                table.tell()

    async def _wake_bots(self) -> None:
        """After a start: tables that were waiting for a bot go on."""
        for id in await self.store.read(archive.playing_with_bots):
            try:
                async with self.at(id):
                    pass
            except Exception:
                LOG.exception("table %s could not be loaded", id)

    async def _go_round(self) -> None:
        while True:
            try:
                await self.end_silent_tables()
                await self.store.write(lambda connection: clock.keep(connection, self.store.clock.now()))
                await self.clear_memory()
            except Exception:
                LOG.exception("the regular clean-up of tables failed")
            await asyncio.sleep(ROUND_SECONDS)

    async def end_silent_tables(self) -> None:
        moment = self.store.clock.now() - self.settings.abandon_days * DAY
        for id in await self.store.read(lambda connection: archive.silent_since(connection, moment)):
            async with self.at(id) as table:
                if table.info.touched < moment:
                    table.info.status, table.info.ending = "abandoned", {"how": "silent"}
                    await table.commit([])
                    table.tell(table_too=True)

    async def clear_memory(self) -> None:
        before = time.monotonic() - KEPT_SECONDS
        for table in list(self._tables.values()):
            if not table.lock.locked():
                self.thinking.look_at(table)  # if a bot got stuck, it gets another chance here
            if not table.clients and not table.thinking and table.used < before and not table.lock.locked():
                self.forget(table)

    def asker(self, scope: Any, guest: str | None) -> Asker:
        """On whose account it is what a request or a live connection asks for."""
        return Asker(self.signer.network(network_of(scope)), guest or "")
