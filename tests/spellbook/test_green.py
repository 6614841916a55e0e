"""Green spells: Purification and Cure of the midday, Growth of the dusk.

Many positions have Storm learnt as well: it gives the dusk something to do, so that the day does not end by itself and
the altar is not refilled before the test has looked.
"""

from itertools import combinations
from typing import Any

import pytest

from tests.spellbook.table import Table

rule = pytest.mark.rule

FIVE = "red-o blue-t green-s white-o yellow-t"

# ---------------------------------------------------------------- points


@pytest.mark.parametrize(
    ("spell", "points"),
    [
        pytest.param("purification", (1, 2, 3), marks=rule("SB-172")),
        pytest.param("cure", (3, 4, 5), marks=rule("SB-180")),
        pytest.param("growth", (3, 4, 6), marks=rule("SB-188")),
    ],
)
def test_points_of_the_green_spells(spell, points):
    assert tuple(Table(learnt=f"{spell}-{level}", altar=5).points() for level in (3, 4, 5)) == points


# ---------------------------------------------------------------- Purification


def purifying(level: int, reserve: str | int, altar: str | int = FIVE) -> Table:
    return Table(phase="midday", learnt=f"purification-{level} storm-4", reserve=reserve, altar=altar)


@rule("SB-173")
def test_purification_3_swaps_one_reserve_token_with_one_altar_token():
    t = purifying(3, "black-o black-t")
    bag = t.B
    assert t.offered("use") == ["purification-3"]
    t.do("use purification-3")
    assert sorted(t.legal) == ["give black-o", "give black-t"]
    t.do("give black-o")
    assert sorted(t.offered("receive")) == sorted(FIVE.split())
    t.do("receive blue-t")
    assert t.reserve() == {"black-t": 1, "blue-t": 1}
    assert t.altar() == {"red-o": 1, "black-o": 1, "green-s": 1, "white-o": 1, "yellow-t": 1}
    assert (t.R, t.A, t.B, t.D, t.phase) == (2, 5, bag, 0, "dusk")


@rule("SB-174")
def test_purification_4_swaps_two_with_two():
    t = purifying(4, "black-o*2").do("use purification-4", "receive blue-t", "receive white-o")
    assert t.reserve() == {"blue-t": 1, "white-o": 1}
    assert t.altar() == {"red-o": 1, "black-o": 2, "green-s": 1, "yellow-t": 1}
    assert (t.R, t.A, t.D, t.phase) == (2, 5, 0, "dusk")


@rule("SB-175")
def test_purification_5_swaps_three_with_three():
    t = purifying(5, "black-o black-t black-s purple-o")
    t.do("use purification-5", "give black-o", "give black-t", "give purple-o")
    t.do("receive red-o", "receive blue-t", "receive green-s")
    assert t.reserve() == {"black-s": 1, "red-o": 1, "blue-t": 1, "green-s": 1}
    assert t.altar() == {"black-o": 1, "black-t": 1, "purple-o": 1, "white-o": 1, "yellow-t": 1}
    assert (t.R, t.A, t.D, t.phase) == (4, 5, 0, "dusk")


@rule("SB-176")
@pytest.mark.parametrize("line", [3, 4, 5])
def test_purification_gives_and_receives_the_same_number_without_a_way_out(line):
    t = purifying(5, "black-o black-t black-s purple-o").do(f"use purification-{line}")
    answers: list[str] = []
    while t.phase == "midday":
        verbs = {name.split()[0] for name in t.legal}
        assert len(verbs) == 1
        answers += verbs
        t.do(t.legal[0])
    assert answers == ["give"] * (line - 2) + ["receive"] * (line - 2)
    assert (t.R, t.A) == (4, 5)


@rule("SB-177")
def test_purification_works_with_a_full_reserve():
    t = purifying(5, "black-o*3 black-t*3 black-s*3").do("use purification-5")
    t.do("give black-o", "give black-t", "give black-s", "receive red-o", "receive blue-t", "receive green-s")
    assert t.reserve() == {"black-o": 2, "black-t": 2, "black-s": 2, "red-o": 1, "blue-t": 1, "green-s": 1}
    assert (t.R, t.A, t.phase) == (9, 5, "dusk")


