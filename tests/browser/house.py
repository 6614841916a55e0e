"""The server as a process of its own, on a real database in a folder of the test, with the built page."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "src" / "athanor" / "server" / "page"
# Tests are quicker than people; the limits are tested where the server is.
QUICK = {
    "bot_pause": "0",
    "review_niceness": "0",
    "socket_burst": "1e6",
    "socket_rate": "1e6",
    "request_burst": "1e6",
    "request_rate": "1e6",
    "sockets_per_address": "10000",
    "sockets_per_guest": "10000",
    "network_burst": "1e6",
    "tables_per_guest": "10000",
    "tables_per_network": "10000",
    "bot_seats_per_guest": "10000",
    "bot_seats_per_network": "10000",
    "new_tables_burst": "1e6",
}


class House:
    def __init__(self, data: Path, port: int = 0, python: str = sys.executable) -> None:
        self.data = data
        self.python = python
        told = {f"ATHANOR_{name.upper()}": value for name, value in QUICK.items()}
        told |= {"ATHANOR_DATA": str(data), "ATHANOR_PORT": str(port), "ATHANOR_PLUGINS": "tests.toy"}
        told |= {"ATHANOR_LANG": "en", "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")])}
        command = [python, "-m", "tests.browser.server"]
        self._process = subprocess.Popen(
            command, cwd=ROOT, env={**os.environ, **told}, stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout is not None
        found = re.search(r"http://\S+:(\d+)", self._process.stdout.readline())
        assert found, "the server did not start"
        self.address = found[0]
        self.port = int(found[1])

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def close(self) -> None:
        self._end(signal.SIGTERM)

    def again(self) -> House:
        """The same house after it was stopped: same data, same address."""
        return House(self.data, self.port, self.python)

    def _end(self, how: signal.Signals) -> None:
        assert self._process.stdout is not None
        if self._process.poll() is None:
            self._process.send_signal(how)
        self._process.wait(120)
        self._process.stdout.close()
