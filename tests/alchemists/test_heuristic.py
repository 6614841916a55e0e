"""The hand-made policy: set positions with one right answer, and laws that hold in every game."""

from math import isfinite

import pytest

from athanor.bots.sampling import RandomStream
from athanor.games.alchemists.alchemicals import ALCHEMICAL_NAMES, INGREDIENT_NAMES, PAIRS, POTION_NAMES, SIGNS
from athanor.games.alchemists.evidence import what_was_seen
from athanor.games.alchemists.odds import odds_of
from athanor.games.alchemists.state import ASPECT, Alchemists
from tests.alchemists.random_games import journey
from tests.alchemists.table import GAME, Table

FERN = INGREDIENT_NAMES.index("fern")
CLAW = INGREDIENT_NAMES.index("claw")
FERN_CLAW = PAIRS.index((FERN, CLAW))


def weights(t: Table) -> dict[str, float]:
    s = t.state
    return {GAME.actions.name(a): w for a, w in zip(s.legal(), s.heuristic(s.asked), strict=True)}


def favourite(t: Table) -> str:
    found = weights(t)
    return max(found, key=lambda name: found[name])


def told(t: Table, *ingredients: str) -> Table:
    """Demonstrations have shown everybody all three aspects of these ingredients."""
    for name in ingredients:
        number = INGREDIENT_NAMES.index(name)
        for colour in range(3):
            t.state.facts.append((ASPECT, number, colour, SIGNS[t.state.truth[number]][colour]))
    return t


def truth(t: Table, ingredient: str) -> str:
    return ALCHEMICAL_NAMES[t.state.truth[INGREDIENT_NAMES.index(ingredient)]]


# ---------------------------------------------------------------- theories


def test_publishes_what_is_certain_with_the_best_seal():
    t = told(Table(players=2, round=4, at="publish", order="AB", A={"cubes": "publish", "gold": 3}), "fern")
    assert favourite(t) == f"publish fern {truth(t, 'fern')}"
    t.do(favourite(t))
    assert favourite(t) == "seal gold"


def test_hedges_the_open_aspect():
    t = Table(players=2, round=3, at="publish", order="AB", A={"cubes": "publish", "gold": 3})
    for colour in (0, 2):
        t.state.facts.append((ASPECT, FERN, colour, SIGNS[t.state.truth[FERN]][colour]))
    assert favourite(t).startswith("publish fern ")
    t.do(favourite(t))
    assert favourite(t) == "seal green"


def test_publishes_nothing_that_is_known_to_be_false():
    t = told(Table(players=2, round=4, at="publish", order="AB", A={"cubes": "publish", "gold": 3}), "fern")
    found = weights(t)
    for name in ALCHEMICAL_NAMES:
        assert name == truth(t, "fern") or found[f"publish fern {name}"] < found["decline"]


def test_endorses_a_rivals_theory_that_it_knows_to_be_right():
    right = truth(Table(players=2), "fern")
    side = {"cubes": "publish", "gold": 4}
    t = Table(players=2, round=4, at="publish", order="AB", A=side, theories=f"fern={right}:B-gold")
    assert favourite(told(t, "fern")) == "endorse fern"


@pytest.mark.parametrize("players", [2, 3])
def test_debunks_what_it_knows_to_be_false_and_nothing_else(players: int):
    right = Table(players=players).state.truth[FERN]
    wrong = next(a for a in range(8) if SIGNS[a][1] != SIGNS[right][1])
    for token, answer in ((wrong, "debunk fern green"), (right, "decline")):
        t = Table(
            players=players, round=3, at="debunk", order="ABC"[:players], A={"cubes": "debunk"},
            theories=f"fern={ALCHEMICAL_NAMES[token]}:B-gold",
        )  # fmt: skip
        if token == wrong:
            t.state.facts.append((ASPECT, FERN, 1, SIGNS[right][1]))
        else:
            told(t, "fern")
        assert favourite(t) == answer


def test_a_master_demonstrates_what_it_is_sure_of():
    right = Table(players=2, mode="master").state.truth[FERN]
    wrong = next(a for a in range(8) if all(SIGNS[a][c] != SIGNS[right][c] for c in range(3)))
    theories = f"fern={ALCHEMICAL_NAMES[wrong]}:B-gold"
    t = Table(players=2, mode="master", round=3, at="debunk", order="AB", A={"cubes": "debunk"}, theories=theories)
    told(t, *INGREDIENT_NAMES)
    before = t.rep("A")
    while t.theory("fern") and not t.resting:
        t.do(favourite(t))
    assert t.theory("fern") is None
    assert t.rep("A") > before


# ---------------------------------------------------------------- mixing


