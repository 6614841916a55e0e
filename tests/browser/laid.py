"""A position put on a table of the running server, so that a test begins where it has something to look at."""

from __future__ import annotations

import secrets
import time

from athanor.core.state import State
from athanor.server import archive
from athanor.server.archive import Entry, Info, Seat, Snapshot
from athanor.server.settings import DATABASE
from athanor.server.sqlite import open_engine
from tests.browser.house import House
from tests.browser.visitor import Visitor


def lay(house: House, owner: Visitor, state: State, *seats: str) -> str:
    """The id of the table. Seats are "me", "bot:NAME" or the name of somebody round this screen."""
    guest = owner.get("/api/me")["guest"]["id"]
    id, now = secrets.token_hex(5), time.time()
    info = Info(id, state.game.id, state.game.rules_version, state.players, dict(state.options), guest, "1", now, now)
    info.status, info.position = "playing", state.position()
    info.entries, info.waiting = 1, list(state.waiting)
    chairs = [chair(number, seat, guest) for number, seat in enumerate(seats)]
    engine = open_engine(house.data / DATABASE, "BEGIN IMMEDIATE")
    with engine.begin() as connection:
        archive.add_table(connection, info, chairs)
        archive.append(connection, id, [Entry(1, "start", None, None, now, [])])
        archive.keep_snapshot(connection, id, Snapshot(1, info.rules_version, state.snapshot()))
    engine.dispose()
    return id


def chair(number: int, seat: str, guest: str) -> Seat:
    if seat.startswith("bot:"):
        return Seat(number, "bot", bot=seat[4:])
    return Seat(number, "person", guest, None if seat == "me" else seat)
