"""The games there are, by their ids: ours, and those of other packages.

A package offers a game by an entry point of the group `athanor.games` that is called like the game:

    [project.entry-points."athanor.games"]
    liars-dice = "liars_dice:GAME"

A game that is not installed can be tried by naming its module in ATHANOR_PLUGINS; the module calls `register`. A game
of another package that cannot be used is left out and keeps no other game away: `troubles` says what is wrong with it.
"""

# Not compiled: nothing here is called often.

from __future__ import annotations

import re
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Any, Final

from athanor.core.errors import BrokenGame, UnknownGame
from athanor.core.text import LANGUAGES

if TYPE_CHECKING:
    from athanor.core.game import Game

GROUP: Final = "athanor.games"
GOOD_ID: Final = re.compile(r"[a-z][a-z0-9-]{0,49}\Z")
MOST_PLAYERS: Final = 12  # at a table
_GAMES: Final[dict[str, Game]] = {}
_TROUBLES: Final[dict[str, BrokenGame]] = {}


def register(game: Game) -> Game:
    known = _GAMES.get(game.id)
    if known is not None and type(known).__qualname__ != type(game).__qualname__:
        packages = f"{type(known).__module__}, {type(game).__module__}"
        raise BrokenGame("game-package-clash", {"game": game.id, "packages": packages})
    _GAMES[game.id] = game
    return game


def registered() -> list[str]:
    """The games that can be played; those of other packages are loaded now."""
    for id, points in offered().items():
        if id not in _TROUBLES:
            try:
                take(id, points)
            except BrokenGame as broken:
                _TROUBLES[id] = broken
    return sorted(_GAMES)


def lookup(id: str) -> Game:
    if id not in _GAMES and id in offered():
        registered()
        if id in _TROUBLES:
            raise _TROUBLES[id]
    if id not in _GAMES:
        raise UnknownGame("unknown-game", {"game": id, "known": ", ".join(registered())})
    return _GAMES[id]


def troubles() -> list[BrokenGame]:
    """What is wrong with games of other packages, a sentence each."""
    registered()
    return [_TROUBLES[id] for id in sorted(_TROUBLES)]


# ---------------------------------------------------------------- other packages


@cache
def offered() -> dict[str, tuple[EntryPoint, ...]]:
    """The entry points by name. Two packages may offer the same name."""
    found: dict[str, tuple[EntryPoint, ...]] = {}
    for point in entry_points(group=GROUP):
        found[point.name] = (*found.get(point.name, ()), point)
    return found


def take(id: str, points: tuple[EntryPoint, ...]) -> None:
    """Register what an entry point names. Among several of a name nobody can say which is meant, so none is taken."""
    packages = sorted(map(package, points))
    if len(packages) > 1:
        raise BrokenGame("game-package-clash", {"game": id, "packages": ", ".join(packages)})
    said = {"game": id, "package": packages[0]}
    try:
        game = points[0].load()
        if isinstance(game, type) or getattr(game, "id", None) != id or not GOOD_ID.match(id):
            raise BrokenGame("game-package-not-a-game", said)
        must_be_usable(game)
    except BrokenGame:
        raise
    except Exception as broken:  # somebody else's code: whatever it is, the person gets a sentence
        raise BrokenGame("game-package-broken", {**said, "detail": f"{type(broken).__name__}: {broken}"}) from broken
    if id in _GAMES and _GAMES[id] is not game:
        raise BrokenGame("game-package-taken", said)
    _GAMES[id] = game


def must_be_usable(game: Any) -> None:
    """What lists of games rely on; whether the rules are in order, the package's own tests say (`athanor.testing`)."""
    players = game.players
    if type(players) is not range or not players or players.step != 1:
        raise TypeError("`players` is a range, for example range(2, 7)")
    if not 1 <= players[0] <= players[-1] <= MOST_PLAYERS:
        raise ValueError(f"a table has 1 to {MOST_PLAYERS} players")
    if not game.num_actions or not game.frames:
        raise ValueError("no actions, or no frames")
    for lang in LANGUAGES:
        if not game.texts.has("game-name", lang):
            raise ValueError(f"no text “game-name” in {lang}")


def package(point: EntryPoint) -> str:
    return point.dist.name if point.dist is not None else point.value
