"""The limit of nine, effects that are cut short, and what does not fit."""

from collections import Counter

import pytest

import athanor
from tests.spellbook.table import GAME, Table

rule = pytest.mark.rule
FULL = {1: {"reserve": 9}}  # a rival whom Blaze and Sharing pass by


@rule("SB-055")
def test_markers_and_stored_tokens_do_not_count_towards_the_nine():
    t = Table(learnt="sacrifice-3 levitation-3 cure-3 offering-3 abundance-3", familiar=8, reserve=7, altar=5, bag=20)
    t.do("draw-2")
    assert (t.R, t.B) == (9, 18)


@rule("SB-056")
def test_no_basic_action_makes_room_by_discarding():
    t = Table(reserve=9, altar=5)
    assert (t.phase, t.R) == ("midday", 9)  # dawn had nothing to offer
    assert {name.partition(" ")[0] for name in t.legal} == {"pass", "store"}
    t.do("pass")
    assert t.phase == "dusk"
    assert {name.partition(" ")[0] for name in t.legal} == {"pass", "learn"}
    assert all(t.why(f"discard {token}") for token in t.reserve())


@rule("SB-057")
def test_tokens_are_drawn_one_at_a_time_until_nine():
    t = Table(learnt="blaze-3", reserve=7, altar=5, rivals=FULL, draws="green-o green-t green-s")
    before, bag = t.reserve(), t.B
    t.do("use blaze-3")
    assert t.reserve() - before == {"green-o": 1, "green-t": 1}
    assert (t.R, t.B) == (9, bag - 2)
    t.do("pass")
    while t.today == 0:
        t.do("pass")
    assert t.altar()["green-s"] == 1  # the third token stayed in the bag and is the next one out


@rule("SB-057")
def test_tokens_are_taken_one_at_a_time():
    t = Table(learnt="sharing-5", reserve=2, altar="red-o blue-t green-s white-o", bag=20)
    t.do("use sharing-5")
    for taken, token in enumerate(("green-s", "red-o"), start=1):
        t.do(f"take {token}")
        assert (t.R, t.A) == (2 + taken, 4 - taken)


@rule("SB-058")
@pytest.mark.parametrize(("reserve", "drawn"), [(4, 4), (5, 4), (6, 3), (7, 2), (8, 1)])
def test_the_limit_cuts_an_action_short(reserve, drawn):
    t = Table(learnt="blaze-3", reserve=reserve, altar=5, rivals=FULL, bag=30)
    t.do("use blaze-3")
    assert (t.size(0), t.B, t.phase) == (reserve + drawn, 30 - drawn, "midday")


@rule("SB-059")
def test_what_does_not_fit_stays_on_the_altar():
    t = Table(learnt="sharing-5", reserve=8, altar=5, rivals=FULL, bag=30)
    t.do("use sharing-5", f"take {next(iter(t.altar()))}")
    assert (t.R, t.A, t.B, t.D) == (9, 4, 30, 0)
    assert t.phase == "midday"


@rule("SB-059")
def test_what_does_not_fit_stays_in_the_bag():
    t = Table(learnt="sacrifice-3", reserve="red-o*4 blue-t*4", altar=5, bag=30)
    t.do("use sacrifice-3")
    assert (t.R, t.B, t.D) == (9, 28, 1)


@rule("SB-060")
def test_draw_2_draws_two_when_two_fit():
    t = Table(reserve=3, altar=5, bag=30)
    assert [name for name in t.legal if name.startswith("draw")] == ["draw-2"]
    t.do("draw-2")
    assert (t.R, t.B, t.phase) == (5, 28, "midday")


@rule("SB-060")
def test_nobody_may_take_fewer_than_a_line_states():
    t = Table(learnt="sharing-5", reserve=2, altar="red-o blue-t green-s white-o yellow-t")
    assert t.offered("use") == ["sharing-3", "sharing-4", "sharing-5"]
    t.do("use sharing-5")
    for _ in range(3):
        assert (t.asked, len(t.legal)) == (0, len(t.offered("take")))  # no way to stop
        t.do(t.legal[0])
    assert (t.R, t.A, t.phase) == (5, 2, "midday")


