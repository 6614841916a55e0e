"""Favor cards played during the actions: Barmaid, Merchant, Sage, Shopkeeper; and the Herbalist."""

import pytest

from tests.alchemists.sales import RESULTS, bid, sell, sellers
from tests.alchemists.table import Table

rule = pytest.mark.rule


def served(copies: int, guarantee: str, result: str, **seat) -> tuple[int, int]:
    """Gold gained and reputation after a sale with that many barmaids."""
    t = sellers("A", A={"favors": f"barmaid*{copies}", **seat})
    t.do(*["play barmaid"] * copies, "sell B-", f"guarantee {guarantee}", f"mix {RESULTS[result]}")
    assert t.favors("A") == []
    return t.gold("A") - 2, t.rep("A")


# ---------------------------------------------------------------- barmaid


@rule("AL-511")
@pytest.mark.parametrize(("guarantee", "gold"), [("exact", 4), ("right-sign", 3), ("anything", 1)])
def test_an_exact_match_with_a_barmaid_brings_reputation(guarantee, gold):
    assert served(1, guarantee, "exact") == (gold, 11)


@rule("AL-512", "AL-513")
@pytest.mark.parametrize(
    ("guarantee", "result", "gold", "rep"),
    [("exact", "right sign", 4, 10), ("right-sign", "right sign", 3, 10), ("exact", "neutral", 0, 10),
     ("right-sign", "neutral", 3, 10), ("neutral", "wrong sign", 2, 9), ("right-sign", "wrong sign", 0, 9),
     ("anything", "wrong sign", 1, 9)],
)  # fmt: skip
def test_a_barmaid_makes_a_potion_one_step_better(guarantee, result, gold, rep):
    assert served(1, guarantee, result) == (gold, rep)


@rule("AL-514", "AL-515")
@pytest.mark.parametrize(
    ("guarantee", "result", "gold", "rep"),
    [("exact", "exact", 4, 12), ("exact", "right sign", 4, 11), ("exact", "neutral", 4, 10),
     ("exact", "wrong sign", 0, 10), ("right-sign", "wrong sign", 3, 10)],
)  # fmt: skip
def test_two_barmaids_add_up(guarantee, result, gold, rep):
    assert served(2, guarantee, result) == (gold, rep)


@rule("AL-516")
def test_a_barmaid_does_not_change_what_the_reader_said():
    t = sellers("A", A={"favors": "barmaid"})
    t.do("play barmaid", "sell B-", "guarantee anything", "mix claw+scorpion")
    assert t.triangle("A") == {"claw+scorpion": {"R+", "G+", "B+"}}
    assert t.potions("A") == set()
    assert ("sells-hidden", {"seat": 0, "potion": 5, "quality": 3}) in t.heard("B")
    t = sellers("A", A={"favors": "barmaid"})
    t.do("play barmaid", "sell B-", "guarantee anything", "mix fern+claw")
    assert t.triangle("A") == {"fern+claw": {"R-", "G-"}}


@rule("AL-517", "AL-637")
def test_barmaid_and_merchant_are_played_before_the_mix():
    t = sellers("A", A={"favors": "barmaid merchant"})
    assert t.offered("play") == ["barmaid", "merchant"]
    t.do("sell B-", "guarantee exact")
    for name in ("barmaid", "merchant"):
        t.refuses(f"play {name}")
    t.do("mix fern+claw")
    assert (t.gold("A"), t.favors("A")) == (2, ["barmaid", "merchant"])
    t.refuses("play barmaid")


@rule("AL-518")
def test_barmaids_and_the_robe():
    assert served(1, "exact", "exact", artifacts="robe") == (4, 12)
    assert served(2, "exact", "exact", artifacts="robe") == (4, 14)
    assert served(2, "exact", "right sign", artifacts="robe") == (4, 12)
    assert served(2, "exact", "exact") == (4, 12)


# ---------------------------------------------------------------- merchant


@rule("AL-532", "AL-536")
@pytest.mark.parametrize("copies", [1, 2])
def test_who_sells_first_gains_a_gold_for_each_merchant(copies):
    t = sellers("A", A={"favors": f"merchant*{copies}"})
    t.do(*["play merchant"] * copies, "sell B-", "guarantee neutral", "mix mushroom+claw")
    assert t.gold("A") == 2 + 2 + copies


@rule("AL-177", "AL-532")
def test_first_is_who_first_sells():
    t = bid(sellers("AB", B={"favors": "merchant"}), A=0, B=0)
    t.do("decline", "play merchant")
    sell(t, "B-")
    assert t.gold("B") == 2 + 4 + 1


@rule("AL-533", "AL-535")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("potion", ["B-", "R-", "G-"])
def test_a_merchant_opens_blocked_potions_to_later_sellers(players, potion):
    t = bid(sellers("AB", players=players, B={"favors": "merchant"}), A=0, B=0)
    sell(t, "B-")
    t.refuses("sell B-")
    t.do("play merchant")
    assert t.offered("sell") == ["B-", "R-", "G-"]
    t.do(f"sell {potion}", "guarantee anything", "mix mushroom+claw")
    assert t.gold("B") == 2 + 1  # no gold from the merchant


