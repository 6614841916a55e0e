"""Resolving the spaces in order, first and second actions, declining; then Forage and Transmute."""

from itertools import permutations

import pytest

from athanor.games.alchemists.components import SPACE_NAMES
from tests.alchemists.table import Table

rule = pytest.mark.rule


def asked_in_turn(t: Table, answer: str) -> str:
    """Who is asked one after the other, giving this answer, until the space is done."""
    seats = ""
    while t.asked:
        seats += t.asked
        t.do(answer)
    return seats


@rule("AL-132")
@pytest.mark.parametrize(
    ("number", "spaces"),
    [(2, "forage transmute custodian sell buy debunk publish test drink"),
     (6, "forage transmute custodian sell buy debunk publish exhibit")],
)  # fmt: skip
def test_spaces_are_resolved_clockwise(number, spaces):
    t = Table(players=2, round=number, at="forage", hold=False, A={"cubes": spaces})
    while t.round == number and not t.over and t.can("decline"):
        t.do("decline")
    assert [SPACE_NAMES[int(str(event.args["space"]))] for event in t.events("declines")] == spaces.split()


@rule("AL-133")
def test_the_top_row_acts_first():
    side = {"cubes": "transmute", "hand": "toad"}
    t = Table(at="transmute", order="BCA", A=side, B=side, C=side)
    assert asked_in_turn(t, "transmute toad") == "BCA"


@rule("AL-134")
def test_second_and_third_actions_follow_when_all_have_acted():
    t = Table(at="forage", order="ABC", A={"cubes": "forage*2"}, B={"cubes": "forage"}, C={"cubes": "forage*3"})
    assert asked_in_turn(t, "draw") == "ABCACC"


@rule("AL-135")
def test_the_cube_of_a_performed_action_comes_back():
    t = Table(at="forage", A={"cubes": "forage"})
    assert t.free("A") == 4
    t.do("draw")
    assert (t.free("A"), t.placed("A", "forage"), t.unused("A")) == (5, 0, 0)
    t.to_next_round()
    assert t.favors("A") == []


CAN_DO = {
    "forage": ["draw"],
    "transmute": ["transmute toad"],
    "custodian": ["mix toad+claw"],
    "sell": ["sell B-", "guarantee anything", "mix toad+claw"],
    "buy": ["buy boots"],
    "debunk": ["debunk scorpion blue"],
    "publish": ["publish fern R-", "seal gold"],
    "test": ["mix toad+claw"],
    "drink": ["mix toad+claw"],
}


@rule("AL-135")
@pytest.mark.parametrize("mode", ["apprentice", "master"])
@pytest.mark.parametrize("space", CAN_DO)
def test_the_cubes_of_every_performed_action_come_back(space, mode):
    t = Table(
        at=space, mode=mode, adventurer="assassin", theories="scorpion=B+:B-gold", artifacts_on_sale="boots",
        A={"cubes": space, "hand": "toad claw", "gold": 5},
    )  # fmt: skip
    cubes = t.free("A") + t.placed("A", space)
    assert t.placed("A", space) == (2 if space == "sell" else 1)
    demonstrated = space == "debunk" and mode == "master"
    t.do(*(["show claw+scorpion", "claim G+"] if demonstrated else CAN_DO[space]))
    assert (t.free("A"), t.placed("A", space), t.unused("A"), t.hospital("A")) == (cubes, 0, 0, 0)


@rule("AL-136", "AL-137")
def test_each_action_is_declined_by_itself_with_all_its_cubes():
    t = Table(at="publish", A={"cubes": "publish*2"})
    t.do("decline")
    assert (t.unused("A"), t.placed("A", "publish")) == (1, 2)
    t.do("publish toad B+", "seal gold")
    assert (t.unused("A"), t.theory("toad")) == (1, ("B+", {"A": "gold"}))
    t = Table(at="publish", A={"cubes": "publish*2"})
    t.do("publish toad B+", "seal gold", "decline")
    assert t.unused("A") == 2
    t.until("award").go_on()
    assert len(t.favors("A")) == 1