@rule("SB-178")
@pytest.mark.parametrize(
    ("reserve", "altar", "lines"),
    [
        ("black-o black-t", FIVE, [3, 4]),
        ("black-o", FIVE, [3]),
        ("black-o*2 black-t*2", "red-o blue-t", [3, 4]),
        ("black-o*2 black-t*2", "red-o", [3]),
        ("black-o*2 black-t*2", "", []),
        ("black-o*2 black-t*2", FIVE, [3, 4, 5]),
    ],
)
def test_purification_needs_its_number_on_both_sides(reserve, altar, lines):
    t = purifying(5, reserve, altar)
    assert t.phase == "midday"
    assert sorted(t.offered("use")) == [f"purification-{line}" for line in lines]
    assert all(t.why(f"use purification-{line}") for line in {3, 4, 5} - set(lines))


@rule("SB-178")
def test_purification_with_an_empty_reserve_is_not_offered():
    t = Table(phase="midday", learnt="purification-5 feast-4", altar=FIVE)
    assert t.phase == "midday"
    assert t.offered("use") == ["feast-4"]
    assert t.why("use purification-3")


@rule("SB-179")
def test_purification_is_no_take_so_mirage_draws_nothing():
    t = Table(
        phase="midday",
        learnt="purification-3 mirage-4:blue-o storm-4",
        reserve="black-t black-s",
        altar="red-o white-t",
    )
    bag = t.B
    t.do("use purification-3", "give black-t", "receive red-o")
    assert t.reserve() == {"black-s": 1, "red-o": 1}
    assert (t.R, t.B, t.phase) == (2, bag, "dusk")


@rule("SB-460")
def test_swap_of_several_gives_first_and_receives_only_what_lay_there_before():
    t = purifying(4, "black-o black-t black-s", "red-o blue-t green-s").do("use purification-4")
    assert sorted(t.legal) == ["give black-o", "give black-s", "give black-t"]
    t.do("give black-o")
    assert sorted(t.legal) == ["give black-s", "give black-t"]
    t.do("give black-t")
    assert sorted(t.legal) == ["receive blue-t", "receive green-s", "receive red-o"]
    t.do("receive red-o")
    assert sorted(t.legal) == ["receive blue-t", "receive green-s"]


@rule("SB-460")
def test_swap_of_everything_for_everything():
    t = purifying(4, "black-o*2", "green-t*2").do("use purification-4")
    assert (t.reserve(), t.altar(), t.phase) == ({"green-t": 2}, {"black-o": 2}, "dusk")


@rule("SB-460")
def test_swap_receives_an_equal_token_of_the_altar_only_as_often_as_it_lay_there():
    t = purifying(4, "red-o black-t black-s", "red-o blue-t green-s").do("use purification-4")
    t.do("give red-o", "give black-t")
    assert sorted(t.offered("receive")) == ["blue-t", "green-s", "red-o"]
    t.do("receive red-o")
    assert sorted(t.legal) == ["receive blue-t", "receive green-s"]
    t.do("receive blue-t")
    assert t.altar() == {"red-o": 1, "black-t": 1, "green-s": 1}


# ---------------------------------------------------------------- Cure


def curing(level: int, reserve: str | int, **more: Any) -> Table:
    return Table(phase="midday", learnt=f"cure-{level} storm-4", reserve=reserve, altar=5, **more)


@pytest.mark.parametrize(
    ("line", "number"),
    [
        pytest.param(3, 1, marks=rule("SB-181")),
        pytest.param(4, 2, marks=rule("SB-182")),
        pytest.param(5, 3, marks=rule("SB-183")),
    ],
)
def test_cure_draws_then_discards_as_many(line, number):
    t = curing(line, "black-o black-t black-s purple-o")
    bag = t.B
    t.do(f"use cure-{line}")
    assert (t.R, t.B, t.D, t.phase) == (4 + number, bag - number, 0, "midday")
    for token in ("black-o", "black-t", "black-s")[:number]:
        t.do(f"discard {token}")
    assert (t.R, t.A, t.B, t.D, t.today, t.phase) == (4, 5, bag - number, number, 0, "dusk")
    assert t.level("cure") == line


@rule("SB-184")
def test_cure_draws_first_and_may_discard_what_it_drew():
    t = curing(4, "black-o black-t", draws="white-s yellow-s").do("use cure-4")
    assert sorted(t.legal) == ["discard black-o", "discard black-t", "discard white-s", "discard yellow-s"]
    t.do("discard yellow-s", "discard white-s")
    assert t.reserve() == {"black-o": 1, "black-t": 1}
    assert t.box() == {"yellow-s": 1, "white-s": 1}


