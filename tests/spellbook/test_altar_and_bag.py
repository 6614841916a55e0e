"""Refilling the altar at the end of a day, and what happens when the bag is empty."""

from collections import Counter

import pytest

from athanor.games.spellbook.components import TOKEN_NAMES, listed
from athanor.games.spellbook.state import Spellbook
from tests.spellbook.table import GAME, Table

rule = pytest.mark.rule
THREE = "red-o red-t red-s"  # something to learn keeps the dusk open


def evening(altar: int | str, **more) -> Table:
    return Table(phase="dusk", reserve=THREE, altar=altar, **more)


# ---------------------------------------------------------------- refill


@rule("SB-345")
@pytest.mark.parametrize("dusk", ["pass", "learn sacrifice-3"])
def test_the_altar_is_refilled_once_a_day_after_dusk(dusk):
    t = Table(reserve=THREE, altar="blue-o*5", bag=40)
    t.do("draw-2")
    assert (t.phase, t.A, t.B) == ("midday", 5, 38)
    t.do("pass")
    assert (t.phase, t.A, t.B) == ("dusk", 5, 38)
    t.do(dusk)
    while t.offered("mark") or t.offered("pay"):
        t.do(t.legal[0])
    assert (t.today, t.phase, t.A, t.B) == (1, "dawn", 6, 37)


@rule("SB-345")
def test_every_day_has_its_refill():
    t = Table(players=3, altar=5, bag=40)
    for days in range(1, 5):
        t.do("pass")  # nobody has a token: the dawn is all there is to skip
        assert (t.today, t.phase, t.A, t.B) == (days % 3, "dawn", 5 + days, 40 - days)


@rule("SB-346", "SB-351")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("altar", range(5))
def test_fewer_than_five_are_filled_up_to_five(players, altar):
    t = evening(altar, players=players, bag=40)
    t.do("pass")
    assert (t.today, t.A, t.B, t.D) == (1, 5, 40 - (5 - altar), 0)


@rule("SB-347", "SB-351")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("altar", range(5, 10))
def test_five_to_nine_get_one_more(players, altar):
    t = evening(altar, players=players, bag=40)
    before = t.altar()
    t.do("pass")
    assert (t.today, t.A, t.B, t.D) == (1, altar + 1, 39, 0)
    assert before <= t.altar()


@rule("SB-348", "SB-351")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("altar", [10, 11, 12, 16])
def test_ten_or_more_are_all_discarded_and_five_drawn(players, altar):
    t = evening(altar, players=players, bag=40)
    before = t.altar()
    t.do("pass")
    assert (t.today, t.A, t.B, t.D) == (1, 5, 35, altar)
    assert t.box() == before


@rule("SB-349")
def test_ten_reached_by_a_refill_are_there_for_the_next_player():
    t = evening(9, bag=40)
    t.do("pass")
    assert (t.today, t.phase, t.A, t.D) == (1, "dawn", 10, 0)
    assert len(t.offered("take")) == len(t.altar())
    t.do("pass")  # seat 2 has no token: the day is over
    assert (t.today, t.A, t.D) == (0, 5, 10)


@rule("SB-350")
def test_the_flush_discards_before_it_draws():
    t = evening(10, bag=3, box=4)
    t.do("pass")
    assert (t.A, t.B, t.D) == (5, 12, 0)


@rule("SB-352")
def test_the_altar_can_reach_sixteen_and_is_then_flushed():
    t = Table(
        learnt="divination-4 swiftness-5 clone-5:white-o",
        reserve="red-o",
        altar=10,
        rivals={1: {"learnt": "divination-4:purple-t"}},
        bag=40,
    )
    t.do("use divination-4", "pass")
    assert (t.phase, t.A) == ("dawn", 12)
    t.do("use divination-4", "pass")
    assert (t.phase, t.A) == ("midday", 14)
    t.do("use clone-5", "copy 2 divination-4")
    assert t.A == 16
    t.do("pass")
    assert (t.today, t.A, t.B, t.D) == (1, 5, 40 - 6 - 5, 16 + 1)


# ---------------------------------------------------------------- the empty bag


@rule("SB-353")
def test_the_box_returns_to_the_bag_when_a_token_is_missing():
    t = Table(reserve="red-o", altar=5, bag=1, box=7)
    t.do("draw-2")
    assert (t.R, t.B, t.D) == (3, 6, 0)


