"""Black spells: Offering and Feast of the midday, Focus of the dusk."""

import pytest

from tests.spellbook.table import Table

rule = pytest.mark.rule

FIVE = "red-o blue-t green-s white-o yellow-t"

# ---------------------------------------------------------------- points


@pytest.mark.parametrize(
    ("spell", "points"),
    [
        pytest.param("offering", {3: 2, 4: 4, 5: 6}, marks=rule("SB-203")),
        pytest.param("focus", {3: 3, 4: 4, 5: 5}, marks=rule("SB-212")),
        pytest.param("feast", {3: 2, 4: 2}, marks=rule("SB-222")),
    ],
)
def test_points_of_the_black_spells(spell, points):
    assert {level: Table(learnt=f"{spell}-{level}", altar=5).points() for level in points} == points


# ---------------------------------------------------------------- Offering


def offering(level: int, reserve: str, familiar: str | int = 0) -> Table:
    """With Storm, so that the day does not end by itself before the test has looked."""
    return Table(
        phase="midday", learnt=f"offering-{level} storm-4", reserve=reserve, familiar=familiar, altar=FIVE, box=3
    )


@pytest.mark.parametrize(
    ("line", "number"),
    [
        pytest.param(3, 2, marks=rule("SB-204", "SB-211")),
        pytest.param(4, 3, marks=rule("SB-205", "SB-211")),
        pytest.param(5, 4, marks=rule("SB-206", "SB-211")),
    ],
)
def test_offering_stores_its_number_of_one_colour(line, number):
    t = offering(line, f"red-o*{number} purple-s")
    bag = t.B
    t.do(f"use offering-{line}")
    assert t.familiar() == ["red-o"] * number
    assert t.reserve() == {"purple-s": 1}
    assert (t.R, t.A, t.F, t.B, t.D, t.today, t.phase) == (1, 5, number, bag, 3, 0, "dusk")
    assert t.level("offering") == line


@rule("SB-207")
def test_offering_looks_at_the_colour_only_and_any_colour_will_do():
    t = offering(4, "blue-o*2 blue-t*2 blue-s purple-s*2").do("use offering-4")
    assert sorted(t.legal) == ["store blue-o", "store blue-s", "store blue-t"]
    t.do("store blue-o", "store blue-s", "store blue-t")
    assert t.familiar() == ["blue-o", "blue-s", "blue-t"]
    assert t.reserve() == {"blue-o": 1, "blue-t": 1, "purple-s": 2}


@rule("SB-207")
@pytest.mark.parametrize("colour", ["red", "purple", "green", "black", "white", "blue", "yellow"])
def test_offering_takes_every_colour(colour):
    assert offering(3, f"{colour}-t*2").do("use offering-3").familiar() == [f"{colour}-t"] * 2


@rule("SB-208")
def test_offering_keeps_to_the_colour_of_its_first_token():
    t = offering(3, "red-o red-t*2 blue-o blue-t*2 green-o").do("use offering-3")
    assert sorted(t.offered("store")) == ["blue-o", "blue-t", "red-o", "red-t"]
    t.do("store red-t")
    assert sorted(t.legal) == ["store red-o", "store red-t"]


@rule("SB-208", "SB-209")
@pytest.mark.parametrize(
    ("reserve", "lines"),
    [
        ("red-o*2 blue-o", [3]),
        ("green-o green-t green-s", [3, 4]),
        ("green-o green-t green-s red-o*2", [3, 4]),
        ("green-o*2 green-t green-s red-o", [3, 4, 5]),
        ("red-o blue-o green-o white-o", []),
    ],
)
def test_offering_offers_the_lines_whose_number_one_colour_reaches(reserve, lines):
    t = offering(5, reserve)
    assert t.phase == "midday"
    assert sorted(t.offered("use")) == [f"offering-{line}" for line in lines]
    assert all(t.why(f"use offering-{line}") for line in {3, 4, 5} - set(lines))


@rule("SB-210")
@pytest.mark.parametrize(("line", "familiar", "left"), [(5, 12, 2), (5, 13, 3), (4, 13, 3), (3, 13, 3)])
def test_offering_stores_what_fits_and_the_rest_stays(line, familiar, left):
    t = offering(5, "red-o*4", familiar).do(f"use offering-{line}")
    assert (t.stored(0), t.reserve(), t.D) == (14, {"red-o": left}, 3)


