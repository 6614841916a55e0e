"""Where sets of cards are found: our own in this package, those of others in a folder of the person's data.

Tables and records name a set: `athanor`, or twelve digits that follow from its contents. A set that somebody plays with
is kept under these digits, so that their records can be read later, whatever happens to the folder it came from.
"""

# Not compiled: files are read once.

from __future__ import annotations

import os
import re
from contextlib import suppress
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from athanor.core.card_sets import CardSets, Fault
from athanor.core.errors import AthanorError, OptionError
from athanor.core.message import Arg
from athanor.core.options import Option
from athanor.games.trismegistus.cards import OURS, CardSet
from athanor.games.trismegistus.reading import FILES, our_folder, our_set, read_set
from athanor.games.trismegistus.texts import TEXTS

GUIDE: Final = "README.md"  # among the exported files: how cards are spelled
DIGEST: Final = re.compile(r"[0-9a-f]{12}")
_AT_HAND: Final[dict[str, CardSet]] = {}


class CardsError(AthanorError):
    """A folder of cards that cannot be used. `faults` are all the mistakes in it."""

    def __init__(self, folder: Path, faults: list[Fault]) -> None:
        self.faults = faults
        first = faults[0]
        args: dict[str, Arg] = {"folder": str(folder), "file": first.file, "line": str(first.line)}
        super().__init__("cards-unfit", {**args, "detail": first.message, "more": len(faults) - 1}, texts=TEXTS)


def set_called(name: str) -> CardSet:
    """The set that a table or record names. One that is not here is an OptionError that says so."""
    if name == OURS:
        return our_set()
    if name not in _AT_HAND and DIGEST.fullmatch(name):
        found, faults = read_set(shelf() / name)
        if not faults and found.digest == name:
            _AT_HAND[name] = found
    if name not in _AT_HAND:
        raise OptionError("cards-not-at-hand", {"cards": name}, texts=TEXTS)
    return _AT_HAND[name]


def proper_name(name: str) -> str | None:
    """For the option `cards`: the name of a set that is at hand."""
    return set_called(name).id


# What tables are opened with; the default may be changed by whoever opens the house.
CARDS_OPTION: Final = Option("cards", OURS, choices=(OURS,), free=proper_name)


# ---------------------------------------------------------------- a person's own sets


def shelf() -> Path:
    """Where sets are kept: beside the other things this program keeps for the person."""
    named = os.environ.get("ATHANOR_DATA")
    data = Path(named).expanduser() if named else user_data_path("athanor", appauthor=False)
    return data / "cards"


def take_set(folder: Path) -> CardSet:
    """The set in a folder, kept on the shelf from now on."""
    found, faults = read_set(folder)
    if faults:
        raise CardsError(folder, faults)
    if found.digest == our_set().digest:
        return our_set()
    _AT_HAND[found.id] = found
    with suppress(OSError):  # on a full or closed disk it can be played with, but not kept
        copy_files(folder, shelf() / found.id)
    return found


def check_set(folder: Path) -> list[Fault]:
    return read_set(folder)[1]


def export_set(folder: Path, lang: str) -> list[str]:
    """Our files and a guide, for somebody to edit. Gives the names of those written; nothing is ever overwritten."""
    there = [file for file in (*FILES, GUIDE) if (folder / file).exists()]
    if there:
        raise AthanorError("cards-in-the-way", {"folder": str(folder), "file": there[0]}, texts=TEXTS)
    try:
        copy_files(our_folder(), folder)
        guide = (TEXTS.folder / f"own-cards.{lang}.md").read_text(encoding="utf-8")
        (folder / GUIDE).write_text(guide, encoding="utf-8")
    except OSError as broken:
        args = {"folder": str(folder), "detail": broken.strerror or str(broken)}
        raise AthanorError("cards-not-written", args, texts=TEXTS) from broken
    return [*FILES, GUIDE]


def copy_files(source: Traversable, target: Path) -> None:
    target.mkdir(parents=True, exist_ok=True)
    for file in FILES:
        (target / file).write_bytes((source / file).read_bytes())


class Sets(CardSets):
    option = CARDS_OPTION

    def export(self, folder: Path, lang: str) -> list[str]:
        return export_set(folder, lang)

    def check(self, folder: Path) -> list[Fault]:
        return check_set(folder)

    def take(self, folder: Path) -> str:
        return take_set(folder).id
