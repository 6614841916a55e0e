"""The examples printed in the rulebook, one by one (those about deduction: test_deduction.py).

Colours of the printed players become seats; the truth is that of the code DEMO, which the book itself uses.
"""

from typing import Any

import pytest

from athanor.games.alchemists.alchemicals import ALCHEMICAL_NAMES, INGREDIENT_NAMES
from tests.alchemists.table import Table

rule = pytest.mark.rule


# ---------------------------------------------------------------- mixing, rows, the student


@rule("AL-551")
def test_mushroom_and_toad_are_drunk():
    t = Table(players=2, round=1, at="drink", A={"cubes": "drink", "hand": "mushroom toad"})
    t.do("mix mushroom+toad")
    assert t.potions("A") == {"R+"}
    assert (t.rep("A"), t.hospital("A"), t.free("A")) == (10, 0, 3)


@rule("AL-552")
def test_scorpion_and_claw():
    t = Table(players=2, round=2, at="test", A={"cubes": "test", "hand": "scorpion claw"})
    t.do("mix claw+scorpion")
    assert t.potions("A") == {"G+"}


@rule("AL-554", "AL-111", "AL-113")
def test_blue_is_lowest_red_next_green_on_top():
    green, red, blue = "ABC"
    t = Table(players=3, round=2, at="order", starter=green)
    t.do("order 1", "order 3", "order 5")
    for seat in (blue, red, green):
        assert t.asked == seat
        t.do("declare transmute", "done")
    assert t.rows("transmute") == green + red + blue


@rule("AL-555")
def test_the_student_and_four_players():
    """Yellow and Blue make nothing negative, Green does; Red pays, and so do Yellow and Green the second time."""
    yellow, blue, green, red = "ABCD"
    t = Table(
        players=4, round=2, at="test", order="ABCD",
        A={"cubes": "test*2", "hand": "mushroom*2 toad*2"}, B={"cubes": "test", "hand": "claw toad"},
        C={"cubes": "test*2", "hand": "fern claw mushroom toad"}, D={"cubes": "test", "hand": "mushroom toad"},
    )  # fmt: skip
    t.do("mix mushroom+toad", "mix toad+claw", "mix fern+claw", "mix mushroom+toad")
    assert [t.gold(seat) for seat in (yellow, blue, green, red)] == [2, 2, 2, 1]
    t.do("mix mushroom+toad", "mix mushroom+toad")
    assert [t.gold(seat) for seat in (yellow, blue, green, red)] == [1, 2, 1, 1]


# ---------------------------------------------------------------- the barbarian


def barbarian(yellow: str) -> Table:
    """Green (A) has sold one of the first two potions for 2 gold, Red (B) declines, Yellow (C) is asked."""
    t = Table(
        players=3, round=2, at="sell", order="ABC", adventurer="berserker",
        A={"cubes": "sell", "hand": "mushroom toad"}, B={"cubes": "sell", "hand": "toad claw"},
        C={"cubes": "sell", "hand": yellow},
    )  # fmt: skip
    for seat in "ABC":
        t.do("bid 0", seat=seat)
    t.do("sell G+", "guarantee neutral", "mix mushroom+toad")
    assert t.asked == "B"
    t.do("decline")
    return t


@rule("AL-556")
def test_barbarian_only_the_third_potion_is_left():
    t = barbarian("claw mushroom")
    assert t.unused("B") == 2
    assert t.asked == "C"
    assert t.offered("sell") == ["B-"]


@rule("AL-561")
def test_barbarian_two_players_may_give_the_same_guarantee():
    t = barbarian("claw mushroom").do("sell B-")
    assert t.can("guarantee neutral")