@rule("AL-138")
def test_who_cannot_perform_an_action_must_decline_it():
    for given in (
        {"at": "test", "unhappy": True, "A": {"cubes": "test", "gold": 0, "hand": "toad claw"}},
        {"at": "publish", "A": {"cubes": "publish", "gold": 0}},
        {"at": "buy", "A": {"cubes": "buy", "gold": 0}},
        {"at": "drink", "A": {"cubes": "drink", "hand": "toad*2"}},
    ):
        t = Table(**given)
        assert t.legal == ["decline"]
        t.do("decline")
        assert t.unused("A") == 1


@rule("AL-139")
def test_bids_change_the_order_of_selling_alone():
    both = {"cubes": "sell buy", "hand": "toad claw", "gold": 9}
    t = Table(players=2, at="sell", order="AB", A=both, B=both)
    t.do("bid 0", seat="A").do("bid -3", seat="B")
    assert t.asked == "B"
    t.do("decline", "decline").go_on()
    assert (t.step, t.asked) == ("buy", "A")


@rule("AL-140", "AL-149")
def test_a_repeated_action_belongs_to_its_space_and_comes_before_the_row_is_cleared():
    t = Table(
        at="forage", order="ABC", hold=False, row="toad fern claw", A={"cubes": "forage", "artifacts": "boots"},
        B={"cubes": "forage transmute", "hand": "root"},
    )  # fmt: skip
    t.do("take toad", "take fern")
    assert (t.asked, t.row) == ("A", ["claw"])
    assert "pass" in t.legal
    t.do("take claw")
    assert t.hand("A") == ["claw", "toad"]
    assert (t.asked, t.row) == ("B", [])
    assert t.can("transmute root")


@rule("AL-141")
def test_nobody_declines_before_the_own_turn():
    t = Table(at="forage", A={"cubes": "forage"}, B={"cubes": "forage publish"})
    t.refuses("decline", seat="B")
    t.do("decline", "decline")
    assert (t.unused("B"), t.placed("B", "publish")) == (1, 1)


# ---------------------------------------------------------------- forage


@rule("AL-142")
def test_forage_a_card_of_the_row_or_an_unseen_one():
    t = Table(at="forage", row="toad fern toad claw root", deck="flower", A={"cubes": "forage*2"})
    assert t.offered("take") == ["fern", "toad", "claw", "root"]
    t.do("take toad")
    assert (t.hand("A"), len(t.row)) == (["toad"], 4)
    t.do("draw")
    assert t.hand("A") == ["flower", "toad"]


@rule("AL-143", "AL-144")
def test_the_row_is_not_refilled_and_only_the_deck_is_left():
    t = Table(at="forage", row="toad fern", A={"cubes": "forage*2"}, B={"cubes": "forage"}, C={"cubes": "forage"})
    t.do("take toad", "take fern")
    assert t.row == []
    assert t.legal == ["draw", "decline"]
    t.refuses("take toad")
    t.do("draw", "draw")
    t.until("drink")
    assert t.row == []


@rule("AL-145", "AL-147")
def test_what_is_left_of_the_row_is_discarded_and_five_new_ones_come_next_round():
    t = Table(at="forage", row="toad fern claw", A={"cubes": "forage"})
    t.do("take toad").go_on()
    assert (t.row, t.discards, t.step) == ([], 2, "transmute")
    for seat in "AB":
        assert t.view(seat)["discard"] == 2
    t.to_next_round()
    assert (t.round, len(t.row)) == (3, 5)


@rule("AL-145")
def test_the_row_is_cleared_after_the_last_action_only():
    t = Table(at="forage", row="toad fern claw", A={"cubes": "forage"}, B={"cubes": "forage"})
    t.do("take toad")
    assert (t.row, t.discards) == (["claw", "fern"], 0)


