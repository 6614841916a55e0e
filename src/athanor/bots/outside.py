"""Bots that are programs of their own, in any language, asked over a pipe (`outside_protocol`).

A program is known by a name that somebody gave it, in the setting ATHANOR_BOTS or on the command line as
`process:COMMAND`. Nobody else can make us run one: a name that comes over the web or out of a saved game finds a
program only if it was admitted here before.

A program that dies, hangs, floods or answers nonsense forfeits the move: a legal one is drawn by the seed, and the
table goes on. It is started again at its next decision, unless it has failed several times running.
"""

# Not compiled: programs and packages of others are at the other end.

from __future__ import annotations

import atexit
import json
import re
from collections.abc import Callable
from shutil import which
from threading import Lock
from typing import Any, ClassVar, Final

from athanor.bots import outside_plugins, outside_weights
from athanor.bots.base import Bot, BotError
from athanor.bots.memory import Memory
from athanor.bots.outside_command import Command, command_words, parts, written
from athanor.bots.outside_process import Process
from athanor.bots.outside_protocol import Greeting, Misbehaved, hello, question, read_answer, read_greeting
from athanor.bots.seeds import derive
from athanor.core.message import Message
from athanor.core.state import State

PREFIX: Final = "process:"
USUAL_SECONDS: Final = 5.0
SHORTEST, LONGEST = 0.1, 600.0  # seconds that can be allowed
STARTING_SECONDS: Final = 10.0  # beside its thinking time: a program may have much to load
MOST_FAILURES: Final = 5  # running; then it is not started any more
GOOD_NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,30}\Z")


class Program:
    """One command with its process, if that is running. Every question is complete in itself, so all seats share it."""

    def __init__(self, name: str, command: Command, seconds: float) -> None:
        self.name = name
        self.command = command
        self.seconds = seconds
        self.forfeits: dict[str, int] = {}  # by reason
        self._process: Process | None = None
        self._greeting = Greeting(position=False)
        self._asked = 0
        self._failures = 0
        self._lock = Lock()

    def answer(self, world: State, seat: int, seed: int, memory: Memory | None = None) -> int:
        """One of the legal actions, or `Misbehaved`. What is kept for the seat is the number of its last question."""
        with self._lock:
            kept = None if memory is None else memory.recall()
            try:
                action = self._exchange(world, seat, seed, kept if isinstance(kept, int) else None)
            except Misbehaved as fault:
                self._failures += fault.reason != "given-up"
                self.forfeits[fault.reason] = self.forfeits.get(fault.reason, 0) + 1
                self._end()
                raise
            if action not in world.legal(seat):
                # It keeps step, so it may stay; but the move is lost.
                self.forfeits["illegal"] = self.forfeits.get("illegal", 0) + 1
                raise Misbehaved("illegal")
            self._failures = 0
            if memory is not None:
                memory.keep(self._asked)
            return action

    def greet(self) -> None:
        """Start it, if it is not running, and hear what it says of itself."""
        if self._process is None:
            if self._failures >= MOST_FAILURES:
                raise Misbehaved("given-up")
            self._process = Process(self.command)
            self._greeting = read_greeting(self._process.exchange(hello(self.seconds), STARTING_SECONDS))

    def close(self) -> None:
        with self._lock:
            if self._process is not None:
                self._process.close()
                self._process = None

    def kill(self) -> None:
        """Without waiting for whoever is asking it just now."""
        process = self._process
        if process is not None:
            process.kill()

    def _exchange(self, world: State, seat: int, seed: int, follows: int | None) -> int:
        self.greet()
        assert self._process is not None
        self._asked += 1
        asked = question(world, seat, seed, self._asked, self.seconds, self._greeting, follows)
        action = read_answer(self._process.exchange(asked, self.seconds), self._asked, self._greeting)
        return world.game.actions.ids.get(action, -1) if isinstance(action, str) else action

    def _end(self) -> None:
        if self._process is not None:
            self._process.end()
            self._process = None


class Outside(Bot):
    """Asks a program. `forfeit` is why its last move was drawn at random, or nothing."""

    name: ClassVar[str] = "outside"

    def __init__(self, program: Program) -> None:
        self.program = program
        self.forfeit = ""

    def choose(self, world: State, seat: int, seed: int) -> int:
        return self._asked(world, seat, seed, None)

    def choose_again(self, world: State, seat: int, seed: int, memory: Memory) -> int:
        return self._asked(world, seat, seed, memory)

    def _asked(self, world: State, seat: int, seed: int, memory: Memory | None) -> int:
        self.forfeit = ""
        try:
            return self.program.answer(world, seat, derive(seed, "outside"), memory)
        except Misbehaved as fault:
            self.forfeit = fault.reason
            legal = world.legal(seat)
            return legal[derive(seed, "forfeit") % len(legal)]


# ---------------------------------------------------------------- the programs that were admitted

