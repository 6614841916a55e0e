"""The bots there are, by name."""

from __future__ import annotations

from typing import Final

from athanor.bots.base import Bot, BotError
from athanor.bots.greedy import Greedy
from athanor.bots.uniform import Random
from athanor.core.message import Message

# From the weakest to the strongest; lists for people keep this order.
KINDS: Final[tuple[type[Bot], ...]] = (Random, Greedy)


def names() -> list[str]:
    """The names of the bots, the weakest first."""
    return [kind.name for kind in KINDS]


def bot(name: str) -> Bot:
    """The bot of that name; `BotError` names those there are."""
    for kind in KINDS:
        if kind.name == name:
            return kind()
    raise BotError(Message("bot-unknown", {"bot": name, "known": ", ".join(names())}))
