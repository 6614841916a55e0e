"""The live connection of one client to one table.

What a client is told goes through a queue of its own: whoever cannot keep up is dropped and may come back, nobody else
waits. What a client says is checked, limited and carried to the table; what cannot be is refused with a sentence.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, ClassVar, Final

from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from athanor.arena.workers import Gone, Late
from athanor.core.errors import AthanorError, RecordError
from athanor.core.message import Message
from athanor.core.state import State
from athanor.server import archive, coaching, hinting, models, seating, wire
from athanor.server.archive import Line
from athanor.server.coaching import may_be_on
from athanor.server.drawing import drawing, seats_must_match
from athanor.server.limits import Bucket
from athanor.server.lobby import Lobby
from athanor.server.previews import Foreseen, foresee
from athanor.server.recalling import recall
from athanor.server.tables import LiveTable, encode
from athanor.server.words import ServerError
from athanor.server.worker import give_hint

LOG = logging.getLogger("athanor.server")
MOST_WAITING: Final = 256  # messages a client may be behind
SEND_SECONDS: Final = 20
MOST_REFUSED: Final = 100  # too-fast messages before we hang up
TOO_FAST_SECONDS: Final = 0.02
LONGEST_LINE: Final = 500
# A hand that wanders over the board asks what each thing would do; each answer costs a copy of the game.
FORESEE_BURST: Final = 20
FORESEE_RATE: Final = 5
# A whole game is played again for it; a page asks once.
RECALL_BURST: Final = 3
RECALL_RATE: Final = 0.1

# How a connection ends, as WebSocket codes.
POLICY: Final = 1008
COME_BACK: Final = 1012

HEARS: Final[TypeAdapter[Any]] = TypeAdapter(models.Hears)


class Connection:
    """A client, as its table knows it (`tables.Client`)."""

    hears: ClassVar[TypeAdapter[Any]] = HEARS

    def __init__(self, socket: WebSocket, lobby: Lobby, table: str, guest: str | None, name: str | None) -> None:
        self.guest = guest
        self.name = name
        self.looking: int | None = None
        self.looked_at = -1
        self.learnt = False
        self.heard_as: int | None = None
        self.sent = 0
        self.printed = False
        self.view: dict[str, Any] | None = None
        self._socket = socket
        self._lobby = lobby
        self._table = table
        self._queue: asyncio.Queue[str | None] = asyncio.Queue(MOST_WAITING)
        self._bucket = Bucket(lobby.settings.socket_burst, lobby.settings.socket_rate)
        self._asker = lobby.asker(socket.scope, guest)
        self._foreseeing = Bucket(FORESEE_BURST, FORESEE_RATE)
        self._recalling = Bucket(RECALL_BURST, RECALL_RATE)
        self._too_fast = 0
        self._explained: dict[str, int] = {}  # by kind of decision, how often the coach has explained it
        self._unsaved: set[str] = set()  # kinds explained once more since they were kept
        self._coached: wire.Json | None = None  # what the coach said last
        self._code = COME_BACK

    # ---------------------------------------------------------------- out

    def put(self, message: str) -> None:
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self.drop()

    def drop(self) -> None:
        """Hang up; the client comes back and gets what it missed."""
        while not self._queue.empty():
            self._queue.get_nowait()
        self._queue.put_nowait(None)

    async def _send(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            while (message := await self._queue.get()) is not None:
                async with asyncio.timeout(SEND_SECONDS):
                    await self._socket.send_text(message)
            async with asyncio.timeout(SEND_SECONDS):
                await self._socket.close(self._code)

    # ---------------------------------------------------------------- coming and going

    async def run(self, have: int) -> None:
        sender = asyncio.create_task(self._send())
        listener = asyncio.create_task(self._listen())
        try:
            await self._arrive(have)
            await asyncio.wait({sender, listener}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (sender, listener):
                task.cancel()
            for ended in await asyncio.gather(sender, listener, return_exceptions=True):
                if isinstance(ended, Exception):
                    LOG.error("a connection to table %s broke", self._table, exc_info=ended)
            await self._depart()

    async def _arrive(self, have: int) -> None:
        if self.guest is not None:
            async with self._lobby.at(self._table) as table:
                game = table.info.game
            guest = self.guest
            self._explained = await self._lobby.store.read(
                lambda connection: archive.explained_to(connection, guest, game)
            )
        async with self._lobby.at(self._table) as table:
            alone = table.presence
            table.clients.add(self)
            viewpoint = table.viewpoint(self)
            several = len(table.mine(self.guest)) > 1
            # Another seat's log differs; and a client that claims to have more than there is gets the whole log.
            known = 0 < have <= len(table.entries) and not (table.secrets and several)
            self.sent, self.heard_as = (have if known else 0), viewpoint.seat
            cache: dict[Any, str] = {}
            table.tell_table(self, cache)
            self.put(encode(wire.chat(table.lines)))
            table.show(self, cache)
            self._tell_others(table, alone)

    async def _depart(self) -> None:
        with suppress(AthanorError):
            async with self._lobby.at(self._table) as table:
                before = table.presence
                table.clients.discard(self)
                self._tell_others(table, before)

    def _tell_others(self, table: LiveTable, before: wire.Presence) -> None:
        now = table.presence
        if (now.here, now.watchers) != (before.here, before.watchers):
            cache: dict[Any, str] = {}
            for client in list(table.clients):
                if client is not self:
                    table.tell_table(client, cache)

    # ---------------------------------------------------------------- in

    async def _listen(self) -> None:
        with suppress(WebSocketDisconnect):
            while True:
                event = await self._socket.receive()
                if event["type"] == "websocket.disconnect":
                    return
                if not (self._bucket.take() and self._lobby.quotas.messages.take(self._asker.network)):
                    await self._slow_down()
                    continue
                # Shielded, because a move that is half way to the disk has to be told to the others.
                await asyncio.shield(asyncio.create_task(self._hear(event.get("text") or event.get("bytes") or "")))

    async def _slow_down(self) -> None:
        self._too_fast += 1
        if self._too_fast > MOST_REFUSED:
            self._code = POLICY
            await self._queue.put(None)
            await asyncio.Event().wait()  # until the sender has hung up
        self.put(encode(wire.refused(None, Message("too-fast"))))
        # As long as we do not listen, the network itself makes the client wait.
        await asyncio.sleep(TOO_FAST_SECONDS)

    async def _hear(self, raw: str | bytes) -> None:
        """One message of the client. Whatever is wrong with it, the answer is a sentence."""
        ref: Any = None
        try:
            if len(raw) > self._lobby.settings.message_size:
                raise ServerError("message-too-long", 413, longest=self._lobby.settings.message_size)
            said = understood(raw, self.hears)
            ref = said.ref
            await self._do(said)
        except AthanorError as refused:
            self.put(encode(wire.refused(ref, refused.message)))
        except Exception:
            LOG.exception("a message at table %s failed", self._table)
            self.put(encode(wire.refused(ref, Message("fault"))))

    async def _do(self, said: Any) -> None:
        if isinstance(said, models.HearsPing):
            self.put(encode({"type": "pong", "ref": said.ref}))
            return
        if isinstance(said, models.HearsForesee):
            self.put(encode(wire.foreseen(said.ref, await self._foreseen(said))))
            return
        if isinstance(said, models.HearsDraw):
            self.put(encode(wire.drawing(said.ref, await self._drawn(said))))
            return
        if isinstance(said, models.HearsRecall):
            self.put(encode(wire.story(said.ref, await self._recalled(said.after))))
            return
        if isinstance(said, models.HearsHint):
            self.put(encode(await self._hinted(said)))
            return
        async with self._lobby.at(self._table) as table:
            match said:
                case models.HearsAnswer():
                    seat = self._seat(table, said.seat)
                    actions = numbers(table.asking(seat, said.decision), said.actions)
                    await table.answer(seat, said.decision, actions)
                    await self._keep_explained(table)
                case models.HearsCoach():
                    await seating.coach(table, self._someone(), said.on)
                case models.HearsSeen():
                    await seating.seen(table, self._someone(), said.seat, said.shown)
                case models.HearsUndo():
                    await table.undo(self._seat(table, said.seat))
                case models.HearsTell():
                    self.put(encode(wire.told(said.ref, self._told(table, said))))
                case models.HearsLook():
                    self._look(table, said.seat)
                case models.HearsChat():
                    await self._chat(table, said.text)
                case models.HearsMute():
                    await self._mute(table, said.guest, said.on)

    def _seat(self, table: LiveTable, wanted: int | None) -> int:
        """The seat this client speaks for: the one it names, or the one it looks with."""
        mine = table.mine(self.guest)
        if not mine:
            raise ServerError("only-watching", 403)
        if wanted is not None and wanted not in mine:
            raise ServerError("not-your-seat", 403)
        viewpoint = table.viewpoint(self)
        seat = viewpoint.speaker if wanted is None else wanted
        if seat is None or (table.secrets and len(mine) > 1 and seat != viewpoint.speaker):
            raise ServerError("curtain-first", 409)
        return seat

    def _someone(self) -> str:
        if self.guest is None:
            raise ServerError("guest-needed", 401)
        return self.guest

    # ---------------------------------------------------------------- the coach

    def coached(self, table: LiveTable, seat: int | None) -> wire.Json | None:
        """What the coach says before the next state; nothing where nobody sits or nothing is new."""
        mine = table.mine(self.guest)
        if not mine or table.state is None or table.game is None:
            return None
        said = coaching.silent(may_be_on(table.info, table.seats))
        if seat in mine and table.has_coach(seat):
            said["on"] = True
            if table.info.status == "playing":
                asked = bool(table.state.legal(seat)) and not table.state.over
                decision = table.decisions.numbers[seat] if asked else None
                self._note_explained(decision)
                watched = table.watched.get(seat)
                said |= coaching.says(
                    table.game, table.state, table.info, table.entries, seat, decision,
                    self._explained, watched.remark if watched is not None else None,
                )  # fmt: skip
        if said == self._coached:
            return None
        self._coached = said
        return said

    def _note_explained(self, decision: int | None) -> None:
        """What was explained is known once its decision is made."""
        before = self._coached
        if before is not None and before["purpose"] and before["decision"] != decision:
            kind = before["kind"]
            self._explained[kind] = self._explained.get(kind, 0) + 1
            self._unsaved.add(kind)

    async def _keep_explained(self, table: LiveTable) -> None:
        guest, game = self.guest, table.info.game
        learnt = {kind: self._explained[kind] for kind in self._unsaved}
        if guest is not None and learnt:
            self._unsaved.clear()
            await table.write(lambda connection: archive.keep_explained(connection, guest, game, learnt))

    # ---------------------------------------------------------------- questions

    def _told(self, table: LiveTable, said: models.HearsTell) -> Message | None:
        """Why an action is not possible (nothing if it is), or what it does."""
        state = table.playable()
        seat = self._seat(table, said.seat)
        if table.viewpoint(self).asked is not None:
            state = state.determinise(None, 0)  # the hand is not shown, so no reason may follow from it
        try:
            [action] = numbers(state, [said.action])
        except RecordError as unknown:
            return unknown.message
        why = state.reason(action, seat)
        if said.what == "why" or (why is not None and why.id == "why-no-such-action"):
            return why
        return state.explain(action)

    async def _foreseen(self, said: models.HearsForesee) -> Foreseen:
        """What an answer would lead to; nothing is answered. Tried out outside the event loop, on a copy."""
        async with self._lobby.at(self._table) as table:
            seat = self._seat(table, said.seat)
            if table.viewpoint(self).asked is not None:
                raise ServerError("curtain-first", 409)
            state = table.asking(seat, said.decision)
            if not self._foreseeing.take():
                raise ServerError("too-fast", 429)
            copy, actions = state.clone(), numbers(state, said.actions)
        return await self._lobby.desk.do(self._asker, foresee, copy, seat, actions)

    async def _hinted(self, said: models.HearsHint) -> wire.Json:
        """The best choices of a decision, thought about elsewhere; given once, and counted then."""
        async with self._lobby.at(self._table) as table:
            seat, found = self._hint_for(table, said)
            if found is not None:
                return found
            state = table.asking(seat, said.decision)
            question = (state.game.id, hinting.question(state, seat), seat)
        try:
            thought = await self._lobby.thinking.worker_pools.ask(hinting.POOL, self._asker, give_hint, *question)
        except (Gone, Late):
            raise ServerError("hint-lost", 503) from None
        async with self._lobby.at(self._table) as table:
            seat, found = self._hint_for(table, said)
            if found is not None:
                return found
            own = table.seats[seat]
            own.hints += 1
            table.hinted[seat] = (said.decision, thought)
            await table.commit([], [own])
            table.tell_tables()
            return wire.hint(said.ref, seat, said.decision, thought, hinting.left(table.info, table.seats, seat))

    def _hint_for(self, table: LiveTable, said: models.HearsHint) -> tuple[int, wire.Json | None]:
        """For which seat, and the hint if it was given already; refused where it may not be."""
        seat = self._seat(table, said.seat)
        if table.viewpoint(self).asked is not None:
            raise ServerError("curtain-first", 409)
        table.asking(seat, said.decision)
        decision, found = table.hinted.get(seat, (-1, {}))
        if decision == said.decision:
            left = hinting.left(table.info, table.seats, seat)
            return seat, wire.hint(said.ref, seat, decision, found, left)
        hinting.must_be_allowed(table.info, table.seats, seat)
        return seat, None

    async def _drawn(self, said: models.HearsDraw) -> str | None:
        """The table as text, from this client's present viewpoint; drawn outside the event loop."""
        async with self._lobby.at(self._table) as table:
            if table.game is None or table.state is None:
                return None
            seats_must_match(said.names, table.info.players)
            game, view = table.game, table.state.view(table.viewpoint(self).seat)
        return await self._lobby.desk.do(self._asker, drawing, game, view, said.lang, said.names, said.width)

    async def _recalled(self, after: int) -> list[dict[str, Any]]:
        """What this client's one seat missed; played again outside the event loop."""
        async with self._lobby.at(self._table) as table:
            mine = table.mine(self.guest)
            if table.state is None or len(mine) != 1 or not table.info.entries:
                return []
            if not self._recalling.take():
                raise ServerError("too-fast", 429)
            info, entries = replace(table.info), list(table.entries)
        return await asyncio.to_thread(recall, info, entries, mine[0], after)

    def _look(self, table: LiveTable, seat: int | None) -> None:
        """Lift the curtain for a seat; or, for none, pass the screen on."""
        if seat is not None and seat not in table.mine(self.guest):
            raise ServerError("not-your-seat", 403)
        self.looking = seat
        self.looked_at = table.info.entries
        self.learnt = False
        table.show(self, {})

    # ---------------------------------------------------------------- talking

    async def _chat(self, table: LiveTable, text: str) -> None:
        if self.guest is None or self.name is None:
            raise ServerError("guest-needed", 401)
        if self.guest in table.muted:
            raise ServerError("chat-muted", 403)
        text = "".join(sign for sign in text if sign.isprintable() or sign == "\n").strip()
        if not text:
            raise ServerError("chat-empty")
        if len(text) > LONGEST_LINE:
            raise ServerError("chat-long", longest=LONGEST_LINE)
        name = table.names.get(self.guest, self.name)
        number = table.lines[-1].number + 1 if table.lines else 1
        line = Line(number, self.guest, name, text, time.time())
        await table.write(lambda connection: archive.add_line(connection, table.id, line))
        table.lines = [*table.lines, line][-archive.MOST_LINES :]
        message = encode(wire.chat([line]))
        for client in list(table.clients):
            client.put(message)

    async def _mute(self, table: LiveTable, guest: str, on: bool) -> None:
        """The maker of a table can keep somebody from chatting there."""
        if table.info.maker != self.guest:
            raise ServerError("not-the-maker", 403)
        known = {line.guest for line in table.lines} | set(table.names)
        if guest not in known or guest == self.guest:
            raise ServerError("no-such-guest", 404)
        await table.write(lambda connection: archive.mute(connection, table.id, guest, on))
        (table.muted.add if on else table.muted.discard)(guest)


def numbers(state: State, names: Sequence[str]) -> list[int]:
    """The actions of these names: on the wire they have names, in the rules and on disk numbers."""
    return [state.game.actions.id(name) for name in names]


def understood(raw: str | bytes, hears: TypeAdapter[Any] = HEARS) -> Any:
    try:
        return hears.validate_json(raw)
    except ValidationError as wrong:
        first = wrong.errors(include_url=False, include_context=False, include_input=False)[0]
        where = ".".join(str(part) for part in first["loc"] if isinstance(part, str)) or "message"
        raise ServerError("bad-message", field=where, problem=first["type"]) from None
