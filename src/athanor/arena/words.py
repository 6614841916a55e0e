"""The words of the arena, and its errors."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from athanor.core.errors import AthanorError
from athanor.core.message import Arg
from athanor.core.text import CORE_TEXTS, LANGUAGES, Catalog

TEXTS: Final = Catalog("athanor.arena", base=CORE_TEXTS)


class ArenaError(AthanorError):
    """A run that cannot begin or go on; told in one sentence."""

    def __init__(self, id: str, **args: Arg) -> None:
        super().__init__(id, args, texts=TEXTS)


class Told(AthanorError):  # noqa: N818  # it is whatever error it was there
    """An error of another process, which arrives here in words."""

    def __init__(self, sentences: Mapping[str, str]) -> None:
        super().__init__("elsewhere", texts=TEXTS)
        self.sentences = dict(sentences)

    def text(self, lang: str = "en") -> str:
        return self.sentences.get(lang, self.sentences["en"])


def in_words(wrong: AthanorError) -> dict[str, str]:
    return {lang: wrong.text(lang) for lang in LANGUAGES}
