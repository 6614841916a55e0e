"""Selling a potion: the adventurer, bids and the order of selling, which potions are open to whom."""

import pytest

from athanor.games.alchemists.alchemicals import POTION_NAMES
from athanor.games.alchemists.components import ADVENTURER_NAMES, WANTED
from athanor.games.alchemists.settings import SETTINGS
from tests.alchemists.sales import bid, sell, sellers
from tests.alchemists.table import Table

rule = pytest.mark.rule


def selling_order(t: Table) -> str:
    """Who is asked, everybody declining."""
    seats = ""
    while t.asked:
        seats += t.asked
        t.do("decline")
    return seats


@rule("AL-155")
def test_the_adventurer_of_the_round_says_what_is_wanted():
    t = sellers("A", adventurer="witcher")
    assert t.offered("sell") == ["G-", "B-", "R+"]
    for potion in ("G+", "B+", "R-"):
        t.refuses(f"sell {potion}")


@rule("AL-156")
def test_the_six_adventurers():
    wanted = [" ".join(POTION_NAMES[potion] for potion in tile) for tile in WANTED]
    assert wanted == ["B+ R+ G+", "G+ B+ R-", "R+ G+ B-", "R- G- B+", "G- B- R+", "B- R- G-"]
    assert len(ADVENTURER_NAMES) == 6
    for potion in range(6):
        assert sum(tile.count(potion) for tile in WANTED) == 3


# ---------------------------------------------------------------- bids


@rule("AL-157")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_single_seller_does_not_bid(players):
    t = sellers("A", players=players)
    assert t.offered("bid") == []
    assert t.offered("sell") == ["B-", "R-", "G-"]
    assert sell(t, "B-").gold("A") == 2 + 4
    assert "bids" not in t.told()


@rule("AL-158")
def test_bids_are_secret_until_all_have_bid():
    t = sellers("AC")
    assert t.waiting == "AC"
    others = [bid(sellers("AC"), A=discount) for discount in (0, -3)]
    for seat in ("B", "C", None):
        assert others[0].view(seat) == others[1].view(seat)
        assert others[0].heard(seat) == others[1].heard(seat)
    assert others[0].waiting == "C"
    bid(t, C=-1, A=0)
    assert t.told()[0] == "bids"
    assert t.heard("B")[0][0] == "bids"
    assert t.offered("sell")


@rule("AL-159")
def test_a_declared_seller_must_bid_before_declining():
    t = sellers("AB")
    for seat in "AB":
        t.refuses("decline", seat=seat)
    bid(t, A=0, B=0)
    t.do("decline")
    assert (t.unused("A"), t.asked) == (2, "B")


@rule("AL-160")
def test_larger_discounts_have_more_smileys():
    assert SETTINGS.smileys[0] == 1
    assert len(SETTINGS.smileys) == 4
    assert list(SETTINGS.smileys) == sorted(set(SETTINGS.smileys))


@rule("AL-160", "AL-161")
def test_most_smileys_sells_first():
    assert selling_order(bid(sellers("ABC"), A=0, B=-2, C=-1)) == "BCA"
    assert selling_order(bid(sellers("ABCD", players=4), A=0, B=-1, C=-2, D=-3)) == "DCBA"


@rule("AL-162")
def test_ties_are_broken_by_the_rows():
    assert selling_order(bid(sellers("AB"), A=-1, B=-1)) == "AB"
    assert selling_order(bid(sellers("AB", order="BAC"), A=-1, B=-1)) == "BA"
    assert selling_order(bid(sellers("ABC", order="CAB"), A=0, B=-1, C=0)) == "BCA"


@rule("AL-163", "AL-164", "AL-203")
@pytest.mark.parametrize(("rep", "smileys"), [(6, 1), (7, 1), (13, 1), (14, 2), (17, 2), (18, 2), (25, 2)])
def test_high_reputation_adds_one_smiley(rep, smileys):
    """B stands in the lower row, so B needs more smileys than A to be first."""
    for discount in (0, -1, -2):
        t = bid(sellers("AB", B={"rep": rep}), A=discount, B=0)
        assert t.asked == ("B" if smileys > SETTINGS.smileys[-discount] else "A")
    t = bid(sellers("AB", order="BAC", B={"rep": rep}), A=-1, B=0)
    assert t.asked == ("B" if smileys == 2 else "A")


