"""Who sits where: people by name, bots by kind."""

from __future__ import annotations

from athanor import bots
from athanor.cli.words import CliError, bot_name, say
from athanor.core.names import LONGEST_NAME
from athanor.core.text import CORE_TEXTS


class Seat:
    """One place at the table: a person, with a name if they gave one, or a bot."""

    __slots__ = ("bot", "name")

    def __init__(self, name: str = "", bot: str = "") -> None:
        self.name = name
        self.bot = bot

    def shown(self, number: int, lang: str) -> str:
        """The name everybody reads; what nobody chose follows the language."""
        if self.name:
            return self.name
        if self.bot:
            return say(lang, "bot-seat", kind=bot_name(self.bot, lang), number=number)
        return CORE_TEXTS.say("player", lang, number=number)


def proper_name(text: str) -> str:
    """A name that can stand in a line of text: no line ends, no control signs, not too long."""
    return "".join(sign if sign.isprintable() else " " for sign in " ".join(text.split()))[:LONGEST_NAME].strip()


def people_and_bots(players: int, names: list[str], bot_seats: int, kinds: list[str]) -> list[Seat]:
    """The people first, then the bots; several kinds of bot are dealt out in turn."""
    for kind in kinds:
        bots.bot(kind)  # an unknown kind is refused here, by name
    people = players - bot_seats
    if people < 0:
        raise CliError("seats-too-few", players=players, wanted=bot_seats)
    if people == 0:
        raise CliError("seats-no-people")
    if len(names) > people:
        raise CliError("seats-names", names=len(names), people=people)
    if len(kinds) > bot_seats:
        raise CliError("seats-bot-kinds", kinds=len(kinds), bots=bot_seats)
    named = [proper_name(name) for name in names] + [""] * (people - len(names))
    for name in filter(None, named):
        if named.count(name) > 1:
            raise CliError("seats-same-name", name=name)
    kinds = kinds or [bots.USUAL]
    return [Seat(name) for name in named] + [Seat(bot=kinds[i % len(kinds)]) for i in range(bot_seats)]
