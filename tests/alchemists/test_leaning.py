"""What a sensible player leans to: set positions, and laws that hold in every game."""

from math import isfinite
from typing import Any

import pytest

from athanor.games.alchemists import worlds
from athanor.games.alchemists.alchemicals import (
    ALCHEMICAL_NAMES,
    INGREDIENT_NAMES,
    PAIR_NAMES,
    PAIRS,
    POTION_NAMES,
    SIGNS,
)
from athanor.games.alchemists.leaning import HABITS
from athanor.games.alchemists.outlook import NAMES, outlook, signs
from athanor.games.alchemists.outlook_weights import SURENESS, WEIGHTS
from athanor.games.alchemists.state import ASPECT, MIXED
from athanor.games.alchemists.suspicion import likely_truth
from athanor.games.alchemists.thinking import theorizing
from athanor.games.alchemists.thinking.mind import mind_of
from tests.alchemists.random_games import journey
from tests.alchemists.table import GAME, Table

FERN = INGREDIENT_NAMES.index("fern")
CLAW = INGREDIENT_NAMES.index("claw")


def wishes(t: Table) -> dict[str, float]:
    """How much each legal action draws the seat that is asked."""
    s = t.state
    return {GAME.actions.name(a): w for a, w in zip(s.legal(), s.leaning(s.asked), strict=True)}


def favourite(t: Table) -> str:
    found = wishes(t)
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
    # Red and blue of the fern are known, green is open: two alchemicals are left.
    for colour in (0, 2):
        t.state.facts.append((ASPECT, FERN, colour, SIGNS[t.state.truth[FERN]][colour]))
    assert favourite(t).startswith("publish fern ")
    t.do(favourite(t))
    assert favourite(t) == "seal green"


def test_publishes_nothing_that_is_known_to_be_false():
    t = told(Table(players=2, round=4, at="publish", order="AB", A={"cubes": "publish", "gold": 3}), "fern")
    found = wishes(t)
    right = truth(t, "fern")
    for name in ALCHEMICAL_NAMES:
        if name != right:
            assert found[f"publish fern {name}"] < found["decline"]


def test_endorses_a_rivals_theory_that_it_knows_to_be_right():
    t = Table(players=2, round=4, at="publish", order="AB", A={"cubes": "publish", "gold": 4})
    right = truth(t, "fern")
    t = told(
        Table(
            players=2, round=4, at="publish", order="AB", A={"cubes": "publish", "gold": 4},
            theories=f"fern={right}:B-gold",
        ),
        "fern",
    )  # fmt: skip
    assert favourite(t) == "endorse fern"


@pytest.mark.parametrize("players", [2, 3])
def test_debunks_what_it_knows_to_be_false(players: int):
    t = Table(players=players, at="debunk", A={"cubes": "debunk"})
    right = t.state.truth[FERN]
    colour = 1
    wrong = next(a for a in range(8) if SIGNS[a][colour] != SIGNS[right][colour])
    t = Table(
        players=players, round=3, at="debunk", order="ABC"[:players], A={"cubes": "debunk"},
        theories=f"fern={ALCHEMICAL_NAMES[wrong]}:B-gold",
    )  # fmt: skip
    t.state.facts.append((ASPECT, FERN, colour, SIGNS[right][colour]))
    assert favourite(t) == "debunk fern green"


def test_leaves_alone_what_it_knows_to_be_right():
    t = Table(players=2, at="debunk", A={"cubes": "debunk"})
    right = truth(t, "fern")
    t = told(
        Table(
            players=2, round=3, at="debunk", order="AB", A={"cubes": "debunk"}, theories=f"fern={right}:B-gold",
        ),
        "fern",
    )  # fmt: skip
    assert favourite(t) == "decline"


def test_a_master_demonstrates_what_it_is_sure_of():
    t = Table(players=2, mode="master", at="debunk", A={"cubes": "debunk"})
    right = t.state.truth[FERN]
    wrong = next(a for a in range(8) if all(SIGNS[a][c] != SIGNS[right][c] for c in range(3)))
    t = told(
        Table(
            players=2, mode="master", round=3, at="debunk", order="AB", A={"cubes": "debunk"},
            theories=f"fern={ALCHEMICAL_NAMES[wrong]}:B-gold",
        ),
        *INGREDIENT_NAMES,
    )  # fmt: skip
    before = t.rep("A")
    while t.theory("fern") and not t.resting:
        t.do(favourite(t))
    assert t.theory("fern") is None
    assert t.rep("A") > before


