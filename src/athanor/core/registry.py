"""The games there are, by their ids."""

# Not compiled: nothing here is called often.

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from athanor.core.errors import UnknownGame

if TYPE_CHECKING:
    from athanor.core.game import Game

_GAMES: Final[dict[str, Game]] = {}


def register(game: Game) -> Game:
    _GAMES[game.id] = game
    return game


def registered() -> list[str]:
    return sorted(_GAMES)


def lookup(id: str) -> Game:
    if id not in _GAMES:
        raise UnknownGame("unknown-game", {"game": id, "known": ", ".join(registered())})
    return _GAMES[id]
