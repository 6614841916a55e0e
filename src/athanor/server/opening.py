"""New tables: made by somebody, as a rematch, or as a fork of a finished game."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Connection

from athanor.core.errors import RecordError
from athanor.core.game import Game
from athanor.core.record import replay
from athanor.core.registry import lookup
from athanor.core.state import State
from athanor.server import archive, hinting
from athanor.server.archive import Entry, Info, Seat, Snapshot, Stored
from athanor.server.guests import new_id, proper_name
from athanor.server.loading import Decisions, Rebuilt, record, standing
from athanor.server.lobby import Lobby
from athanor.server.opponents import invited
from athanor.server.tables import LiveTable
from athanor.server.turns import Asker
from athanor.server.words import ServerError

Also = Callable[[Connection], None]


@dataclass(frozen=True)
class Chair:
    """How a seat is to be filled: `me`, `open`, `bot` (which), or a `person` round this screen (called)."""

    kind: str
    bot: str | None = None
    name: str | None = None


def new_seed() -> str:
    """128 bits, the highest set: long enough that nobody finds it, and marked as the secret of a live table."""
    return f"{secrets.randbits(127) | 1 << 127:x}"


def filled(chairs: list[Chair], guest: str, game: str) -> list[Seat]:
    seats = []
    for number, chair in enumerate(chairs):
        match chair.kind:
            case "me":
                if any(earlier.kind == "me" for earlier in chairs[:number]):
                    raise ServerError("seat-me-twice")
                seats.append(Seat(number, "person", guest))
            case "person":
                seats.append(Seat(number, "person", guest, proper_name(chair.name or "", number + 1)))
            case "bot":
                seats.append(Seat(number, "bot", bot=invited(chair.bot, game)))
            case _:
                seats.append(Seat(number, "open"))
    return seats


async def create(
    lobby: Lobby, asker: Asker, game_id: str, options: dict[str, Any], chairs: list[Chair], coach: bool = False,
    hints: str | None = None,
) -> str:  # fmt: skip
    game = lookup(game_id)
    checked = game.check_options(len(chairs), options)
    info, seats = new_info(game, len(chairs), checked, asker), filled(chairs, asker.person, game.id)
    info.coach = coach
    info.hints = hinting.policy_for(hints, seats)
    for seat in seats:
        seat.coach = coach and seat.kind == "person"
    return await lay(lobby, asker, game, info, seats)


def new_info(game: Game, players: int, options: dict[str, Any], asker: Asker) -> Info:
    now, id = time.time(), new_id(10)
    info = Info(id, game.id, game.rules_version, players, options, asker.person, new_seed(), now, now)
    info.network = asker.network
    return info


async def lay(lobby: Lobby, asker: Asker, game: Game, info: Info, seats: list[Seat], also: Also | None = None) -> str:
    """Put the table there; it starts at once if no seat is open. `also` is written in the same breath."""
    lobby.quotas.must_not_be_hasty(asker)
    stored = Stored(info, seats, [], None, [], set(), {})
    table = LiveTable(stored, Rebuilt(game, None, Decisions(info.players)), lobby.store, lobby.forget)
    begun: list[Entry] = []
    if all(seat.kind != "open" for seat in seats):
        begun = [table.start()]
    table.settle()
    state = table.state
    snapshot = Snapshot(info.entries, info.rules_version, state.snapshot()) if state is not None else None
    row, chairs = replace(info), [replace(seat) for seat in seats]

    bots = sum(seat.kind == "bot" for seat in chairs)

    def job(connection: Connection) -> ServerError | None:
        refused = lobby.quotas.refused(connection, asker, bots)
        if refused is not None:
            return refused
        archive.add_table(connection, row, chairs)
        if snapshot is not None:
            seeing = table.seeing()
            if seeing:
                archive.add_sitters(connection, row.id, seeing)
            archive.append(connection, row.id, begun)
            archive.keep_snapshot(connection, row.id, snapshot)
        if also is not None:
            also(connection)
        return None

    refused = await lobby.store.write(job)
    if refused is not None:
        raise refused
    return info.id


# ---------------------------------------------------------------- after a game


async def rematch(lobby: Lobby, table: LiveTable, asker: Asker) -> str:
    """The same seats again. The first who asks makes the table; everybody else gets the same one."""
    old = table.info
    must_be_over(table)
    if all(seat.guest != asker.person for seat in table.seats):
        raise ServerError("not-seated", 403)
    if old.rematch is not None:
        return old.rematch
    if table.game is None:
        raise ServerError("table-rules-gone", 409)
    options = table.game.check_options(old.players, old.options)
    info = new_info(table.game, old.players, options, asker)
    seats = [
        Seat(seat.seat, "open") if seat.left or seat.kind == "open" else replace(seat, stop=False, hints=0)
        for seat in table.seats
    ]
    info.hints = old.hints
    old.rematch = info.id
    values = archive.changing(old)
    try:
        return await lay(
            lobby, asker, table.game, info, seats, lambda connection: archive.save(connection, old.id, values, [])
        )
    except BaseException:
        lobby.forget(table)  # it may point to a table that is not there
        raise


async def fork(lobby: Lobby, table: LiveTable, asker: Asker, move: int, chairs: list[Chair]) -> str:
    """A new game from that moment. What was hidden then is dealt anew: whoever forks has seen how it went on."""
    must_be_over(table)
    old, game = table.info, table.game
    if game is None:
        raise ServerError("table-rules-gone", 409)
    if len(chairs) != old.players:
        raise ServerError("fork-seats", players=old.players)
    before = await lobby.desk.do(asker, laid_out, old, table.entries, move)
    world = before.determinise(None, secrets.randbits(60))
    if world.over:
        raise ServerError("fork-over", 409)
    world.secret = secrets.token_bytes(16)
    world.rng = 0
    info = new_info(game, old.players, old.options, asker)
    info.position = world.position()
    info.forked_table, info.forked_move = old.id, move
    seats = filled(chairs, asker.person, game.id)
    info.hints = hinting.policy_for(None, seats)
    return await lay(lobby, asker, game, info, seats)


def laid_out(info: Info, entries: list[Entry], move: int) -> State:
    try:
        return state_at(info, entries, move)
    except RecordError as impossible:
        # Nothing was wrong with the question; it comes too late, after a change of rules.
        raise ServerError.from_message(impossible.message, 409) from impossible


def must_be_over(table: LiveTable) -> None:
    if table.info.status not in ("over", "abandoned"):
        raise ServerError("table-not-over", 409)


def state_at(info: Info, entries: list[Entry], move: int) -> State:
    """The game after so many moves. A table that lived through a change of rules begins again where they changed."""
    base = entries[info.base_entry - 1].move if info.base_entry else 0
    moves = standing(info, entries)
    if move < 0 or move > base + len(moves):
        raise ServerError("no-such-move", 404, move=move, moves=base + len(moves))
    if move < base:
        raise ServerError("replay-older-rules", 409, move=base)
    return replay(record(info, moves[: move - base]))
