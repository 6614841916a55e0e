"""Reviews in the database: who asked for one, what came of it, and the figures of each seat."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, and_, func, insert, select, update

from athanor.server.archive import Info, Seat
from athanor.server.schema import reviewed_seats, reviews

WAITS = and_(reviews.c.review.is_(None), reviews.c.problem.is_(None))


class Kept:
    """`review` and `problem` are both None as long as it waits for its turn or is being made."""

    __slots__ = ("asked", "guest", "problem", "review")

    def __init__(self, row: Any) -> None:
        self.guest: str = row.guest
        self.asked: float = row.asked
        self.review: dict[str, Any] | None = row.review
        self.problem: dict[str, Any] | None = row.problem


def find(connection: Connection, table: str) -> Kept | None:
    row = connection.execute(select(reviews).where(reviews.c.table_id == table)).first()
    return None if row is None else Kept(row)


def waiting(connection: Connection) -> list[str]:
    """The tables whose reviews are still to be made, whoever asked first before the others."""
    found = select(reviews.c.table_id).where(WAITS).order_by(reviews.c.asked, reviews.c.table_id)
    return list(connection.execute(found).scalars())


def asked_by(connection: Connection, guest: str, since: float) -> tuple[int, int]:
    """How many reviews of theirs are waiting, and how many they have asked for since then."""
    count = select(func.count()).select_from(reviews).where(reviews.c.guest == guest)
    left = connection.execute(count.where(WAITS)).scalar_one()
    return left, connection.execute(count.where(reviews.c.asked >= since)).scalar_one()


def ask(connection: Connection, table: str, guest: str, now: float) -> None:
    connection.execute(insert(reviews).values(table_id=table, guest=guest, asked=now))


def ask_again(connection: Connection, table: str, guest: str, now: float) -> None:
    """After it failed."""
    here = reviews.c.table_id == table
    connection.execute(update(reviews).where(here).values(guest=guest, asked=now, problem=None))


def keep(connection: Connection, info: Info, seats: list[Seat], review: dict[str, Any]) -> None:
    connection.execute(update(reviews).where(reviews.c.table_id == info.id).values(review=review))
    for seat in seats:
        connection.execute(
            insert(reviewed_seats).values(
                table_id=info.id,
                seat=seat.seat,
                guest=None if seat.left else seat.guest,
                game=info.game,
                ended=info.updated,
                account=review["seats"][seat.seat],
            )
        )


def fail(connection: Connection, table: str, problem: dict[str, Any]) -> None:
    connection.execute(update(reviews).where(reviews.c.table_id == table).values(problem=problem))


def accounts_of(connection: Connection, guest: str, game: str) -> list[dict[str, Any]]:
    """What the reviews say of somebody's seats in a game, the oldest first."""
    query = select(reviewed_seats).where(reviewed_seats.c.guest == guest, reviewed_seats.c.game == game)
    rows = connection.execute(query.order_by(reviewed_seats.c.ended, reviewed_seats.c.table_id))
    return [{"table": row.table_id, "seat": row.seat, "ended": row.ended, **row.account} for row in rows]
