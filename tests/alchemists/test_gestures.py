"""What comes with the question: fees, gains and losses as they then happen; and prices as the seat pays them."""

from typing import Any

import pytest

import athanor
from athanor.games.alchemists.alchemicals import PAIRS
from tests.alchemists.table import Table

GAME = athanor.game("alchemists")
PUBLISHED = "scorpion=B+:A-green,B-red,C-gold"


def told(t: Table, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = GAME.gestures(t.state, seat)
    return found


@pytest.mark.parametrize("artifacts", ["", "press", "robe", "authority", "authority robe press"])
def test_publishing_costs_and_brings_what_was_told(artifacts):
    t = Table(players=2, round=3, at="publish", order="AB", A={"cubes": "publish*2", "gold": 5, "artifacts": artifacts})
    facts = told(t)["publishing"]
    gold, rep = t.gold("A"), t.rep("A")
    t.do("publish toad B+", "seal gold")
    assert (gold - t.gold("A"), t.rep("A") - rep) == (facts["fee"], facts["theory"])


@pytest.mark.parametrize("artifacts", ["", "robe", "authority"])
def test_endorsing_brings_what_was_told(artifacts):
    endorser = {"cubes": "publish", "gold": 5, "artifacts": artifacts}
    t = Table(players=2, round=3, at="publish", order="AB", theories="toad=B+:B-gold", A=endorser)
    facts, rep = told(t)["publishing"], t.rep("A")
    t.do("endorse toad", "seal red")
    assert t.rep("A") - rep == facts["endorsement"]


@pytest.mark.parametrize("rep", [3, 10, 14, 18])
@pytest.mark.parametrize("artifacts", ["", "robe"])
def test_debunking_brings_and_costs_what_was_told(rep, artifacts):
    """Scorpion has the red of B+ in truth or not: one of the three colours refutes it, another confirms it."""
    changes = set()
    for colour in ("red", "green", "blue"):
        t = Table(
            players=3, round=3, at="debunk", order="ABC", theories="scorpion=B+:B-gold,C-silver",
            A={"cubes": "debunk", "rep": rep, "artifacts": artifacts}, B={"rep": rep}, C={"rep": 12},
        )  # fmt: skip
        facts = told(t)["debunking"]
        t.do(f"debunk scorpion {colour}")
        if t.theory("scorpion") is None:
            assert t.rep("A") - rep == facts["reward"]
            assert rep - t.rep("B") == facts["losses"][1][0]
            assert 12 - t.rep("C") == facts["losses"][2][0]
        else:
            assert rep - t.rep("A") == facts["failure"]
        changes.add(t.theory("scorpion") is None)
    assert changes == {True, False}


def test_a_master_is_told_what_each_answer_would_prove():
    t = Table(mode="master", players=3, round=3, at="debunk", order="ABC", A={"cubes": "debunk"}, theories=PUBLISHED)
    proofs = told(t)["debunking"]["proofs"]
    assert len(proofs) == len(PAIRS)
    scorpion = 6
    for pair, digits in zip(PAIRS, proofs, strict=True):
        assert len(digits) == 14
        assert (set(digits) == {"0"}) == (scorpion not in pair), "only the theories on the two are judged"


def test_prices_are_those_the_seat_pays():
    t = Table(
        round=2, at="buy", artifacts_on_sale="boots mortar robe", A={"cubes": "buy", "gold": 9, "artifacts": "discount"}
    )
    prices = t.state.view(0)["prices"]
    gold = t.gold("A")
    t.do("buy boots")
    assert gold - t.gold("A") == prices[0] < t.state.view(None)["prices"][0]