@rule("AL-557", "AL-558", "AL-559", "AL-560")
@pytest.mark.parametrize(
    ("hand", "triangle", "row", "gold", "rep"),
    [
        ("mushroom claw", {"B-"}, {"B-"}, 2, 10),
        ("fern claw", {"R-", "G-"}, set(), 2, 10),
        ("toad claw", {"N"}, {"N"}, 2, 9),
        ("mushroom toad", {"R+", "G+", "B+"}, set(), 0, 9),
    ],
    ids=["exact", "right sign", "neutral", "wrong sign"],
)
def test_barbarian_what_the_reader_says(hand, triangle, row, gold, rep):
    t = barbarian(hand)
    pair = hand.replace(" ", "+")
    t.do("sell B-", "guarantee neutral", f"mix {pair}")
    assert t.triangle("C") == {pair: triangle}
    assert t.potions("C") == row
    assert t.gold("C") == 2 + gold
    assert t.rep("C") == rep


# ---------------------------------------------------------------- discounts and zones


def two_sellers(rep: int, bid: str, hand: str = "toad claw") -> Table:
    """A, with this reputation, has bid against B and sells first."""
    t = Table(
        players=2, round=2, at="sell", order="AB", adventurer="berserker",
        A={"cubes": "sell", "hand": hand, "rep": rep, "gold": 0}, B={"cubes": "sell", "hand": hand},
    )  # fmt: skip
    t.do(f"bid {bid}", seat="A").do("bid 0", seat="B")
    assert t.asked == "A"
    return t


@rule("AL-562")
def test_a_discount_of_two():
    t = two_sellers(10, "-2").do("sell R+")
    assert t.offered("guarantee") == ["exact", "right-sign"]
    t.do("guarantee right-sign", "mix toad+claw")
    assert t.gold("A") == 0, "it may be offered though it cannot be met"
    for guarantee, price in (("exact", 2), ("right-sign", 1)):
        t = two_sellers(10, "-2", "mushroom toad").do("sell R+", f"guarantee {guarantee}", "mix mushroom+toad")
        assert t.gold("A") == price


@rule("AL-563")
@pytest.mark.parametrize("rep", [14, 15, 16, 17])
def test_the_green_zone(rep):
    t = two_sellers(rep, "0", "mushroom toad")
    _, args = next(said for said in t.heard("B") if said[0] == "bids")
    assert [(line.args["seat"], line.args["smileys"]) for line in args["lines"]] == [(0, 2), (1, 1)]
    t.do("sell B-", "guarantee anything", "mix mushroom+toad")
    assert t.rep("A") == rep - 2
    assert Table(players=2, round=3, at="conference", A={"rep": rep}).rep("A") == rep - 3


@rule("AL-564")
def test_from_14_to_12():
    t = two_sellers(14, "0").do("sell R+", "guarantee neutral", "mix toad+claw")
    assert t.rep("A") == 12


@rule("AL-565")
def test_the_blue_zone():
    t = two_sellers(18, "-3", "mushroom toad").do("sell R+")
    assert t.offered("guarantee") == ["exact", "right-sign"]
    t.do("guarantee right-sign", "mix mushroom+toad")
    assert t.gold("A") == 1


@rule("AL-566")
def test_from_18_to_11():
    t = Table(players=2, round=3, at="debunk", theories="scorpion=B+:B-gold", A={"cubes": "debunk"}, B={"rep": 18})
    t.do("debunk scorpion green")
    assert t.rep("B") == 11


@rule("AL-567")
@pytest.mark.parametrize("rep", [6, 3])
def test_the_red_zone(rep):
    t = two_sellers(rep, "-2", "mushroom toad").do("sell R+")
    assert t.offered("guarantee") == ["exact"]
    t.do("guarantee exact", "mix mushroom+toad")
    assert t.gold("A") == 1
    t = Table(
        players=2, round=2, at="sell", adventurer="berserker",
        A={"cubes": "sell", "rep": rep}, B={"cubes": "sell"},
    )  # fmt: skip
    t.refuses("bid -3", seat="A")
    assert t.can("bid -3", seat="B")
    t = two_sellers(rep, "-1", "mushroom toad").do("sell B-", "guarantee exact", "mix mushroom+toad")
    assert t.rep("A") == rep
    assert Table(players=2, round=3, at="conference", A={"rep": rep}).rep("A") == rep - 1


