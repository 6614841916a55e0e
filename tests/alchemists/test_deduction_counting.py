"""The deduction engine against plain counting over all 40,320 assignments."""

from collections.abc import Callable
from fractions import Fraction
from itertools import permutations
from math import isclose, log2
from random import Random

import pytest

from athanor.games.alchemists.alchemicals import COLOURED, PAIRS, SIGNS, mix, quality
from athanor.games.alchemists.beliefs import Belief
from athanor.games.alchemists.deduction import Knowledge
from athanor.games.alchemists.demonstrations import NO_THEORY, NOTHING, judged
from tests.alchemists.named import TOAD, alchemical, example

ALL = list(permutations(range(8)))
Fact = Callable[[tuple[int, ...]], bool]


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
