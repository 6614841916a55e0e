"""Alchemicals and what comes of mixing them."""

from collections import Counter
from itertools import combinations, permutations, product

import pytest

from athanor.games.alchemists.alchemicals import (
    ALCHEMICAL_NAMES,
    COLOURED,
    INGREDIENT_NAMES,
    LARGE,
    MINUS,
    MIX,
    NEUTRAL,
    NEUTRALISER,
    PAIR_AT,
    PAIRS,
    PLUS,
    POTION_COLOUR,
    POTION_NAMES,
    POTION_SIGN,
    SIGNS,
    pairs_making,
    potion_of,
    quality,
)
from athanor.games.alchemists.demonstrations import wrong_aspects
from athanor.games.alchemists.reader import MASTER, Reader, ReaderError
from athanor.games.alchemists.worlds import EVERY, WORLDS, all_of, assignment, nth, tables, world_of

rule = pytest.mark.rule

TABLE = """
B-  .  N  B- G+ R- B- R- G+
B+  N  .  G- B+ B+ R+ G- R+
G-  B- G- .  N  G- R+ B- R+
G+  G+ B+ N  .  R- G+ R- B+
R-  R- B+ G- R- .  N  G- B+
R+  B- R+ R+ G+ N  .  B- G+
--  R- G- B- R- G- B- .  N
++  G+ R+ R+ B+ B+ G+ N  .
"""


def alchemical(name: str) -> int:
    return ALCHEMICAL_NAMES.index(name)


def mixed(one: str, other: str) -> str:
    return POTION_NAMES[MIX[alchemical(one)][alchemical(other)]]


# ---------------------------------------------------------------- alchemicals


@rule("AL-001")
def test_eight_alchemicals_have_all_eight_combinations_of_signs():
    assert len(ALCHEMICAL_NAMES) == 8
    assert set(SIGNS) == set(product((MINUS, PLUS), repeat=3))
    assert len(SIGNS) == 8


@rule("AL-002")
def test_six_have_one_large_circle_which_names_them_and_two_have_three():
    assert [sum(circles) for circles in LARGE] == [1, 1, 1, 1, 1, 1, 3, 3]
    for at, name in enumerate(ALCHEMICAL_NAMES[:6]):
        colour = "RGB".index(name[0])
        assert LARGE[at][colour]
        assert SIGNS[at][colour] == (PLUS if name[1] == "+" else MINUS)


@rule("AL-003")
def test_the_worlds_are_all_ways_to_give_each_ingredient_its_own_alchemical():
    worlds = [assignment(world) for world in range(WORLDS)]
    assert WORLDS == 40_320
    assert worlds == list(permutations(range(8)))
    assert [world_of(given) for given in worlds] == list(range(WORLDS))


@rule("AL-020")
def test_signs_alone_tell_alchemicals_apart():
    for theory, truth in product(range(8), repeat=2):
        assert (wrong_aspects(theory, truth) == []) == (theory == truth)


# ---------------------------------------------------------------- potions


@rule("AL-004")
def test_a_potion_arises_where_a_large_and_a_small_circle_agree():
    assert mixed("R+", "B+") == "R+"
    for one, other in combinations(range(8), 2):
        potion = MIX[one][other]
        if potion != NEUTRAL:
            colour = POTION_COLOUR[potion]
            assert LARGE[one][colour] != LARGE[other][colour]
            assert SIGNS[one][colour] == SIGNS[other][colour] == POTION_SIGN[potion]


@rule("AL-005")
def test_two_circles_of_the_same_size_make_nothing():
    assert mixed("R+", "G+") == "G+"
    assert mixed("++", "R+") == "G+"


@rule("AL-006")
def test_the_order_of_the_ingredients_does_not_matter():
    assert all(MIX[one][other] == MIX[other][one] for one, other in combinations(range(8), 2))


@rule("AL-007")
def test_never_two_potions_at_once():
    for one, other in combinations(range(8), 2):
        colours = [c for c in range(3) if SIGNS[one][c] == SIGNS[other][c] and LARGE[one][c] != LARGE[other][c]]
        assert len(colours) == (MIX[one][other] != NEUTRAL)


@rule("AL-008")
def test_four_pairs_for_every_potion_and_four_neutral_ones():
    assert Counter(MIX[one][other] for one, other in combinations(range(8), 2)) == dict.fromkeys(range(7), 4)


@rule("AL-009")
def test_every_alchemical_makes_each_of_its_three_potions_with_two_partners():
    for one in range(8):
        own = [potion_of(colour, SIGNS[one][colour]) for colour in range(3)]
        made = Counter(MIX[one][other] for other in range(8) if other != one)
        assert made == {own[0]: 2, own[1]: 2, own[2]: 2, NEUTRAL: 1}


@rule("AL-010")
def test_the_whole_table():
    for row in TABLE.split("\n")[1:-1]:
        one, *potions = row.split()
        assert [mixed(one, other) if other != one else "." for other in ALCHEMICAL_NAMES] == potions


