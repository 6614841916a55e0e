"""What follows from what is known: which experiment tells most, which theory holds, what debunks another."""

from fractions import Fraction
from math import isclose, log2

import pytest

from athanor.games.alchemists.alchemicals import INGREDIENT_NAMES, PAIR_AT, PAIRS, POTION_NAMES, SIGNS
from athanor.games.alchemists.codes import decode
from athanor.games.alchemists.deduction import Knowledge
from athanor.games.alchemists.demonstrations import (
    BOTH_FALL,
    CONFLICT,
    FIRST_FALLS,
    NO_THEORY,
    NOTHING,
    SECOND_FALLS,
    judged,
)
from athanor.games.alchemists.worlds import WORLDS
from tests.alchemists.named import FERN, GREEN, MUSHROOM, RED, SCORPION, TOAD, alchemical, example, potion

rule = pytest.mark.rule


# ---------------------------------------------------------------- choosing experiments


def test_the_most_telling_experiments_come_first():
    known = example(3)
    ranked = known.experiments()
    assert len(ranked) == 28
    bits = [round(experiment.bits, 9) for experiment in ranked]
    assert bits == sorted(bits, reverse=True)
    done = {PAIR_AT[MUSHROOM][TOAD], PAIR_AT[FERN][TOAD], PAIR_AT[FERN][MUSHROOM]}
    assert {experiment.pair for experiment in ranked if experiment.bits == 0} >= done
    assert {experiment.pair for experiment in ranked[-3:]} == done


def test_only_the_pairs_at_hand_are_ranked():
    assert [e.pair for e in Knowledge().experiments([3, 9])] == [3, 9]


def test_without_knowledge_every_experiment_tells_log_7():
    assert all(isclose(e.bits, log2(7)) and e.left == WORLDS // 7 for e in Knowledge().experiments())


# ---------------------------------------------------------------- theories


def test_what_seals_are_worth():
    known = example(3)
    risk = known.risk(TOAD, alchemical("B+"))
    sure = Fraction(risk.right, risk.count)
    assert 0 < sure < 1
    assert risk.star_points(5, 4) == 5 * sure - 4 * (1 - sure)
    assert risk.hedge_points(GREEN, 4) == 0
    assert risk.hedge_points(RED, 4) == -4 * (1 - sure)


def test_a_certain_theory_needs_no_hedge():
    known = Knowledge()
    known.learn_alchemical(TOAD, alchemical("B+"))
    assert known.hedge(TOAD, alchemical("B+")) == -1
    assert known.risk(TOAD, alchemical("B+")).star_points(5, 4) == 5


def solved() -> Knowledge:
    known = Knowledge()
    for ingredient, truth in enumerate(decode("DEMO")):
        known.learn_alchemical(ingredient, truth)
    return known


def on(**theories: str) -> list[int]:
    return [alchemical(theories[name]) if name in theories else NO_THEORY for name in INGREDIENT_NAMES]


def test_apprentices_know_which_aspect_debunks():
    sure = [a for a in solved().attacks(on(scorpion="B+")) if a.chance == 1]
    assert {(a.ingredient, a.colour) for a in sure} == {(SCORPION, RED), (SCORPION, GREEN)}
    assert all(a.chance in (0, 1) for a in solved().attacks(on(scorpion="B+", toad="B+")))


@rule("AL-579")
def test_masters_know_which_partners_debunk_the_scorpion():
    sure = [d for d in solved().demonstrations(on(scorpion="B+")) if d.chance == 1]
    assert all(POTION_NAMES[d.potion] in ("R-", "G+", "B-") for d in sure)
    partners = {INGREDIENT_NAMES[i] for d in sure for i in PAIRS[d.pair] if i != SCORPION}
    assert partners == {"fern", "flower", "claw", "mushroom"}


@rule("AL-312")
@pytest.mark.parametrize("theory", range(8))
def test_three_potions_can_debunk_a_theory(theory):
    falling = {p for p in range(7) if judged(theory, NO_THEORY, p, yes=True) == FIRST_FALLS}
    assert falling == {c * 2 + (SIGNS[theory][c] == 1) for c in range(3)}


def verdict(first: str | None, second: str | None, made: str, yes: bool) -> int:
    theories = [NO_THEORY if name is None else alchemical(name) for name in (first, second)]
    return judged(theories[0], theories[1], potion(made), yes)


@pytest.mark.parametrize(
    ("first", "second", "made", "yes", "expected"),
    [
        ("B+", "R+", "G+", True, FIRST_FALLS),
        ("R+", "B+", "G+", True, SECOND_FALLS),
        ("B+", None, "G+", True, FIRST_FALLS),
        ("B+", "R-", "G+", True, BOTH_FALL),
        ("B+", "++", "B+", True, CONFLICT),
        ("B+", "++", "R+", False, CONFLICT),
        ("R+", "B+", "N", True, CONFLICT),
        ("B+", "B-", "N", False, CONFLICT),
        ("B+", "++", "G+", False, NOTHING),
        ("B+", None, "R-", False, NOTHING),
        ("B+", None, "N", True, NOTHING),
        ("G+", "B+", "B+", True, NOTHING),
        (None, None, "R+", True, NOTHING),
        ("B+", "B-", "N", True, NOTHING),
    ],
)
def test_what_a_demonstration_proves(first, second, made, yes, expected):
    assert verdict(first, second, made, yes) == expected


def test_a_conflict_shown_before_is_no_demonstration():
    theories, pair = on(scorpion="B+", toad="++"), PAIR_AT[SCORPION][TOAD]
    open_to_all = {(d.pair, d.potion): d for d in solved().demonstrations(theories)}
    assert open_to_all[pair, potion("B+")].on_yes == CONFLICT
    again = {(d.pair, d.potion): d for d in solved().demonstrations(theories, conflicts=[pair])}
    assert (pair, potion("B+")) not in again
    assert PAIRS[pair] == (TOAD, SCORPION)
    assert again[pair, potion("G+")].on_yes == SECOND_FALLS
