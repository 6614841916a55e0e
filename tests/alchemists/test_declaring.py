"""Declaring actions: who, how many cubes, which spaces are open."""

import pytest

from athanor.games.alchemists.components import SPACE_NAMES
from athanor.games.alchemists.settings import SETTINGS
from tests.alchemists.table import Table

rule = pytest.mark.rule
OPEN = {
    1: ["forage", "transmute", "buy", "test", "drink"],
    2: ["forage", "transmute", "sell", "buy", "debunk", "publish", "test", "drink"],
    6: ["forage", "transmute", "sell", "buy", "debunk", "publish", "exhibit"],
}


def declaring(players: int = 3, **given) -> Table:
    """The order of play is ABC(D) from the top; the last of them declares now."""
    t = Table(**{"players": players, "round": 2, "at": "order", "starter": "A", **given})
    return t.do(*(f"order {number}" for number in (2, 3, 4, 5)[:players]))


def fill(t: Table, space: str) -> int:
    """Declare a space as often as allowed."""
    times = 0
    while t.can(f"declare {space}"):
        t.do(f"declare {space}")
        times += 1
    return times


@rule("AL-111", "AL-112", "AL-131")
def test_the_lowest_declares_first_and_only_once():
    t = declaring()
    assert t.waiting == "C"
    t.refuses("declare forage", seat="B")
    t.do("declare forage", "declare sell", "done")
    assert t.waiting == "B"
    t.refuses("declare forage", seat="C")
    assert t.view("B")["spaces"][0]["rows"] == [[2, 1, 1]]
    assert t.view("A")["spaces"][3]["rows"] == [[2, 1, 2]]
    t.do("done")
    assert t.waiting == "A"
    assert (t.placed("C", "forage"), t.placed("C", "sell")) == (1, 2)


@rule("AL-113")
def test_the_lowest_declarer_stands_in_the_bottom_row_everywhere():
    t = declaring()
    for _ in "CBA":
        t.do("declare forage", "declare buy", "done")
    assert t.rows("forage") == t.rows("buy") == "ABC"


@rule("AL-114")
def test_two_players_use_two_rows():
    t = declaring(2)
    for _ in "BA":
        t.do("declare forage", "done")
    assert t.rows("forage") == "AB"
    assert len(t.view(None)["spaces"][0]["rows"]) == 2


@rule("AL-115", "AL-117", "AL-121", "AL-122")
@pytest.mark.parametrize(
    ("space", "players", "times", "cubes"),
    [("forage", 2, 3, 3), ("forage", 3, 3, 3), ("forage", 4, 2, 2), ("sell", 2, 1, 2), ("sell", 4, 1, 2),
     ("test", 3, 2, 2), ("test", 4, 2, 2), ("drink", 3, 2, 2), ("drink", 4, 2, 2)],
)  # fmt: skip
def test_how_often_a_space_may_be_declared(space, players, times, cubes):
    t = declaring(players)
    had = t.free(t.asked or "")
    seat = t.asked or ""
    assert fill(t, space) == times
    assert t.placed(seat, space) == cubes
    assert t.free(seat) == had - cubes > 0
    t.refuses(f"declare {space}")


@rule("AL-116", "AL-118", "AL-120")
@pytest.mark.parametrize("space", ["transmute", "buy", "publish"])
@pytest.mark.parametrize(("players", "left"), [(2, 3), (3, 2), (4, 1)])
def test_a_second_transmutation_purchase_or_publication_takes_two_more_cubes(space, players, left):
    t = declaring(players)
    seat = t.asked or ""
    t.do(f"declare {space}")
    assert t.placed(seat, space) == 1
    t.do(f"declare {space}")
    assert (t.placed(seat, space), t.free(seat)) == (3, left)
    t.refuses(f"declare {space}")


@rule("AL-117")
def test_a_sale_needs_two_cubes():
    t = declaring(4)
    t.do("declare forage", "declare test", "declare drink")
    assert t.free("D") == 1
    t.refuses("declare sell")


@rule("AL-119")
def test_two_debunks_cost_what_the_settings_say():
    t = declaring()
    assert fill(t, "debunk") == 2
    assert t.placed("C", "debunk") == sum(SETTINGS.debunk_cubes)


@rule("AL-123")
def test_nobody_declares_more_cubes_than_there_are():
    t = declaring(4)
    t.do("declare publish", "declare publish")
    t.refuses("declare sell")
    t.do("declare forage")
    assert t.free("D") == 0
    assert t.offered("declare") == []


@rule("AL-123")
def test_a_cube_in_the_hospital_is_missing():
    t = Table(players=4, round=2, at="next-round", A={"hospital": 1, "cubes": "drink"})
    assert (t.round, t.free("A"), t.free("B")) == (3, 3, 4)


@rule("AL-118", "AL-124")
@pytest.mark.parametrize("space", ["transmute", "buy", "publish"])
def test_a_second_action_is_not_declared_with_one_cube(space):
    t = declaring(4)
    t.do(f"declare {space}", "declare test", "declare drink")
    assert t.free("D") == 1
    t.refuses(f"declare {space}")
    assert t.can("declare forage")


@rule("AL-125")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_cubes_in_round_1(players):
    t = declaring(players, round=1)
    t.do("declare forage", "declare test", "declare drink")
    t.refuses("declare forage")
    assert t.offered("declare") == []


@rule("AL-126", "AL-127")
@pytest.mark.parametrize("number", [1, 2, 6])
def test_the_open_spaces_of_a_round(number):
    t = declaring(round=number)
    assert t.offered("declare") == OPEN[number]
    for space in set(SPACE_NAMES) - set(OPEN[number]):
        t.refuses(f"declare {space}")


@rule("AL-127")
@pytest.mark.parametrize(("players", "times"), [(2, 4), (3, 4), (4, 3)])
def test_exhibits_of_the_last_round(players, times):
    t = declaring(players, round=6)
    seat = t.asked or ""
    assert fill(t, "exhibit") == times
    assert t.placed(seat, "exhibit") == times
    assert t.free(seat) > 0


@rule("AL-128")
def test_a_debunk_of_round_2_can_only_be_declined():
    t = declaring(mode="master")
    t.do("declare debunk", "declare publish", "done")
    t.until("debunk")
    assert t.asked == "C"
    assert t.legal == ["decline"]
    t.do("decline")
    assert t.unused("C") == 1 + 3


@rule("AL-129")
def test_cubes_that_are_not_declared_are_unused():
    t = declaring(C={"favors": ""})
    t.do("declare forage", "declare test", "declare drink", "done")
    assert t.unused("C") == 2
    t.until("test")
    while t.step != "award":
        t.passive()
    assert t.unused("C") == 2 + 3  # the others were declined
    t = declaring()
    t.do("done", "done", "done").until("award")
    assert [t.unused(seat) for seat in "ABC"] == [5, 5, 5]
    drawn = t.favor_deck
    t.go_on()
    assert t.favor_deck == drawn - 6
    assert len(t.favors("C")) == 2


@rule("AL-130")
def test_declaring_needs_neither_gold_nor_cards():
    t = Table(players=2, round=2, at="order", A={"gold": 0}, B={"gold": 0})
    t.do("order 2", "order 6")
    assert (t.hand("B"), t.gold("B")) == ([], 0)
    for space in ("publish", "transmute", "buy", "test"):
        t.do(f"declare {space}")
    assert t.free("B") == 2
