"""Who: a name, a cookie for each device, and a link that carries them to another one."""

from __future__ import annotations

import time

from fastapi import APIRouter
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from athanor.server import archive, devices, models, models_people, reaching
from athanor.server.guests import COOKIE_DAYS, DAY, LINK_DAYS, new_id, proper_name
from athanor.server.lobby import Lobby
from athanor.server.routes.common import ERRORS, MaybeGuest, TheGuest, TheLobby, cookie_device
from athanor.server.words import ServerError

router = APIRouter(responses=ERRORS, tags=["guests"])


def remember(response: Response, request: Request, lobby: Lobby, device: str) -> None:
    response.set_cookie(
        lobby.signer.cookie,
        lobby.signer.sign("device", device, COOKIE_DAYS),
        max_age=COOKIE_DAYS * DAY,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def label(request: Request) -> str:
    return devices.label_of(request.headers.get("user-agent", "")[:500])


async def device_here(request: Request, lobby: Lobby, guest: str) -> str:
    """The device that asks; one with a cookie of 0.1 becomes one now."""
    device = cookie_device(request)
    if device is None:
        return await lobby.store.write(lambda connection: devices.add_device(connection, guest, label(request)))
    await lobby.store.write(lambda connection: devices.seen(connection, device))
    return device


@router.get("/api/me", response_model_exclude_unset=True)
async def me(request: Request, response: Response, lobby: TheLobby, guest: MaybeGuest) -> models_people.Known:
    if guest is not None:
        # So that it does not run out while it is used.
        remember(response, request, lobby, await device_here(request, lobby, guest.id))
        wishes = await lobby.store.read(lambda connection: archive.wishes_of(connection, guest.id))
        if wishes:
            return models_people.Known(guest=guest, wishes=models_people.Wishes(**wishes))
    return models_people.Known(guest=guest)


@router.put("/api/me/wishes", status_code=204)
async def wish(body: models_people.Wishes, lobby: TheLobby, guest: TheGuest) -> None:
    """The same on every device from now on."""
    await lobby.store.write(lambda connection: archive.keep_wishes(connection, guest.id, body.model_dump()))


@router.post("/api/me")
async def set_name(
    body: models.NewName, request: Request, response: Response, lobby: TheLobby, guest: MaybeGuest
) -> models_people.Me:
    """Makes the guest, or renames them."""
    name = proper_name(body.name)
    if guest is None:
        id, label_here = new_id(12), label(request)

        def arrive(connection: Connection) -> str:
            archive.add_guest(connection, id, name, time.time())
            return devices.add_device(connection, id, label_here)

        device = await lobby.store.write(arrive)
    else:
        id = guest.id
        await lobby.store.write(lambda connection: archive.rename_guest(connection, id, name))
        await lobby.renamed(id, name)
        device = await device_here(request, lobby, id)
    remember(response, request, lobby, device)
    return models_people.Me(guest=models.Guest(id=id, name=name))


# ---------------------------------------------------------------- devices


@router.get("/api/me/devices")
async def my_devices(request: Request, lobby: TheLobby, guest: TheGuest) -> list[models_people.Device]:
    """Where I am signed in, the device used last first."""
    found = await lobby.store.read(lambda connection: devices.devices_of(connection, guest.id))
    here = cookie_device(request)
    return [
        models_people.Device(id=each.id, label=each.label, created=each.created, seen=each.seen, this=each.id == here)
        for each in found
    ]


@router.delete("/api/me/devices/{id}", status_code=204)
async def sign_out(id: str, lobby: TheLobby, guest: TheGuest) -> None:
    """That device is nobody's from now on."""
    if not await lobby.store.write(lambda connection: devices.sign_out(connection, guest.id, id)):
        raise ServerError("no-such-device", 404)
    lobby.hang_up(guest.id)


@router.post("/api/me/sign-out-elsewhere", status_code=204)
async def sign_out_elsewhere(request: Request, response: Response, lobby: TheLobby, guest: TheGuest) -> None:
    """All devices but this one; links that were not used do not work any more."""
    here = await device_here(request, lobby, guest.id)
    await lobby.store.write(lambda connection: devices.sign_out_elsewhere(connection, guest.id, here))
    remember(response, request, lobby, here)
    lobby.hang_up(guest.id)


# ---------------------------------------------------------------- to another device


@router.post("/api/me/link")
async def personal_link(request: Request, lobby: TheLobby, guest: TheGuest) -> models.Link:
    """A link that works once; the one before it does not any more."""
    token = await lobby.store.write(lambda connection: devices.new_link(connection, guest.id))
    outside = reaching.for_others(lobby.settings, request)
    here = f"{request.url.scheme}://{request.url.netloc}"
    return models.Link(url=f"{outside or here}/move/{token}", only_here=outside is None)


@router.delete("/api/me/link", status_code=204)
async def revoke_link(lobby: TheLobby, guest: TheGuest) -> None:
    await lobby.store.write(lambda connection: devices.revoke_links(connection, guest.id))


@router.get("/api/links/{token}")
async def link_owner(token: str, lobby: TheLobby, guest: MaybeGuest) -> models_people.LinkOwner | None:
    """Whom the link stands for, if it still works. Looking changes nothing: programs open links before people do."""
    found = await lobby.store.read(lambda connection: devices.whose_link(connection, token))
    if found is None:
        return None
    mine = guest is not None and guest.id == found[0]
    return models_people.LinkOwner(
        name=found[1], mine=mine, instead_of=guest.name if guest is not None and not mine else None
    )


@router.post("/api/links/{token}")
async def use_link(token: str, request: Request, response: Response, lobby: TheLobby) -> models_people.Me:
    """This device is that guest from now on, and the link is used up."""
    found = await lobby.store.write(lambda connection: devices.use_link(connection, token, label(request)))
    if found is None:
        raise ServerError("link-invalid", 404, days=LINK_DAYS)
    id, name, device = found
    remember(response, request, lobby, device)
    return models_people.Me(guest=models.Guest(id=id, name=name))
