"""What those who played say of the decisions of a finished game."""

from __future__ import annotations

import time
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, select

from athanor.server.schema import comments
from athanor.server.tables import LiveTable
from athanor.server.words import ServerError

LONGEST: Final = 1000
MOST: Final = 300  # at one table


async def say(table: LiveTable, guest: str, move: int, text: str) -> None:
    must_be_over(table)
    if seat_of(table, guest) is None:
        raise ServerError("comment-not-yours", 403)
    if guest in table.muted:
        raise ServerError("chat-muted", 403)
    if not 0 <= move < table.info.moves:
        raise ServerError("no-such-move", 404, move=move, moves=table.info.moves)
    said = tidied(text)
    id, now = table.id, time.time()

    def keep(connection: Connection) -> None:
        here = select(func.count(), func.max(comments.c.number)).where(comments.c.table_id == id)
        count, last = connection.execute(here).one()
        if count >= MOST:
            raise ServerError("comment-too-many", 409, most=MOST)
        row = {"table_id": id, "number": (last or 0) + 1, "guest": guest, "move": move, "text": said, "at": now}
        connection.execute(insert(comments).values(row))

    await table.write(keep)


async def take_back(table: LiveTable, guest: str, number: int) -> None:
    """One's own alone."""
    here = (comments.c.table_id == table.id) & (comments.c.number == number) & (comments.c.guest == guest)

    def forget(connection: Connection) -> None:
        if not connection.execute(delete(comments).where(here)).rowcount:
            raise ServerError("no-such-comment", 404)

    await table.write(forget)


def said_of(connection: Connection, id: str) -> list[Any]:
    return list(connection.execute(select(comments).where(comments.c.table_id == id).order_by(comments.c.number)))


def shown(table: LiveTable, rows: list[Any], guest: str | None) -> list[dict[str, Any]]:
    """Those of people whom the table's maker has muted since are left out."""
    return [
        {
            "number": row.number,
            "move": row.move,
            "seat": seat_of(table, row.guest) or 0,
            "name": table.names.get(row.guest, ""),
            "text": row.text,
            "at": row.at,
            "mine": row.guest == guest,
        }
        for row in rows
        if row.guest not in table.muted
    ]


def seat_of(table: LiveTable, guest: str) -> int | None:
    return next((seat.seat for seat in table.seats if seat.guest == guest), None)


def must_be_over(table: LiveTable) -> None:
    if table.info.status != "over":
        raise ServerError("table-not-over", 409)


def cleaned(text: str) -> str:
    """Without control signs, and nothing empty at its ends."""
    return "".join(sign for sign in text if sign.isprintable() or sign == "\n").strip()


def tidied(text: str) -> str:
    text = cleaned(text)
    if not text:
        raise ServerError("chat-empty")
    if len(text) > LONGEST:
        raise ServerError("chat-long", longest=LONGEST)
    return text
