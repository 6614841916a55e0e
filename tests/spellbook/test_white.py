"""White spells of sets I and II: Time Travel and Storm (Clone has a file of its own)."""

import pytest

from tests.spellbook.play import pass_until, pay_rest, tokens
from tests.spellbook.table import Table

rule = pytest.mark.rule

SQUARES = "red-s blue-s green-s black-s yellow-s"  # an altar of five kinds
OTHERS = {"o": "red-o blue-o", "t": "red-t blue-t", "s": "red-s blue-s"}


# ---------------------------------------------------------------- Time Travel


@pytest.mark.parametrize(("level", "points"), [(3, 2), (4, 4), (5, 6)])
@rule("SB-230")
def test_time_travel_is_worth_2_4_6(level, points):
    assert Table(learnt=f"time-travel-{level}").points() == points


@pytest.mark.parametrize(("line", "rune"), [(3, "o"), (4, "t"), (5, "s")])
@rule("SB-231")
def test_time_travel_discards_the_rune_of_its_line_then_raises_another_spell(line, rune):
    t = Table(phase="dusk", reserve=" ".join(OTHERS.values()), altar=5, learnt=f"time-travel-{line} cure-3 sacrifice-4")
    t.do(f"use time-travel-{line}")
    assert set(t.offered("discard")) == set(OTHERS[rune].split())
    assert t.offered("raise") == []
    t.do(f"discard red-{rune}")
    assert t.box() == tokens(f"red-{rune}")
    assert t.R == 5
    t.do("raise cure")
    assert (t.level("cure"), t.level("sacrifice"), t.level("time-travel")) == (4, 4, line)
    assert (t.size(0), t.D) == (5, 1)


@pytest.mark.parametrize(
    ("level", "reserve", "lines"),
    [
        (3, "red-o*3", {3}),
        (3, "red-t*3", set()),
        (3, "red-s*3", set()),
        (4, "red-o*3", {3}),
        (4, "red-t*3", {4}),
        (4, "red-s*3", set()),
        (4, "red-o red-t red-s", {3, 4}),
        (5, "red-s*3", {5}),
        (5, "red-o red-t red-s", {3, 4, 5}),
    ],
)
@rule("SB-232")
def test_time_travel_lower_lines_widen_the_choice_of_rune(level, reserve, lines):
    t = Table(phase="dusk", reserve=reserve, altar=5, learnt=f"time-travel-{level} cure-3")
    assert t.can("learn sacrifice-3")  # so that dusk stays open either way
    assert set(t.offered("use")) == {f"time-travel-{line}" for line in lines}
    for line in {3, 4, 5} - lines:
        assert t.why(f"use time-travel-{line}")


@rule("SB-233")
def test_time_travel_raises_own_learnt_spells_on_3_and_4_but_not_itself():
    t = Table(
        phase="dusk",
        reserve="red-o blue-t",
        altar=5,
        learnt="time-travel-4 cure-3 sacrifice-4 offering-5",
        rivals={1: {"learnt": "levitation-3 transmutation-4"}},
    )
    t.do("use time-travel-3")
    assert set(t.offered("raise")) == {"cure", "sacrifice"}
    for spell in ("time-travel", "offering", "levitation", "transmutation", "abundance"):
        assert t.why(f"raise {spell}")


@rule("SB-234")
def test_time_travel_raises_the_same_spell_again_on_a_later_day():
    t = Table(phase="dusk", reserve="red-o blue-o", altar=5, learnt="time-travel-3 cure-3 sacrifice-3")
    t.do("use time-travel-3", "discard red-o", "raise cure")
    assert t.level("cure") == 4
    pass_until(t, 0, "dusk").do("use time-travel-3", "raise cure")
    assert (t.level("cure"), t.level("sacrifice")) == (5, 3)


@pytest.mark.parametrize("learnt", ["time-travel-5", "time-travel-5 cure-5 levitation-5"])
@rule("SB-235")
def test_time_travel_without_a_spell_to_raise_cannot_be_used(learnt):
    t = Table(phase="dusk", reserve="red-o red-t red-s", altar=5, learnt=learnt)
    assert t.can("learn sacrifice-3")
    assert t.offered("use") == []
    assert all(t.why(f"use time-travel-{line}") for line in (3, 4, 5))


