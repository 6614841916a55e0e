"""The results of a run in a file, line by line as they come: JSON objects, the first of them the plan.

A run that is started again with the same plan goes on with the games that are missing. A line that was cut off when the
run was killed is dropped. Another plan's file is left alone.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Final, TextIO

from athanor.arena.match import Result
from athanor.arena.plan import Plan
from athanor.arena.words import ArenaError
from athanor.core.registry import lookup

try:
    import fcntl
except ImportError:
    HAS_LOCKS = False
else:
    HAS_LOCKS = True

KIND: Final = "arena"
FORMAT: Final = 1


def head_of(plan: Plan) -> dict[str, Any]:
    """What makes one run comparable with another. How many games is left open: a run may be made longer."""
    # A run that measures no luck has the head it always had.
    luck = {"luck": plan.luck} if plan.luck else {}
    return {
        "athanor": KIND,
        "format": FORMAT,
        "game": plan.game,
        "rules": lookup(plan.game).rules_version,
        "bots": plan.bots,
        "players": plan.players,
        "seed": plan.seed,
        "options": plan.options,
        **luck,
    }


def as_line(row: dict[str, Any]) -> str:
    return json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n"


class Ledger:
    """Open as a context. `results` holds what is written so far, by the number of the game."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.results: dict[int, Result] = {}
        self._head = head_of(plan)
        self._plan = plan
        self._file: TextIO

    def __enter__(self) -> Ledger:
        try:
            self._file = self.path.open("a+", encoding="utf-8", newline="\n")
        except OSError as failed:
            raise ArenaError("arena-file", file=str(self.path)) from failed
        try:
            lock(self._file, self.path)
            self._read()
        except BaseException:
            self._file.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def add(self, result: Result) -> None:
        self.results[result["number"]] = result
        self._write(dict(result))

    def _write(self, row: dict[str, Any]) -> None:
        try:
            self._file.write(as_line(row))
            self._file.flush()
        except OSError as failed:
            raise ArenaError("arena-file", file=str(self.path)) from failed

    def _read(self) -> None:
        self._file.seek(0)
        rows = self._rows()
        head = next(rows, None)
        if head is None:
            self._write(self._head)
            return
        if head.get("athanor") != KIND:
            raise ArenaError("arena-not-ours", file=str(self.path))
        if head != json.loads(json.dumps(self._head)):
            differ = [key for key in self._head if head.get(key) != json.loads(json.dumps(self._head[key]))]
            raise ArenaError("arena-other-run", file=str(self.path), differ=", ".join(differ) or "format")
        for row in rows:
            self._take(row)

    def _take(self, row: dict[str, Any]) -> None:
        """A line that does not fit the plan was not written by us."""
        try:
            fits = row["seated"] == self._plan.match(row["number"]).seated
            fits = fits and len(row["scores"]) >= self._plan.players and len(row["thinking"]) == self._plan.players
        except (KeyError, TypeError, IndexError):
            fits = False
        if not fits:
            raise ArenaError("arena-damaged", file=str(self.path))
        self.results[row["number"]] = row  # type: ignore[assignment]

    def _rows(self) -> Iterator[dict[str, Any]]:
        """Line by line. What stands at the end without an end of line was never finished, and goes."""
        whole = 0
        for number, line in enumerate(iter(self._line, ""), start=1):
            if not line.endswith("\n"):
                if number == 1 and not as_line(self._head).startswith(line):
                    raise ArenaError("arena-not-ours", file=str(self.path))
                self._file.seek(0)
                self._file.truncate(whole)
                break
            whole += len(line.encode())
            try:
                row = json.loads(line)
            except ValueError:
                row = None
            if not isinstance(row, dict):
                raise ArenaError("arena-not-ours" if number == 1 else "arena-damaged", file=str(self.path))
            yield row
        self._file.seek(0, os.SEEK_END)

    def _line(self) -> str:
        try:
            return self._file.readline()
        except (OSError, UnicodeDecodeError) as failed:
            raise ArenaError("arena-not-ours", file=str(self.path)) from failed


def lock(file: TextIO, path: Path) -> None:
    """Two runs into one file at the same time would each play every game. Where the system has no such lock, so be it:
    the results of both are the same."""
    if not HAS_LOCKS:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as busy:
        raise ArenaError("arena-busy", file=str(path)) from busy
