"""What somebody's finished games amount to, and the games themselves to take along. For that person alone."""

from __future__ import annotations

from sqlalchemy import Connection, select

from athanor import statistics
from athanor.core.errors import AthanorError
from athanor.core.message import Message, message_from_plain
from athanor.core.record import Record
from athanor.core.registry import lookup, registered
from athanor.server import archive
from athanor.server.archive import Info, Seat
from athanor.server.loading import record
from athanor.server.loading import standing as moves_of
from athanor.server.opponents import called
from athanor.server.schema import reviewed_seats, reviews, snapshots
from athanor.server.wire import Json
from athanor.statistics import Played


def played_by(connection: Connection, guest: str, lang: str) -> list[Played]:
    """Their finished games, the newest first: as many as their list of games has."""
    found = []
    for info, seats, names in archive.tables_of(connection, guest):
        own = next((seat for seat in seats if seat.guest == guest and not seat.left), None)
        if info.status == "over" and info.result is not None and own is not None:
            found.append(one_game(connection, info, seats, names, own, lang))
    return found


def one_game(
    connection: Connection, info: Info, seats: list[Seat], names: dict[str, str], own: Seat, lang: str
) -> Played:
    assert info.result is not None
    here = (reviewed_seats.c.table_id == info.id) & (reviewed_seats.c.seat == own.seat)
    account = connection.execute(select(reviewed_seats.c.account).where(here)).scalar()
    review = None
    if account is not None:
        review = connection.execute(select(reviews.c.review).where(reviews.c.table_id == info.id)).scalar()
    return Played(
        info.id, info.game, info.updated, own.seat, info.result["scores"], info.result["winners"],
        opponents(info, seats, names, own, lang), lineup(connection, info, own.seat), account,
        review["decisions"] if review else [],
    )  # fmt: skip


def opponents(info: Info, seats: list[Seat], names: dict[str, str], own: Seat, lang: str) -> list[str]:
    assert info.result is not None
    found = []
    for line, said in enumerate(info.result["lines"]):
        seat = seats[line] if line < len(seats) else None
        if line == own.seat:
            continue
        if seat is not None and seat.bot:
            found.append(called(seat.bot, lang))
        elif seat is not None:
            found.append(seat.name or names.get(seat.guest or "", said if isinstance(said, str) else ""))
        elif isinstance(said, dict) and info.game in registered():
            found.append(lookup(info.game).texts.render(message_from_plain(said), lang))
    return [name for name in found if name]


def lineup(connection: Connection, info: Info, seat: int) -> Message | None:
    """What the seat played with, from the end of the game as it was kept."""
    row = connection.execute(select(snapshots).where(snapshots.c.table_id == info.id)).first()
    if row is None or info.game not in registered():
        return None
    game = lookup(info.game)
    if row.rules_version != game.rules_version:
        return None
    try:
        return game.lineup(game.from_snapshot(row.state), seat)
    except AthanorError:
        return None


def amounts_to(games: list[Played]) -> Json:
    reviewed = [game for game in games if game.account is not None]
    each = {game.id: game for game in games}
    return {
        "games": len(games),
        "reviewed": len(reviewed),
        "won": sum(game.share for game in games),
        "expected": sum(game.account["expected"] for game in reviewed if game.account),
        "luck": sum(game.account["chance"] for game in reviewed if game.account),
        "results": [row.plain() for row in statistics.results(games, statistics.by_game)],
        "opponents": [row.plain() for row in statistics.results(games, statistics.by_opponent)],
        "lineups": {
            name: [
                row.plain() for row in statistics.results([g for g in games if g.game == name], statistics.by_lineup)
            ]
            for name in dict.fromkeys(game.game for game in games)
        },
        "progress": [{**one.plain(), "game": each[one.id].game} for one in statistics.progress(games)],
        "phases": statistics.phases(games),
        "mistakes": [habit.plain() for habit in statistics.favourite_mistakes(games)],
    }


def of_game(games: list[Played], name: str) -> list[Played]:
    return [game for game in games if game.game == name]


def records_of(connection: Connection, guest: str) -> dict[str, Record]:
    """Those of games that are over."""
    found = {}
    for info, seats, _ in archive.tables_of(connection, guest):
        if info.status == "over" and any(seat.guest == guest for seat in seats):
            stored = archive.load(connection, info.id)
            if stored is not None:
                scores = info.result["scores"] if info.result else None
                found[info.id] = record(info, moves_of(info, stored.entries), scores)
    return found


def table_of(games: list[Played], lang: str) -> str:
    """A line for each game, for a spreadsheet."""

    def said(game: Played) -> str:
        return lookup(game.game).texts.render(game.lineup, lang) if game.lineup is not None else ""

    words = {id(game.lineup): said(game) for game in games if game.lineup is not None}
    return statistics.csv_of(games, lambda message: words.get(id(message), message.id))


def decisions_of(games: list[Played]) -> str:
    return statistics.decisions_csv_of(games)


def archive_of(records: dict[str, Record]) -> bytes:
    return statistics.archive_of(records)
