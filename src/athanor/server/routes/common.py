"""Who asks, and where the lobby is."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Annotated, Any, TypeVar

from fastapi import Depends
from pydantic import AfterValidator
from starlette.requests import HTTPConnection, Request

from athanor.server import models
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


def cookie_guest(connection: HTTPConnection) -> str | None:
    """The guest the cookie names, if its signature is ours."""
    signer = lobby_of(connection).signer
    return signer.read("guest", connection.cookies.get(signer.cookie))


async def known_guest(connection: HTTPConnection) -> models.Guest | None:
    id = cookie_guest(connection)
    name = await lobby_of(connection).guest_name(id) if id is not None else None
    return models.Guest(id=id, name=name) if id is not None and name is not None else None


async def need_lobby(request: Request) -> Lobby:
    return lobby_of(request)  # async, because FastAPI would send a plain function to another thread


async def maybe_guest(request: Request) -> models.Guest | None:
    return await known_guest(request)


async def need_guest(request: Request) -> models.Guest:
    guest = await known_guest(request)
    if guest is None:
        raise ServerError("guest-needed", 401)
    return guest


async def need_asker(request: Request) -> Asker:
    return lobby_of(request).asker(request.scope, cookie_guest(request))


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
MaybeGuest = Annotated[models.Guest | None, Depends(maybe_guest)]
TheAsker = Annotated[Asker, Depends(need_asker)]
TheGuest = Annotated[models.Guest, Depends(need_guest)]
