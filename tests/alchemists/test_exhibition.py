"""The final round: exhibiting potions instead of testing and drinking them.

In all tables the truth is that of DEMO: mushroom+toad R+, fern+claw R-, mushroom+scorpion G+, fern+root G-,
fern+toad B+, claw+root B-, claw+toad N.
"""

from typing import Any

import pytest

from athanor.games.alchemists.alchemicals import INGREDIENT_NAMES, POTION_NAMES
from tests.alchemists.table import Table

rule = pytest.mark.rule


def exhibit(hand: str = "mushroom toad", cubes: str = "exhibit", **given: Any) -> Table:
    side = {"cubes": cubes, "hand": hand, **given.pop("A", {})}
    given = {"players": 3, "A": side, **given}
    return Table(round=6, at="exhibit", **given)


def asked_in_turn(t: Table) -> str:
    asked = ""
    while t.asked:
        asked += t.asked
        t.do("decline")
    return asked


@rule("AL-449", "AL-648")
def test_there_is_no_seventh_round_and_no_move_after_the_count():
    t = Table(players=2, round=6, at="next-round")
    assert t.over
    assert t.round == 6
    before = t.state.snapshot()
    for name in ("pass", "done", "decline", "order 2", "exhibit R+"):
        t.refuses(name, seat="A")
    assert t.state.snapshot() == before


@rule("AL-450", "AL-045", "AL-127")
def test_exhibit_replaces_test_and_drink_and_comes_last():
    t = Table(players=2, round=6, at="declare", order="AB", hold=False)
    assert t.can("declare exhibit")
    assert "closed" in t.refuses("declare test")
    assert "closed" in t.refuses("declare drink")
    t.do("declare exhibit", "declare publish", "done", "done")
    asked = []
    while not t.over:
        asked.append(t.step)
        t.passive()
    assert asked == ["publish", "exhibit"]


@rule("AL-074")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_before_the_final_round_nothing_is_exhibited(number):
    t = Table(players=2, round=number, at="declare", order="AB")
    assert "closed" in t.refuses("declare exhibit")


@rule("AL-451")
def test_one_cube_each_firsts_before_seconds():
    t = exhibit("mushroom toad", "exhibit*2", B={"cubes": "exhibit"}, C={"cubes": "exhibit*3"})
    assert (t.placed("A", "exhibit"), t.placed("C", "exhibit")) == (2, 3)
    assert asked_in_turn(t) == "ABCACC"


@rule("AL-451", "AL-127")
@pytest.mark.parametrize(("players", "most"), [(2, 4), (3, 4), (4, 3)])
def test_the_limit(players, most):
    t = Table(players=players, round=6, at="declare", order="ABCD"[:players])
    for _ in range(most):
        t.do("declare exhibit")
    t.refuses("declare exhibit")


@rule("AL-452")
def test_one_of_six_potions_is_named_then_mixed():
    t = exhibit("mushroom toad fern")
    assert set(t.offered("exhibit")) == set(POTION_NAMES) - {"N"}
    assert not t.offered("mix")
    t.do("exhibit R+")
    assert set(t.offered("mix")) == {"mushroom+fern", "mushroom+toad", "fern+toad"}


@rule("AL-453")
def test_a_potion_shown_with_success_is_closed_to_oneself_but_not_after_a_failure():
    t = exhibit("mushroom*2 toad*2", "exhibit*2")
    t.do("exhibit G+", "mix mushroom+toad")
    assert t.can("exhibit G+")
    t = exhibit("mushroom*2 toad*2", "exhibit*2")
    t.do("exhibit R+", "mix mushroom+toad")
    assert "already" in t.refuses("exhibit R+")


@rule("AL-454")
@pytest.mark.parametrize(("before", "after"), [(10, 9), (6, 6), (14, 12), (18, 15)])
def test_a_failure_costs_one_with_the_zone(before, after):
    t = exhibit(A={"rep": before})
    t.do("exhibit G+", "mix mushroom+toad")
    assert t.rep("A") == after
    assert t.exhibited("A") == set()


@rule("AL-455")
def test_the_first_to_succeed_gains_one():
    t = exhibit()
    t.do("exhibit R+", "mix mushroom+toad")
    assert t.rep("A") == 11
    assert t.exhibited("A") == {"R+"}


@rule("AL-456")
def test_a_later_success_counts_only_for_the_colour():
    t = exhibit(B={"cubes": "exhibit*2", "hand": "mushroom toad fern claw"})
    t.do("exhibit R+", "mix mushroom+toad")
    t.do("exhibit R+", "mix mushroom+toad")
    assert (t.rep("A"), t.rep("B")) == (11, 10)
    t.do("exhibit R-", "mix fern+claw")
    assert t.rep("B") == 13


@rule("AL-457")
def test_a_failure_does_not_take_the_first_place():
    t = exhibit("claw toad", B={"cubes": "exhibit", "hand": "mushroom toad"})
    t.do("exhibit R+", "mix toad+claw", "exhibit R+", "mix mushroom+toad")
    assert (t.rep("A"), t.rep("B")) == (9, 11)


