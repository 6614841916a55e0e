"""Favor cards in general, and those played when declaring: Assistant, Associate, Custodian."""

from collections import Counter
from typing import Any

import pytest

from athanor.games.alchemists.components import FAVOR_NAMES, FAVOR_OF
from tests.alchemists.sales import sellers
from tests.alchemists.sight import LETTERS
from tests.alchemists.table import Table

rule = pytest.mark.rule


def declaring(players: int = 3, **given: Any) -> Table:
    """The order of play is ABC(D) from the top; the last of them declares now."""
    t = Table(**{"players": players, "round": 2, "at": "order", "starter": "A", **given})
    return t.do(*(f"order {number}" for number in (2, 3, 4, 5)[:players]))


def declare(t: Table, **answers: str) -> Table:
    """What each seat declares, e.g. `C="forage associate:forage"`; the order of asking is the table's."""
    while t.can("done"):
        for word in answers.get(t.asked or "", "").split():
            kind, _, space = word.rpartition(":")
            t.do(f"play {space}" if kind == "play" else f"{kind or 'declare'} {space}")
        t.do("done")
    return t


def turns(t: Table, space: str) -> str:
    """Who is asked on a space, everybody declining."""
    t.until(space)
    seats = ""
    while t.asked:
        seats += t.asked
        t.do("decline")
    return seats


# ---------------------------------------------------------------- in general


@rule("AL-494")
def test_twenty_two_favors():
    assert Counter(FAVOR_NAMES[kind] for kind in FAVOR_OF) == {
        "assistant": 4, "herbalist": 4, "associate": 3, "custodian": 3, "barmaid": 2, "merchant": 2, "sage": 2,
        "shopkeeper": 2,
    }  # fmt: skip
    t = Table.new(4, 1)
    s = t.state
    assert sorted([*s.favor_deck, *(card for one in s.alchemists for card in one.favors)]) == list(range(22))


@rule("AL-492")
def test_a_favor_is_used_once_and_seen_by_all():
    t = Table(at="transmute", A={"cubes": "transmute*2", "hand": "toad*2", "favors": "sage", "gold": 0})
    t.do("play sage")
    assert (t.favors("A"), t.favor_discard) == ([], ["sage"])
    for seat in ("B", None):
        assert ("plays-favor", {"seat": 0, "favor": FAVOR_NAMES.index("sage")}) in t.heard(seat)
        assert t.view(seat)["favor_discard"] == [FAVOR_NAMES.index("sage")]
    t.refuses("play sage")
    t.do("transmute toad", "transmute toad")
    assert t.gold("A") == 3  # the second has no favor


@rule("AL-495")
def test_favors_may_be_kept_to_the_end():
    t = Table(round=5, at="transmute", A={"cubes": "transmute", "hand": "toad", "favors": "sage barmaid*2", "gold": 0})
    t.do("transmute toad").to_next_round()
    assert Counter(t.favors("A"))["barmaid"] == 2
    t = Table(round=6, at="next-round", A={"favors": "sage assistant barmaid", "gold": 0})
    assert t.sheet("A")["gold"] == 2  # three favors, six gold


@rule("AL-496")
def test_a_favor_is_played_only_at_its_moment():
    every = "assistant associate custodian barmaid merchant sage shopkeeper"
    t = sellers("A", A={"favors": every})
    assert t.offered("play") == ["barmaid", "merchant"]
    for name in ("assistant", "associate", "custodian", "sage", "shopkeeper"):
        t.refuses(f"play {name}")
    t = Table(at="transmute", A={"cubes": "transmute", "hand": "toad", "favors": every})
    assert t.offered("play") == ["sage"]
    t = Table(at="buy", A={"cubes": "buy", "gold": 9, "favors": every})
    assert t.offered("play") == ["shopkeeper"]
    t = Table(at="test", A={"cubes": "test", "hand": "toad claw", "favors": every})
    assert t.offered("play") == []


@rule("AL-496")
def test_nobody_plays_a_favor_in_a_rivals_turn_or_without_having_it():
    t = Table(at="transmute", A={"cubes": "transmute", "hand": "toad"}, B={"favors": "sage", "cubes": "transmute"})
    t.refuses("play sage", seat="B")
    t.refuses("play sage")


# ---------------------------------------------------------------- assistant