@rule("AL-534")
def test_a_merchant_blocks_as_usual():
    t = bid(sellers("ABC", players=4, B={"favors": "merchant"}), A=0, B=0, C=0)
    sell(t, "B-")
    t.do("play merchant")
    sell(t, "B-")
    assert t.offered("sell") == ["R-", "G-"]


@rule("AL-538")
def test_a_merchant_among_three_players_leaves_the_third_potion_open():
    t = bid(sellers("ABC", B={"favors": "merchant"}), A=0, B=0, C=0)
    sell(t, "B-")
    t.do("play merchant")
    sell(t, "R-")
    assert (t.asked, t.offered("sell")) == ("C", ["G-"])


@rule("AL-535")
def test_with_merchants_all_may_sell():
    t = bid(sellers("ABC", C={"favors": "merchant"}), A=0, B=0, C=0)
    sell(sell(t, "G-"), "B-")
    t.do("play merchant")
    sell(t, "B-")
    assert [t.gold(seat) for seat in "ABC"] == [2, 6, 6]


@rule("AL-536")
def test_a_second_merchant_of_a_later_seller_brings_a_gold():
    t = bid(sellers("AB", players=2, B={"favors": "merchant*2"}), A=0, B=0)
    sell(t, "B-")
    t.do("play merchant", "play merchant")
    assert t.offered("sell") == ["B-", "R-", "G-"]
    sell(t, "B-")
    assert t.gold("B") == 2 + 4 + 1


@rule("AL-537")
def test_the_gold_of_a_merchant_is_not_part_of_the_price():
    t = sellers("A", A={"favors": "merchant"}).do("play merchant", "sell B-", "guarantee exact", "mix claw+scorpion")
    assert (t.gold("A"), t.rep("A")) == (3, 9)
    t = bid(sellers("AB", A={"favors": "merchant", "rep": 6}), A=-2, B=0)
    t.do("play merchant", "sell B-")
    assert t.offered("guarantee") == ["exact"]
    t.refuses("guarantee right-sign")


# ---------------------------------------------------------------- sage, shopkeeper


@rule("AL-539", "AL-540", "AL-493")
@pytest.mark.parametrize(("copies", "gold"), [(0, 1), (1, 2), (2, 3)])
def test_sages_bring_more_gold_for_an_ingredient(copies, gold):
    t = Table(at="transmute", A={"cubes": "transmute", "hand": "toad", "gold": 0, "favors": f"sage*{copies}"})
    t.do(*["play sage"] * copies, "transmute toad")
    assert t.gold("A") == gold


@rule("AL-540")
def test_a_sage_on_each_of_two_transmutations():
    t = Table(at="transmute", A={"cubes": "transmute*2", "hand": "toad*2", "gold": 0, "favors": "sage*2"})
    t.do("play sage", "transmute toad")
    assert t.gold("A") == 2
    t.do("play sage", "transmute toad")
    assert t.gold("A") == 4


@rule("AL-541")
@pytest.mark.parametrize(
    ("number", "artifact", "copies", "price"), [(2, "robe", 1, 3), (2, "robe", 2, 2), (6, "altar", 2, 0)]
)
def test_shopkeepers_make_an_artifact_cheaper(number, artifact, copies, price):
    t = Table(
        round=number, at="buy", artifacts_on_sale=artifact,
        A={"cubes": "buy", "gold": 9, "favors": f"shopkeeper*{copies}"},
    )  # fmt: skip
    t.do(*["play shopkeeper"] * copies, f"buy {artifact}")
    assert t.gold("A") == 9 - price


@rule("AL-492", "AL-541")
def test_a_shopkeeper_serves_one_purchase_only():
    t = Table(at="buy", artifacts_on_sale="robe press", A={"cubes": "buy*2", "gold": 9, "favors": "shopkeeper"})
    t.do("play shopkeeper", "buy robe", "buy press")
    assert t.gold("A") == 9 - 3 - 4


# ---------------------------------------------------------------- where nothing can be done


@rule("AL-152", "AL-496", "AL-661")
def test_no_sage_without_an_ingredient():
    assert Table(at="transmute", A={"cubes": "transmute", "favors": "sage"}).legal == ["decline"]


@rule("AL-192", "AL-496", "AL-661")
def test_no_barmaid_or_merchant_where_nothing_can_be_sold():
    t = sellers("A", A={"hand": "toad*2", "favors": "barmaid merchant"})
    assert t.legal == ["decline"]
    for favors, legal in (("barmaid", ["decline"]), ("barmaid merchant", ["play barmaid", "play merchant", "decline"])):
        t = bid(sellers("AB", players=2, B={"favors": favors}), A=0, B=0)
        assert sell(t, "B-").legal == legal


