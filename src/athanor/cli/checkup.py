"""What `athanor doctor` looks at. Every check says what is there, whether that is in order, and what one can do.

Nothing is written, made or brought up to date: who looks for a fault wants to find it as it was.
"""

from __future__ import annotations

import os
import platform
import socket
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import athanor
from athanor import bots
from athanor.cli.saving import data_folder, finished_folder, playing_folder
from athanor.cli.screen import Screen
from athanor.cli.words import bot_name, say, title
from athanor.core import state as engine
from athanor.core.errors import AthanorError
from athanor.core.registry import troubles
from athanor.core.text import LANGUAGES, users_language
from athanor.nn import late
from athanor.server.migrating import NEWEST
from athanor.server.page import FOLDER as PAGE
from athanor.server.postgres import examined
from athanor.server.settings import Settings

FINE: Final = "fine"
NOTE: Final = "note"  # it works; it could be better
BROKEN: Final = "broken"  # something does not work
COMFORTABLE: Final = 80  # columns, for tables and boards
# Letters that every table in the terminal shows.
LETTERS: Final = "áñç … · › ─ ◆"


@dataclass(frozen=True)
class Finding:
    part: str
    state: str
    text: str
    advice: str = ""


@dataclass(frozen=True)
class Setup:
    """What the checks are about: the server's settings, the screen, and the language of the answers."""

    settings: Settings
    screen: Screen

    @property
    def lang(self) -> str:
        return self.screen.lang


def in_checkout() -> bool:
    """Whether this is a clone of the repository rather than an installed package."""
    return (Path(athanor.__file__).resolve().parents[2] / "dev.py").is_file()


# ---------------------------------------------------------------- the program


def program(setup: Setup) -> Iterator[Finding]:
    text = say(
        setup.lang,
        "doctor-program",
        version=athanor.__version__,
        python=platform.python_version(),
        system=f"{platform.system()} {platform.machine()}".strip(),
        folder=str(Path(athanor.__file__).parent),
    )
    yield Finding("program", FINE, text)


def compiled(setup: Setup) -> Iterator[Finding]:
    if str(engine.__file__).endswith(tuple(EXTENSION_SUFFIXES)):
        yield Finding("engine", FINE, say(setup.lang, "doctor-engine-compiled"))
        return
    advice = "doctor-engine-make" if in_checkout() else "doctor-engine-wheel"
    yield Finding("engine", NOTE, say(setup.lang, "doctor-engine-plain"), say(setup.lang, advice))


def page(setup: Setup) -> Iterator[Finding]:
    if (PAGE / "index.html").is_file():
        yield Finding("page", FINE, say(setup.lang, "doctor-page"))
        return
    advice = "doctor-page-make" if in_checkout() else "doctor-page-install"
    yield Finding("page", BROKEN, say(setup.lang, "doctor-page-missing"), say(setup.lang, advice))


# ---------------------------------------------------------------- what is kept


def usable(folder: Path) -> bool:
    """Whether the folder can be written to, or made."""
    there = next((place for place in (folder, *folder.parents) if place.exists()), folder)
    return there.is_dir() and os.access(there, os.W_OK | os.X_OK)


def saved_games(setup: Setup) -> Iterator[Finding]:
    """The games of the terminal."""
    folder = data_folder()
    if not usable(folder):
        text = say(setup.lang, "doctor-folder-closed", folder=str(folder))
        yield Finding("games-kept", BROKEN, text, say(setup.lang, "doctor-folder-choose"))
        return
    playing, finished = (len(list(place.glob("*.toml"))) for place in (playing_folder(), finished_folder()))
    text = say(setup.lang, "doctor-kept", folder=str(folder), playing=playing, finished=finished)
    yield Finding("games-kept", FINE, text)


def database(setup: Setup) -> Iterator[Finding]:
    lang, settings = setup.lang, setup.settings
    if settings.postgres:
        yield from postgres(setup)
        return
    if not usable(settings.data):
        text = say(lang, "doctor-folder-closed", folder=str(settings.data))
        yield Finding("database", BROKEN, text, say(lang, "doctor-data-choose"))
        return
    if not settings.database.exists():
        yield Finding("database", FINE, say(lang, "doctor-database-none", file=str(settings.database)))
        return
    try:
        tables, version = asked(settings.database)
    except sqlite3.Error as broken:
        text = say(lang, "doctor-database-broken", file=str(settings.database), detail=str(broken))
        yield Finding("database", BROKEN, text, say(lang, "doctor-database-mend"))
        return
    yield contents(lang, str(settings.database), tables, version)
    if in_use(settings.data / "in-use.lock"):
        yield Finding("database", FINE, say(lang, "doctor-database-in-use"))


def postgres(setup: Setup) -> Iterator[Finding]:
    try:
        place, tables, version = examined(setup.settings.postgres)
    except AthanorError as wrong:
        yield Finding("database", BROKEN, wrong.text(setup.lang))
        return
    if version is None:
        yield Finding("database", FINE, say(setup.lang, "doctor-database-empty", file=place))
    else:
        yield contents(setup.lang, place, tables, version)


def contents(lang: str, place: str, tables: int, version: str) -> Finding:
    text = say(lang, "doctor-database", file=place, tables=tables)
    if version > NEWEST:
        newer = say(lang, "doctor-database-newer", file=place)
        return Finding("database", BROKEN, newer, say(lang, "doctor-database-update"))
    if version < NEWEST:
        return Finding("database", NOTE, text, say(lang, "doctor-database-older"))
    return Finding("database", FINE, text)