@rule("AL-497", "AL-499", "AL-500", "AL-501")
@pytest.mark.parametrize(
    ("players", "number", "copies", "cubes"),
    [(4, 2, 1, 5), (3, 2, 2, 7), (3, 1, 1, 4), (2, 1, 1, 4), (4, 1, 2, 5), (2, 2, 1, 7), (4, 6, 4, 8)],
)
def test_an_assistant_lends_a_cube(players, number, copies, cubes):
    seat = LETTERS[players - 1]
    t = declaring(players, round=number, **{seat: {"favors": f"assistant*{copies}"}})
    t.do(*["play assistant"] * copies)
    assert t.free(seat) == cubes
    assert "assistant" not in t.favors(seat)
    spent = 0
    for space in ("forage", "test", "drink", "exhibit", "transmute", "buy"):
        while t.can(f"declare {space}") and spent < cubes:
            before = t.free(seat)
            t.do(f"declare {space}")
            spent += before - t.free(seat)
    assert (spent, t.free(seat)) == (cubes, 0)


@rule("AL-498")
def test_an_assistant_does_not_widen_a_space():
    t = declaring(4, D={"favors": "assistant"}).do("play assistant", "declare forage", "declare forage")
    t.refuses("declare forage")


@rule("AL-502", "AL-448")
def test_a_declined_cube_of_an_assistant_is_unused_and_goes_back():
    t = declaring(4, D={"favors": "assistant"})
    declare(t, D="play:assistant forage forage test drink transmute")
    assert t.unused("D") == 0
    t.until("forage").do("draw", "draw")
    held = len(t.favors("D"))
    t.until("award")
    assert t.unused("D") == 3
    t.until("unused")
    assert len(t.favors("D")) == held + 1
    t.to_next_round()
    assert t.free("D") == 4


@rule("AL-503")
def test_poison_in_a_round_with_an_assistant_takes_one_ordinary_cube():
    t = declaring(4, D={"favors": "assistant", "hand": "fern scorpion"})
    declare(t, D="play:assistant drink forage")
    t.until("drink").do("mix fern+scorpion").to_next_round()
    assert (t.free("D"), t.free("A")) == (3, 4)


# ---------------------------------------------------------------- associate


@rule("AL-504", "AL-505", "AL-509")
def test_an_associate_puts_the_cubes_on_top_of_one_space():
    t = declaring(C={"favors": "associate"})
    declare(t, A="forage transmute", B="forage transmute", C="forage transmute associate:forage")
    assert (t.rows("forage"), t.rows("transmute")) == ("CAB", "ABC")
    assert "associate" in t.favor_discard
    assert turns(t, "forage") == "CAB"
    assert turns(t, "transmute") == "ABC"


@rule("AL-506", "AL-507")
@pytest.mark.parametrize(
    ("who", "rows"), [("B", "BAC"), ("CB", "BCA"), ("CA", "ACB"), ("BA", "ABC"), ("CBA", "ABC"), ("C", "CAB")]
)
def test_later_associates_push_earlier_ones_down(who, rows):
    t = declaring(3, **{seat: {"favors": "associate"} for seat in who})
    declare(t, **{seat: "forage" + " associate:forage" * (seat in who) for seat in "ABC"})
    assert t.rows("forage") == rows
    assert turns(t, "forage") == rows


@rule("AL-508")
def test_two_associates_go_to_different_spaces():
    t = declaring(C={"favors": "associate*2"})
    t.do("declare forage", "declare buy", "associate forage")
    t.refuses("associate forage")
    t.do("associate buy")
    assert "associate" not in t.favors("C")
    declare(t, A="forage buy", B="forage buy")
    assert t.rows("forage") == t.rows("buy") == "CAB"


@rule("AL-510")
def test_an_associate_needs_an_own_cube_there():
    t = declaring(C={"favors": "associate"}).do("declare forage")
    t.refuses("associate publish")
    assert t.offered("associate") == ["forage"]


@rule("AL-504")
def test_an_associate_needs_the_card():
    t = declaring().do("declare forage")
    assert t.offered("associate") == []
    t.refuses("associate forage")


# ---------------------------------------------------------------- custodian


@rule("AL-519", "AL-525")
def test_a_custodian_is_a_drink_between_transmute_and_sell():
    t = declaring(2, B={"favors": "custodian", "hand": "mushroom claw toad*3 fern"}, adventurer="assassin")
    t.do("declare transmute", "declare custodian", "declare sell", "done", "done")
    assert t.favors("B") == []
    assert (t.placed("B", "custodian"), "custodian" in t.favor_discard) == (1, False)
    t.until("transmute").do("transmute fern")
    t.until("custodian")
    assert t.asked == "B"
    t.do("mix mushroom+claw")  # insanity
    assert (t.rep("B"), t.potions("B")) == (9, {"B-"})
    assert t.events("drinks")
    t.until("sell")
    assert "custodian" in t.favor_discard
    assert t.offered("sell")


