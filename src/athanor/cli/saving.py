"""Games on disk: where they lie, how they are written so that nothing is ever lost, and how they come back.

A file is the record of the game, as `athanor.dumps` writes it, followed by a table `[saved]`: who sits where, the
language, the position, and what was told. The record alone is enough to go on; the position and the telling are for the
day when the rules have changed and the record can no longer be played again.
"""

from __future__ import annotations

import errno
import json
import os
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from platformdirs import user_data_path

from athanor import bots
from athanor.cli.seats import Seat, proper_name
from athanor.cli.table import Table, table_of
from athanor.cli.words import CliError
from athanor.core.errors import AthanorError, OtherRules, RecordError
from athanor.core.events import Event, from_plain
from athanor.core.game import Game
from athanor.core.plain import read_toml, write_toml
from athanor.core.record import dumps, loads
from athanor.core.registry import lookup
from athanor.core.state import State
from athanor.core.text import LANGUAGES

LARGEST: Final = 50_000_000  # signs; no game is anywhere near
TROUBLE: Final = {
    errno.ENOENT: "file-missing",
    errno.EISDIR: "file-folder",
    errno.EACCES: "file-denied",
    errno.EPERM: "file-denied",
    errno.EROFS: "file-denied",
    errno.ENOSPC: "file-full",
    errno.EEXIST: "file-exists",
    errno.ENOTDIR: "file-no-folder",
}


def trouble(path: Path, broken: OSError) -> CliError:
    return CliError(TROUBLE.get(broken.errno or 0, "file-trouble"), file=str(path))


# ---------------------------------------------------------------- where


def data_folder() -> Path:
    named = os.environ.get("ATHANOR_DATA")
    return Path(named).expanduser() if named else user_data_path("athanor", appauthor=False)


def playing_folder() -> Path:
    return data_folder() / "playing"


def finished_folder() -> Path:
    return data_folder() / "finished"


