"""Testing on the student, drinking, and the starting-player token that passes by the paralysed.

In all tables the truth is that of DEMO: claw+toad N, fern+claw R-, mushroom+toad R+, flower+toad G-, flower+root B-,
fern+root G-, claw+root B-, fern+scorpion R-.
"""

from typing import Any

import pytest

from tests.alchemists.table import Table

rule = pytest.mark.rule


def student(hand: str, **given: Any) -> Table:
    """A tests with this hand; the others as given."""
    given = {"players": 3, "round": 2, "A": {"cubes": "test", "hand": hand}, **given}
    return Table(at="test", **given)


def drink(hand: str, cubes: str = "drink", **given: Any) -> Table:
    """A drinks with this hand; the others as given."""
    side = {"cubes": cubes, "hand": hand, **given.pop("A", {})}
    given = {"players": 3, "round": 2, "A": side, **given}
    return Table(at="custodian" if "custodian" in cubes else "drink", **given)


# ---------------------------------------------------------------- experiments in general


@rule("AL-389", "AL-391", "AL-617")
def test_a_mix_is_shown_marked_and_discarded():
    t = student("claw toad fern")
    discarded = t.discards
    t.do("mix toad+claw")
    for seat in ("B", "C", None):
        assert t.heard(seat)[-1] == ("tests-hidden", {"seat": 0, "potion": 6})
    assert t.triangle("A") == {"toad+claw": {"N"}}
    assert t.potions("A") == {"N"}
    assert t.hand("A") == ["fern"]
    assert t.discards == discarded + 2
    assert [result[:4] for result in t.view("A")["triangle"]] == [[0, 2, 3, 1 << 6]]
    assert [result[:4] for result in t.view("B")["triangle"]] == [[0, -1, -1, 1 << 6]]


@rule("AL-390", "AL-083")
def test_the_public_mark_is_no_choice():
    t = student("fern root fern root", A={"cubes": "test*2", "hand": "fern*2 root*2"})
    t.do("mix fern+root")
    assert t.potions("A") == {"G-"}
    assert t.view("B")["alchemists"][0]["potions"] == 1 << 3
    t.do("mix fern+root")
    assert t.potions("A") == {"G-"}


@rule("AL-392", "AL-015")
@pytest.mark.parametrize("hand", ["toad*2", "toad", ""])
@pytest.mark.parametrize("space", ["test", "drink", "custodian"])
def test_without_two_different_ingredients_one_must_decline(hand, space):
    t = Table(players=2, round=2, at=space, A={"cubes": space, "hand": hand})
    assert t.legal == ["decline"]


# ---------------------------------------------------------------- the student


@rule("AL-393", "AL-398")
def test_the_student_is_free_until_a_negative_potion():
    t = student("mushroom toad", B={"cubes": "test", "hand": "claw toad"}, C={"cubes": "test", "hand": "fern claw"})
    t.do("mix mushroom+toad", "mix toad+claw", "mix fern+claw")
    assert [t.gold(seat) for seat in "ABC"] == [2, 2, 2]


@rule("AL-394")
def test_then_everybody_pays_also_who_made_it():
    t = student("", A={"cubes": "test*2", "hand": "fern claw mushroom toad"}, B={"cubes": "test", "hand": "claw toad"})
    t.do("mix fern+claw", "mix toad+claw", "mix mushroom+toad")
    assert (t.gold("A"), t.gold("B")) == (1, 1)


@rule("AL-394", "AL-401")
def test_the_fee_goes_to_the_bank_and_is_not_paid_back():
    t = student("claw toad", unhappy=True)
    t.do("mix toad+claw")
    assert [t.gold(seat) for seat in "ABC"] == [1, 2, 2]


@rule("AL-395", "AL-138")
def test_who_cannot_pay_must_decline():
    t = student("", unhappy=True, A={"cubes": "test", "hand": "claw toad", "gold": 0})
    assert t.legal == ["decline"]
    assert "student" in t.refuses("mix toad+claw")
    t.do("decline")
    assert t.unused("A") == 1
    assert t.hand("A") == ["claw", "toad"]


@rule("AL-396")
def test_a_later_positive_potion_does_not_make_the_student_happy_again():
    t = student("fern claw", B={"cubes": "test", "hand": "mushroom toad"}, C={"cubes": "test", "hand": "mushroom toad"})
    t.do("mix fern+claw", "mix mushroom+toad", "mix mushroom+toad")
    assert [t.gold(seat) for seat in "ABC"] == [2, 1, 1]