@rule("SB-236")
def test_time_travel_raises_growth_after_its_drop_so_that_it_can_be_used_again():
    t = Table(phase="dusk", reserve="red-o blue-t", altar=SQUARES, learnt="time-travel-3 growth-4")
    t.do("use growth-4", "take red-s", "take blue-s")
    assert (t.level("growth"), t.stored(0)) == (3, 2)
    pass_until(t, 0, "dusk")
    assert not t.can("use growth-4")
    t.do("use time-travel-3")  # one round token, one spell to raise: nothing to ask
    assert (t.level("growth"), t.reserve(0)) == (4, tokens("blue-t"))
    pass_until(t, 0, "dusk").do("use growth-4")
    for _ in range(2):
        t.do(f"take {t.offered('take')[0]}")
    assert (t.level("growth"), t.stored(0)) == (3, 4)


@pytest.mark.parametrize("spell", ["abundance-3", "abundance-4", "swiftness-3", "communion-3"])
@rule("SB-237")
def test_time_travel_sets_off_no_instant_effect(spell):
    name, level = spell.rsplit("-", 1)
    t = Table(phase="dusk", reserve="red-o blue-t", altar=5, learnt=f"time-travel-3 {spell}")
    bag = t.B
    t.do("use time-travel-3")
    assert t.level(name) == int(level) + 1
    assert (t.today, t.phase) == (1, "dawn")  # no dawn action in between
    # the altar has its one token of the evening; nothing else was drawn, taken or stored
    assert (t.size(0), t.stored(0), t.A, t.B) == (1, 0, 6, bag - 1)


@rule("SB-238")
def test_time_travel_lifts_swiftness_to_its_permanent_line():
    t = Table(phase="dusk", reserve="red-o", altar=5, learnt="time-travel-3 swiftness-4")
    t.do("use time-travel-3")
    pass_until(t, 0, "dawn").do("draw-2")
    assert (t.phase, t.R) == ("dawn", 2)
    t.do("draw-2")
    assert (t.phase, t.R) == ("midday", 4)


@rule("SB-238")
def test_time_travel_lifts_mirage_from_one_draw_to_two():
    t = Table(phase="dusk", reserve="red-o", altar=SQUARES, learnt="time-travel-3 mirage-3:blue-s")
    t.do("use time-travel-3")
    pass_until(t, 0, "dawn").do("take green-s", "accept")
    assert t.R == 3


@rule("SB-238")
def test_time_travel_lifts_communion_from_its_points_to_its_storing():
    t = Table(
        phase="dusk",
        reserve="green-o red-t*3",
        altar=5,
        familiar="red-o blue-o",
        learnt="time-travel-3 communion-4:yellow-o",
    )
    assert t.points() == 2 + 2 + 2  # Time Travel, the board, two round tokens
    t.do("use time-travel-3")
    assert (t.level("communion"), t.points()) == (5, 2 + 2)
    pass_until(t, 0, "dusk").do("learn sacrifice-3", "keep red-t")
    assert t.familiar(0) == ["red-o", "blue-o", "red-t", "red-t"]


@rule("SB-239")
def test_time_travel_can_cost_points():
    t = Table(phase="dusk", reserve="red-o", altar=5, learnt="time-travel-3 swiftness-4")
    assert t.points() == 2 + 6
    t.do("use time-travel-3")
    assert t.points() == 2 + 0


@rule("SB-240")
def test_time_travel_gives_transmutation_its_action_from_the_next_dusk():
    t = Table(
        phase="dusk", reserve="green-o red-o red-t black-s", altar=5, learnt="time-travel-3 transmutation-3:blue-s"
    )
    assert not t.can("use transmutation-3")
    t.do("use time-travel-3", "discard green-o")
    pass_until(t, 0, "dusk")
    assert "transmutation-4" in t.offered("use")
    t.do("use transmutation-4", "mark red-o")
    pay_rest(t)
    assert (t.level("sacrifice"), t.size(0)) == (3, 0)


