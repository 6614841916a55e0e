"""Bringing a database of any age to the form this version expects, whatever database it is."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, inspect

from athanor.server.words import ServerError

NEWEST: Final = "0010"  # the last of `migrations/versions`


def migrate(connection: Connection) -> None:
    if form_of(connection) == NEWEST:
        return
    # Only now: reading Alembic in takes a third of the time the server needs to start.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "athanor.server:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def form_of(connection: Connection) -> str | None:
    """The version of its form, None where nothing was ever kept. What belongs to others, or to a newer Athanor, is
    refused: it would be spoilt."""
    names, version = set(inspect(connection).get_table_names()), version_of(connection)
    place = connection.engine.url.database or ""
    if version is None and not names:
        return None
    if version is None or not version.isdecimal() or not names >= {"tables", "guests", "settings"}:
        raise ServerError("serve-data-foreign", place=place)
    if version > NEWEST:
        raise ServerError("serve-data-newer", place=place, version=version, newest=NEWEST)
    return version


def version_of(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
