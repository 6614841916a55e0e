"""The words of the terminal, and how it names games, bots and lines of a score sheet."""

from __future__ import annotations

from typing import Final

from athanor.bots import outside
from athanor.bots.base import TEXTS as BOT_TEXTS
from athanor.core.errors import AthanorError
from athanor.core.game import Game
from athanor.core.message import Arg
from athanor.core.text import CORE_TEXTS, Catalog

TEXTS: Final = Catalog("athanor.cli", base=CORE_TEXTS)


class CliError(AthanorError):
    """Something on the command line or in a file that cannot be; told in one sentence."""

    def __init__(self, id: str, **args: Arg) -> None:
        super().__init__(id, args, texts=TEXTS)


def say(lang: str, id: str, **args: Arg) -> str:
    return TEXTS.say(id, lang, **args)


def pair(lang: str, name: str, what: str) -> str:
    """`name: what`, with the spaces that the language wants."""
    return say(lang, "pair", name=name, what=what)


def title(game: Game, lang: str) -> str:
    """The game's name for people: its text `game-name`, or failing that its id."""
    return game.texts.say("game-name", lang) if game.texts.has("game-name", lang) else game.id.capitalize()


def tagline(game: Game, lang: str) -> str:
    return game.texts.say("game-tagline", lang) if game.texts.has("game-tagline", lang) else ""


def bot_name(kind: str, lang: str) -> str:
    if kind.startswith(outside.PREFIX):
        return kind.rpartition("/")[2].rpartition(" ")[2].removeprefix(outside.PREFIX)  # the end says most
    return BOT_TEXTS.say(f"bot-{kind}", lang) if BOT_TEXTS.has(f"bot-{kind}", lang) else kind.capitalize()


def bot_help(kind: str, lang: str) -> str:
    return BOT_TEXTS.say(f"bot-{kind}.help", lang) if BOT_TEXTS.has(f"bot-{kind}", lang) else ""


def opponent(game: Game, lang: str, number: int) -> str:
    """The name of an automatic opponent's line: the game's text `opponent-<number>`."""
    id = f"opponent-{number}"
    return game.texts.say(id, lang) if game.texts.has(id, lang) else say(lang, "opponent-any")
