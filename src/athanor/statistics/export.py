"""One's games to take along: a table for a spreadsheet, and the records in an archive."""

from __future__ import annotations

import csv
import io
import zipfile
from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime
from typing import Final

from athanor.core.message import Message
from athanor.core.record import Record, dumps
from athanor.statistics.played import Played

COLUMNS: Final = (
    "id", "ended", "game", "players", "seat", "score", "scores", "share", "lineup", "opponents", "accuracy", "expected",
    "own", "rivals", "chance",
)  # fmt: skip
DECISIONS: Final = (
    "id", "ended", "game", "decision", "move", "phase", "grade", "loss", "low", "high", "points", "chosen", "best",
)  # fmt: skip
FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")  # what a spreadsheet would take for a formula
OLDEST: Final = (1980, 1, 1, 0, 0, 0)  # archives know no earlier date: the same records make the same archive


def csv_of(games: Iterable[Played], said: Callable[[Message], str] = lambda message: message.id) -> str:
    """A line for each game, the oldest first; `said` puts the line-up into words."""
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow(COLUMNS)
    for game in sorted(games, key=lambda each: (each.ended, each.id)):
        account = game.account or {}
        table.writerow(
            [
                harmless(game.id),
                moment(game.ended),
                game.game,
                len(game.scores),
                game.seat + 1,
                game.score,
                " ".join(map(str, game.scores)),
                round(game.share, 4),
                harmless(said(game.lineup)) if game.lineup is not None else "",
                harmless(", ".join(game.opponents)),
                *(rounded(account.get(key)) for key in ("accuracy", "expected", "own", "rivals", "chance")),
            ]
        )
    return text.getvalue()


def decisions_csv_of(games: Iterable[Played]) -> str:
    """A line for each decision of one's own that a review looked at, the oldest game first; actions by their names."""
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow(DECISIONS)
    for game in sorted(games, key=lambda each: (each.ended, each.id)):
        for number, decision in enumerate(game.decisions, start=1):
            if decision["seat"] == game.seat:
                low, high = decision["interval"]
                table.writerow(
                    [
                        harmless(game.id),
                        moment(game.ended),
                        game.game,
                        number,
                        decision["index"],
                        decision["phase"],
                        decision["grade"],
                        *(rounded(value) for value in (decision["loss"], low, high, decision["points"])),
                        harmless(", ".join(decision["actions"])),
                        harmless(", ".join(decision["best"])),
                    ]
                )
    return text.getvalue()


def moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")


def rounded(value: float | None) -> float | str:
    return "" if value is None else round(value, 4)


def harmless(text: str) -> str:
    """Names that people chose: a spreadsheet must not run them."""
    return f"'{text}" if text.startswith(FORMULA) else text


def archive_of(records: Mapping[str, Record]) -> bytes:
    """A zip archive with one text file for each record, by the id of its game."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        for id, record in sorted(records.items()):
            safe = "".join(sign if sign.isalnum() or sign in "-_" else "-" for sign in id)
            archive.writestr(zipfile.ZipInfo(f"{record.game}-{safe}.toml", OLDEST), dumps(record))
    return data.getvalue()
