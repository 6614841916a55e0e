"""A program with a pipe to its input and one from its output. Nothing it does or leaves undone can hold us up.

Two threads do the reading and the writing, so that whoever asks waits for an answer just as long as they mean to: a
program that does not read, does not answer or never ends its line is simply late. What it says unasked stays in its
pipe, and there it stops when the pipe is full.
"""

# Not compiled: programs and packages of others are at the other end.

from __future__ import annotations

import os
import signal
import subprocess
from contextlib import suppress
from queue import Empty, Queue, SimpleQueue
from threading import Thread
from typing import IO, Final

from athanor.bots.outside_command import Command, command_words
from athanor.bots.outside_guardian import GUARDIAN
from athanor.bots.outside_protocol import LONGEST_LINE, Misbehaved

UNREAD: Final = 2  # lines taken from the pipe before anybody wants them
FAREWELL: Final = 0.5  # seconds a program has to end by itself once its input has
OURS: Final = "ATHANOR_"  # settings of ours, perhaps secret ones: none of a program's business
POSIX: Final = os.name == "posix"


def broken_off(line: bytes) -> str:
    """Why a line has no end: it is too long, or whoever said it is gone."""
    if line.endswith(b"\n"):
        return ""
    return "flood" if len(line) > LONGEST_LINE else "died"


class Process:
    def __init__(self, command: Command) -> None:
        own = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
        # What a program complains about is shown only to whoever is looking for faults: it could go on for ever.
        complaints = None if os.environ.get("ATHANOR_DEBUG") else subprocess.DEVNULL
        try:
            self._child = subprocess.Popen(
                command_words(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=complaints, env=own,
                start_new_session=True,
            )  # fmt: skip
        except (OSError, ValueError):
            raise Misbehaved("missing") from None
        GUARDIAN.started(self._child.pid)
        assert self._child.stdin is not None
        assert self._child.stdout is not None
        self._heard: Queue[bytes] = Queue(UNREAD)
        self._to_say: SimpleQueue[bytes | None] = SimpleQueue()
        self._ended = False
        self._threads = [
            Thread(target=self._listen, args=(self._child.stdout,), daemon=True),
            Thread(target=self._speak, args=(self._child.stdin,), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    @property
    def pid(self) -> int:
        return self._child.pid

    def exchange(self, line: bytes, seconds: float) -> bytes:
        """Say a line and hear one."""
        with suppress(Empty):
            unasked = self._heard.get_nowait()
            raise Misbehaved(broken_off(unasked) or "garbage")
        self._to_say.put(line)
        try:
            answer = self._heard.get(timeout=seconds)
        except Empty:
            raise Misbehaved("late") from None
        if reason := broken_off(answer):
            raise Misbehaved(reason)
        return answer

    def close(self) -> None:
        """Let it end by itself, which it should do when its input ends; or see to it."""
        self._to_say.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._child.wait(FAREWELL)
        self.end()

    def kill(self) -> None:
        """At once, and with it whatever it started. Waits for nothing."""
        self._ended = True
        with suppress(ProcessLookupError, PermissionError):
            if POSIX:
                os.killpg(self._child.pid, signal.SIGKILL)
            else:
                self._child.kill()

    def end(self) -> None:
        self.kill()
        self._child.wait()
        GUARDIAN.ended(self._child.pid)
        self._to_say.put(None)
        with suppress(Empty):
            while True:
                self._heard.get_nowait()
        for thread in self._threads:
            thread.join(FAREWELL)

    # ---------------------------------------------------------------- the two threads

    def _listen(self, pipe: IO[bytes]) -> None:
        with pipe:
            line = b"\n"
            while line.endswith(b"\n") and not self._ended:
                try:
                    line = pipe.readline(LONGEST_LINE + 1)
                except (OSError, ValueError):
                    line = b""
                self._heard.put(line)

    def _speak(self, pipe: IO[bytes]) -> None:
        with suppress(OSError, ValueError):  # it does not listen any more; who waits for its answer will notice
            while True:
                line = self._to_say.get()
                if line is None:
                    break
                pipe.write(line)
                pipe.flush()
        with suppress(OSError, ValueError):
            pipe.close()
