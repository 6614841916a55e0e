"""Further rulings (those about conflicts: test_debunking_master.py, about the end: test_exhibition.py)."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from athanor import Timeline
from athanor.games.alchemists.components import FAVOR_COPIES, FAVOR_NAMES
from athanor.games.alchemists.state import Alchemists
from tests.alchemists.sight import LETTERS
from tests.alchemists.table import GAME, Table

rule = pytest.mark.rule


# ---------------------------------------------------------------- favors in their moment


@rule("AL-629")
def test_a_favor_from_an_order_space_serves_in_the_same_round():
    t = Table(players=3, round=2, at="order", starter="A", favor_deck="assistant sage")
    t.do("order 6", "order 1", "order 2")
    assert t.asked == "A"
    t.do("play assistant")
    assert t.free("A") == 6


@rule("AL-630")
def test_a_favor_from_the_hypnotic_amulet_serves_the_next_purchase():
    t = Table(
        players=2, round=4, at="buy", artifacts_on_sale="hypnotic chalice", favor_deck="sage shopkeeper sage barmaid",
        A={"cubes": "buy*2", "gold": 6},
    )  # fmt: skip
    t.do("buy hypnotic")
    assert t.asked == "A"
    t.refuses("buy chalice")
    t.do("play shopkeeper", "buy chalice")
    assert t.gold("A") == 0
    assert t.artifacts("A") == ["hypnotic", "chalice"]


@rule("AL-631", "AL-112")
def test_favors_for_declaring_are_played_in_ones_own_turn():
    t = Table(players=3, round=2, at="declare", order="CBA", A={"favors": "associate assistant custodian"})
    t.do("declare forage", "done")
    assert t.asked == "B"
    for name in ("associate forage", "play assistant", "declare custodian", "declare forage"):
        t.refuses(name, seat="A")
    t.do("done", "done").until("forage")
    for name in ("associate forage", "play assistant"):
        t.refuses(name, seat="A")


# ---------------------------------------------------------------- gold and order


@rule("AL-632")
def test_the_last_gold_may_be_spent_on_the_top_space():
    t = Table(players=2, round=2, at="order", starter="A", A={"gold": 1}, B={"gold": 0})
    t.do("order 1")
    assert t.gold("A") == 0
    t = Table(players=2, round=2, at="order", starter="B", A={"gold": 1}, B={"gold": 0})
    assert "gold" in t.refuses("order 1")


@rule("AL-633")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_always_finds_a_free_space(players):
    poor: dict[str, Any] = {letter: {"gold": 0} for letter in LETTERS[:players]}
    first = Table(players=players, round=2, at="order", starter="A", **poor)
    spaces = first.offered("order")
    assert "1" not in spaces
    assert len(spaces) >= players
    for chosen in permutations(spaces, players - 1):
        t = Table(players=players, round=2, at="order", starter="A", favor_deck="sage*2 barmaid*2 merchant*2", **poor)
        t.do(*(f"order {space}" for space in chosen))
        assert t.step == "order"
        assert set(t.offered("order")) == set(spaces) - set(chosen)


@rule("AL-634")
def test_gold_paid_to_an_author_is_usable_at_once():
    t = Table(
        players=2, round=3, at="publish", theories="toad=B+:B-gold", A={"cubes": "publish"},
        B={"cubes": "publish", "gold": 0},
    )  # fmt: skip
    t.do("endorse toad", "seal gold")
    assert t.asked == "B"
    t.do("publish fern R-", "seal silver")
    assert t.gold("B") == 0


# ---------------------------------------------------------------- what is fixed, and when


@rule("AL-635")
def test_one_may_decline_knowing_what_others_made():
    t = Table(
        players=2, round=2, at="test", A={"cubes": "test", "hand": "fern claw"},
        B={"cubes": "test", "hand": "mushroom toad"},
    )  # fmt: skip
    t.do("mix fern+claw")
    assert t.asked == "B"
    t.do("decline")
    assert (t.unused("B"), t.gold("B")) == (1, 2)


@rule("AL-636")
def test_what_is_mixed_cannot_be_declined_or_taken_back():
    t = Table(players=2, round=2, at="test", A={"cubes": "test", "hand": "toad claw"}, B={"artifacts": "periscope"})
    line = Timeline(t.state)
    line.apply(GAME.actions.id("mix toad+claw"))
    assert t.asked == "B"
    t.refuses("decline", seat="A")
    assert not line.can_undo(0)


@rule("AL-637")
def test_potion_and_guarantee_are_fixed_before_the_mix():
    t = Table(
        players=2, round=2, at="sell", adventurer="assassin",
        A={"cubes": "sell", "hand": "fern claw", "favors": "barmaid"},
    )  # fmt: skip
    t.do("sell B-")
    for name in ("sell R-", "mix fern+claw", "decline"):
        t.refuses(name)
    t.do("guarantee exact")
    for name in ("sell R-", "guarantee anything", "decline"):
        t.refuses(name)
    t.do("mix fern+claw")
    assert t.gold("A") == 2


@rule("AL-639")
def test_changes_by_one_event_do_not_influence_each_other():
    for reps in permutations((6, 10, 14, 18), 3):
        sides: dict[str, Any] = {seat: {"rep": rep} for seat, rep in zip("ABC", reps, strict=True)}
        t = Table(players=3, round=3, at="conference", **sides)
        loss = {6: 1, 10: 2, 14: 3, 18: 4}
        assert [t.rep(seat) for seat in "ABC"] == [rep - loss[rep] for rep in reps]
        sides["D"] = {"cubes": "debunk"}
        t = Table(players=4, round=3, at="debunk", theories="scorpion=B+:A-gold,B-silver,C-red", **sides)
        t.do("debunk scorpion green")
        loss = {6: 4, 10: 5, 14: 6, 18: 7}
        assert [t.rep(seat) for seat in "ABC"] == [rep - loss[rep] for rep in reps]


@rule("AL-640", "AL-108")
def test_the_paralysed_stand_lowest_the_latest_arrival_last():
    t = Table(players=3, round=2, at="order", starter="B", paralysed="AC")
    assert t.waiting == "B"
    t.do("order 2")
    assert t.order == "BAC"
    for seat in "CAB":
        assert t.asked == seat
        t.do("declare transmute", "done")
    assert t.rows("transmute") == "BAC"


# ---------------------------------------------------------------- the Custodian's space


@rule("AL-641")
def test_custodians_share_a_space_and_are_discarded_together():
    t = Table(
        players=3, round=2, at="declare", order="ABC", B={"favors": "custodian", "hand": "mushroom toad"},
        C={"favors": "custodian", "hand": "mushroom toad"}, hold=False,
    )  # fmt: skip
    t.do("declare custodian", "done", "declare custodian", "done", "done")
    assert t.asked == "B"
    assert t.favor_discard.count("custodian") <= 1
    t.do("mix mushroom+toad")
    assert t.asked == "C"
    t.do("mix mushroom+toad")
    assert t.favor_discard.count("custodian") == 2


@rule("AL-642")
def test_an_associate_may_name_the_custodians_space():
    hand = {"favors": "custodian", "hand": "mushroom toad"}
    t = Table(
        players=3, round=2, at="declare", order="ACB", A=hand, C=hand, hold=False,
        B={"favors": "custodian associate", "hand": "mushroom toad"},
    )  # fmt: skip
    t.do("declare custodian", "associate custodian", "done")
    t.do("declare custodian", "done", "declare custodian", "done")
    assert t.asked == "B"
    assert t.rows("custodian") == "BAC"


@rule("AL-643")
@pytest.mark.parametrize(("before", "after"), [(13, 14), (17, 18), (6, 7)])
def test_entering_or_leaving_a_zone_by_a_gain_does_nothing_more(before, after):
    t = Table(players=2, round=3, at="publish", A={"cubes": "publish", "rep": before})
    t.do("publish fern R-", "seal gold")
    assert t.rep("A") == after
    assert len(t.events("gains-reputation")) == 1
    assert not t.events("loses-reputation")


# ---------------------------------------------------------------- cubes and cards


@rule("AL-646")
def test_unused_cubes_of_all_kinds_make_pairs_together():
    t = Table(
        players=3, round=2, at="declare", order="CBA", A={"favors": "assistant custodian", "hand": "toad fern"}
    )  # fmt: skip
    t.do("play assistant", "declare custodian", "declare forage", "declare forage", "declare forage")
    t.do("declare transmute", "declare test", "done", "done", "done").until("forage")
    t.do("draw", "draw", "draw").until("transmute").do("decline").until("custodian").do("decline")
    t.until("test").do("decline")
    assert t.unused("A") == 3
    t.until("unused")
    assert len(t.favors("A")) == 1


@rule("AL-647")
def test_a_reshuffle_in_mid_draw_has_what_was_just_played_but_not_what_was_drawn():
    """Everybody else holds all favors but a Sage, the last of the deck, and the Shopkeeper that pays for the Amulet."""
    held = " ".join(
        f"{name}*{copies - (name in ('sage', 'shopkeeper'))}"
        for name, copies in zip(FAVOR_NAMES, FAVOR_COPIES, strict=True)
    )
    t = Table(
        players=2, round=4, at="buy", artifacts_on_sale="hypnotic", favor_deck="sage", B={"favors": held},
        A={"cubes": "buy", "gold": 9, "favors": "shopkeeper"},
    )  # fmt: skip
    assert t.favor_deck == 1
    t.do("play shopkeeper", "buy hypnotic")
    assert t.favors("A") == ["sage", "shopkeeper"], "four were to be drawn: neither came twice"
    assert (t.favor_deck, t.favor_discard) == (0, [])
    t = Table(players=2, round=2, at="order", starter="A", deck="toad", deck_only=True, B={"hand": "toad*4"})
    t.do("order 4")
    assert len(t.hand("A")) == 2
    assert t.hand("A").count("toad") == 1, "the drawn toad, the last one, was not shuffled in"


# ---------------------------------------------------------------- chance


def assert_uniform(counts: Counter[int], cells: int) -> None:
    """Chi-square far below what one table in a million would show."""
    share = counts.total() / cells
    chi = sum((counts[cell] - share) ** 2 / share for cell in range(cells))
    assert chi < cells - 1 + 6 * (2 * (cells - 1)) ** 0.5
    assert len(counts) == cells


@rule("AL-638", "AL-021", "AL-056")
def test_set_up_is_uniform():
    removed, starters, tops, toads = Counter[int](), Counter[int](), Counter[int](), Counter[int]()
    for seed in range(800):
        s = GAME.new(4, seed, {}, quiet=True)
        assert isinstance(s, Alchemists)
        removed[s.removed] += 1
        starters[s.starter] += 1
        tops[s.deck[-1]] += 1
        toads[s.truth[2]] += 1
    assert_uniform(removed, 6)
    assert_uniform(starters, 4)
    assert_uniform(tops, 40)
    assert_uniform(toads, 8)


@rule("AL-638")
def test_mortar_and_periscope_pick_evenly_and_apart():
    t = Table(
        players=2, round=2, at="test", A={"cubes": "test", "hand": "toad claw", "artifacts": "mortar"},
        B={"artifacts": "periscope"},
    )  # fmt: skip
    picks = Counter[int]()
    for number in range(400):
        s = t.state.clone()
        s.rng = number * 7919 + 1
        s.events = []
        s.apply(GAME.actions.id("mix toad+claw"))
        told = s.apply(GAME.actions.id("peek"))
        seen = next(event.args["ingredient"] for event in told if event.name == "peeks")
        spared = next(event.args["ingredient"] for event in told if event.name == "spares")
        picks[2 * (seen == 3) + (spared == 3)] += 1
    assert_uniform(picks, 4)


# ---------------------------------------------------------------- the order of telling, choices that are none, ties


@rule("AL-655")
def test_changes_of_several_players_are_told_in_play_order():
    t = Table(players=3, round=3, at="conference", order="BCA", theories="fern=R-:A-gold,B-red")
    assert [event.args["seat"] for event in t.events("at-conference")] == [1, 2, 0]
    t.until("award")
    assert [event.args["seat"] for event in t.events("top-alchemist")] == [1, 0]


@rule("AL-656")
def test_a_single_grant_is_taken_without_asking():
    t = Table(players=2, round=3, at="publish", theories="scorpion=B+:A-gold", A={"cubes": "publish"})
    t.do("publish toad ++", "seal gold")
    assert t.asked is None
    assert t.grants("A") == [1]


@rule("AL-657")
def test_nobody_may_change_a_sale_once_the_potion_is_named():
    t = Table(
        players=3, round=2, at="sell", adventurer="assassin",
        A={"cubes": "sell", "hand": "fern claw", "favors": "barmaid merchant"},
        B={"favors": "barmaid", "artifacts": "periscope"}, C={"favors": "merchant", "artifacts": "mortar"},
    )  # fmt: skip
    t.do("sell B-")
    for name in ("decline", "play barmaid", "play merchant"):
        t.refuses(name)
    t.do("guarantee exact")
    for name in ("decline", "play barmaid", "play merchant"):
        t.refuses(name)
    assert t.waiting == "A"
    t.do("mix fern+claw")
    assert t.waiting == "B"
    assert set(t.legal) == {"pass", "peek"}
    t.do("pass")
    assert t.resting


@rule("AL-658")
def test_gold_from_exchanged_favors_counts_in_a_tie():
    """One favor makes 1 gold 3: a point and no rest; against 2 gold and a point of reputation more."""
    t = Table(players=2, round=6, at="next-round", A={"rep": 16, "gold": 1, "favors": "sage"}, B={"rep": 17, "gold": 2})
    assert t.points("A") == t.points("B") == 17
    assert t.winners == "B"
    t = Table(players=2, round=6, at="next-round", A={"rep": 16, "gold": 3, "favors": "sage"}, B={"rep": 17, "gold": 1})
    assert t.winners == "A"
