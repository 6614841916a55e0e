"""The door of the live connection; what happens behind it stands in `athanor.server.live`."""

from __future__ import annotations

from contextlib import suppress

from fastapi import APIRouter
from starlette.websockets import WebSocket

from athanor.core.errors import AthanorError
from athanor.server.answers import error_response
from athanor.server.live import Connection
from athanor.server.routes.common import known_guest, lobby_of
from athanor.server.words import ServerError

router = APIRouter()


@router.websocket("/api/tables/{id}/live")
async def live(socket: WebSocket, id: str) -> None:
    id = id.lower()  # as in TableId
    lobby = lobby_of(socket)
    sockets = lobby.sockets
    address = socket.client.host if socket.client else "?"
    try:
        if sockets[address] >= lobby.settings.sockets_per_address:
            raise ServerError("too-many-sockets", 429)
        async with lobby.at(id):
            pass
    except AthanorError as refused:
        await socket.send_denial_response(error_response(refused, socket.headers.get("accept-language")))
        return
    guest = await known_guest(socket)
    have = socket.query_params.get("have", "")
    sockets[address] += 1
    try:
        await socket.accept()
        connection = Connection(socket, lobby, id, guest.id if guest else None, guest.name if guest else None)
        with suppress(AthanorError):  # the table went away between the door and the chair; the page comes back
            await connection.run(int(have) if have.isdecimal() and len(have) < 10 else 0)
    finally:
        sockets[address] -= 1
        if not sockets[address]:
            del sockets[address]
