"""Artifacts with lasting effects: Boots of Speed, Magic Mortar, Periscope, Printing Press, Robe, Seal of Authority."""

from typing import Any

import pytest

from athanor.core.rng import spread
from tests.alchemists.sales import bid, sellers
from tests.alchemists.table import Table

rule = pytest.mark.rule
NEUTRAL = "toad claw mushroom fern root scorpion"  # three neutral pairs
BREWING: dict[str, tuple[dict[str, Any], list[str]]] = {
    "test": ({"at": "test"}, ["mix toad+claw"]),
    "drink": ({"at": "drink"}, ["mix toad+claw"]),
    "custodian": ({"at": "custodian"}, ["mix toad+claw"]),
    "sell": ({"at": "sell", "adventurer": "assassin"}, ["sell B-", "guarantee anything", "mix toad+claw"]),
    "exhibit": ({"at": "exhibit", "round": 6}, ["exhibit R+", "mix toad+claw"]),
}


def brewing(space: str, a: dict[str, Any], b: dict[str, Any] | None = None, **more: Any) -> Table:
    """A is about to make toad+claw on that space."""
    given, _ = BREWING[space]
    return Table(**{**given, **more}, A={"cubes": space, "hand": "toad claw", **a}, B=b)


def brew(t: Table, space: str) -> Table:
    return t.do(*BREWING[space][1])


# ---------------------------------------------------------------- boots


@rule("AL-227")
def test_boots_act_once_more_when_everybody_is_done():
    t = Table(
        at="test", A={"cubes": "test", "hand": NEUTRAL, "artifacts": "boots"}, B={"cubes": "test", "hand": NEUTRAL}
    )
    t.do("mix toad+claw")
    assert t.asked == "B"
    t.do("mix toad+claw")
    assert (t.asked, t.unused("A"), t.free("A")) == ("A", 0, 5)
    assert t.can("pass")
    t.do("mix mushroom+fern")
    assert (t.resting, len(t.hand("A")), t.free("A"), t.unused("A")) == (True, 2, 5, 0)


@rule("AL-227")
def test_boots_are_voluntary():
    t = Table(at="forage", A={"cubes": "forage", "artifacts": "boots"}).do("draw", "pass")
    assert (t.resting, len(t.hand("A"))) == (True, 1)


@rule("AL-229")
def test_boots_work_once_a_round():
    boots = {"cubes": "forage test", "hand": NEUTRAL, "artifacts": "boots"}
    t = Table(at="forage", A=boots).do("draw", "draw")
    t.until("test").do("mix toad+claw")
    assert t.resting
    t = Table(at="forage", A=boots).do("draw", "pass")
    t.until("test").do("mix toad+claw")
    assert t.asked == "A"  # passed before, so still to be used
    t.do("mix mushroom+fern").to_next_round()
    t.do("order 2", "order 3", "order 4")
    while t.can("done"):
        if t.asked == "A":
            t.do("declare forage")
        t.do("done")
    t.until("forage").do("draw")
    assert (t.asked, t.legal[-1]) == ("A", "pass")


@rule("AL-230")
def test_a_repeated_action_has_its_usual_price():
    for gold, can in ((0, False), (1, True)):
        t = Table(at="test", A={"cubes": "test", "hand": "fern claw toad root", "artifacts": "boots", "gold": gold})
        t.do("mix fern+claw")  # poison: the student is unhappy
        assert t.can("mix toad+root") == can
        if can:
            assert t.do("mix toad+root").gold("A") == 0
        t = Table(at="publish", A={"cubes": "publish", "artifacts": "boots", "gold": 1 + gold})
        t.do("publish toad B+", "seal gold")
        assert t.can("publish fern R-") == can


