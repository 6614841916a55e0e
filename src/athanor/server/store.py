"""The database: opened, brought up to date, read from any thread, written by one. Which one it is, it does not know."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, TypeVar

from sqlalchemy import Connection, insert, select

from athanor.server import clock
from athanor.server.meters import Meters
from athanor.server.migrating import migrate
from athanor.server.postgres import open_postgres
from athanor.server.schema import settings
from athanor.server.settings import Settings
from athanor.server.sqlite import open_sqlite
from athanor.server.words import ServerError
from athanor.server.writer import Job, Writer

LOG: Final = logging.getLogger("athanor.server")
T = TypeVar("T")


class Store:
    def __init__(self, chosen: Settings) -> None:
        self._database = open_postgres(chosen.postgres) if chosen.postgres else open_sqlite(chosen)
        self.place = self._database.place
        with self._database.writing.begin() as connection:
            migrate(connection)
            self.key = signing_key(connection)
            self.clock = clock.read(connection)
        self.meters = Meters()
        self._writer = Writer(self._database.writing, self.meters)

    async def read(self, question: Callable[[Connection], T]) -> T:
        return await asyncio.to_thread(self.read_now, question)

    def read_now(self, question: Callable[[Connection], T]) -> T:
        with self._in_order(), self._database.reading.begin() as connection:
            return question(connection)

    async def write(self, job: Job[T]) -> T:
        """Returns when it is on disk."""
        with self._in_order():
            return await self._writer.run(job)

    def waiting(self) -> int:
        """How many changes wait for the one that writes."""
        return self._writer.waiting()

    @contextmanager
    def _in_order(self) -> Iterator[None]:
        """A database that is away or full is nobody's fault here: whoever asked may ask again later."""
        try:
            yield
        except Exception as broken:
            if not self._database.is_out_of_order(broken):
                raise
            LOG.error("the database does not work: %s", type(broken).__name__, exc_info=broken)
            raise ServerError("database-away", 503) from broken

    def close(self) -> None:
        self._writer.close()
        self._database.close()


def signing_key(connection: Connection) -> bytes:
    """The key that signs cookies: made once, kept with the data, never sent."""
    found = connection.execute(select(settings.c.value).where(settings.c.name == "key")).scalar()
    if found is None:
        found = secrets.token_bytes(32)
        connection.execute(insert(settings).values(name="key", value=found))
    return bytes(found)
