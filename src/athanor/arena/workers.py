"""Processes that are handed work, one piece at a time, and can be given up at any moment.

Unlike the standard pool, one that dies or takes too long costs only what it was doing: its owner knows what that was
and starts another.
"""

from __future__ import annotations

import os
import signal
import threading
import traceback
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from typing import Any, Final

from athanor.arena.words import Told, in_words
from athanor.bots import outside
from athanor.core.errors import AthanorError

FRESH: Final = get_context("spawn")  # copies of this process would share the locks of its threads
PATIENCE: Final = 1.0  # seconds for a process to end by itself


class Gone(Exception):  # noqa: N818  # its owner replaces it
    """The process ended while it had something to do."""


class Late(Exception):  # noqa: N818
    """The process took too long; it was ended."""


class Fault(Exception):  # noqa: N818
    """The work failed for no reason that a person could mend; the text says where."""


class Worker:
    def __init__(self, prepare: Callable[..., None], *args: Any) -> None:
        """`prepare(*args)` is the first thing the process does."""
        self.wire, theirs = FRESH.Pipe()
        self.process = FRESH.Process(target=serve, args=(theirs, prepare, args), daemon=True)
        self.process.start()
        theirs.close()  # then the wire ends with the process

    def give(self, work: Callable[..., Any], *args: Any) -> None:
        try:
            self.wire.send((work, args))
        except OSError as gone:
            raise Gone from gone

    def take(self, seconds: float | None = None) -> Any:
        """What came of it; waits for it, as long as that if a time is named."""
        try:
            if not self.wire.poll(seconds):
                self.end()
                raise Late
            kind, found = self.wire.recv()
        except (EOFError, OSError) as gone:
            self.end()
            raise Gone from gone
        if kind == "told":
            raise Told(found)
        if kind == "fault":
            raise Fault(found)
        return found

    def end(self) -> None:
        self.stop()
        self.wire.close()

    def stop(self) -> None:
        """At once; if there may be programs that it started, it gets a moment to end them. Whoever waits for its
        answer, perhaps in another thread, finds it `Gone`."""
        if outside.programs():
            self.process.terminate()
            self.process.join(PATIENCE)
        self.process.kill()
        self.process.join()

    def close(self) -> None:
        """Once it has nothing to do: it ends by itself, and so do the programs it has started."""
        with suppress(OSError):
            self.wire.send(None)
        self.process.join(PATIENCE)
        self.end()


# ---------------------------------------------------------------- in the other process


def serve(wire: Connection, prepare: Callable[..., None], args: tuple[Any, ...]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the owner's to answer
    signal.signal(signal.SIGTERM, lambda number, frame: leave())
    threading.Thread(target=end_with_parent, daemon=True).start()
    ready = answer(prepare, args)
    with suppress(EOFError, OSError):
        while (given := wire.recv()) is not None:
            wire.send(ready if ready[0] != "done" else answer(*given))
    outside.close()


def answer(work: Callable[..., Any], args: tuple[Any, ...]) -> tuple[str, Any]:
    try:
        return "done", work(*args)
    except AthanorError as wrong:
        return "told", in_words(wrong)
    except Exception:
        return "fault", traceback.format_exc()


def end_with_parent() -> None:
    """A process whose owner was killed must not go on for nobody."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        leave()


def leave() -> None:
    outside.kill()
    os._exit(0)
