"""A decision to be made on the real table, judged when it is made: a puzzle, or a decision of a reviewed game.

Until then nothing is told of what is best. A wrong answer may be tried again; the first alone is rated.
"""

from __future__ import annotations

import time
from typing import Any, ClassVar, Final

from pydantic import TypeAdapter
from starlette.websockets import WebSocket

from athanor.core.state import State
from athanor.review.grades import grade
from athanor.server import models, models_puzzles, wire
from athanor.server.alone import AloneConnection
from athanor.server.attempts import Attempt, Judged, Option, labelled
from athanor.server.live import numbers
from athanor.server.lobby import Lobby
from athanor.server.tables import encode
from athanor.server.wire import Json
from athanor.server.words import ServerError

HEARS: Final[TypeAdapter[Any]] = TypeAdapter(models_puzzles.HearsInExercise)


class Exercise:
    """What is to be decided, and who judges it."""

    state: State
    seat: int
    single = False  # one action is the whole answer

    async def judge(self, made: list[str], end: State) -> Judged:
        raise NotImplementedError

    async def best(self) -> tuple[Option, list[Any]]:
        """The best answer, and how the game would go on after it."""
        raise NotImplementedError

    async def rate(self, guest: str | None, made: list[str], right: bool, seconds: float) -> Json | None:
        """The first answer; what came of it, where answers are kept."""
        return None


class ExerciseConnection(AloneConnection):
    hears: ClassVar[TypeAdapter[Any]] = HEARS
    kind = "exercise"

    def __init__(self, socket: WebSocket, lobby: Lobby, guest: models.Guest | None, exercise: Exercise) -> None:
        game = exercise.state.game.id
        super().__init__(socket, lobby, f"of an exercise in {game}", guest.id if guest else None, None)
        self.sit_down(guest)
        self.exercise = exercise
        self.attempt = Attempt(exercise.state, exercise.seat, single=exercise.single)
        self.judged: Judged | None = None
        self.solution: tuple[Option, list[Any]] | None = None
        self.rated: Json | None = None
        self.was_rated = False
        self.began = time.monotonic()

    @property
    def state(self) -> State:
        return self.attempt.state

    @property
    def own(self) -> int:
        return self.attempt.seat

    @property
    def can_undo(self) -> bool:
        return self.status == "asked" and bool(self.attempt.before)

    @property
    def status(self) -> str:
        if self.judged is None:
            return "shown" if self.solution is not None else "asked"
        return "right" if self.judged.right else "wrong"

    async def _arrive(self, have: int) -> None:
        self.put(encode(wire.tells(self.table())))
        self.put(encode({"type": "chat", "lines": []}))
        self.put(encode(wire.printed(self.state)))
        self._begin()

    def _begin(self) -> None:
        self.attempt.again()
        self.judged = self.solution = None
        self._note("start", None, [])
        self._stands()

    async def _do(self, said: Any) -> None:
        if await self._asked(said):
            return
        match said:
            case models.HearsAnswer():
                self._must_be_asked(said.decision)
                if self.status != "asked":
                    raise ServerError("answer-not-asked", 409)
                self._play(numbers(self.state, said.actions))
                if self.attempt.whole:
                    await self._judge()
                self._stands()
            case models.HearsUndo():
                if not self.can_undo:
                    raise ServerError("undo-nothing", 409)
                self.attempt.undo()
                self._note("undo", self.own, [])
                self._stands()
            case models_puzzles.HearsAgain(type="again"):
                self._begin()
            case models_puzzles.HearsAgain():
                await self._show()

    def _play(self, actions: list[int]) -> None:
        for events in self.attempt.answer(actions):
            self._note("move", self.own, [event.heard_by(self.own).plain() for event in events])

    async def _judge(self) -> None:
        self.judged = await self.exercise.judge(self.attempt.made, self.attempt.state)
        if self.judged.right:
            self.solution = await self.exercise.best()
        await self._keep(self.attempt.made, right=self.judged.right)

    async def _show(self) -> None:
        """Giving up counts as an answer that was wrong."""
        await self._keep(["?"], right=False)
        solution = await self.exercise.best()
        self.attempt.again()
        self.judged, self.solution = None, solution
        self._note("start", None, [])
        self._play([self.state.game.actions.id(name) for name in solution[0].actions])
        self._stands()

    async def _keep(self, made: list[str], *, right: bool) -> None:
        if not self.was_rated:
            self.was_rated = True
            self.rated = await self.exercise.rate(self.guest, made, right, time.monotonic() - self.began)

    def _stands(self) -> None:
        # The verdict first: what is said has to be known when the table is drawn.
        self.put(encode(self._says()))
        self.put(encode(self._state(self.state, asked=self.status == "asked")))

    def _says(self) -> Json:
        judged, solution = self.judged, self.solution
        loss = judged.loss if judged is not None else None
        decided = judged is not None or solution is not None
        return {
            "type": "verdict",
            "status": self.status,
            "grade": None if loss is None else grade(loss, loss),
            "loss": loss,
            "actions": self.attempt.made if decided else [],
            "labels": [label.plain() for label in self.attempt.labels] if decided else [],
            "best": self._best(solution[0]) if solution is not None else None,
            "line": solution[1] if solution is not None else judged.line if judged is not None else [],
            "rated": self.rated if decided else None,
        }

    def _best(self, best: Option) -> Json:
        labels = labelled(self.attempt.beginning, self.own, best.actions)
        said = [label.plain() for label in labels]
        return {"actions": best.actions, "labels": said, "share": best.share, "doubt": best.doubt}
