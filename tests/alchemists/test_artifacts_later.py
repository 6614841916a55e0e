"""Artifacts of levels II and III: those that work at once, and those that count at the end."""

import pytest

from tests.alchemists.table import Table

rule = pytest.mark.rule


def bought(artifact: str, number: int = 4, gold: int = 9, **given) -> Table:
    t = Table(round=number, at="buy", artifacts_on_sale=artifact, A={"cubes": "buy", "gold": gold, **given})
    return t.do(f"buy {artifact}")


def end(artifacts: str, **given) -> Table:
    """The final count of a game in which A owns these."""
    a = {"artifacts": artifacts, "gold": 0, **given.pop("A", {})}
    return Table(**{"round": 6, "at": "next-round", **given}, A=a)


@rule("AL-253", "AL-530")
def test_herbalists_from_the_hypnotic_amulet_are_played_one_after_the_other():
    t = Table(
        round=4, at="buy", artifacts_on_sale="hypnotic", favor_deck="herbalist sage herbalist merchant",
        deck="claw claw claw root root root", A={"cubes": "buy", "gold": 3, "hand": "toad"},
    )  # fmt: skip
    t.do("buy hypnotic")
    assert t.hand("A") == ["claw", "claw", "claw", "toad"]
    t.do("discard toad", "discard claw")
    assert t.hand("A") == ["claw", "claw", "root", "root", "root"]
    t.do("discard claw", "discard claw")
    assert (t.hand("A"), t.favors("A")) == (["root", "root", "root"], ["merchant", "sage"])
    assert t.favor_discard == ["herbalist", "herbalist"]


@rule("AL-257", "AL-267")
@pytest.mark.parametrize(("artifact", "points"), [("chalice", 6), ("cup", 4)])
def test_chalice_and_cup_are_just_points(artifact, points):
    t = end(artifact)
    assert t.sheet("A")[artifact] == points
    assert t.points("A") == 10 + points


# ---------------------------------------------------------------- thinking cap


@rule("AL-258")
def test_the_cap_tests_two_pairs_and_keeps_the_cards():
    t = bought("cap", hand="mushroom fern toad scorpion")
    t.do("mix toad+scorpion", "mix mushroom+fern")
    assert t.hand("A") == ["fern", "mushroom", "scorpion", "toad"]
    assert t.potions("A") == {"B+", "N"}
    assert t.triangle("A") == {"toad+scorpion": {"B+"}, "mushroom+fern": {"N"}}
    heard = [args for name, args in t.heard("B") if name == "thinks-hidden"]
    assert heard == [{"seat": 0, "potion": 4}, {"seat": 0, "potion": 6}]
    assert (t.resting, t.discards) == (True, 0)


@rule("AL-259")
def test_no_card_is_in_both_pairs():
    t = bought("cap", hand="fern toad scorpion").do("mix toad+scorpion")
    assert t.legal == ["pass"]
    t = bought("cap", hand="fern toad*2 scorpion").do("mix toad+scorpion")
    assert t.offered("mix") == ["fern+toad"]
    t.do("mix fern+toad")
    assert len(t.triangle("A")) == 2


@rule("AL-260")
def test_thinking_harms_nobody():
    t = Table(
        round=4, at="buy", artifacts_on_sale="cap", A={"cubes": "buy", "gold": 4, "hand": "fern claw toad root"},
        B={"cubes": "test", "gold": 0, "hand": "toad claw"},
    )  # fmt: skip
    t.do("buy cap", "mix fern+claw", "mix toad+root")  # poison, paralysis
    assert (t.hospital("A"), t.rep("A"), t.potions("A")) == (0, 10, {"R-", "G-"})
    t.until("test").do("mix toad+claw")
    assert t.gold("B") == 0
    t.to_next_round()
    assert (t.marker("A"), t.free("A")) == ("", 5)
    t = bought("cap", hand="mushroom claw").do("mix mushroom+claw")  # insanity
    assert t.rep("A") == 10


@rule("AL-261")
def test_the_cap_may_be_left_after_one_pair_or_none():
    t = bought("cap", hand="fern toad scorpion mushroom").do("mix fern+toad", "pass")
    assert (t.resting, len(t.triangle("A"))) == (True, 1)
    t = bought("cap", hand="fern toad").do("pass")
    assert (t.resting, t.triangle("A"), t.artifacts("A")) == (True, {}, ["cap"])
    t.to_next_round()
    assert t.triangle("A") == {}


# ---------------------------------------------------------------- trunk, altar


@rule("AL-262", "AL-109")
def test_the_trunk_gives_seven_ingredients_and_none_from_order_spaces():
    t = bought("trunk", hand="toad")
    assert (len(t.hand("A")), t.gold("A")) == (8, 6)
    t.to_next_round()
    while t.asked != "A":
        t.do("order 2" if t.can("order 2") else "order 3")
    t.do("order 4")
    assert len(t.hand("A")) == 8


@rule("AL-263")
def test_the_trunk_lets_the_herbalist_work():
    t = Table(round=5, at="order", favor_deck="herbalist", A={"artifacts": "trunk", "hand": "toad*2"}).do("order 5")
    assert len(t.hand("A")) == 5
    t.do("discard toad", "discard toad")
    assert len(t.hand("A")) == 3


@rule("AL-264")
def test_the_trunk_takes_the_ingredient_of_the_green_space():
    t = Table(round=5, at="order", paralysed="A", starter="B", A={"artifacts": "trunk"}).do("order 2", "order 3")
    assert (t.hand("A"), len(t.favors("A"))) == ([], 1)


