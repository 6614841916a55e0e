"""The rules, each from dice that are laid down: `roll` takes what stands in `script`, and a face is one more."""

from __future__ import annotations

from typing import Any

import athanor
from athanor import State


def table(*cups: str, **options: Any) -> Any:
    """A game that begins with these dice: `table("12556", "33446")`."""
    game = athanor.game("liars-dice")
    s = game.new(len(cups), seed=1, options={"dice": max(map(len, cups)), **options})
    data: Any = s.snapshot()
    data["table"]["dice"] = [sorted(map(int, cup)) for cup in cups]
    s = game.from_snapshot(data)
    s.events = []
    return s


def do(s: State, *names: str) -> list[str]:
    """Play by names; what the last one told, as sentences."""
    told = []
    for name in names:
        events = s.apply(s.game.actions.id(name))
        told = [
            s.game.texts.render(message, "en", ["Ana", "Blas", "Chloé"]) for message in athanor.redact(events, None)
        ]
    return told


def offered(s: State) -> list[str]:
    return [s.game.actions.name(action) for action in s.legal()]


def why_not(s: State, name: str) -> str | None:
    return s.why_not(s.game.actions.id(name), names=["Ana", "Blas", "Chloé"])


def test_the_first_bid_is_any_and_cannot_be_a_doubt() -> None:
    s = table("12", "34")
    assert offered(s)[0] == "bid 1x1"
    assert offered(s)[-1] == "bid 4x6"
    assert why_not(s, "doubt") == "There is no bid to doubt yet."
    assert why_not(s, "bid 5x1") == "There are only 4 dice in play."


def test_each_bid_is_higher_by_number_or_by_face() -> None:
    s = table("12", "34")
    do(s, "bid 2x5")
    assert offered(s)[:4] == ["doubt", "bid 2x6", "bid 3x1", "bid 3x2"]
    assert why_not(s, "bid 2x4") == "2 fives are bid already: bid more dice, or as many of a higher face."
    assert "bid 2x4" not in offered(s)


def test_a_bid_that_holds_costs_the_doubter_a_die() -> None:
    s = table("15", "56")
    do(s, "bid 3x5")  # two fives and a wild one
    told = do(s, "doubt")
    assert told[:5] == [
        "Blas doubts that there are 3 fives, as Ana said.",
        "Ana shows 1 5.",
        "Blas shows 5 6.",
        "In all: 3 fives.",
        "Blas loses a die.",
    ]
    assert s.scores() == [2, 1]
    assert s.to_move == 1, "whoever lost the die begins"


def test_a_bid_that_does_not_hold_costs_the_bidder_a_die() -> None:
    s = table("15", "56", ones="plain")
    do(s, "bid 3x5", "doubt")
    assert s.scores() == [1, 2]
    assert s.to_move == 0


def test_ones_themselves_are_counted_alone() -> None:
    s = table("15", "16")
    do(s, "bid 3x1")
    assert "In all: 2 ones." in do(s, "doubt")


def test_whoever_has_lost_the_last_die_is_out_and_the_next_begins() -> None:
    s = table("2", "3", "4")
    do(s, "bid 1x6")
    assert "Ana loses the last die and is out." in do(s, "doubt")
    assert (s.scores(), s.to_move) == ([0, 1, 1], 1)
    assert s.waiting == [1]


def test_the_last_with_dice_wins() -> None:
    s = table("2", "3")
    do(s, "bid 1x6")
    assert do(s, "doubt")[-1] == "Blas alone has dice left and wins."
    assert (s.over, s.winners(), s.scores()) == (True, [1], [0, 1])


def test_nobody_sees_under_another_cup() -> None:
    s = table("123", "456")
    assert s.view(0)["own"] == [1, 2, 3]
    assert s.view(1)["own"] == [4, 5, 6]
    assert s.view(None)["own"] == []
    assert any(s.determinise(0, n).dice[1] != [4, 5, 6] for n in range(9))
    assert all(s.determinise(0, n).dice[0] == [1, 2, 3] for n in range(9))


def test_a_bid_can_be_taken_back_and_a_doubt_cannot() -> None:
    line = athanor.Timeline(table("12", "34"))
    ids = line.state.game.actions
    line.apply(ids.id("bid 1x2"), 0)
    assert line.can_undo(0)
    line.apply(ids.id("doubt"), 1)
    assert not line.can_undo(1)


def test_a_bot_doubts_what_cannot_be_and_believes_what_it_holds() -> None:
    s = table("22", "56")
    do(s, "bid 4x6")
    weights = s.heuristic(1)
    assert max(weights) == weights[0]
    s = table("22", "55")
    do(s, "bid 2x5")
    assert s.heuristic(1)[0] < max(s.heuristic(1))