@rule("SB-060")
def test_divination_4_alone_says_up_to():
    for line, may_stop in ((3, False), (5, False), (4, True)):
        t = Table(learnt="divination-5", reserve=2, altar=5, draws="red-t red-s")
        t.do(f"use divination-{line}")
        assert t.can("pass") == may_stop
    t.do("pass")
    assert (t.phase, t.R, t.A) == ("midday", 2, 7)


@rule("SB-061")
def test_sharing_gives_nothing_to_a_full_reserve():
    t = Table(
        players=3, learnt="sharing-4", reserve=2, altar="blue-t*2", bag=30,
        rivals={1: {"reserve": 9}, 2: {"reserve": 8}},
    )  # fmt: skip
    t.do("use sharing-4")
    assert [t.size(seat) for seat in range(3)] == [4, 9, 9]
    assert t.B == 29


@rule("SB-061")
def test_blaze_gives_nothing_to_a_full_reserve():
    t = Table(
        players=3, learnt="blaze-3", reserve=2, altar="blue-t red-s green-o", bag=30,
        rivals={1: {"reserve": 9}, 2: {"reserve": 8}},
    )  # fmt: skip
    t.do("use blaze-3")
    assert t.asked == 2
    t.do("take red-s")
    assert [t.size(seat) for seat in range(3)] == [6, 9, 9]
    assert t.A == 2


@rule("SB-062")
@pytest.mark.parametrize(("reserve", "drawn"), [(9, 1), (8, 2), (7, 3), (6, 4)])
def test_sacrifice_discards_first_and_so_makes_room(reserve, drawn):
    t = Table(learnt="sacrifice-3", reserve=f"red-o*3 blue-t*{reserve - 5} green-s*2", altar=5, bag=30)
    t.do("use sacrifice-3")
    assert (t.size(0), t.B, t.D) == (reserve - 1 + drawn, 30 - drawn, 1)


@rule("SB-062")
def test_clone_5_discards_first_and_so_makes_room():
    t = Table(
        phase="midday", learnt="clone-5:white-o", altar=5, bag=30,
        reserve="red-o green-t*2 black-t*2 yellow-s*2 purple-t*2",
    )  # fmt: skip
    t.do("use clone-5", "draw-2")
    assert (t.R, t.B) == (9, 29)
    assert t.box() == {"red-o": 1}


@rule("SB-063")
@pytest.mark.parametrize(
    ("reserve", "level", "left"), [(8, 4, 7), (8, 5, 6), (9, 3, 8), (9, 4, 7), (7, 5, 6), (6, 5, 6)]
)
def test_cure_draws_first_is_cut_and_discards_the_full_number(reserve, level, left):
    t = Table(phase="midday", learnt=f"cure-{level}", reserve=reserve, altar=5, bag=30)
    drawn = min(level - 2, 9 - reserve)
    t.do(f"use cure-{level}")
    assert (t.R, t.B) == (reserve + drawn, 30 - drawn)
    for _ in range(level - 2):
        t.do(f"discard {t.offered('discard')[0]}")
    assert (t.size(0), t.D) == (left, level - 2)


@rule("SB-063")
@pytest.mark.parametrize(("reserve", "taken"), [(7, 2), (8, 1), (9, 0)])
def test_divination_3_takes_first_is_cut_and_discards_one(reserve, taken):
    t = Table(learnt="divination-3", reserve=reserve, altar="red-o blue-t green-s white-o yellow-t", bag=30)
    t.do("use divination-3")
    for _ in range(taken):
        t.do(f"take {t.offered('take')[0]}")
    assert not t.offered("take")
    t.do(f"discard {t.offered('discard')[0]}")
    assert (t.R, t.A, t.D) == (reserve + taken - 1, 7 - taken, 1)