@pytest.mark.parametrize(
    ("learnt", "familiar", "before", "after"),
    [
        # Time Travel 2; Knowledge 3: 1 + 1; Knowledge 4: 1 for Time Travel on 3, 2 for Cure on 5
        ("time-travel-3 cure-5 knowledge-3", "", 2 + 5 + 2, 2 + 5 + 3),
        # Time Travel 2; board 4; Feast 4: 2; Feast 5: three colours
        ("time-travel-3 feast-4", "red-o red-t blue-o green-o", 2 + 4 + 2, 2 + 4 + 3),
    ],
)
@rule("SB-240")
def test_time_travel_switches_the_scoring_line(learnt, familiar, before, after):
    t = Table(phase="dusk", reserve="red-s white-o", altar=5, familiar=familiar, learnt=learnt)
    assert t.points() == before
    t.do("use time-travel-3")
    assert t.points() == after


@rule("SB-241")
def test_time_travel_is_no_learning_communion_stores_nothing():
    t = Table(phase="dusk", reserve="red-o", altar=5, familiar=3, learnt="time-travel-3 communion-5 cure-3")
    t.do("use time-travel-3")
    assert t.level("cure") == 4
    assert (t.stored(0), t.learnt(0), t.box()) == (3, 3, tokens("red-o"))
    assert t.today == 1  # nothing was asked


@rule("SB-242")
def test_time_travel_is_the_dusk_action_nothing_is_learnt_as_well():
    t = Table(phase="dusk", reserve="blue-o red-t*3", altar=5, learnt="time-travel-3 cure-3")
    assert t.can("learn sacrifice-3")
    t.do("use time-travel-3")
    assert (t.today, t.phase, t.level("sacrifice"), t.size(0)) == (1, "dawn", 0, 3)


@rule("SB-243")
def test_time_travel_leaves_the_marker_its_rune():
    t = Table(phase="dusk", reserve="red-o blue-t green-t yellow-s", altar=5, learnt="time-travel-3 focus-3:black-t")
    t.do("use time-travel-3")
    assert (t.level("focus"), t.marker("focus")) == (4, "black-t")
    pass_until(t, 0, "dusk").do("use focus-4")
    assert set(t.offered("store")) == {"blue-t", "green-t"}


# ---------------------------------------------------------------- Storm


@pytest.mark.parametrize(("level", "points"), [(3, 4), (4, 6), (5, 8)])
@rule("SB-244")
def test_storm_is_worth_4_6_8(level, points):
    assert Table(learnt=f"storm-{level}").points() == points


@rule("SB-245")
def test_storm_3_has_no_action():
    t = Table(phase="dusk", reserve="red-o*3", altar=6, learnt="storm-3")
    assert t.can("learn sacrifice-3")
    assert t.offered("use") == []
    assert all(t.why(f"use storm-{line}") for line in (3, 4, 5))


@pytest.mark.parametrize(
    ("level", "altar", "away"),
    [
        pytest.param(5, SQUARES + " purple-s", "red-s blue-s green-s black-s", marks=rule("SB-246", "SB-257")),
        pytest.param(4, SQUARES, SQUARES, marks=rule("SB-247")),
    ],
)
@rule("SB-248", "SB-249")
def test_storm_replaces_altar_tokens_takes_three_and_falls_a_level(level, altar, away):
    new = " ".join(["white-t", "white-s", "red-t", "blue-t", "green-t"][: len(away.split())])
    t = Table(phase="dusk", reserve="yellow-o yellow-t", altar=altar, draws=new, learnt=f"storm-{level}")
    size = t.A
    t.do(f"use storm-{level}")
    for token in away.split():
        assert t.offered("take") == []
        t.do(f"replace {token}")
    if len(away.split()) < size:
        t.do("pass")
    assert t.box() == tokens(away)
    assert (t.size(0), t.A) == (2, size)
    assert t.altar() == tokens(altar) - tokens(away) + tokens(new)
    assert set(t.offered("take")) == set(t.altar())  # old and new ones
    taken = ["white-t", "white-s", t.offered("take")[-1]]
    t.do(*(f"take {token}" for token in taken))
    assert t.level("storm") == level - 1
    assert t.reserve(0) == tokens("yellow-o yellow-t " + " ".join(taken))
    assert (t.today, t.A) == (1, 5)  # A6 or A5 less three, refilled to five
    assert t.box() == tokens(away)


