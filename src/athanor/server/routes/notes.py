"""Notes that somebody keeps for themselves at a table, seat by seat. Nobody else is ever sent them."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from fastapi import APIRouter

from athanor.server import archive, models
from athanor.server.routes.common import ERRORS, TableId, TheGuest, TheLobby
from athanor.server.tables import LiveTable
from athanor.server.words import ServerError

router = APIRouter(prefix="/api/tables", responses=ERRORS, tags=["notes"])

LONGEST: Final = 8 * 1024  # bytes of JSON
DEEPEST: Final = 8


@router.get("/{id}/notes", response_model=models.Notes)
async def read(id: TableId, lobby: TheLobby, guest: TheGuest, seat: models.Whole | None = None) -> Any:
    """My notes on that seat of mine; empty where nothing was written."""
    async with lobby.at(id) as table:
        at = own_seat(table, guest.id, seat)
    return {"notes": await lobby.store.read(lambda connection: archive.notes_of(connection, id, guest.id, at))}


@router.put("/{id}/notes", status_code=204)
async def write(
    id: TableId, body: models.Notes, lobby: TheLobby, guest: TheGuest, seat: models.Whole | None = None
) -> None:
    """Instead of what was written there before."""
    must_be_proper(body.notes)
    async with lobby.at(id) as table:
        at = own_seat(table, guest.id, seat)
    await lobby.store.write(lambda connection: archive.keep_notes(connection, id, guest.id, at, body.notes))


def own_seat(table: LiveTable, guest: str, wanted: int | None) -> int:
    """The seat whose notes are meant. Whoever holds several has to say which; those who watch keep their own."""
    mine = table.mine(guest)
    if not mine:
        raise ServerError("not-seated", 403)
    if wanted is None and len(mine) > 1:
        raise ServerError("notes-which-seat")
    if wanted is None:
        return mine[0]
    if not 0 <= wanted < len(table.seats):
        raise ServerError("no-such-seat", 404, number=wanted + 1)
    if wanted not in mine:
        raise ServerError("not-your-seat", 403)
    return wanted


def must_be_proper(notes: dict[str, Any]) -> None:
    """Small, flat enough for every JSON reader, and made of signs and numbers that can be written down."""
    if is_deeper(notes, DEEPEST):
        raise ServerError("bad-input", field="notes", problem="too_deep")
    try:
        text = msgspec.json.encode(notes)
    except ValueError as odd:  # half a sign
        raise ServerError("bad-input", field="notes", problem="not_plain") from odd
    if len(text) > LONGEST:
        raise ServerError("notes-long", 413, longest=LONGEST)
    if msgspec.json.decode(text) != notes:  # what is no number
        raise ServerError("bad-input", field="notes", problem="not_plain")


def is_deeper(value: Any, levels: int) -> bool:
    if not isinstance(value, dict | list):
        return False
    parts = value.values() if isinstance(value, dict) else value
    return levels == 0 or any(is_deeper(part, levels - 1) for part in parts)
