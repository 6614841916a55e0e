"""What can go wrong by somebody's doing. Each error is a message in the reader's language, never a stack trace."""

# Not compiled: outsiders subclass it, and exceptions cannot be compiled.

from __future__ import annotations

from collections.abc import Mapping

from athanor.core.message import Arg, Message
from athanor.core.text import CORE_TEXTS, Catalog


class AthanorError(Exception):
    """Something a person asked for or sent cannot be accepted. Nothing was changed."""

    def __init__(
        self, message: Message | str, args: Mapping[str, Arg] | None = None, texts: Catalog | None = None
    ) -> None:
        self.message = message if isinstance(message, Message) else Message(message, args)
        self.texts = texts
        super().__init__(self.message.id)

    def text(self, lang: str = "en") -> str:
        return (self.texts or CORE_TEXTS).render(self.message, lang)

    def __str__(self) -> str:
        return self.text("en")


class UnknownGame(AthanorError):  # noqa: N818 - the contract's name
    """No game has that name."""


class BrokenGame(UnknownGame):
    """A game of another package that cannot be used; the message says why."""


class OptionError(AthanorError):
    """An option that does not exist, a value it cannot take, or options that do not go together."""


class IllegalAction(AthanorError):  # noqa: N818 - the contract's name
    """The action is not allowed now; the message says why. The state is unchanged."""


class RecordError(AthanorError):
    """A record or position that cannot be read, is damaged, or needs rules that are not here."""


class OtherRules(RecordError):  # noqa: N818 - as `IllegalAction`
    """A record of other rules than those installed: its scores stand, its choices cannot be made again."""
