"""Reputation: the zones and what they do to losses, the floor, combined and separate changes."""

import pytest

from athanor.games.alchemists.settings import SETTINGS
from tests.alchemists.table import Table

rule = pytest.mark.rule
CONFERENCE = SETTINGS.conferences[0][0].loss[0]


def bad_sale(rep: int) -> Table:
    t = Table(at="sell", adventurer="assassin", A={"cubes": "sell", "hand": "toad claw", "rep": rep})
    return t.do("sell B-", "guarantee exact", "mix toad+claw")


def insanity(rep: int) -> Table:
    return Table(at="drink", A={"cubes": "drink", "hand": "mushroom claw", "rep": rep}).do("mix mushroom+claw")


def failed_debunk(rep: int, times: int = 1) -> Table:
    t = Table(round=3, at="debunk", theories="toad=B+:B-gold", A={"cubes": f"debunk*{times}", "rep": rep})
    return t.do(*["debunk toad red"] * times)


def debunked_seal(rep: int) -> Table:
    """A's starred seal stands on a wrong theory, which B debunks."""
    t = Table(round=3, at="debunk", theories="toad=R-:A-gold", A={"rep": rep}, B={"cubes": "debunk"})
    return t.do("debunk toad red")


def conference(rep: int) -> Table:
    return Table(round=3, at="conference", A={"rep": rep})


def failed_exhibit(rep: int) -> Table:
    t = Table(round=6, at="exhibit", A={"cubes": "exhibit", "hand": "toad claw", "rep": rep})
    return t.do("exhibit R+", "mix toad+claw")


def self_debunk(rep: int, seal: str, **given) -> Table:
    t = Table(round=3, at="debunk", theories=f"toad=R-:A-{seal}", A={"cubes": "debunk", "rep": rep, **given})
    return t.do("debunk toad red")


LOSSES = [
    (bad_sale, 1), (insanity, 1), (failed_debunk, 1), (debunked_seal, 5), (conference, CONFERENCE), (failed_exhibit, 1),
]  # fmt: skip


@rule("AL-203", "AL-216")
@pytest.mark.parametrize(("loss", "printed"), LOSSES, ids=lambda value: getattr(value, "__name__", ""))
@pytest.mark.parametrize(("rep", "more"), [(6, -1), (7, 0), (13, 0), (14, 1), (17, 1), (18, 2), (30, 2)])
def test_zones_change_every_loss(loss, printed, rep, more):
    assert loss(rep).rep("A") == rep - printed - more


@rule("AL-204")
def test_green_each_loss_is_one_larger():
    assert bad_sale(15).rep("A") == 13


@rule("AL-205")
def test_blue_each_loss_is_two_larger():
    assert insanity(20).rep("A") == 17


@rule("AL-206")
def test_red_each_loss_is_one_smaller_and_never_a_gain():
    assert bad_sale(6).rep("A") == 6
    assert debunked_seal(6).rep("A") == 2
    assert conference(6).rep("A") == 6 - CONFERENCE + 1
    assert not {"gains-reputation", "loses-reputation"} & set(bad_sale(6).told())


@rule("AL-207")
def test_the_zone_before_the_loss_counts():
    assert bad_sale(14).rep("A") == 12
    assert debunked_seal(18).rep("A") == 11


@rule("AL-208")
def test_a_loss_into_the_red_zone_is_not_reduced():
    assert debunked_seal(7).rep("A") == 2


@rule("AL-209")
def test_reputation_never_falls_below_1():
    assert debunked_seal(3).rep("A") == 1
    assert debunked_seal(1).rep("A") == 1
    assert failed_debunk(2, times=2).rep("A") == 2
    assert conference(1).rep("A") == 1


@rule("AL-210")
def test_gains_are_the_same_in_every_zone():
    for rep in (5, 6, 13, 17, 18):
        t = Table(at="publish", A={"cubes": "publish", "rep": rep}).do("publish toad B+", "seal gold")
        assert t.rep("A") == rep + 1
        t = Table(round=3, at="debunk", theories="toad=R-:B-gold", A={"cubes": "debunk", "rep": rep})
        assert t.do("debunk toad red").rep("A") == rep + 2


@rule("AL-211")
@pytest.mark.parametrize(("rep", "after"), [(13, 3), (15, 4), (20, 8)])
def test_two_seals_lost_in_one_debunk_are_one_loss(rep, after):
    t = Table(
        mode="master", round=3, at="debunk", theories="mushroom=G+:B-gold root=R-:B-silver", A={"cubes": "debunk"},
        B={"rep": rep},
    )  # fmt: skip
    t.do("show mushroom+root", "claim R+")
    assert (t.theory("mushroom"), t.theory("root")) == (None, None)
    assert t.rep("B") == after


@rule("AL-212")
def test_separate_events_are_separate_losses():
    assert failed_debunk(14, times=2).rep("A") == 11
    assert failed_debunk(19, times=2).rep("A") == 14  # 19 -3 16 -2


@rule("AL-213")
@pytest.mark.parametrize(("rep", "after"), [(10, 7), (13, 10), (14, 10), (18, 13), (6, 4)])
def test_gain_and_loss_of_one_debunk_are_one_change(rep, after):
    t = self_debunk(rep, "gold")
    assert t.rep("A") == after
    assert [event.args["count"] for event in t.events("loses-reputation")] == [rep - after]
    assert t.events("gains-reputation") == []


@rule("AL-214")
def test_there_is_no_upper_limit():
    t = Table(
        round=3, at="debunk", theories="toad=R-:B-gold", A={"cubes": "debunk drink", "rep": 30, "hand": "mushroom claw"}
    )
    t.do("debunk toad red")
    assert t.rep("A") == 32
    t.until("drink").do("mix mushroom+claw")
    assert t.rep("A") == 29


@rule("AL-215")
@pytest.mark.parametrize("rep", [4, 10, 15, 20])
def test_zones_do_not_matter_in_the_final_count(rep):
    t = Table(round=6, at="next-round", theories="toad=R-:A-gold", A={"rep": rep, "gold": 0})
    assert t.over
    assert t.sheet("A")["theory toad"] == -4
    assert t.points("A") == rep - 4
