"""What a state costs on the wire: printed things are told once, and then only what has changed."""

import json
import math
import random
from typing import Any

import pytest

import athanor
from athanor.core.state import State
from athanor.server.tables import LiveTable
from tests.server.test_secrecy import live_table
from tests.views import whole

MOST = 6 * 1024
MOVES = 250
OPTIONS: dict[str, dict[str, Any]] = {"spellbook": {"spells": "classic"}, "trismegistus": {"achievements": "on"}}


class Listener:
    """Somebody at a seat, or who watches; puts together what they are sent."""

    def __init__(self, seat: int | None) -> None:
        self.guest = None if seat is None else f"guest-{seat}"
        self.looking: int | None = None
        self.looked_at, self.learnt, self.sent = -1, False, 0
        self.heard_as: int | None = None
        self.printed = False
        self.view: dict[str, Any] | None = None
        self.state: dict[str, Any] | None = None
        self.sizes: list[int] = []
        self.kinds: list[str] = []

    def put(self, message: str) -> None:
        said = json.loads(message)
        self.kinds.append(said["type"])
        if said["type"] == "state":
            self.sizes.append(len(message.encode()))
            self.state = whole(said, self.state)

    def coached(self, table: LiveTable, seat: int | None) -> None:
        """Nobody asked to be coached."""

    def drop(self) -> None:
        raise AssertionError("nobody is sent away here")


def likely(s: State, dice: random.Random) -> int:
    weights = s.heuristic(s.to_move if s.to_move is not None else 0)
    best = max(weights)
    return dice.choices(s.legal(), [math.exp(weight - best) for weight in weights])[0]


def played(game: str, seed: int) -> tuple[LiveTable, list[Listener]]:
    """A game at four seats, heard by all of them and by somebody who watches."""
    state = athanor.game(game).new(4, seed, OPTIONS.get(game, {}))
    table, dice = live_table(state), random.Random(seed)
    listeners = [Listener(seat) for seat in (0, 1, 2, 3, None)]
    table.clients.update(listeners)
    table._note("start", None, None, state.events or [], 0.0)
    for _ in range(MOVES):
        table.tell()
        for listener, seat in zip(listeners, (0, 1, 2, 3, None), strict=True):
            assert listener.state is not None
            assert listener.state["view"] == json.loads(json.dumps(state.view(seat)))
        if state.over:
            break
        assert state.to_move is not None
        table._step(state.to_move, likely(state, dice), 0.0)
    return table, listeners


@pytest.mark.parametrize("game", ["spellbook", "trismegistus"])
def test_every_later_state_takes_at_most_6_kb_at_four_players(game):
    _, listeners = played(game, 3)
    for listener in listeners:
        assert max(listener.sizes[1:]) <= MOST
        assert listener.kinds.count("printed") == 1
        assert listener.kinds.index("printed") < listener.kinds.index("state")


@pytest.mark.long(sample="test_every_later_state_takes_at_most_6_kb_at_four_players")
@pytest.mark.parametrize("game", ["spellbook", "trismegistus"])
@pytest.mark.parametrize("seed", range(8))
def test_it_does_so_in_many_games(game, seed):
    _, listeners = played(game, seed)
    assert max(max(listener.sizes[1:]) for listener in listeners) <= MOST
