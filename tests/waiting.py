"""Waiting in tests: for what must happen, never for so many seconds. The limit is only for what would hang for ever."""

import time
from collections.abc import Callable

PATIENCE = 180.0


def wait_until(condition: Callable[[], object], what: str = "it did not happen") -> None:
    until = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < until, what
        time.sleep(0.01)