# ---------------------------------------------------------------- the theory of the scorpion


@rule("AL-568")
def test_blue_hedged_the_red_aspect():
    blue = "B"
    t = Table(players=2, round=2, at="publish", order="BA", B={"cubes": "publish"})
    t.do("publish scorpion B+", "seal red").to_next_round()
    before = t.rep(blue)
    t.until("declare")
    while t.step == "declare" and t.asked:
        if t.asked == "A":
            t.do("declare debunk")
        t.do("done")
    t.until("debunk").do("debunk scorpion red")
    assert t.events("asks-aspect")[0].args["sign"] == -1
    assert t.theory("scorpion") is None
    assert t.rep(blue) == before == 12


def scorpion(mode: str = "apprentice", cubes: str = "debunk") -> Table:
    """The three seals of the picture. Blue (A) asks first, then Red (B); Yellow (C) and Green (D) look on."""
    return Table(
        mode=mode, players=4, round=3, at="debunk", order="ABCD", theories="scorpion=B+:C-green,A-red,D-gold",
        A={"cubes": "debunk" if mode == "apprentice" else ""}, B={"cubes": cubes},
    )  # fmt: skip


@rule("AL-574", "AL-575")
def test_blue_fails_and_red_succeeds():
    blue, red, yellow, green = "ABCD"
    t = scorpion()
    t.do("debunk scorpion blue")
    assert t.events("asks-aspect")[-1].args["sign"] == 1
    assert t.rep(blue) == 9
    assert t.theory("scorpion") == ("B+", {"A": "red", "C": "green", "D": "gold"})
    assert "shows-seal" not in t.told()
    t.do("debunk scorpion green")
    assert t.events("asks-aspect")[-1].args["sign"] == 1
    assert t.theory("scorpion") is None
    assert [t.rep(seat) for seat in (red, yellow, blue, green)] == [12, 10, 4, 5]
    assert [sum(t.lost_seals(seat).values()) for seat in "ABCD"] == [1, 0, 1, 1]


@rule("AL-576")
def test_ones_own_theory_from_13():
    t = Table(players=2, round=3, at="debunk", theories="scorpion=B+:A-gold", A={"cubes": "debunk", "rep": 13})
    t.do("debunk scorpion green")
    assert t.rep("A") == 10
    assert [event.args["count"] for event in t.events("loses-reputation")] == [3]


@rule("AL-577")
def test_what_red_may_publish_at_once():
    t = scorpion(cubes="debunk publish")
    t.do("debunk scorpion blue", "debunk scorpion green")
    assert t.asked == "B"
    about_scorpion = {f"scorpion {name}" for name in ALCHEMICAL_NAMES if name != "B+"}
    with_the_token = {f"{name} B+" for name in INGREDIENT_NAMES if name != "scorpion"}
    assert set(t.offered("publish")) == about_scorpion | with_the_token
    t.refuses("publish feather ++")


@rule("AL-578")
def test_the_same_theory_may_be_published_again():
    t = Table(
        players=2, round=3, at="debunk", theories="scorpion=B+:B-gold", A={"cubes": "debunk"},
        B={"cubes": "publish", "gold": 1},
    )  # fmt: skip
    t.do("debunk scorpion green").until("publish")
    assert t.asked == "B"
    assert t.can("publish scorpion B+")


# ---------------------------------------------------------------- masters


@rule("AL-579")
@pytest.mark.parametrize(
    ("partner", "potion", "falls"),
    [
        ("fern", "R-", True), ("flower", "R-", True), ("claw", "G+", True), ("mushroom", "G+", True),
        ("root", "N", False), ("toad", "B+", False), ("feather", "B+", False),
    ],
)  # fmt: skip
def test_which_partners_prove_the_scorpion_wrong(partner, potion, falls):
    t = scorpion("master")
    t.do(f"show {t.pair('scorpion', partner)}", f"claim {potion}")
    assert "demonstrates-yes" in t.told()
    assert (t.theory("scorpion") is None) == falls


