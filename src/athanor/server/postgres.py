"""PostgreSQL: a database named by `ATHANOR_POSTGRES`, for servers that outgrow a file.

Reading sees one moment of the database, as in SQLite. Writing goes over a single connection, and that connection holds
a lock that only one session can have: whoever lost the connection has lost the right to write, and a second server that
is started by mistake never gets it.
"""

from __future__ import annotations

import getpass
import time
from importlib.util import find_spec
from typing import Any, Final

from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from athanor.server.databases import Database
from athanor.server.migrating import version_of
from athanor.server.words import ServerError

SCHEMES: Final = ("postgresql", "postgres")
USUAL_PORT: Final = 5432
WRITER_LOCK: Final = 0x617468616E6F72  # "athanor": what this server's lock is called among those of the database
LOCK_SECONDS: Final = 5.0
READERS: Final = 8
MOST_READERS: Final = 40
# A database that says nothing for so long is gone, whatever the network believes.
SILENT_SECONDS: Final = 60
# A commit has reached the disk when it returns, whatever the database's owner set for others.
WRITES: Final = {"synchronous_commit": "on"}
# All questions of one transaction see the same moment.
READS: Final = {
    "default_transaction_isolation": "repeatable read",
    "default_transaction_read_only": "on",
}
# Classes and codes of SQLSTATE that say nothing about the question: connections, resources, shutting down, the system,
# a database that only answers.
OUT_OF_ORDER: Final = ("08", "53", "57P", "58", "25006", "XX")


class NotTheWriterError(Exception):
    """Another session holds the lock of whoever writes."""


def open_postgres(address: str) -> Database:
    place = understood(address)
    must_have_driver()
    reading = open_engine(place, READS, READERS, MOST_READERS)
    writing = open_engine(place, WRITES, 1, 1)
    event.listen(writing, "connect", take_the_lock)
    try:
        wait_for_the_lock(writing)
    except NotTheWriterError:
        raise ServerError("serve-postgres-in-use", database=shown(place)) from None
    except DBAPIError as broken:
        raise unusable(place, broken) from broken
    return Database(reading, writing, is_out_of_order, shown(place))


def examined(address: str) -> tuple[str, int, str | None]:
    """Its name, how many tables are kept there, and the version of its form (None: nothing was ever kept)."""
    place = understood(address)
    must_have_driver()
    engine = open_engine(place, READS, 1, 1)
    try:
        with engine.begin() as connection:
            version = version_of(connection)
            count = 0 if version is None else connection.exec_driver_sql("SELECT count(*) FROM tables").scalar_one()
            return shown(place), count, version
    except DBAPIError as broken:
        raise unusable(place, broken) from broken
    finally:
        engine.dispose()


def understood(address: str) -> URL:
    """`postgresql://user:password@machine:port/name`; with `?host=/folder` over a socket in that folder."""
    try:
        given = make_url(address)
        port = given.port or USUAL_PORT
    except (ArgumentError, ValueError):
        raise ServerError("serve-bad-postgres") from None
    others = set(given.query) - {"host"}
    if given.drivername not in SCHEMES or not given.database or others:
        raise ServerError("serve-bad-postgres")
    place = given.set(drivername="postgresql+pg8000", username=given.username or getpass.getuser(), query={})
    folder = given.query.get("host")
    if isinstance(folder, str) and folder.startswith("/"):
        return place.set(query={"unix_sock": f"{folder.rstrip('/')}/.s.PGSQL.{port}"})
    if folder is not None or not given.host:
        raise ServerError("serve-bad-postgres")
    return place


def must_have_driver() -> None:
    if find_spec("pg8000") is None:
        raise ServerError("serve-postgres-driver")


def unusable(place: URL, broken: DBAPIError) -> ServerError:
    return ServerError("serve-postgres-unusable", database=shown(place), detail=reason(broken))


def shown(place: URL) -> str:
    """For people and logs: without the password."""
    return f"{place.host or 'localhost'}/{place.database}"


def open_engine(place: URL, session: dict[str, str], kept: int, most: int) -> Engine:
    engine = create_engine(
        place,
        connect_args={"application_name": "athanor", "startup_params": session, "timeout": SILENT_SECONDS},
        pool_size=kept,
        max_overflow=most - kept,
    )
    event.listen(engine, "handle_error", notice_the_end)
    return engine


def wait_for_the_lock(writing: Engine) -> None:
    """A server that was stopped or killed a moment ago: PostgreSQL needs an instant to notice."""
    until = time.monotonic() + LOCK_SECONDS
    while True:
        try:
            writing.connect().close()
            return
        except NotTheWriterError:
            if time.monotonic() > until:
                raise
            time.sleep(LOCK_SECONDS / 50)


def take_the_lock(connection: Any, record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute(f"SELECT pg_try_advisory_lock({WRITER_LOCK})")
    (taken,) = cursor.fetchone()
    connection.commit()
    if not taken:
        raise NotTheWriterError


def notice_the_end(context: Any) -> None:
    """Sessions that the database itself ended (stopped, told to) are as lost as those of a broken network."""
    if code_of(context.original_exception).startswith("57P"):
        context.is_disconnect = True


def code_of(error: BaseException | None) -> str:
    """The SQLSTATE of one of the driver's errors; empty where it has none."""
    said = error.args[0] if error is not None and error.args else None
    return str(said.get("C", "")) if isinstance(said, dict) else ""


def is_out_of_order(error: Exception) -> bool:
    if not isinstance(error, DBAPIError):
        return isinstance(error, (NotTheWriterError, PoolTimeout))
    if error.connection_invalidated or isinstance(error, InterfaceError):
        return True
    return code_of(error.orig).startswith(OUT_OF_ORDER)


def reason(error: DBAPIError) -> str:
    """What the database said, without what it was asked."""
    said = error.orig.args[0] if error.orig is not None and error.orig.args else ""
    return str(said.get("M", "")) if isinstance(said, dict) else str(said)
