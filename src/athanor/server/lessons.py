"""A lesson and the client who plays it: the messages of a table, and with them what the lesson says.

It lasts as long as the connection. What outlives it is how far somebody has come, so it can be gone on with from there.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any, ClassVar, Final

from pydantic import TypeAdapter
from starlette.websockets import WebSocket

from athanor.core.message import Message
from athanor.core.state import State
from athanor.lessons.lesson import Lesson
from athanor.lessons.reading import MARK, PART, lessons
from athanor.lessons.session import Move, Session
from athanor.server import archive, models, wire
from athanor.server.alone import AloneConnection
from athanor.server.archive import Progress
from athanor.server.live import numbers
from athanor.server.lobby import Lobby
from athanor.server.tables import encode
from athanor.server.wire import Json
from athanor.server.words import ServerError

HEARS: Final[TypeAdapter[Any]] = TypeAdapter(models.HearsInLesson)


class LessonConnection(AloneConnection):
    kind = "lesson"
    hears: ClassVar[TypeAdapter[Any]] = HEARS

    def __init__(
        self, socket: WebSocket, lobby: Lobby, lesson: Lesson, guest: models.Guest | None, step: int | None
    ) -> None:
        super().__init__(socket, lobby, f"of the lesson {lesson.id}", guest.id if guest else None, None)
        self.lesson = lesson
        self.wanted = step
        self.sit_down(guest)
        self.session = Session(lesson)
        self.standing = 0  # moves that the log shows
        self.told_printed: Json | None = None
        self.stored: Progress | None = None

    @property
    def state(self) -> State:
        return self.session.state

    @property
    def own(self) -> int:
        return self.lesson.seat

    @property
    def can_undo(self) -> bool:
        return bool(self.session.before)

    # ---------------------------------------------------------------- coming and going

    async def _arrive(self, have: int) -> None:
        self.stored = await self._progress()
        step = self.wanted
        if step is None:
            step = 0 if self.stored is None or self.stored.done else self.stored.step
        self.session.go_to(min(step, len(self.lesson.steps) - 1))
        self.put(encode(wire.tells(self.table())))
        self.put(encode({"type": "chat", "lines": []}))
        self._note("start", None, [])
        await self._stands()

    async def _progress(self) -> Progress | None:
        guest = self.guest
        if guest is None:
            return None
        game, id = self.lesson.game, self.lesson.id
        found = await self._lobby.store.read(lambda connection: archive.progress_of(connection, guest, game))
        return found.get(id)

    async def _keep(self) -> None:
        """What is done stays done, and the step is the one that stands on the table."""
        done = self.session.finished or (self.stored is not None and self.stored.done)
        now = Progress(self.lesson.id, self.session.number, done)
        guest, game = self.guest, self.lesson.game
        if guest is not None and now != self.stored:
            await self._lobby.store.write(
                lambda connection: archive.keep_progress(connection, guest, game, now, time.time())
            )
        self.stored = now

    # ---------------------------------------------------------------- what is said

    async def _do(self, said: Any) -> None:
        if await self._asked(said):
            return
        session = self.session
        match said:
            case models.HearsAnswer():
                self._must_be_asked(said.decision)
                await self._show(session.answer(numbers(session.state, said.actions)))
                await self._stands()
            case models.HearsUndo():
                made = len(session.made)
                if not session.undo():
                    raise ServerError("undo-nothing", 409)
                await self._rewound(made)
            case models.HearsMark():
                place = next((name for name, key in session.state.game.note_places.items() if key == said.place), None)
                if place is None:
                    raise ServerError("bad-message", field="place", problem="unknown")
                session.mark(place, said.sign)
                self._note("start", None, [])
                await self._stands()
            case models.HearsLesson():
                made, number = len(session.made), session.number
                moves = session.do(said.what)
                if moves:
                    self._rewind(made + len(moves) - len(session.made))
                    await self._show(moves)
                    await self._stands()
                else:
                    # What led to a step stays in the log; going back begins a new one.
                    back = session.number < number
                    await self._rewound(0 if session.number > number else self.standing if back else made)

    # ---------------------------------------------------------------- what is shown

    async def _show(self, moves: list[Move]) -> None:
        """The moves one after another; where several people move, at a pace that can be followed."""
        self.standing += len(moves)
        for at, move in enumerate(moves):
            self._note("move", move.seat, [event.heard_by(self.lesson.seat).plain() for event in move.events])
            if at + 1 < len(moves):
                self.put(encode(self._state(move.state, asked=False)))
                with suppress(asyncio.CancelledError):
                    await asyncio.sleep(self._lobby.settings.bot_pause)

    async def _rewound(self, made: int) -> None:
        self._rewind(max(0, made - len(self.session.made)))
        self._note("start", None, [])
        await self._stands()

    def _rewind(self, count: int) -> None:
        """The log forgets the last moves."""
        for _ in range(count):
            self._note("undo", self.lesson.seat, [])
        self.standing -= count

    async def _stands(self) -> None:
        await self._keep()
        printed = wire.printed(self.session.state)
        if printed != self.told_printed:  # each step may begin from another game
            self.told_printed = printed
            self.put(encode(printed))
        # The lesson first: what is lit has to be known when the table is drawn.
        self.put(encode(self._says()))
        self.put(encode(self._state(self.session.state, asked=True)))

    def _lit(self, name: str) -> str:
        """A place in the notes is lit by its key."""
        place = name.removeprefix(MARK)
        return f"{PART}mark:{self.session.state.game.note_places[place]}" if name != place else name

    def _says(self) -> Json:
        session, lesson = self.session, self.lesson
        text = lesson.step_text(session.number)
        places = session.state.game.note_places
        following = next((each.id for each in lessons(lesson.game) if each.number == lesson.number + 1), None)
        return {
            "type": "lesson",
            "game": lesson.game,
            "lesson": lesson.id,
            "title": Message(lesson.text).plain(),
            "purpose": Message(f"{lesson.text}.purpose").plain(),
            "learnt": Message(f"{lesson.text}.learnt").plain(),
            "step": session.number,
            "steps": [Message(lesson.step_text(at)).plain() for at in range(len(lesson.steps))],
            "status": session.status,
            "say": Message(f"{text}.say").plain(),
            "task": Message(f"{text}.try").plain() if session.step.asks else None,
            "reply": session.answered.plain() if session.answered is not None else None,
            "lit": [[self._lit(name) for name in names] for names in session.lit],
            "marks": {places[place]: sign for place, sign in session.marks.items()} if places else None,
            "notebook": bool(session.step.marks),
            "buttons": session.buttons,
            "finished": session.finished,
            "next": following,
        }
