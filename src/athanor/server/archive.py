"""The rows of the database as plain objects, and every question and change there is. No rules, no memory."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass, field, fields
from typing import Any

from sqlalchemy import Connection, RowMapping, bindparam, delete, insert, or_, select, update

from athanor.core.cards import Card
from athanor.core.events import Event, from_plain
from athanor.server.schema import (
    chat,
    entries,
    explained,
    guests,
    lessons,
    mutes,
    notes,
    seats,
    sitters,
    snapshots,
    tables,
)


@dataclass(slots=True)
class Seat:
    """A place at a table. A hot-seat player has a name of their own; everybody else is called as their guest is."""

    seat: int
    kind: str  # person, bot or open
    guest: str | None = None
    name: str | None = None
    bot: str | None = None
    left: bool = False
    stop: bool = False  # would agree to end the game
    seen: float = 0.0  # when whoever sits there was last at the table (`clock.py`)
    coach: bool = False  # wants the coach, where it may be
    hints: int = 0  # how many it has been given
    shown: int | None = None  # the last result whose card it has seen, as the page counts them


@dataclass(slots=True)
class Info:
    """A table without its game: the row of `tables`."""

    id: str
    game: str
    rules_version: int
    players: int
    options: dict[str, Any]
    maker: str
    seed: str
    created: float
    updated: float
    status: str = "open"  # open, playing, over or abandoned
    position: str = ""
    base_entry: int = 0
    entries: int = 0
    moves: int = 0
    waiting: list[int] = field(default_factory=list)
    result: dict[str, Any] | None = None
    forked_table: str | None = None
    forked_move: int | None = None
    rematch: str | None = None
    touched: float = 0.0  # when it was last used, by a clock that no wrong date moves (`clock.py`)
    network: str = ""  # from where it was made, as a keyed hash
    ending: dict[str, Any] | None = None  # how it ended, if not by its rules
    coach: bool = False  # agreed on before the game began
    hints: str = ""  # whether seats may ask for hints (`hints.py`)


@dataclass(slots=True)
class Entry:
    """Something that happened: the start, a move or an undo. `move`: how many moves stand after it."""

    number: int
    kind: str
    seat: int | None
    action: int | None
    at: float
    events: list[Event]
    move: int = 0
    cards: list[Card] = field(default_factory=list)  # not kept: they follow from the move


@dataclass(slots=True)
class Line:
    number: int
    guest: str
    name: str
    text: str
    at: float
    audience: str = "all"  # or "watchers": those who look on, among themselves


@dataclass(slots=True)
class Snapshot:
    number: int
    rules_version: int
    state: dict[str, Any]


@dataclass(slots=True)
class Stored:
    """All that is kept of one table."""

    info: Info
    seats: list[Seat]
    entries: list[Entry]
    snapshot: Snapshot | None
    lines: list[Line]
    muted: set[str]
    names: dict[str, str]  # of the guests who sit there
    sitters: set[tuple[int, str]] = field(default_factory=set)  # who has seen which seat, ever


MOST_LINES = 200
MOST_TABLES = 200
LINE = [each.name for each in fields(Line)]
INFO = [each.name for each in fields(Info)]
FIXED = {
    "id",
    "game",
    "players",
    "options",
    "maker",
    "seed",
    "created",
    "forked_table",
    "forked_move",
    "coach",
    "hints",
}
CHANGING = [name for name in INFO if name not in FIXED]

# ---------------------------------------------------------------- reading


def load(connection: Connection, id: str) -> Stored | None:
    row = connection.execute(select(tables).where(tables.c.id == id)).mappings().first()
    if row is None:
        return None
    muted = connection.execute(select(mutes.c.guest).where(mutes.c.table_id == id)).scalars()
    seated = _seats(connection, [id]).get(id, [])
    return Stored(
        _info(row),
        seated,
        _entries(connection, id),
        _snapshot(connection, id),
        _lines(connection, id),
        set(muted),
        _names(connection, seated),
        sitters_of(connection, id),
    )


def sitters_of(connection: Connection, id: str) -> set[tuple[int, str]]:
    rows = connection.execute(select(sitters.c.seat, sitters.c.guest).where(sitters.c.table_id == id))
    return {(row.seat, row.guest) for row in rows}


def tables_of(connection: Connection, guest: str) -> list[tuple[Info, list[Seat], dict[str, str]]]:
    """The tables that somebody made or sits at, the newest first."""
    sits = select(seats.c.table_id).where(seats.c.guest == guest)
    mine = select(tables).where(or_(tables.c.maker == guest, tables.c.id.in_(sits)))
    rows = connection.execute(mine.order_by(tables.c.updated.desc()).limit(MOST_TABLES)).mappings().all()
    infos = [_info(row) for row in rows]
    seated = _seats(connection, [info.id for info in infos])
    names = _names(connection, [seat for row in seated.values() for seat in row])
    return [(info, seated.get(info.id, []), names) for info in infos]


def playing_with_bots(connection: Connection) -> list[str]:
    """The running tables at which a bot sits: after a start of the server it may be the bot's turn."""
    bots = select(seats.c.table_id).where(seats.c.kind == "bot")
    found = select(tables.c.id).where(tables.c.status == "playing", tables.c.id.in_(bots))
    return list(connection.execute(found.order_by(tables.c.updated.desc())).scalars())


