"""The hand-made policy plays a sensible game: it beats chance, and knows what every kind of action is for."""

import pytest

import athanor
from athanor import bots

GAME = athanor.game("trismegistus")
MAIN_ACTIONS = {"harvest", "essence", "transmute", "artifact", "recharge", "experiment", "chameleon"}
FREE_ACTIONS = {"perform", "buy", "sample", "claim"}


@pytest.fixture(scope="module")
def three_games():
    options = GAME.check_options(2, {"achievements": "on"})
    return [bots.play_game(GAME, [bots.bot("heuristic")] * 2, seed, options)[0] for seed in range(3)]


def test_it_uses_every_kind_of_action(three_games):
    verbs = {GAME.actions.name(action).split()[0] for s in three_games for _, action in s.moves()}
    assert verbs >= MAIN_ACTIONS | FREE_ACTIONS | {"react", "use", "ethereal", "keep", "draft"}


def test_it_finishes_what_it_begins(three_games):
    for s in three_games:
        assert s.over
        assert sum(s.scores()) / 2 >= 25
        assert sum(len(lab.done) for lab in s.labs) >= 4
        assert sum(lab.formulas() for lab in s.labs) >= 3


def test_it_beats_chance():
    table = [bots.bot("heuristic"), bots.bot("random")]
    outcomes = list(bots.play_series(GAME, table, 2, 9, GAME.check_options(2, {})))
    assert all(outcome.winners == [0] for outcome in outcomes)
    assert min(outcome.scores[0] for outcome in outcomes) > max(outcome.scores[1] for outcome in outcomes)
