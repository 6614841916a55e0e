"""Statistics of the guest who asks, and their games to take along."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from starlette.responses import PlainTextResponse, Response

from athanor.server import personal
from athanor.server.models_statistics import Statistics
from athanor.server.routes.common import ERRORS, TheAsker, TheGuest, TheLobby
from athanor.server.routes.sharing import Lang

router = APIRouter(prefix="/api/statistics", responses=ERRORS, tags=["statistics"])


@router.get("", response_model=Statistics)
async def mine(lobby: TheLobby, guest: TheGuest, asker: TheAsker, lang: Lang) -> Any:
    """Results, progress and favourite mistakes: of the last games, to nobody but that guest."""
    games = await lobby.store.read(lambda connection: personal.played_by(connection, guest.id, lang))
    return await lobby.desk.do(asker, personal.amounts_to, games)


@router.get("/records.zip", response_class=Response)
async def records(lobby: TheLobby, guest: TheGuest, asker: TheAsker) -> Response:
    """The records of one's finished games, each as a text file."""
    found = await lobby.store.read(lambda connection: personal.records_of(connection, guest.id))
    packed = await lobby.desk.do(asker, personal.archive_of, found)
    return Response(packed, media_type="application/zip", headers=named("athanor-games.zip"))


@router.get("/games.csv", response_class=PlainTextResponse)
async def table(lobby: TheLobby, guest: TheGuest, asker: TheAsker, lang: Lang) -> PlainTextResponse:
    """A line for each game."""
    games = await lobby.store.read(lambda connection: personal.played_by(connection, guest.id, lang))
    text = await lobby.desk.do(asker, personal.table_of, games, lang)
    return PlainTextResponse(text, media_type="text/csv", headers=named("athanor-games.csv"))


@router.get("/decisions.csv", response_class=PlainTextResponse)
async def decisions(lobby: TheLobby, guest: TheGuest, asker: TheAsker, lang: Lang) -> PlainTextResponse:
    """A line for each of one's own decisions in reviewed games."""
    games = await lobby.store.read(lambda connection: personal.played_by(connection, guest.id, lang))
    text = await lobby.desk.do(asker, personal.decisions_of, games)
    return PlainTextResponse(text, media_type="text/csv", headers=named("athanor-decisions.csv"))


def named(name: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
