"""The bots there are, by name: a level, for some with a character, either with a limit behind an `@`.

master               the network's choice, at once
master@60            a search over the network with 60 simulations a decision: the same every time
master@0.5s          a search of half a second a decision
grandmaster          a search of about two seconds
grandmaster-bold     the same in another character
"""

# Not compiled: it is not part of playing.

from __future__ import annotations

from typing import Final

from athanor.bots import outside, outside_plugins, outside_weights
from athanor.bots.base import Bot, BotError
from athanor.bots.heuristic import Beginner, Heuristic
from athanor.bots.policy import Adept, Master, Novice
from athanor.bots.search import CHARACTERS, Grandmaster, Limits
from athanor.bots.uniform import Random
from athanor.core.message import Message

# From the weakest to the strongest; lists for people keep this order.
KINDS: Final[tuple[type[Bot], ...]] = (Random, Beginner, Heuristic, Novice, Adept, Master, Grandmaster)
# Whoever gives one of these a limit or a character gets a search with it, the same for all.
SEARCHING: Final = (Adept.name, Master.name, Grandmaster.name)
# Names of earlier versions, and who plays under them now: old commands, tables and records keep working.
EARLIER: Final = {"habit": Heuristic.name, "greedy": Heuristic.name}
USUAL: Final = Novice.name  # where somebody wants an opponent and says no more: a gentle one
YARDSTICKS: Final = (Random.name, Heuristic.name)  # to measure others by; not meant as company

MOST_SIMULATIONS: Final = 1_000_000
MOST_SECONDS: Final = 600.0


class Level:
    """One strength, for lists that people choose from, and the characters it comes in (the first is the usual one)."""

    __slots__ = ("characters", "name")

    def __init__(self, name: str, characters: tuple[str, ...]) -> None:
        self.name = name
        self.characters = characters

    def bots(self) -> list[str]:
        """The name of the bot in each character, in the same order."""
        return [self.name, *(f"{self.name}-{character}" for character in self.characters[1:])]


def names() -> list[str]:
    """The names of the bots, the weakest first."""
    return [kind.name for kind in KINDS]


def other_names() -> list[str]:
    """What else may be asked for without a limit: names of earlier versions, and levels in a character."""
    return [*EARLIER, *(f"{level}-{character}" for level in SEARCHING for character in CHARACTERS)]


def outside_names() -> list[str]:
    """Bots of other packages, and programs and files of weights that somebody gave a name."""
    return [*outside_plugins.names(), *outside.names(), *outside_weights.names()]


def level_of(name: str) -> str:
    """What stands before the character and the limit."""
    return name.partition("@")[0].partition("-")[0]


def is_own(name: str) -> bool:
    """Whether a name means one of our own bots, or would if there were such a character or limit."""
    return level_of(name) in [*names(), *EARLIER]


def levels() -> list[Level]:
    """The strengths meant as company, the weakest first. Only a search can have a character."""
    company = [name for name in names() if name not in YARDSTICKS]
    return [Level(name, CHARACTERS if name == Grandmaster.name else CHARACTERS[:1]) for name in company]


def bot(name: str) -> Bot:
    """The bot of that name; `BotError` says what is wrong with it.

    Examples:
        >>> bot("master").name
        'master'
        >>> bot("master@60").limits.simulations
        60
    """
    own = is_own(name)
    found = outside.find(name) or outside_weights.find(name)
    found = found or outside_plugins.find(level_of(name) if own else name, own)
    if found is not None:
        return found
    head, at, limit = name.partition("@")
    level, dash, character = head.partition("-")
    if dash or at:
        if level in SEARCHING:
            return searcher(name, character if dash else CHARACTERS[0], limits_of(name, limit) if at else None)
        if own:
            raise BotError(Message("bot-plain", {"bot": level, "name": name}))
    for kind in KINDS:
        if kind.name == EARLIER.get(name, name):
            return kind()
    raise unknown(name, [*names(), *outside_names()])


def searcher(name: str, character: str, limits: Limits | None) -> Bot:
    if character not in CHARACTERS:
        known = ", ".join(CHARACTERS)
        raise BotError(Message("bot-character", {"bot": name, "character": character, "known": known}))
    return Grandmaster(limits, character)


def unknown(name: str, known: list[str]) -> BotError:
    return BotError(Message("bot-unknown", {"bot": name, "known": ", ".join(known)}))


def limits_of(name: str, limit: str) -> Limits:
    """`60`: simulations; `0.5s`: seconds."""
    try:
        if limit.endswith("s"):
            seconds = float(limit[:-1])
            if 0.0 < seconds <= MOST_SECONDS:
                return Limits(seconds=seconds)
        elif limit.isascii() and limit.isdigit() and 1 <= int(limit) <= MOST_SIMULATIONS:
            return Limits(simulations=int(limit))
    except ValueError:
        pass
    raise BotError(Message("bot-limit", {"bot": name, "limit": limit}))
