"""The real program, run as a person runs it: with arguments and a pipe, or at a terminal of its own."""

import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from fcntl import ioctl
from pathlib import Path

from rich.text import Text

from athanor.cli.words import say
from athanor.core.game import Game
from tests.waiting import PATIENCE

ROOT = Path(__file__).resolve().parents[2]
PROMPT = "› "
STYLES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]")


def environment(data: Path, lang: str = "en", more: dict[str, str] | None = None) -> dict[str, str]:
    """A clean one: nothing of whoever runs the tests."""
    kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ}
    return kept | {
        "ATHANOR_DATA": str(data),
        "ATHANOR_LANG": lang,
        "ATHANOR_DEBUG": "1",  # a fault of the program shows where it is
        "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'src'}",
        "PYTHONIOENCODING": "utf-8",
        "TERM": "xterm-256color",
        "HOME": str(data),
        **(more or {}),
    }


def run(
    data: Path, *args: str, typed: str = "", lang: str = "en", env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """The program with its input from a pipe."""
    command = [sys.executable, "-m", "athanor", *args]
    env = environment(data, lang, env)
    return subprocess.run(
        command, input=typed, env=env, capture_output=True, text=True, timeout=PATIENCE, encoding="utf-8"
    )


class Person:
    """Somebody at a terminal: reads what appears, types lines."""

    def __init__(self, process: subprocess.Popen[bytes], wire: int) -> None:
        self.process = process
        self.wire = wire
        self.over = False
        self.seen = ""  # since the last thing typed, without styles

    def read(self) -> str:
        """Until the program waits for a line, or has ended."""
        self.seen = ""
        raw = b""
        deadline = time.monotonic() + PATIENCE
        while not self.seen.endswith(PROMPT):
            if not select.select([self.wire], [], [], max(0.0, deadline - time.monotonic()))[0]:
                raise AssertionError(f"it neither asks nor ends; on the screen:\n{self.seen}")
            try:
                got = os.read(self.wire, 65536)
            except OSError:  # on Linux, the other end is gone
                got = b""
            if not got:
                self.over = True
                break
            raw += got
            self.seen = STYLES.sub("", raw.decode("utf-8", "replace")).replace("\r\n", "\n")
        return self.seen

    def type(self, line: str) -> str:
        """A line and Enter; what then appears, after the line itself."""
        os.write(self.wire, line.encode() + b"\n")
        self.seen = self.read().removeprefix(f"{line}\n")
        return self.seen

    def press(self, key: str) -> str:
        """Ctrl with a letter; again if the program was just not looking, as a person would."""
        for _ in range(10):
            os.write(self.wire, bytes([ord(key) & 31]))
            if select.select([self.wire], [], [], 2.0)[0]:
                break
        return self.read()

    def status(self) -> int:
        return self.process.wait(timeout=PATIENCE)


def sit_down() -> None:
    """The terminal is the program's own, and Ctrl-C means something: who runs the tests may have it ignored."""
    ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def at_terminal(
    data: Path, *args: str, lang: str = "en", size: tuple[int, int] = (24, 80), env: dict[str, str] | None = None
) -> Iterator[Person]:
    """The program at a terminal of that many lines and columns, up to its first question."""
    wire, inner = pty.openpty()
    ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", *size, 0, 0))
    process = subprocess.Popen(
        [sys.executable, "-m", "athanor", *args],
        stdin=inner, stdout=inner, stderr=inner, env=environment(data, lang, env), start_new_session=True,
        preexec_fn=sit_down,
    )  # fmt: skip
    os.close(inner)
    person = Person(process, wire)
    try:
        person.read()
        yield person
    finally:
        process.kill()
        process.wait()
        os.close(wire)


def reads(screen: str, text: str) -> bool:
    """Whether a text stands on the screen, wherever its lines end."""
    return " ".join(text.split()) in " ".join(screen.split())


def shown(game: Game, text: str, lang: str) -> str:
    """A game's words as they stand on the screen, where the names of pieces may be painted."""
    return Text.from_markup(game.paint(text, lang)).plain


def told(screen: str, lang: str, id: str, **args: int | str) -> bool:
    """Whether one of the terminal's own texts stands on the screen."""
    return reads(screen, say(lang, id, **args))
