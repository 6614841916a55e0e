"""Greedy plays a sensible game: it beats chance, and knows what every kind of action is for."""

import pytest

import athanor
from athanor import bots
from athanor.core.sharing import put
from athanor.games.trismegistus.estimate import estimate
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.symbols import RAW_COPPER, REFINED_GOLD

GAME = athanor.game("trismegistus")
MAIN_ACTIONS = {"harvest", "essence", "transmute", "artifact", "recharge", "experiment", "chameleon"}
FREE_ACTIONS = {"perform", "buy", "sample", "claim"}


@pytest.fixture(scope="module")
def three_games():
    options = GAME.check_options(2, {"achievements": "on"})
    return [bots.play_game(GAME, [bots.bot("greedy")] * 2, seed, options)[0] for seed in range(3)]


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
    table = [bots.bot("greedy"), bots.bot("random")]
    outcomes = list(bots.play_series(GAME, table, 2, 9, GAME.check_options(2, {})))
    assert all(outcome.winners == [0] for outcome in outcomes)
    assert min(outcome.scores[0] for outcome in outcomes) > max(outcome.scores[1] for outcome in outcomes)


def test_the_estimate_likes_what_helps_its_seat_alone():
    s = GAME.new(2, 5, {"setup": "introductory"})
    assert isinstance(s, Trismegistus)
    before = estimate(s, 0)
    for change in ("cube", "level", "formula"):
        better = s.clone()
        lab = better.labs[0]
        if change == "cube":
            lab.cubes[RAW_COPPER] += 1
        elif change == "level":
            lab.tracks[0] += 1
        else:
            lab.vault, lab.sockets = put(lab.vault, 0, lab.sockets[0]), put(lab.sockets, 0, -1)
            lab.filled |= 1
        assert estimate(better, 0) > before
    gold = s.clone()
    gold.labs[0].cubes[REFINED_GOLD] += 1
    assert estimate(gold, 0) > before + 1
    assert estimate(gold, 1) == estimate(s, 1)
