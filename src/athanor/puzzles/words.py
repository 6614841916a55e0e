"""What puzzles say when something cannot be."""

from __future__ import annotations

from typing import Final

from athanor.core.errors import AthanorError
from athanor.core.message import Arg, Message
from athanor.core.text import CORE_TEXTS, Catalog

TEXTS: Final = Catalog("athanor.puzzles", base=CORE_TEXTS)


class PuzzleError(AthanorError):
    def __init__(self, id: str, **args: Arg) -> None:
        super().__init__(Message(id, args), texts=TEXTS)
