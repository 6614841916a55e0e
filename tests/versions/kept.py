"""What earlier versions saved, kept as files: `tests/fixtures/<version>` (its README says how they were made)."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

import athanor

VERSION = "0.1.0"
FOLDER = Path(__file__).resolve().parents[1] / "fixtures" / VERSION
GAMES = ("alchemists", "spellbook", "trismegistus")
Json = dict[str, Any]


def positions(game: str) -> list[Json]:
    lines = (FOLDER / game / "positions.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def records() -> list[Path]:
    """Finished games as text; beside each, `<name>.end.txt`, the position it ended in."""
    return sorted(path for path in FOLDER.glob("*/*.txt") if not path.stem.endswith(".end"))


def kinds(position: Json) -> list[str]:
    """The pending decisions of a saved position, the one that is asked last."""
    return [frame.split()[0] for frame in position["stack"]]


def database(folder: Path) -> None:
    """The database of that version, laid into a data folder as its server left it."""
    from athanor.server.settings import DATABASE

    folder.mkdir(parents=True, exist_ok=True)
    with sqlite3.connect(folder / DATABASE) as connection:
        connection.executescript((FOLDER / "database.sql").read_text(encoding="utf-8"))
    connection.close()


def raise_rules(patch: pytest.MonkeyPatch) -> None:
    """Every game as if its rules had changed since then, whether they have or not: their version was 1."""
    for name in GAMES:
        game = athanor.game(name)
        patch.setattr(type(game), "rules_version", max(2, game.rules_version))
