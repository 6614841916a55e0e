"""The mastery tracks: how markers move, the top, bonus spaces on the way, and what the steps are worth."""

import pytest

from athanor.games.trismegistus.symbols import ELEMENT_NAMES
from tests.trismegistus.granting import granting
from tests.trismegistus.printed import HIGH, LOW, arrow_colour, track_of
from tests.trismegistus.table import Table, achievement, experiment, publication

rule = pytest.mark.rule
TOP = "fire 12 water 12 earth 12 air 12"


def levels(t: Table) -> list[int]:
    return list(t.A.tracks.values())


@rule("TR-298")
def test_the_essence_decides_for_payments_and_the_element_for_everything_else():
    order = "mercury salt sulfur aether"
    side = {"die": f"{arrow_colour('lead')} lead 1", "cubes": "lead raw-mercury"}
    t = Table(A=side, essences=order).do("transmute raw-lead raw-mercury")
    assert levels(t) == [1, 0, 0, 0]
    need = experiment("fire", "earth 3")
    assert Table(A={"die": "red lead 1", "open": [need], "tracks": "earth 3"}, essences=order).can("perform 1")
    assert not Table(A={"die": "red lead 1", "open": [need], "tracks": "fire 3"}, essences=order).can("perform 1")
    t = granting("track earth", table={"essences": order})
    assert levels(t) == [0, 0, 1, 0]
    t = Table(A={"tracks": "earth 12", "hand": [publication("earth", 5)]}, essences=order)
    assert t.sheet("A")["sheet-publications"] == 5


@rule("TR-299")
def test_any_number_of_markers_may_stand_on_a_step():
    t = granting(
        "track any", table={"players": 3, "B": {"tracks": "fire 5"}, "C": {"tracks": "fire 5"}}, tracks="fire 4"
    )
    t.do("advance fire")
    assert [side.tracks["fire"] for side in (t.A, t.B, t.C)] == [5, 5, 5]


@rule("TR-300")
@pytest.mark.parametrize("steps", [1, 2, 3])
def test_from_the_top_one_point_however_far_the_move(steps):
    t = granting(f"track any {steps}", tracks="fire 12").do("advance fire")
    assert (t.A.vp, t.A.tracks["fire"]) == (1, 12)


@rule("TR-301")
def test_so_for_every_kind_of_movement():
    salt = track_of("salt")
    fill = f"fire 12 water 12 earth 12 air 12 {salt} {LOW - 1}"
    side = {"die": f"{arrow_colour('lead')} lead 1", "cubes": "lead", "essences": "salt", "tracks": fill}
    t = Table(A=side, bonus={f"{salt} {LOW}": "track"}).do("transmute raw-lead salt")
    other = next(track for track in ELEMENT_NAMES if track != salt)
    assert t.do(f"advance {other}").A.vp == 1
    assert granting("track fire", tracks="fire 12").A.vp == 1
    assert granting("track lowest", tracks=TOP).do("advance air").A.vp == 1
    t = Table(A=dict(side, tracks=f"{salt} 12")).do("transmute raw-lead salt")
    assert t.A.vp == 1


@rule("TR-302", "TR-649")
@pytest.mark.parametrize(("level", "steps"), [(11, 2), (11, 3), (10, 3)])
def test_a_surplus_beyond_the_top_is_lost_without_a_point(level, steps):
    t = granting(f"track any {steps}", tracks=f"fire {level}").do("advance fire")
    assert (t.A.tracks["fire"], t.A.vp) == (12, 0)


@rule("TR-303")
def test_three_different_tracks_are_three_moves():
    t = granting("track three", tracks="fire 12 water 12 air 3").do("advance fire", "advance water", "advance air")
    assert (t.A.vp, t.A.tracks["air"]) == (2, 4)


@rule("TR-304", "TR-646")
def test_of_several_lowest_tracks_the_player_chooses():
    t = granting("track lowest", tracks="fire 2 water 2 earth 5 air 6")
    assert t.offered("advance") == ["fire", "water"]
    assert levels(t.do("advance water")) == [2, 3, 5, 6]


@rule("TR-304")
def test_a_single_lowest_track_is_not_asked():
    assert levels(granting("track lowest", tracks="fire 2 water 1 earth 5 air 6")) == [2, 2, 5, 6]


@rule("TR-305")
@pytest.mark.parametrize("steps", [2, 3])
def test_two_or_three_steps_are_made_on_a_single_track(steps):
    t = granting(f"track any {steps}")
    assert t.offered("advance") == list(ELEMENT_NAMES)
    t.do("advance earth")
    assert (levels(t), t.kind) == ([0, 0, steps, 0], "act")


@rule("TR-306")
def test_three_different_tracks_are_different():
    t = granting("track three").do("advance fire")
    assert t.offered("advance") == ["water", "earth", "air"]
    assert t.why("advance fire") == "Fire cannot be chosen now."
    t.do("advance air")
    assert t.offered("advance") == ["water", "earth"]
    assert levels(t.do("advance earth")) == [1, 0, 1, 1]


