"""Bots that are a file of weights: `weights:FILE` plays the likeliest action of the network in that file.

As with programs, whoever runs this machine names the file, on the command line or, with a name of its own for the page,
in the setting ATHANOR_BOTS (`mine=weights:FILE`); a name that comes from elsewhere opens none.
"""

# Not compiled: programs and packages of others are at the other end.

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final

from athanor.bots.base import Bot, BotError
from athanor.core.game import Game
from athanor.core.message import Message
from athanor.core.state import State
from athanor.nn import late

if TYPE_CHECKING:
    from athanor.nn.evaluator import Evaluator

PREFIX: Final = "weights:"
_ADMITTED: Final[dict[str, str]] = {}  # the file by the name of the bot


class ByWeights(Bot):
    name: ClassVar[str] = "weights"

    def __init__(self, file: str) -> None:
        self.file = file

    def must_know(self, game: Game) -> None:
        """It learnt this game, or it is said that it did not; whoever is told need not know of the file."""
        try:
            evaluator(self.file, game)
        except BotError as unfit:
            raise BotError(Message("bot-learnt-other-game", {"bot": self.name, "game": game.id})) from unfit

    def choose(self, world: State, seat: int, seed: int) -> int:
        legal = world.legal(seat)
        policy = evaluator(self.file, world.game)(world, seat).policy
        return legal[policy.index(max(policy))]


@cache
def evaluator(file: str, game: Game) -> Evaluator:
    try:
        found = late.read(game, Path(file))
    except (OSError, KeyError, TypeError, ValueError):
        found = None
    if found is None:
        raise BotError(Message("bot-weights-other", {"file": file, "game": game.id}))
    return found


def admit(name: str, file: str) -> None:
    """From now on, `name` plays by the weights in that file. For whoever runs this machine alone to decide."""
    if not Path(file).is_file():
        raise BotError(Message("bot-weights-missing", {"file": file}))
    _ADMITTED[name] = file


def admitted() -> list[tuple[str, str]]:
    """Names and files: for other processes, which `admit` them too."""
    return sorted(_ADMITTED.items())


def names() -> list[str]:
    """Those that somebody gave a name; a bare file is for whoever typed it."""
    return sorted(name for name in _ADMITTED if not name.startswith(PREFIX))


def find(name: str) -> ByWeights | None:
    file = _ADMITTED.get(name)
    if file is not None:
        kind: type[ByWeights] = type("ByWeights", (ByWeights,), {"name": name})
        return kind(file)
    if name.startswith(PREFIX):
        raise BotError(Message("bot-weights-not-here", {"bot": name}))
    return None