@rule("AL-265", "AL-654")
def test_the_altar_turns_gold_into_reputation():
    t = bought("altar", 6, gold=6)
    assert t.legal == ["pay 1", "pay 2", "pay 3", "pay 4", "pay 5"]
    t.refuses("pay 6")
    t.refuses("pass")
    t.do("pay 5")
    assert (t.gold("A"), t.rep("A")) == (0, 15)
    t = bought("altar", 6, gold=20)
    assert t.legal == [f"pay {gold}" for gold in range(1, 9)]
    assert t.do("pay 8").rep("A") == 18


@rule("AL-266")
def test_the_altar_may_be_bought_with_the_last_gold():
    t = bought("altar", 6, gold=1)
    assert (t.gold("A"), t.rep("A"), t.artifacts("A"), t.resting) == (0, 10, ["altar"], True)


# ---------------------------------------------------------------- counted at the end


@rule("AL-268")
def test_the_cabinet_counts_all_artifacts():
    t = end("boots chalice cabinet")
    assert t.sheet("A")["cabinet"] == 6
    assert t.points("A") == 10 + 2 + 6 + 6
    assert end("cabinet").sheet("A")["cabinet"] == 2


@rule("AL-269")
def test_the_feather_counts_the_ingredients_of_successful_exhibits():
    t = Table(
        round=6,
        at="exhibit",
        A={"cubes": "exhibit*2", "artifacts": "feather", "gold": 0, "hand": "toad*2 scorpion flower"},
    )
    t.do("exhibit B+", "mix toad+scorpion", "exhibit G-", "mix toad+flower")
    assert (t.aside("A"), t.hand("A"), t.discards) == (["flower", "scorpion", "toad", "toad"], [], 0)
    while not t.over:
        t.passive()
    assert t.sheet("A")["feather"] == 3


@rule("AL-270")
def test_the_feather_ignores_failed_exhibits():
    t = Table(round=6, at="exhibit", A={"cubes": "exhibit", "artifacts": "feather", "hand": "toad fern"})
    t.do("exhibit R+", "mix fern+toad")
    assert (t.aside("A"), t.discards) == ([], 2)
    while not t.over:
        t.passive()
    assert t.sheet("A").get("feather", 0) == 0


@rule("AL-271")
@pytest.mark.parametrize(("pick", "gone", "back"), [(0, "toad", "scorpion"), (1, "scorpion", "toad")])
def test_feather_and_mortar(pick, gone, back):
    def exhibit() -> Table:
        t = Table(round=6, at="exhibit", A={"cubes": "exhibit", "artifacts": "mortar feather", "hand": "toad scorpion"})
        t.force(pick).do("exhibit B+", "mix toad+scorpion")
        assert t.legal == ["use-mortar", "waive-mortar"]
        return t

    t = exhibit().do("use-mortar")
    assert (t.aside("A"), t.hand("A"), t.discards) == ([gone], [back], 0)
    t = exhibit().do("waive-mortar")
    assert (t.aside("A"), t.hand("A"), t.discards) == (["scorpion", "toad"], [], 0)


@rule("AL-271", "AL-236")
def test_feather_and_mortar_after_a_failure():
    t = Table(round=6, at="exhibit", A={"cubes": "exhibit", "artifacts": "mortar feather", "hand": "toad scorpion"})
    t.force(0).do("exhibit R+", "mix toad+scorpion")
    assert (t.aside("A"), t.hand("A"), t.discards) == ([], ["scorpion"], 1)


@rule("AL-272")
@pytest.mark.parametrize(("rep", "points"), [(4, 0), (5, 1), (14, 2), (15, 3), (25, 5)])
def test_the_mirror_counts_full_fives_of_reputation(rep, points):
    t = end("mirror", A={"rep": rep})
    assert t.sheet("A").get("mirror", 0) == points
    assert t.points("A") == rep + points


@rule("AL-273")
def test_the_mirror_counts_the_last_award_but_no_other_points():
    t = Table(
        round=6, at="award", theories="toad=B+:A-gold", A={"rep": 14, "artifacts": "mirror chalice", "grants": "1"}
    )
    while not t.over:
        t.passive()
    assert (t.sheet("A")["reputation"], t.sheet("A")["mirror"]) == (15, 3)
    assert end("mirror chalice", A={"rep": 14, "grants": "1"}).sheet("A")["mirror"] == 2


@rule("AL-274", "AL-275")
@pytest.mark.parametrize(
    ("theory", "without", "with_idol"),
    [("toad=B+:A-gold", 5, 6), ("toad=B+:A-silver", 3, 4), ("toad=B+:A-green", 0, 1), ("toad=R-:A-red", 0, 0),
     ("toad=R-:A-gold", -4, -4), ("toad=R-:A-blue", -4, -4), ("toad=B+:B-gold", 0, 0)],
)  # fmt: skip
def test_the_idol_counts_seals_on_correct_theories(theory, without, with_idol):
    assert end("", theories=theory).points("A") == 10 + without
    assert end("idol", theories=theory).points("A") == 10 + with_idol


@rule("AL-276")
def test_the_idol_counts_correct_theories_in_conflict():
    t = end("idol", mode="master", theories="toad=B+:A-silver scorpion=--:B-gold", conflicts="toad~scorpion")
    assert t.points("A") == 10 + 4
