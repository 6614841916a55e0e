"""What can be known: the deduction engine against plain counting over all 40,320 assignments."""

from collections.abc import Callable
from fractions import Fraction
from itertools import permutations
from math import isclose, log2
from random import Random

import pytest

from athanor.games.alchemists.alchemicals import (
    ALCHEMICAL_NAMES,
    COLOURED,
    INGREDIENT_NAMES,
    PAIR_AT,
    PAIRS,
    POTION_NAMES,
    QUALITY_NAMES,
    SIGNS,
    mix,
    quality,
)
from athanor.games.alchemists.beliefs import Belief
from athanor.games.alchemists.codes import decode
from athanor.games.alchemists.deduction import DeductionError, Knowledge
from athanor.games.alchemists.demonstrations import (
    BOTH_FALL,
    CONFLICT,
    FIRST_FALLS,
    NO_THEORY,
    NOTHING,
    SECOND_FALLS,
    judged,
)
from athanor.games.alchemists.worlds import EVERY, WORLDS, with_alchemicals

rule = pytest.mark.rule

MUSHROOM, FERN, TOAD, CLAW, FLOWER, ROOT, SCORPION, FEATHER = range(8)
RED, GREEN, BLUE = range(3)
ALL = list(permutations(range(8)))
Fact = Callable[[tuple[int, ...]], bool]


def potion(name: str) -> int:
    return POTION_NAMES.index(name)


def alchemical(name: str) -> int:
    return ALCHEMICAL_NAMES.index(name)


def left(known: Knowledge, ingredient: int) -> set[str]:
    return {ALCHEMICAL_NAMES[a] for a in known.possible(ingredient)}


def crossed_out(known: Knowledge) -> set[tuple[str, str]]:
    return {(INGREDIENT_NAMES[i], ALCHEMICAL_NAMES[a]) for i, a in known.impossible()}


def sold(known: Knowledge, one: int, other: int, wanted: str, told: str) -> None:
    known.learn_sale(one, other, potion(wanted), QUALITY_NAMES.index(told))


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


def example(steps: int) -> Knowledge:
    known = Knowledge()
    known.learn_experiment(MUSHROOM, TOAD, potion("R+"))
    if steps > 1:
        sold(known, FERN, TOAD, "G+", "right-sign")
    if steps > 2:
        known.learn_experiment(FERN, MUSHROOM, potion("N"))
    return known


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


# ---------------------------------------------------------------- against plain counting


def mixes_to(one: int, other: int, potions: list[int]) -> Fact:
    return lambda world: mix(world, one, other) in potions


def has_aspect(one: int, colour: int, sign: int) -> Fact:
    return lambda world: SIGNS[world[one]][colour] == sign


def answers(one: int, other: int, asked: int, yes: bool) -> Fact:
    return lambda world: (mix(world, one, other) == asked) == yes


def made_with_one_of(one: int, partners: list[int], made: int) -> Fact:
    return lambda world: any(mix(world, one, partner) == made for partner in partners if partner != one)


def random_evidence(chance: Random) -> tuple[Knowledge, list[Fact]]:
    """Some facts of a random world, told to the engine and written down as plain conditions."""
    truth = chance.choice(ALL)
    known, facts = Knowledge(), []
    for _ in range(chance.randint(1, 6)):
        one, other = chance.sample(range(8), 2)
        made = mix(truth, one, other)
        match chance.choice(["experiment", "sale", "aspect", "demonstration", "glimpse"]):
            case "experiment":
                known.learn_experiment(one, other, made)
                facts.append(mixes_to(one, other, [made]))
            case "sale":
                wanted = chance.choice(COLOURED)
                told = quality(wanted, made)
                known.learn_sale(one, other, wanted, told)
                facts.append(mixes_to(one, other, [p for p in range(7) if quality(wanted, p) == told]))
            case "aspect":
                colour = chance.randrange(3)
                known.learn_aspect(one, colour, SIGNS[truth[one]][colour])
                facts.append(has_aspect(one, colour, SIGNS[truth[one]][colour]))
            case "demonstration":
                asked = chance.randrange(7)
                known.learn_demonstration(one, other, asked, made == asked)
                facts.append(answers(one, other, asked, made == asked))
            case _:
                partners = sorted({other, *chance.sample(range(8), 3)})
                known.learn_glimpse(one, [made], partners)
                facts.append(made_with_one_of(one, partners, made))
    return known, facts