def asked(file: Path) -> tuple[int, str]:
    """The number of tables, and the version of the database's form; an sqlite3.Error where it is damaged."""
    # A reader of a database in WAL mode leaves files beside it, unless it knows that nobody is writing.
    way = "mode=ro" if file.with_name(f"{file.name}-wal").exists() else "immutable=1"
    with closing(sqlite3.connect(f"{file.as_uri()}?{way}", uri=True, timeout=5)) as connection:
        (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if verdict != "ok":
            raise sqlite3.DatabaseError(str(verdict))
        (tables,) = connection.execute("SELECT count(*) FROM tables").fetchone()
        (version,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        return int(tables), str(version)


def in_use(lock: Path) -> bool:
    """Whether a server holds the lock of `sqlite.hold`: then nobody else may read the file either."""
    if not lock.exists():
        return False
    try:
        with closing(sqlite3.connect(f"{lock.as_uri()}?mode=ro", uri=True, timeout=0)) as connection:
            connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except sqlite3.Error:
        return True
    return False


def port(setup: Setup) -> Iterator[Finding]:
    """The server's port, asked by listening to it for a moment."""
    settings, lang = setup.settings, setup.lang
    try:
        family, _, _, _, address = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM)[0]
        with closing(socket.socket(family, socket.SOCK_STREAM)) as listening:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind(address)
            listening.listen(1)
    except (OSError, OverflowError):
        text = say(lang, "doctor-port-taken", host=settings.host, port=str(settings.port))
        yield Finding("port", NOTE, text, say(lang, "doctor-port-other"))
        return
    yield Finding("port", FINE, say(lang, "doctor-port-free", host=settings.host, port=str(settings.port)))


# ---------------------------------------------------------------- games and bots


def games(setup: Setup) -> Iterator[Finding]:
    names = [title(athanor.game(name), setup.lang) for name in athanor.games()]
    yield Finding("games", FINE, say(setup.lang, "doctor-games", games=", ".join(names)))
    for trouble in troubles():
        yield Finding("games", BROKEN, trouble.text(setup.lang), say(setup.lang, "doctor-package-mend"))


def networks(setup: Setup) -> Iterator[Finding]:
    """The levels above the hand-made bot play by a network; a game without one has them all the same, by search."""
    lang = setup.lang
    levels = [bot_name(level.name, lang) for level in bots.levels()]
    yield Finding("bots", FINE, say(lang, "doctor-levels", levels=", ".join(levels)))
    having: list[str] = []
    lacking: list[str] = []
    for name in athanor.games():
        game = athanor.game(name)
        try:
            (having if late.evaluator_of(game) is not None else lacking).append(title(game, lang))
        except (OSError, ValueError) as broken:
            text = say(lang, "doctor-network-broken", game=title(game, lang), detail=str(broken))
            yield Finding("bots", BROKEN, text, say(lang, "doctor-network-mend"))
    if having:
        yield Finding("bots", FINE, say(lang, "doctor-networks", games=", ".join(having)))
    if lacking:
        text = say(lang, "doctor-networks-none", games=", ".join(lacking))
        yield Finding("bots", NOTE, text, say(lang, "doctor-networks-train"))


def other_bots(setup: Setup) -> Iterator[Finding]:
    """Bots of other packages and programs with a name: each is made once."""
    usable = []
    for name in bots.outside_names():
        try:
            bots.bot(name)
            usable.append(name)
        except AthanorError as broken:
            yield Finding("bots", BROKEN, broken.text(setup.lang), say(setup.lang, "doctor-package-mend"))
    if usable:
        yield Finding("bots", FINE, say(setup.lang, "doctor-bots-outside", bots=", ".join(usable)))


def learning(setup: Setup) -> Iterator[Finding]:
    if find_spec("torch"):
        yield Finding("learning", FINE, say(setup.lang, "doctor-torch"))
    else:
        yield Finding("learning", FINE, say(setup.lang, "doctor-torch-none"))


# ---------------------------------------------------------------- the terminal


def terminal(setup: Setup) -> Iterator[Finding]:
    lang, screen = setup.lang, setup.screen
    encoding = sys.stdout.encoding or "ascii"
    if not screen.is_terminal:
        yield Finding("terminal", FINE, say(lang, "doctor-terminal-none"))
    elif screen.width < COMFORTABLE:
        text = say(lang, "doctor-terminal-narrow", columns=screen.width)
        yield Finding("terminal", NOTE, text, say(lang, "doctor-terminal-widen", columns=COMFORTABLE))
    else:
        colours = "doctor-terminal" if screen.console.color_system else "doctor-terminal-colourless"
        yield Finding("terminal", FINE, say(lang, colours, columns=screen.width))
    if not can_show(LETTERS, encoding):
        text = say(lang, "doctor-letters", encoding=encoding)
        yield Finding("terminal", NOTE, text, say(lang, "doctor-letters-mend"))


def can_show(letters: str, encoding: str) -> bool:
    try:
        letters.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def languages(setup: Setup) -> Iterator[Finding]:
    lang = setup.lang
    there = [say(lang, f"language-{each}") for each in LANGUAGES]
    usual = say(lang, f"language-{users_language()}")
    text = say(lang, "doctor-languages", languages=", ".join(there), usual=usual)
    yield Finding("languages", FINE, text, "" if lang == users_language() else say(lang, "doctor-languages-choose"))


CHECKS: Final[tuple[Callable[[Setup], Iterator[Finding]], ...]] = (
    program,
    compiled,
    page,
    saved_games,
    database,
    port,
    games,
    networks,
    other_bots,
    learning,
    terminal,
    languages,
)


def findings(setup: Setup) -> Iterator[Finding]:
    for check in CHECKS:
        yield from check(setup)
