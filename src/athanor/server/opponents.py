"""Which bots may sit at a table. How long they think is the host's choice, not the guest's."""

from __future__ import annotations

from athanor import bots
from athanor.core.message import Message


def invited(name: str | None) -> str:
    """The name as it is kept with the seat; a BotError if nobody is called so, or if it sets limits of its own."""
    known = [*bots.names(), *(bot for level in bots.levels() for bot in level.bots())]
    if name not in known:
        company = [bot for level in bots.levels() for bot in level.bots()]
        raise bots.BotError(Message("bot-unknown", {"bot": name or "", "known": ", ".join(company)}))
    return name
