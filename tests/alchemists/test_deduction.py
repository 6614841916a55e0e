"""What can be known: one fact at a time, and the example of the rulebook."""

from fractions import Fraction
from itertools import permutations

import pytest

from athanor.games.alchemists.alchemicals import (
    ALCHEMICAL_NAMES,
    INGREDIENT_NAMES,
    PAIR_AT,
    PAIRS,
    POTION_NAMES,
    QUALITY_NAMES,
    SIGNS,
    mix,
)
from athanor.games.alchemists.deduction import DeductionError, Knowledge
from athanor.games.alchemists.worlds import EVERY, WORLDS, with_alchemicals
from tests.alchemists.named import (
    CLAW,
    FEATHER,
    FERN,
    GREEN,
    MUSHROOM,
    RED,
    ROOT,
    SCORPION,
    TOAD,
    alchemical,
    example,
    potion,
    sold,
)

rule = pytest.mark.rule

ALL = list(permutations(range(8)))


def left(known: Knowledge, ingredient: int) -> set[str]:
    return {ALCHEMICAL_NAMES[a] for a in known.possible(ingredient)}


def crossed_out(known: Knowledge) -> set[tuple[str, str]]:
    return {(INGREDIENT_NAMES[i], ALCHEMICAL_NAMES[a]) for i, a in known.impossible()}


# ---------------------------------------------------------------- one fact at a time


