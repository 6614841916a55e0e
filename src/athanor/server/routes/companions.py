"""Companions beside a real board: mine, a new one, an answer, an answer taken back."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from athanor.server import companions
from athanor.server import models_companions as models
from athanor.server.routes.common import ERRORS, MaybeGuest, TheGuest, TheLobby

router = APIRouter(prefix="/api/companions", responses=ERRORS, tags=["companions"])


@router.get("", response_model=list[models.CompanionInfo])
async def my_companions(lobby: TheLobby, guest: MaybeGuest) -> Any:
    """Mine, the one used last first."""
    if guest is None:
        return []
    found = await lobby.store.read(lambda connection: companions.all_of(connection, guest.id))
    return [kept.info(kept.helper.view(kept.known)) for kept in found]


@router.post("", response_model=models.Companion, status_code=201)
async def new_companion(body: models.NewCompanion, lobby: TheLobby, guest: TheGuest) -> Any:
    return await companions.create(lobby.store, guest.id, body.game, body.choices)


@router.get("/{id}", response_model=models.Companion)
async def one_companion(id: str, lobby: TheLobby, guest: TheGuest) -> Any:
    return await companions.show(lobby.store, guest.id, id)


@router.get("/{id}/history", response_model=list[dict[str, Any]])
async def history(id: str, lobby: TheLobby, guest: TheGuest) -> Any:
    """What its page showed after each answer."""
    return await lobby.store.read(lambda connection: companions.history(connection, id, guest.id))


@router.post("/{id}/answer", response_model=models.Companion)
async def answer(id: str, body: models.CompanionAnswer, lobby: TheLobby, guest: TheGuest) -> Any:
    return await companions.answer(lobby.store, guest.id, id, body.number, body.answer)


@router.post("/{id}/undo", response_model=models.Companion)
async def undo(id: str, body: models.CompanionUndo, lobby: TheLobby, guest: TheGuest) -> Any:
    return await companions.undo(lobby.store, guest.id, id, body.number)


@router.delete("/{id}", status_code=204)
async def forget(id: str, lobby: TheLobby, guest: TheGuest) -> None:
    await companions.forget(lobby.store, guest.id, id)
