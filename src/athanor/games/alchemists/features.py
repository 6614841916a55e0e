"""The encoder of Alchemists: what a seat knows, as the numbers and categories of `features_layout.py`.

The odds are exact: they are counted over all worlds that fit the seat's own mixes, its glimpses of others' and the
demonstrations (`odds.py`). What others publish or bid is told as it is, and left to whoever reads it.
"""

from __future__ import annotations

from typing import Any, Final

from athanor.core.state import State
from athanor.envs.encoder import Encoder
from athanor.envs.layout import SEATS
from athanor.games.alchemists import features_board as board
from athanor.games.alchemists import features_slots as slots
from athanor.games.alchemists.evidence import what_was_seen
from athanor.games.alchemists.features_layout import LAYOUT
from athanor.games.alchemists.features_seats import (
    NO_SEAT,
    NO_SEAT_INTS,
    common_categories,
    common_numbers,
    open_points,
    seat_numbers,
)
from athanor.games.alchemists.odds import ALL_BITS, odds_of
from athanor.games.alchemists.situation import Situation
from athanor.games.alchemists.state import Alchemists

POINTS_SCALE: Final = LAYOUT.points_scale
MODES: Final = ("apprentice", "master")


def encoded(s: Alchemists, seat: int) -> tuple[list[float], list[int]]:
    it = Situation(s, seat)
    floats: list[float] = []
    ints: list[int] = []
    for place in range(SEATS):
        floats.append(1.0 if place < it.players else 0.0)
    for place in range(SEATS):
        floats.append(open_points(it, place) / POINTS_SCALE if place < it.players else 0.0)
    for place in range(SEATS):
        if place < it.players:
            seat_numbers(it, place, floats, ints)
        else:
            floats += NO_SEAT
            ints += NO_SEAT_INTS
    common_numbers(it, floats)
    common_categories(it, ints)
    slots.ingredients(it, floats, ints)
    slots.pairs(it, floats, ints)
    slots.cells(it, floats, ints)
    slots.potions(it, floats, ints)
    board.spaces(it, floats, ints)
    board.order(it, floats, ints)
    board.favors(it, floats, ints)
    board.artifacts(it, floats, ints)
    board.seals(it, floats, ints)
    board.grants(it, floats, ints)
    return floats, ints


class AlchemistsEncoder(Encoder):
    def __init__(self) -> None:
        self.layout = LAYOUT

    def encode(self, s: State, seat: int) -> tuple[list[float], list[int]]:
        assert isinstance(s, Alchemists)
        return encoded(s, seat)

    def progress(self, s: State) -> list[float]:
        """The bits of what each seat has found out: theories and medals pay for it late, and through many choices."""
        assert isinstance(s, Alchemists)
        return [ALL_BITS - odds_of(what_was_seen(s, seat)).bits for seat in range(s.players)]

    def table(self, rng: Any) -> tuple[int, dict[str, Any]]:
        """All sizes; mostly everybody in the same mode, at times each seat in its own."""
        players = rng.choice((2, 2, 2, 3, 4))
        one = rng.random()
        if one < 0.55:
            return players, {"mode": "apprentice"}
        if one < 0.9:
            return players, {"mode": "master"}
        options = {what: [rng.choice(MODES) for _ in range(players)] for what in ("mode", "conferences", "debunking")}
        return players, options


ENCODER: Final = AlchemistsEncoder()
