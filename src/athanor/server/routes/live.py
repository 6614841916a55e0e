"""The door of the live connection; what happens behind it stands in `athanor.server.live`."""

from __future__ import annotations

from contextlib import suppress

from fastapi import APIRouter
from starlette.websockets import WebSocket

from athanor.core.errors import AthanorError
from athanor.server.answers import error_response
from athanor.server.live import Connection
from athanor.server.routes.common import hall_of, known_guest
from athanor.server.words import ServerError

router = APIRouter()


@router.websocket("/api/tables/{id}/live")
async def live(socket: WebSocket, id: str) -> None:
    id = id.lower()  # as in TableId
    hall = hall_of(socket)
    sockets = hall.sockets
    address = socket.client.host if socket.client else "?"
    try:
        if sockets[address] >= hall.settings.sockets_per_address:
            raise ServerError("too-many-sockets", 429)
        async with hall.at(id):
            pass
    except AthanorError as refused:
        await socket.send_denial_response(error_response(refused, socket.headers.get("accept-language")))
        return
    guest = await known_guest(socket)
    have = socket.query_params.get("have", "")
    sockets[address] += 1
    try:
        await socket.accept()
        connection = Connection(socket, hall, id, guest.id if guest else None, guest.name if guest else None)
        with suppress(AthanorError):  # the table went away between the door and the chair; the page comes back
            await connection.run(int(have) if have.isdecimal() and len(have) < 10 else 0)
    finally:
        sockets[address] -= 1
        if not sockets[address]:
            del sockets[address]