@rule("AL-231")
@pytest.mark.parametrize(
    ("space", "players", "times"),
    [("test", 3, 2), ("drink", 3, 2), ("exhibit", 3, 4), ("exhibit", 4, 3), ("forage", 4, 2)],
)
def test_boots_go_beyond_the_limit_of_a_space(space, players, times):
    t = Table(
        players=players, round=6 if space == "exhibit" else 2, at=space,
        A={"cubes": f"{space}*{times}", "artifacts": "boots", "hand": "toad*5 claw*5"},
    )  # fmt: skip
    answers = {"exhibit": ["exhibit R+", "mix toad+claw"], "forage": ["draw"]}.get(space, ["mix toad+claw"])
    for _ in range(times + 1):
        t.do(*answers)
    assert t.resting


@rule("AL-231")
def test_boots_give_a_second_publication_for_one_cube():
    t = Table(at="publish", A={"cubes": "publish", "artifacts": "boots"})
    t.do("publish toad B+", "seal gold", "publish fern R-", "seal gold")
    assert (t.theory("toad"), t.theory("fern")) == (("B+", {"A": "gold"}), ("R-", {"A": "gold"}))


@rule("AL-232")
def test_boots_need_an_action_performed_there():
    t = Table(at="forage", A={"cubes": "forage", "artifacts": "boots"}).do("decline")
    assert t.resting
    t = Table(at="forage", A={"artifacts": "boots"}, B={"cubes": "forage"}).do("draw")
    assert t.resting
    t = Table(at="forage", A={"cubes": "forage*2", "artifacts": "boots"}).do("draw", "decline")
    assert t.can("draw")


@rule("AL-232")
def test_what_was_done_last_round_is_no_reason_for_boots():
    t = Table(at="next-round", round=2, A={"done": "forage transmute", "artifacts": "boots", "hand": "toad"})
    t.do("order 2", "order 3", "order 4")
    t.do("done", "done", "declare forage", "declare transmute", "done").until("forage").do("decline")
    assert t.resting
    t.go_on().do("decline")
    assert t.resting


@rule("AL-233")
def test_boots_just_bought_serve_at_once():
    t = Table(
        at="buy", artifacts_on_sale="boots mortar robe", A={"cubes": "buy", "gold": 7}, B={"cubes": "buy", "gold": 4}
    )
    t.do("buy boots")
    assert t.asked == "B"
    t.do("buy robe")
    assert (t.asked, t.offered("buy")) == ("A", ["mortar"])
    t.do("buy mortar")
    assert (t.artifacts("A"), t.gold("A")) == (["boots", "mortar"], 0)
    t = Table(at="buy", artifacts_on_sale="boots", A={"cubes": "buy test", "gold": 4, "hand": NEUTRAL})
    t.do("buy boots").until("test").do("mix toad+claw", "mix mushroom+fern")
    assert len(t.hand("A")) == 2


@rule("AL-234")
def test_poison_drunk_with_boots_costs_a_cube():
    t = Table(players=4, at="drink", A={"cubes": "drink", "artifacts": "boots", "hand": "toad claw fern scorpion"})
    t.do("mix toad+claw", "mix fern+scorpion")
    assert (t.hospital("A"), t.unused("A")) == (1, 0)
    t.to_next_round()
    assert (t.free("A"), t.free("B")) == (3, 4)


@rule("AL-235")
def test_immediate_publication_counts_as_an_action_at_publish():
    t = Table(round=3, at="debunk", theories="toad=R-:B-gold", A={"cubes": "debunk publish", "artifacts": "boots"})
    t.do("debunk toad red", "publish toad B+", "seal gold").until("publish")
    assert t.asked == "A"
    t.do("publish fern R-", "seal gold")
    assert t.theory("fern") == ("R-", {"A": "gold"})


@rule("AL-652", "AL-653")
def test_boots_repeat_a_drink_at_the_custodian():
    t = Table(at="custodian", A={"cubes": "custodian", "artifacts": "boots", "hand": NEUTRAL}).do("mix toad+claw")
    assert (t.asked, t.favor_discard) == ("A", [])
    t.do("mix mushroom+fern")
    assert (t.resting, t.favor_discard, len(t.hand("A"))) == (True, ["custodian"], 2)


# ---------------------------------------------------------------- mortar