@rule("SB-210")
def test_offering_is_not_offered_with_a_full_familiar():
    t = Table(phase="midday", learnt="offering-5 cure-3", reserve="red-o*4", familiar=14, altar=FIVE)
    assert t.offered("use") == ["cure-3"]


# ---------------------------------------------------------------- Focus


def focusing(level: int, rune: str, reserve: str | int, altar: str | int, familiar: str | int = 0) -> Table:
    return Table(phase="dusk", learnt=f"focus-{level}:black-{rune}", reserve=reserve, altar=altar, familiar=familiar)


@rule("SB-213")
def test_focus_3_stores_one_token_of_the_marker_s_rune():
    t = focusing(3, "t", "red-t blue-o green-t purple-s", "white-t*2")
    assert t.offered("use") == ["focus-3"]
    t.do("use focus-3")
    assert sorted(t.legal) == ["store green-t", "store red-t"]
    t.do("store red-t")
    assert t.familiar() == ["red-t"]
    assert t.reserve() == {"blue-o": 1, "green-t": 1, "purple-s": 1}
    assert (t.today, t.D) == (1, 0)


def both_halves(level: int) -> Table:
    t = focusing(5, "t", "red-t blue-t green-t purple-t red-o", "white-t yellow-t black-t red-s blue-o")
    return t.do(f"use focus-{level}")


@pytest.mark.parametrize(
    "line", [pytest.param(4, marks=rule("SB-214", "SB-216")), pytest.param(5, marks=rule("SB-215", "SB-216"))]
)
def test_focus_4_and_5_offer_both_halves_and_the_first_step_decides(line):
    t = both_halves(line)
    assert sorted(t.offered("store")) == ["blue-t", "green-t", "purple-t", "red-t"]
    assert sorted(t.offered("take")) == ["black-t", "white-t", "yellow-t"]
    assert len(t.legal) == 7

    t.do("store red-t")
    assert sorted(t.legal) == ["store blue-t", "store green-t", "store purple-t"]

    t = both_halves(line).do("take white-t")
    assert t.stored(0) == 0
    if line == 5:
        assert sorted(t.legal) == ["take black-t", "take yellow-t"]
    else:
        assert t.today == 1


@rule("SB-214")
def test_focus_4_stores_two_or_takes_one():
    t = both_halves(4).do("store red-t", "store purple-t")
    assert (t.familiar(), t.reserve()) == (["red-t", "purple-t"], {"blue-t": 1, "green-t": 1, "red-o": 1})
    assert t.altar()["white-t"] + t.altar()["yellow-t"] + t.altar()["black-t"] >= 3
    assert t.today == 1

    t = both_halves(4).do("take white-t")
    assert (t.size(0), t.stored(0), t.reserve()["white-t"], t.today) == (6, 0, 1, 1)


@rule("SB-215")
def test_focus_5_stores_three_or_takes_two():
    t = both_halves(5).do("store red-t", "store purple-t", "store blue-t")
    assert (t.familiar(), t.reserve()) == (["red-t", "purple-t", "blue-t"], {"green-t": 1, "red-o": 1})
    assert t.today == 1

    t = both_halves(5).do("take white-t", "take black-t")
    assert (t.size(0), t.stored(0), t.today) == (7, 0, 1)
    assert (t.reserve()["white-t"], t.reserve()["black-t"]) == (1, 1)


@rule("SB-217")
@pytest.mark.parametrize("rune", ["o", "t", "s"])
def test_focus_looks_at_the_rune_of_its_marker_only(rune):
    everything = " ".join(f"{colour}-{sign}" for colour in ("red", "blue", "black") for sign in "ots")
    t = focusing(4, rune, everything, everything).do("use focus-4")
    # The reserve is full, so only the storing half is left.
    assert sorted(t.legal) == [f"store {colour}-{rune}" for colour in ("black", "blue", "red")]

    t = focusing(4, rune, "", everything).do("use focus-4")
    assert sorted(t.legal) == [f"take {colour}-{rune}" for colour in ("black", "blue", "red")]


@rule("SB-218")
def test_focus_5_may_use_line_3_for_a_single_token():
    t = focusing(5, "s", "red-s blue-o green-t", "white-o*2 blue-t*2")
    assert t.offered("use") == ["focus-3"]
    t.do("use focus-3")
    assert (t.familiar(), t.level("focus")) == (["red-s"], 5)


