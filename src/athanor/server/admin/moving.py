"""From the file of SQLite to a PostgreSQL database: everything, the key that signs cookies included.

It happens in one transaction, and what has arrived is compared with what left before that is committed. The file stays
as it is.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any, Final

from sqlalchemy import Connection, Table, func, insert, select
from sqlalchemy.exc import DBAPIError

from athanor.server.databases import Database
from athanor.server.migrating import migrate
from athanor.server.postgres import open_postgres
from athanor.server.schema import META
from athanor.server.settings import Settings
from athanor.server.sqlite import open_sqlite
from athanor.server.words import ServerError

AT_ONCE: Final = 200  # rows; those with a snapshot are large
MODULUS: Final = 1 << 256

Row = dict[str, Any]


def move_to_postgres(chosen: Settings) -> dict[str, int]:
    """The number of rows moved, by table."""
    if not chosen.postgres:
        raise ServerError("admin-no-postgres")
    if not chosen.database.is_file():
        raise ServerError("admin-nothing-to-move", file=str(chosen.database))
    source = open_sqlite(chosen)
    try:
        target = open_postgres(chosen.postgres)
        try:
            return moved(source, target)
        except DBAPIError as broken:
            raise ServerError("admin-not-moved", detail=str(broken.orig)) from broken
        finally:
            target.close()
    finally:
        source.close()


def moved(source: Database, target: Database) -> dict[str, int]:
    with source.writing.begin() as old:
        migrate(old)
    with source.reading.begin() as old, target.writing.begin() as new:
        migrate(new)
        for table in META.sorted_tables:
            if how_many(new, table):
                raise ServerError("admin-target-not-empty", database=target.place)
        # In the order in which they refer to each other.
        for table in META.sorted_tables:
            for some in rows(old, table):
                new.execute(insert(table), some)
        for table in META.sorted_tables:
            if digest(old, table) != digest(new, table):
                raise ServerError("admin-not-moved", detail=table.name)
        return {table.name: how_many(new, table) for table in META.sorted_tables}


def how_many(connection: Connection, table: Table) -> int:
    return connection.execute(select(func.count()).select_from(table)).scalar_one()


def rows(connection: Connection, table: Table) -> Iterator[list[Row]]:
    found = connection.execution_options(yield_per=AT_ONCE).execute(select(table)).mappings()
    for some in found.partitions():
        yield [dict(row) for row in some]


def digest(connection: Connection, table: Table) -> int:
    """The same for the same rows in any order: databases sort letters differently."""
    total = 0
    for some in rows(connection, table):
        for row in some:
            said = hashlib.sha256(repr(sorted(row.items())).encode()).digest()
            total = (total + int.from_bytes(said, "big")) % MODULUS
    return total