@rule("AL-218", "AL-496", "AL-661")
@pytest.mark.parametrize(
    ("on_sale", "gold", "can"), [("", 9, False), ("robe", 1, False), ("robe", 2, True), ("robe", 4, True)]
)
def test_no_shopkeeper_where_nothing_can_be_bought(on_sale, gold, can):
    t = Table(at="buy", artifacts_on_sale=on_sale, A={"cubes": "buy", "gold": gold, "favors": "shopkeeper*2"})
    assert t.can("play shopkeeper") == can


@rule("AL-651")
def test_a_favor_played_for_an_action_that_is_declined_is_spent():
    t = Table(at="transmute", A={"cubes": "transmute", "favors": "sage", "hand": "toad"}).do("play sage", "decline")
    assert (t.favor_discard, t.gold("A"), t.unused("A")) == (["sage"], 2, 1)
    t = bid(sellers("AB", players=2, A={"favors": "merchant"}, B={"favors": "merchant"}), A=0, B=0)
    t.do("play merchant", "decline")
    assert (t.gold("A"), t.favors("A")) == (2, [])


# ---------------------------------------------------------------- herbalist


@rule("AL-528")
def test_a_herbalist_brings_three_and_takes_any_two():
    t = Table(at="order", favor_deck="herbalist", deck="claw*2 root flower", A={"hand": "toad fern"})
    t.do("order 5")
    assert len(t.hand("A")) == 2 + 1 + 3
    assert t.offered("discard") == ["fern", "toad", "claw", "flower", "root"]
    t.do("discard toad", "discard claw")
    assert (len(t.hand("A")), t.favors("A"), t.favor_discard, t.discards) == (4, [], ["herbalist"], 2)
    assert t.asked == "B"


@rule("AL-529")
def test_two_herbalists_come_one_after_the_other():
    t = Table(at="order", favor_deck="herbalist herbalist", deck="claw*3 root*3", A={"hand": "toad"})
    t.do("order 6")
    assert t.hand("A") == ["claw", "claw", "claw", "toad"]
    t.do("discard toad", "discard claw")
    assert t.hand("A") == ["claw", "claw", "root", "root", "root"]
    t.do("discard root", "discard root")
    assert (t.hand("A"), t.asked) == (["claw", "claw", "root"], "B")


@rule("AL-530")
def test_a_herbalist_for_unused_cubes_is_played_at_once():
    t = Table(at="drink", favor_deck="herbalist", deck="claw*3", A={"cubes": "drink", "unused": 1, "hand": "toad"})
    t.do("decline").until("unused")
    assert (t.asked, t.hand("A"), t.favors("A")) == ("A", ["claw", "claw", "claw", "toad"], [])
    t.do("discard claw", "discard claw")
    assert (t.hand("A"), t.favors("A"), t.favor_discard) == (["claw", "toad"], [], ["herbalist"])


@rule("AL-649")
def test_ingredients_of_an_order_space_come_before_its_favors():
    t = Table(at="order", favor_deck="herbalist", deck="claw root*3").do("order 5")
    assert t.hand("A") == ["claw", "root", "root", "root"]
    assert t.can("discard claw")


@rule("AL-650")
def test_a_herbalist_is_out_of_the_pile_until_it_is_resolved():
    """Two favors are drawn, and the only one that nobody holds is a Herbalist: it is not drawn twice."""
    every = "assistant*4 herbalist*3 associate*3 custodian*3 barmaid*2 merchant*2 sage*2 shopkeeper*2"
    t = Table(at="order", favor_deck="herbalist", favor_deck_only=True, B={"favors": every}).do("order 6")
    for _ in range(2):
        assert (t.asked, t.favors("A"), t.favor_deck, t.favor_discard) == ("A", [], 0, [])
        t.do(f"discard {t.offered('discard')[0]}")
    assert (t.favors("A"), t.favor_deck, t.favor_discard, t.asked) == ([], 0, ["herbalist"], "B")
    assert t.told().count("plays-favor") == 1
    assert len(t.hand("A")) == 1


@rule("AL-102", "AL-650")
def test_a_favor_deck_that_runs_out_with_a_herbalist_is_made_anew_without_it():
    every = "assistant*4 herbalist*3 associate*3 custodian*3 barmaid*2 merchant*2 sage"
    t = Table(at="order", favor_deck="herbalist", favor_deck_only=True, B={"favors": every}).do("order 6")
    assert (len(t.favors("A")), t.favor_deck, t.favor_discard) == (1, 2, [])
    assert set(t.favors("A")) <= {"sage", "shopkeeper"}
    t.do(*[f"discard {t.offered('discard')[0]}"] * 2)
    assert (t.favor_deck, t.favor_discard) == (2, ["herbalist"])


@rule("AL-531")
def test_nobody_sees_the_herbalists_ingredients():
    tables = []
    for deck, gone in (("claw root flower fern", "claw"), ("fern flower claw root", "flower")):
        t = Table(at="order", favor_deck="herbalist", deck=deck, A={"hand": "toad"})
        tables.append(t.do("order 5", "discard toad", f"discard {gone}"))
    for seat in ("B", None):
        assert tables[0].heard(seat) == tables[1].heard(seat)
        assert tables[0].view(seat) == tables[1].view(seat)
    assert tables[0].heard("A") != tables[1].heard("A")
