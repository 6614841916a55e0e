"""Red spells, all of the dawn: Sacrifice, Eruption, Blaze."""

import pytest

from tests.spellbook.table import Table

rule = pytest.mark.rule

# ---------------------------------------------------------------- points


@pytest.mark.parametrize(
    ("spell", "points"),
    [
        pytest.param("sacrifice", (1, 2, 3), marks=rule("SB-118")),
        pytest.param("eruption", (2, 3, 4), marks=rule("SB-127")),
        pytest.param("blaze", (0, 2, 5), marks=rule("SB-134")),
    ],
)
def test_points_of_the_red_spells(spell, points):
    assert tuple(Table(learnt=f"{spell}-{level}", altar=5).points() for level in (3, 4, 5)) == points


# ---------------------------------------------------------------- Sacrifice


@rule("SB-119")
def test_sacrifice_3_discards_a_round_token_then_draws_four():
    t = Table(learnt="sacrifice-3", reserve="blue-o red-t green-s", altar=5, draws="white-t*4")
    bag = t.B
    t.do("use sacrifice-3")
    assert (t.R, t.A, t.F, t.B, t.D, t.phase) == (6, 5, 0, bag - 4, 1, "midday")
    assert t.box() == {"blue-o": 1}
    assert t.reserve() == {"red-t": 1, "green-s": 1, "white-t": 4}


@rule("SB-119")
def test_sacrifice_3_lets_choose_among_round_tokens_only_and_asks_before_drawing():
    t = Table(learnt="sacrifice-3", reserve="blue-o white-o red-t green-s", altar=5)
    bag = t.B
    t.do("use sacrifice-3")
    assert sorted(t.legal) == ["discard blue-o", "discard white-o"]
    assert (t.R, t.B, t.phase) == (4, bag, "dawn")
    t.do("discard white-o")
    assert (t.R, t.B, t.D, t.phase) == (7, bag - 4, 1, "midday")
    assert t.reserve()["blue-o"] >= 1


@rule("SB-120")
def test_sacrifice_4_takes_a_triangle_and_line_3_still_a_round_token():
    t = Table(learnt="sacrifice-4", reserve="red-o blue-o red-t blue-t red-s blue-s", altar=5)
    assert sorted(t.offered("use")) == ["sacrifice-3", "sacrifice-4"]
    t.do("use sacrifice-4")
    assert sorted(t.legal) == ["discard blue-t", "discard red-t"]
    t.do("discard red-t")
    assert (t.R, t.D, t.box()["red-t"]) == (9, 1, 1)

    lower = Table(learnt="sacrifice-4", reserve="red-o blue-o red-t blue-t red-s blue-s", altar=5)
    assert sorted(lower.do("use sacrifice-3").legal) == ["discard blue-o", "discard red-o"]


@rule("SB-121")
def test_sacrifice_5_takes_a_square_and_through_the_lower_lines_any_rune():
    reserve = "red-o blue-o red-t blue-t red-s blue-s"
    choices = {}
    for line in (3, 4, 5):
        t = Table(learnt="sacrifice-5", reserve=reserve, altar=5).do(f"use sacrifice-{line}")
        choices[line] = sorted(t.offered("discard"))
    assert choices == {3: ["blue-o", "red-o"], 4: ["blue-t", "red-t"], 5: ["blue-s", "red-s"]}


@rule("SB-122")
@pytest.mark.parametrize(("line", "token"), [(3, "green-o"), (4, "green-t"), (5, "green-s")])
def test_sacrifice_draws_four_at_every_line(line, token):
    t = Table(learnt="sacrifice-5", reserve=token, altar=5)
    bag = t.B
    t.do(f"use sacrifice-{line}")
    assert (t.R, t.B, t.D, t.phase) == (4, bag - 4, 1, "midday")


@rule("SB-123")
@pytest.mark.parametrize(
    ("level", "reserve", "lines"),
    [
        (3, "red-t blue-s", []),
        (4, "red-s blue-s", []),
        (4, "red-t blue-s", ["sacrifice-4"]),
        (5, "red-o blue-s", ["sacrifice-3", "sacrifice-5"]),
        (5, "", []),
    ],
)
def test_sacrifice_needs_a_token_of_an_allowed_rune(level, reserve, lines):
    t = Table(learnt=f"sacrifice-{level}", reserve=reserve, altar=5)
    assert t.phase == "dawn"
    assert sorted(t.offered("use")) == lines
    assert all(t.why(f"use sacrifice-{line}") for line in (3, 4, 5) if f"sacrifice-{line}" not in lines)