def silent_since(connection: Connection, moment: float) -> list[str]:
    """The unfinished tables nobody touched since then, by the clock of `clock.py`."""
    found = select(tables.c.id).where(tables.c.status.in_(("open", "playing")), tables.c.touched < moment)
    return list(connection.execute(found).scalars())


def notes_of(connection: Connection, id: str, guest: str, seat: int) -> dict[str, Any]:
    """What a guest wrote down for themselves on a seat; the caller has made sure that it is theirs."""
    here = (notes.c.table_id == id) & (notes.c.guest == guest) & (notes.c.seat == seat)
    return connection.execute(select(notes.c.notes).where(here)).scalar() or {}


@dataclass(slots=True)
class Progress:
    """How far a guest has come in a lesson."""

    lesson: str
    step: int
    done: bool


def progress_of(connection: Connection, guest: str, game: str) -> dict[str, Progress]:
    """By lesson."""
    rows = connection.execute(select(lessons).where(lessons.c.guest == guest, lessons.c.game == game)).mappings()
    return {row["lesson"]: Progress(row["lesson"], row["step"], row["done"]) for row in rows}


def explained_to(connection: Connection, guest: str, game: str) -> dict[str, int]:
    """By kind of decision, how often the coach has explained it to somebody."""
    query = select(explained.c.kind, explained.c.times).where(explained.c.guest == guest, explained.c.game == game)
    return {row.kind: row.times for row in connection.execute(query)}


def _info(row: RowMapping) -> Info:
    return Info(**{name: row[name] for name in INFO})


def _seats(connection: Connection, ids: Iterable[str]) -> dict[str, list[Seat]]:
    found: dict[str, list[Seat]] = {}
    query = select(seats).where(seats.c.table_id.in_(list(ids))).order_by(seats.c.table_id, seats.c.seat)
    for row in connection.execute(query).mappings():
        values = {key: value for key, value in row.items() if key != "table_id"}
        found.setdefault(row["table_id"], []).append(Seat(**values))
    return found


def _names(connection: Connection, seated: Iterable[Seat]) -> dict[str, str]:
    ids = {seat.guest for seat in seated if seat.guest}
    rows = connection.execute(select(guests.c.id, guests.c.name).where(guests.c.id.in_(ids)))
    return {row.id: row.name for row in rows}


def _entries(connection: Connection, id: str) -> list[Entry]:
    rows = connection.execute(select(entries).where(entries.c.table_id == id).order_by(entries.c.number)).mappings()
    found = []
    move = 0
    for row in rows:
        move += {"start": 0, "move": 1, "undo": -1}[row["kind"]]
        told = [from_plain(data) for data in row["events"]]
        found.append(Entry(row["number"], row["kind"], row["seat"], row["action"], row["at"], told, move))
    return found


def _snapshot(connection: Connection, id: str) -> Snapshot | None:
    row = connection.execute(select(snapshots).where(snapshots.c.table_id == id)).mappings().first()
    return None if row is None else Snapshot(row["number"], row["rules_version"], row["state"])


def _lines(connection: Connection, id: str) -> list[Line]:
    newest = select(chat).where(chat.c.table_id == id).order_by(chat.c.number.desc()).limit(MOST_LINES)
    rows = connection.execute(newest).mappings().all()
    return [Line(**{name: row[name] for name in LINE}) for row in reversed(rows)]


# ---------------------------------------------------------------- writing