@rule("AL-519")
def test_without_the_card_there_is_no_custodian():
    t = declaring()
    assert "custodian" not in t.offered("declare")
    t.refuses("declare custodian")


@rule("AL-520", "AL-641")
def test_two_custodians_are_two_drinks():
    t = declaring(C={"favors": "custodian*2", "hand": "toad*2 claw*2"})
    t.do("declare custodian", "declare custodian")
    assert (t.placed("C", "custodian"), t.favors("C")) == (2, [])
    t.refuses("declare custodian")
    declare(t).until("custodian").do("mix toad+claw", "mix toad+claw")
    assert len(t.events("drinks")) == 2
    assert t.favor_discard == ["custodian", "custodian"]


@rule("AL-521", "AL-641")
def test_several_share_the_custodian_in_the_order_of_their_rows():
    side = {"favors": "custodian", "hand": "toad claw"}
    t = declare(declaring(A=side, B=side, C=side), A="custodian", B="custodian", C="custodian")
    assert t.rows("custodian") == "ABC"
    assert turns(t, "custodian") == "ABC"
    assert t.favor_discard == ["custodian"] * 3


@rule("AL-642")
def test_an_associate_may_go_to_the_custodian():
    side = {"favors": "custodian", "hand": "toad claw"}
    t = declaring(A=side, B=side, C={"favors": "custodian associate", "hand": "toad claw"})
    declare(t, A="custodian", B="custodian", C="custodian associate:custodian")
    assert turns(t, "custodian") == "CAB"


@rule("AL-522")
def test_a_custodian_is_beyond_the_two_drinks():
    t = declaring(C={"favors": "custodian"}).do("declare drink", "declare drink")
    t.refuses("declare drink")
    t.do("declare custodian")
    assert (t.placed("C", "drink"), t.placed("C", "custodian")) == (2, 1)


@rule("AL-523")
@pytest.mark.parametrize("number", [1, 6])
def test_a_custodian_serves_in_the_first_and_the_last_round(number):
    t = declaring(round=number, C={"favors": "custodian", "hand": "toad claw"})
    declare(t, C="custodian").until("custodian").do("mix toad+claw")
    assert t.potions("C") == {"N"}


@rule("AL-524")
def test_a_custodian_may_be_declined():
    t = Table(at="custodian", A={"cubes": "custodian", "hand": "toad claw"}).do("decline")
    assert (t.unused("A"), t.potions("A"), t.hand("A")) == (1, set(), ["claw", "toad"])


@rule("AL-525")
def test_the_custodian_lies_on_the_board_until_the_last_has_drunk():
    side = {"cubes": "custodian", "hand": "toad claw"}
    t = Table(at="custodian", A=side, B=side).do("mix toad+claw")
    assert t.favor_discard == []
    t.do("mix toad+claw")
    assert t.resting
    assert t.favor_discard == ["custodian", "custodian"]


@rule("AL-526")
def test_the_cube_on_the_custodian_is_an_ordinary_one():
    t = declaring(4, D={"favors": "custodian"})
    t.do("declare custodian", "declare forage", "declare test", "declare drink")
    assert t.free("D") == 0
    t = declaring(4, D={"favors": "custodian"})
    t.do("declare publish", "declare publish", "declare forage")
    t.refuses("declare custodian")


@rule("AL-527")
def test_a_custodian_in_the_last_round():
    def drunk(pair: str) -> Table:
        t = Table(round=6, at="custodian", A={"cubes": "custodian", "hand": pair.replace("+", " "), "unused": 1})
        return t.do(f"mix {pair}")

    paralysis, poison, insanity = drunk("toad+root"), drunk("fern+claw"), drunk("mushroom+claw")
    assert (paralysis.rep("A"), poison.rep("A"), insanity.rep("A")) == (10, 10, 9)
    poison.until("unused")
    assert poison.favors("A") == []  # one unused cube; the poisoned one is not unused
    for t in (paralysis, poison, insanity):
        while not t.over:
            t.passive()
        assert t.sheet("A")["reputation"] == t.rep("A")