@rule("SB-185")
@pytest.mark.parametrize(
    ("line", "before", "drawn", "after"),
    [(5, 8, 1, 6), (5, 9, 0, 6), (5, 7, 2, 6), (4, 9, 0, 7), (4, 8, 1, 7), (3, 9, 0, 8)],
)
def test_cure_discards_the_full_number_even_when_the_limit_cut_the_draw(line, before, drawn, after):
    t = curing(line, before)
    bag = t.B
    t.do(f"use cure-{line}")
    assert (t.R, t.B, t.phase) == (before + drawn, bag - drawn, "midday")
    for _ in range(line - 2):
        assert {name.split()[0] for name in t.legal} == {"discard"}
        t.do(t.legal[0])
    assert (t.R, t.B, t.D, t.phase) == (after, bag - drawn, line - 2, "dusk")


@rule("SB-186")
def test_cure_5_may_use_line_3_to_discard_fewer():
    t = curing(5, 9)
    assert sorted(t.offered("use")) == ["cure-3", "cure-4", "cure-5"]
    t.do("use cure-3")
    t.do(t.legal[0])
    assert (t.R, t.D, t.phase, t.level("cure")) == (8, 1, "dusk", 5)


@rule("SB-187")
def test_cure_cannot_draw_its_own_discards():
    t = curing(3, "black-o black-t", bag="white-s").do("use cure-3")
    assert (t.R, t.B, t.D) == (3, 0, 0)
    t.do("discard black-o")
    assert (t.R, t.B, t.D, t.phase) == (2, 0, 1, "dusk")


# ---------------------------------------------------------------- Growth


def growing(level: int, reserve: str | int, familiar: str | int, altar: str | int = FIVE, **more: Any) -> Table:
    return Table(phase="dusk", learnt=f"growth-{level}", reserve=reserve, familiar=familiar, altar=altar, **more)


@rule("SB-189")
def test_growth_3_swaps_a_reserve_token_with_a_stored_one():
    t = growing(3, "black-o black-t black-s", "purple-o purple-t purple-s*2")
    bag = t.B
    assert t.offered("use") == ["growth-3"]
    t.do("use growth-3")
    assert sorted(t.legal) == ["give black-o", "give black-s", "give black-t"]
    t.do("give black-o")
    assert sorted(t.legal) == ["receive purple-o", "receive purple-s", "receive purple-t"]
    t.do("receive purple-t")
    assert t.reserve() == {"black-t": 1, "black-s": 1, "purple-t": 1}
    assert sorted(t.familiar()) == ["black-o", "purple-o", "purple-s", "purple-s"]
    assert (t.size(0), t.stored(0), t.level("growth")) == (3, 4, 3)
    assert (t.A, t.B, t.D, t.today) == (6, bag - 1, 0, 1)  # the day is over, the altar was refilled


@rule("SB-190")
def test_growth_4_stores_two_altar_tokens_and_falls_to_3():
    t = growing(4, 9, 4, draws="black-o black-t").do("use growth-4", "take red-o", "take white-o")
    assert t.familiar()[4:] == ["red-o", "white-o"]
    assert (t.size(0), t.stored(0), t.level("growth")) == (9, 6, 3)
    assert t.altar() == {"blue-t": 1, "green-s": 1, "yellow-t": 1, "black-o": 1, "black-t": 1}


@rule("SB-191")
def test_growth_5_stores_three_altar_tokens_and_falls_to_4():
    t = growing(5, 2, 4, draws="black-o black-t black-s")
    t.do("use growth-5", "take red-o", "take white-o", "take blue-t")
    assert t.familiar()[4:] == ["red-o", "white-o", "blue-t"]
    assert (t.size(0), t.stored(0), t.level("growth")) == (2, 7, 4)
    assert t.altar() == {"green-s": 1, "yellow-t": 1, "black-o": 1, "black-t": 1, "black-s": 1}


@rule("SB-192")
@pytest.mark.parametrize(("line", "number"), [(4, 2), (5, 3)])
def test_growth_may_take_any_tokens_of_the_altar(line, number):
    for chosen in combinations(FIVE.split(), number):
        t = growing(5, "", "").do(f"use growth-{line}", *(f"take {token}" for token in chosen))
        assert t.familiar() == list(chosen)


