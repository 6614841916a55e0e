"""Finished games: the record as text, and the replay move by move."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from athanor.core.errors import AthanorError
from athanor.core.message import Message
from athanor.core.record import dumps, must_be_replayable
from athanor.server import models, wire
from athanor.server import models_records as shapes
from athanor.server.archive import Entry, Info
from athanor.server.drawing import drawing, seats_must_match
from athanor.server.loading import record, standing
from athanor.server.opening import must_be_over, state_at
from athanor.server.routes.common import ERRORS, TableId, TheAsker, TheLobby, while_asked
from athanor.server.tables import LiveTable, encode
from athanor.server.thoughts import Moment, thought
from athanor.server.words import ServerError

router = APIRouter(prefix="/api/tables", responses=ERRORS, tags=["records"])


@router.get("/{id}/record", response_class=PlainTextResponse)
async def download(id: TableId, lobby: TheLobby) -> PlainTextResponse:
    async with lobby.at(id) as table:
        must_be_over(table)
        info = table.info
        scores = info.result["scores"] if info.result else None
        text = dumps(record(info, standing(info, table.entries), scores))
    name = f"{info.game}-{info.id}.toml"
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})


@router.get("/{id}/drawing", response_model=shapes.Drawing)
async def draw(
    id: TableId,
    lobby: TheLobby,
    asker: TheAsker,
    lang: str,
    width: models.Columns,
    name: Annotated[models.Names, Query()],
    move: models.Whole | None = None,
    seat: models.Whole | None = None,
) -> Any:
    """A moment of the replay as text, for games whose board the page does not draw itself."""
    async with lobby.at(id) as table:
        must_be_over(table)
        info, entries, game = table.info, list(table.entries), table.game
        last = last_view(table, seat)
    must_exist(info, seat)
    seats_must_match(name, info.players)
    if game is None:
        return {"text": None}
    at_end = move is None or move == info.moves
    view = last if at_end else (await lobby.desk.do(asker, view_at, info, entries, move or 0, seat))[0]
    return {"text": None if view is None else await lobby.desk.do(asker, drawing, game, view, lang, name, width)}


@router.get("/{id}/replay", response_model=shapes.Replay)
async def replay(
    id: TableId, lobby: TheLobby, asker: TheAsker, move: models.Whole | None = None, seat: models.Whole | None = None
) -> Any:
    """The game as that seat (or nobody) saw it after so many moves; without `move`, at its end."""
    async with lobby.at(id) as table:
        must_be_over(table)
        info, entries = table.info, list(table.entries)
        last = last_view(table, seat)
        older = other_rules(info)
    must_exist(info, seat)
    at = info.moves if move is None else move
    if not 0 <= at <= info.moves:
        raise ServerError("no-such-move", 404, move=at, moves=info.moves)
    text = await lobby.desk.do(asker, laid_open, info, entries, at, seat, last, older)
    return Response(text, media_type="application/json")


def laid_open(
    info: Info,
    entries: list[Entry],
    at: int,
    seat: int | None,
    last: dict[str, Any] | None,
    older: Message | None,
) -> str:
    """All that the page of a replay needs. It is long: made and written outside the event loop."""
    is_end = at == info.moves and last is not None
    view, note, ask = (last, older, None) if is_end else view_at(info, entries, at, seat)
    return encode(
        {
            "move": at,
            "moves": info.moves,
            "view": view,
            "ask": ask,
            "entries": [wire.entry(entry, seat) for entry in kept(entries)],
            "result": info.result,
            "replayable": older is None,
            "note": note.plain() if note is not None else None,
        }
    )


@router.get("/{id}/printed", response_model=shapes.Printed)
async def printed(id: TableId, lobby: TheLobby) -> Any:
    """What lies printed on that table: part of every view of a replay, but told once."""
    async with lobby.at(id) as table:
        must_be_over(table)
        return {"printed": None if table.state is None else table.state.game.printed(table.state)}


@router.get("/{id}/thought", response_model=shapes.Thought)
async def think(
    id: TableId,
    request: Request,
    lobby: TheLobby,
    asker: TheAsker,
    move: models.Whole,
    bot: models.BotName | None = None,
) -> Any:
    """What a bot makes of the decision after so many moves: the seat's own bot, or the one that is named."""
    async with lobby.at(id) as table:
        must_be_over(table)
        info, entries, seats = table.info, list(table.entries), list(table.seats)
    with lobby.quotas.thoughts.one(asker):
        moment = await lobby.desk.do(asker, Moment, info, entries, move)
        own = seats[moment.seat].bot
        return await while_asked(request, thought(lobby.thinking, asker, info, moment, move, bot, own))


def must_exist(info: Info, seat: int | None) -> None:
    if seat is not None and not 0 <= seat < info.players:
        raise ServerError("no-such-seat", 404, number=seat + 1)


def other_rules(info: Info) -> Message | None:
    """Why the game cannot be replayed, reviewed or forked, if it was played by other rules than today's."""
    try:
        must_be_replayable(record(info, []))
    except AthanorError as impossible:
        return impossible.message
    return None


def last_view(table: LiveTable, seat: int | None) -> dict[str, Any] | None:
    """The end is shown from the table itself: it is there even when the rules have changed since."""
    state = table.state
    return state.view(seat) if state is not None and (seat is None or 0 <= seat < state.players) else None


def view_at(
    info: Info, entries: list[Entry], move: int, seat: int | None
) -> tuple[dict[str, Any] | None, Message | None, dict[str, Any] | None]:
    """The view, or the reason why there is none, and what the seat was asked; the events tell what happened anyway."""
    try:
        state = state_at(info, entries, move)
    except AthanorError as impossible:
        return None, impossible.message, None
    ask = wire.ask(state, seat, None) if seat is not None and not state.over else None
    return state.view(seat), None, ask


def kept(entries: list[Entry]) -> list[Entry]:
    """The start and every move that was not taken back; entry number i of the list is move i."""
    told: list[Entry] = []
    for entry in entries:
        if entry.kind == "undo":
            told.pop()
        else:
            told.append(entry)
    return told
