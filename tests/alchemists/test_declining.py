"""Where declining is all that is left, the seat that is asked is told why, and nobody else."""

import pytest

from tests.alchemists.table import Table

POOR = {"gold": 0, "hand": ""}
CASES = [
    ("publish", {"A": {**POOR, "cubes": "publish"}}, "This takes 1 gold, more than you have."),
    ("buy", {"A": {**POOR, "cubes": "buy"}}, "gold"),
    ("debunk", {"A": {**POOR, "cubes": "debunk"}}, "theory"),
    ("transmute", {"A": {**POOR, "cubes": "transmute"}}, "You have no ingredient."),
    ("test", {"A": {**POOR, "cubes": "test"}}, "ingredients"),
    ("drink", {"A": {**POOR, "cubes": "drink"}}, "ingredients"),
]


@pytest.mark.parametrize(("at", "given", "why"), CASES, ids=[case[0] for case in CASES])
def test_the_reason_is_in_the_view_of_the_seat_alone(at, given, why):
    t = Table(players=2, round=3, at=at, **given)
    s = t.state
    assert [s.game.actions.name(action) for action in s.legal()] == ["decline"]
    told = s.view(0)["nothing_left"]
    assert why.casefold() in s.game.texts.say(told["id"], "en", **told["args"]).casefold()
    assert s.view(1)["nothing_left"] is None
    assert s.view(None)["nothing_left"] is None


def test_whoever_can_act_is_told_nothing():
    t = Table(players=2, round=3, at="transmute", A={"cubes": "transmute", "hand": "toad"})
    assert t.state.view(0)["nothing_left"] is None