@rule("AL-165", "AL-068")
def test_bid_cards_lie_open_until_the_space_is_done_and_come_back():
    t = bid(sellers("AB"), A=-2, B=0)
    assert t.view("C")["alchemists"][0]["bid"] == 2
    sell(t, "B-")
    assert t.view("C")["alchemists"][0]["bid"] == 2
    t.do("decline").go_on()
    assert t.view("C")["alchemists"][0]["bid"] == -1
    t.to_next_round()
    t.do("order 3", "order 2", "order 4")
    for _ in "ABC":
        t.do("declare sell", "done")
    t.until("sell")
    for seat in "ABC":
        assert t.offered("bid", seat) == ["0", "-1", "-2", "-3"]


@rule("AL-166", "AL-203")
def test_in_the_red_zone_no_discount_of_three():
    t = sellers("AB", A={"rep": 6}, B={"rep": 7})
    assert "guarantee" in t.refuses("bid -3", seat="A")
    assert t.offered("bid", "A") == ["0", "-1", "-2"]
    assert t.can("bid -3", seat="B")


@rule("AL-167")
def test_an_associate_wins_ties_of_bids_only():
    associate = {"top": "sell"}
    assert selling_order(bid(sellers("ABC", C=associate), A=-1, B=0, C=0)) == "ACB"
    assert selling_order(bid(sellers("ABC", C=associate), A=0, B=0, C=0)) == "CAB"


# ---------------------------------------------------------------- which potion


@rule("AL-168")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_may_choose_any_potion(players):
    t = bid(sellers("AB", players=players), A=0, B=-1)
    assert (t.asked, t.offered("sell")) == ("B", ["B-", "R-", "G-"])


@rule("AL-169", "AL-174")
def test_four_players_each_potion_is_sold_once():
    t = bid(sellers("ABCD", players=4), A=0, B=0, C=0, D=0)
    sell(t, "R-")
    assert t.offered("sell") == ["B-", "G-"]
    t.refuses("sell R-")
    sell(t, "B-")
    assert t.offered("sell") == ["G-"]
    sell(t, "G-")
    assert (t.asked, t.legal) == ("D", ["decline"])
    t.do("decline")
    assert (t.unused("D"), t.resting) == (2, True)
    assert t.told().count("sells") == 3


@rule("AL-170", "AL-171", "AL-172", "AL-174")
@pytest.mark.parametrize(("first", "left"), [("B-", ["G-"]), ("R-", ["G-"]), ("G-", ["B-", "R-"])])
def test_three_players_the_first_two_potions_block_each_other(first, left):
    t = bid(sellers("ABC"), A=0, B=0, C=0)
    sell(t, first)
    assert (t.asked, t.offered("sell")) == ("B", left)
    sell(t, left[0])
    assert (t.asked, t.legal) == ("C", ["decline"])
    t.do("decline")
    assert t.unused("C") == 2


@rule("AL-173", "AL-174")
@pytest.mark.parametrize("potion", ["B-", "R-", "G-"])
def test_two_players_one_sale_blocks_everything(potion):
    t = bid(sellers("AB", players=2), A=0, B=0)
    sell(t, potion)
    assert (t.asked, t.legal) == ("B", ["decline"])
    t.do("decline")
    assert t.unused("B") == 2


@rule("AL-175")
def test_a_failed_sale_blocks_as_well():
    t = bid(sellers("AB", players=4), A=0, B=0)
    sell(t, "B-", "claw+scorpion")  # the wrong sign
    assert t.gold("A") == 2
    assert t.offered("sell") == ["R-", "G-"]


@rule("AL-176", "AL-177")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_declines_blocks_nothing_and_leaves_the_first_choice_to_the_next(players):
    t = bid(sellers("AB", players=players), A=0, B=0)
    t.do("decline")
    assert t.unused("A") == 2
    assert (t.asked, t.offered("sell")) == ("B", ["B-", "R-", "G-"])
    assert sell(t, "B-").gold("B") == 6


@rule("AL-178")
def test_the_cubes_of_a_sale_come_back():
    t = sellers("A")
    assert t.free("A") == 3
    sell(t, "B-")
    assert (t.free("A"), t.unused("A"), t.placed("A", "sell")) == (5, 0, 0)
    t.to_next_round()
    assert t.favors("A") == []


@rule("AL-192")
@pytest.mark.parametrize("hand", ["", "toad", "toad*2"])
def test_without_two_different_ingredients_one_must_decline(hand):
    t = bid(sellers("AB", players=2, A={"hand": hand}), A=0, B=0)
    assert (t.asked, t.legal) == ("A", ["decline"])
    t.do("decline")
    assert t.unused("A") == 2
    assert t.offered("sell") == ["B-", "R-", "G-"]


@rule("AL-201", "AL-228")
def test_boots_do_not_repeat_a_sale():
    t = sellers("A", A={"artifacts": "boots"})
    sell(t, "B-", "mushroom+claw")
    assert len(t.hand("A")) == 3
    assert t.resting
