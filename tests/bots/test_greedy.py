"""Greedy sees what is to be gained, and plays clearly better than chance in every game."""

from typing import Any

import pytest

import athanor
import tests.toy  # noqa: F401  # registers the toy
from athanor import bots
from athanor.games.spellbook.estimate import estimate
from tests.spellbook.table import Table


def won(game: str, options: dict[str, object], games: int) -> float:
    """The share of games that greedy wins against one random player."""
    pair = [bots.bot("greedy"), bots.bot("random")]
    outcomes = list(bots.play_series(athanor.game(game), pair, games, 5, options))
    return sum((0 in outcome.winners) / len(outcome.winners) for outcome in outcomes) / games


@pytest.mark.parametrize("spells", ["set-1", "set-2", "set-3", "classic"])
def test_greedy_beats_random(spells):
    assert won("spellbook", {"spells": spells}, 16) >= 0.9


@pytest.mark.parametrize("game", ["alchemists", "trismegistus"])
def test_greedy_beats_random_where_a_game_takes_seconds(game):
    assert won(game, {}, 4) >= 0.75


@pytest.mark.long(sample="test_greedy_beats_random_where_a_game_takes_seconds")
@pytest.mark.parametrize("game", ["alchemists", "trismegistus"])
def test_greedy_beats_random_nearly_always(game):
    assert won(game, {}, 16) >= 0.85


def test_greedy_beats_random_in_a_game_it_was_not_made_for():
    assert won("toy", {}, 40) >= 0.7


def test_games_of_greedy_players_end_in_good_time():
    three = [bots.bot("greedy")] * 3
    for outcome in bots.play_series(athanor.game("spellbook"), three, 4, 6, {"spells": "classic"}):
        for found in outcome.statistics:
            assert 7 <= found["days"] <= 25
            assert found["spells"] >= 1
        assert max(outcome.scores) >= 20


def choice(t: Table) -> str:
    """What greedy would do, by name."""
    return t.state.game.actions.name(bots.ask(bots.bot("greedy"), t.state, t.state.asked, 1))


def test_greedy_takes_the_token_that_completes_a_spell():
    """With an empty bag, so that the token has no rival in the unknown."""
    t = Table(reserve="red-o red-t", altar="red-s blue-o white-t black-s green-o", bag=0)
    assert choice(t) == "take red-s"


def test_greedy_learns_what_it_has_gathered_in_full():
    t = Table(reserve="red-o*2 red-t*2 red-s", altar=5, phase="dusk")
    assert choice(t) == "learn sacrifice-5"


def test_greedy_learns_the_last_spell_of_a_won_game():
    learnt = "sacrifice-5 levitation-5 purification-5 offering-5 time-travel-5 transmutation-5"
    t = Table(reserve="yellow-o yellow-t yellow-s", altar=5, learnt=learnt, phase="dusk")
    assert choice(t) == "learn abundance-3"


def test_greedy_stores_what_it_has_no_other_use_for():
    t = Table(reserve="red-o white-t white-s", altar=5, learnt="sacrifice-5", phase="midday", familiar=4)
    assert choice(t) == "store red-o"


def test_greedy_gives_the_dummy_what_it_needs_least():
    t = Table(players=1, reserve="red-o red-t", altar="red-s blue-o*2", learnt="transmutation-3", phase="dusk")
    assert t.offered("dummy") == ["red-s", "blue-o"]
    assert choice(t) == "dummy blue-o"


# ---------------------------------------------------------------- the estimate it steers by


def better(more: dict[str, Any], less: dict[str, Any]) -> bool:
    one, other = Table(altar=5, **more), Table(altar=5, **less)
    return estimate(one.state, 0) > estimate(other.state, 0)


def test_the_estimate_likes_progress():
    assert better({"reserve": "red-o red-t"}, {"reserve": "red-o blue-t"})
    assert better({"learnt": "sacrifice-4"}, {"learnt": "sacrifice-3"})
    assert better({"learnt": "sacrifice-5"}, {"reserve": "red-o*2 red-t*2 red-s"})
    assert better({"familiar": 5}, {"familiar": 4})


def test_the_estimate_fears_a_rivals_progress():
    assert better({"rivals": {1: {"familiar": 2}}}, {"rivals": {1: {"familiar": 6}}})


def test_once_the_last_day_is_over_the_reserve_promises_nothing():
    """The end is announced, and seat 0 was the first of the round: only points count now, and tokens between equals."""
    kept: dict[str, Any] = {"seat": 1, "starter": 0, "last_round": True, "altar": 5}
    few = Table(rivals={0: {"reserve": "red-o", "familiar": 6}}, **kept)
    many = Table(rivals={0: {"reserve": 7, "familiar": 6}}, **kept)
    assert 0 < estimate(many.state, 0) - estimate(few.state, 0) < 0.5
