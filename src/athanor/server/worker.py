"""What runs in the processes where bots think. They are handed a re-dealt world, never a table."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import athanor
from athanor import bots
from athanor.bots import outside


def prepare(plugins: tuple[str, ...], programs: list[tuple[str, str, float]]) -> None:
    """Once per process: the games and bots from outside this package."""
    load_plugins(plugins)
    for name, command, seconds in programs:
        outside.admit(name, command, seconds)


def is_ready() -> bool:
    """Asked first of all: answered once everything is there."""
    return True


def load_plugins(names: tuple[str, ...]) -> None:
    """Modules that register games and bots when they are imported."""
    for name in names:
        import_module(name)


def explain(game: str, bot: str, world: dict[str, Any], seat: int, seed: int) -> dict[str, Any]:
    return bots.explain(bots.bot(bot), athanor.game(game).from_snapshot(world), seat, seed).plain()


def think(game: str, bot: str, world: dict[str, Any], seat: int, seed: int) -> tuple[int, str]:
    """The answer, and why it was drawn by lot if it was (`Outside.forfeit`)."""
    thinker = bots.bot(bot)
    action = bots.ask(thinker, athanor.game(game).from_snapshot(world), seat, seed)
    return action, getattr(thinker, "forfeit", "")
