"""Bringing a database of any age to the form this version expects, whatever database it is."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, inspect

NEWEST: Final = "0009"  # the last of `migrations/versions`


def migrate(connection: Connection) -> None:
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
