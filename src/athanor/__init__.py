"""Athanor: three alchemical board games as a library, a terminal table and a home for bots.

Examples:
    >>> import athanor, random
    >>> state = athanor.game("spellbook").new(players=3, seed=7)
    >>> while not state.over:
    ...     happened = state.apply(random.choice(state.legal()))
    >>> len(state.scores())
    3
"""

from __future__ import annotations

from athanor.core.errors import AthanorError, IllegalAction, OptionError, OtherRules, RecordError, UnknownGame
from athanor.core.events import Event, redact
from athanor.core.game import Game
from athanor.core.message import Message
from athanor.core.record import Record, dumps, loads, replay, walk
from athanor.core.registry import lookup, register, registered
from athanor.core.state import State
from athanor.core.timeline import Timeline
from athanor.games import load_all
from athanor.hints import Hint, hint
from athanor.review import Review, review

__version__ = "0.2.0"

__all__ = [
    "AthanorError", "Event", "Game", "Hint", "IllegalAction", "Message", "OptionError", "OtherRules", "Record",
    "RecordError", "Review", "State", "Timeline", "UnknownGame", "dumps", "game", "games", "hint", "loads", "redact",
    "register", "replay", "review", "walk",
]  # fmt: skip

load_all()


def games() -> list[str]:
    """The names of the games that are here.

    Examples:
        >>> {"alchemists", "spellbook", "trismegistus"} <= set(games())
        True
    """
    return registered()


def game(name: str) -> Game:
    """The game of that name; `UnknownGame` names those there are.

    Examples:
        >>> game("spellbook").players
        range(1, 5)
        >>> game("chess")
        Traceback (most recent call last):
            ...
        athanor.core.errors.UnknownGame: There is no game called “chess”...
    """
    return lookup(name)