def test_rivals_theories_shift_the_odds_but_settle_nothing():
    t = Table(players=2, round=5, at="publish", order="AB", A={"cubes": "publish"}, theories="fern=B+:B-gold")
    mind = mind_of(t.state, 0)
    row = theorizing.believed(t.state, 0, mind, FERN)
    plus = ALCHEMICAL_NAMES.index("B+")
    assert row[plus] > 2 * mind.grid[FERN][plus]
    assert min(row) > 0
    assert sum(row) == pytest.approx(1)
    # The publisher itself is not told anything by its own theory.
    assert theorizing.believed(t.state, 1, mind, FERN) == mind.grid[FERN]


# ---------------------------------------------------------------- mixing


def test_does_not_test_what_it_knows():
    t = Table(players=2, round=3, at="test", order="AB", A={"cubes": "test", "hand": "fern claw toad"})
    t.state.facts.append((MIXED, PAIRS.index((FERN, CLAW)), 0, 0))
    known = mind_of(told(t, "fern", "claw").state, 0)
    assert known.gain(PAIRS.index((FERN, CLAW))) == 0
    found = wishes(t)
    assert found["mix fern+claw"] < found["decline"]
    assert found["mix fern+claw"] < min(found["mix fern+toad"], found["mix toad+claw"])


def test_declines_a_test_when_nothing_is_left_to_learn():
    t = Table(players=2, round=4, at="test", order="AB", A={"cubes": "test", "hand": "fern claw toad"})
    assert favourite(told(t, *INGREDIENT_NAMES)) == "decline"


def test_drinks_what_harms_less_of_what_teaches_the_same():
    t = Table(players=2, round=2, at="drink", order="AB", A={"cubes": "drink", "hand": "fern claw toad root"})
    mind = mind_of(t.state, 0)
    found = wishes(t)
    assert found["mix fern+claw"] > found["decline"]
    harmed = Table(
        players=2, round=2, at="drink", order="AB",
        A={"cubes": "drink", "hand": "fern claw toad root", "harmed": "R- G- B-"},
    )  # fmt: skip
    # What harms once a round harms no more.
    assert wishes(harmed)["mix fern+claw"] > found["mix fern+claw"]
    assert mind.gain(PAIRS.index((FERN, CLAW))) > 2


def test_sells_the_known_potion_with_the_right_guarantee():
    """DEMO: fern and claw make a negative potion; the assassin wants B-, R- and G-."""
    t = Table(players=2, at="sell", order="AB", adventurer="assassin", A={"cubes": "sell", "hand": "fern claw toad"})
    told(t, "fern", "claw")
    potion = next(p for p in range(7) if mind_of(t.state, 0).odds(PAIRS.index((FERN, CLAW)))[p] == 1)
    assert favourite(t) == f"sell {POTION_NAMES[potion]}"
    t.do(favourite(t))
    assert favourite(t) == "guarantee exact"
    t.do("guarantee exact")
    assert favourite(t) == "mix fern+claw"


def test_promises_at_the_exhibition_only_what_it_can_make():
    t = Table(players=2, round=6, at="exhibit", order="AB", A={"cubes": "exhibit", "hand": "fern claw"})
    told(t, *INGREDIENT_NAMES)
    t.do(favourite(t))
    t.do(favourite(t))
    assert t.exhibited("A")
    empty = Table(players=2, round=6, at="exhibit", order="AB", A={"cubes": "exhibit", "hand": "fern claw"})
    assert favourite(empty) == "decline"


# ---------------------------------------------------------------- cards, gold, cubes


def test_melts_the_double_rather_than_the_single():
    t = Table(
        players=2, round=2, at="transmute", order="AB", A={"cubes": "transmute", "hand": "fern*3 claw", "gold": 0}
    )
    found = wishes(t)
    assert found["transmute fern"] > found["transmute claw"]


def test_gives_at_the_altar_all_but_the_fees_to_come():
    t = Table(
        players=2, round=6, at="buy", order="AB", artifacts_on_sale="altar cup mirror",
        A={"cubes": "buy publish", "gold": 7},
    )  # fmt: skip
    t.do("buy altar")
    assert favourite(t) == "pay 5"