@rule("AL-580")
def test_scorpion_and_mushroom_make_speed():
    t = scorpion("master")
    t.do("show mushroom+scorpion", "claim G+")
    assert t.theory("scorpion") is None
    assert [t.rep(seat) for seat in "ABCD"] == [5, 12, 10, 5]


@rule("AL-581")
def test_with_a_mushroom_theory_both_fall():
    t = Table(
        mode="master", players=3, round=3, at="debunk", theories="scorpion=B+:B-gold mushroom=R-:C-gold",
        A={"cubes": "debunk"},
    )  # fmt: skip
    t.do("show mushroom+scorpion", "claim G+")
    assert t.theory("scorpion") is None
    assert t.theory("mushroom") is None
    assert [t.rep(seat) for seat in "ABC"] == [12, 5, 5]


@rule("AL-582", "AL-583")
@pytest.mark.parametrize(("potion", "answer"), [("B+", "demonstrates-yes"), ("R+", "demonstrates-no")])
def test_toad_and_scorpion_are_in_conflict(potion, answer):
    t = Table(
        mode="master", players=3, round=3, at="debunk", theories="scorpion=B+:B-gold toad=++:C-gold",
        A={"cubes": "debunk"},
    )  # fmt: skip
    t.do("show toad+scorpion", f"claim {potion}")
    assert answer in t.told()
    assert t.conflicts("toad") == {"scorpion"}
    assert [t.rep(seat) for seat in "ABC"] == [12, 10, 10]


@rule("AL-584")
def test_root_and_feather_have_no_theories():
    """Six theories are out; the free tokens [G+] and [++] would make B+, and Yellow shows that they do not."""
    names = ("mushroom", "fern", "toad", "claw", "flower", "scorpion")
    tokens = ("B-", "B+", "G-", "R-", "R+", "--")
    theories = " ".join(f"{name}={token}:B-gold" for name, token in zip(names[:2], tokens[:2], strict=True))
    theories += " " + " ".join(f"{name}={token}:C-silver" for name, token in zip(names[2:5], tokens[2:5], strict=True))
    theories += " scorpion=--:B-red"
    t = Table(mode="master", players=3, round=3, at="debunk", theories=theories, A={"cubes": "debunk"})
    t.do("show root+feather", "claim B+")
    assert "demonstrates-no" in t.told()
    assert t.rep("A") == 9
    assert all(t.conflicts(name) == set() for name in INGREDIENT_NAMES)
    assert all(t.theory(name) is not None for name in names)


# ---------------------------------------------------------------- grants, artifacts, favors


@rule("AL-585")
@pytest.mark.parametrize("second", ["toad", "mushroom"])
def test_blue_wins_the_grant_of_the_scorpion(second):
    t = Table(players=2, round=3, at="publish", theories="scorpion=B+:A-red", A={"cubes": "publish", "gold": 1})
    t.do(f"publish {second} ++", "seal gold")
    assert t.grants("A") == [1]
    assert t.gold("A") == 2


@rule("AL-586")
@pytest.mark.parametrize(("rep", "points"), [(14, 2), (15, 3)])
def test_the_mirror(rep, points):
    t = Table(players=2, round=6, at="next-round", A={"rep": rep, "artifacts": "mirror"})
    assert t.sheet("A")["mirror"] == points


def thinking(hand: str) -> Table:
    t = Table(players=2, round=4, at="buy", artifacts_on_sale="cap", A={"cubes": "buy", "hand": hand, "gold": 4})
    return t.do("buy cap", "mix toad+scorpion")


@rule("AL-587")
def test_the_thinking_cap_needs_a_card_for_each_test():
    t = thinking("scorpion fern toad")
    assert not t.can("mix fern+toad")
    t = thinking("scorpion fern toad*2")
    t.do("mix fern+toad")
    assert t.triangle("A") == {"toad+scorpion": {"B+"}, "fern+toad": {"B+"}}
    assert t.hand("A") == ["fern", "scorpion", "toad", "toad"]


