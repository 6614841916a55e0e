"""Selling a potion: guarantees and prices, the mix, what is recorded, what reputation it costs."""

import pytest

from tests.alchemists.sales import GUARANTEES, HAND, RESULTS, bid, sellers
from tests.alchemists.table import Table

rule = pytest.mark.rule

PLAIN = {0: [4, 3, 2, 1], -1: [3, 2, 1], -2: [2, 1], -3: [1]}
BLUE = {0: [5, 4, 3, 2], -1: [4, 3, 2, 1], -2: [3, 2, 1], -3: [2, 1]}
RED = {0: [3, 2, 1], -1: [2, 1], -2: [1]}


def sold(guarantee: str, result: str, **seat) -> Table:
    t = sellers("A", A=seat)
    return t.do("sell B-", f"guarantee {guarantee}", f"mix {RESULTS[result]}")


def prices(rep: int, discount: int) -> list[int]:
    """What each guarantee pays that may be offered, after a bid."""
    found: list[int] = []
    for at, guarantee in enumerate(GUARANTEES):
        t = bid(sellers("AB", A={"rep": rep}, B={"rep": 1}), A=discount, B=0)
        if t.asked == "B":
            t.do("decline")
        t.do("sell B-")
        assert t.offered("guarantee") == GUARANTEES[: len(t.offered("guarantee"))]
        if not t.can(f"guarantee {guarantee}"):
            assert at == len(t.offered("guarantee"))
            t.refuses(f"guarantee {guarantee}")
            return found
        t.do(f"guarantee {guarantee}", "mix mushroom+claw")
        found.append(t.gold("A") - 2)
    return found


@rule("AL-179", "AL-181", "AL-182", "AL-183", "AL-184")
@pytest.mark.parametrize(("price", "guarantee"), list(zip((4, 3, 2, 1), GUARANTEES, strict=True)))
def test_a_guarantee_pays_its_own_price_if_the_potion_is_good_enough(price, guarantee):
    for quality, result in enumerate(RESULTS):
        t = sold(guarantee, result)
        good = quality <= GUARANTEES.index(guarantee)
        assert t.gold("A") == 2 + (price if good else 0), result


@rule("AL-180")
def test_several_may_give_the_same_guarantee():
    t = bid(sellers("AB"), A=0, B=0)
    t.do("sell G-", "guarantee neutral", "mix mushroom+claw")
    t.do("sell B-", "guarantee neutral", "mix mushroom+claw")
    assert (t.gold("A"), t.gold("B")) == (4, 4)


@rule("AL-185", "AL-186")
@pytest.mark.parametrize("rep", [7, 13, 14, 17])
def test_prices_of_the_plain_and_green_zone(rep):
    for discount, expected in PLAIN.items():
        assert prices(rep, discount) == expected, discount


@rule("AL-185", "AL-187", "AL-203")
@pytest.mark.parametrize("rep", [18, 25])
def test_prices_of_the_blue_zone(rep):
    for discount, expected in BLUE.items():
        assert prices(rep, discount) == expected, discount


@rule("AL-185", "AL-188", "AL-203")
@pytest.mark.parametrize("rep", [6, 1])
def test_prices_of_the_red_zone(rep):
    for discount, expected in RED.items():
        assert prices(rep, discount) == expected, discount
    sellers("AB", A={"rep": rep}).refuses("bid -3", seat="A")


@rule("AL-157", "AL-185")
@pytest.mark.parametrize(("rep", "offered"), [(6, 3), (7, 4), (18, 4)])
def test_a_single_seller_has_the_prices_without_a_discount(rep, offered):
    t = sellers("A", A={"rep": rep}).do("sell B-")
    assert t.offered("guarantee") == GUARANTEES[:offered]


@rule("AL-189")
def test_the_deduction_of_the_red_zone_is_no_discount():
    assert bid(sellers("AB", B={"rep": 5}), A=-1, B=-1).asked == "A"
    assert bid(sellers("AB", order="BAC", B={"rep": 5}), A=-1, B=-1).asked == "B"
    assert bid(sellers("AB", order="BAC", B={"rep": 5}), A=-2, B=-1).asked == "A"


@rule("AL-190")
def test_a_guarantee_may_be_known_to_be_unreachable():
    t = sellers("A", A={"hand": "toad claw"})
    t.do("sell B-", "guarantee exact", "mix toad+claw")
    assert (t.gold("A"), t.rep("A")) == (2, 9)