def test_mixes_what_teaches_most():
    t = Table(players=2, round=3, at="test", order="AB", A={"cubes": "test", "hand": "fern claw toad"})
    told(t, "fern", "claw")
    found = weights(t)
    assert found["mix fern+claw"] < found["decline"] < min(found["mix fern+toad"], found["mix toad+claw"])


def test_declines_a_test_when_nothing_is_left_to_learn():
    t = Table(players=2, round=4, at="test", order="AB", A={"cubes": "test", "hand": "fern claw toad"})
    assert favourite(told(t, *INGREDIENT_NAMES)) == "decline"


def test_what_harms_once_a_round_harms_no_more():
    side = {"cubes": "drink", "hand": "fern claw toad root"}
    healthy = weights(Table(players=2, round=2, at="drink", order="AB", A=side))
    harmed = weights(Table(players=2, round=2, at="drink", order="AB", A={**side, "harmed": "R- G- B-"}))
    assert harmed["mix fern+claw"] > healthy["mix fern+claw"] > healthy["decline"]


def test_sells_the_known_potion_with_the_right_guarantee():
    """DEMO: fern and claw make a negative potion; the assassin wants B-, R- and G-."""
    t = Table(players=2, at="sell", order="AB", adventurer="assassin", A={"cubes": "sell", "hand": "fern claw toad"})
    told(t, "fern", "claw")
    mixes = odds_of(what_was_seen(t.state, 0)).mixes[7 * FERN_CLAW :]
    t.do(said := favourite(t))
    assert said == f"sell {POTION_NAMES[mixes.index(1.0)]}"
    assert favourite(t) == "guarantee exact"
    t.do("guarantee exact")
    assert favourite(t) == "mix fern+claw"


def test_does_not_declare_a_sale_of_what_it_cannot_mix():
    empty = weights(Table(players=2, round=3, at="declare", order="BA", adventurer="assassin", A={"hand": "fern"}))
    assert empty["declare sell"] < empty["done"]
    able = Table(players=2, round=3, at="declare", order="BA", adventurer="assassin", A={"hand": "fern claw"})
    assert weights(told(able, "fern", "claw"))["declare sell"] > empty["done"]


def test_promises_at_the_exhibition_only_what_it_can_make():
    side = {"cubes": "exhibit", "hand": "fern claw"}
    t = Table(players=2, round=6, at="exhibit", order="AB", A=side)
    assert favourite(t) == "decline"
    told(t, *INGREDIENT_NAMES)
    t.do(favourite(t))
    t.do(favourite(t))
    assert t.exhibited("A")


# ---------------------------------------------------------------- cards, gold, cubes


def test_melts_the_double_rather_than_the_single():
    side = {"cubes": "transmute", "hand": "fern*3 claw", "gold": 0}
    found = weights(Table(players=2, round=2, at="transmute", order="AB", A=side))
    assert found["transmute fern"] > found["transmute claw"]


def test_gives_at_the_altar_all_but_the_fees_to_come():
    side = {"cubes": "buy publish", "gold": 7}
    t = Table(players=2, round=6, at="buy", order="AB", artifacts_on_sale="altar cup mirror", A=side)
    t.do("buy altar")
    assert favourite(t) == "pay 5"


def test_declares_publishing_when_there_is_something_sure_to_publish():
    t = Table(players=2, round=3, at="declare", order="BA", A={"gold": 3})
    assert favourite(t) != "declare publish"
    assert favourite(told(t, "fern", "claw")) == "declare publish"


def test_declares_no_experiment_once_everything_is_known():
    t = told(Table(players=2, round=3, at="declare", order="BA", A={"gold": 3}), *INGREDIENT_NAMES)
    found = weights(t)
    assert max(found["declare test"], found["declare drink"]) < found["done"]


# ---------------------------------------------------------------- laws


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 2), (3, 3), (4, 1)])
def test_a_finite_number_for_each_legal_action_from_what_the_seat_knows(players: int, seed: int):
    steps, _ = journey(players, seed)
    varied = 0
    for number, step in enumerate(steps):
        s = step.before
        for seat in s.waiting:
            found = s.heuristic(seat)
            assert len(found) == len(s.legal(seat))
            assert all(isfinite(each) for each in found)
        world = s.determinise(step.seat, number)
        assert isinstance(world, Alchemists)
        assert world.heuristic(step.seat) == s.heuristic(step.seat)
        varied += world.truth != s.truth
    assert varied > len(steps) // 2


@pytest.mark.parametrize("mode", ["apprentice", "master"])
def test_it_beats_chance(mode: str):
    for seed in range(1, 7):
        s = GAME.new(2, seed, options={"mode": [mode] * 2})
        random = RandomStream(seed)
        wise = seed % 2
        while not s.over:
            weights = s.heuristic(s.asked)
            s.apply(s.now[weights.index(max(weights)) if s.asked == wise else random.below(len(s.now))])
        assert s.winners() == [wise]