@rule("SB-218")
def test_focus_5_may_use_line_4_to_take_a_single_token():
    t = focusing(5, "s", "blue-o green-t", "white-o*2 blue-s")
    assert t.can("use focus-4")
    assert not t.can("use focus-3")
    t.do("use focus-4")
    assert (t.reserve(), t.level("focus")) == ({"blue-o": 1, "green-t": 1, "blue-s": 1}, 5)


@rule("SB-219")
def test_focus_stores_as_far_as_there_are_spaces():
    t = focusing(5, "o", "red-o*2 blue-o green-t", "white-t*2", familiar=13).do("use focus-5")
    assert sorted(t.legal) == ["store blue-o", "store red-o"]
    t.do("store red-o")
    assert (t.stored(0), t.reserve()) == (14, {"red-o": 1, "blue-o": 1, "green-t": 1})


@rule("SB-219")
def test_focus_takes_as_far_as_the_limit_allows():
    t = focusing(5, "o", "red-t*4 blue-t*4", "white-o yellow-o red-s").do("use focus-5")
    assert sorted(t.legal) == ["take white-o", "take yellow-o"]
    t.do("take yellow-o")
    assert (t.size(0), t.reserve()["yellow-o"], t.reserve()["white-o"], t.today) == (9, 1, 0, 1)


@rule("SB-220")
@pytest.mark.parametrize("line", [3, 4, 5])
def test_focus_does_not_fall(line):
    t = focusing(5, "o", "red-o*4", "white-t*2").do(f"use focus-{line}")
    assert (t.stored(0), t.level("focus"), t.marker("focus")) == (line - 2, 5, "black-o")
    assert t.points() == 5 + (line - 2)


@rule("SB-221")
def test_focus_taking_triggers_mirage_for_each_matching_token():
    t = Table(
        phase="dusk",
        learnt="focus-5:black-o mirage-3:blue-o",
        reserve="red-t green-s",
        altar="white-o yellow-o purple-o red-s blue-t red-t",
    )
    bag = t.B
    t.do("use focus-5", "take white-o", "accept", "take yellow-o", "accept")
    assert (t.size(0), t.A, t.B) == (6, 5, bag - 3)  # two for Mirage, one for the altar


@rule("SB-464")
@pytest.mark.parametrize(
    ("reserve", "familiar", "altar", "lines"),
    [
        ("red-o*2 blue-t", 0, "white-t", [3, 4]),  # three are needed for line 5
        ("red-o*3 blue-t", 0, "white-t", [3, 4, 5]),
        ("red-o*3 blue-t", 13, "white-t", [3, 4, 5]),  # only spaces are lacking
        ("red-o*2 blue-t", 12, "white-t", [3, 4]),  # tokens are lacking, spaces or not
        ("red-o*2 blue-t", 13, "white-t", [3, 4]),
        ("blue-t", 0, "white-o", [4, 5]),  # nothing to store, one to take
        ("red-o*2 blue-t", 14, "white-o", [4, 5]),  # no space at all, one to take
        ("red-o*2 blue-t*3 red-s*4", 14, "white-o white-t", []),
    ],
)
def test_focus_stores_its_full_number_or_takes_what_there_is(reserve, familiar, altar, lines):
    # Storm keeps the dusk open where Focus has nothing to do.
    t = Table(phase="dusk", learnt="focus-5:black-o storm-4", reserve=reserve, familiar=familiar, altar=altar)
    assert (t.today, t.phase) == (0, "dusk")
    assert sorted(line for line in t.offered("use") if line != "storm-4") == [f"focus-{line}" for line in lines]
    assert all(t.why(f"use focus-{line}") for line in {3, 4, 5} - set(lines))


@rule("SB-464")
def test_focus_5_with_two_tokens_to_store_leaves_only_the_taking_half():
    t = focusing(5, "o", "red-o blue-o", "white-o yellow-o purple-o").do("use focus-5")
    assert sorted(t.legal) == ["take purple-o", "take white-o", "take yellow-o"]


@rule("SB-464")
def test_focus_5_takes_a_single_matching_token():
    t = focusing(5, "o", "red-t", "white-o blue-t*2").do("use focus-5")
    assert (t.reserve(), t.stored(0), t.today) == ({"red-t": 1, "white-o": 1}, 0, 1)


@rule("SB-464")
def test_focus_5_with_one_space_left_stores_one_of_three():
    t = focusing(5, "o", "red-o*3", "blue-t*2", familiar=13).do("use focus-5")
    assert (t.stored(0), t.reserve()) == (14, {"red-o": 2})


