"""Purple spells, all of the dawn: Levitation, Sharing, Divination."""

import pytest

from tests.spellbook.table import Table

rule = pytest.mark.rule

# ---------------------------------------------------------------- points


@pytest.mark.parametrize(
    ("spell", "points"),
    [
        pytest.param("levitation", (3, 4, 5), marks=rule("SB-143")),
        pytest.param("sharing", (4, 4, 4), marks=rule("SB-152")),
        pytest.param("divination", (2, 3, 4), marks=rule("SB-161")),
    ],
)
def test_points_of_the_purple_spells(spell, points):
    assert tuple(Table(learnt=f"{spell}-{level}", altar=5).points() for level in (3, 4, 5)) == points


# ---------------------------------------------------------------- Levitation


@rule("SB-144")
def test_levitation_3_takes_two_round_tokens():
    t = Table(learnt="levitation-3", reserve="white-s", altar="red-o*2 blue-t green-s*2")
    bag = t.B
    assert t.offered("use") == ["levitation-3"]
    t.do("use levitation-3")
    assert t.reserve() == {"white-s": 1, "red-o": 2}
    assert (t.R, t.A, t.B, t.D, t.phase) == (3, 3, bag, 0, "midday")


@rule("SB-145")
@pytest.mark.parametrize(("line", "taken"), [(3, "red-o"), (4, "blue-t")])
def test_levitation_4_takes_two_triangles_or_two_round_tokens(line, taken):
    t = Table(learnt="levitation-4", altar="red-o*2 blue-t*2 green-s*2")
    assert sorted(t.offered("use")) == ["levitation-3", "levitation-4"]
    t.do(f"use levitation-{line}")
    assert (t.reserve(), t.A) == ({taken: 2}, 4)


@rule("SB-146")
@pytest.mark.parametrize(("line", "taken"), [(3, {"black-o": 1}), (4, {"blue-t": 2}), (5, {"green-s": 2})])
def test_levitation_5_takes_two_squares_or_by_lower_lines_the_other_runes(line, taken):
    t = Table(learnt="levitation-5", altar="green-s*2 black-o blue-t*2")
    assert sorted(t.offered("use")) == ["levitation-3", "levitation-4", "levitation-5"]
    t.do(f"use levitation-{line}")
    assert t.reserve() == taken


@rule("SB-147")
@pytest.mark.parametrize(("line", "rune"), [(3, "o"), (4, "t"), (5, "s")])
def test_levitation_never_takes_two_different_runes(line, rune):
    t = Table(learnt="levitation-5", altar="red-o red-t red-s").do(f"use levitation-{line}")
    assert (t.reserve(), t.A) == ({f"red-{rune}": 1}, 2)

    altar = " ".join(f"{colour}-{sign}" for colour in ("red", "blue", "green") for sign in "ots")
    t = Table(learnt="levitation-5", altar=altar).do(f"use levitation-{line}")
    assert sorted(t.legal) == [f"take {colour}-{rune}" for colour in ("blue", "green", "red")]
    t.do(f"take blue-{rune}")
    assert sorted(t.legal) == [f"take {colour}-{rune}" for colour in ("green", "red")]


@rule("SB-148")
def test_levitation_does_not_look_at_colours():
    t = Table(learnt="levitation-3", altar="red-o blue-o green-o white-t")
    t.do("use levitation-3", "take red-o", "take blue-o")
    assert t.reserve() == {"red-o": 1, "blue-o": 1}
    assert t.altar() == {"green-o": 1, "white-t": 1}
    assert t.phase == "midday"


@rule("SB-149")
def test_levitation_with_eight_tokens_takes_one_of_choice():
    t = Table(learnt="levitation-3", reserve=8, altar="red-o blue-o white-t").do("use levitation-3")
    assert sorted(t.legal) == ["take blue-o", "take red-o"]
    t.do("take blue-o")
    assert (t.R, t.A, t.phase) == (9, 2, "midday")
    assert t.altar() == {"red-o": 1, "white-t": 1}


@rule("SB-150")
def test_levitation_takes_a_single_matching_token():
    t = Table(learnt="levitation-3", reserve=3, altar="red-o blue-t*2 green-s*2").do("use levitation-3")
    assert (t.R, t.A, t.altar()["red-o"]) == (4, 4, 0)
    assert t.phase == "midday"