@rule("AL-191")
def test_the_reader_is_asked_for_the_potion_that_was_offered():
    t = sellers("A").do("sell B-", "guarantee anything")
    assert {name.split()[0] for name in t.legal} == {"mix"}
    t.do("mix fern+claw")  # R-, which this adventurer also wants
    assert t.triangle("A") == {"fern+claw": {"R-", "G-"}}


@rule("AL-015", "AL-191")
def test_two_different_ingredients_of_the_hand_are_mixed():
    t = sellers("A", A={"hand": "toad*2 fern"}).do("sell B-", "guarantee anything")
    assert t.offered("mix") == ["fern+toad"]


@rule("AL-193")
@pytest.mark.parametrize(("quality", "pair"), list(enumerate(RESULTS.values())))
def test_all_see_the_quality_and_nothing_else(quality, pair):
    t = sellers("A").do("sell B-", "guarantee anything", f"mix {pair}")
    for seat in ("B", "C", None):
        assert ("sells-hidden", {"seat": 0, "potion": 5, "quality": quality}) in t.heard(seat)
        assert "sells" not in [name for name, _ in t.heard(seat)]
    assert "sells" in [name for name, _ in t.heard("A")]


@rule("AL-194")
def test_an_exact_or_neutral_result_is_known_and_marked_for_all():
    assert sold("anything", "exact").triangle("A") == {"mushroom+claw": {"B-"}}
    assert sold("anything", "exact").potions("A") == {"B-"}
    assert sold("anything", "neutral").triangle("A") == {"toad+claw": {"N"}}
    assert sold("anything", "neutral").potions("A") == {"N"}


@rule("AL-195")
def test_the_right_sign_leaves_two_potions():
    t = sellers("A", adventurer="ranger").do("sell G+", "guarantee anything", "mix fern+toad")
    assert t.triangle("A") == {"fern+toad": {"R+", "B+"}}
    assert t.potions("A") == set()
    assert sold("anything", "right sign").triangle("A") == {"fern+claw": {"R-", "G-"}}


@rule("AL-196")
def test_the_wrong_sign_leaves_three_potions():
    t = sold("anything", "wrong sign")
    assert t.triangle("A") == {"claw+scorpion": {"R+", "G+", "B+"}}
    assert t.potions("A") == set()
    t = sellers("A", adventurer="cleric").do("sell R+", "guarantee anything", "mix fern+claw")
    assert t.triangle("A") == {"fern+claw": {"R-", "G-", "B-"}}


@rule("AL-197", "AL-198")
@pytest.mark.parametrize("guarantee", GUARANTEES)
def test_neutral_and_the_wrong_sign_cost_reputation_whatever_was_guaranteed(guarantee):
    assert [sold(guarantee, result).rep("A") for result in RESULTS] == [10, 10, 9, 9]


@rule("AL-199", "AL-203")
@pytest.mark.parametrize(("rep", "after"), [(1, 1), (6, 6), (7, 6), (13, 12), (14, 12), (17, 15), (18, 15), (25, 22)])
def test_the_loss_of_a_bad_sale_follows_the_zones(rep, after):
    for result in ("neutral", "wrong sign"):
        assert sold("exact", result, rep=rep).rep("A") == after


@rule("AL-200")
def test_the_ingredients_of_a_sale_are_discarded():
    t = sold("exact", "exact")
    assert t.hand("A") == ["fern", "scorpion", "toad"]
    assert t.discards == 2
    assert t.view("B")["discard"] == 2
    t = sellers("A", A={"artifacts": "mortar"}).force(1).do("sell B-", "guarantee exact", "mix mushroom+claw")
    assert (t.hand("A"), t.discards) == (["fern", "mushroom", "scorpion", "toad"], 1)


@rule("AL-202")
def test_the_zone_of_the_moment_counts():
    t = Table(
        at="custodian", adventurer="assassin", A={"cubes": "sell", "hand": HAND},
        B={"cubes": "custodian sell", "hand": HAND, "rep": 14},
    )  # fmt: skip
    t.do("mix mushroom+claw")
    assert t.rep("B") == 12
    t.until("sell")
    assert bid(t, A=0, B=0).asked == "A"  # in the green zone it would have been B
    t = Table(
        at="custodian", adventurer="assassin", A={"cubes": "custodian sell", "hand": HAND + " mushroom claw", "rep": 18}
    )
    t.do("mix mushroom+claw").until("sell").do("sell B-", "guarantee exact", "mix mushroom+claw")
    assert (t.rep("A"), t.gold("A")) == (15, 6)