def test_declares_publishing_when_there_is_something_sure_to_publish():
    t = Table(players=2, round=3, at="declare", order="BA", A={"gold": 3})
    plain = wishes(t)["declare publish"]
    told(t, "fern", "claw")
    assert wishes(t)["declare publish"] > plain
    assert favourite(t) == "declare publish"


def test_declares_no_experiment_once_everything_is_known():
    t = told(Table(players=2, round=3, at="declare", order="BA", A={"gold": 3}), *INGREDIENT_NAMES)
    found = wishes(t)
    assert found["declare test"] < found["done"]
    assert found["declare drink"] < found["done"]


# ---------------------------------------------------------------- laws

GAMES = [(2, 1), (2, 2), (3, 3), (4, 1)]


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_one_finite_number_for_each_legal_action(players: int, seed: int):
    steps, _ = journey(players, seed)
    for step in steps:
        for seat in step.before.waiting:
            found = step.before.leaning(seat)
            assert len(found) == len(step.before.legal(seat))
            assert all(isfinite(each) for each in found)


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_it_depends_on_nothing_the_seat_cannot_know(players: int, seed: int):
    steps, _ = journey(players, seed)
    varied = 0
    for number, step in enumerate(steps):
        s, seat = step.before, step.seat
        world: Any = s.determinise(seat, number)
        assert world.leaning(seat) == s.leaning(seat)
        varied += world.truth != s.truth
    assert varied > len(steps) // 2


def test_there_is_a_habit_for_every_question():
    asked = {step.before.stack[-1].kind for players, seed in GAMES for step in journey(players, seed)[0]}
    assert asked <= set(HABITS)
    assert len(asked) > 20


# ---------------------------------------------------------------- the outlook


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_the_outlooks_of_all_seats_share_one_victory(players: int, seed: int):
    steps, end = journey(players, seed)
    for step in steps[::7]:
        found = [outlook(step.before, seat) for seat in range(players)]
        assert sum(found) == pytest.approx(1)
        assert min(found) > 0
    assert [outlook(end, seat) > 0 for seat in range(players)] == [seat in end.winners() for seat in range(players)]


def test_the_outlook_has_a_weight_for_each_sign():
    t = Table(players=2, round=2)
    assert len(signs(t.state, 0)) == len(NAMES)
    assert {len(row) for row in WEIGHTS} == {len(NAMES)}
    assert len(WEIGHTS) == len(SURENESS) == 6
    assert min(SURENESS) > 0


def hope(knowing: str = "", **side: Any) -> float:
    t = Table(players=2, round=4, at="declare", order="BA", **side)
    return outlook(told(t, *knowing.split()).state, 0)


def test_the_outlook_likes_reputation_and_gold():
    assert hope() == pytest.approx(0.5)
    assert hope(A={"rep": 16}) > 0.5 > hope(B={"rep": 16})
    assert hope(A={"gold": 6}) > 0.5 > hope(B={"gold": 6})


def test_the_outlook_counts_theories_by_what_their_owner_knows():
    right = truth(Table(players=2), "fern")
    wrong = next(name for name in ALCHEMICAL_NAMES if name != right)
    # As long as nobody knows, a right theory looks no better than a wrong one.
    assert hope(theories=f"fern={right}:A-gold") == hope(theories=f"fern={wrong}:A-gold")
    assert hope("fern", theories=f"fern={right}:A-gold") > hope("fern", theories=f"fern={wrong}:A-gold") + 0.1


def test_a_likely_truth_is_drawn_more_often_where_a_rival_says_so():
    """Worlds dealt anew stay within what is known, and lean to what rivals have published."""
    t = Table(players=2, round=5, at="declare", order="BA", theories="fern=B+:B-gold")
    plus = ALCHEMICAL_NAMES.index("B+")
    said = own = 0
    for number in range(300):
        world = t.state.clone()
        world.rng = number * 7919 + 1
        said += likely_truth(world, 0, worlds.EVERY)[FERN] == plus
        own += likely_truth(world, 1, worlds.EVERY)[FERN] == plus
    assert said > 120
    assert own < 80


def test_pairs_are_named_as_the_triangle_names_them():
    assert PAIR_NAMES[PAIRS.index((FERN, CLAW))] == "fern+claw"
