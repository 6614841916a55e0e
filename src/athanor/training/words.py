"""What can go wrong in a run of learning, in the reader's language."""

from __future__ import annotations

from typing import Final

from athanor.core.errors import AthanorError
from athanor.core.message import Arg
from athanor.core.text import CORE_TEXTS, Catalog

TEXTS: Final = Catalog("athanor.training", base=CORE_TEXTS)


class TrainError(AthanorError):
    def __init__(self, id: str, **args: Arg) -> None:
        super().__init__(id, args, texts=TEXTS)
