"""Comments on the decisions of a finished game."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from athanor.server import comments, models
from athanor.server import models_reviews as shapes
from athanor.server.lobby import Lobby
from athanor.server.routes.common import ERRORS, MaybeGuest, TableId, TheGuest, TheLobby
from athanor.server.tables import LiveTable

router = APIRouter(prefix="/api/tables", responses=ERRORS, tags=["reviews"])


async def all_of(lobby: Lobby, table: LiveTable, guest: str | None) -> Any:
    comments.must_be_over(table)
    rows = await lobby.store.read(lambda connection: comments.said_of(connection, table.id))
    return comments.shown(table, rows, guest)


@router.get("/{id}/comments", response_model=list[shapes.Comment])
async def listed(id: TableId, lobby: TheLobby, guest: MaybeGuest) -> Any:
    async with lobby.at(id) as table:
        return await all_of(lobby, table, guest.id if guest else None)


@router.post("/{id}/comments", response_model=list[shapes.Comment])
async def say(id: TableId, body: shapes.NewComment, lobby: TheLobby, guest: TheGuest) -> Any:
    """For those who sat there."""
    async with lobby.at(id) as table:
        await comments.say(table, guest.id, body.move, body.text)
        return await all_of(lobby, table, guest.id)


@router.delete("/{id}/comments/{number}", response_model=list[shapes.Comment])
async def take_back(id: TableId, number: models.Whole, lobby: TheLobby, guest: TheGuest) -> Any:
    async with lobby.at(id) as table:
        await comments.take_back(table, guest.id, number)
        return await all_of(lobby, table, guest.id)
