"""Studies: mine, a new one, one to read, changed, removed."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from sqlalchemy import Connection

from athanor.server import models_studies as models
from athanor.server import studies
from athanor.server.routes.common import ERRORS, MaybeGuest, TableId, TheGuest, TheLobby
from athanor.server.wire import Json

router = APIRouter(prefix="/api/studies", responses=ERRORS, tags=["studies"])


@router.get("", response_model=list[models.StudyInfo])
async def mine(lobby: TheLobby, guest: TheGuest) -> Any:
    """Mine, the one changed last first."""
    return await lobby.store.read(lambda connection: studies.all_of(connection, guest.id))


@router.post("", response_model=models.Study, status_code=201)
async def new(body: models.WrittenStudy, lobby: TheLobby, guest: TheGuest) -> Any:
    def write(connection: Connection) -> Json:
        return studies.shown(connection, studies.add(connection, guest.id, body), guest.id)

    return await lobby.store.write(write)


@router.get("/{id}", response_model=models.Study)
async def one(id: TableId, lobby: TheLobby, guest: MaybeGuest) -> Any:
    """For whoever has the link."""
    reader = guest.id if guest else None
    return await lobby.store.read(lambda connection: studies.shown(connection, id, reader))


@router.put("/{id}", status_code=204)
async def change(id: TableId, body: models.WrittenStudy, lobby: TheLobby, guest: TheGuest) -> None:
    """Title, positions and notes instead of those there were: for its author."""
    await lobby.store.write(lambda connection: studies.change(connection, id, guest.id, body))


@router.delete("/{id}", status_code=204)
async def remove(id: TableId, lobby: TheLobby, guest: TheGuest) -> None:
    """For its author."""
    await lobby.store.write(lambda connection: studies.remove(connection, id, guest.id))