@rule("AL-011")
def test_a_coloured_potion_shows_an_aspect_of_both():
    for one, other in combinations(range(8), 2):
        if MIX[one][other] != NEUTRAL:
            colour, sign = POTION_COLOUR[MIX[one][other]], POTION_SIGN[MIX[one][other]]
            assert SIGNS[one][colour] == SIGNS[other][colour] == sign


@rule("AL-012")
def test_neutral_means_opposite_in_all_three_colours():
    for one, other in combinations(range(8), 2):
        assert (MIX[one][other] == NEUTRAL) == (len(wrong_aspects(one, other)) == 3)


@rule("AL-013")
def test_each_has_one_neutraliser():
    pairs = [("B-", "B+"), ("G-", "G+"), ("R-", "R+"), ("--", "++")]
    for one, other in pairs:
        assert NEUTRALISER[alchemical(one)] == alchemical(other)
        assert NEUTRALISER[alchemical(other)] == alchemical(one)


@rule("AL-014")
def test_with_anything_but_its_neutraliser_a_potion_has_a_colour():
    for one in range(8):
        others = [other for other in range(8) if other not in (one, NEUTRALISER[one])]
        assert len(others) == 6
        assert all(MIX[one][other] in COLOURED for other in others)


@rule("AL-015")
@pytest.mark.parametrize("function", ["student", "drink", "sell", "debunk_potion", "exhibit"])
def test_an_ingredient_is_never_mixed_with_itself(function):
    toad = INGREDIENT_NAMES.index("toad")
    reader = Reader("DEMO", mode=MASTER)
    reader.set_last_round(function == "exhibit")
    given = {"sell": (0, toad, toad), "debunk_potion": (toad, toad, 0)}.get(function, (toad, toad))
    with pytest.raises(ReaderError, match="two different ingredients"):
        getattr(reader, function)(*given)
    assert reader.history == []


@rule("AL-016")
def test_three_positive_three_negative_one_neither():
    signs = {name: POTION_SIGN[at] for at, name in enumerate(POTION_NAMES)}
    assert signs == {"R+": 1, "R-": -1, "G+": 1, "G-": -1, "B+": 1, "B-": -1, "N": 0}


@rule("AL-017")
def test_four_ways_to_make_healing():
    ways = {frozenset((one, other)) for one, other in combinations(ALCHEMICAL_NAMES, 2) if mixed(one, other) == "R+"}
    assert ways == {frozenset(w) for w in [("B+", "R+"), ("B+", "++"), ("G-", "R+"), ("G-", "++")]}


@rule("AL-019")
def test_neutralisers_stand_in_neighbouring_rows_of_the_grid():
    assert ALCHEMICAL_NAMES == ("B-", "B+", "G-", "G+", "R-", "R+", "--", "++")
    assert all(NEUTRALISER[2 * k] == 2 * k + 1 for k in range(4))


@pytest.mark.parametrize("wanted", COLOURED)
def test_of_the_seven_potions_one_is_exact_two_have_the_sign_and_three_the_other(wanted):
    assert Counter(quality(wanted, potion) for potion in range(7)) == {0: 1, 1: 2, 2: 1, 3: 3}


# ---------------------------------------------------------------- sets of worlds


def test_every_pair_has_its_number_whichever_ingredient_comes_first():
    assert len(PAIRS) == 28
    for at, (one, other) in enumerate(PAIRS):
        assert PAIR_AT[one][other] == PAIR_AT[other][one] == at


@pytest.mark.parametrize("ingredient", range(8))
def test_the_cells_of_an_ingredient_share_out_all_worlds(ingredient):
    cells = tables().cells[ingredient]
    assert [cell.bit_count() for cell in cells] == [5040] * 8
    assert sum(cells) == EVERY


@pytest.mark.parametrize("world", [0, 1, 719, 5040, 12_345, 40_319])
def test_a_world_is_in_the_sets_it_belongs_to_and_in_no_other(world):
    given = assignment(world)
    for ingredient in range(8):
        held = [a for a in range(8) if tables().cells[ingredient][a] >> world & 1]
        assert held == [given[ingredient]]
    for at, (one, other) in enumerate(PAIRS):
        held = [p for p in range(7) if tables().brews[at][p] >> world & 1]
        assert held == [MIX[given[one]][given[other]]]


def test_in_every_world_four_pairs_make_each_potion():
    """So the bare potion of a pair nobody knows tells nothing about the world."""
    for world in range(0, WORLDS, 811):
        for potion in range(7):
            found = pairs_making(assignment(world), (potion,))
            assert len(found) == 4
            assert all(tables().brews[at][potion] >> world & 1 for at in found)


def test_worlds_of_a_set_are_found_by_their_number():
    some = tables().brews[5][2]
    listed = all_of(some)
    assert len(listed) == some.bit_count()
    assert listed == sorted(listed)
    assert [nth(some, n) for n in range(0, len(listed), 97)] == listed[::97]
    assert nth(EVERY, WORLDS - 1) == WORLDS - 1
    assert nth(1 << 7, 0) == 7
