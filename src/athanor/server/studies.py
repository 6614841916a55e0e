"""Studies: positions of finished games in a row, each as a seat (or nobody) saw it, with notes.

A study belongs to the guest who made it; whoever has its link may read it. It names moments of games and keeps none of
them: what a moment shows comes from the replay of its game.
"""

from __future__ import annotations

import time
from typing import Any, Final

from sqlalchemy import Connection, delete, desc, func, insert, select, update

from athanor.server.comments import cleaned
from athanor.server.guests import new_id
from athanor.server.models_studies import StudyStep, WrittenStudy
from athanor.server.schema import guests, studies, tables
from athanor.server.wire import Json
from athanor.server.words import ServerError

MOST: Final = 200  # of one person


def all_of(connection: Connection, guest: str) -> list[Json]:
    """The one changed last first."""
    rows = connection.execute(select(studies).where(studies.c.guest == guest).order_by(desc(studies.c.updated))).all()
    games = games_of(connection, {step["table"] for row in rows for step in row.steps})
    return [
        {
            "id": row.id,
            "title": row.title,
            "updated": row.updated,
            "games": list(dict.fromkeys(games[step["table"]] for step in row.steps if step["table"] in games)),
            "positions": len(row.steps),
        }
        for row in rows
    ]


def shown(connection: Connection, id: str, guest: str | None) -> Json:
    row = connection.execute(
        select(studies, guests.c.name).join(guests, guests.c.id == studies.c.guest).where(studies.c.id == id)
    ).first()
    if row is None:
        raise ServerError("no-such-study", 404)
    games = games_of(connection, {step["table"] for step in row.steps})
    return {
        "id": row.id,
        "title": row.title,
        "author": row.name,
        "mine": row.guest == guest,
        "updated": row.updated,
        "steps": [{**step, "game": games[step["table"]]} for step in row.steps if step["table"] in games],
    }


def add(connection: Connection, guest: str, written: WrittenStudy) -> str:
    count = select(func.count()).select_from(studies).where(studies.c.guest == guest)
    if connection.execute(count).scalar_one() >= MOST:
        raise ServerError("study-too-many", 409, most=MOST)
    id = new_id(10)
    connection.execute(insert(studies).values(id=id, guest=guest, **values(connection, written)))
    return id


def change(connection: Connection, id: str, guest: str, written: WrittenStudy) -> None:
    must_be_theirs(connection, id, guest)
    connection.execute(update(studies).where(studies.c.id == id).values(**values(connection, written)))


def remove(connection: Connection, id: str, guest: str) -> None:
    must_be_theirs(connection, id, guest)
    connection.execute(delete(studies).where(studies.c.id == id))


def must_be_theirs(connection: Connection, id: str, guest: str) -> None:
    author = connection.execute(select(studies.c.guest).where(studies.c.id == id)).scalar()
    if author is None:
        raise ServerError("no-such-study", 404)
    if author != guest:
        raise ServerError("study-not-yours", 403)


def values(connection: Connection, written: WrittenStudy) -> dict[str, Any]:
    title = " ".join(cleaned(written.title).split())
    if not title:
        raise ServerError("study-no-title")
    must_be_moments(connection, written.steps)
    steps = [{**step.model_dump(), "note": cleaned(step.note)} for step in written.steps]
    return {"title": title, "steps": steps, "updated": time.time()}


def must_be_moments(connection: Connection, steps: list[StudyStep]) -> None:
    """Of games that are over: before that, a moment as somebody else saw it would tell their secrets."""
    wanted = {step.table for step in steps}
    rows = connection.execute(
        select(tables.c.id, tables.c.status, tables.c.moves, tables.c.players).where(tables.c.id.in_(wanted))
    )
    found = {row.id: row for row in rows}
    for step in steps:
        table = found.get(step.table)
        if table is None:
            raise ServerError("no-such-table", 404)
        if table.status not in ("over", "abandoned"):
            raise ServerError("table-not-over", 409)
        if not 0 <= step.move <= table.moves:
            raise ServerError("no-such-move", 404, move=step.move, moves=table.moves)
        if step.seat is not None and not 0 <= step.seat < table.players:
            raise ServerError("no-such-seat", 404, number=step.seat + 1)


def games_of(connection: Connection, ids: set[str]) -> dict[str, str]:
    rows = connection.execute(select(tables.c.id, tables.c.game).where(tables.c.id.in_(ids)))
    return {row.id: row.game for row in rows}
