"""A master's insight: laws that hold in every game, and the file it was learnt into."""

import json
from importlib.resources import files
from math import isfinite
from typing import Any

import pytest

from athanor.games.alchemists.seen import seen, time_left
from athanor.games.alchemists.seen_places import INPUTS, NAMES
from athanor.games.alchemists.thinking import mind
from tests.alchemists.random_games import journey
from tests.alchemists.table import Table

GAMES = [(2, 1), (2, 2), (3, 3), (4, 1)]


def hope(**side: Any) -> float:
    return Table(players=2, round=4, at="declare", order="BA", **side).state.insights()[0]


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_the_insights_of_all_seats_share_one_victory(players: int, seed: int):
    steps, end = journey(players, seed)
    for step in steps[::5]:
        found = step.before.insights()
        assert len(found) == players
        assert sum(found) == pytest.approx(1)
        assert min(found) > 0
    winners = end.winners()
    assert end.insights() == [1 / len(winners) if seat in winners else 0 for seat in range(players)]


@pytest.mark.parametrize("mode", ["apprentice", "master"])
def test_they_do_so_in_both_modes(mode: str):
    for at in ("order", "declare", "publish", "test"):
        found = Table(players=3, round=3, at=at, order="CBA", options={"mode": mode}).state.insights()
        assert sum(found) == pytest.approx(1)
        assert all(isfinite(share) for share in found)


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_what_is_seen_of_a_seat_depends_on_nothing_it_cannot_know(players: int, seed: int):
    steps, _ = journey(players, seed)
    varied = 0
    for number, step in enumerate(steps):
        s, seat = step.before, step.seat
        world: Any = s.determinise(seat, number)
        mine, again = seen(s, seat), seen(world, seat)
        assert (mine.places, mine.amounts) == (again.places, again.amounts)
        varied += world.truth != s.truth
    assert varied > len(steps) // 2


def test_each_place_is_seen_at_most_once():
    for step in journey(2, 2)[0]:
        found = seen(step.before, 0)
        assert len(found.places) == len(set(found.places)) == len(found.amounts)
        assert all(0 <= place < INPUTS for place in found.places)


def test_time_only_runs_out():
    left = [time_left(step.before) for step in journey(2, 1)[0]]
    assert left == sorted(left, reverse=True)
    assert left[0] == 6
    assert 0 < left[-1] < 1


def test_the_file_has_a_weight_for_everything_seen():
    data = json.loads(files("athanor.games.alchemists").joinpath("data/insight.json").read_text(encoding="utf-8"))
    assert len(NAMES) == len(set(NAMES)) == INPUTS == len(data["direct"])
    assert {len(row) for row in data["into"]} == {INPUTS}
    assert len(data["into"]) == len(data["thresholds"]) == len(data["out"])
    assert min(data["doubt"]) > 0


def test_it_likes_reputation_and_gold():
    assert hope() == pytest.approx(0.5, abs=0.15)
    assert hope(A={"rep": 16}) > hope() > hope(B={"rep": 16})
    assert hope(A={"gold": 6}) > hope() > hope(B={"gold": 6})


@pytest.mark.parametrize("count", [1, 5, 77, mind.FEW])
def test_few_worlds_written_out_give_the_same_odds_as_sets_of_them(count: int):
    known = sum(1 << (number * 61 + number % 7) for number in range(count))
    found = mind.Mind(known)
    assert found.grid == mind.marginals(known, count)
    for pair in range(28):
        assert found.odds(pair) == mind.brewing_odds(known, count, pair)