@rule("SB-151")
@pytest.mark.parametrize(
    ("level", "altar", "lines"),
    [
        (3, "red-t blue-t green-s", []),
        (4, "green-s red-s", []),
        (4, "green-s red-t", ["levitation-4"]),
        (5, "green-s red-s", ["levitation-5"]),
        (5, "", []),
    ],
)
def test_levitation_needs_a_matching_token_on_the_altar(level, altar, lines):
    t = Table(learnt=f"levitation-{level}", reserve="red-o", altar=altar)
    assert (t.phase, sorted(t.offered("use"))) == ("dawn", lines)
    assert all(t.why(f"use levitation-{line}") for line in (3, 4, 5) if f"levitation-{line}" not in lines)


# ---------------------------------------------------------------- Sharing

FIVE = "red-o blue-t green-s white-o yellow-t"


@pytest.mark.parametrize(
    ("line", "takes", "drawn"),
    [
        pytest.param(3, ["red-o"], 1, marks=rule("SB-153")),
        pytest.param(4, ["red-o", "green-s"], 0, marks=rule("SB-154")),
        pytest.param(5, ["red-o", "green-s", "white-o"], 0, marks=rule("SB-155")),
    ],
)
def test_sharing_takes_and_every_other_player_draws_one(line, takes, drawn):
    t = Table(players=3, learnt=f"sharing-{line}", reserve=2, altar=FIVE)
    bag = t.B
    t.do(f"use sharing-{line}", *(f"take {token}" for token in takes))
    assert [t.size(seat) for seat in range(3)] == [2 + len(takes) + drawn, 1, 1]
    assert (t.A, t.B, t.D, t.asked, t.phase) == (5 - len(takes), bag - drawn - 2, 0, 0, "midday")
    assert not set(takes) & set(t.altar())


@rule("SB-154", "SB-155")
@pytest.mark.parametrize("line", [4, 5])
def test_sharing_must_take_its_full_number(line):
    t = Table(learnt="sharing-5", reserve=2, altar=FIVE).do(f"use sharing-{line}")
    for _ in range(line - 2):
        assert {name.split()[0] for name in t.legal} == {"take"}
        t.do(t.legal[0])
    assert t.phase == "midday"


@rule("SB-156")
def test_sharing_3_takes_before_it_draws():
    t = Table(learnt="sharing-3", reserve=2, altar=FIVE)
    bag = t.B
    t.do("use sharing-3")
    assert (t.R, t.B, t.size(1)) == (2, bag, 0)
    assert len(t.offered("take")) == 5
    t.do("take blue-t")
    assert (t.R, t.B, t.size(1)) == (4, bag - 2, 1)


@rule("SB-156")
def test_sharing_3_with_eight_tokens_takes_one_and_draws_none():
    t = Table(learnt="sharing-3", reserve=8, altar=FIVE)
    bag = t.B
    t.do("use sharing-3", "take blue-t")
    assert (t.R, t.A, t.B, t.size(1)) == (9, 4, bag - 1, 1)


@rule("SB-157")
def test_sharing_the_others_draw_clockwise_from_the_left_unasked():
    t = Table(players=4, seat=1, learnt="sharing-4", altar=FIVE, draws="black-o black-t black-s")
    t.do("use sharing-4", "take red-o", "take blue-t")
    assert (t.reserve(2), t.reserve(3), t.reserve(0)) == ({"black-o": 1}, {"black-t": 1}, {"black-s": 1})
    assert (t.asked, t.today, t.phase) == (1, 1, "midday")


@rule("SB-157")
def test_sharing_skips_a_player_with_nine_tokens():
    t = Table(players=4, learnt="sharing-4", altar=FIVE, rivals={1: {"reserve": 9}, 2: {"reserve": 8}})
    t.next_draws("black-o black-t")
    bag = t.B
    t.do("use sharing-4", "take red-o", "take blue-t")
    assert [t.size(seat) for seat in range(4)] == [2, 9, 9, 1]
    assert (t.reserve(3), t.B) == ({"black-t": 1}, bag - 2)


@rule("SB-158")
@pytest.mark.parametrize(("before", "taken"), [(9, 0), (8, 1), (7, 2)])
def test_sharing_near_the_limit_cuts_the_own_takes_only(before, taken):
    t = Table(players=3, learnt="sharing-5", reserve=before, altar=FIVE)
    bag = t.B
    t.do("use sharing-5", *["take red-o", "take blue-t"][:taken])
    assert [t.size(seat) for seat in range(3)] == [9, 1, 1]
    assert (t.A, t.B, t.phase) == (5 - taken, bag - 2, "midday")


