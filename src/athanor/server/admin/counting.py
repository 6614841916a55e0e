"""What an installation holds, in figures. It only reads, so it can be asked while the server runs."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Column, Connection, Engine, NullPool, create_engine, func, select
from sqlalchemy.exc import DBAPIError

from athanor.server import postgres
from athanor.server.migrating import NEWEST, form_of
from athanor.server.schema import entries, guests, tables
from athanor.server.settings import Settings
from athanor.server.words import ServerError


@dataclass(frozen=True, slots=True)
class Stats:
    guests: int
    moves: int
    # By status, and by game.
    statuses: dict[str, int]
    games: dict[str, int]


def stats(chosen: Settings) -> Stats:
    engine, place = looking(chosen)
    try:
        with engine.connect() as connection:
            # An older one is brought up to date by the server; until then some of what is asked for is not there.
            if form_of(connection) != NEWEST:
                raise ServerError("admin-older", place=place)
            return counted(connection)
    except DBAPIError as broken:
        raise ServerError("admin-not-read", file=place, detail=str(broken.orig)) from broken
    finally:
        engine.dispose()


def looking(chosen: Settings) -> tuple[Engine, str]:
    """An engine that only asks, and the name of the place."""
    if chosen.postgres:
        place = postgres.understood(chosen.postgres)
        postgres.must_have_driver()
        return postgres.open_engine(place, postgres.READS, 1, 1), postgres.shown(place)
    if not chosen.database.is_file():
        raise ServerError("admin-no-file", file=str(chosen.database))
    return create_engine(f"sqlite:///{chosen.database}", poolclass=NullPool), str(chosen.database)


def counted(connection: Connection) -> Stats:
    def by(column: Column[str]) -> dict[str, int]:
        found = connection.execute(select(column, func.count()).group_by(column).order_by(column))
        return {row[0]: row[1] for row in found}

    people = connection.execute(select(func.count()).select_from(guests)).scalar_one()
    moves = connection.execute(select(func.count()).where(entries.c.kind == "move")).scalar_one()
    return Stats(people, moves, by(tables.c.status), by(tables.c.game))
