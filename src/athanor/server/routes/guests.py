"""Who: a name, a cookie, and a link that carries them to another device."""

from __future__ import annotations

import time

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from athanor.server import archive, models, reaching
from athanor.server.guests import COOKIE_DAYS, DAY, LINK_DAYS, new_id, proper_name
from athanor.server.lobby import Lobby
from athanor.server.routes.common import ERRORS, MaybeGuest, TheGuest, TheLobby
from athanor.server.words import ServerError

router = APIRouter(responses=ERRORS, tags=["guests"])


def remember(response: Response, request: Request, lobby: Lobby, guest: str) -> None:
    response.set_cookie(
        lobby.signer.cookie,
        lobby.signer.sign("guest", guest, COOKIE_DAYS),
        max_age=COOKIE_DAYS * DAY,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


@router.get("/api/me")
async def me(request: Request, response: Response, lobby: TheLobby, guest: MaybeGuest) -> models.Me:
    if guest is not None:
        remember(response, request, lobby, guest.id)  # so that it does not run out while it is used
    return models.Me(guest=guest)


@router.post("/api/me")
async def set_name(
    body: models.NewName, request: Request, response: Response, lobby: TheLobby, guest: MaybeGuest
) -> models.Me:
    """Makes the guest, or renames them."""
    name = proper_name(body.name)
    if guest is None:
        id = new_id(12)
        await lobby.store.write(lambda connection: archive.add_guest(connection, id, name, time.time()))
    else:
        id = guest.id
        await lobby.store.write(lambda connection: archive.rename_guest(connection, id, name))
        await lobby.renamed(id, name)
    remember(response, request, lobby, id)
    return models.Me(guest=models.Guest(id=id, name=name))


@router.post("/api/me/link")
async def personal_link(request: Request, lobby: TheLobby, guest: TheGuest) -> models.Link:
    token = lobby.signer.sign("move", guest.id, LINK_DAYS)
    outside = reaching.for_others(lobby.settings, request)
    here = f"{request.url.scheme}://{request.url.netloc}"
    return models.Link(url=f"{outside or here}/move/{token}", only_here=outside is None)


@router.get("/move/{token}", response_class=RedirectResponse, status_code=303)
async def move(token: str, request: Request, lobby: TheLobby) -> Response:
    """What a personal link opens: this device is that guest from now on."""
    guest = lobby.signer.read("move", token)
    if guest is None or await lobby.guest_name(guest) is None:
        if "text/html" in request.headers.get("accept", ""):
            return RedirectResponse("/?link=invalid", 303)  # somebody at a browser: the page says it
        raise ServerError("link-invalid", 404, days=LINK_DAYS)
    response = RedirectResponse("/", 303)
    remember(response, request, lobby, guest)
    return response