@rule("SB-159")
@pytest.mark.parametrize(("line", "altar", "own"), [(5, "red-o", 1), (5, "red-o*2", 2), (4, "red-o", 1), (3, "", 1)])
def test_sharing_takes_what_a_small_altar_holds(line, altar, own):
    t = Table(players=3, learnt="sharing-5", altar=altar).do(f"use sharing-{line}")
    assert [t.size(seat) for seat in range(3)] == [own, 1, 1]
    assert (t.A, t.phase) == (0, "midday")


@rule("SB-160")
def test_sharing_refills_the_bag_from_the_box_between_the_draws():
    t = Table(players=4, learnt="sharing-4", altar=FIVE, bag="black-o", box="purple-o*4")
    t.do("use sharing-4", "take red-o", "take blue-t")
    assert [t.size(seat) for seat in range(4)] == [2, 1, 1, 1]
    assert (t.reserve(1), t.reserve(2), t.reserve(3)) == ({"black-o": 1}, {"purple-o": 1}, {"purple-o": 1})
    assert (t.B, t.D) == (2, 0)


# ---------------------------------------------------------------- Divination


@rule("SB-162", "SB-168")
def test_divination_3_adds_two_takes_two_then_discards_one_of_any():
    t = Table(learnt="divination-3", reserve="black-o*2 black-t", altar=FIVE, draws="purple-o purple-t")
    bag = t.B
    t.do("use divination-3")
    assert (t.R, t.A, t.B, len(t.offered("take"))) == (3, 7, bag - 2, 7)
    t.do("take red-o", "take purple-t")
    assert (t.R, t.A, t.D) == (5, 5, 0)
    assert sorted(t.legal) == ["discard black-o", "discard black-t", "discard purple-t", "discard red-o"]
    t.do("discard purple-t")
    assert (t.R, t.A, t.B, t.box()) == (4, 5, bag - 2, {"purple-t": 1})
    assert t.reserve() == {"black-o": 2, "black-t": 1, "red-o": 1}
    assert t.phase == "midday"


def divination_4() -> Table:
    t = Table(learnt="divination-4", reserve=1, altar="red-o red-t blue-t green-s", draws="white-o blue-s")
    return t.do("use divination-4")


@rule("SB-163")
def test_divination_4_may_take_nothing():
    t = divination_4()
    assert sorted(t.offered("take")) == ["blue-s", "blue-t", "green-s", "red-o", "red-t", "white-o"]
    t.do("pass")
    assert (t.R, t.A, t.D, t.phase) == (1, 6, 0, "midday")


@rule("SB-163")
def test_divination_4_may_take_one_and_stop():
    t = divination_4().do("take red-o", "pass")
    assert (t.R, t.A, t.phase) == (2, 5, "midday")


@rule("SB-163")
def test_divination_4_may_take_two_of_one_colour_only():
    t = divination_4().do("take red-o")
    assert sorted(t.legal) == ["pass", "take red-t"]
    t.do("take red-t")
    assert (t.R, t.A, t.phase) == (3, 4, "midday")


@rule("SB-163")
def test_divination_4_ends_by_itself_when_the_colour_has_no_second_token():
    t = divination_4().do("take green-s")
    assert (t.R, t.A, t.phase) == (2, 5, "midday")


@rule("SB-163")
def test_divination_4_never_takes_a_third_token():
    t = Table(learnt="divination-4", altar="red-o*2 red-t*2 red-s", draws="blue-o blue-t")
    t.do("use divination-4", "take red-o", "take red-t")
    assert (t.R, t.A, t.phase) == (2, 5, "midday")


@rule("SB-164")
def test_divination_5_adds_two_then_takes_any_two():
    t = Table(learnt="divination-5", reserve=3, altar=FIVE, draws="purple-o purple-t")
    bag = t.B
    t.do("use divination-5")
    assert (t.A, t.B, t.phase) == (7, bag - 2, "dawn")
    t.do("take red-o", "take purple-t")
    assert (t.R, t.A, t.B, t.D, t.phase) == (5, 5, bag - 2, 0, "midday")


@rule("SB-165")
def test_divination_may_take_the_two_tokens_it_added():
    t = Table(learnt="divination-4", altar="blue-t green-s", draws="red-o red-s")
    t.do("use divination-4", "take red-o", "take red-s")
    assert (t.reserve(), t.altar()) == ({"red-o": 1, "red-s": 1}, {"blue-t": 1, "green-s": 1})