@rule("AL-236", "AL-238")
@pytest.mark.parametrize("space", BREWING)
@pytest.mark.parametrize(("pick", "kept"), [(0, "claw"), (1, "toad")])
def test_the_mortar_saves_one_of_the_two_cards(space, pick, kept):
    t = brew(brewing(space, {"artifacts": "mortar", "hand": "toad claw root root"}).force(pick), space)
    assert t.hand("A") == sorted(["root", "root", kept])
    assert t.discards == 1
    assert ("spares-hidden", {"seat": 0}) in t.heard("B")


@rule("AL-236", "AL-638")
def test_the_mortar_picks_either_card_as_often():
    kept = 0
    for seed in range(200):
        t = brewing("test", {"artifacts": "mortar"})
        t.state.rng = spread(seed)
        kept += brew(t, "test").hand("A") == ["toad"]
    assert 70 < kept < 130


@rule("AL-237")
def test_the_mortar_does_nothing_where_nothing_is_brewed():
    t = Table(at="transmute", A={"cubes": "transmute", "hand": "toad fern", "artifacts": "mortar"}).do("transmute toad")
    assert (t.hand("A"), t.discards) == (["fern"], 1)
    t = Table(at="order", favor_deck="herbalist", deck="toad toad claw root", A={"artifacts": "mortar"}).do("order 5")
    t.do("discard toad", "discard toad")
    assert (t.hand("A"), t.discards) == (["claw", "root"], 2)
    t = Table(
        round=4,
        at="buy",
        artifacts_on_sale="cap",
        A={"cubes": "buy", "gold": 4, "hand": "toad claw", "artifacts": "mortar"},
    )
    t.do("buy cap", "mix toad+claw", "pass")
    assert (t.hand("A"), t.discards) == (["claw", "toad"], 0)


@rule("AL-239")
@pytest.mark.parametrize("space", ["test", "sell"])
def test_nobody_else_learns_what_the_mortar_saved(space):
    tables = [brew(brewing(space, {"artifacts": "mortar"}).force(pick), space) for pick in (0, 1)]
    for seat in ("B", "C", None):
        assert tables[0].view(seat) == tables[1].view(seat)
        assert tables[0].heard(seat) == tables[1].heard(seat)
    assert tables[0].heard("A") != tables[1].heard("A")


# ---------------------------------------------------------------- periscope


@rule("AL-240", "AL-244")
@pytest.mark.parametrize("space", BREWING)
@pytest.mark.parametrize(("pick", "ingredient"), [(0, 2), (1, 3)])
def test_the_periscope_shows_one_of_the_two_cards(space, pick, ingredient):
    t = brew(brewing(space, {}, {"artifacts": "periscope"}), space)
    assert (t.asked, t.legal) == ("B", ["peek", "pass"])
    t.force(pick).do("peek")
    assert ("peeks", {"seat": 1, "brewer_seat": 0, "ingredient": ingredient}) in t.heard("B")
    for seat in ("A", "C", None):
        assert ("peeks-hidden", {"seat": 1, "brewer_seat": 0}) in t.heard(seat)
    assert t.view("B")["triangle"][0][1:3] == [ingredient, -1]
    assert t.view("C")["triangle"][0][1:3] == [-1, -1]


@rule("AL-240", "AL-638")
def test_the_periscope_shows_either_card_as_often():
    toads = 0
    for seed in range(200):
        t = brew(brewing("test", {}, {"artifacts": "periscope"}), "test")
        t.state.rng = spread(seed)
        t.do("peek")
        toads += t.view("B")["triangle"][0][1] == 2
    assert 70 < toads < 130


@rule("AL-240")
def test_the_periscope_comes_before_the_next_action():
    t = brewing("test", {"cubes": "test*2"}, {"artifacts": "periscope", "cubes": "test", "hand": "toad claw"})
    brew(t, "test")
    assert (t.asked, t.question) == ("B", "peek")
    t.do("peek")
    assert t.can("mix toad+claw")


