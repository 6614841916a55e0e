"""Companions: helpers beside a real board, kept answer by answer, so that each answer can be taken back.

What a companion knows and asks is its game's business (`athanor.core.companion`); here it is plain data with an owner.
"""

from __future__ import annotations

import secrets
import time
from typing import Any, Final

from sqlalchemy import Connection, delete, desc, func, insert, select, update

from athanor.core.companion import Companion
from athanor.core.registry import lookup
from athanor.server.guests import new_id
from athanor.server.schema import companion_steps, companions
from athanor.server.store import Store
from athanor.server.words import ServerError

MOST_KEPT: Final = 20  # per guest; the one that was quiet longest makes room for a new one
MOST_ANSWERS: Final = 1000

Shown = dict[str, Any]


class Kept:
    """A companion as it stands in the database: whose, after how many answers, and what it knows."""

    __slots__ = ("created", "game", "guest", "id", "known", "number", "updated")

    def __init__(self, row: Any) -> None:
        self.id: str = row.id
        self.game: str = row.game
        self.guest: str = row.guest
        self.created: float = row.created
        self.updated: float = row.updated
        self.number: int = row.number
        self.known: dict[str, Any] = row.known

    @property
    def helper(self) -> Companion:
        return companion_of(self.game)

    def info(self, view: dict[str, Any]) -> Shown:
        return {
            "id": self.id,
            "game": self.game,
            "number": self.number,
            "created": self.created,
            "updated": self.updated,
            "over": bool(view["over"]),
        }

    def shown(self) -> Shown:
        view = self.helper.view(self.known)
        return {**self.info(view), "view": view}


def companion_of(game: str) -> Companion:
    found = lookup(game).companion
    if found is None:
        raise ServerError("no-companion", 404, game=game)
    return found


# ---------------------------------------------------------------- reading

NEWEST = (
    select(companion_steps.c.companion_id, func.max(companion_steps.c.number).label("number"))
    .group_by(companion_steps.c.companion_id)
    .subquery()
)
WHOLE = (
    select(companions, companion_steps.c.number, companion_steps.c.known)
    .join(NEWEST, NEWEST.c.companion_id == companions.c.id)
    .join(
        companion_steps,
        (companion_steps.c.companion_id == companions.c.id) & (companion_steps.c.number == NEWEST.c.number),
    )
)


def find(connection: Connection, id: str, guest: str) -> Kept:
    """Nobody else's: to others it is not there."""
    row = connection.execute(WHOLE.where(companions.c.id == id, companions.c.guest == guest)).first()
    if row is None:
        raise ServerError("no-such-companion", 404)
    return Kept(row)


def all_of(connection: Connection, guest: str) -> list[Kept]:
    rows = connection.execute(WHOLE.where(companions.c.guest == guest).order_by(desc(companions.c.updated)))
    return [Kept(row) for row in rows]


def history(connection: Connection, id: str, guest: str) -> list[Shown]:
    """What it has told, answer by answer, the newest last."""
    helper = find(connection, id, guest).helper
    steps = companion_steps
    rows = connection.execute(select(steps.c.known).where(steps.c.companion_id == id).order_by(steps.c.number))
    return [helper.view(known) for known in rows.scalars()]


# ---------------------------------------------------------------- writing


def add(connection: Connection, guest: str, game: str, known: dict[str, Any], now: float) -> str:
    id = new_id(10)
    quiet = select(companions.c.id).where(companions.c.guest == guest).order_by(desc(companions.c.updated))
    for old in connection.execute(quiet.offset(MOST_KEPT - 1)).scalars().all():
        remove(connection, old)
    connection.execute(insert(companions).values(id=id, game=game, guest=guest, created=now, updated=now))
    connection.execute(insert(companion_steps).values(companion_id=id, number=0, known=known))
    return id


def remove(connection: Connection, id: str) -> None:
    connection.execute(delete(companion_steps).where(companion_steps.c.companion_id == id))
    connection.execute(delete(companions).where(companions.c.id == id))


def touch(connection: Connection, id: str, now: float) -> None:
    connection.execute(update(companions).where(companions.c.id == id).values(updated=now))


def must_be_at(kept: Kept, number: int) -> None:
    """Two phones, or a button pressed twice: the second answer belongs to a question that is gone."""
    if kept.number != number:
        raise ServerError("companion-elsewhere", 409)


# ---------------------------------------------------------------- what the routes call


async def create(store: Store, guest: str, game: str, choices: dict[str, Any]) -> Shown:
    known = companion_of(game).begin(choices, secrets.randbits(61))
    now = time.time()
    id = await store.write(lambda connection: add(connection, guest, game, known, now))
    return await show(store, guest, id)


async def show(store: Store, guest: str, id: str) -> Shown:
    return (await store.read(lambda connection: find(connection, id, guest))).shown()


async def answer(store: Store, guest: str, id: str, number: int, given: dict[str, Any]) -> Shown:
    def write(connection: Connection) -> None:
        kept = find(connection, id, guest)
        must_be_at(kept, number)
        if number >= MOST_ANSWERS:
            raise ServerError("companion-long", 409, longest=MOST_ANSWERS)
        known = kept.helper.answer(kept.known, given)
        connection.execute(insert(companion_steps).values(companion_id=id, number=number + 1, known=known))
        touch(connection, id, time.time())

    await store.write(write)
    return await show(store, guest, id)


async def undo(store: Store, guest: str, id: str, number: int) -> Shown:
    def write(connection: Connection) -> None:
        must_be_at(find(connection, id, guest), number)
        if not number:
            raise ServerError("companion-at-start", 409)
        steps = companion_steps
        connection.execute(delete(steps).where(steps.c.companion_id == id, steps.c.number == number))
        touch(connection, id, time.time())

    await store.write(write)
    return await show(store, guest, id)


async def forget(store: Store, guest: str, id: str) -> None:
    def write(connection: Connection) -> None:
        find(connection, id, guest)
        remove(connection, id)

    await store.write(write)