def test_without_evidence_everything_is_equally_likely():
    known = Knowledge()
    assert known.count == WORLDS
    assert known.impossible() == []
    assert all(known.chance(i, a) == Fraction(1, 8) for i in range(8) for a in range(8))
    assert all(known.odds(pair) == [WORLDS // 7] * 7 for pair in range(28))


@rule("AL-018", "AL-569")
def test_a_coloured_potion_crosses_out_four_alchemicals_for_both():
    known = Knowledge()
    known.learn_experiment(MUSHROOM, TOAD, potion("R+"))
    assert left(known, MUSHROOM) == left(known, TOAD) == {"B+", "G-", "R+", "++"}
    assert len(known.impossible()) == 8


@rule("AL-018")
@pytest.mark.parametrize("made", [p for p in POTION_NAMES if p != "N"])
def test_the_crossed_out_ones_have_the_other_sign(made):
    known = Knowledge()
    known.learn_experiment(FERN, ROOT, potion(made))
    colour, sign = "RGB".index(made[0]), 1 if made[1] == "+" else -1
    gone = {a for a in range(8) if SIGNS[a][colour] != sign}
    assert set(known.impossible()) == {(i, a) for i in (FERN, ROOT) for a in gone}


@rule("AL-543")
def test_the_right_sign_for_speed_means_healing_or_wisdom():
    known = Knowledge()
    sold(known, FERN, TOAD, "G+", "right-sign")
    assert [POTION_NAMES[p] for p, n in enumerate(known.odds(PAIR_AT[FERN][TOAD])) if n] == ["R+", "B+"]
    assert crossed_out(known) == {(i, a) for i in ("fern", "toad") for a in ("B-", "--")}


@rule("AL-544")
@pytest.mark.parametrize(
    ("wanted", "gone"),
    [
        ("R+", {"G-", "--"}), ("G+", {"B-", "--"}), ("B+", {"R-", "--"}),
        ("R-", {"G+", "++"}), ("G-", {"B+", "++"}), ("B-", {"R+", "++"}),
    ],
)  # fmt: skip
def test_the_right_sign_crosses_out_two(wanted, gone):
    known = Knowledge()
    sold(known, CLAW, FEATHER, wanted, "right-sign")
    assert crossed_out(known) == {(i, a) for i in ("claw", "feather") for a in gone}


@rule("AL-545")
@pytest.mark.parametrize(("wanted", "gone"), [("B-", "--"), ("R-", "--"), ("G+", "++"), ("R+", "++")])
def test_the_wrong_sign_crosses_out_one(wanted, gone):
    known = Knowledge()
    sold(known, CLAW, FEATHER, wanted, "wrong-sign")
    assert crossed_out(known) == {("claw", gone), ("feather", gone)}


@rule("AL-546")
def test_neutral_crosses_out_nothing_but_ties_two_ingredients_together():
    known = Knowledge()
    known.learn_experiment(FERN, MUSHROOM, potion("N"))
    assert known.impossible() == []
    known.learn(EVERY ^ with_alchemicals(FERN, [alchemical("B-")]))
    assert crossed_out(known) == {("fern", "B-"), ("mushroom", "B+")}


@rule("AL-547")
def test_an_aspect_crosses_out_four_for_one_ingredient():
    known = Knowledge()
    known.learn_aspect(TOAD, RED, 1)
    assert crossed_out(known) == {("toad", a) for a in ("B-", "G+", "R-", "--")}
    assert known.sign(TOAD, RED) == 1
    assert known.sign(TOAD, GREEN) == 0


@rule("AL-548")
def test_a_no_to_a_master_ties_a_pair_and_crosses_out_nothing():
    known = Knowledge()
    known.learn_demonstration(SCORPION, TOAD, potion("R+"), yes=False)
    assert known.count == WORLDS * 6 // 7
    assert known.impossible() == []
    assert known.odds(PAIR_AT[SCORPION][TOAD])[potion("R+")] == 0


@rule("AL-548")
def test_a_yes_to_a_master_is_as_good_as_an_experiment():
    heard, seen = Knowledge(), Knowledge()
    heard.learn_demonstration(SCORPION, TOAD, potion("B+"), yes=True)
    seen.learn_experiment(SCORPION, TOAD, potion("B+"))
    assert heard.worlds == seen.worlds


@rule("AL-549")
def test_what_is_settled_is_crossed_out_elsewhere():
    known = Knowledge()
    known.learn_alchemical(TOAD, alchemical("B+"))
    assert left(known, TOAD) == {"B+"}
    assert known.known(TOAD) == alchemical("B+")
    assert all(ALCHEMICAL_NAMES[known.known(i)] == "B+" or "B+" not in left(known, i) for i in range(8))


@rule("AL-550")
@pytest.mark.parametrize("made", range(7))
def test_a_rivals_unknown_pair_says_nothing(made):
    """Every world has four pairs for it, so all worlds stay equally likely."""
    weights = {sum(mix(world, i, j) == made for i, j in PAIRS) for world in ALL[::101]}
    assert weights == {4}


@rule("AL-550")
@pytest.mark.parametrize("made", [p for p in POTION_NAMES if p != "N"])
def test_a_rivals_result_with_one_known_ingredient_shows_an_aspect(made):
    glimpsed, shown = Knowledge(), Knowledge()
    glimpsed.learn_glimpse(SCORPION, [potion(made)])
    shown.learn_aspect(SCORPION, "RGB".index(made[0]), 1 if made[1] == "+" else -1)
    assert glimpsed.worlds == shown.worlds


@rule("AL-550")
def test_a_rivals_neutral_potion_with_one_known_ingredient_says_nothing():
    known = Knowledge()
    known.learn_glimpse(SCORPION, [potion("N")])
    assert known.count == WORLDS


@rule("AL-550")
def test_a_glimpse_of_a_sale_and_of_who_the_partner_can_have_been():
    known = Knowledge()
    known.learn_sale_glimpse(SCORPION, potion("G+"), QUALITY_NAMES.index("right-sign"))
    assert crossed_out(known) == {("scorpion", "B-"), ("scorpion", "--")}
    narrow = Knowledge()
    narrow.learn_glimpse(SCORPION, [potion("R+")], partners=[TOAD])
    exact = Knowledge()
    exact.learn_experiment(SCORPION, TOAD, potion("R+"))
    assert narrow.worlds == exact.worlds


def test_the_seller_knows_one_two_or_three_potions():
    for told, count in [("exact", 1), ("right-sign", 2), ("neutral", 1), ("wrong-sign", 3)]:
        known = Knowledge()
        sold(known, FERN, CLAW, "B-", told)
        assert sum(n > 0 for n in known.odds(PAIR_AT[FERN][CLAW])) == count


def test_what_contradicts_is_refused_in_a_sentence_and_changes_nothing():
    known = Knowledge()
    known.learn_experiment(MUSHROOM, TOAD, potion("R+"))
    before = known.worlds
    with pytest.raises(DeductionError) as refused:
        known.learn_aspect(TOAD, RED, -1)
    assert refused.value.text("en") == "That cannot be true together with what is known already."
    assert known.worlds == before


def test_a_copy_goes_its_own_way():
    known = Knowledge()
    known.grid()
    other = known.clone()
    other.learn_aspect(TOAD, RED, 1)
    assert known.count == WORLDS
    assert known.possible(TOAD) == list(range(8))
    assert len(other.possible(TOAD)) == 4


# ---------------------------------------------------------------- the rulebook's example


def triples(known: Knowledge) -> set[tuple[str, str, str]]:
    worlds = [known.imagined(number) for number in range(known.count)]
    return {tuple(ALCHEMICAL_NAMES[w[i]] for i in (MUSHROOM, FERN, TOAD)) for w in worlds}  # type: ignore[misc]


@rule("AL-570")
def test_example_second_step():
    known = example(2)
    assert left(known, FERN) == {"B+", "G-", "G+", "R-", "R+", "++"}
    assert left(known, TOAD) == {"B+", "G-", "R+", "++"}


@rule("AL-571", "AL-572")
def test_example_third_step_and_what_follows_from_it():
    known = example(3)
    assert left(known, MUSHROOM) == {"G-", "R+"}
    assert left(known, FERN) == {"G+", "R-"}
    assert left(known, TOAD) == {"B+", "++"}
    assert [POTION_NAMES[p] for p, n in enumerate(known.odds(PAIR_AT[FERN][TOAD])) if n] == ["B+"]


@rule("AL-573")
def test_example_two_triples_remain_and_green_settles_them():
    known = example(3)
    assert triples(known) == {("R+", "R-", "B+"), ("G-", "G+", "++")}
    for ingredient in (MUSHROOM, FERN, TOAD):
        for theory in known.possible(ingredient):
            assert known.hedge(ingredient, theory) == GREEN
    known.learn_aspect(TOAD, GREEN, -1)
    assert triples(known) == {("R+", "R-", "B+")}


@rule("AL-553")
def test_example_of_the_neutraliser():
    known = Knowledge()
    known.learn_alchemical(CLAW, alchemical("B-"))
    known.learn_experiment(CLAW, TOAD, potion("N"))
    assert left(known, TOAD) == {"B+"}
