"""Backups of the file of SQLite: made while the server runs, put back while it does not, and looked at in any case.

PostgreSQL has programs of its own for all of this.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from sqlalchemy.exc import OperationalError

from athanor.server.settings import Settings
from athanor.server.sqlite import taken
from athanor.server.sqlite_file import copy, examined, make_private, stamp, unused
from athanor.server.words import ServerError


def check(chosen: Settings) -> Path:
    """The file, if nothing is wrong with it."""
    file = kept(chosen)
    sound(file)
    return file


def back_up(chosen: Settings, target: Path | None) -> Path:
    """Where the copy is. It is one moment of the database, and it has been checked."""
    file = kept(chosen)
    if target is None:
        target = unused(chosen.data / f"athanor-backup-{stamp()}.sqlite3")
    if target.exists():
        raise ServerError("admin-file-exists", file=str(target))
    copy(file, target)
    sound(target)
    return target


def restore(chosen: Settings, source: Path | None) -> Path | None:
    """Where the database that was there before is now; None if there was none."""
    only_files(chosen)
    if source is None:
        raise ServerError("admin-which-file")
    if not source.is_file():
        raise ServerError("admin-no-file", file=str(source))
    if sound(source) is None:
        raise ServerError("admin-empty", file=str(source))
    lock = taken(chosen.data)
    try:
        new = unused(chosen.data / f"athanor-restored-{stamp()}.sqlite3")
        copy(source, new)
        aside = set_aside(chosen.database)
        new.replace(chosen.database)
        make_private(chosen.data)
        return aside
    finally:
        lock.close()


def set_aside(file: Path) -> Path | None:
    """What is there, damaged or not, under another name: whoever restored the wrong backup may want it."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    if not file.exists() or not file.stat().st_size:
        return None
    aside = unused(file.with_name(f"athanor-replaced-{stamp()}.sqlite3"))
    # What a damaged one could not take in yet goes with it.
    for beside in ("", "-wal", "-shm"):
        with suppress(FileNotFoundError):
            Path(f"{file}{beside}").replace(f"{aside}{beside}")
    return aside


def kept(chosen: Settings) -> Path:
    only_files(chosen)
    if not chosen.database.is_file():
        raise ServerError("admin-no-file", file=str(chosen.database))
    return chosen.database


def only_files(chosen: Settings) -> None:
    if chosen.postgres:
        raise ServerError("admin-only-files")


def sound(file: Path) -> str | None:
    try:
        return examined(file, thoroughly=True)
    except OperationalError as broken:
        raise ServerError("admin-not-read", file=str(file), detail=str(broken.orig)) from broken
