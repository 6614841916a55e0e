"""Starting and stopping: the port, the address people read, the code their phones read."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Final

import uvicorn

from athanor.core.registry import troubles
from athanor.server import logs
from athanor.server.app import make_app
from athanor.server.connections import Doorway
from athanor.server.reaching import ALL_ADDRESSES, EVERYWHERE, household_address, in_url, qr_text
from athanor.server.settings import Settings
from athanor.server.store import Store
from athanor.server.sweeping import Sweeper
from athanor.server.words import ServerError, say

STOP_SECONDS: Final = 5
# How long a thread that computes keeps the others waiting. The writer asks for its turn several times for each move,
# while the loop is busy with other tables: Python's own 5 ms would add up.
TURN_SECONDS: Final = 0.0005


def serve(settings: Settings, lang: str, lan: bool = False, open_page: bool = False) -> int:
    """Run until somebody stops it. Whatever keeps it from starting is a ServerError."""
    logs.begin(settings.log)
    if lan:
        settings = replace(settings, host=EVERYWHERE)
    listening = bind(settings.host, settings.port)
    try:
        store = Store(settings)
    except ServerError:
        listening.close()
        raise
    address = f"http://{shown_host(settings)}:{listening.getsockname()[1]}"

    def started() -> None:
        print(greeting(address, store.place, lang, lan), flush=True)
        if open_page:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    sys.setswitchinterval(TURN_SECONDS)
    # uvicorn raises the signal that stopped it once more when it is done; by then there is nothing left to stop.
    signal.signal(signal.SIGTERM, lambda number, frame: None)
    with suppress(KeyboardInterrupt):
        Server(configured(settings, store), started).run(sockets=[listening])
    with suppress(BrokenPipeError):  # whoever started it may be gone first
        print(say("serve-stopped", lang), flush=True)
    return 0


def configured(settings: Settings, store: Store | None = None) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(settings, store),
        lifespan="on",
        http=Doorway(settings).protocol(),
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        # Somewhat longer than we accept, so that the answer can be a sentence rather than a broken connection.
        ws_max_size=settings.message_size * 4,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        # A message is a few kilobytes; squeezing it would cost more time than sending it, and 100 KiB for each table.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=STOP_SECONDS,
    )


class Server(uvicorn.Server):
    """uvicorn, with a word to say when the door is open, and a broom."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._say_started = started
        self._sweeping: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.started:
            self._sweeping = asyncio.create_task(Sweeper().keep_sweeping())
            self._say_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._sweeping is not None:
            self._sweeping.cancel()
        await super().shutdown(sockets=sockets)


def bind(host: str, port: int) -> socket.socket:
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, socket.SOCK_STREAM)
    except (OSError, OverflowError) as unknown:
        raise ServerError("serve-bad-address", host=host, port=str(port)) from unknown
    # Otherwise a server that was just stopped could not start again for a minute.
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind(address)
        # Not every system refuses to bind twice; every system refuses to listen twice.
        listening.listen(2048)
    except OSError as busy:
        listening.close()
        raise ServerError("serve-port-busy", host=host, port=str(port)) from busy
    listening.set_inheritable(False)
    return listening


def shown_host(settings: Settings) -> str:
    return household_address() if settings.host in ALL_ADDRESSES else in_url(settings.host)


def greeting(address: str, place: str, lang: str, lan: bool) -> str:
    lines = [say("serve-address", lang, address=address)]
    if lan:
        lines += [say("serve-lan", lang), qr_text(address)]
    lines += [say("serve-data", lang, folder=place), say("serve-stop", lang)]
    lines += [trouble.text(lang) for trouble in troubles()]
    return "\n".join(lines)
