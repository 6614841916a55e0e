"""Bots that are a file of weights: `weights:FILE` plays the likeliest action of the network in that file.

To measure what was learnt before anybody else has it. As with programs, whoever runs this machine names the file on the
command line; a name that comes from elsewhere opens none.
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
_ADMITTED: Final[set[str]] = set()


class ByWeights(Bot):
    name: ClassVar[str] = "weights"

    def __init__(self, file: str) -> None:
        self.file = file

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


def admit(name: str) -> None:
    file = name.removeprefix(PREFIX)
    if not Path(file).is_file():
        raise BotError(Message("bot-weights-missing", {"file": file}))
    _ADMITTED.add(name)


def admitted() -> list[str]:
    """For other processes, which `admit` them too."""
    return sorted(_ADMITTED)


def find(name: str) -> Bot | None:
    if not name.startswith(PREFIX):
        return None
    if name not in _ADMITTED:
        raise BotError(Message("bot-weights-not-here", {"bot": name}))
    kind: type[ByWeights] = type("ByWeights", (ByWeights,), {"name": name})
    return kind(name.removeprefix(PREFIX))
