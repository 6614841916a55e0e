"""The end of the game, the points, and ties."""

from typing import Any

import pytest

from athanor.games.spellbook.components import COLOURS
from tests.spellbook.table import Table

rule = pytest.mark.rule
SIX = "sacrifice-3 levitation-3 purification-3 offering-3 time-travel-3 transmutation-3"


def days_until_over(t: Table) -> list[int]:
    """Everybody passes; whose days are still played, today's included."""
    days: list[int] = []
    while not t.over:
        if not days or days[-1] != t.today:
            days.append(t.today)
        t.do("pass")
    return days


def one_before_the_end(players: int, seat: int, starter: int = 0, **more) -> Table:
    """At midday, with one free space."""
    return Table(
        players=players, seat=seat, starter=starter, phase="midday", reserve="red-o blue-t", familiar=13, altar=5,
        bag=20, **more,
    )  # fmt: skip


def finished(*sides: dict[str, Any]) -> Table:
    """A game at its very end: the last player's last phases are passed."""
    last = len(sides) - 1
    t = Table(
        players=len(sides), seat=last, phase="dusk", last_round=True, altar=5, bag=10,
        rivals=dict(enumerate(sides[:-1])), **sides[-1],
    )  # fmt: skip
    days_until_over(t)
    return t


# ---------------------------------------------------------------- the end


@rule("SB-360")
def test_the_seventh_spell_brings_the_end():
    t = Table(phase="dusk", learnt=SIX, reserve="yellow-o*3", altar=5)
    assert not t.state.last_round
    t.do("learn abundance-3")
    assert (t.learnt(0), t.state.last_round, t.over, t.today) == (7, True, False, 1)
    assert days_until_over(t) == [1]


@rule("SB-360")
def test_six_spells_do_not():
    t = Table(phase="dusk", learnt=SIX.removeprefix("sacrifice-3 "), reserve="yellow-o*3", altar=5)
    t.do("learn abundance-3")
    assert (t.learnt(0), t.state.last_round) == (6, False)


@rule("SB-361")
@pytest.mark.parametrize(("familiar", "ends"), [(11, False), (12, False), (13, True)])
def test_the_last_familiar_space_brings_the_end(familiar, ends):
    t = Table(phase="midday", reserve="red-o blue-t", familiar=familiar, altar=5)
    t.do("store red-o")
    assert (t.stored(0), t.state.last_round) == (familiar + 1, ends)


@rule("SB-362")
@pytest.mark.parametrize("starter", range(4))
@pytest.mark.parametrize("turn", range(4))
def test_play_goes_on_until_all_have_had_the_same_number_of_days(starter, turn):
    t = one_before_the_end(4, (starter + turn) % 4, starter)
    t.do("store red-o")
    played = [] if t.over else days_until_over(t)
    assert played == [(starter + later) % 4 for later in range(turn + 1, 4)]


@rule("SB-363")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_player_of_the_round_ends_the_game_with_the_day(players):
    t = one_before_the_end(players, players - 1)
    t.do("store red-o")
    assert t.over
    assert t.state.to_move is None
    assert t.legal == []


@rule("SB-360", "SB-361")
@pytest.mark.parametrize(
    ("own", "other", "why", "seat"),
    [
        ({"learnt": f"{SIX} abundance-3"}, {}, "game-ends-book", 1),
        ({"familiar": 14}, {}, "game-ends-familiar", 1),
        ({}, {"learnt": f"{SIX} abundance-3"}, "game-ends-book", 0),
        ({"familiar": 14}, {"learnt": f"{SIX} abundance-3"}, "game-ends-book", 0),
    ],
)
def test_the_game_says_why_it_ends(own, other, why, seat):
    t = Table(players=2, seat=1, phase="dawn", last_round=True, altar=5, bag=10, rivals={0: other}, **own)
    days_until_over(t)
    last = t.log[-1]
    assert (last.name, last.args) == (why, {"seat": seat})


@rule("SB-364")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_when_the_starting_player_brings_the_end_every_other_player_has_one_more_day(players):
    t = one_before_the_end(players, 0)
    t.do("store red-o")
    assert days_until_over(t) == list(range(1, players))


