"""What runs in the processes where bots think. They are handed a re-dealt world, never a table."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

import athanor
from athanor import bots
from athanor.bots import outside, outside_weights
from athanor.bots.outside_command import Command
from athanor.hints import hint
from athanor.puzzles import find
from athanor.review.overlooked import overlooked_in
from athanor.review.reviewing import labels_of

MOST_REMEMBERED: Final = 4
MEMORIES: Final[dict[tuple[str, int], bots.Memory]] = {}


def prepare(
    plugins: tuple[str, ...], programs: list[tuple[str, Command, float]], weights: list[tuple[str, str]]
) -> None:
    """Once per process: the games and bots from outside this package."""
    load_plugins(plugins)
    for name, command, seconds in programs:
        outside.admit(name, command, seconds)
    for name, file in weights:
        outside_weights.admit(name, file)


def is_ready() -> bool:
    """Asked first of all: answered once everything is there."""
    return True


def load_plugins(names: tuple[str, ...]) -> None:
    """Modules that register games and bots when they are imported."""
    for name in names:
        import_module(name)


def explain(game: str, bot: str, world: dict[str, Any], seat: int, seed: int) -> dict[str, Any]:
    return bots.explain(bots.bot(bot), athanor.game(game).from_snapshot(world), seat, seed).plain()


def check_puzzle(game: str, puzzle: str, action: str) -> dict[str, Any]:
    """What an answer to a puzzle is worth, and how the game goes on."""
    return find(game, puzzle).check(action).plain()


def give_hint(game: str, world: dict[str, Any], seat: int) -> dict[str, Any]:
    """The best choices of a seat, in a world dealt anew from what it knows."""
    return hint(athanor.game(game).from_snapshot(world), seat).plain()


def look_over(game: str, world: dict[str, Any], seat: int, actions: list[int], seed: int) -> dict[str, Any] | None:
    """A decision that was made: what was clearly better, with what each is called."""
    before = athanor.game(game).from_snapshot(world)
    found = overlooked_in(before, actions, seat, seed)
    if found is None:
        return None
    played, better = ([said.plain() for said in labels_of(before, seat, each)] for each in (actions, found.actions))
    return {"loss": found.loss, "interval": list(found.interval), "played": played, "better": better}


def think(game: str, bot: str, world: dict[str, Any], seat: int, seed: int, table: str, moment: int) -> tuple[int, str]:
    """The answer, and why it was drawn at random if it was (`Outside.forfeit`)."""
    thinker = bots.bot(bot)
    memory = remembered(table, seat)
    memory.moment = moment
    action = bots.ask(thinker, athanor.game(game).from_snapshot(world), seat, seed, memory)
    return action, getattr(thinker, "forfeit", "")


def remembered(table: str, seat: int) -> bots.Memory:
    """What this process remembers of the seat's last decision. Only of a few tables: a tree is large, and whoever finds
    none begins a new one."""
    memory = MEMORIES.pop((table, seat), None) or bots.Memory()
    MEMORIES[table, seat] = memory
    while len(MEMORIES) > MOST_REMEMBERED:
        del MEMORIES[next(iter(MEMORIES))]
    return memory