_PROGRAMS: Final[dict[str, Program]] = {}
_ALLOWED: Final = [USUAL_SECONDS]  # to whoever is admitted from now on


def allow(seconds: str) -> None:
    """The setting ATHANOR_BOT_SECONDS: how long a program may think about a decision."""
    try:
        allowed = float(seconds) if seconds else USUAL_SECONDS
    except ValueError:
        allowed = 0.0
    if not SHORTEST <= allowed <= LONGEST:
        raise BotError(Message("bot-program-seconds", {"value": seconds}))
    _ALLOWED[0] = allowed


def admit(name: str, command: Command, seconds: float | None = None) -> None:
    """From now on, `name` is the bot behind that command. For whoever runs this machine alone to decide."""
    seconds = _ALLOWED[0] if seconds is None else seconds
    known = _PROGRAMS.get(name)
    if known is not None and (known.command, known.seconds) == (command, seconds):
        return
    try:
        words = command_words(command)
    except ValueError:
        words = []
    if not words or which(words[0]) is None:
        raise BotError(Message("bot-program-missing", {"command": written(command)}))
    if known is not None:
        known.close()
    _PROGRAMS[name] = Program(name, command, seconds)


def admit_command(name: str) -> str:
    """What a person typed: `process:COMMAND` and `weights:FILE` are admitted under that name; others are left alone."""
    if name.startswith(PREFIX):
        admit(name, name.removeprefix(PREFIX))
    if name.startswith(outside_weights.PREFIX):
        outside_weights.admit(name, name.removeprefix(outside_weights.PREFIX))
    return name


def configure(setting: str, taken: Callable[[str], bool]) -> None:
    """The setting ATHANOR_BOTS: `name=command`, several separated by semicolons; or, in JSON, `{"name": ["word", …]}`.
    In place of a command `weights:FILE` may stand. `taken`: whether a bot of ours has a name."""
    for name, command in listed(setting) if setting.lstrip().startswith("{") else named(setting):
        if taken(name) or name in outside_plugins.names():
            raise BotError(Message("bot-program-clash", {"bot": name}))
        if isinstance(command, str) and command.startswith(outside_weights.PREFIX):
            outside_weights.admit(name, command.removeprefix(outside_weights.PREFIX))
        else:
            admit(name, command)


def named(setting: str) -> list[tuple[str, Command]]:
    found: list[tuple[str, Command]] = []
    for part in parts(setting, ";"):
        name, equals, command = (piece.strip() for piece in part.partition("="))
        if not equals or not command or not GOOD_NAME.match(name):
            raise BotError(Message("bot-program-setting", {"part": part}))
        found.append((name, command))
    return found


def listed(setting: str) -> list[tuple[str, Command]]:
    try:
        data: dict[str, Any] = json.loads(setting)
    except (ValueError, RecursionError):
        raise BotError(Message("bot-program-setting", {"part": setting})) from None
    found: list[tuple[str, Command]] = []
    for name, command in data.items():
        words = tuple(command) if isinstance(command, list) else (command,)
        if not words or not all(isinstance(word, str) for word in words) or not GOOD_NAME.match(name):
            raise BotError(Message("bot-program-setting", {"part": name}))
        found.append((name, command if isinstance(command, str) else words))
    return found


def find(name: str) -> Bot | None:
    """The bot behind an admitted name. The name belongs to the class, as with every bot."""
    program = _PROGRAMS.get(name)
    if program is not None:
        kind: type[Outside] = type("Outside", (Outside,), {"name": name})
        return kind(program)
    if name.startswith(PREFIX):
        raise BotError(Message("bot-program-not-here", {"bot": name}))
    return None


def names() -> list[str]:
    """Those that somebody gave a name; a bare command is for whoever typed it."""
    return sorted(name for name in _PROGRAMS if not name.startswith(PREFIX))


def programs() -> list[tuple[str, Command, float]]:
    """Name, command and seconds of all that were admitted: for other processes, which `admit` them too."""
    return [(program.name, program.command, program.seconds) for program in _PROGRAMS.values()]


def greet(name: str) -> None:
    """See whether the program behind a name answers at all; BotError says what is wrong. Other names are left alone."""
    program = _PROGRAMS.get(name)
    if program is None:
        return
    try:
        program.greet()
    except Misbehaved as fault:
        program.close()
        why = Message(f"forfeit-{fault.reason}")
        raise BotError(Message("bot-program-mute", {"command": written(program.command), "why": why})) from fault


def forfeits() -> dict[str, dict[str, int]]:
    """How often each program forfeited a move in this process, by reason."""
    return {name: dict(program.forfeits) for name, program in _PROGRAMS.items() if program.forfeits}


def close() -> None:
    """End every program. One that is asked again afterwards is started again."""
    for program in _PROGRAMS.values():
        program.close()


def kill() -> None:
    """The same at once, for a process that is about to end itself."""
    for program in _PROGRAMS.values():
        program.kill()


atexit.register(close)