@rule("SB-354")
def test_the_box_stays_when_the_bag_has_just_run_out():
    t = Table(reserve="red-o", altar=5, bag=2, box=5)
    t.do("draw-2")
    assert (t.R, t.B, t.D) == (3, 0, 5)


@rule("SB-355")
def test_the_refill_of_the_altar_goes_on_from_the_box():
    t = evening(2, bag=1, box=20)
    t.do("pass")
    assert (t.A, t.B, t.D) == (5, 18, 0)


@rule("SB-356")
@pytest.mark.parametrize("bag", range(4))
def test_the_draws_before_and_after_make_the_full_number(bag):
    t = Table(learnt="blaze-3", reserve="red-o", altar=5, bag=bag, box=9, rivals={1: {"reserve": 9}})
    t.do("use blaze-3")
    assert (t.R, t.B, t.D) == (5, bag + 9 - 4, 0)


@rule("SB-356")
def test_what_was_left_in_the_bag_comes_first():
    t = Table(reserve="red-o", altar=5, bag="green-s", box="blue-t*4")
    t.do("draw-2")
    assert t.reserve() == {"red-o": 1, "green-s": 1, "blue-t": 1}


@rule("SB-357")
def test_draws_after_the_return_are_random_over_all_returned_tokens():
    kinds = ["red-t", "purple-o", "green-s", "white-o", "yellow-t"]
    state = Table(reserve="red-o", altar="blue-o*5", bag=0, box=" ".join(f"{kind}*2" for kind in kinds)).state
    tally: Counter[str] = Counter()
    pairs = set()
    for seed in range(1000):
        world = state.determinise(None, seed)
        assert isinstance(world, Spellbook)
        world.apply(GAME.actions.id("draw-2"))
        drawn = Counter(TOKEN_NAMES[kind] for kind in listed(world.sorcerers[0].reserve)) - Counter(["red-o"])
        assert drawn.total() == 2
        tally += drawn
        pairs.add(tuple(sorted(drawn.elements())))
    assert set(tally) == set(kinds)
    assert all(330 < tally[kind] < 470 for kind in kinds)  # 400 each, four standard deviations
    assert len(pairs) == 15  # every pair of kinds, equal ones too


@rule("SB-358")
def test_with_bag_and_box_empty_fewer_are_drawn():
    t = Table(reserve="red-o", altar=5, bag=1)
    t.do("draw-2")
    assert (t.R, t.B, t.D) == (2, 0, 0)
    t = Table(learnt="sharing-3", reserve="red-o", altar="blue-t*4", bag=0)
    t.do("use sharing-3")
    assert (t.R, t.A, t.size(1)) == (2, 3, 0)


@rule("SB-358")
def test_with_bag_and_box_empty_draw_2_does_nothing():
    t = Table(reserve="red-o", altar="blue-t green-s", bag=0)
    assert sorted(t.legal) == ["pass", "take blue-t", "take green-s"]
    assert t.why("draw-2")


@rule("SB-358")
def test_with_bag_and_box_empty_the_altar_stays_as_it_is():
    t = evening(3, bag=0)
    before = t.altar()
    t.do("pass")
    assert (t.today, t.A) == (1, 3)
    assert t.altar() == before


@rule("SB-359")
def test_only_the_box_returns():
    t = Table(
        reserve="red-o red-t",
        familiar="blue-o blue-t",
        altar="green-o*5",
        learnt="cure-4:green-s",
        rivals={1: {"reserve": "white-o", "familiar": "white-t", "learnt": "levitation-3:purple-s"}},
        bag=0,
        box="black-o*2 black-t*2",
    )
    t.do("draw-2")
    assert (t.B, t.D) == (2, 0)
    assert t.reserve(0) >= Counter({"red-o": 1, "red-t": 1})
    assert t.reserve(1) == {"white-o": 1}
    assert (t.familiar(0), t.familiar(1)) == (["blue-o", "blue-t"], ["white-t"])
    assert t.altar() == {"green-o": 5}
    assert (t.marker("cure", 0), t.marker("levitation", 1)) == ("green-s", "purple-s")


@rule("SB-359")
def test_what_the_dummy_has_never_returns():
    t = Table(players=1, reserve="red-o", altar=7, dummy="blue-o blue-t", bottom="white-o", bag=0, box="black-o*4")
    t.do("draw-2")
    assert (t.B, t.D) == (2, 0)
    assert (t.dummy(), t.bottom()) == (["blue-o", "blue-t"], ["white-o"])