@rule("AL-458")
def test_both_signs_bring_two_whoever_was_first():
    t = exhibit("fern root", shown="G+ G-", A={"exhibited": "G+"})
    t.do("exhibit G-", "mix fern+root")
    assert t.rep("A") == 12


@rule("AL-459", "AL-463")
def test_the_bonus_for_several_colours_and_players():
    t = exhibit(
        "fern claw claw root", "exhibit*2", shown="R+ B+", A={"exhibited": "R+ B+"},
        B={"cubes": "exhibit", "hand": "fern claw", "exhibited": "R+"},
    )  # fmt: skip
    t.do("exhibit R-", "mix fern+claw", "exhibit R-", "mix fern+claw", "exhibit B-", "mix claw+root")
    assert t.rep("A") == 10 + (1 + 2) + (1 + 2)
    assert t.rep("B") == 10 + 2
    gains = [(event.args["seat"], event.args["count"]) for event in t.events("gains-reputation")]
    assert gains == [(0, 1), (0, 2), (1, 2), (0, 1), (0, 2)]


@rule("AL-460")
def test_the_ingredients_are_discarded():
    t = exhibit("mushroom toad fern")
    before = t.discards
    t.do("exhibit R+", "mix mushroom+toad")
    assert t.discards == before + 2
    assert t.hand("A") == ["fern"]
    assert t.view("B")["discard"] == before + 2


@rule("AL-460", "AL-268")
def test_mortar_and_feather_apply():
    t = exhibit(A={"artifacts": "mortar"})
    t.force(0).do("exhibit R+", "mix mushroom+toad")
    assert t.hand("A") == ["toad"]
    t = exhibit(A={"artifacts": "feather"})
    t.do("exhibit R+", "mix mushroom+toad")
    assert t.aside("A") == ["mushroom", "toad"]
    t = exhibit(A={"artifacts": "feather"})
    t.do("exhibit G+", "mix mushroom+toad")
    assert t.aside("A") == []


@rule("AL-461")
def test_exhibits_may_be_declined():
    t = exhibit("mushroom toad", "exhibit*2")
    t.do("decline", "decline")
    assert t.unused("A") == 2
    t.until("unused")
    assert t.view("B")["alchemists"][0]["favors"] == 1


@rule("AL-462", "AL-486")
def test_what_is_left_in_hand_is_worth_nothing():
    t = Table(players=2, round=6, at="next-round", A={"hand": "toad*5 fern*4", "gold": 0}, B={"gold": 0, "seals": ""})
    assert t.points("A") == t.points("B") == 10


@rule("AL-464")
def test_the_robe_adds_nothing_in_the_final_round():
    t = exhibit("mushroom toad fern claw", "exhibit*2", A={"artifacts": "robe"})
    t.do("exhibit R+", "mix mushroom+toad", "exhibit R-", "mix fern+claw")
    assert t.rep("A") == 10 + 1 + 1 + 2


@rule("AL-465")
def test_afterwards_only_the_award_favors_and_the_count():
    t = exhibit("mushroom toad", "exhibit*2", theories="fern=R-:A-gold", hold=False, B={"unused": 2})
    t.do("exhibit R+", "mix mushroom+toad", "decline")
    assert t.over
    told = t.told()
    assert told.index("exhibits") < told.index("top-alchemist") < told.index("unused-favors") < told.index("revelation")
    assert not {"conference", "new-artifacts", "rests", "adventurer", "row-dealt", "round-begins"} & set(told)


@rule("AL-465")
def test_favors_for_unused_cubes_come_before_the_count():
    t = exhibit("mushroom toad", "exhibit*2", favor_deck="sage", hold=False, A={"gold": 1})
    t.do("decline", "decline")
    assert t.over
    told = t.told()
    assert told.index("unused-favors") < told.index("exchanges-favors") < told.index("revelation")
    assert t.sheet("A")["gold"] == 1


@rule("AL-466")
def test_a_herbalist_drawn_at_the_end_is_played_and_worth_nothing():
    t = Table(players=2, round=6, at="unused", favor_deck="herbalist", A={"unused": 2, "hand": "toad*2", "gold": 1})
    assert t.asked == "A"
    t.do("discard toad", "discard toad").until("next-round")
    assert t.over
    assert t.favors("A") == []
    assert t.sheet("A")["gold"] == 0


@rule("AL-467")
@pytest.mark.parametrize("hand", ["", "toad", "toad*3"])
def test_without_two_different_ingredients_one_must_decline(hand):
    t = exhibit(hand)
    assert t.legal == ["decline"]


@rule("AL-271")
@pytest.mark.parametrize(("picked", "spared"), [(0, "toad"), (1, "mushroom")])
def test_with_mortar_and_feather_the_owner_sees_which_card_would_come_back(picked, spared):
    t = exhibit(A={"artifacts": "mortar feather"})
    t.force(picked).do("exhibit R+", "mix mushroom+toad")
    assert t.view("A")["cauldron"]["spared"] == INGREDIENT_NAMES.index(spared)
    assert t.view("B")["cauldron"]["spared"] == t.view(None)["cauldron"]["spared"] == -1
    t.do("use-mortar")
    assert t.hand("A") == [spared]
    assert len(t.aside("A")) == 1
