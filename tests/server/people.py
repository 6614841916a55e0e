"""Somebody at a browser: asks over HTTP with their own cookies, sits at tables over WebSockets."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from contextlib import ExitStack
from types import TracebackType
from typing import Any, ClassVar

import httpx
from pydantic import TypeAdapter
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from athanor.server.models import Says
from tests.views import whole
from tests.waiting import PATIENCE

SAYS: TypeAdapter[Any] = TypeAdapter(Says)
SECONDS = PATIENCE
Json = dict[str, Any]


class Person:
    def __init__(self, address: str, name: str | None = None) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE)
        self.guest: Json = {}
        if name is not None:
            self.guest = self.post("/api/me", {"name": name})["guest"]

    def get(self, path: str, status: int = 200, **kwargs: Any) -> Any:
        return self._answer(self.http.get(path, **kwargs), status)

    def post(self, path: str, body: Any = None, status: int | None = None, **kwargs: Any) -> Any:
        answer = self.http.post(path, **({} if body is None else {"json": body}), **kwargs)
        return self._answer(answer, status or (201 if answer.status_code == 201 else 200))

    def _answer(self, answer: httpx.Response, status: int) -> Any:
        assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.json()

    def table(self, game: str, *seats: str, **options: Any) -> str:
        """A new table; seats are "me", "open", "bot:NAME" or the name of somebody round this screen."""
        chairs = [chair(seat) for seat in seats]
        id: str = self.post("/api/tables", {"game": game, "options": options, "seats": chairs}, 201)["id"]
        return id

    def join(self, table: str) -> None:
        self.post(f"/api/tables/{table}/join")

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def sit(self, table: str, have: int | None = None, **headers: str) -> Screen:
        return Screen(self, table, have, headers)


def chair(seat: str) -> Json:
    if seat in ("me", "open"):
        return {"kind": seat}
    if seat.startswith("bot:"):
        return {"kind": "bot", "bot": seat[4:]}
    return {"kind": "person", "name": seat}


class Screen:
    """A live connection, and what the page would know from it. Every message is held against its model."""

    says: ClassVar[TypeAdapter[Any]] = SAYS

    def __init__(self, person: Person, table: str, have: int | None, headers: dict[str, str]) -> None:
        self.person = person
        self.id = table
        self.table: Json = {}
        self.entries: dict[int, Json] = {}
        self.state: Json | None = None
        self.lines: list[Json] = []
        self.refused: list[Json] = []
        self.told: list[Json] = []
        self.verdict: Json = {}
        self.heard: list[str] = []
        # A table by its code; anything else that is live by its path.
        path = table if table.startswith("/") else f"/api/tables/{table}/live"
        address = person.address.replace("http", "ws", 1) + path
        headers = {"Origin": person.address, "Cookie": person.cookie, **headers}
        query = "" if have is None else f"?have={have}"
        self._doors = ExitStack()
        opening = connect(
            address + query, additional_headers=headers, max_size=None, open_timeout=PATIENCE, close_timeout=0.5
        )
        self.socket = self._doors.enter_context(opening)

    def __enter__(self) -> Screen:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._doors.close()

    # ---------------------------------------------------------------- hearing

    def hear(self, seconds: float = SECONDS) -> Json:
        raw = self.socket.recv(timeout=seconds)
        assert isinstance(raw, str)
        self.heard.append(raw)
        self.says.validate_json(raw, strict=True)
        message: Json = json.loads(raw)
        match message["type"]:
            case "table":
                self.table = message["table"]
            case "log":
                self.entries |= {entry["number"]: entry for entry in message["entries"]}
            case "state":
                self.state = whole(message, self.state)
            case "chat":
                self.lines += message["lines"]
            case "refused":
                self.refused.append(message)
            case "told":
                self.told.append(message)
            case "verdict":
                self.verdict = message
        return message

    def until(self, condition: Callable[[], Any], seconds: float = SECONDS) -> Screen:
        limit = time.monotonic() + seconds
        while not condition():
            self.hear(max(0.01, limit - time.monotonic()))
        return self

    def first_state(self) -> Json:
        self.until(lambda: self.state)
        assert self.state is not None
        return self.state

    def reach(self, number: int) -> Json:
        """Wait for the state after that entry."""
        self.until(lambda: self.state is not None and self.state["number"] >= number)
        assert self.state is not None
        return self.state

    def hear_the_end(self) -> int | None:
        """Listen until the connection is closed; the code it was closed with."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else None

    def drain(self, seconds: float = 0.2) -> None:
        try:
            while True:
                self.hear(seconds)
        except (TimeoutError, ConnectionClosed):
            pass

    # ---------------------------------------------------------------- saying

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    @property
    def asked(self) -> Json | None:
        ask: Json | None = self.state["ask"] if self.state else None
        return ask if ask and ask["decision"] is not None else None

    def choices(self) -> list[str]:
        return [action["name"] for action in self.asked["actions"]] if self.asked else []

    def play(self, *names: str) -> Json:
        """Answer by the names of actions; returns the state that follows."""
        refused = self.try_to_play(*names)
        assert refused is None, refused
        assert self.state is not None
        return self.state

    def try_to_play(self, *names: str) -> Json | None:
        """Answer, and wait until the answer was taken; or the refusal, if it was not."""
        ask, state = self.asked, self.state
        assert ask is not None, "not asked"
        assert state is not None
        ref = f"answer {ask['decision']}"
        by = ask["seat"] if state["seat"] is None else state["seat"]  # None: answered without showing a hand
        self.say(type="answer", decision=ask["decision"], actions=names, ref=ref)

        def taken() -> int:
            mine = [n for n, told in self.entries.items() if n > state["number"] and told["seat"] == by]
            return max(mine, default=0)

        self.until(lambda: taken() or any(refused["ref"] == ref for refused in self.refused))
        if not taken():
            message: Json = self.refused[-1]["message"]
            return message
        self.reach(taken())
        return None

    def refusal(self, **message: Any) -> str:
        """Say something that will be refused; the id of the reason."""
        before = len(self.refused)
        self.say(**message)
        self.until(lambda: len(self.refused) > before)
        id: str = self.refused[-1]["message"]["id"]
        return id

    def ask_for(self, **message: Any) -> Json | None:
        before = len(self.told)
        self.say(type="tell", **message)
        self.until(lambda: len(self.told) > before)
        answer: Json | None = self.told[-1]["message"]
        return answer


