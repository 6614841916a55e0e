"""The four-letter codes of the reader."""

from itertools import product

import pytest

from athanor.games.alchemists import codes
from athanor.games.alchemists.alchemicals import ALCHEMICAL_NAMES, INGREDIENT_NAMES
from athanor.games.alchemists.codes import LETTERS, VARIANTS, CodeError, decode, encode, picked, random_code
from athanor.games.alchemists.reader import Reader
from athanor.games.alchemists.worlds import WORLDS, assignment

rule = pytest.mark.rule

ORDER = ("fern", "claw", "mushroom", "flower", "root", "scorpion", "toad", "feather")


def names(given: tuple[int, ...]) -> str:
    return " ".join(ALCHEMICAL_NAMES[given[INGREDIENT_NAMES.index(name)]] for name in ORDER)


@rule("AL-026")
def test_demo():
    assert names(decode("DEMO")) == "R- B- R+ -- G- G+ B+ ++"


@rule("AL-027")
def test_demo_is_of_the_first_scheme_although_it_ends_in_o():
    letters = [LETTERS.index(letter) for letter in "DEMO"]
    assert decode("DEMO") == picked(codes.digits_of_first(letters))
    assert decode("DEMO") != picked(codes.digits_of_second(letters))


@rule("AL-027")
@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("AAAA", "R+ G+ B+ R- G- B- ++ --"),
        ("HGFE", "-- ++ B- G- R+ G+ B+ R-"),  # the highest first four digits, then always the first that is left
        ("PUXE", "-- ++ B- G- R- B+ G+ R+"),  # all digits at their highest
        ("QAAA", "R+ G+ B+ R- G- B- ++ --"),  # 16 is 0 again, in both parts of the letter
    ],
)
def test_codes_that_end_in_a_to_e(code, expected):
    assert names(decode(code)) == expected


@rule("AL-028")
@pytest.mark.parametrize(
    ("code", "expected"), [("QWIN", "R+ G+ B+ B- R- -- G- ++"), ("CEJT", "B+ G+ R- B- ++ -- R+ G-")]
)
def test_codes_that_end_in_f_to_z(code, expected):
    assert names(decode(code)) == expected


@rule("AL-029")
def test_every_assignment_has_a_code():
    for world in range(WORLDS):
        given = assignment(world)
        assert decode(encode(given, world % VARIANTS)) == given


@rule("AL-029")
def test_every_code_is_valid_and_together_they_reach_every_assignment():
    """All 456,976; both schemes by themselves too."""
    first = {tuple(codes.digits_of_first(letters)) for letters in product(range(26), range(26), range(26), range(5))}
    second = {
        tuple(codes.digits_of_second(letters)) for letters in product(range(26), range(26), range(26), range(5, 26))
    }
    limits = [range(8 - at) for at in range(7)]
    assert first == second == set(product(*limits))
    assert len(first) == WORLDS


def test_every_variant_is_another_code_of_the_same_assignment():
    for world in (0, 777, 40_319):
        found = [encode(assignment(world), variant) for variant in range(VARIANTS)]
        assert len(set(found)) == VARIANTS
        assert {decode(code) for code in found} == {assignment(world)}


def test_no_assignment_is_given_the_code_demo_by_mistake():
    """Read by the second scheme DEMO is some assignment, whose other codes must be taken instead."""
    letters = [LETTERS.index(letter) for letter in "DEMO"]
    given = picked(codes.digits_of_second(letters))
    variant = sum((letter % 2) << at for at, letter in enumerate(letters[:3]))
    assert codes.code_of_second(codes.digits(given), variant) == "DEMO"
    assert encode(given, variant) != "DEMO"
    assert decode(encode(given, variant)) == given


@rule("AL-030")
@pytest.mark.parametrize("code", ["DEM", "DEM1", "DEMOS", "", "D MO", "ÑAME", "ＤＥＭＯ", "д" * 4, "????"])
def test_what_is_no_code_is_refused_and_the_game_stays(code):
    reader = Reader("QWIN")
    before = reader.student(0, 1)
    with pytest.raises(CodeError) as refused:
        reader.enter(code)
    assert refused.value.text("en").endswith("is not a code: a code is four letters from A to Z.")
    assert reader.code == "QWIN"
    assert len(reader.history) == 1
    assert reader.drink(0, 1) == before


@rule("AL-030")
@pytest.mark.parametrize("code", ["demo", "Demo", " DEMO "])
def test_small_letters_are_as_good(code):
    assert Reader(code).code == "DEMO"


@rule("AL-021")
def test_a_new_game_draws_evenly_from_all_assignments(monkeypatch):
    """Every number the system may draw leads to another assignment."""
    asked, drawn = set(), 0

    def forced(limit: int) -> int:
        asked.add(limit)
        return drawn % limit

    monkeypatch.setattr(codes, "randbelow", forced)
    for drawn in range(0, WORLDS, 64):  # `forced` reads it
        assert decode(random_code()) == assignment(drawn)
    assert asked == {WORLDS, VARIANTS}


@rule("AL-021")
def test_a_new_game_has_nothing_to_do_with_the_one_before():
    reader = Reader()
    found = set()
    for _ in range(60):
        reader.student(0, 1)
        reader.new_game()
        assert reader.history == []
        found.add(reader.assignment)
    assert len(found) > 50
