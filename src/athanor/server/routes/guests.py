"""Who: a name, a cookie, and a link that carries them to another device."""

from __future__ import annotations

import time

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from athanor.server import archive, models, reaching
from athanor.server.guests import COOKIE_DAYS, DAY, LINK_DAYS, new_id, proper_name
from athanor.server.hall import Hall
from athanor.server.routes.common import ERRORS, MaybeGuest, TheGuest, TheHall
from athanor.server.words import ServerError

router = APIRouter(responses=ERRORS, tags=["guests"])


def remember(response: Response, request: Request, hall: Hall, guest: str) -> None:
    response.set_cookie(
        hall.signer.cookie,
        hall.signer.sign("guest", guest, COOKIE_DAYS),
        max_age=COOKIE_DAYS * DAY,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


@router.get("/api/me")
async def me(request: Request, response: Response, hall: TheHall, guest: MaybeGuest) -> models.Me:
    if guest is not None:
        remember(response, request, hall, guest.id)  # so that it does not run out while it is used
    return models.Me(guest=guest)


@router.post("/api/me")
async def set_name(
    body: models.NewName, request: Request, response: Response, hall: TheHall, guest: MaybeGuest
) -> models.Me:
    """Makes the guest, or renames them."""
    name = proper_name(body.name)
    if guest is None:
        id = new_id(12)
        await hall.store.write(lambda connection: archive.add_guest(connection, id, name, time.time()))
    else:
        id = guest.id
        await hall.store.write(lambda connection: archive.rename_guest(connection, id, name))
        await hall.renamed(id, name)
    remember(response, request, hall, id)
    return models.Me(guest=models.Guest(id=id, name=name))


@router.post("/api/me/link")
async def personal_link(request: Request, hall: TheHall, guest: TheGuest) -> models.Link:
    token = hall.signer.sign("move", guest.id, LINK_DAYS)
    outside = reaching.for_others(hall.settings, request)
    here = f"{request.url.scheme}://{request.url.netloc}"
    return models.Link(url=f"{outside or here}/move/{token}", only_here=outside is None)


@router.get("/move/{token}", response_class=RedirectResponse, status_code=303)
async def move(token: str, request: Request, hall: TheHall) -> Response:
    """What a personal link opens: this device is that guest from now on."""
    guest = hall.signer.read("move", token)
    if guest is None or await hall.guest_name(guest) is None:
        if "text/html" in request.headers.get("accept", ""):
            return RedirectResponse("/?link=invalid", 303)  # somebody at a browser: the page says it
        raise ServerError("link-invalid", 404, days=LINK_DAYS)
    response = RedirectResponse("/", 303)
    remember(response, request, hall, guest)
    return response