@rule("SB-124")
@pytest.mark.parametrize(("before", "drawn", "after"), [(9, 1, 9), (8, 2, 9), (7, 3, 9), (6, 4, 9), (5, 4, 8)])
def test_sacrifice_discards_first_so_that_the_draw_has_room(before, drawn, after):
    others = ["blue-t"] * 4 + ["green-s"] * 4
    t = Table(learnt="sacrifice-3", reserve=" ".join(["red-o", *others[: before - 1]]), altar=5)
    bag = t.B
    t.do("use sacrifice-3")
    assert (t.R, t.B, t.D, t.phase) == (after, bag - drawn, 1, "midday")


@rule("SB-125")
def test_sacrifice_may_discard_any_colour_even_red():
    t = Table(learnt="sacrifice-3", reserve="red-o purple-o green-o black-o white-o blue-o yellow-o", altar=5)
    t.do("use sacrifice-3")
    assert len(t.offered("discard")) == 7
    t.do("discard red-o")
    assert (t.R, t.box()) == (9, {"red-o": 1})


@rule("SB-126", "SB-455")
def test_sacrifice_with_an_empty_bag_draws_its_own_discard_again():
    t = Table(learnt="sacrifice-3", reserve="blue-o red-t", altar=5, bag=0)
    t.do("use sacrifice-3")
    assert (t.R, t.B, t.D) == (2, 0, 0)
    assert t.reserve() == {"blue-o": 1, "red-t": 1}
    assert t.phase == "midday"


# ---------------------------------------------------------------- Eruption


@pytest.mark.parametrize(
    ("line", "total"),
    [
        pytest.param(3, 4, marks=rule("SB-128")),
        pytest.param(4, 5, marks=rule("SB-129")),
        pytest.param(5, 6, marks=rule("SB-130")),
    ],
)
def test_eruption_draws_up_to_its_number(line, total):
    t = Table(learnt=f"eruption-{line}", reserve="blue-o", altar=5)
    bag = t.B
    t.do(f"use eruption-{line}")
    assert (t.R, t.A, t.B, t.D, t.phase) == (total, 5, bag - total + 1, 0, "midday")


@rule("SB-131")
@pytest.mark.parametrize(
    ("reserve", "lines"),
    [
        (3, ["eruption-3", "eruption-4", "eruption-5"]),
        (4, ["eruption-4", "eruption-5"]),
        (5, ["eruption-5"]),
        (6, []),
        (8, []),
    ],
)
def test_eruption_gives_nothing_to_who_has_the_number_or_more(reserve, lines):
    t = Table(learnt="eruption-5", reserve=reserve, altar=5)
    assert sorted(t.offered("use")) == lines
    assert all(t.why(f"use eruption-{line}") for line in (3, 4, 5) if f"eruption-{line}" not in lines)
    assert (t.R, t.D, t.phase) == (reserve, 0, "dawn")


@rule("SB-132")
def test_eruption_5_may_use_line_3_to_draw_fewer():
    t = Table(learnt="eruption-5", reserve=3, altar=5).do("use eruption-3")
    assert (t.R, t.level("eruption"), t.points()) == (4, 5, 4)


@rule("SB-133")
def test_eruption_a_second_time_in_one_dawn_draws_nothing():
    t = Table(learnt="eruption-5 swiftness-5", reserve=2, altar=5).do("use eruption-5")
    assert (t.R, t.phase) == (6, "dawn")
    assert t.offered("use") == []
    assert t.can("draw-2")
    t.do("pass")
    assert (t.R, t.phase) == (6, "midday")


@rule("SB-133")
def test_eruption_a_second_time_in_one_dawn_by_a_higher_line_draws_the_rest():
    t = Table(learnt="eruption-5 swiftness-5", reserve=2, altar=5).do("use eruption-3", "use eruption-5")
    assert (t.R, t.phase) == (6, "midday")


# ---------------------------------------------------------------- Blaze


@rule("SB-135", "SB-461")
@pytest.mark.parametrize("level", [3, 4, 5])
def test_blaze_draws_four_then_every_other_player_takes_one_at_any_level(level):
    t = Table(players=3, learnt=f"blaze-{level}", reserve=2, altar="red-o blue-t green-s white-o yellow-t")
    bag = t.B
    assert t.offered("use") == [f"blaze-{level}"]
    t.do(f"use blaze-{level}")
    assert (t.R, t.B, t.A, t.asked) == (6, bag - 4, 5, 1)
    t.do("take blue-t", "take red-o")
    assert [t.size(seat) for seat in range(3)] == [6, 1, 1]
    assert (t.reserve(1), t.reserve(2)) == ({"blue-t": 1}, {"red-o": 1})
    assert (t.A, t.B, t.D, t.phase, t.asked) == (3, bag - 4, 0, "midday", 0)


