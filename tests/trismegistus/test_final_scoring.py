"""The final count, row by row, and ties."""

from typing import Any

import pytest

from tests.trismegistus.table import Made, Table, achievement, artifact, experiment, fresh, publication

rule = pytest.mark.rule
VAULT = ("fire-1", "fire-2", "water-1", "water-2", "earth-1", "earth-2", "air-1")


def ended(players: int = 2, **sides) -> Table:
    return Table(players=players, round=3, phase="round-end", **sides).go()


def stone(count: int, turned: str = "") -> str:
    return " ".join(f"{cell}:{socket}{turned}" for cell, socket in enumerate(VAULT[:count], start=1))


def experiments(count: int) -> list[Made]:
    return [experiment("fire") for _ in range(count)]


@rule("TR-390")
def test_final_points_are_added_to_those_of_the_game():
    t = ended(A={"vp": 12, "vault": stone(6), "cubes": "gold*5"})
    assert (t.over, t.points("A"), t.sheet("A")["sheet-game"]) == (True, 12 + 25 + 5, 12)


@rule("TR-391")
def test_performed_experiments_score_and_open_ones_do_not():
    side = {"done": [experiment("fire", vp=4), experiment("air", vp=7, level=4)], "open": [experiment("water", vp=5)]}
    t = ended(A=dict(side, masterpiece=experiment("earth", vp=15, level=4)))
    assert (t.sheet("A")["sheet-experiments"], t.points("A")) == (11, 11)


@rule("TR-392")
def test_completed_publications_from_one_pool():
    hand = [publication("fire", 5), publication("fire, air", 4), publication("air", 6)]
    t = ended(A={"hand": hand, "done": [experiment("fire"), experiment("air")]})
    assert (t.sheet("A")["sheet-publications"], t.points("A")) == (11, 11)


@rule("TR-393")
@pytest.mark.parametrize("turned", ["", "*"])
def test_the_stone(turned):
    found = [ended(A={"vault": stone(count, turned)}).sheet("A")["sheet-stone"] for count in range(8)]
    assert found == [0, 0, 1, 4, 9, 16, 25, 36]


@rule("TR-394")
def test_gold_and_ethereal_dice_are_worth_a_point_each():
    t = ended(A={"cubes": "gold*2", "ethereal": 3})
    assert (t.sheet("A")["sheet-gold"], t.sheet("A")["sheet-ethereal"], t.points("A")) == (2, 3, 5)


@rule("TR-395")
def test_everything_else_is_worth_nothing():
    t = ended(
        A={
            "cubes": "silver*5 lead*4 refined-iron*3", "essences": "salt*4", "chameleon": 2, "reactions": (4, 0),
            "artifacts": {slot: artifact() for slot in range(1, 7)},
        }
    )  # fmt: skip
    assert t.points("A") == 0


@rule("TR-396")
def test_tracks():
    assert ended(A={"tracks": "fire 12 water 12 earth 10"}).sheet("A")["sheet-tracks"] == 7 + 7 + 2


@rule("TR-397")
def test_achievements_score_like_experiments():
    t = ended(A={"achievements": [achievement("artifact 3", vp=6), achievement("formula 2", vp=5)]}, achievements=[])
    assert (t.sheet("A")["sheet-achievements"], t.points("A")) == (11, 11)


@rule("TR-398")
@pytest.mark.parametrize(("one", "other", "winners"), [(50, 49, [0]), (49, 50, [1])])
def test_most_points_win(one, other, winners):
    assert ended(A={"vp": one}, B={"vp": other}).state.winners() == winners


@rule("TR-399")
def test_a_tie_goes_to_more_performed_experiments():
    t = ended(A={"vp": 50, "done": experiments(4)}, B={"vp": 50, "done": experiments(5)})
    assert t.state.winners() == [1]
    great = experiment("air", level=4)
    t = ended(A={"vp": 50, "done": [*experiments(4), great]}, B={"vp": 50, "done": experiments(4)})
    assert t.state.winners() == [0]


@rule("TR-400")
def test_a_further_tie_is_a_shared_victory():
    t = ended(3, A={"vp": 50, "done": experiments(5)}, B={"vp": 50, "done": experiments(5)}, C={"vp": 49})
    assert t.state.winners() == [0, 1]


@rule("TR-401")
def test_the_tie_break_is_among_the_tied_players_only():
    t = ended(
        3,
        A={"vp": 50, "done": experiments(4)},
        B={"vp": 50, "done": experiments(3)},
        C={"vp": 49, "done": experiments(9)},
    )
    assert t.state.winners() == [0]


@rule("TR-402")
def test_there_is_no_other_tie_break():
    t = ended(
        A={"vp": 47, "cubes": "gold*3", "done": experiments(2)}, B={"vp": 50, "done": experiments(2)}, passed="B A"
    )
    assert t.state.winners() == [0, 1]


@rule("TR-403")
def test_points_are_not_limited_by_a_track():
    t = Table(A={"die": "red lead 1", "vp": 150, "vault": "1:fire-1", "formulas": {"fire-1": "vp 1"}}).do("sample 1")
    assert (t.A.vp, t.points("A")) == (151, 151)
    assert ended().points("A") == 0


@rule("TR-404")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_rows_add_up(players):
    options: dict[str, Any] = {"achievements": "on"} if players > 1 else {}
    t = fresh(players, 7, **options).at_random()
    lines = [*"ABCD"[:players], *(["bot"] if players == 1 else [])]
    for line in lines:
        assert sum(t.sheet(line).values()) == t.points(line)
    assert any(t.points(line) for line in lines)
