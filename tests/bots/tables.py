"""Games for bots to sit down at: every size and every kind of set-up, those of the toy included."""

from collections.abc import Iterator
from typing import Any

import athanor
import tests.toy  # noqa: F401  # registers the toy
from athanor.bots import derive
from athanor.core.state import State

Set_up = tuple[str, int, dict[str, Any]]

TABLES: list[Set_up] = [
    *(("spellbook", players, {"spells": f"set-{number}"}) for players in (1, 2, 3, 4) for number in (1, 2, 3)),
    ("spellbook", 2, {"spells": "classic", "mirage": "always"}),
    ("alchemists", 2, {"mode": "master"}),
    ("alchemists", 4, {}),
    ("trismegistus", 1, {}),
    ("trismegistus", 3, {"achievements": "on"}),
    ("toy", 2, {}),
    ("toy", 3, {"laps": 3, "ties": "far"}),
    ("toy", 4, {"laps": 1}),
]
IDS = [f"{game}-{players}-{'-'.join(map(str, options.values()))}" for game, players, options in TABLES]


def begin(table: Set_up, seed: int) -> State:
    game, players, options = table
    return athanor.game(game).new(players, seed, options)


def decisions(table: Set_up, seed: int) -> Iterator[tuple[State, int, int]]:
    """A random game, decision by decision: the state, who may answer, and a number for whatever is asked there.

    Where several may answer, any of them does: bots must cope with answering before the seat that is asked first.
    """
    s = begin(table, seed)
    step = 0
    while not s.over:
        chance = derive(seed, step)
        seat = s.waiting[chance % len(s.waiting)]
        yield s, seat, chance
        legal = s.legal(seat)
        s.apply(legal[chance // 8 % len(legal)], seat)
        step += 1