@rule("SB-193")
@pytest.mark.parametrize(("line", "number"), [(4, 2), (5, 3)])
def test_growth_does_not_need_room_in_the_reserve(line, number):
    t = growing(5, 9, 0)
    held = t.reserve()
    assert t.can(f"use growth-{line}")
    t.do(f"use growth-{line}", *(f"take {token}" for token in FIVE.split()[:number]))
    assert (t.reserve(), t.stored(0)) == (held, number)


@rule("SB-194")
@pytest.mark.parametrize("level", [4, 5])
def test_growth_may_use_line_3_from_above_without_falling(level):
    t = growing(level, "black-o black-t", "purple-o purple-t").do("use growth-3", "give black-o", "receive purple-o")
    assert (t.level("growth"), t.reserve()) == (level, {"black-t": 1, "purple-o": 1})
    assert t.points() == {4: 4, 5: 6}[level] + 2


@rule("SB-195")
def test_growth_line_4_from_level_5_falls_by_one_only():
    t = growing(5, 2, 0).do("use growth-4", "take red-o", "take blue-t")
    assert (t.level("growth"), t.stored(0)) == (4, 2)


@rule("SB-196")
def test_growth_points_follow_the_marker():
    t = growing(5, "black-o", 0).do("use growth-5", "take red-o", "take blue-t", "take white-o")
    assert (t.level("growth"), t.points()) == (4, 4 + 3)
    while (t.today, t.phase) != (0, "dusk"):
        t.do("pass")
    t.do("use growth-4")
    for _ in range(2):
        t.do(f"take {t.offered('take')[0]}")
    assert (t.level("growth"), t.stored(0), t.points()) == (3, 5, 3 + 5)


@rule("SB-197")
def test_growth_stores_what_fits_and_falls_all_the_same():
    t = growing(5, 2, 13, draws="black-o").do("use growth-5", "take white-o")
    assert (t.stored(0), t.familiar()[13], t.level("growth")) == (14, "white-o", 4)
    assert t.altar() == {"red-o": 1, "blue-t": 1, "green-s": 1, "yellow-t": 1, "black-o": 1}


@rule("SB-198", "SB-199")
@pytest.mark.parametrize(
    ("reserve", "familiar", "altar", "lines"),
    [
        (2, 14, FIVE, [3]),  # no free space
        (2, 3, "", [3]),  # nothing to take
        (0, 3, FIVE, [4, 5]),  # nothing to give
        (2, 0, FIVE, [4, 5]),  # nothing to receive
        (2, 3, FIVE, [3, 4, 5]),
    ],
)
def test_growth_offers_only_lines_that_do_something(reserve, familiar, altar, lines):
    t = growing(5, reserve, familiar, altar)
    assert (t.today, t.phase) == (0, "dusk")
    assert sorted(t.offered("use")) == [f"growth-{line}" for line in lines]
    assert all(t.why(f"use growth-{line}") for line in {3, 4, 5} - set(lines))


@rule("SB-198")
def test_growth_3_works_with_a_full_familiar():
    t = growing(3, "black-o black-t", "red-o*4 purple-t*5 purple-s*5").do(
        "use growth-3", "give black-t", "receive red-o"
    )
    assert (t.stored(0), t.reserve()) == (14, {"black-o": 1, "red-o": 1})


@rule("SB-200")
def test_growth_3_changes_colours_and_runes_but_not_the_board_points():
    t = Table(
        phase="dusk",
        learnt="growth-3 feast-5 communion-4:yellow-s",
        reserve="blue-s white-t",
        familiar="red-o*3 purple-o*3",
        altar=5,
    )
    assert t.points() == 3 + 2 + 0 + 7  # Growth, Feast, Communion, board
    t.do("use growth-3", "give blue-s", "receive red-o")
    assert (t.stored(0), t.points()) == (6, 3 + 3 + 1 + 7)


@rule("SB-201")
def test_growth_is_the_action_of_the_dusk_so_nothing_is_learnt():
    t = growing(4, "red-o*3", 0)
    assert t.can("learn sacrifice-3")
    t.do("use growth-4", "take blue-t", "take green-s")
    assert (t.today, t.phase, t.level("sacrifice"), t.size(0)) == (1, "dawn", 0, 3)


@rule("SB-202")
@pytest.mark.parametrize(("familiar", "over"), [(12, True), (11, False)])
def test_growth_filling_the_last_space_ends_the_game(familiar, over):
    t = growing(4, 2, familiar, seat=1, starter=0).do("use growth-4", "take red-o", "take blue-t")
    assert (t.stored(1), t.over, t.state.last_round) == (familiar + 2, over, over)
