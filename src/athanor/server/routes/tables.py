"""Tables: my list, new ones, and who sits where."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from athanor.server import archive, models, opening, reaching, seating, wire
from athanor.server.archive import Info, Seat
from athanor.server.lobby import Lobby
from athanor.server.opening import Chair
from athanor.server.routes.common import ERRORS, MaybeGuest, TableId, TheAsker, TheGuest, TheLobby
from athanor.server.tables import encode
from athanor.server.words import ServerError

router = APIRouter(prefix="/api/tables", responses=ERRORS, tags=["tables"])
Shown = models.TableInfo


def chairs(seats: list[models.NewSeat]) -> list[Chair]:
    return [Chair(seat.kind, seat.bot, seat.name) for seat in seats]


async def shown(lobby: Lobby, id: str, guest: models.Guest | None) -> Any:
    async with lobby.at(id) as table:
        return table.shown_to(guest.id if guest else None)


@router.get("", response_model=list[Shown])
async def my_tables(lobby: TheLobby, guest: MaybeGuest, asker: TheAsker) -> Any:
    """My tables, newest first."""
    if guest is None:
        return []
    found = await lobby.desk.do(asker, lobby.store.read_now, lambda connection: archive.tables_of(connection, guest.id))
    live = [lobby.loaded(info.id) for info, _, _ in found]
    here = [wire.Presence() if table is None else table.presence for table in live]
    text = await lobby.desk.do(asker, listed, found, guest.id, here)
    return Response(text, media_type="application/json")


def listed(found: list[tuple[Info, list[Seat], dict[str, str]]], guest: str, here: list[wire.Presence]) -> str:
    """Written outside the event loop: somebody may have hundreds of tables."""
    shown = zip(found, here, strict=True)
    return encode([wire.table(info, seats, names, guest, presence) for (info, seats, names), presence in shown])


@router.post("", response_model=Shown, status_code=201)
async def new_table(body: models.NewTable, lobby: TheLobby, guest: TheGuest, asker: TheAsker) -> Any:
    id = await opening.create(lobby, asker, body.game, body.options, chairs(body.seats), body.coach, body.hints)
    return await shown(lobby, id, guest)


@router.get("/{id}", response_model=Shown)
async def one_table(id: TableId, lobby: TheLobby, guest: MaybeGuest) -> Any:
    return await shown(lobby, id, guest)


@router.get("/{id}/invitation")
async def invitation(id: TableId, request: Request, lobby: TheLobby) -> models.Invitation:
    """The link to hand on; none while only this machine can open it."""
    return models.Invitation(url=await link_for_others(id, request, lobby))


@router.get("/{id}/invitation.svg", response_class=Response)
async def invitation_code(id: TableId, request: Request, lobby: TheLobby) -> Response:
    """The same link for a phone's camera."""
    url = await link_for_others(id, request, lobby)
    if url is None:
        raise ServerError("only-here", 404)
    return Response(reaching.qr_picture(url), media_type="image/svg+xml")


async def link_for_others(id: str, request: Request, lobby: Lobby) -> str | None:
    async with lobby.at(id):
        pass  # there is such a table
    address = reaching.for_others(lobby.settings, request)
    return address and f"{address}/table/{id}"


@router.post("/{id}/join", response_model=Shown)
async def join(id: TableId, lobby: TheLobby, guest: TheGuest, body: models.Join | None = None) -> Any:
    """Take an open seat, or come back to one's own."""
    async with lobby.at(id) as table:
        await seating.join(table, guest.id, guest.name, body.seat if body else None)
        return table.shown_to(guest.id)


@router.post("/{id}/leave", response_model=Shown)
async def leave(id: TableId, lobby: TheLobby, guest: TheGuest) -> Any:
    async with lobby.at(id) as table:
        await seating.leave(table, guest.id)
        return table.shown_to(guest.id)


@router.post("/{id}/seats/{seat}", response_model=Shown)
async def give_seat(id: TableId, seat: models.Whole, body: models.GiveSeat, lobby: TheLobby, guest: TheGuest) -> Any:
    """Give a seat to a bot, or open it for a friend."""
    async with lobby.at(id) as table:
        if body.kind == "bot":
            # Its thoughts are on account of whoever made the table.
            room = lobby.quotas.refused_bots
            refused = await lobby.store.read(lambda connection: room(connection, table.asker, 1))
            if refused is not None:
                raise refused
        await seating.give(table, guest.id, seat, body.kind, body.bot, lobby.settings.patience_days)
        return table.shown_to(guest.id)


@router.post("/{id}/abandon", response_model=Shown)
async def abandon(id: TableId, lobby: TheLobby, guest: TheGuest) -> Any:
    """Agree to stop; the game ends without a result once everybody who plays has."""
    async with lobby.at(id) as table:
        await seating.stop(table, guest.id, lobby.settings.patience_days)
        return table.shown_to(guest.id)


@router.post("/{id}/resign", response_model=Shown)
async def resign(id: TableId, lobby: TheLobby, guest: TheGuest) -> Any:
    """Give the game up. It ends if fewer than two people are left."""
    async with lobby.at(id) as table:
        await seating.resign(table, guest.id)
        return table.shown_to(guest.id)


@router.post("/{id}/rematch", response_model=Shown)
async def rematch(id: TableId, lobby: TheLobby, guest: TheGuest, asker: TheAsker) -> Any:
    """The same seats again; the same table for everybody who asks."""
    async with lobby.at(id) as table:
        again = await opening.rematch(lobby, table, asker)
        table.tell_tables()
    return await shown(lobby, again, guest)


@router.post("/{id}/fork", response_model=Shown, status_code=201)
async def fork(id: TableId, body: models.NewFork, lobby: TheLobby, guest: TheGuest, asker: TheAsker) -> Any:
    """A new table from a moment of a finished game, hidden things dealt anew."""
    async with lobby.at(id) as table:
        new = await opening.fork(lobby, table, asker, body.move, chairs(body.seats))
    return await shown(lobby, new, guest)
