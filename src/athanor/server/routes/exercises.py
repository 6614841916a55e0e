"""A decision of a reviewed game, made anew on the table before one looks at the verdict."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from fastapi import APIRouter
from starlette.websockets import WebSocket

from athanor.core.errors import AthanorError
from athanor.core.state import State
from athanor.server import reviews_kept
from athanor.server.answers import error_response
from athanor.server.attempts import Judged, Known, Option
from athanor.server.exercises import Exercise, ExerciseConnection
from athanor.server.opening import laid_out, must_be_over
from athanor.server.routes.common import known_guest, lobby_of
from athanor.server.words import ServerError

router = APIRouter()


class OldDecision(Exercise):
    """It is judged by the choices that the review has compared."""

    def __init__(self, state: State, decision: dict[str, Any]) -> None:
        self.state = state
        self.seat = decision["seat"]
        options = [Option(each["actions"], each["share"], each["doubt"]) for each in decision["choices"]]
        best = next(option for option in options if option.actions == decision["best"])
        options.sort(key=lambda option: option is not best)
        self.known = Known(state, self.seat, options)
        self.line = decision["line"]

    async def judge(self, made: list[str], end: State) -> Judged:
        judged = self.known.judge(end)
        judged.line = self.line if judged.right else []
        return judged

    async def best(self) -> tuple[Option, list[Any]]:
        return self.known.options[0], self.line


@router.websocket("/api/tables/{id}/review/{number}/live")
async def live(socket: WebSocket, id: str, number: int) -> None:
    """`number` counts the decisions from 1, as the page does."""

    async def found() -> Exercise:
        lobby = lobby_of(socket)
        async with lobby.at(id.lower()) as table:
            must_be_over(table)
            kept = await lobby.store.read(lambda connection: reviews_kept.find(connection, table.id))
            decisions = (kept.review or {}).get("decisions", []) if kept else []
            if not 1 <= number <= len(decisions) or not decisions[number - 1]["choices"]:
                raise ServerError("no-such-decision", 404, move=number, moves=len(decisions))
            info, entries = table.info, list(table.entries)
        decision = decisions[number - 1]
        state = await asyncio.to_thread(laid_out, info, entries, decision["index"])
        return OldDecision(state, decision)

    await open_exercise(socket, found)


async def open_exercise(socket: WebSocket, find: Callable[[], Awaitable[Exercise]]) -> None:
    """The door to it, within the bounds of all live connections."""
    lobby = lobby_of(socket)
    guest = await known_guest(socket)
    try:
        with lobby.quotas.sockets.one(lobby.asker(socket.scope, guest.id if guest else None)):
            exercise = await find()
            await socket.accept()
            with suppress(AthanorError):
                await ExerciseConnection(socket, lobby, guest, exercise).run(0)
    except AthanorError as refused:
        await socket.send_denial_response(error_response(refused, socket.headers.get("accept-language")))