@rule("TR-307")
def test_a_marker_on_zero_cannot_go_down():
    t = granting("track down, gold")
    assert (t.kind, t.A.cubes) == ("act", {})
    t = granting("track down, gold", tracks="water 3 air 1")
    assert t.offered("retreat") == ["water", "air"]
    assert t.why("retreat fire") == "Your marker on Fire is on 0."
    t.do("retreat water")
    assert (levels(t), t.A.cubes) == ([0, 2, 0, 1], {"refined-gold": 1})


@rule("TR-308")
def test_a_step_down_lowers_scoring_and_requirements_and_takes_nothing_back():
    done = experiment("fire", "fire 12", vp=3)
    paper = publication("fire 2", 5)
    t = granting(
        "track down, essence salt",
        table={"bonus": {f"fire {HIGH}": "ethereal"}},
        tracks="fire 12", done=[done], open=[experiment("water", "fire 12")], hand=[paper], ethereal=1,
    )  # fmt: skip
    assert (t.sheet("A")["sheet-tracks"], t.sheet("A")["sheet-publications"]) == (7, 5)
    t.do("retreat fire")
    sheet = t.sheet("A")
    assert (sheet["sheet-tracks"], sheet["sheet-publications"], sheet["sheet-experiments"]) == (4, 0, 3)
    assert (t.A.ethereal, t.A.done, t.can("perform 1")) == (1, [done.id], False)


@rule("TR-310")
def test_the_elemental_of_the_top_serves_publications_only():
    t = Table(
        A={"die": "red lead 1", "tracks": "air 12", "hand": [publication("air", 5), publication("air", 4)]},
        achievements=[achievement("experiment air"), achievement("artifact air"), achievement("symbols fire air")],
    )
    assert t.sheet("A")["sheet-publications"] == 5
    assert t.offered("claim") == []
    assert granting("vp 1 per symbols fire air", tracks="air 12").A.vp == 0
    assert Table(A={"tracks": "air 11", "hand": [publication("air", 5)]}).sheet("A")["sheet-publications"] == 0


@rule("TR-311")
def test_the_last_three_steps_are_worth_points_each_track_by_itself():
    t = Table(A={"tracks": "fire 10 water 11 earth 12 air 9"})
    assert t.sheet("A")["sheet-tracks"] == 2 + 4 + 7


@rule("TR-312")
def test_steps_below_ten_are_worth_nothing():
    for level in range(10):
        tracks = " ".join(f"{track} {level}" for track in ELEMENT_NAMES)
        assert Table(A={"tracks": tracks}).sheet("A")["sheet-tracks"] == 0


# ---------------------------------------------------------------- bonus spaces on the way


@rule("TR-669")
def test_a_move_of_several_steps_enters_every_bonus_space_on_its_way():
    bonus = {f"fire {LOW}": "ethereal", f"fire {HIGH}": "chameleon"}
    t = granting("track any 3", table={"bonus": bonus}, tracks=f"fire {LOW - 1}").do("advance fire")
    assert (t.A.tracks["fire"], t.A.ethereal, t.A.chameleon) == (LOW + 2, 1, 0)
    t = granting("track any 3", table={"bonus": {f"fire {LOW}": "track"}}, tracks=f"fire {LOW - 1}").do("advance fire")
    assert (t.A.tracks["fire"], t.kind) == (LOW + 2, "advance")


@rule("TR-669")
def test_two_spaces_on_the_way_give_both_in_order():
    t = granting(
        "track any 3",
        table={"bonus": {"fire 3": "ethereal", "fire 4": "chameleon"}, "board": {"bonus_steps": (3, 4)}},
        tracks="fire 2",
    ).do("advance fire")
    told = t.told()
    assert (t.A.tracks["fire"], t.A.ethereal, t.A.chameleon) == (5, 1, 1)
    assert told.index("advances") < told.index("gains-ethereal") < told.index("gains-chameleon")


@rule("TR-648")
def test_down_and_up_again_over_a_token_is_one_benefit_in_a_turn():
    side = {"tracks": f"fire {LOW - 1}", "vault": "1:fire-1", "formulas": {"fire-1": "track down, track fire"}}
    t = granting("track fire", table={"bonus": {f"fire {LOW}": "ethereal"}}, **side)
    assert t.A.ethereal == 1
    t.do("sample 1", "retreat fire")
    assert (t.A.tracks["fire"], t.A.ethereal) == (LOW, 1)


@rule("TR-584")
def test_everybody_who_reaches_a_token_in_the_same_turn_benefits():
    salt = track_of("salt")
    side = {"cubes": "lead", "essences": "salt", "tracks": f"{salt} {LOW - 1}"}
    t = Table(
        players=3,
        bonus={f"{salt} {LOW}": "ethereal"},
        A=dict(side, die=f"{arrow_colour('lead')} lead 1"), B=side, C=side,
    )  # fmt: skip
    t.do("transmute raw-lead salt").do("transmute raw-lead salt", seat="B")
    assert t.bonus == {f"{salt} {LOW}": "ethereal"}
    t.do("transmute raw-lead salt", seat="C")
    assert [side.ethereal for side in (t.A, t.B, t.C)] == [1, 1, 1]
    assert (t.bonus, t.active) == ({}, "B")