@pytest.mark.parametrize("seed", range(16))
def test_every_count_is_that_of_a_plain_search(seed):
    chance = Random(seed)
    known, facts = random_evidence(chance)
    worlds = ALL
    for fact in facts:
        worlds = [world for world in worlds if fact(world)]
    assert known.count == len(worlds) > 0
    assert [known.imagined(n) for n in range(0, len(worlds), 7)] == worlds[::7]
    assert known.grid() == [[sum(world[i] == a for world in worlds) for a in range(8)] for i in range(8)]
    for pair in chance.sample(range(28), 4):
        one, other = PAIRS[pair]
        made = [mix(world, one, other) for world in worlds]
        assert known.odds(pair) == [made.count(p) for p in range(7)]
        experiment = known.experiment(pair)
        shares = [Fraction(made.count(p), len(worlds)) for p in range(7) if p in made]
        assert isclose(experiment.bits, -sum(share * log2(share) for share in shares), abs_tol=1e-9)
        assert experiment.left == sum(share * share for share in shares) * len(worlds)
        wanted = chance.choice(COLOURED)
        (sale,) = known.sales(wanted, [pair])
        assert sale.odds == [sum(quality(wanted, m) == q for m in made) for q in range(4)]


@pytest.mark.parametrize("seed", range(100, 108))
def test_risks_attacks_and_demonstrations_are_those_of_a_plain_search(seed):
    chance = Random(seed)
    known, facts = random_evidence(chance)
    worlds = [world for world in ALL if all(fact(world) for fact in facts)]
    theories = [NO_THEORY] * 8
    for ingredient, theory in zip(chance.sample(range(8), 4), chance.sample(range(8), 4), strict=True):
        theories[ingredient] = theory
        risk = known.risk(ingredient, theory)
        wrong = [[c for c in range(3) if SIGNS[w[ingredient]][c] != SIGNS[theory][c]] for w in worlds]
        assert risk.right == wrong.count([])
        assert risk.only == [wrong.count([c]) for c in range(3)]
        assert risk.wrong == [sum(c in colours for colours in wrong) for c in range(3)]
    assert {(a.ingredient, a.colour): a.chance * len(worlds) for a in known.attacks(theories)} == {
        (i, c): sum(SIGNS[w[i]][c] != SIGNS[theories[i]][c] for w in worlds)
        for i in range(8)
        if theories[i] != NO_THEORY
        for c in range(3)
    }
    found = {(d.pair, d.potion): d.chance * len(worlds) for d in known.demonstrations(theories)}
    for pair, (one, other) in enumerate(PAIRS):
        for asked in range(7):
            said = [mix(w, one, other) == asked for w in worlds]
            proving = sum(judged(theories[one], theories[other], asked, yes) != NOTHING for yes in said)
            assert found.get((pair, asked), 0) == proving


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


# ---------------------------------------------------------------- soft evidence


def test_a_theory_makes_a_world_likelier_and_none_impossible():
    known = example(1)
    belief = Belief(known)
    assert belief.chance(TOAD, alchemical("B+")) == known.chance(TOAD, alchemical("B+"))
    belief.hear_theory(TOAD, alchemical("B+"))
    assert belief.chance(TOAD, alchemical("B+")) > known.chance(TOAD, alchemical("B+"))
    possible = [(i, a) for i in range(8) for a in range(8) if belief.grid()[i][a]]
    assert possible == [(i, a) for i in range(8) for a in range(8) if known.grid()[i][a]]
    assert known.count == example(1).count


def test_the_weights_are_those_of_a_plain_search():
    chance = Random(5)
    known, facts = random_evidence(chance)
    belief = Belief(known)
    heard = list(zip(chance.sample(range(8), 3), chance.sample(range(8), 3), strict=True))
    for ingredient, theory in heard:
        belief.hear_theory(ingredient, theory, (9, 4, 1))
    weights = {}
    for world in (world for world in ALL if all(fact(world) for fact in facts)):
        weights[world] = 1
        for ingredient, theory in heard:
            wrong = sum(SIGNS[world[ingredient]][c] != SIGNS[theory][c] for c in range(3))
            weights[world] *= (9, 4, 1)[min(wrong, 2)]
    assert belief.total == sum(weights.values())
    assert belief.grid() == [[sum(n for w, n in weights.items() if w[i] == a) for a in range(8)] for i in range(8)]
    assert belief.odds(9) == [sum(n for w, n in weights.items() if mix(w, *PAIRS[9]) == p) for p in range(7)]
