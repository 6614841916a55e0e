"""SQLite: one file in the data folder, for one server process.

In its write-ahead mode with full synchronisation: readers never wait for the writer, and a commit has reached the disk
when it returns.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import OperationalError

from athanor.server.databases import Database
from athanor.server.settings import Settings
from athanor.server.sqlite_file import LOCK, made_ready, make_private
from athanor.server.words import ServerError

BUSY_SECONDS: Final = 10


def open_sqlite(chosen: Settings) -> Database:
    lock = taken(chosen.data)
    try:
        made_ready(chosen.database)
    except OperationalError as broken:
        lock.close()
        raise ServerError("serve-data-unusable", folder=str(chosen.data), detail=str(broken.orig)) from broken
    except ServerError:
        lock.close()
        raise
    reading = open_engine(chosen.database, "BEGIN")
    writing = open_engine(chosen.database, "BEGIN IMMEDIATE")
    return Database(reading, writing, is_out_of_order, str(chosen.data), lock.close)


def taken(folder: Path) -> sqlite3.Connection:
    """The folder, closed to others and with its lock held, until the lock is closed."""
    try:
        make_private(folder)
        lock = hold(folder / LOCK)
    except (OSError, sqlite3.Error) as broken:
        raise ServerError("serve-data-unusable", folder=str(folder), detail=str(broken)) from broken
    if lock is None:
        raise ServerError("serve-data-in-use", folder=str(folder))
    return lock


def is_out_of_order(error: Exception) -> bool:
    """A full disk, a file that became read-only, a lock that somebody else holds."""
    return isinstance(error, OperationalError)


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
