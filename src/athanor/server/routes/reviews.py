"""Reviews of finished games."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from athanor.server import models_reviews as models
from athanor.server import reviews_kept
from athanor.server.routes.common import ERRORS, TableId, TheGuest, TheLobby

router = APIRouter(prefix="/api", responses=ERRORS, tags=["reviews"])


@router.get("/tables/{id}/review", response_model=models.ReviewInfo)
async def review(id: TableId, lobby: TheLobby) -> Any:
    """How far the review of a finished game is, and the review itself once it is made."""
    async with lobby.at(id) as table:
        return await lobby.reviews.shown(table)


@router.post("/tables/{id}/review", response_model=models.ReviewInfo)
async def ask(id: TableId, lobby: TheLobby, guest: TheGuest) -> Any:
    """Have it made, unless it is there or on its way."""
    async with lobby.at(id) as table:
        await lobby.reviews.ask(table, guest.id)
        return await lobby.reviews.shown(table)


@router.get("/reviews/{game}", response_model=list[models.PastAccount])
async def past(game: str, lobby: TheLobby, guest: TheGuest) -> Any:
    """What reviews said of my seats in that game, the oldest first."""
    return await lobby.store.read(lambda connection: reviews_kept.accounts_of(connection, guest.id, game))
