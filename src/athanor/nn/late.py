"""Where bots come from to the network. numpy is imported when the first of them thinks: commands start no slower."""

from __future__ import annotations

import os
from importlib import import_module
from typing import TYPE_CHECKING

from athanor.core.game import Game

if TYPE_CHECKING:
    from athanor.nn.evaluator import Evaluator


def evaluator_of(game: Game) -> Evaluator | None:
    """The game's network; None: it has none."""
    # One decision is too small to share out among threads: waking them takes longer than the products.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    found: Evaluator | None = import_module("athanor.nn.evaluator").evaluator_of(game)
    return found