@rule("SB-064")
def test_a_swap_is_legal_with_nine_tokens():
    t = Table(
        phase="midday", learnt="purification-3", reserve="red-o*4 green-t*4 black-s", bag=20,
        altar="blue-t white-o yellow-t*3",
    )  # fmt: skip
    t.do("use purification-3", "give black-s", "receive blue-t")
    assert t.reserve() == {"red-o": 4, "green-t": 4, "blue-t": 1}
    assert t.altar() == {"black-s": 1, "white-o": 1, "yellow-t": 3}
    assert (t.phase, t.B, t.D) == ("dusk", 20, 0)


@rule("SB-065")
def test_stored_tokens_without_a_space_stay_in_the_reserve():
    t = Table(phase="midday", learnt="offering-3", reserve="red-o red-t green-s", familiar=13, altar=5)
    t.do("use offering-3", "store red-t")
    assert (t.stored(0), t.D) == (14, 0)
    assert t.reserve() == {"red-o": 1, "green-s": 1}


@rule("SB-066")
def test_tokens_for_the_familiar_without_a_space_stay_on_the_altar():
    t = Table(phase="dusk", learnt="growth-5", familiar=13, altar="red-o blue-t green-s white-o yellow-t", bag=30)
    t.do("use growth-5", "take green-s")
    assert (t.stored(0), t.A, t.B, t.D) == (14, 5, 29, 0)  # 4 stayed, 1 refilled
    assert t.altar() >= Counter({"red-o": 1, "blue-t": 1, "white-o": 1, "yellow-t": 1})


@rule("SB-067")
def test_fewer_suitable_altar_tokens_than_stated_take_those_there_are():
    t = Table(learnt="sharing-5", reserve=3, altar="blue-s*2", bag=30)
    t.do("use sharing-5")
    assert (t.R, t.A, t.size(1), t.B) == (5, 0, 1, 29)


@rule("SB-067")
def test_levitation_takes_the_single_match():
    t = Table(learnt="levitation-3", reserve=3, altar="blue-o red-t*2 green-s*2")
    t.do("use levitation-3")
    assert (t.R, t.A, t.phase) == (4, 4, "midday")
    assert t.altar() == {"red-t": 2, "green-s": 2}


@rule("SB-068")
@pytest.mark.parametrize("reserve", [6, 7, 9])
def test_an_action_without_effect_is_the_same_as_passing(reserve):
    # Divination 5 puts two tokens on the altar even with a full reserve: it keeps the dawn open.
    t = Table(learnt="eruption-5 divination-5", reserve=reserve, altar=5)
    before = t.state.snapshot()
    for line in (3, 4, 5):
        assert not t.can(f"use eruption-{line}")
        assert t.why(f"use eruption-{line}")
        with pytest.raises(athanor.IllegalAction):
            t.state.apply(GAME.actions.id(f"use eruption-{line}"))
    assert t.state.snapshot() == before
    places = (t.R, t.A, t.F, t.B, t.D)
    t.do("pass")
    assert (t.phase, t.R, t.A, t.F, t.B, t.D) == ("midday", *places)


@rule("SB-069")
def test_the_altar_may_grow_beyond_ten_during_a_day():
    t = Table(learnt="divination-5", reserve=2, altar=10, bag=30)
    t.do("use divination-5")
    assert (t.A, t.B) == (12, 28)
    t.do(t.legal[0])
    t.do(t.legal[0])
    assert (t.phase, t.A, t.R, t.D) == ("midday", 10, 4, 0)


@rule("SB-069")
def test_more_than_ten_on_the_altar_wait_for_the_end_of_the_day():
    t = Table(learnt="divination-4", reserve=2, altar=10, bag=30)
    t.do("use divination-4", "pass")
    assert (t.phase, t.A, t.D) == ("midday", 12, 0)
    t.do("pass")
    assert (t.today, t.A, t.D) == (1, 5, 12)
