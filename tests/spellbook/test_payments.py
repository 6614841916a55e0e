"""What comes with the question: whole payments, what a token lets one draw; and what the view foretells."""

import random
from typing import Any

import pytest

from athanor.games.spellbook.components import COLOURS, FAMILIAR_POINTS, RESERVE_LIMIT, TOKEN_NAMES, listed
from athanor.games.spellbook.rules import tonight
from tests.spellbook.table import GAME, Table
from tests.spellbook.test_learning import at_dusk, outcomes

rule = pytest.mark.rule


def payments(t: Table, line: str) -> list[list[Any]]:
    found: list[list[Any]] = GAME.gestures(t.state, 0)["payments"][f"learn {line}"]
    return found


def named(payment: list[Any]) -> tuple[str, tuple[str, ...]]:
    marker, real, wilds = payment
    others = [*real, *(kind for wild in wilds for kind in wild)]
    return TOKEN_NAMES[marker], tuple(sorted(TOKEN_NAMES[kind] for kind in others))


def steps(line: str, payment: list[Any]) -> list[int]:
    marker, real, wilds = payment
    names = [f"learn {line}", f"mark {TOKEN_NAMES[marker]}"]
    names += [f"wild {TOKEN_NAMES[kind]}" for wild in wilds for kind in wild]
    return [GAME.actions.id(name) for name in [*names, *(f"pay {TOKEN_NAMES[kind]}" for kind in real)]]


def some_reserve(dice: random.Random) -> str:
    """Many of one colour, or of one rune, so that there is something to learn."""
    colour = dice.choice(COLOURS)
    kinds = [name for name in TOKEN_NAMES if name.startswith(colour) or dice.random() < 0.3]
    return " ".join(dice.choice(kinds) for _ in range(dice.randint(3, RESERVE_LIMIT)))


@rule("SB-070")
@rule("SB-071")
@pytest.mark.parametrize("seed", range(12))
def test_the_payments_are_all_that_the_engine_takes_and_each_is_one_gesture(seed):
    t = at_dusk(some_reserve(random.Random(seed)))
    for learn in t.offered("learn"):
        found = payments(t, learn)
        assert {named(payment) for payment in found} == outcomes(t, learn)
        for payment in found:
            after = t.state.clone()
            after.apply_all(steps(learn, payment))
            assert sorted(TOKEN_NAMES[kind] for kind in listed(after.box)) == list(named(payment)[1])


def test_steps_without_a_choice_may_be_named_but_are_not_asked():
    t = at_dusk("red-o red-t red-s")
    [whole, *_] = payments(t, "sacrifice-3")
    asked = t.state.check_all(steps("sacrifice-3", whole), 0)
    assert [GAME.actions.name(action) for action in asked] == ["learn sacrifice-3", f"mark {TOKEN_NAMES[whole[0]]}"]


@rule("SB-463")
def test_the_first_payment_makes_as_few_wild_elements_as_it_can():
    t = at_dusk("red-o red-t red-s blue-o green-o white-o")
    found = payments(t, "sacrifice-3")
    assert [len(wilds) for _, _, wilds in found] == sorted(len(wilds) for _, _, wilds in found)
    assert found[0][2] == []
    assert any(wilds for _, _, wilds in found)


def test_the_marker_that_is_suggested_serves_the_spell():
    """Focus lives by the rune of its marker: there are triangles to store."""
    t = Table(phase="dusk", spells="focus", learnt="growth-5", reserve="black-o black-t black-s red-t blue-t", altar=5)
    assert TOKEN_NAMES[payments(t, "focus-3")[0][0]] == "black-t"


def test_what_transmutation_makes_wild_is_paid_one_by_one():
    t = Table(phase="dusk", learnt="transmutation-5:blue-s growth-5", reserve="red-o red-t yellow-s green-s", altar=5)
    t.do("use transmutation-5")
    assert {len(wild) for _, _, wilds in payments(t, "sacrifice-4") for wild in wilds} == {1}
    assert {named(payment) for payment in payments(t, "sacrifice-4")} == outcomes(t, "sacrifice-4")


def test_a_token_says_what_it_lets_one_draw():
    t = Table(phase="dawn", learnt="mirage-4:blue-t", altar="red-t red-o green-t")
    assert GAME.gestures(t.state, 0)["draws"] == {"take red-t": 2, "take green-t": 2}


@pytest.mark.parametrize("tokens", [1, 4, 5, 9, 10, 12])
def test_the_evening_brings_what_was_foretold(tokens):
    t = Table(phase="dusk", learnt="growth-5", altar=tokens, reserve="red-o")
    empties, adds = tonight(t.state)
    assert empties == (tokens >= 10)
    t.do("pass")
    assert t.state.altar_size == (0 if empties else tokens) + adds


@pytest.mark.parametrize("dummy", [2, 3, 8])
@pytest.mark.parametrize("tokens", [3, 7])
def test_alone_the_evening_counts_the_dummys_token_once(dummy, tokens):
    t = Table(players=1, phase="dusk", learnt="growth-5", altar=tokens, dummy=dummy, reserve="red-o")
    foretold = tonight(t.state)
    t.do("pass")
    assert tonight(t.state) == foretold, "the dummy has not had its token yet"
    t.do(t.legal[0])
    assert foretold[0] == (dummy + 1 in (4, 9))
    assert t.state.altar_size == (0 if foretold[0] else tokens - 1) + foretold[1] == 7


def test_what_is_printed_is_told_as_the_engine_has_it():
    t = Table(spells="sharing knowledge", players=1)
    printed = GAME.printed(t.state)
    assert printed["familiar"] == list(FAMILIAR_POINTS)
    sharing, knowledge = printed["cards"][1], printed["cards"][6]
    assert sharing["texts"] == ["4-3-solo", "4-4-solo", "4-5-solo"], "alone no card speaks of others"
    assert knowledge["points"] == [None, None, None]
    assert sharing["usable"] == [[3], [3, 4], [3, 4, 5]]
    assert knowledge["usable"] == [[], [], []]
