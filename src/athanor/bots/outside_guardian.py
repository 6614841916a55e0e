"""Ends the programs of this process when this process is no more, however it ended.

A program that hangs does not notice that its input has ended, and whoever is killed outright (`kill -9`, no memory
left) cannot end anybody. So a shell of a few lines is told of every program, by a pipe, and kills those that are left
when the pipe closes. It has a session of its own, out of reach of signals that are meant for us. Linux's "death signal"
would save the shell, but it comes when the thread that started the program ends, and spares what the program started.
Windows has no such shell: there a program that hangs is ended when we are stopped, not when we are killed.
"""

# Not compiled: programs and packages of others are at the other end.

from __future__ import annotations

import os
import subprocess
from contextlib import suppress
from threading import Lock
from typing import Final

SHELL: Final = "/bin/sh"
SCRIPT: Final = """
trap '' INT TERM HUP
left=
while read -r what group; do
    others=
    for each in $left; do
        [ "$each" = "$group" ] || others="$others $each"
    done
    left=$others
    [ "$what" = started ] && left="$left $group"
done
for each in $left; do
    kill -s KILL -- "-$each"
done
"""


class Guardian:
    """Started with the first program. Groups of processes are named by their leader, the program."""

    def __init__(self) -> None:
        self._pipe = -1
        self._owner = 0
        self._lock = Lock()

    def started(self, group: int) -> None:
        self._tell("started", group)

    def ended(self, group: int) -> None:
        self._tell("ended", group)

    def _tell(self, what: str, group: int) -> None:
        if os.name != "posix":
            return
        with self._lock, suppress(OSError):  # a program without a guardian is better than none
            if self._owner != os.getpid():
                self._pipe, self._owner = post(), os.getpid()
            os.write(self._pipe, f"{what} {group}\n".encode())


def post() -> int:
    """Start the shell; the end of the pipe that it is told by. Nobody else inherits that end."""
    theirs, ours = os.pipe()
    try:
        shell = subprocess.Popen(
            [SHELL, "-c", SCRIPT], stdin=theirs, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            start_new_session=True,
        )  # fmt: skip
    except OSError:
        os.close(ours)
        raise
    finally:
        os.close(theirs)
    shell.returncode = 0  # nobody waits for it: it ends after us
    return ours


GUARDIAN: Final = Guardian()
