"""Where bots come from to the network. numpy is imported when the first of them thinks: commands start no slower."""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from athanor.core.game import Game

if TYPE_CHECKING:
    from athanor.nn.evaluator import Evaluator


def evaluator_of(game: Game) -> Evaluator | None:
    """The game's network; None: it has none."""
    found: Evaluator | None = networks().evaluator_of(game)
    return found


def read(game: Game, file: Path) -> Evaluator | None:
    """The network in a file; None: it is not there, or the game has no encoder."""
    found: Evaluator | None = networks().read(game, file)
    return found


def networks() -> Any:
    """The module of networks, and numpy with it."""
    # One decision is too small to share out among threads: waking them takes longer than the products.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    return import_module("athanor.nn.evaluator")