@rule("AL-397")
def test_every_round_has_a_new_student():
    t = student("fern claw", players=2)
    t.do("mix fern+claw")
    assert t.view("B")["unhappy"]
    t.to_next_round()
    assert not t.view("B")["unhappy"]


@rule("AL-399")
def test_other_potions_do_not_make_the_student_unhappy():
    custodian = Table(
        players=2, round=2, at="custodian", A={"cubes": "custodian test", "hand": "fern claw mushroom toad"}
    )
    custodian.do("mix fern+claw").until("test").do("mix mushroom+toad")
    assert custodian.gold("A") == 2
    sale = Table(
        players=2,
        round=2,
        at="sell",
        adventurer="assassin",
        A={"cubes": "sell test", "hand": "fern claw mushroom toad"},
    )
    sale.do("sell R-", "guarantee anything", "mix fern+claw").until("test").do("mix mushroom+toad")
    assert sale.gold("A") == 3
    cap = Table(
        players=2, round=4, at="buy", artifacts_on_sale="cap",
        A={"cubes": "buy test", "hand": "fern claw mushroom toad", "gold": 4},
    )  # fmt: skip
    cap.do("buy cap", "mix fern+claw").until("test").do("mix mushroom+toad")
    assert cap.gold("A") == 0


@rule("AL-400")
@pytest.mark.parametrize("pair", ["fern+claw", "fern+root", "claw+root"])
def test_the_tester_is_not_harmed(pair):
    t = student(pair.replace("+", " "))
    t.do(f"mix {pair}")
    assert t.rep("A") == 10
    assert t.hospital("A") == 0
    assert t.marker("A") != "green"
    assert t.free("A") == 5


# ---------------------------------------------------------------- drinking


@rule("AL-402")
def test_drinking_is_free():
    t = drink("mushroom toad", unhappy=True)
    t.do("mix mushroom+toad")
    assert t.gold("A") == 2


@rule("AL-403")
@pytest.mark.parametrize(("before", "after"), [(10, 9), (14, 12), (18, 15), (6, 6), (1, 1)])
def test_insanity_costs_reputation(before, after):
    t = drink("claw root", A={"rep": before})
    t.do("mix claw+root")
    assert t.rep("A") == after


@rule("AL-404", "AL-106")
def test_paralysis_puts_the_marker_on_green_for_a_round():
    t = drink("fern root", starter="A")
    t.do("mix fern+root")
    assert t.marker("A") == "green"
    t.to_next_round()
    assert t.round == 3
    assert t.asked == "B"
    t.do("order 3", "order 2")
    assert len(t.hand("A")) == 1
    assert len(t.favors("A")) == 1
    assert t.order == "CBA"
    assert t.asked == "A", "the lowest declares first"


@rule("AL-405", "AL-440")
def test_poison_sends_the_cube_to_the_hospital_for_a_round():
    t = drink("fern claw")
    t.do("mix fern+claw")
    assert t.hospital("A") == 1
    assert t.free("A") == 4
    t.to_next_round().until("declare")
    assert (t.free("A"), t.free("B")) == (4, 5)
    assert t.unused("A") == 1
    t.to_next_round()
    assert t.free("A") == 5


@rule("AL-406", "AL-551")
@pytest.mark.parametrize("pair", ["mushroom+toad", "toad+claw", "mushroom+scorpion", "fern+toad"])
def test_positive_and_neutral_potions_do_nothing(pair):
    t = drink(pair.replace("+", " "))
    t.do(f"mix {pair}")
    assert (t.rep("A"), t.gold("A"), t.hospital("A"), t.free("A")) == (10, 2, 0, 5)
    assert t.marker("A") == "1"
    assert t.hand("A") == []
    assert len(t.potions("A")) == 1


@rule("AL-407")
def test_the_same_potion_hurts_once_a_round():
    t = drink("claw*2 root*2", "drink*2")
    t.do("mix claw+root", "mix claw+root")
    assert t.rep("A") == 9


@rule("AL-408")
def test_different_potions_each_take_effect():
    t = drink("fern claw claw root", "drink*2")
    t.do("mix fern+claw", "mix claw+root")
    assert (t.hospital("A"), t.rep("A")) == (1, 9)


@rule("AL-409")
def test_once_a_round_also_with_custodian_and_boots():
    t = drink("claw*2 root*2", "custodian drink")
    t.do("mix claw+root").until("drink").do("mix claw+root")
    assert t.rep("A") == 9
    t = drink("claw*2 root*2", A={"artifacts": "boots"})
    t.do("mix claw+root", "mix claw+root")
    assert t.rep("A") == 9


