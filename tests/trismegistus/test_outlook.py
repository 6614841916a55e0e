"""The share of the victory that an alchemist may hope for."""

import pytest

from athanor.core.sharing import put
from athanor.games.trismegistus.outlook import outlook
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.symbols import REFINED_GOLD
from tests.trismegistus.table import GAME, Table, experiment
from tests.trismegistus.test_leaning import random_positions

TWO_SILVER = 37  # an artifact that brings as much whenever it is used


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_it_is_a_share(players):
    options = {"bot": "strongest"} if players == 1 else {}
    for number, s in enumerate(random_positions(players, 60 + players, options)):
        if number % 7 == 0:
            shares = [s.outlook(seat) for seat in range(players)]
            assert all(0.0 < share < 1.0 for share in shares)
            if players == 2:
                assert 0.8 < sum(shares) < 1.2


def test_at_the_end_it_is_the_victory_itself():
    for seed in range(3):
        for s in random_positions(2, seed):
            last = s
        assert last.over
        winners = last.winners()
        assert [last.outlook(seat) for seat in range(2)] == [
            1.0 / len(winners) if seat in winners else 0.0 for seat in range(2)
        ]


@pytest.mark.parametrize("change", ["points", "gold", "artifact", "formula"])
def test_it_likes_what_helps_the_seat_and_not_what_helps_the_other(change):
    s = GAME.new(2, 5, {"setup": "introductory"})
    assert isinstance(s, Trismegistus)
    before = outlook(s, 0)
    for seat in range(2):
        better = s.clone()
        lab = better.labs[seat]
        if change == "points":
            lab.vp += 3
        elif change == "gold":
            lab.cubes = put(lab.cubes, REFINED_GOLD, 1)
        elif change == "artifact":
            lab.artifacts = put(lab.artifacts, 5, TWO_SILVER)
        else:
            lab.vault, lab.sockets = put(lab.vault, 0, lab.sockets[0]), put(lab.sockets, 0, -1)
            lab.filled |= 1
        assert (outlook(better, 0) > before) == (seat == 0)


def test_a_lead_counts_for_more_the_later_it_is():
    def lead(round_: int) -> float:
        return Table(round=round_, A={"die": "red lead 1", "vp": 10}).state.outlook(0)

    assert 0.5 < lead(1) < lead(3)


def test_what_is_nearly_done_promises_more():
    goal = experiment("fire", "fire 1", "raw tin 3", vp=8)
    poor = Table(A={"die": "red lead 1", "open": [goal]}).state.outlook(0)
    rich = Table(A={"die": "red lead 1", "open": [goal], "cubes": "raw-tin*3", "tracks": "fire 1"}).state.outlook(0)
    assert rich > poor


def test_everybody_at_once_is_the_same_as_one_by_one():
    for number, s in enumerate(random_positions(3, 71)):
        if number % 9 == 0:
            assert s.outlooks() == [s.outlook(seat) for seat in range(3)]