@rule("SB-136")
def test_blaze_the_others_take_clockwise_from_the_left_among_what_is_left():
    t = Table(players=4, seat=1, learnt="blaze-3", altar="red-o blue-t green-s white-o")
    t.do("use blaze-3")
    asked = []
    for token in ("red-o", "blue-t", "green-s"):
        asked.append((t.asked, sorted(t.legal)))
        t.do(f"take {token}")
    assert asked == [
        (2, ["take blue-t", "take green-s", "take red-o", "take white-o"]),
        (3, ["take blue-t", "take green-s", "take white-o"]),
        (0, ["take green-s", "take white-o"]),
    ]
    assert (t.reserve(2), t.reserve(3), t.reserve(0)) == ({"red-o": 1}, {"blue-t": 1}, {"green-s": 1})
    assert (t.asked, t.today, t.phase) == (1, 1, "midday")


@rule("SB-137")
def test_blaze_the_others_cannot_decline():
    t = Table(learnt="blaze-3", altar="red-o blue-t", rivals={1: {"reserve": 3}}).do("use blaze-3")
    assert t.asked == 1
    assert sorted(t.legal) == ["take blue-t", "take red-o"]
    assert t.why("pass")


@rule("SB-138")
def test_blaze_skips_a_player_with_nine_tokens():
    t = Table(players=3, learnt="blaze-3", altar="red-o blue-t green-s", rivals={1: {"reserve": 9}, 2: {"reserve": 8}})
    t.do("use blaze-3")
    assert t.asked == 2
    t.do("take red-o")
    assert [t.size(seat) for seat in range(3)] == [4, 9, 9]
    assert t.altar() == {"blue-t": 1, "green-s": 1}


@rule("SB-139")
def test_blaze_gives_nothing_more_once_the_altar_is_empty():
    t = Table(players=4, learnt="blaze-3", altar="red-o blue-t").do("use blaze-3")
    assert t.asked == 1
    t.do("take blue-t")  # the last token goes to the next player by itself
    assert [t.size(seat) for seat in range(4)] == [4, 1, 1, 0]
    assert (t.A, t.asked, t.phase) == (0, 0, "midday")


@rule("SB-139")
def test_blaze_with_an_empty_altar_still_draws_four():
    t = Table(players=4, learnt="blaze-3", altar="").do("use blaze-3")
    assert [t.size(seat) for seat in range(4)] == [4, 0, 0, 0]
    assert (t.asked, t.phase) == (0, "midday")


@rule("SB-140")
@pytest.mark.parametrize(("before", "drawn"), [(6, 3), (7, 2), (8, 1), (9, 0)])
def test_blaze_near_the_limit_cuts_the_own_draw_only(before, drawn):
    t = Table(players=3, learnt="blaze-3", reserve=before, altar="red-o blue-t green-s white-o")
    bag = t.B
    t.do("use blaze-3", "take red-o", "take blue-t")
    assert [t.size(seat) for seat in range(3)] == [9, 1, 1]
    assert (t.A, t.B, t.phase) == (2, bag - drawn, "midday")


@rule("SB-141")
def test_blaze_does_not_trigger_the_mirage_of_who_takes():
    t = Table(learnt="blaze-3", altar="red-o green-t white-s", rivals={1: {"learnt": "mirage-4:blue-o"}})
    bag = t.B
    t.do("use blaze-3", "take red-o")
    assert (t.size(1), t.B) == (1, bag - 4)
    assert t.asked == 0


@rule("SB-142")
def test_blaze_cloned_makes_all_others_take_the_owner_too():
    t = Table(
        players=4,
        phase="midday",
        learnt="clone-5:white-o",
        reserve="green-o red-t",
        altar="red-o blue-t green-s white-o yellow-t",
        rivals={1: {"learnt": "blaze-4"}},
    )
    t.do("use clone-5", "copy 2 blaze-4")
    asked = []
    for token in ("red-o", "blue-t", "green-s"):
        asked.append(t.asked)
        t.do(f"take {token}")
    assert asked == [1, 2, 3]
    assert [t.size(seat) for seat in range(4)] == [5, 1, 1, 1]
    assert (t.box(), t.level("blaze", 1), t.level("clone")) == ({"green-o": 1}, 4, 5)