def newest() -> Path | None:
    """The game that was saved last and is not over. What cannot be read is passed over here; opening it says why."""
    try:
        found = sorted(playing_folder().glob("*.toml"), key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        return None
    for path in found:
        try:
            data = read_toml(read_text(path))
        except AthanorError:
            continue
        if data.get("athanor") == "record" and "saved" in data and "scores" not in data:
            return path
    return None


# ---------------------------------------------------------------- writing


class GameFile:
    """The file of the very game being played. No other file is ever written over."""

    def __init__(self, path: Path, text: str = "") -> None:
        self.path = path
        self.text = text  # as we last read or wrote it: if it is something else now, somebody else has been there

    @classmethod
    def create(cls, table: Table, chosen: Path | None = None) -> GameFile:
        """A new file for a new game, with the game in it."""
        file = cls(claim(chosen) if chosen else claim_free(playing_folder(), first_name(table)))
        file.write(written(table))
        return file

    def save(self, table: Table) -> bool:
        """False if the game had to move to a file of another name, so as not to destroy somebody's else's moves."""
        same = not self.path.exists() or read_text(self.path) == self.text
        if not same:
            self.path = claim_free(playing_folder(), self.path.name)
        self.write(written(table))
        return same

    def finish(self, table: Table) -> None:
        """A finished game leaves the folder of games in progress; one with a place of its own stays there."""
        self.save(table)
        if self.path.parent == playing_folder():
            unfinished = self.path
            self.path = claim_free(finished_folder(), unfinished.name)
            self.write(self.text)
            unfinished.unlink(missing_ok=True)

    def write(self, text: str) -> None:
        """All or nothing: a full disk or a pulled plug leaves the file as it was."""
        beside = self.path.with_name(f".{self.path.name}.{os.getpid()}")
        try:
            with beside.open("w", encoding="utf-8", newline="\n") as handle:
                handle.write(text)
                handle.flush()
                os.fsync(handle.fileno())
            beside.replace(self.path)
        except OSError as broken:
            beside.unlink(missing_ok=True)
            raise trouble(self.path, broken) from broken
        self.text = text


def first_name(table: Table) -> str:
    return f"{table.game.id}-{datetime.now():%Y-%m-%d-%H%M%S}.toml"


def claim(path: Path) -> Path:
    """Make the name ours; a file that is there already is somebody else's."""
    if not path.parent.is_dir():
        raise CliError("file-no-folder", file=str(path))
    try:
        path.open("x").close()
    except OSError as broken:
        raise trouble(path, broken) from broken
    return path


def claim_free(folder: Path, name: str) -> Path:
    """The name, or the name with the first number that is free."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as broken:
        raise trouble(folder, broken) from broken
    stem = Path(name).stem
    for number in range(1, 10_000):
        path = folder / (f"{stem}.toml" if number == 1 else f"{stem}-{number}.toml")
        try:
            path.open("x").close()
            return path
        except FileExistsError:
            continue
        except OSError as broken:
            raise trouble(path, broken) from broken
    raise CliError("file-trouble", file=str(folder / name))


def put_away(path: Path, rules: object) -> Path:
    """A game of other rules leaves the list of games to go on with, under a name that says why."""
    try:
        return path.rename(path.with_suffix(f".rules-{rules}.old"))
    except OSError as broken:
        raise trouble(path, broken) from broken


def written(table: Table) -> str:
    told = [*table.older, *table.told]
    saved = {
        "language": table.lang,
        "position": table.state.position(),
        "told": "".join(json.dumps([event.plain() for event in events]) + "\n" for events in told),
        "seats": [{"name": seat.name, "bot": seat.bot} for seat in table.seats],
    }
    return dumps(table.state.record()) + "\n" + write_toml({"saved": saved})


# ---------------------------------------------------------------- reading


def read_text(path: Path) -> str:
    try:
        with path.open(encoding="utf-8") as handle:
            text = handle.read(LARGEST + 1)
    except OSError as broken:
        raise trouble(path, broken) from broken
    except ValueError as broken:  # not UTF-8
        raise CliError("file-not-text", file=str(path)) from broken
    if len(text) > LARGEST:
        raise CliError("file-trouble", file=str(path))
    return text


class Opened:
    """What a file holds: the table as it stood and, if the rules have changed since, the version it was played by."""

    def __init__(self, path: Path, lang: str | None = None) -> None:
        self.path = path
        self.text = read_text(path)
        try:
            data = read_toml(self.text)
        except RecordError as broken:  # its detail is a programmer's, and in English
            raise CliError("file-not-record", file=str(path)) from broken
        saved = data.get("saved")
        self.saved: dict[str, Any] = saved if isinstance(saved, dict) else {}
        self.rules: Any = data.get("rules")
        self.scores: Any = None  # as they were counted by other rules, if they were
        game = lookup(data["game"]) if isinstance(data.get("game"), str) else None
        self.other_rules = game is not None and bool(self.saved) and self.rules != game.rules_version
        self.lang = lang or self.language()
        if game is not None and self.other_rules:
            state = self.as_it_stood(game)
            self.table = Table(state, self.seats(state.players), self.lang)
            self.scores = data.get("scores")
        else:
            record = loads(self.text)
            self.table = table_of(record, self.seats(record.players), self.lang)
        older = self.told()
        self.table.older = older if self.other_rules else older[: max(0, len(older) - len(self.table.told))]

    def as_it_stood(self, game: Game) -> State:
        try:
            return game.from_position(str(self.saved.get("position", "")))
        except RecordError as lost:
            raise OtherRules(
                "record-other-rules", {"asked": str(self.rules), "here": str(game.rules_version)}
            ) from lost

    def language(self) -> str:
        lang = self.saved.get("language")
        return lang if lang in LANGUAGES else "en"

    def seats(self, players: int) -> list[Seat]:
        """Those of the file; in a record without any, everybody is a person."""
        if not self.saved:
            return [Seat() for _ in range(players)]
        seats = []
        try:
            for row in self.saved["seats"]:
                seats.append(Seat(proper_name(row["name"]), str(row["bot"])))
        except (KeyError, TypeError, AttributeError) as broken:
            raise CliError("file-bad-seats", file=str(self.path)) from broken
        if len(seats) != players:
            raise CliError("file-bad-seats", file=str(self.path))
        for seat in seats:
            if seat.bot:
                bots.bot(seat.bot)
        return seats

    def told(self) -> list[list[Event]]:
        """What was told, if it can be read; a game goes on without it."""
        try:
            lines = str(self.saved.get("told", "")).splitlines()
            return [[from_plain(event) for event in json.loads(line)] for line in lines]
        except (ValueError, TypeError, AssertionError, KeyError):
            return []
