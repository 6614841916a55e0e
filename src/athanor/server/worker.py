"""What runs in the processes where bots think. They are handed a re-dealt world, never a table."""

from __future__ import annotations

import os
import threading
from importlib import import_module
from multiprocessing import parent_process
from multiprocessing.connection import wait
from typing import Any

import athanor
from athanor import bots


def prepare(plugins: tuple[str, ...]) -> None:
    """Once per process: the games from outside this package, and an end of its own when the server is gone."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    load_plugins(plugins)


def load_plugins(names: tuple[str, ...]) -> None:
    """Modules that register games when they are imported."""
    for name in names:
        import_module(name)


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


def explain(game: str, bot: str, world: dict[str, Any], seat: int, seed: int) -> dict[str, Any]:
    return bots.explain(bots.bot(bot), athanor.game(game).from_snapshot(world), seat, seed).plain()


def think(game: str, bot: str, world: dict[str, Any], seat: int, seed: int) -> int:
    return bots.ask(bots.bot(bot), athanor.game(game).from_snapshot(world), seat, seed)
