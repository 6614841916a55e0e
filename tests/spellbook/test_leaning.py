"""What a sensible sorcerer is drawn to, and how much of the victory is in sight."""

from math import isfinite

import pytest

import athanor
from athanor import bots
from tests.bots.tables import decisions
from tests.spellbook.table import Table

SETS = ["set-1", "set-2", "set-3"]


def choice(t: Table) -> str:
    return t.state.game.actions.name(bots.ask(bots.bot("habit"), t.state, t.state.asked, 1))


# ---------------------------------------------------------------- leaning


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("spells", SETS)
def test_every_action_has_its_weight_from_what_the_seat_knows(players, spells):
    for s, seat, _ in decisions(("spellbook", players, {"spells": spells}), seed=31):
        found = s.leaning(seat)
        assert len(found) == len(s.legal(seat))
        assert all(isfinite(weight) for weight in found)
        assert s.determinise(seat, 1).leaning(seat) == found


def test_it_learns_what_it_has_gathered_in_full():
    assert choice(Table(reserve="red-o*2 red-t*2 red-s", altar=5, phase="dusk")) == "learn sacrifice-5"


def test_it_takes_the_token_that_completes_a_spell():
    t = Table(reserve="red-o red-t", altar="red-s blue-o white-t black-s green-o", bag=0)
    assert choice(t) == "take red-s"


def test_it_stores_what_it_has_no_other_use_for():
    t = Table(reserve="red-o white-t white-s", altar=5, learnt="sacrifice-5", phase="midday", familiar=4)
    assert choice(t) == "store red-o"


def test_it_pays_with_what_it_needs_least():
    """The wild element is made of single tokens, not of the nearly complete whites."""
    t = Table(reserve="red-o red-t blue-s green-s black-s white-s*2 white-t", altar=5, phase="dusk")
    t.do("learn sacrifice-3", "mark red-o")
    weights = dict(zip(t.state.legal(), t.state.leaning(0), strict=True))
    number = t.state.game.actions.id
    assert weights[number("wild blue-s")] > weights[number("wild white-s")]


def test_it_gives_the_dummy_what_it_needs_least():
    t = Table(players=1, reserve="red-o red-t", altar="red-s blue-o*2", learnt="transmutation-3", phase="dusk")
    assert choice(t) == "dummy blue-o"


@pytest.mark.parametrize("spells", SETS)
def test_the_novice_beats_chance_nearly_always(spells):
    pair = [bots.bot("novice"), bots.bot("random")]
    outcomes = bots.play_series(athanor.game("spellbook"), pair, 30, 5, {"spells": spells})
    assert sum(outcome.winners == [0] for outcome in outcomes) >= 28


# ---------------------------------------------------------------- outlook


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_shares_are_shares(players):
    for s, _, _ in decisions(("spellbook", players, {"spells": "classic"}), seed=32):
        shares = s.outlooks()
        assert shares == [s.outlook(seat) for seat in range(players)]
        assert all(0.0 <= share <= 1.0 for share in shares)
        if players > 1:
            assert sum(shares) == pytest.approx(1.0)


def test_at_the_end_the_winner_has_it_all():
    s = athanor.game("spellbook").new(3, 5)
    while not s.over:
        s.apply(bots.ask(bots.bot("novice"), s, s.asked, len(s.moves())))
    assert s.outlooks() == [1.0 / len(s.winners()) if seat in s.winners() else 0.0 for seat in range(3)]


def share(**kept: object) -> float:
    s = Table(altar=5, **kept).state  # type: ignore[arg-type]
    return s.outlook(0)


def test_progress_brings_a_victory_nearer():
    assert share(reserve="red-o red-t red-s") > share(reserve="red-o blue-t white-s")
    assert share(learnt="sacrifice-5") > share(learnt="sacrifice-3")
    assert share(familiar=5) > share(familiar=4)
    assert share(rivals={1: {"familiar": 2}}) > share(rivals={1: {"familiar": 6}})


def test_the_same_lead_is_surer_when_the_end_is_near():
    early = share(familiar=3, rivals={1: {"familiar": 1}})
    late = share(familiar=11, rivals={1: {"familiar": 9}}, last_round=True, starter=1)
    assert late > early > 0.5


@pytest.mark.long(sample="tests/bots/test_search.py::test_it_beats_chance_in_a_game_it_was_not_made_for")
def test_looking_ahead_beats_habit():
    pair = [bots.bot("adept@60"), bots.bot("novice")]
    outcomes = list(bots.play_series(athanor.game("spellbook"), pair, 60, 5, {"spells": "classic"}))
    assert sum((0 in o.winners) / len(o.winners) for o in outcomes) >= 33
