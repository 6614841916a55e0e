"""A table in memory: the game in play, who sits there, who looks on.

Whoever changes or reads a table holds its lock. A change is made in memory, written, and only then told: while it is on
its way to the disk the lock keeps everybody else from seeing it. If writing fails, the table is dropped from memory
(`forget`) and read again from what is certain.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, Protocol

import msgspec
from sqlalchemy import Connection

from athanor.bots import derive
from athanor.core.cards import Card
from athanor.core.errors import AthanorError
from athanor.core.events import Event
from athanor.core.record import beginning
from athanor.core.state import State
from athanor.server import archive, wire
from athanor.server.archive import Entry, Info, Line, Seat, Snapshot, Stored
from athanor.server.coaching import Watched, may_be_on
from athanor.server.guests import DAY
from athanor.server.loading import Rebuilt, Way, last_gesture, record, standing
from athanor.server.store import Store
from athanor.server.turns import Asker
from athanor.server.viewpoint import Viewpoint, viewpoint_of
from athanor.server.wire import Json, Presence
from athanor.server.words import ServerError

_encoder = msgspec.json.Encoder()


def encode(message: Json | list[Json]) -> str:
    return _encoder.encode(message).decode()


class Client(Protocol):
    """Somebody connected to a table: what the table has to remember of them, and where to put what they are told."""

    guest: str | None
    looking: int | None  # the seat whose view is shown, if the client has several
    looked_at: int  # the number of the entry at which they lifted the curtain
    learnt: bool  # the last answer of the seat they look with told it something
    heard_as: int | None
    sent: int  # entries they have
    printed: bool  # they know what lies printed on the table
    view: Json | None  # the last they were sent, as `heard_as` sees it

    def coached(self, table: LiveTable, seat: int | None) -> Json | None: ...

    def put(self, message: str) -> None: ...

    def drop(self) -> None: ...


class LiveTable:
    def __init__(self, stored: Stored, rebuilt: Rebuilt, store: Store, forget: Callable[[LiveTable], None]) -> None:
        self.info: Info = stored.info
        self.seats: list[Seat] = stored.seats
        self.entries: list[Entry] = stored.entries
        self.lines: list[Line] = stored.lines
        self.muted: set[str] = stored.muted
        self.names: dict[str, str] = stored.names
        self.sitters: set[tuple[int, str]] = stored.sitters
        self.game = rebuilt.game
        self.way = rebuilt.way
        self.decisions = rebuilt.decisions
        self.lock = asyncio.Lock()
        self.closed = False  # dropped from memory: whoever still holds it must ask for it again
        self.used = time.monotonic()
        self.clients: set[Client] = set()
        self.thinking: dict[int, int] = {}  # seats of bots that are thinking, and about which decision
        self.watched: dict[int, Watched] = {}  # by seat: the decisions of those whom the coach helps
        self.hinted: dict[int, tuple[int, Json]] = {}  # by seat: the last hint, and to which decision
        self._store = store
        self._forget = forget

    @property
    def id(self) -> str:
        return self.info.id

    @property
    def state(self) -> State | None:
        return None if self.way is None else self.way.state

    @property
    def secrets(self) -> bool:
        return self.game is None or self.game.secrets

    # ---------------------------------------------------------------- people

    def mine(self, guest: str | None) -> list[int]:
        """The seats somebody may answer for."""
        return [seat.seat for seat in self.seats if guest is not None and seat.guest == guest and not seat.left]

    @property
    def presence(self) -> Presence:
        seated = {seat.guest for seat in self.seats if seat.guest and not seat.left}
        here = {client.guest for client in self.clients if client.guest}
        unknown = sum(1 for client in self.clients if client.guest is None)
        return Presence(frozenset(here), len(here - seated) + unknown)

    @property
    def attended(self) -> bool:
        """Somebody plays here, or looks on."""
        return bool(self.clients) or any(seat.kind == "person" and not seat.left for seat in self.seats)

    def seeing(self) -> set[tuple[int, str]]:
        """Who sees which seat's secrets now. A game that has not begun has none."""
        if self.info.status == "open":
            return set()
        return {(seat.seat, seat.guest) for seat in self.seats if seat.guest is not None and not seat.left}

    def silent_for(self, days: float) -> bool:
        """Whether nobody has touched the table for so long."""
        return self.info.touched < self._store.clock.now() - days * DAY

    @property
    def asker(self) -> Asker:
        """On whose account its bots think."""
        return Asker(self.info.network, self.info.maker)

    def shown_to(self, guest: str | None) -> Json:
        return wire.table(self.info, self.seats, self.names, guest, self.presence)

    # ---------------------------------------------------------------- the coach

    def has_coach(self, seat: int) -> bool:
        return self.seats[seat].coach and may_be_on(self.info, self.seats)

    def watch(self, seat: int) -> Watched | None:
        """What the coach remembers of a seat; nothing where it is off."""
        if not self.has_coach(seat):
            self.watched.pop(seat, None)
            return None
        return self.watched.setdefault(seat, Watched(seat))

    # ---------------------------------------------------------------- playing

    def playable(self) -> State:
        if self.info.status != "playing":
            raise ServerError(f"table-is-{self.info.status}", 409)
        if self.way is None:
            raise ServerError("table-rules-gone", 409)
        return self.way.state

    def asking(self, seat: int, decision: int) -> State:
        """The game, if that is what it asks the seat now."""
        state = self.playable()
        if not state.legal(seat):
            raise ServerError("answer-not-asked", 409)
        if decision != self.decisions.numbers[seat]:
            raise ServerError("answer-stale", 409)
        return state

    async def answer(self, seat: int, decision: int, actions: list[int]) -> None:
        """One or several steps of one gesture, all or nothing."""
        begun = time.perf_counter()
        state = self.asking(seat, decision)
        if len(actions) > 1:
            actions = state.check_all(actions, seat)
        now, known = time.time(), state.reveals
        watched = self.watch(seat)
        if watched is not None:
            watched.begins(state, derive(self.info.seed, "watched", self.info.entries))
        added = []
        for action in actions:
            added.append(self._step(seat, action, now))
            if watched is not None:
                watched.took(action, state)
        if watched is not None:
            watched.stands(state, self.entries[-1].number)
        for client in self.clients:
            if client.looking == seat:
                client.learnt = state.reveals != known
        # Whoever plays on does not want to stop any more.
        changed = [each for each in self.seats if each.seat == seat and each.stop]
        for each in changed:
            each.stop = False
        await self.commit(added, changed)
        self.tell(table_too=bool(changed) or self.info.status != "playing")
        self._store.meters.decisions.since(begun)

    def _step(self, seat: int, action: int, now: float) -> Entry:
        assert self.way is not None
        try:
            events = self.way.apply(action, seat)
        except AthanorError:
            raise
        except Exception:
            # A fault in the rules may leave the state half changed. What is on disk is whole.
            self._forget(self)
            raise
        return self._note("move", seat, action, events, now, self.way.state.game.results(self.way.before, events))

    async def undo(self, seat: int) -> None:
        """Take back the last gesture, whole: nobody should have to know of how many steps it was made."""
        self.playable()
        refused = self.no_undo(seat)
        if refused:
            raise ServerError(refused, 409)
        assert self.way is not None
        if seat in self.watched:
            self.watched[seat].undone()
        added = []
        for _ in last_gesture(standing(self.info, self.entries)):
            if not self.no_undo(seat):
                self.way.undo(seat)
                added.append(self._note("undo", seat, None, [], time.time()))
        await self.commit(added)
        self.tell()

    def no_undo(self, seat: int) -> str:
        """The id of the reason why that seat cannot undo; empty if it can."""
        if self.way is None or self.info.status != "playing":
            return "undo-table-ended"
        return self.way.why_no_undo(seat)

    def start(self) -> Entry:
        """Everybody is there: the game begins. Whoever calls it commits the entry."""
        info = self.info
        assert self.game is not None
        info.status = "playing"
        info.rules_version = self.game.rules_version
        self.way = Way(beginning(record(info, [])))
        events = list(self.way.state.events or [])
        if info.forked_table is not None:
            events.insert(0, Event("fork-begins", {"move": info.forked_move or 0}))
        return self._note("start", None, None, events, time.time())

    def _note(
        self,
        kind: str,
        seat: int | None,
        action: int | None,
        events: list[Event],
        now: float,
        cards: Sequence[Card] = (),
    ) -> Entry:
        number = self.entries[-1].number + 1 if self.entries else 1
        before = self.entries[-1].move if self.entries else 0
        move = before + {"start": 0, "move": 1, "undo": -1}[kind]
        entry = Entry(number, kind, seat, action, now, events, move, list(cards))
        self.entries.append(entry)
        assert self.state is not None
        self.decisions.after(self.state, number, seat)
        return entry

    # ---------------------------------------------------------------- to disk

    def settle(self) -> None:
        """Bring the table's row up to date with its game."""
        info, state = self.info, self.state
        info.updated, info.touched = time.time(), self._store.clock.now()
        if state is None or not self.entries:
            return
        info.entries = self.entries[-1].number
        info.moves = self.entries[-1].move
        info.waiting = list(state.waiting) if info.status == "playing" else []
        if state.over and info.status == "playing":
            info.status = "over"
            info.waiting = []
            info.result = wire.result(state, self.seats, self.names)

    async def commit(self, added: list[Entry], seats: Iterable[Seat] = ()) -> None:
        """New entries with the state they led to, and the seats that changed: all of it or nothing, on disk."""
        self.settle()
        if self.info.status in ("over", "abandoned"):
            self.info.network = ""  # it counted for the quota, and that is all it was for
        id, values = self.id, archive.changing(self.info)
        copies = [replace(seat) for seat in seats]
        snapshot = self._snapshot() if added else None
        seeing = self.seeing() - self.sitters
        self.sitters |= seeing

        def job(connection: Connection) -> None:
            archive.save(connection, id, values, copies)
            if seeing:
                archive.add_sitters(connection, id, seeing)
            if snapshot is not None:
                archive.append(connection, id, added)
                archive.keep_snapshot(connection, id, snapshot)

        await self.write(job)

    def _snapshot(self) -> Snapshot:
        assert self.state is not None
        return Snapshot(self.info.entries, self.info.rules_version, self.state.snapshot())

    async def write(self, job: Callable[[Connection], Any]) -> None:
        try:
            await self._store.write(job)
        except BaseException:
            # Memory and disk may differ now, and the disk is right.
            self._forget(self)
            raise

    # ---------------------------------------------------------------- telling

    def tell(self, table_too: bool = False) -> None:
        """Everybody hears what they have not heard, and sees where the game stands."""
        cache: dict[Any, Any] = {}
        for client in list(self.clients):
            if table_too:
                self.tell_table(client, cache)
            self.show(client, cache)

    def tell_table(self, client: Client, cache: dict[Any, Any]) -> None:
        key = ("table", client.guest)
        if key not in cache:
            cache[key] = encode(wire.tells(self.shown_to(client.guest)))
        client.put(cache[key])

    def tell_tables(self) -> None:
        cache: dict[Any, str] = {}
        for client in list(self.clients):
            self.tell_table(client, cache)

    def viewpoint(self, client: Client) -> Viewpoint:
        fresh = client.looked_at == self.info.entries
        return viewpoint_of(self.state, self.mine(client.guest), client.looking, fresh, client.learnt)

    def show(self, client: Client, cache: dict[Any, Any]) -> None:
        if not self.entries:
            return
        viewpoint = self.viewpoint(client)
        if viewpoint.speaker is not None:
            client.looking = (
                viewpoint.seat
            )  # None while somebody answers openly: the person who was looking may have left
        if self.secrets and client.heard_as != viewpoint.seat:
            client.sent = 0  # another seat's log differs: send all of it again
            client.view = None
        client.heard_as = viewpoint.seat
        if client.sent != len(self.entries):
            key: Any = ("log", client.sent, viewpoint.seat)
            if key not in cache:
                cache[key] = encode(wire.log(self.entries[client.sent :], viewpoint.seat))
            client.put(cache[key])
            client.sent = len(self.entries)
        if not client.printed and self.state is not None:
            if "printed" not in cache:
                cache["printed"] = encode(wire.printed(self.state))
            client.put(cache["printed"])
            client.printed = True
        said = client.coached(self, viewpoint.seat)
        if said is not None:
            client.put(encode(said))
        key = ("state", viewpoint)
        if key not in cache:
            cache[key] = self.stands(viewpoint)
        state: Json = cache[key]
        key = ("state", viewpoint, id(client.view))
        if key not in cache:
            cache[key] = encode(wire.since(client.view, state))
        client.put(cache[key])
        client.view = state["view"]

    def stands(self, viewpoint: Viewpoint) -> Json:
        """The state of the game from that viewpoint."""
        info, seat, state = self.info, viewpoint.seat, self.state
        if state is None:
            # Its rules are not here any more. What happened can still be read.
            nothing: Json = {
                "view": None,
                "changes": None,
                "ask": None,
                "undo": {"ok": False, "why": None},
                "curtain": None,
            }
            numbers = {"number": info.entries, "move": info.moves, "seat": seat}
            return {"type": "state", **numbers, **nothing, "result": info.result}
        by = viewpoint.speaker
        decision = None if by is None else self.decisions.numbers[by]
        no_undo = None if by is None else self.no_undo(by)
        ended = info.status != "playing"
        curtain = None if ended else viewpoint.curtain
        return wire.state(state, viewpoint, info.entries, info.moves, decision, no_undo, curtain, info.result, ended)