@rule("AL-146")
def test_the_row_is_cleared_even_if_nobody_forages():
    rest = "mushroom*5 fern*5 toad*5 flower*5 feather*5 scorpion*5 claw*2"
    t = Table(
        round=4, at="forage", row="root*5", deck="claw*3", deck_only=True, artifacts_on_sale="trunk",
        A={"cubes": "buy", "gold": 3}, B={"hand": rest},
    )  # fmt: skip
    t.until("buy")
    assert t.row == []
    t.do("buy trunk")
    assert t.hand("A") == ["claw"] * 3 + ["root"] * 4
    assert t.deck == 1


@rule("AL-101", "AL-142")
def test_an_empty_deck_is_made_anew_for_foraging():
    t = Table(at="forage", row="", deck_only=True, discard="toad", A={"cubes": "forage"})
    assert (t.deck, t.discards) == (0, 40)
    t.do("draw")
    assert (len(t.hand("A")), t.deck, t.discards) == (1, 39, 0)


@rule("AL-101")
def test_the_deck_is_made_anew_when_the_row_takes_its_last_card():
    """Five cards left for the new row: the deck runs out with the fifth."""
    t = Table(at="next-round", round=2, deck="toad*5", deck_only=True)
    assert (t.row, t.deck, t.discards) == (["toad"] * 5, 35, 0)
    assert t.told().count("ingredients-reshuffled") == 1


@rule("AL-103", "AL-138", "AL-144")
def test_when_no_ingredient_is_left_anywhere_one_must_decline():
    every = "mushroom*5 fern*5 toad*5 claw*5 flower*5 root*5 scorpion*5 feather*5"
    t = Table(at="forage", row="", A={"cubes": "forage"}, B={"hand": every})
    assert t.legal == ["decline"]


@rule("AL-148", "AL-263")
def test_the_trunk_does_not_stop_foraging():
    t = Table(round=5, at="forage", row="toad fern", A={"cubes": "forage*2", "artifacts": "trunk"})
    t.do("take toad", "draw")
    assert len(t.hand("A")) == 2


# ---------------------------------------------------------------- transmute


@rule("AL-150", "AL-151")
def test_an_ingredient_becomes_a_gold():
    t = Table(at="transmute", A={"cubes": "transmute*2", "gold": 0, "hand": "toad*2 fern"})
    assert t.offered("transmute") == ["fern", "toad"]
    t.do("transmute toad")
    assert (t.gold("A"), t.hand("A"), t.discards, t.free("A")) == (1, ["fern", "toad"], 1, 3)
    t.do("transmute fern")
    assert (t.gold("A"), t.hand("A"), t.discards, t.free("A")) == (2, ["toad"], 2, 5)


@rule("AL-152")
def test_without_ingredients_nothing_is_transmuted():
    t = Table(at="transmute", A={"cubes": "transmute"})
    assert t.legal == ["decline"]
    t.do("decline")
    assert (t.unused("A"), t.gold("A")) == (1, 2)


@rule("AL-153")
def test_nobody_else_learns_what_was_transmuted():
    tables = [Table(at="transmute", A={"cubes": "transmute", "hand": "toad fern"}) for _ in range(2)]
    tables[0].do("transmute toad")
    tables[1].do("transmute fern")
    for seat in ("B", None):
        assert tables[0].heard(seat) == tables[1].heard(seat)
        assert tables[0].view(seat) == tables[1].view(seat)
    assert ("transmutes-hidden", {"seat": 0, "gold": 1}) in tables[0].heard("B")


@rule("AL-154")
def test_being_first_is_no_advantage_at_transmuting():
    ends = set()
    side = {"cubes": "transmute", "hand": "toad"}
    for order in permutations("ABC"):
        t = Table(at="transmute", order="".join(order), A=side, B=side, C=side)
        t.do("transmute toad", "transmute toad", "transmute toad")
        ends.add(tuple((t.gold(seat), tuple(t.hand(seat))) for seat in "ABC"))
    assert ends == {((3, ()),) * 3}
