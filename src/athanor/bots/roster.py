"""The bots there are, by name: `LEVEL`, or `LEVEL-CHARACTER`, either with a limit of its own behind an `@`.

adept            as at the table, about a third of a second a decision
adept-bold       the same in another character
adept@60         60 simulations a decision, however long they take: the same every time
master@0.5s      half a second a decision
"""

from __future__ import annotations

from typing import Final

from athanor.bots import outside, outside_plugins, outside_weights
from athanor.bots.base import Bot, BotError
from athanor.bots.greedy import Greedy
from athanor.bots.novice import Beginner, Habit, Novice
from athanor.bots.search import CHARACTERS, Adept, Limits, Master, Searcher
from athanor.bots.uniform import Random
from athanor.core.message import Message

# From the weakest to the strongest; lists for people keep this order.
KINDS: Final[tuple[type[Bot], ...]] = (Random, Beginner, Greedy, Novice, Habit, Adept, Master)
SEARCHERS: Final[tuple[type[Searcher], ...]] = (Adept, Master)
USUAL: Final = Adept.name  # where somebody wants an opponent and says no more
YARDSTICKS: Final = (Random.name, Greedy.name, Habit.name)  # to measure others by; not meant as company

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


def outside_names() -> list[str]:
    """Bots of other packages, and programs that somebody gave a name."""
    return [*outside_plugins.names(), *outside.names()]


def level_of(name: str) -> str:
    """What stands before the character and the limit."""
    return name.partition("@")[0].partition("-")[0]


def is_own(name: str) -> bool:
    """Whether a name means one of our own bots, or would if there were such a character or limit."""
    return level_of(name) in names()


def levels() -> list[Level]:
    """The strengths meant as company, the weakest first."""
    thinkers = [kind.name for kind in SEARCHERS]
    company = [name for name in names() if name not in YARDSTICKS]
    return [Level(name, CHARACTERS if name in thinkers else CHARACTERS[:1]) for name in company]


def bot(name: str, simulations: int = 0) -> Bot:
    """The bot of that name; `BotError` says what is wrong with it. `simulations` is the limit behind the `@`."""
    own = is_own(name)
    found = outside.find(name) or outside_weights.find(name)
    found = found or outside_plugins.find(level_of(name) if own else name, own)
    if found is not None:
        return found
    head, at, limit = name.partition("@")
    level, dash, character = head.partition("-")
    if simulations and not at:
        at, limit = "@", str(simulations)
    for searcher in SEARCHERS:
        if searcher.name == level:
            if dash and character not in CHARACTERS:
                raise BotError(
                    Message("bot-character", {"bot": name, "character": character, "known": ", ".join(CHARACTERS)})
                )
            return searcher(limits_of(name, limit) if at else None, character if dash else CHARACTERS[0])
    for kind in KINDS:
        if kind.name == level:
            if dash or at:
                raise BotError(Message("bot-plain", {"bot": level, "name": name}))
            return kind()
    raise unknown(name, [*names(), *outside_names()])


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
