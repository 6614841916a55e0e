"""Who asks, and where the lobby is."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Annotated, Any, TypeVar

from fastapi import Depends
from pydantic import AfterValidator
from starlette.requests import HTTPConnection, Request

from athanor.server import devices, models
from athanor.server.guests import COOKIE_DAYS, DAY
from athanor.server.lobby import Lobby
from athanor.server.turns import Asker
from athanor.server.words import ServerError

T = TypeVar("T")

ERRORS: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": models.Error, "description": "What is wrong, as a message and as a sentence"}
}


def lobby_of(connection: HTTPConnection) -> Lobby:
    lobby: Lobby = connection.app.state.lobby
    return lobby


def cookie_device(connection: HTTPConnection) -> str | None:
    """The device that the cookie names, if its signature is ours."""
    signer = lobby_of(connection).signer
    return signer.read("device", connection.cookies.get(signer.cookie))


async def known_guest(connection: HTTPConnection) -> models.Guest | None:
    lobby = lobby_of(connection)
    device = cookie_device(connection)
    if device is not None:
        found = await lobby.store.read(lambda reading: devices.whose(reading, device))
    else:
        of_old = lobby.signer.read_until("guest", connection.cookies.get(lobby.signer.cookie))
        if of_old is None:
            return None
        guest, until = of_old
        signed = until - COOKIE_DAYS * DAY
        found = await lobby.store.read(lambda reading: devices.whose_of_old(reading, guest, signed))
    return None if found is None else models.Guest(id=found[0], name=found[1])


async def need_lobby(request: Request) -> Lobby:
    return lobby_of(request)  # async, because FastAPI would send a plain function to another thread


async def maybe_guest(request: Request) -> models.Guest | None:
    return await known_guest(request)


MaybeGuest = Annotated[models.Guest | None, Depends(maybe_guest)]


async def need_guest(guest: MaybeGuest) -> models.Guest:
    if guest is None:
        raise ServerError("guest-needed", 401)
    return guest


async def need_asker(request: Request, guest: MaybeGuest) -> Asker:
    return lobby_of(request).asker(request.scope, guest.id if guest else None)


async def while_asked(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """What the work gives; it is cancelled when whoever asked has gone."""
    working, gone = asyncio.create_task(work), asyncio.create_task(hangs_up(request))
    try:
        await asyncio.wait({working, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ServerError("nobody-asks", 499)
        return working.result()
    finally:
        working.cancel()
        gone.cancel()
        await asyncio.gather(working, gone, return_exceptions=True)


async def hangs_up(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


# Codes are read aloud and typed on phones, which like to begin with a capital letter.
TableId = Annotated[str, AfterValidator(str.lower)]
TheLobby = Annotated[Lobby, Depends(need_lobby)]
TheAsker = Annotated[Asker, Depends(need_asker)]
TheGuest = Annotated[models.Guest, Depends(need_guest)]
