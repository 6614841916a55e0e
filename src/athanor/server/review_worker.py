"""What runs in the process where reviews are made: one review at a time, decision by decision.

Whoever owns the process asks for the next decision, so it can wait in between, tell how far it is, or give it up.
"""

from __future__ import annotations

import os
from typing import Any, Final

from athanor.core.record import loads
from athanor.review import begin_review
from athanor.review.reviewing import Reviewing
from athanor.server.worker import load_plugins

AT_WORK: Final[list[Reviewing]] = []


def prepare(plugins: tuple[str, ...], niceness: int) -> None:
    """Once per process. `niceness`: how much less of a processor's time it gets than the bots at the tables."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    load_plugins(plugins)


def begin(record: str) -> int:
    """How many decisions there are to look at."""
    AT_WORK[:] = [begin_review(loads(record))]
    return len(AT_WORK[0].steps)


def look_at(number: int) -> None:
    AT_WORK[0].look_at(number)


def finish() -> dict[str, Any]:
    return AT_WORK.pop().finish().plain(labels=True)