# ---------------------------------------------------------------- Feast


def feasting(level: int, reserve: str | int, familiar: str | int, altar: str = FIVE) -> Table:
    return Table(phase="midday", learnt=f"feast-{level} storm-4", reserve=reserve, familiar=familiar, altar=altar)


@rule("SB-223", "SB-452")
def test_feast_3_takes_a_token_of_a_colour_on_the_familiar_into_the_reserve():
    t = feasting(3, "white-o", "red-s blue-o", "red-o red-t green-o blue-s white-s")
    bag = t.B
    assert t.offered("use") == ["feast-3"]
    t.do("use feast-3")
    assert sorted(t.legal) == ["take blue-s", "take red-o", "take red-t"]
    t.do("take red-t")
    assert (t.reserve(), t.familiar()) == ({"white-o": 1, "red-t": 1}, ["red-s", "blue-o"])
    assert (t.R, t.A, t.F, t.B, t.D, t.phase) == (2, 4, 2, bag, 0, "dusk")


@rule("SB-224")
@pytest.mark.parametrize(
    ("reserve", "familiar", "altar", "offered"),
    [
        ("white-o", "", FIVE, []),
        ("white-o", "black-o purple-o", FIVE, []),
        ("white-o", "red-s", "", []),
        ("white-t*5 white-s*4", "red-s", FIVE, []),
        ("white-t*5 white-s*3", "red-s", FIVE, ["feast-3"]),
    ],
)
def test_feast_3_needs_a_matching_colour_and_room(reserve, familiar, altar, offered):
    t = feasting(3, reserve, familiar, altar)
    assert (t.phase, t.offered("use")) == ("midday", offered)
    assert bool(t.why("use feast-3")) == (not offered)


@rule("SB-225")
def test_feast_4_stores_any_altar_token_even_with_a_full_reserve():
    t = feasting(4, 9, "black-o black-t black-s")
    held = t.reserve()
    t.do("use feast-4")
    assert sorted(t.offered("take")) == sorted(FIVE.split())
    t.do("take yellow-t")
    assert t.familiar() == ["black-o", "black-t", "black-s", "yellow-t"]
    assert (t.reserve(), t.A, t.D, t.phase) == (held, 4, 0, "dusk")


@rule("SB-226")
@pytest.mark.parametrize(("familiar", "altar"), [("red-o*4 red-t*5 red-s*5", FIVE), ("red-s", "")])
def test_feast_4_needs_a_free_space_and_an_altar_token(familiar, altar):
    t = feasting(4, "white-o", familiar, altar)
    assert t.phase == "midday"
    assert not t.can("use feast-4")
    assert t.why("use feast-4")
    assert t.can("use feast-3") == bool(altar)


@rule("SB-227")
@pytest.mark.parametrize(
    ("familiar", "colours", "board"),
    [
        ("", 0, 0),
        ("red-o red-t red-s blue-o green-o", 3, 5),
        ("red-o*5 red-t", 1, 7),
        ("red-o purple-t green-s black-t white-t blue-s yellow-o", 7, 8),
        ("red-o*2 purple-t*2 green-s*2 black-t*2 white-t*2 blue-s*2 yellow-o*2", 7, 18),
    ],
)
def test_feast_5_is_worth_a_point_per_colour_stored_instead_of_two(familiar, colours, board):
    assert Table(learnt="feast-5", familiar=familiar, altar="white-s").points() == colours + board


@rule("SB-228")
def test_feast_5_is_no_action_but_its_lower_lines_are():
    t = feasting(5, "white-o", "red-s")
    assert sorted(t.offered("use")) == ["feast-3", "feast-4"]
    assert t.why("use feast-5")
    t.do("use feast-4", "take blue-t")
    assert (t.familiar(), t.level("feast")) == (["red-s", "blue-t"], 5)

    t = feasting(5, "white-o", "red-s blue-s").do("use feast-3", "take red-o")
    assert (t.reserve(), t.level("feast")) == ({"white-o": 1, "red-o": 1}, 5)


@rule("SB-229")
@pytest.mark.parametrize("level", [3, 4])
def test_feast_3_and_4_are_worth_two_whatever_is_stored(level):
    t = Table(learnt=f"feast-{level}", familiar="red-o purple-t green-s black-t white-t", altar="white-s")
    assert t.points() == 2 + 5
