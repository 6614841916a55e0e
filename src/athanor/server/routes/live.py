"""The door of the live connection; what happens behind it stands in `athanor.server.live`."""

from __future__ import annotations

from contextlib import suppress

from fastapi import APIRouter
from starlette.websockets import WebSocket

from athanor.core.errors import AthanorError
from athanor.server.answers import error_response
from athanor.server.live import Connection
from athanor.server.routes.common import known_guest, lobby_of

router = APIRouter()


@router.websocket("/api/tables/{id}/live")
async def live(socket: WebSocket, id: str) -> None:
    id = id.lower()  # as in TableId
    lobby = lobby_of(socket)
    guest = await known_guest(socket)
    have = socket.query_params.get("have", "")
    try:
        with lobby.quotas.sockets.one(lobby.asker(socket.scope, guest.id if guest else None)):
            async with lobby.at(id):
                pass
            await socket.accept()
            connection = Connection(socket, lobby, id, guest.id if guest else None, guest.name if guest else None)
            with suppress(AthanorError):  # the table went away between the door and the chair; the page comes back
                await connection.run(int(have) if have.isdecimal() and len(have) < 10 else 0)
    except AthanorError as refused:
        await socket.send_denial_response(error_response(refused, socket.headers.get("accept-language")))
