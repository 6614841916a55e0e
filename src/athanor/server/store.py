"""The database: opened, brought up to date, read from any thread, written by one.

SQLite in its write-ahead mode with full synchronisation: readers never wait for the writer, and a commit has reached
the disk when it returns. Only this file knows which database it is.
"""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, insert, inspect, select

from athanor.server.schema import settings
from athanor.server.settings import Settings
from athanor.server.words import ServerError
from athanor.server.writer import Job, Writer

T = TypeVar("T")
BUSY_SECONDS: Final = 10
NEWEST: Final = "0005"  # the last of `migrations/versions`


class Store:
    def __init__(self, chosen: Settings) -> None:
        try:
            # Nobody else on this machine needs to read other people's hands.
            chosen.data.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._lock = hold(chosen.data / "in-use.lock")
        except (OSError, sqlite3.Error) as broken:
            raise ServerError("serve-data-unusable", folder=str(chosen.data), detail=str(broken)) from broken
        if self._lock is None:
            raise ServerError("serve-data-in-use", folder=str(chosen.data))
        self._reading = open_engine(chosen.database, "BEGIN")
        self._writing = open_engine(chosen.database, "BEGIN IMMEDIATE")
        with self._writing.begin() as connection:
            migrate(connection)
            self.key = signing_key(connection)
        self._writer = Writer(self._writing)

    async def read(self, question: Callable[[Connection], T]) -> T:
        return await asyncio.to_thread(self.read_now, question)

    def read_now(self, question: Callable[[Connection], T]) -> T:
        with self._reading.begin() as connection:
            return question(connection)

    async def write(self, job: Job[T]) -> T:
        """Returns when it is on disk."""
        return await self._writer.run(job)

    def close(self) -> None:
        self._writer.close()
        self._reading.dispose()
        self._writing.dispose()
        if self._lock is not None:
            self._lock.close()


def hold(path: Path) -> sqlite3.Connection | None:
    """Keep a second server off the same data: two would not hear of each other's moves. None if somebody holds it.

    A lock of SQLite's own works on every system and goes away with the process, however that ends.
    """
    lock = sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as held:
        lock.close()
        if "locked" in str(held):
            return None
        raise
    return lock


def open_engine(path: Path, begin: str) -> Engine:
    engine = create_engine(f"sqlite:///{path}")

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, record: Any) -> None:
        # Python's own idea of when a transaction begins would keep SELECTs out of it.
        connection.isolation_level = None
        for pragma in (
            "journal_mode = WAL",
            "synchronous = FULL",
            "foreign_keys = ON",
            f"busy_timeout = {BUSY_SECONDS * 1000}",
        ):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def migrate(connection: Connection) -> None:
    """Bring the database to the form this version expects."""
    if version_of(connection) == NEWEST:
        return
    # Only now: reading Alembic in takes a third of the time the server needs to start.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "athanor.server:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def version_of(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()


def signing_key(connection: Connection) -> bytes:
    """The key that signs cookies: made once, kept with the data, never sent."""
    found = connection.execute(select(settings.c.value).where(settings.c.name == "key")).scalar()
    if found is None:
        found = secrets.token_bytes(32)
        connection.execute(insert(settings).values(name="key", value=found))
    return bytes(found)
