"""The file of SQLite as a file: who may read it, whether it is whole and ours, and copies of it.

All of this is looked at before the server uses the file: what cannot be used is left as it was found.
"""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, NullPool, create_engine
from sqlalchemy.exc import DatabaseError, OperationalError

from athanor.server.migrating import NEWEST, form_of
from athanor.server.settings import DATABASE
from athanor.server.words import ServerError

LOCK: Final = "in-use.lock"
OURS: Final = ("athanor", LOCK)  # how the names of our files begin
OTHERS: Final = 0o077  # what everybody but the owner may do


def make_private(folder: Path) -> None:
    """Nobody else on this machine needs to read other people's hands; what exists already is closed to them, too.

    A folder that holds other things as well is somebody's for other purposes: only our files in it are closed.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    for name in (LOCK, DATABASE):
        # SQLite gives its own files beside the database the same permissions.
        os.close(os.open(folder / name, os.O_RDWR | os.O_CREAT if name == LOCK else os.O_RDONLY | os.O_CREAT, 0o600))
    found = list(folder.iterdir())
    ours = [path for path in found if path.name.startswith(OURS) and path.is_file()]
    for path in [*ours, folder] if len(ours) == len(found) else ours:
        mode = path.stat().st_mode
        if mode & OTHERS:
            path.chmod(mode & 0o777 & ~OTHERS)


def made_ready(file: Path) -> None:
    """Refuse what cannot be used; keep a copy of what is about to get another form."""
    if not os.access(file, os.W_OK, effective_ids=os.access in os.supports_effective_ids):
        raise ServerError("serve-data-read-only", file=str(file))
    form = examined(file)
    if form is not None and form < NEWEST:
        copy(file, unused(file.with_name(f"athanor-{form}-{stamp()}.sqlite3")))


def examined(file: Path, thoroughly: bool = False) -> str | None:
    """The version of its form, None if nothing was ever kept; an error if the file is damaged or not for us.

    Thoroughly: indices are compared with what they point at, too, which takes a few times as long.
    """
    engine = create_engine(f"sqlite:///{file}", poolclass=NullPool)
    try:
        with engine.connect() as connection:
            for trouble in troubles(connection, "integrity_check" if thoroughly else "quick_check"):
                raise ServerError("serve-data-damaged", file=str(file), detail=trouble)
            return form_of(connection)
    except OperationalError:
        raise
    except DatabaseError as broken:
        raise ServerError("serve-data-damaged", file=str(file), detail=str(broken.orig)) from broken


def troubles(connection: Connection, check: str) -> Iterator[str]:
    """What SQLite finds wrong with the file, then what points at nothing."""
    for (said,) in connection.exec_driver_sql(f"PRAGMA {check}(1)"):
        if said != "ok":
            yield " ".join(said.split())
    for table, row, parent, _ in connection.exec_driver_sql("PRAGMA foreign_key_check"):
        yield f"{table} {row} → {parent}"


def copy(source: Path, target: Path) -> None:
    """One moment of the database, whole, even while a server writes. The copy has its name once it is complete."""
    part = target.with_name(f"{target.name}.part")
    try:
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(part)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")  # a copy is one file, also where nothing can be written
        part.replace(target)
    except (OSError, sqlite3.Error) as broken:
        with suppress(OSError):
            part.unlink()
        raise ServerError("serve-not-copied", file=str(target), detail=str(broken)) from broken


def stamp() -> str:
    return time.strftime("%Y%m%d-%H%M%S", time.gmtime())


def unused(path: Path) -> Path:
    """That name, or the first with a number that nothing has: no copy takes another's place."""
    number, wanted = 1, path
    while wanted.exists():
        number += 1
        wanted = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return wanted