# What every move needs, made once: building a statement costs more than running it.
CHANGE_TABLE = update(tables).where(tables.c.id == bindparam("of_table"))
CHANGE_SNAPSHOT = update(snapshots).where(snapshots.c.table_id == bindparam("of_table"))
ADD_ENTRIES = insert(entries)


def add_guest(connection: Connection, id: str, name: str, at: float) -> None:
    connection.execute(insert(guests).values(id=id, name=name, created=at))


def rename_guest(connection: Connection, id: str, name: str) -> None:
    connection.execute(update(guests).where(guests.c.id == id).values(name=name))


def wishes_of(connection: Connection, guest: str) -> dict[str, Any] | None:
    """What somebody wishes on every device; None if they have never said."""
    wishes: dict[str, Any] | None = connection.execute(select(guests.c.wishes).where(guests.c.id == guest)).scalar()
    return wishes


def keep_wishes(connection: Connection, guest: str, wishes: dict[str, Any]) -> None:
    connection.execute(update(guests).where(guests.c.id == guest).values(wishes=wishes))


def add_table(connection: Connection, info: Info, seated: list[Seat]) -> None:
    connection.execute(insert(tables).values(**asdict(info)))
    connection.execute(insert(seats), [{"table_id": info.id, **asdict(seat)} for seat in seated])


def changing(info: Info) -> dict[str, Any]:
    """What may change about a table, copied: the writer reads it later, in its own thread."""
    return {name: getattr(info, name) for name in CHANGING}


def save(connection: Connection, id: str, values: dict[str, Any], seated: list[Seat]) -> None:
    """A table's row as `changing` gave it, and copies of the seats that changed."""
    connection.execute(CHANGE_TABLE, {"of_table": id, **values})
    for seat in seated:
        here = (seats.c.table_id == id) & (seats.c.seat == seat.seat)
        connection.execute(update(seats).where(here).values(asdict(seat)))


def add_sitters(connection: Connection, id: str, added: Iterable[tuple[int, str]]) -> None:
    connection.execute(insert(sitters), [{"table_id": id, "seat": seat, "guest": guest} for seat, guest in added])


def append(connection: Connection, id: str, added: list[Entry]) -> None:
    rows = [
        {
            "table_id": id,
            "number": entry.number,
            "kind": entry.kind,
            "seat": entry.seat,
            "action": entry.action,
            "at": entry.at,
            "events": [told.plain() for told in entry.events],
        }
        for entry in added
    ]
    connection.execute(ADD_ENTRIES, rows)


def keep_snapshot(connection: Connection, id: str, snapshot: Snapshot) -> None:
    """The first of a table is added, the others take its place."""
    values = {"number": snapshot.number, "rules_version": snapshot.rules_version, "state": snapshot.state}
    replaced = connection.execute(CHANGE_SNAPSHOT, {"of_table": id, **values})
    if not replaced.rowcount:
        connection.execute(insert(snapshots).values(table_id=id, **values))


def add_line(connection: Connection, id: str, line: Line) -> None:
    connection.execute(insert(chat).values(table_id=id, **asdict(line)))


def mute(connection: Connection, id: str, guest: str, on: bool) -> None:
    connection.execute(delete(mutes).where(mutes.c.table_id == id, mutes.c.guest == guest))
    if on:
        connection.execute(insert(mutes).values(table_id=id, guest=guest))


def keep_notes(connection: Connection, id: str, guest: str, seat: int, written: dict[str, Any]) -> None:
    here = (notes.c.table_id == id) & (notes.c.guest == guest) & (notes.c.seat == seat)
    connection.execute(delete(notes).where(here))
    if written:
        connection.execute(insert(notes).values(table_id=id, guest=guest, seat=seat, notes=written))


def keep_explained(connection: Connection, guest: str, game: str, learnt: dict[str, int]) -> None:
    here = (explained.c.guest == guest) & (explained.c.game == game) & explained.c.kind.in_(list(learnt))
    connection.execute(delete(explained).where(here))
    rows = [{"guest": guest, "game": game, "kind": kind, "times": times} for kind, times in learnt.items()]
    connection.execute(insert(explained), rows)


def keep_progress(connection: Connection, guest: str, game: str, progress: Progress, at: float) -> None:
    here = (lessons.c.guest == guest) & (lessons.c.game == game) & (lessons.c.lesson == progress.lesson)
    connection.execute(delete(lessons).where(here))
    connection.execute(insert(lessons).values(guest=guest, game=game, updated=at, **asdict(progress)))
