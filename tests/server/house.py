"""A server to test against: inside this process where that is enough, as a process of its own where it gets killed."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import uvicorn

import tests.toy  # noqa: F401 - registers the toy
from athanor.server.lobby import Lobby
from athanor.server.run import bind, configured
from athanor.server.settings import Settings
from tests.postgres import database_of
from tests.waiting import PATIENCE, wait_until

ROOT = Path(__file__).resolve().parents[2]
# Tests are quicker than people; the limits have a test of their own.
FAST: dict[str, Any] = {
    "bot_pause": 0.0,
    "review_niceness": 0,  # or a busy machine never comes to it
    "socket_burst": 1e6,
    "socket_rate": 1e6,
    "request_burst": 1e6,
    "request_rate": 1e6,
    "sockets_per_address": 10_000,
    "sockets_per_guest": 10_000,
    "network_burst": 1e6,
    "network_rate": 1e6,
    "tables_per_guest": 10_000,
    "tables_per_network": 10_000,
    "bot_seats_per_guest": 10_000,
    "bot_seats_per_network": 10_000,
    "new_tables_burst": 1e6,
    "plugins": ("tests.toy",),
}

# `make test-long` runs these tests on PostgreSQL as well.
ON_POSTGRES = os.environ.get("ATHANOR_TEST_STORE") == "postgres"


def place(data: Path) -> dict[str, Any]:
    """The settings that say where a server keeps its games: the same for whoever comes back to that folder."""
    return {"data": data, "postgres": database_of(data) if ON_POSTGRES else ""}


class House:
    """The server in a thread of this process, on a free port."""

    def __init__(self, data: Path, **settings: Any) -> None:
        self.data = data
        self.settings = Settings(**{**place(data), **FAST, **settings})
        self._listening = bind("127.0.0.1", 0)
        self.port: int = self._listening.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        config = configured(self.settings)
        self.app: Any = config.app
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [self._listening]}, daemon=True)
        self._thread.start()
        wait_until(lambda: self._server.started or not self._thread.is_alive())
        assert self._server.started

    @property
    def lobby(self) -> Lobby:
        lobby: Lobby = self.app.state.lobby
        return lobby

    def call(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Run something in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.lobby._rounds[0].get_loop()).result(PATIENCE)

    def close(self) -> None:
        self._server.should_exit = True
        self._thread.join()

    def again(self, **settings: Any) -> House:
        """Stopped in good order and started anew on the same data."""
        self.close()
        return House(self.data, **settings)


class Process:
    """The server as a process of its own, which can be killed at any instant."""

    def __init__(self, data: Path, port: int = 0, **environment: str) -> None:
        self.data = data
        told = {f"ATHANOR_{key.upper()}": str(value) for key, value in FAST.items() if key != "plugins"}
        told |= {f"ATHANOR_{key.upper()}": str(value) for key, value in place(data).items()}
        told |= {"ATHANOR_PORT": str(port), "ATHANOR_PLUGINS": "tests.toy"}
        told |= {"ATHANOR_LANG": "en", "PYTHONPATH": str(ROOT), **environment}
        command = [sys.executable, "-m", "athanor.server"]
        self._process = subprocess.Popen(
            command, cwd=ROOT, env={**os.environ, **told}, stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout is not None
        found = re.search(r"http://\S+:(\d+)", self._process.stdout.readline())
        assert found, "the server did not start"
        self.address = found[0]
        self.port = int(found[1])
        self.pid = self._process.pid

    def kill(self) -> None:
        self._process.send_signal(signal.SIGKILL)
        self._reap()

    def stop(self) -> int:
        self._process.send_signal(signal.SIGTERM)
        return self._reap()

    def _reap(self) -> int:
        assert self._process.stdout is not None
        code = self._process.wait()
        self._process.stdout.close()
        return code


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