@rule("AL-241")
def test_the_periscope_does_not_see_thoughts_own_potions_or_demonstrations():
    t = brewing("test", {"artifacts": "periscope"})
    assert brew(t, "test").resting
    t = Table(
        round=4, at="buy", artifacts_on_sale="cap", A={"cubes": "buy", "gold": 4, "hand": "toad claw"},
        B={"artifacts": "periscope"},
    )  # fmt: skip
    t.do("buy cap", "mix toad+claw")
    assert t.asked == "A"
    t.do("pass")
    assert t.resting
    t = Table(
        mode="master",
        round=3,
        at="debunk",
        theories="scorpion=B+:C-gold",
        A={"cubes": "debunk"},
        B={"artifacts": "periscope"},
    )
    t.do("show mushroom+scorpion", "claim G+")
    assert t.resting


@rule("AL-240", "AL-242", "AL-244")
def test_the_periscope_is_voluntary_and_used_once_a_round():
    t = brewing("test", {"cubes": "test*2 drink", "hand": NEUTRAL}, {"artifacts": "periscope"})
    t.do("mix toad+claw", "pass", "mix mushroom+fern")
    assert t.asked == "B"
    t.force(0).do("peek")
    assert [row[1:3] for row in t.view("B")["triangle"]] == [[-1, -1], [0, -1]]
    t.until("drink").do("mix root+scorpion")
    assert t.resting


@rule("AL-243")
@pytest.mark.parametrize("look", [0, 1])
@pytest.mark.parametrize("pick", [0, 1])
def test_periscope_and_mortar_pick_by_themselves(look, pick):
    t = brew(brewing("test", {"artifacts": "mortar"}, {"artifacts": "periscope"}), "test")
    t.force(look, pick).do("peek")
    assert t.view("B")["triangle"][0][1] == (2, 3)[look]
    assert t.hand("A") == [("claw", "toad")[pick]]


@rule("AL-244")
def test_the_periscope_sees_a_repeated_action():
    t = brewing("test", {"artifacts": "boots", "hand": NEUTRAL}, {"artifacts": "periscope"})
    t.do("mix toad+claw", "pass", "mix mushroom+fern")
    assert (t.asked, t.question) == ("B", "peek")


# ---------------------------------------------------------------- press


@rule("AL-245")
def test_with_the_press_publishing_is_free():
    t = Table(at="publish", A={"cubes": "publish", "gold": 0, "artifacts": "press"})
    t.do("publish toad B+", "seal gold")
    assert (t.theory("toad"), t.gold("A"), t.rep("A")) == (("B+", {"A": "gold"}), 0, 11)


@rule("AL-246")
def test_with_the_press_authors_are_still_paid():
    theories = "toad=B+:B-gold,C-red"
    t = Table(round=3, at="publish", theories=theories, A={"cubes": "publish", "gold": 2, "artifacts": "press"})
    t.do("endorse toad", "seal gold")
    assert (t.gold("A"), t.gold("B"), t.gold("C")) == (0, 3, 3)
    t = Table(round=3, at="publish", theories=theories, A={"cubes": "publish", "gold": 1, "artifacts": "press"})
    t.refuses("endorse toad")


# ---------------------------------------------------------------- robe and authority


def published(number: int, artifacts: str) -> int:
    t = Table(round=number, at="publish", A={"cubes": "publish", "artifacts": artifacts})
    return t.do("publish toad B+", "seal gold").rep("A") - 10


def endorsed(number: int, artifacts: str) -> int:
    t = Table(round=number, at="publish", theories="toad=B+:B-gold", A={"cubes": "publish", "artifacts": artifacts})
    return t.do("endorse toad", "seal gold").rep("A") - 10


def debunked(number: int, artifacts: str) -> int:
    t = Table(round=number, at="debunk", theories="toad=R-:B-gold", A={"cubes": "debunk", "artifacts": artifacts})
    return t.do("debunk toad red").rep("A") - 10


def awarded(number: int, artifacts: str) -> int:
    return Table(round=number, at="award", theories="toad=B+:A-gold", A={"artifacts": artifacts}).rep("A") - 10


