"""Connections before they have said what they want: how long they may take over it, and how many there may be.

Whoever opens a connection and says nothing, or says it letter by letter, holds memory and a file of this process. So
each has a deadline for a whole request, and there is a most for one network and for all. A live connection has limits
of its own (`routes/live.py`); its end is noticed by the pings of the WebSocket.
"""

from __future__ import annotations

import asyncio
import json
import os
from collections import Counter
from typing import Any, Final

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from athanor.core.message import Message
from athanor.server.addresses import network
from athanor.server.settings import Settings
from athanor.server.words import say

# One proxy in front brings everybody's connections: those are counted together only.
PROXIES: Final = "127.0.0.1"


class Doorway:
    """How many connections there are now, by network."""

    def __init__(self, settings: Settings, proxies: str | None = None) -> None:
        self.settings = settings
        self.open: Counter[str] = Counter()
        named = os.environ.get("FORWARDED_ALLOW_IPS", PROXIES) if proxies is None else proxies
        self._proxies = {network(each.strip()) for each in named.split(",")}

    def enter(self, address: str) -> bool:
        """Whether there is room for another one."""
        most, total = self.settings.connections_per_address, self.open.total()
        crowded = address not in self._proxies and self.open[address] >= most
        if crowded or total >= self.settings.connections:
            return False
        self.open[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.open[address] -= 1
        if self.open[address] <= 0:
            del self.open[address]

    def protocol(self) -> type[asyncio.Protocol]:
        doorway = self

        class Bounded(Deadlines):
            def __init__(self, *args: Any, **kwargs: Any) -> None:
                super().__init__(doorway, *args, **kwargs)

        return Bounded


class Deadlines(HttpToolsProtocol):
    """uvicorn's HTTP, with a deadline for each request from its first letter to its last."""

    def __init__(self, doorway: Doorway, config: Config, *args: Any, **kwargs: Any) -> None:
        super().__init__(config, *args, **kwargs)
        self._doorway = doorway
        self._network: str | None = None  # as it was counted
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = network(self.client[0]) if self.client else network("")
        if not self._doorway.enter(address):
            transport.write(full())
            transport.close()
            return
        self._network = address
        self._wait_for_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._settle()
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._settle()
        self._leave()
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        self._wait_for_request()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self._settle()
        super().on_message_complete()

    def _wait_for_request(self) -> None:
        """The first letter does not begin the time anew: it began when the connection was opened."""
        if self._deadline is None:
            self._deadline = self.loop.call_later(self._doorway.settings.request_seconds, self._give_up)

    def _settle(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        self._deadline = None
        if not self.transport.is_closing():
            self.transport.close()

    def _leave(self) -> None:
        if self._network is not None:
            self._doorway.leave(self._network)
            self._network = None


def full() -> bytes:
    """Said before anybody was asked for their language: the page puts the message into it."""
    id = "too-many-connections"
    body = json.dumps({"error": Message(id).plain(), "text": say(id, "en")}).encode()
    head = "HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\nconnection: close\r\n"
    return f"{head}content-length: {len(body)}\r\n\r\n".encode() + body
