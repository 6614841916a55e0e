"""The words of the server, and its errors: each a sentence with the HTTP status that goes with it."""

from __future__ import annotations

from typing import Final

from athanor.bots.base import TEXTS as BOT_TEXTS
from athanor.core.errors import AthanorError
from athanor.core.message import Arg, Message
from athanor.core.registry import lookup, registered
from athanor.core.text import CORE_TEXTS, LANGUAGES, Catalog, language_of

TEXTS: Final = Catalog("athanor.server", base=CORE_TEXTS)


class ServerError(AthanorError):
    """Something a client asked for that cannot be. Nothing was changed."""

    def __init__(self, id: str, status: int = 400, **args: Arg) -> None:
        self.status = status
        super().__init__(id, args, texts=TEXTS)

    @classmethod
    def from_message(cls, message: Message, status: int) -> ServerError:
        return cls(message.id, status, **message.args)


def say(id: str, lang: str, **args: Arg) -> str:
    return TEXTS.say(id, lang, **args)


def page_texts(scope: str, lang: str) -> str:
    """All that a page may have to say: the core's words, the bots', the server's and, for a game, its own."""
    if lang not in LANGUAGES:
        raise ServerError("no-such-language", 404, language=lang, known=", ".join(LANGUAGES))
    if scope != "core" and scope not in registered():
        raise ServerError("no-such-texts", 404, scope=scope)
    parts = [CORE_TEXTS, BOT_TEXTS, TEXTS, *([lookup(scope).texts] if scope != "core" else [])]
    return "\n".join(part.own(lang) for part in parts)


def accepted_language(header: str | None) -> str:
    """The first language of ours in an `Accept-Language` header, by its weights."""
    wanted = []
    for place, part in enumerate((header or "").split(",")[:20]):
        tag, _, weight = part.partition(";q=")
        try:
            wanted.append((-float(weight or 1), place, tag.strip()))
        except ValueError:
            continue
    for _, _, tag in sorted(wanted):
        head = tag.replace("_", "-").split("-")[0].lower()
        if head in LANGUAGES:
            return head
    return language_of(None)