@rule("SB-365")
def test_the_player_who_brings_the_end_completes_the_day():
    t = Table(phase="midday", reserve="red-o*3 blue-t", familiar=13, altar=5, bag=20)
    t.do("store blue-t")
    assert (t.state.last_round, t.today, t.phase) == (True, 0, "dusk")
    t.do("learn sacrifice-3")
    assert (t.level("sacrifice"), t.today, t.A, t.B) == (3, 1, 6, 19)


@rule("SB-365")
def test_the_last_day_of_the_game_is_completed_too():
    t = Table(seat=1, phase="midday", reserve="red-o*3 blue-t", familiar=13, altar=5, bag=20)
    t.do("store blue-t")
    assert (t.over, t.today, t.phase) == (False, 1, "dusk")
    t.do("learn sacrifice-3")
    assert (t.over, t.level("sacrifice", 1)) == (True, 3)
    assert t.points(1) == 18 + 1


@rule("SB-366")
def test_further_triggers_change_nothing():
    t = one_before_the_end(4, 1, rivals={2: {"reserve": "white-o white-t", "familiar": 13}})
    t.do("store red-o")
    assert (t.today, t.state.last_round) == (2, True)
    t.do("pass", "store white-o")
    assert (t.stored(2), t.today, t.over) == (14, 3, False)
    assert days_until_over(t) == [3]


@rule("SB-366")
def test_both_triggers_by_one_player_change_nothing():
    t = Table(players=3, phase="midday", learnt=SIX, reserve="yellow-o*3 red-o", familiar=13, altar=5)
    t.do("store red-o", "learn abundance-3")
    assert (t.stored(0), t.learnt(0), t.today) == (14, 7, 1)
    assert days_until_over(t) == [1, 2]


# ---------------------------------------------------------------- points

POINTS = {
    "sacrifice": (1, 2, 3),
    "eruption": (2, 3, 4),
    "blaze": (0, 2, 5),
    "levitation": (3, 4, 5),
    "sharing": (4, 4, 4),
    "divination": (2, 3, 4),
    "purification": (1, 2, 3),
    "cure": (3, 4, 5),
    "growth": (3, 4, 6),
    "offering": (2, 4, 6),
    "focus": (3, 4, 5),
    "feast": (2, 2),
    "time-travel": (2, 4, 6),
    "storm": (4, 6, 8),
    "clone": (4, 5, 6),
    "transmutation": (4, 4, 4),
    "swiftness": (3, 6, 0),
    "mirage": (2, 3, 6),
    "abundance": (3, 5, 7),
    "communion": (0,),
}
FIXED = [(spell, 3 + index, points) for spell, levels in POINTS.items() for index, points in enumerate(levels)] + [
    ("communion", 5, 0)
]


@rule("SB-370")
@pytest.mark.parametrize(("spell", "level", "points"), FIXED)
def test_the_points_of_each_level(spell, level, points):
    t = Table(learnt=f"{spell}-{level}")
    assert t.points() == points
    assert t.points(1) == 0


@rule("SB-370")
def test_58_values_are_fixed_and_five_lines_vary():
    # Feast 5, Knowledge 3, 4 and 5, Communion 4: worth nothing alone, something with company.
    assert len(FIXED) == 58 == 63 - 5
    for line in ("feast-5", "knowledge-3", "knowledge-4", "knowledge-5", "communion-4"):
        assert Table(learnt=line).points() == 0
        with_company = Table(learnt=f"{line} blaze-3", familiar="red-o yellow-o")  # Blaze 3 itself gives 0
        assert with_company.points() > 2


@rule("SB-371")
@pytest.mark.parametrize(("stored", "points"), list(enumerate([0, 1, 2, 3, 4, 5, 7, 8, 9, 11, 12, 13, 15, 16, 18])))
def test_the_familiar_gives_its_lowest_visible_value(stored, points):
    assert Table(familiar=stored).points() == points


@rule("SB-372")
def test_a_full_familiar_gives_18():
    t = one_before_the_end(2, 0)
    assert t.points() == 16
    t.do("store red-o")
    assert (t.stored(0), t.points(0)) == (14, 18)


