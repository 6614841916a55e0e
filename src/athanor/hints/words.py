"""What a hint says when there can be none."""

from __future__ import annotations

from typing import Final

from athanor.core.errors import AthanorError
from athanor.core.message import Arg, Message
from athanor.core.text import CORE_TEXTS, Catalog

TEXTS: Final = Catalog("athanor.hints", base=CORE_TEXTS)


class HintError(AthanorError):
    def __init__(self, id: str, **args: Arg) -> None:
        super().__init__(Message(id, args), texts=TEXTS)
