"""Which bots may sit at a table. How long they think is the host's choice, not the guest's."""

from __future__ import annotations

from athanor import bots
from athanor.bots import outside_weights
from athanor.bots.base import TEXTS
from athanor.bots.roster import level_of, unknown
from athanor.core.registry import lookup


def company() -> list[str]:
    """The bots that are offered, in every character. They can also say what they think."""
    return [bot for level in bots.levels() for bot in level.bots()]


def invited(name: str | None, game: str) -> str:
    """The name as it is kept with the seat; a BotError if nobody is called so, if it sets limits of its own, or if it
    learnt another game."""
    found = one_of([*bots.names(), *bots.other_names(), *bots.outside_names()], name)
    if found in outside_weights.names():
        learnt = outside_weights.find(found)
        assert learnt is not None
        learnt.must_know(lookup(game))
    return found


def asked(name: str) -> str:
    """A bot that can be asked what it thinks."""
    return one_of(company(), name)


def one_of(known: list[str], name: str | None) -> str:
    if name not in known:
        raise unknown(name or "", company())
    return name


def called(bot: str, lang: str) -> str:
    """By its level, whatever its character; a bot from elsewhere by its name."""
    id = f"bot-{level_of(bot)}" if bots.is_own(bot) else ""
    return TEXTS.say(id, lang) if TEXTS.has(id, lang) else bot