def play_out(screens: list[Screen], dice: random.Random, most: int = 2000) -> None:
    """Everybody answers at random until the game is over."""
    for _ in range(most):
        for screen in screens:
            screen.first_state()
        newest = max(screen.state["number"] for screen in screens if screen.state)
        for screen in screens:
            screen.reach(newest)
        if all(screen.state and screen.state["ask"] is None for screen in screens):
            return
        able = [screen for screen in screens if screen.asked and may_move(screen)]
        if not able:  # a bot's turn, or somebody's behind a curtain
            lift_or_wait(screens, newest)
            continue
        screen = dice.choice(able)
        refused = screen.try_to_play(dice.choice([name for name in screen.choices() if name != "withdraw"]))
        # A bot may have been quicker where several may answer.
        assert refused is None or refused["id"] in ("answer-stale", "answer-not-asked"), refused
    raise AssertionError("the game does not end")


def may_move(screen: Screen) -> bool:
    return any(name != "withdraw" for name in screen.choices())


def lift_or_wait(screens: list[Screen], newest: int) -> None:
    for screen in screens:
        if screen.state and screen.state["curtain"] is not None:
            seat = screen.state["curtain"]
            screen.say(type="look", seat=seat)
            screen.until(lambda s=screen, n=seat: s.state["seat"] == n)  # type: ignore[misc]
            return
    screens[0].reach(newest + 1)
