"""The test language itself: the examples of its manual."""

from tests.alchemists.table import Table


def test_forage():
    t = Table(
        players=3, round=2, at="forage", order="ABC", row="toad fern toad",
        A={"cubes": "forage*2"}, B={"cubes": "forage"},
    )  # fmt: skip
    t.do("take toad", "draw", "decline")
    assert t.hand("A") == ["toad"]
    assert t.unused("A") == 1
    assert t.discards == 2
    assert t.row == []
    assert t.resting
    t.to_next_round()
    assert t.step == "order"
    assert len(t.row) == 5


def test_master_debunk():
    t = Table(
        mode="master", round=3, at="debunk", theories="scorpion=B+:A-green,B-red,C-gold toad=++:A-silver",
        conflicts="scorpion~toad", players=3, order="ABC", A={"cubes": "debunk publish"},
    )  # fmt: skip
    t.do("show mushroom+scorpion", "claim G+")
    assert t.theory("scorpion") is None
    assert t.theory("toad") == ("++", {"A": "silver"})
    assert t.conflicts("toad") == set()
    assert (t.rep("A"), t.rep("B"), t.rep("C")) == (12, 5, 5)
    assert t.can("publish scorpion G+")
    assert not t.can("publish scorpion B+")
    t.do("publish scorpion G+", "seal gold")
    assert t.gold("A") == 1 + 2  # and the first grant
    assert t.grants("A") == [1]


def test_sale():
    t = Table(
        players=2, round=2, at="sell", order="AB", adventurer="assassin", A={"cubes": "sell", "hand": "fern claw"}
    )
    assert t.offered("sell") == ["B-", "R-", "G-"]
    t.do("sell B-", "guarantee right-sign", "mix fern+claw")
    assert t.gold("A") == 5
    assert t.triangle("A") == {"fern+claw": {"R-", "G-"}}
    assert t.potions("A") == set()


def test_bids():
    t = Table(
        players=2, round=2, at="sell", order="AB", adventurer="assassin",
        A={"cubes": "sell", "hand": "fern claw"}, B={"cubes": "sell", "hand": "fern claw"},
    )  # fmt: skip
    t.do("bid -1", seat="B").do("bid 0", seat="A")
    assert t.asked == "B"
    t.do("decline")
    assert t.asked == "A"


def test_order_and_declaring():
    t = Table(players=3, round=2, at="order", starter="B", C={"favors": "assistant associate custodian"})
    assert t.asked == "B"
    t.do("order 4", "order 6", "order 1")
    assert t.order == "ABC"
    assert t.asked == "C"
    t.do("declare forage", "declare sell", "play assistant", "associate forage", "declare custodian", "done")
    assert t.asked == "B"
    t.do("declare forage", "done")
    assert t.rows("forage") == "CB"
    t.refuses("order green")
    t.to_next_round()
    assert t.round == 3


def test_mortar_and_periscope():
    t = Table(
        players=2, round=2, at="test", order="AB", A={"cubes": "test", "hand": "toad claw", "artifacts": "mortar"},
        B={"artifacts": "periscope"},
    )  # fmt: skip
    t.force(1, 0)
    t.do("mix toad+claw")
    assert t.asked == "B"
    t.do("peek")
    assert ("peeks", {"seat": 1, "brewer_seat": 0, "ingredient": 3}) in t.heard("B")
    assert ("peeks-hidden", {"seat": 1, "brewer_seat": 0}) in t.heard("A")
    assert t.hand("A") == ["claw"]
    assert t.discards == 1


def test_the_end():
    t = Table(
        players=2, round=6, at="next-round", A={"rep": 16, "artifacts": "mirror chalice", "favors": "sage*2", "gold": 5}
    )
    assert t.over
    assert t.sheet("A") == {"reputation": 16, "mirror": 3, "chalice": 6, "gold": 3}
    assert t.winners == "A"


def test_a_new_game():
    t = Table.new(players=3, seed=4)
    for seat in "BAC":
        t.do(f"keep {t.offered('keep', seat)[0]}", seat=seat)
    t.to_next_round()
    assert t.round == 2
