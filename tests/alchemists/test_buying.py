"""Buying artifacts: the row, the prices, the levels; Discount Card and Shopkeeper."""

import pytest

from athanor.games.alchemists.components import ARTIFACT_NAMES, ARTIFACT_POINTS, ARTIFACT_PRICE
from tests.alchemists.table import Table

rule = pytest.mark.rule

# Level, price and points; None: counted by the card itself.
PRINTED = {
    "boots": (1, 4, 2), "discount": (1, 3, 1), "mortar": (1, 3, 1), "periscope": (1, 3, 1), "press": (1, 4, 2),
    "robe": (1, 4, 0), "rhetoric": (2, 4, 0), "hypnotic": (2, 3, 1), "authority": (2, 4, 0), "chalice": (2, 4, 6),
    "cap": (2, 4, 1), "trunk": (2, 3, 2), "altar": (3, 1, 0), "cup": (3, 4, 4), "cabinet": (3, 5, None),
    "feather": (3, 3, None), "mirror": (3, 4, None), "idol": (3, 4, None),
}  # fmt: skip
ROUND_OF_LEVEL = {1: 2, 2: 4, 3: 6}


def buying(on_sale: str, gold: int = 9, number: int = 2, cubes: str = "buy", **given) -> Table:
    return Table(round=number, at="buy", artifacts_on_sale=on_sale, A={"cubes": cubes, "gold": gold, **given})


@rule("AL-278")
@pytest.mark.parametrize("name", PRINTED)
def test_level_price_and_points_of_every_artifact(name):
    level, price, points = PRINTED[name]
    at = ARTIFACT_NAMES.index(name)
    assert (at // 6 + 1, ARTIFACT_PRICE[at]) == (level, price)
    t = buying(name, gold=price, number=ROUND_OF_LEVEL[level], hand="").do(f"buy {name}")
    assert (t.gold("A"), t.artifacts("A")) == (0, [name])
    if points is not None:
        assert ARTIFACT_POINTS[at] == points
        end = Table(round=6, at="next-round", A={"artifacts": name, "gold": 0})
        assert end.points("A") == 10 + points


@rule("AL-278")
def test_there_are_eighteen_artifacts():
    assert sorted(ARTIFACT_NAMES) == sorted(PRINTED)


@rule("AL-217")
def test_an_artifact_is_paid_and_laid_before_its_owner():
    t = buying("boots robe press", gold=4)
    assert t.offered("buy") == ["boots", "robe", "press"]
    t.do("buy press")
    assert (t.gold("A"), t.artifacts("A"), t.on_sale) == (0, ["press"], ["boots", "robe"])
    assert t.free("A") == 5
    assert t.view("B")["alchemists"][0]["artifacts"] == [ARTIFACT_NAMES.index("press")]


@rule("AL-218")
def test_without_enough_gold_one_must_decline():
    t = buying("boots mortar discount", gold=2)
    assert t.legal == ["decline"]
    assert "gold" in t.refuses("buy mortar")
    t.do("decline")
    assert (t.unused("A"), t.artifacts("A")) == (1, [])


@rule("AL-218")
def test_reductions_count_before_one_must_decline():
    t = buying("robe mortar press", gold=2, favors="shopkeeper")
    assert t.offered("buy") == []
    t.do("play shopkeeper", "buy mortar")
    assert (t.gold("A"), t.artifacts("A")) == (0, ["mortar"])


@rule("AL-219")
def test_a_lasting_effect_works_every_time():
    t = Table(at="test", A={"cubes": "test*2", "hand": "toad claw mushroom fern", "artifacts": "mortar"})
    t.force(0, 0).do("mix toad+claw", "mix mushroom+fern")
    assert t.hand("A") == ["claw", "fern"]


@rule("AL-220", "AL-253")
def test_an_effect_at_once_is_part_of_the_purchase():
    t = Table(
        round=4, at="buy", artifacts_on_sale="hypnotic chalice", A={"cubes": "buy", "gold": 3},
        B={"cubes": "buy", "gold": 9}, favor_deck="sage merchant barmaid assistant",
    )  # fmt: skip
    t.do("buy hypnotic")
    assert t.favors("A") == ["assistant", "barmaid", "merchant", "sage"]
    assert t.asked == "B"
    t.do("buy chalice").to_next_round()
    assert t.favors("A") == ["assistant", "barmaid", "merchant", "sage"]  # once only


@rule("AL-221", "AL-268")
def test_artifacts_that_worked_at_once_still_count():
    t = Table(round=6, at="next-round", A={"artifacts": "rhetoric cabinet", "gold": 0})
    assert t.sheet("A")["cabinet"] == 4
    assert t.points("A") == 10 + 4


@rule("AL-222")
def test_the_row_is_not_refilled_even_if_it_is_empty():
    side = {"cubes": "buy", "gold": 9}
    t = Table(round=2, at="buy", artifacts_on_sale="mortar press robe", A=side, B=side, C=side)
    t.do("buy mortar", "buy press", "buy robe")
    assert t.on_sale == []
    t.to_next_round()
    assert (t.round, t.on_sale) == (3, [])
    t = buying("", number=3)
    assert t.legal == ["decline"]


@rule("AL-223")
@pytest.mark.parametrize(("number", "level"), [(3, 2), (5, 3)])
def test_new_artifacts_come_after_a_conference(number, level):
    t = Table(round=number, at="artifacts")
    assert len(t.on_sale) == 3
    assert {PRINTED[name][0] for name in t.on_sale} == {level}


@rule("AL-223", "AL-224")
@pytest.mark.parametrize(("number", "level"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_only_the_level_of_the_round_can_be_bought(number, level):
    t = Table(round=number, at="buy", A={"cubes": "buy", "gold": 9})
    assert len(t.offered("buy")) == 3
    for name in ARTIFACT_NAMES:
        if PRINTED[name][0] != level:
            t.refuses(f"buy {name}")
    t.do("decline").to_next_round()
    if number not in (3, 5, 6):
        assert {PRINTED[name][0] for name in t.on_sale} == {level}


@rule("AL-225")
def test_the_discount_card_takes_2_off_the_next_artifact_and_1_off_later_ones():
    t = buying("discount press robe", gold=9, cubes="buy*2")
    t.do("buy discount")
    assert t.gold("A") == 6
    t.do("buy press")
    assert t.gold("A") == 4
    for owned, gold in (("discount", 7), ("discount press", 6), ("discount press chalice", 6), ("press discount", 7)):
        assert buying("robe", artifacts=owned).do("buy robe").gold("A") == gold


@rule("AL-226")
def test_a_price_is_never_below_0_and_what_is_left_of_a_reduction_is_lost():
    t = buying("altar cup", gold=9, number=6, cubes="buy*2", artifacts="discount")
    t.do("buy altar")
    assert t.gold("A") == 9
    t.do("pay 1", "buy cup")
    assert t.gold("A") == 9 - 1 - 3


@rule("AL-277", "AL-541")
def test_discount_card_and_shopkeepers_add_up():
    t = buying("robe", gold=0, artifacts="discount", favors="shopkeeper*2")
    assert t.offered("buy") == []
    t.do("play shopkeeper", "play shopkeeper", "buy robe")
    assert (t.gold("A"), t.artifacts("A"), t.favors("A")) == (0, ["discount", "robe"], [])
    t = buying("altar", gold=5, number=6, artifacts="discount", favors="shopkeeper")
    t.do("play shopkeeper", "buy altar")
    assert t.gold("A") == 5