@rule("AL-410")
def test_a_second_poison_takes_no_cube():
    t = drink("fern*2 claw*2", "drink*2")
    t.do("mix fern+claw", "mix fern+claw")
    assert t.hospital("A") == 1
    assert t.free("A") == 4


@rule("AL-411")
def test_the_next_round_it_hurts_again():
    t = drink("claw*2 root*2")
    t.do("mix claw+root").to_next_round()
    assert t.rep("A") == 9
    t.until("declare")
    while t.step == "declare" and t.asked:
        if t.asked == "A":
            t.do("declare drink")
        t.do("done")
    t.until("drink").do("mix claw+root")
    assert t.round == 3
    assert t.rep("A") == 8


@rule("AL-412")
def test_paralysis_lasts_one_round():
    t = Table(players=3, round=2, at="order", starter="B", paralysed="A")
    t.do("order 2", "order 3").to_next_round()
    assert t.round == 3
    assert t.starter == "C"
    t.do("order 2")
    assert t.asked == "A"
    assert t.can("order 3")


@rule("AL-413")
def test_who_stood_on_green_all_round_may_be_paralysed_again():
    t = drink("fern root", paralysed="A", order="BCA")
    assert t.marker("A") != "green", "it leaves before the drinking"
    assert t.view("B")["green"] == []
    t.do("mix fern+root")
    assert t.marker("A") == "green"
    assert t.view("B")["arrivals"] == [0]
    t.to_next_round()
    assert t.view("A")["green"] == [0]
    assert t.asked == "B"
    t.do("order 2", "order 3")
    assert t.order == "BCA"


@rule("AL-414")
def test_paralysis_does_not_change_the_rows_of_this_round():
    t = drink(
        "fern root", "custodian buy", B={"cubes": "buy"}, C={"cubes": "buy"}, artifacts_on_sale="boots robe press"
    )
    t.do("mix fern+root").until("buy")
    assert t.asked == "A"


@rule("AL-415", "AL-446")
def test_a_marker_put_on_green_by_the_custodian_stays():
    t = drink("fern root", "custodian", order="ABC")
    t.do("mix fern+root").to_next_round()
    assert t.view("B")["green"] == [0]
    assert t.marker("A") == "green"
    assert "A" not in t.waiting


@rule("AL-416", "AL-108")
def test_arrival_is_the_order_of_drinking():
    t = Table(
        players=3, round=2, at="custodian", order="ABC", starter="B", A={"cubes": "drink", "hand": "fern root"},
        C={"cubes": "custodian", "hand": "fern root"},
    )  # fmt: skip
    t.do("mix fern+root").until("drink").do("mix fern+root")
    t.to_next_round()
    assert t.view("A")["green"] == [2, 0]
    t.do("order 2")
    assert t.order == "BCA"


# ---------------------------------------------------------------- the starting-player token


@rule("AL-417")
@pytest.mark.parametrize(("starter", "following"), ["AB", "BC", "CA"])
def test_the_token_passes_to_the_left(starter, following):
    t = Table(players=3, round=2, at="next-round", starter=starter)
    assert t.starter == following


@rule("AL-418", "AL-420")
@pytest.mark.parametrize(
    ("starter", "paralysed", "following"),
    [("A", "B", "C"), ("C", "A", "B"), ("A", "BC", "A"), ("A", "C", "B"), ("A", "A", "B"), ("B", "CA", "B")],
)
def test_the_token_passes_by_the_paralysed(starter, paralysed, following):
    t = Table(players=3, round=2, at="next-round", starter=starter, arrivals=paralysed)
    assert t.starter == following


@rule("AL-419", "AL-421")
def test_if_all_are_paralysed_it_stays_and_then_passes_as_usual():
    t = Table(players=3, round=2, at="next-round", starter="A", arrivals="CAB")
    assert t.round == 3
    assert t.starter == "A"
    assert t.order == "CAB", "nobody chooses; they play in the order of arrival"
    assert t.asked == "B", "the last to arrive declares first"
    for seat in "ABC":
        assert len(t.favors(seat)) == 1
        assert len(t.hand(seat)) == 1
    t.to_next_round()
    assert t.starter == "B"


@rule("AL-422", "AL-446")
def test_a_marker_from_the_round_before_does_not_count():
    t = Table(players=3, round=2, at="forage", order="ACB", paralysed="B", starter="A")
    t.to_next_round()
    assert t.starter == "B"
    assert t.view("A")["green"] == []
    assert t.asked == "B"
