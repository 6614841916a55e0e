"""Moments of a game, found without server or browser: a table begins there, so that a test need not play up to it."""

from __future__ import annotations

import random
from collections import deque
from typing import Any

import athanor


def near_the_end(game: str, players: int, moves: int, seed: int = 1, **options: Any) -> str:
    """The position so many moves before the end of a game that is played by chance."""
    dice = random.Random(seed)
    state = athanor.game(game).new(players, seed, options)
    last = deque([state.clone()], maxlen=moves)
    while not state.over:
        seat = dice.choice(state.waiting)
        state.apply(dice.choice(state.legal(seat)), seat)
        last.append(state.clone())
    return last[0].position()
