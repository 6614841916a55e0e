"""A live connection of somebody who practises alone: the messages of a table, of which nothing is kept.

What is practised (a lesson, a puzzle, a decision of an old game) answers a few questions; the rest is the same.
"""

from __future__ import annotations

from typing import Any, Final

from athanor.core.message import Message
from athanor.core.state import State
from athanor.server import archive, models, wire
from athanor.server.drawing import drawing, seats_must_match
from athanor.server.live import Connection, numbers
from athanor.server.previews import foresee
from athanor.server.tables import encode
from athanor.server.viewpoint import Viewpoint
from athanor.server.wire import Json
from athanor.server.words import ServerError

# Nobody has to say who they are to practise; whoever has not, and the others at the table, are called like this.
NAMES: Final = ("Maria", "Hermes", "Zosimos", "Geber", "Flamel")


class AloneConnection(Connection):
    kind = ""  # the id of the table that there is not
    names: list[str]
    entries: list[Json]

    @property
    def state(self) -> State:
        """As the table lies now."""
        raise NotImplementedError

    @property
    def own(self) -> int:
        """The seat of whoever practises."""
        raise NotImplementedError

    @property
    def can_undo(self) -> bool:
        raise NotImplementedError

    def sit_down(self, guest: models.Guest | None) -> None:
        self.names = [name for name in NAMES if guest is None or name != guest.name]
        if guest is not None:
            self.names.insert(0, guest.name)
        self.entries = []

    async def _depart(self) -> None:
        pass  # nobody else is here

    async def _asked(self, said: Any) -> bool:
        """What is the same wherever somebody practises; whether it was such a thing."""
        state, seat = self.state, self.own
        match said:
            case models.HearsPing():
                self.put(encode({"type": "pong", "ref": said.ref}))
            case models.HearsDraw():
                seats_must_match(said.names, state.players)
                view = state.view(seat)
                text = await self._lobby.desk.do(
                    self._asker, drawing, state.game, view, said.lang, said.names, said.width
                )
                self.put(encode(wire.drawing(said.ref, text)))
            case models.HearsTell():
                self.put(encode(wire.told(said.ref, self._about(said))))
            case models.HearsForesee():
                self._must_be_asked(said.decision)
                if not self._foreseeing.take():
                    raise ServerError("too-fast", 429)
                actions = numbers(state, said.actions)
                found = await self._lobby.desk.do(self._asker, foresee, state.clone(), seat, actions)
                self.put(encode(wire.foreseen(said.ref, found)))
            case _:
                return False
        return True

    def _about(self, said: models.HearsTell) -> Message | None:
        """Why an action is not possible (nothing if it is), or what it does."""
        [action] = numbers(self.state, [said.action])
        why = self.state.reason(action, self.own)
        return why if said.what == "why" else self.state.explain(action)

    def _must_be_asked(self, decision: int) -> None:
        if not self.state.legal(self.own):
            raise ServerError("answer-not-asked", 409)
        if decision != self.entries[-1]["number"]:
            raise ServerError("answer-stale", 409)

    # ---------------------------------------------------------------- what is shown

    def _note(self, kind: str, seat: int | None, events: list[Any]) -> None:
        number = len(self.entries) + 1
        entry = {"number": number, "move": number, "seat": seat, "kind": kind, "events": events}
        self.entries.append(entry)
        self.put(encode({"type": "log", "entries": [entry]}))

    def _state(self, state: State, *, asked: bool) -> Json:
        number = self.entries[-1]["number"]
        result = self._result(state) if state.over else None
        undo = "" if self.can_undo and asked else "undo-nothing"
        decision = number if asked else None
        return wire.state(state, Viewpoint(self.own, None), number, number, decision, undo, result=result)

    def _result(self, state: State) -> Json:
        seats = [archive.Seat(at, "person", str(at)) for at in range(state.players)]
        return wire.result(state, seats, {str(at): name for at, name in enumerate(self.called(state.players))})

    def called(self, players: int) -> list[str]:
        names = self.names[1:players]
        names.insert(self.own, self.names[0])
        return names

    def table(self) -> Json:
        state, own = self.state, self.own
        info = archive.Info(
            self.kind, state.game.id, state.game.rules_version, state.players, state.options, "", "", 0, 0, "playing"
        )
        seats = [
            archive.Seat(at, "person" if at == own else "bot", "", name)
            for at, name in enumerate(self.called(state.players))
        ]
        table = wire.table(info, seats, {}, None, wire.Presence())
        for shown, seat in zip(table["seats"], seats, strict=True):
            shown |= {"name": seat.name, "mine": seat.seat == own, "here": True}
        return table | {"hotseat": False}