@rule("AL-247")
def test_the_robe_makes_every_gain_one_larger():
    assert [gain(3, "") for gain in (published, debunked, awarded)] == [1, 2, 1]
    assert [gain(3, "robe") for gain in (published, debunked, awarded)] == [2, 3, 2]
    t = Table(round=3, at="conference", theories="toad=B+:A-gold", A={"artifacts": "robe"})
    assert t.rep("A") == 12
    t = sellers("A", A={"favors": "barmaid", "artifacts": "robe"})
    t.do("play barmaid", "sell B-", "guarantee exact", "mix mushroom+claw")
    assert t.rep("A") == 12


@rule("AL-247", "AL-252")
def test_the_amulet_of_rhetoric_gives_5_and_6_with_the_robe():
    for artifacts, rep in (("", 15), ("robe", 16)):
        t = Table(
            round=4, at="buy", artifacts_on_sale="rhetoric", A={"cubes": "buy", "gold": 4, "artifacts": artifacts}
        )
        assert t.do("buy rhetoric").rep("A") == rep


@rule("AL-248")
def test_the_robe_adds_nothing_to_nothing():
    assert endorsed(3, "robe") == 0


@rule("AL-249")
def test_the_robe_rests_in_the_final_round():
    assert [gain(6, "robe") for gain in (published, debunked, awarded)] == [1, 2, 1]
    t = Table(round=6, at="exhibit", A={"cubes": "exhibit*2", "artifacts": "robe", "hand": "mushroom toad fern claw"})
    t.do("exhibit R+", "mix mushroom+toad")
    assert t.rep("A") == 11
    t.do("exhibit R-", "mix fern+claw")
    assert t.rep("A") == 11 + 1 + 2
    t = Table(round=6, at="buy", artifacts_on_sale="altar", A={"cubes": "buy", "gold": 5, "artifacts": "robe"})
    assert t.do("buy altar", "pay 4").rep("A") == 14


@rule("AL-250")
@pytest.mark.parametrize(("seal", "rep"), [("gold", 7), ("silver", 7), ("blue", 7), ("red", 13)])
def test_the_robe_and_an_own_theory_debunked(seal, rep):
    t = Table(round=3, at="debunk", theories=f"toad=R-:A-{seal}", A={"cubes": "debunk", "artifacts": "robe"})
    assert t.do("debunk toad red").rep("A") == rep


@rule("AL-251")
def test_the_robe_changes_neither_losses_nor_points():
    t = Table(round=3, at="debunk", theories="toad=B+:B-gold", A={"cubes": "debunk", "artifacts": "robe"})
    assert t.do("debunk toad red").rep("A") == 9
    end = Table(round=6, at="next-round", theories="toad=B+:A-gold fern=R+:B-red", A={"artifacts": "robe", "gold": 3})
    assert end.points("A") == 10 + 1 + 5


@rule("AL-254", "AL-255")
@pytest.mark.parametrize(
    ("number", "artifacts", "publish", "endorse"),
    [(5, "authority", 3, 2), (5, "authority robe", 4, 3), (6, "authority", 3, 2), (6, "robe authority", 3, 2)],
)
def test_the_seal_of_authority(number, artifacts, publish, endorse):
    assert published(number, artifacts) == publish
    assert endorsed(number, artifacts) == endorse


@rule("AL-256")
def test_the_seal_of_authority_counts_for_every_publication():
    t = Table(
        round=5, at="debunk", theories="toad=R-:B-gold", A={"cubes": "debunk publish", "artifacts": "boots authority"}
    )
    t.do("debunk toad red", "publish toad B+", "seal gold")
    assert t.rep("A") == 10 + 2 + 3
    t.until("publish").do("publish fern R-", "seal gold")
    assert t.rep("A") == 10 + 2 + 3 + 3


@rule("AL-201", "AL-228")
def test_boots_are_not_offered_after_a_sale_of_several():
    t = bid(sellers("AB", A={"artifacts": "boots"}), A=0, B=0)
    t.do("sell B-", "guarantee exact", "mix mushroom+claw", "decline")
    assert t.resting
