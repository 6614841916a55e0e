"""Puzzles: what there is, what somebody has done of it, and the table on which one is solved."""

from __future__ import annotations

from datetime import date
from typing import Any, Final

from fastapi import APIRouter
from sqlalchemy import Connection
from starlette.websockets import WebSocket

from athanor import puzzles
from athanor.arena.workers import Gone, Late
from athanor.core.message import Message
from athanor.core.registry import lookup, registered
from athanor.core.state import State
from athanor.puzzles import Puzzle
from athanor.server import models_puzzles, puzzling
from athanor.server.attempts import Judged, Option
from athanor.server.exercises import Exercise
from athanor.server.lobby import Lobby
from athanor.server.routes.common import ERRORS, MaybeGuest, TheLobby, lobby_of
from athanor.server.routes.exercises import open_exercise
from athanor.server.turns import Asker
from athanor.server.wire import Json
from athanor.server.words import ServerError
from athanor.server.worker import check_puzzle

router = APIRouter(prefix="/api/puzzles", responses=ERRORS, tags=["puzzles"])
POOL: Final = "puzzles"


@router.get("", response_model=list[models_puzzles.GamePuzzles])
async def all_puzzles(lobby: TheLobby, guest: MaybeGuest, day: str | None = None) -> Any:
    """The games that have puzzles. `day`: today by the guest's own calendar."""
    return [await of_game(game, lobby, guest, day) for game in registered() if puzzles.puzzles(game)]


@router.get("/{game}", response_model=models_puzzles.GamePuzzles)
async def of_game(game: str, lobby: TheLobby, guest: MaybeGuest, day: str | None = None) -> Any:
    lookup(game)
    today = puzzling.day_of(day)
    daily = puzzles.daily(game, today)
    id = guest.id if guest else None

    def read(connection: Connection) -> Json:
        done = puzzling.done_by(connection, id, game, today)
        return {**done, "daily_done": id is not None and puzzling.tried(connection, id, daily)}

    found = await lobby.store.read(read)
    for theme in found["themes"]:
        theme["title"] = title_of(theme["theme"])
    return {"game": game, "daily": daily.id, **found}


@router.get("/{game}/next", response_model=models_puzzles.NextPuzzle)
async def next_puzzle(game: str, lobby: TheLobby, guest: MaybeGuest, theme: str | None = None) -> Any:
    """One that the guest has not tried yet, about as hard as they are good."""
    lookup(game)
    id = guest.id if guest else None
    found = await lobby.store.read(lambda connection: puzzling.next_one(connection, id, game, theme))
    return {"puzzle": found.id if found else None}


@router.websocket("/{game}/{id}/live")
async def live(socket: WebSocket, game: str, id: str) -> None:
    lobby = lobby_of(socket)

    async def found() -> Exercise:
        day = puzzling.day_of(socket.query_params.get("day"))
        return ToSolve(lobby, lobby.asker(socket.scope, None), puzzles.find(game, id), day)

    await open_exercise(socket, found)


class ToSolve(Exercise):
    """A puzzle: one action is the answer, judged in a process of its own."""

    single = True

    def __init__(self, lobby: Lobby, asker: Asker, puzzle: Puzzle, day: date) -> None:
        self.lobby = lobby
        self.asker = asker
        self.puzzle = puzzle
        self.day = day
        self.state: State = puzzle.state()
        self.state.events = []
        self.seat = puzzle.seat
        self.solution: list[Any] | None = None

    async def judge(self, made: list[str], end: State) -> Judged:
        found = await self._checked(made[0])
        return Judged(found["right"], None if found["loss"] is None else max(0.0, found["loss"]), found["line"])

    async def best(self) -> tuple[Option, list[Any]]:
        best = self.puzzle.options[0]
        if self.solution is None:
            await self._checked(best.action)
        return Option([best.action], best.share, best.doubt), self.solution or []

    async def _checked(self, action: str) -> Json:
        question = (self.puzzle.game, self.puzzle.id, action)
        try:
            found: Json = await self.lobby.thinking.worker_pools.ask(POOL, self.asker, check_puzzle, *question)
        except (Gone, Late):
            raise ServerError("hint-lost", 503) from None
        self.solution = found["solution"]
        return found

    async def rate(self, guest: str | None, made: list[str], right: bool, seconds: float) -> Json | None:
        puzzle, day, store = self.puzzle, self.day, self.lobby.store
        if guest is not None:
            await store.write(
                lambda connection: puzzling.answered(connection, guest, puzzle, made, right, seconds, day)
            )
        found = await store.read(lambda connection: puzzling.people_said(connection, puzzle, guest))
        return {**found, "theme": title_of(puzzle.theme)}


def title_of(theme: str) -> Json:
    return Message(f"theme-{theme}").plain()