@rule("AL-588")
def test_the_feather():
    """Both make B+ with DEMO, which may be shown with success only once: another truth serves for the second."""
    truth = {"toad": "R+", "scorpion": "B+", "fern": "G+"}
    t = Table(
        players=2, round=6, at="exhibit", truth=truth,
        A={"cubes": "exhibit*2", "hand": "toad*2 scorpion fern", "artifacts": "feather", "gold": 0},
    )  # fmt: skip
    t.do("exhibit R+", "mix toad+scorpion", "exhibit G+", "mix fern+toad")
    assert t.aside("A") == ["fern", "scorpion", "toad", "toad"]
    t.until("next-round")
    assert t.sheet("A")["feather"] == 3


@rule("AL-589")
def test_the_robe():
    t = Table(players=2, round=3, at="debunk", theories="scorpion=B+:B-red", A={"cubes": "debunk", "artifacts": "robe"})
    t.do("debunk scorpion green")
    assert t.rep("A") == 13


@rule("AL-590")
@pytest.mark.parametrize(("artifacts", "publishing", "endorsing"), [("authority", 3, 2), ("authority robe", 4, 3)])
@pytest.mark.parametrize("number", [4, 5])
def test_the_seal_of_authority(artifacts, publishing, endorsing, number):
    side = {"cubes": "publish*2", "artifacts": artifacts, "gold": 5}
    t = Table(players=2, round=number, at="publish", theories="fern=R-:B-gold", A=side)
    t.do("publish claw B-", "seal gold")
    assert t.rep("A") == 10 + publishing
    t.do("endorse fern", "seal gold")
    assert t.rep("A") == 10 + publishing + endorsing


def barmaids(number: int, guarantee: str, hand: str) -> Table:
    t = Table(
        players=2, round=2, at="sell", adventurer="berserker",
        A={"cubes": "sell", "hand": hand, "favors": f"barmaid*{number}", "gold": 0},
    )  # fmt: skip
    for _ in range(number):
        t.do("play barmaid")
    return t.do("sell G+", f"guarantee {guarantee}", f"mix {hand.replace(' ', '+')}")


@rule("AL-591")
def test_the_barmaid():
    t = barmaids(1, "right-sign", "toad claw")
    assert (t.gold("A"), t.rep("A")) == (3, 10)
    t = barmaids(2, "exact", "mushroom toad")
    assert (t.gold("A"), t.rep("A")) == (4, 11)


@rule("AL-592")
def test_two_sages():
    t = Table(
        players=2, round=2, at="transmute",
        A={"cubes": "transmute", "hand": "feather", "favors": "sage*2", "gold": 0},
    )  # fmt: skip
    t.do("play sage", "play sage", "transmute feather")
    assert t.gold("A") == 3


# ---------------------------------------------------------------- the end, the tiles, a mixture


@rule("AL-593")
def test_reputation_16():
    t = Table(players=2, round=6, at="next-round", A={"rep": 16, "gold": 0})
    assert t.points("A") == 16


@rule("AL-594")
def test_five_of_six_adventurers():
    t = Table.new(players=3, seed=11)
    came: list[Any] = []
    while not t.over:
        now = t.round
        t.passive()
        if t.round != now:
            came.append(t.adventurer)
    assert len(came) == len(set(came)) == 5


@rule("AL-595")
def test_a_mixture_of_the_modes():
    options = {"ingredients": "master", "conferences": "apprentice", "debunking": "master"}
    t = Table.new(players=2, options=options)
    assert len(t.hand("A")) == len(t.hand("B")) == 2
    t = Table(players=2, options=options, round=3, at="conference", theories="fern=R-:A-gold")
    assert (t.rep("A"), t.rep("B")) == (11, 8)
    t = Table(players=2, options=options, round=3, at="debunk", theories="fern=R-:A-gold", A={"cubes": "debunk"})
    assert len(t.offered("show")) == 28