@rule("SB-166")
@pytest.mark.parametrize(("line", "verbs"), [(3, {"take"}), (4, {"take", "pass"}), (5, {"take"})])
def test_divination_adds_before_the_choice_and_cannot_be_taken_back(line, verbs):
    t = Table(learnt="divination-5", reserve=3, altar=FIVE, draws="purple-o purple-t")
    assert (t.A, t.altar()["purple-o"]) == (5, 0)
    t.do(f"use divination-{line}")
    assert (t.A, t.altar()["purple-o"], t.altar()["purple-t"]) == (7, 1, 1)
    assert {name.split()[0] for name in t.legal} == verbs
    assert t.state.reveals > 0  # something hidden was shown, which ends undoing


@rule("SB-167")
def test_divination_may_fill_the_altar_above_ten_until_the_end_of_the_day():
    t = Table(learnt="divination-4", reserve="red-o*3", altar=10)
    t.do("use divination-4", "pass")
    assert (t.A, t.phase) == (12, "midday")
    t.do("pass")
    assert (t.A, t.phase, t.D) == (12, "dusk", 0)
    t.do("pass")
    assert (t.A, t.D, t.today) == (5, 12, 1)


@rule("SB-168")
def test_divination_3_may_discard_a_token_just_taken():
    t = Table(learnt="divination-3", reserve="black-o", altar=FIVE, draws="purple-o purple-t")
    t.do("use divination-3", "take red-o", "take blue-t", "discard red-o")
    assert t.reserve() == {"black-o": 1, "blue-t": 1}


@rule("SB-169")
@pytest.mark.parametrize(("before", "takes"), [(8, 1), (9, 0)])
def test_divination_3_near_the_limit_takes_less_and_still_discards(before, takes):
    t = Table(learnt="divination-3", reserve=before, altar=FIVE, draws="purple-o purple-t")
    t.do("use divination-3", *["take red-o"][:takes])
    assert (t.R, t.A, t.phase) == (9, 7 - takes, "dawn")
    assert set(t.offered("discard")) == set(t.reserve())
    t.do(t.legal[0])
    assert (t.R, t.A, t.D, t.phase) == (8, 7 - takes, 1, "midday")


@rule("SB-170")
@pytest.mark.parametrize(("before", "takes"), [(8, 1), (9, 0)])
def test_divination_5_near_the_limit_takes_less_and_still_adds(before, takes):
    t = Table(learnt="divination-5", reserve=before, altar=FIVE + " purple-s", draws="purple-o purple-t")
    t.do("use divination-5", *["take red-o"][:takes])
    assert (t.R, t.A, t.D, t.phase) == (9, 8 - takes, 0, "midday")


@rule("SB-171")
def test_divination_tokens_added_do_not_trigger_mirage_tokens_taken_do():
    def begun() -> Table:
        return Table(
            learnt="divination-5 mirage-3:blue-t",
            reserve=2,
            altar="red-o green-o white-s",
            draws="purple-t yellow-t",
        )

    t = begun()
    bag = t.B
    t.do("use divination-5", "take red-o", "take green-o")
    assert (t.R, t.B, t.phase) == (4, bag - 2, "midday")

    t = begun().do("use divination-5", "take red-o", "take purple-t", "accept")
    assert (t.R, t.B, t.phase) == (5, bag - 3, "midday")


@pytest.mark.parametrize(
    ("line", "reserve", "altar", "offered"),
    [
        (3, 9, "red-o red-t", True),  # nothing to add, no room to take; one token is discarded all the same
        (3, 1, "", True),
        (3, 0, "", False),
        (4, 9, "red-o red-t", False),
        (5, 9, "red-o red-t", False),
        (5, 8, "red-o red-t", True),
        (5, 1, "", False),
    ],
)
@rule("SB-169", "SB-456")
def test_divination_with_bag_and_box_empty(line, reserve, altar, offered):
    learnt = f"divination-{line}" if line == 3 else f"divination-{line} blaze-3"
    t = Table(reserve=reserve, altar=altar, learnt=learnt, bag=0, rivals={1: {"reserve": 3}})
    assert t.can(f"use divination-{line}") is offered


@rule("SB-169", "SB-456")
def test_divination_3_with_bag_and_box_empty_and_the_reserve_full_discards_one():
    t = Table(reserve=9, altar="red-o red-t", learnt="divination-3", bag=0).do("use divination-3")
    assert (t.R, t.A, len(t.offered("discard")) > 1) == (9, 2, True)
    t.do(f"discard {t.offered('discard')[0]}")
    assert (t.R, t.A, t.D) == (8, 2, 1)
