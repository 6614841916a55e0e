"""The hand-made policy: what a sensible sorcerer does without looking ahead."""

from math import isfinite

import pytest

import athanor
from athanor import bots
from tests.bots.tables import decisions
from tests.spellbook.table import Table

SETS = ["set-1", "set-2", "set-3"]


def choice(t: Table) -> str:
    return t.state.game.actions.name(bots.ask(bots.bot("heuristic"), t.state, t.state.asked, 1))


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("spells", SETS)
def test_every_action_has_its_weight_from_what_the_seat_knows(players, spells):
    for s, seat, _ in decisions(("spellbook", players, {"spells": spells}), seed=31):
        found = s.heuristic(seat)
        assert len(found) == len(s.legal(seat))
        assert all(isfinite(weight) for weight in found)
        assert s.determinise(seat, 1).heuristic(seat) == found


def test_it_learns_what_it_has_gathered_in_full():
    assert choice(Table(reserve="red-o*2 red-t*2 red-s", altar=5, phase="dusk")) == "learn sacrifice-5"


def test_it_takes_the_token_that_completes_a_spell():
    t = Table(reserve="red-o red-t", altar="red-s blue-o white-t black-s green-o", bag=0)
    assert choice(t) == "take red-s"


def test_it_stores_what_it_has_no_other_use_for():
    t = Table(reserve="red-o white-t white-s", altar=5, learnt="sacrifice-5", phase="midday", familiar=4)
    assert choice(t) == "store red-o"


def test_it_learns_the_last_spell_of_a_won_game():
    learnt = "sacrifice-5 levitation-5 purification-5 offering-5 time-travel-5 transmutation-5"
    t = Table(reserve="yellow-o yellow-t yellow-s", altar=5, learnt=learnt, phase="dusk")
    assert choice(t) == "learn abundance-3"


def test_its_games_end_in_good_time():
    three = [bots.bot("heuristic")] * 3
    for outcome in bots.play_series(athanor.game("spellbook"), three, 4, 6, {"spells": "classic"}):
        assert all(7 <= found["days"] <= 25 for found in outcome.statistics)
        assert max(outcome.scores) >= 20


def test_it_pays_with_what_it_needs_least():
    """The wild element is made of single tokens, not of the nearly complete whites."""
    t = Table(reserve="red-o red-t blue-s green-s black-s white-s*2 white-t", altar=5, phase="dusk")
    t.do("learn sacrifice-3", "mark red-o")
    weights = dict(zip(t.state.legal(), t.state.heuristic(0), strict=True))
    number = t.state.game.actions.id
    assert weights[number("wild blue-s")] > weights[number("wild white-s")]


def test_it_gives_the_dummy_what_it_needs_least():
    t = Table(players=1, reserve="red-o red-t", altar="red-s blue-o*2", learnt="transmutation-3", phase="dusk")
    assert choice(t) == "dummy blue-o"


@pytest.mark.parametrize("spells", SETS)
def test_it_beats_chance_nearly_always(spells):
    pair = [bots.bot("heuristic"), bots.bot("random")]
    outcomes = bots.play_series(athanor.game("spellbook"), pair, 30, 5, {"spells": spells})
    assert sum(outcome.winners == [0] for outcome in outcomes) >= 28