@rule("SB-373")
def test_variable_points_are_added_to_fixed_points_and_familiar():
    # Levitation 4; Feast: three colours; the board with six tokens; Knowledge: two others on level 4 or 5.
    t = Table(learnt="levitation-4 feast-5 knowledge-4", familiar="red-o*3 blue-t green-s*2")
    assert t.points() == 4 + 3 + 7 + 2 * 2
    # Cure 3; Communion: four round tokens; the board with six.
    t = Table(learnt="cure-3 communion-4:yellow-o", familiar="red-o*3 blue-o green-s*2")
    assert t.points() == 3 + 4 + 7
    assert sum(points for _, points in t.state.score_sheet(0)) == 14


@rule("SB-374")
def test_reserve_tokens_give_no_points():
    scores = {Table(learnt="cure-4", familiar=4, reserve=size, altar=5).points() for size in (0, 1, 5, 9)}
    assert scores == {8}


# ---------------------------------------------------------------- winning


@rule("SB-375")
@pytest.mark.parametrize(("stored", "winner"), [(6, 1), (4, 0)])
def test_the_highest_total_wins(stored, winner):
    # 5 + 5 points against 4 + 7, or 4 + 4.
    t = finished({"learnt": "cure-5", "familiar": 5}, {"learnt": "cure-4", "familiar": stored})
    assert t.state.scores() == [10, 4 + (7 if stored == 6 else 4)]
    assert t.state.winners() == [winner]


@rule("SB-376")
def test_equal_points_more_spells_win():
    five = {"learnt": "levitation-5", "reserve": 6}
    six = {"learnt": "sacrifice-3 levitation-4", "reserve": ""}
    for sides, winner in (((five, six), 1), ((six, five), 0)):
        t = finished(*sides)
        assert t.state.scores() == [5, 5]
        assert t.state.winners() == [winner]


@rule("SB-377")
@pytest.mark.parametrize(("one", "other", "winner"), [(3, 4, 1), (4, 3, 0), (0, 9, 1)])
def test_equal_points_and_spells_more_tokens_in_the_reserve_win(one, other, winner):
    t = finished(
        {"learnt": "levitation-5", "reserve": one},
        {"learnt": "sacrifice-5", "familiar": 2, "reserve": other},
    )
    assert t.state.scores() == [5, 5]
    assert t.state.winners() == [winner]


@rule("SB-377")
def test_the_reserve_decides_among_the_tied_only():
    t = finished(
        {"learnt": "levitation-5", "reserve": 3},
        {"learnt": "levitation-4", "reserve": 9},
        {"learnt": "levitation-5", "reserve": 4},
    )
    assert t.state.winners() == [2]


@rule("SB-378")
def test_still_equal_the_victory_is_shared():
    t = finished({"learnt": "levitation-5", "reserve": 3}, {"learnt": "cure-5", "reserve": 3})
    assert t.state.winners() == [0, 1]


@rule("SB-379")
def test_tie_breaks_leave_out_everybody_behind():
    t = finished(
        {"learnt": "cure-5 levitation-5", "familiar": 3, "reserve": 2},
        {"learnt": "cure-5 levitation-5", "familiar": 3, "reserve": 2},
        {"learnt": "cure-4 levitation-3 sacrifice-5", "familiar": 1, "reserve": 9},
    )
    assert t.state.scores() == [13, 13, 11]
    assert t.state.winners() == [0, 1]


@rule("SB-380")
def test_levels_play_no_part_in_tie_breaks():
    high = {
        "learnt": "sacrifice-5 levitation-5 purification-5 offering-5 time-travel-5",
        "familiar": 1,
        "reserve": 9,
    }
    many = {"learnt": SIX, "familiar": 9, "reserve": ""}
    t = finished(high, many)
    assert t.state.scores() == [24, 24]
    assert t.state.winners() == [1]


@rule("SB-380")
@pytest.mark.parametrize("first", [True, False])
def test_equal_spells_on_other_levels_share(first):
    sides = [{"learnt": "cure-5 sacrifice-3"}, {"learnt": "cure-3 sacrifice-5"}]
    t = finished(*(sides if first else sides[::-1]))
    assert t.state.scores() == [6, 6]
    assert t.state.winners() == [0, 1]


def test_every_colour_has_three_spells_with_points():
    # The table above speaks of every spell but Knowledge, whose points all vary.
    assert len(POINTS) + 1 == 3 * len(COLOURS)