@rule("SB-250")
def test_storm_may_replace_nothing_and_still_takes_three_and_falls():
    t = Table(phase="dusk", reserve="yellow-o", altar=SQUARES, learnt="storm-4")
    bag = t.B
    t.do("use storm-4", "pass")
    assert (t.size(0), t.A, t.B, t.D) == (1, 5, bag, 0)
    t.do("take red-s", "take blue-s", "take green-s")
    assert (t.size(0), t.level("storm"), t.D) == (4, 3, 0)


@rule("SB-251")
def test_storm_may_replace_more_than_ten():
    t = Table(phase="dusk", reserve="yellow-o", altar=12, learnt="storm-5")
    bag, before = t.B, t.altar()
    t.do("use storm-5")
    for _ in range(12):
        t.do(f"replace {t.offered('replace')[0]}")
    assert (t.size(0), t.A, t.B, t.D) == (1, 12, bag - 12, 12)
    assert t.box() == before


@pytest.mark.parametrize(("reserve", "takes"), [(7, 2), (8, 1), (9, 0)])
@rule("SB-252")
def test_storm_takes_are_cut_by_the_limit_but_the_marker_falls(reserve, takes):
    t = Table(phase="dusk", reserve=reserve, altar=SQUARES, draws="white-t white-s", learnt="storm-5")
    t.do("use storm-5", "pass")
    for token in SQUARES.split()[:takes]:
        t.do(f"take {token}")
    assert (t.size(0), t.level("storm"), t.today) == (9, 4, 1)
    assert sum((tokens(SQUARES) & t.altar()).values()) == 5 - takes


@rule("SB-253")
def test_storm_used_twice_is_worth_four_and_has_no_third_use():
    t = Table(phase="dusk", reserve="red-o*3", altar=SQUARES, learnt="storm-5")
    for level in (5, 4):
        pass_until(t, 0, "dusk").do(f"use storm-{level}", "pass")
        for _ in range(3):
            t.do(f"take {t.offered('take')[0]}")
    assert (t.level("storm"), t.points()) == (3, 4)
    pass_until(t, 0, "dusk")
    assert t.can("learn sacrifice-3")
    assert t.offered("use") == []


@rule("SB-254")
def test_storm_5_offers_one_action_and_falls_by_one_only():
    t = Table(phase="dusk", altar=SQUARES, learnt="storm-5")
    assert t.offered("use") == ["storm-5"]
    t.do("use storm-5", "pass", "take red-s", "take blue-s", "take green-s")
    assert t.level("storm") == 4


@rule("SB-255")
def test_storm_discards_come_back_when_the_bag_runs_out():
    t = Table(phase="dusk", altar=SQUARES, bag="white-t white-s", learnt="storm-4")
    t.do("use storm-4", *(f"replace {token}" for token in SQUARES.split()))
    assert (t.A, t.B, t.D) == (5, 2, 0)
    assert tokens("white-t white-s") <= t.altar()


@rule("SB-256")
def test_storm_takes_set_off_mirage_each():
    t = Table(
        phase="dusk",
        reserve="yellow-o yellow-t",
        altar="red-s green-s black-o red-t green-t",
        learnt="storm-4 mirage-4:blue-s",
        options={"mirage": "always"},
    )
    t.do("use storm-4", "pass", "take red-s", "take green-s", "take black-o")
    assert t.size(0) == 2 + 3 + 4


@rule("SB-256")
def test_storm_discards_do_not_set_off_mirage():
    t = Table(
        phase="dusk",
        reserve="yellow-o yellow-t",
        altar="red-s green-s black-s red-t green-t",
        draws="white-s",
        learnt="storm-4 mirage-3:blue-s",
    )
    t.do("use storm-4", "replace red-s", "pass")
    assert t.R == 2
    t.do("take green-s", "accept", "take red-t", "take green-t")
    assert t.size(0) == 2 + 3 + 1
