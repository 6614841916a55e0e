"""Somebody with a browser of their own. Whatever the browser complains about is remembered and fails the test."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, Response, WebSocket

from tests.views import whole

DESKTOP = (1280, 800)
PHONE = (390, 844)
LOCALES = {"en": "en-GB", "es": "es-ES", "fr": "fr-FR"}
# A machine with several things to do at once is no fault of the page.
PATIENCE = 60_000

# A violation of the content-security policy does not always reach the console.
WATCH_POLICY = """
addEventListener('securitypolicyviolation', (event) =>
  console.error(`content-security policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`));
"""

# How fast others' turns are told, and whether results wait to be seen. Only tests of that have patience for it.
SET_PACE = """
try {
  const kept = JSON.parse(localStorage.getItem('athanor') ?? '{}');
  if (!kept.pace) localStorage.setItem('athanor', JSON.stringify({ ...kept, pace: '%s', results: %s }));
} catch { /* a page without storage */ }
"""


class Visitor:
    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str | None = None,
        *,
        cookies: Mapping[str, str] | None = None,
        size: tuple[int, int] = DESKTOP,
        touch: bool = False,
        theme: str = "light",
        lang: str = "en",
        motion: str = "reduce",
        pace: str = "instant",
        results: bool = False,
    ) -> None:
        self.address = address
        self.touch = touch
        self.troubles: list[str] = []
        self.heard: list[str] = []  # every frame the server sent over the live line
        self._states: list[dict[str, Any]] = []
        self.said: list[str] = []
        self._expected: list[str] = []
        self.context = browser.new_context(
            base_url=address,
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            locale=LOCALES[lang],
            color_scheme=theme,  # type: ignore[arg-type]
            reduced_motion=motion,  # type: ignore[arg-type]
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(WATCH_POLICY)
        self.context.add_init_script(SET_PACE % (pace, str(results).lower()))
        if cookies:
            self.context.add_cookies([{"name": key, "value": value, "url": address} for key, value in cookies.items()])
        self.context.on("request", self._asked)
        self.context.on("response", self._answered)
        self.context.on("console", self._complained)
        self.context.on("weberror", lambda error: self._note(f"script error: {error.error}"))
        self.page = self.context.new_page()
        self.page.on("websocket", self._connected)
        if name is not None:
            self.post("/api/me", {"name": name})

    # ---------------------------------------------------------------- what must not happen

    def expect(self, *parts: str) -> None:
        """Complaints that contain one of these belong to the test."""
        self._expected += parts

    def _note(self, trouble: str) -> None:
        self.troubles.append(trouble)

    def _asked(self, request: Request) -> None:
        self._check_host(request.url)

    def _check_host(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob", "about") and parts.netloc != urlsplit(self.address).netloc:
            self._note(f"another host was asked: {url}")

    def _answered(self, response: Response) -> None:
        if response.status >= 500:
            self._note(f"the server failed: {response.status} {response.url}")

    def _complained(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._note(f"console: {message.text} ({message.location.get('url', '')})")

    def unexpected(self) -> list[str]:
        return [trouble for trouble in self.troubles if not any(part in trouble for part in self._expected)]

    # ---------------------------------------------------------------- the live line

    def _connected(self, socket: WebSocket) -> None:
        self._check_host(socket.url.replace("ws", "http", 1))
        seen: list[dict[str, Any]] = []

        def hear(frame: str | bytes) -> None:
            self.heard.append(str(frame))
            message = json.loads(frame)
            if message["type"] == "state":
                seen.append(whole(message, seen[-1] if seen else None))
                self._states.append(seen[-1])

        socket.on("framereceived", hear)
        socket.on("framesent", lambda frame: self.said.append(str(frame)))

    def until(self, condition: Callable[[], object], patience: float = PATIENCE / 1000) -> None:
        """Wait for what is noted here, outside the page."""
        end = time.monotonic() + patience
        while not condition():
            assert time.monotonic() < end, "that does not come"
            self.page.wait_for_timeout(20)  # meanwhile the browser's reports come in

    def messages(self, since: int = 0) -> list[dict[str, Any]]:
        return [json.loads(frame) for frame in self.heard[since:]]

    def last(self, kind: str) -> dict[str, Any]:
        """The newest message of a kind."""
        if kind == "state":
            return self._states[-1]
        return next(message for message in map(json.loads, reversed(self.heard)) if message["type"] == kind)

    def states(self) -> list[dict[str, Any]]:
        """The states the server sent to this browser, oldest first."""
        return self._states[:]

    # ---------------------------------------------------------------- doing things

    def get(self, path: str) -> Any:
        answer = self.context.request.get(path)
        assert answer.ok, (answer.status, answer.text())
        return answer.json()

    def post(self, path: str, body: Any = None) -> Any:
        answer = self.context.request.post(path, data=body or {})
        assert answer.ok, (answer.status, answer.text())
        return answer.json()

    def table(self, game: str, *seats: str, seed: int = 1, position: str = "", **options: Any) -> str:
        """A new table, made without the page; seats are "me", "open", "bot:NAME" or a name round this screen.

        The same seed deals the same game in every run; a position is where it begins instead.
        """
        wishes = [wish(seat) for seat in seats]
        body = {"game": game, "seats": wishes, "options": options, "seed": seed, "position": position}
        id: str = self.post("/api/dealt-tables", body)["id"]
        return id

    def go(self, path: str) -> Page:
        self.page.goto(path)
        if not self.touch:
            # A hand is never still: without a first movement the page would take the mouse for one that rests.
            self.page.mouse.move(0, 0)
        return self.page

    def sit(self, table: str) -> Page:
        """Open a table and wait until it is laid."""
        self.go(f"/table/{table}")
        self.page.locator("main.table").wait_for()
        return self.page

    @property
    def prompt(self) -> Locator:
        return self.page.locator("section.prompt")

    def close(self) -> None:
        self.context.close()


def wish(seat: str) -> dict[str, str]:
    if seat in ("me", "open"):
        return {"kind": seat}
    if seat.startswith("bot:"):
        return {"kind": "bot", "bot": seat[4:]}
    return {"kind": "person", "name": seat}
