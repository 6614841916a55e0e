"""A plugin for pytest: for this run everything that our boards print is printed otherwise (see `permuted.py`).

    python -m pytest -p tests.trismegistus.other_boards tests/trismegistus/test_transmuting.py

The number of dice is told by the rules, and so it stays; so does the slot of the introductory set-up.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from athanor.games.trismegistus import shelf
from athanor.games.trismegistus.cards import Board
from athanor.games.trismegistus.reading import our_set
from tests.builds import fields_of
from tests.trismegistus.permuted import permuted_set

TOLD_BY_THE_RULES = ("dice", "introductory_slot")


def exchange_boards() -> None:
    with tempfile.TemporaryDirectory() as folder:
        other = shelf.set_called(permuted_set(Path(folder))).board
    ours = our_set().board
    for name in fields_of(Board):
        if name not in TOLD_BY_THE_RULES:
            setattr(ours, name, getattr(other, name))


exchange_boards()
