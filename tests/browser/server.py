"""The server of these tests: the real one, but every deal is the same in every run, and a table may begin in mid-game.

Tables of one game with the same options are dealt alike unless a test names another seed; a test that needs a certain
moment begins from its position instead of playing up to it.
"""

from __future__ import annotations

import sys
from contextvars import ContextVar
from typing import Any, NamedTuple

from fastapi import APIRouter, FastAPI

from athanor.core.game import Game
from athanor.server import __main__ as door
from athanor.server import app, models, opening, run
from athanor.server.archive import Info
from athanor.server.routes import tables
from athanor.server.routes.common import TheAsker, TheGuest, TheLobby
from athanor.server.settings import Settings
from athanor.server.store import Store
from athanor.server.turns import Asker


class Deal(NamedTuple):
    seed: int = 1
    position: str = ""


DEAL: ContextVar[Deal] = ContextVar("DEAL")
SECRET = 1 << 127  # marks the seed of a live table

router = APIRouter()


class DealtTable(models.NewTable):
    seed: int = 1
    position: str = ""


@router.post("/api/dealt-tables", status_code=201)
async def dealt_table(body: DealtTable, lobby: TheLobby, guest: TheGuest, asker: TheAsker) -> Any:
    DEAL.set(Deal(body.seed, body.position))
    return await tables.new_table(body, lobby, guest, asker)


plain_info = opening.new_info


def dealt_info(game: Game, players: int, options: dict[str, Any], asker: Asker) -> Info:
    info, deal = plain_info(game, players, options, asker), DEAL.get(Deal())
    info.seed, info.position = f"{SECRET | deal.seed:x}", deal.position
    return info


def make_app(settings: Settings, store: Store | None = None) -> FastAPI:
    made = app.make_app(settings, store)
    made.router.routes[:0] = router.routes  # before the page, which answers to every other path
    return made


if __name__ == "__main__":
    opening.new_info = dealt_info
    run.make_app = make_app  # type: ignore[attr-defined]
    sys.exit(door.main())
