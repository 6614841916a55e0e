"""What the review says when something cannot be."""

from __future__ import annotations

from typing import Final

from athanor.core.errors import AthanorError
from athanor.core.message import Message
from athanor.core.text import CORE_TEXTS, Catalog

TEXTS: Final = Catalog("athanor.review", base=CORE_TEXTS)


class ReviewError(AthanorError):
    def __init__(self, id: str) -> None:
        super().__init__(Message(id), texts=TEXTS)
