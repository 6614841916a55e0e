"""The laboratory clean-up: dice used up, passing, bonus tokens that were reached."""

import pytest

from tests.trismegistus.printed import HIGH, LOW, arrow_colour, every_step, source, track_of
from tests.trismegistus.table import Table, artifact, fresh

rule = pytest.mark.rule
QUIET = {"reactions": (0, 0)}
COLOUR = arrow_colour("lead")
LADEN = {"die": f"{COLOUR} tin 3", "cubes": "lead", "essences": "salt"}  # can transmute lead
TRACK = track_of("salt")


def cleaned(players: int = 2, **more) -> Table:
    """A has acted and the others have reacted."""
    return Table(players=players, phase="clean-up", **more)


@rule("TR-189")
def test_die_pass_and_bonus_tokens_in_this_order():
    t = cleaned(A={"die": "black lead 0", "used": "red white", "tracks": f"fire {LOW}"}, bonus={f"fire {LOW}": "track"})
    assert t.told() == ["uses-up", "passes-round", "bonus-removed", "turn-begins"]
    assert (t.active, t.kind) == ("B", "draft")


@rule("TR-190")
def test_a_die_on_nought_goes_to_the_box_others_stay():
    t = cleaned(A={"die": "black lead 0", "used": "red"})
    assert (t.A.die, t.A.used_dice) == (None, {"black": 1, "red": 1})
    t = cleaned(A={"die": "black lead 1", "used": "red"})
    assert (t.A.die, t.A.used_dice) == ("black lead 1", {"red": 1})


@rule("TR-191")
def test_with_three_used_dice_the_marker_takes_the_first_free_place_of_the_next_round():
    third = {"die": "black lead 0", "used": "red white"}
    t = cleaned(players=3, active="B", passed="A", B=third)
    assert (t.order, t.next_order, t.active) == ("C", "A B", "C")
    assert ("passes-round", {"seat": 1, "place": 2}) in t.heard("A")
    t = cleaned(players=3, A={"die": "black lead 0", "used": "red"})
    assert (t.order, t.next_order) == ("A B C", "")
    t = cleaned(players=3, A={"die": "black lead 1", "used": "red white"})
    assert (t.order, t.next_order) == ("A B C", "")


@rule("TR-192")
def test_who_has_passed_takes_no_more_turns_in_the_round():
    die = {"die": "red tin 3", "reactions": (0, 0)}
    passing = {"die": "black lead 0", "used": "red white", "reactions": (0, 0)}
    t = cleaned(players=3, A=passing, B=die, C=die)
    turns = []
    for _ in range(4):
        turns.append(t.active)
        t.do("keep", "harvest 1")
    assert turns == ["B", "C", "B", "C"]
    assert t.legal_for("A") == []


@rule("TR-193")
def test_only_the_active_players_die_is_looked_at():
    t = Table(phase="react", A={"die": "black tin 0"}, B={"die": "red lead 2", "used": "white"}).do("react material")
    assert (t.B.die, t.B.used_dice, t.A.used_dice) == ("red lead 2", {"white": 1}, {"black": 1})


# ---------------------------------------------------------------- bonus tokens that were reached


@rule("TR-194")
@pytest.mark.parametrize("seat", ["A", "B"])
@pytest.mark.parametrize("level", [HIGH, HIGH + 1, 12])
def test_tokens_on_or_below_any_marker_go(seat, level):
    here, nowhere = f"fire {level}", ""
    active = {"die": "red tin 1", "tracks": here if seat == "A" else nowhere}
    other = {"tracks": here if seat == "B" else nowhere}
    bonus = {f"fire {LOW}": "ethereal", f"fire {HIGH}": "track", f"air {LOW}": "track"}
    t = cleaned(A=active, B=other, bonus=bonus)
    assert t.bonus == {f"air {LOW}": "track"}


@rule("TR-194")
def test_a_token_that_was_jumped_over_goes_too():
    side = {"die": "red tin 2", "tracks": f"fire {HIGH - 2}", "vault": "1:air-1", "formulas": {"air-1": "track fire 3"}}
    t = Table(A=side, B=QUIET, bonus={f"fire {HIGH}": "ethereal"}).do("sample 1")
    assert (t.A.tracks["fire"], t.A.ethereal, t.bonus) == (HIGH + 1, 1, {f"fire {HIGH}": "ethereal"})
    assert t.do("harvest 1").bonus == {}


@rule("TR-195")
def test_all_who_reach_a_token_in_the_same_turn_get_its_effect():
    side = dict(LADEN, tracks=f"{TRACK} {LOW - 1}")
    t = Table(players=3, A=side, B=side, C=side, bonus={f"{TRACK} {LOW}": "ethereal"})
    t.do("transmute raw-lead salt")
    assert (t.A.ethereal, t.asked, len(t.bonus)) == (1, "B", 1)
    t.do("transmute raw-lead salt", "transmute raw-lead salt")
    assert (t.B.ethereal, t.C.ethereal, t.bonus) == (1, 1, {})


@rule("TR-196")
def test_in_later_turns_there_is_nothing():
    side = dict(LADEN, tracks=f"{TRACK} {LOW - 1}", reactions=(0, 0))
    t = Table(A=side, B=side, bonus={f"{TRACK} {LOW}": "ethereal"})
    t.do("transmute raw-lead salt", "keep", "transmute raw-lead salt")
    assert (t.B.tracks[TRACK], t.A.ethereal, t.B.ethereal) == (LOW, 1, 0)


@rule("TR-197")
def test_tokens_above_every_marker_stay():
    t = cleaned(A={"die": "red tin 1", "tracks": f"fire {HIGH - 1}"}, bonus={f"fire {HIGH}": "track"})
    assert t.bonus == {f"fire {HIGH}": "track"}


@rule("TR-198", "TR-225")
def test_emptied_bonus_spaces_are_never_filled_again():
    t = fresh(3, 4, setup="introductory")
    first = before = t.bonus
    for _ in every_step(t, 4):
        assert t.bonus.items() <= before.items()
        before = t.bonus
    assert t.over
    assert len(before) < len(first) == 8


@rule("TR-189", "TR-227")
def test_a_reaction_can_reach_a_token_in_the_last_turn_of_a_round():
    side = {"die": "red tin 1", "used": "black white"}
    t = Table(A=dict(side, die=f"{COLOUR} tin 1"), B=dict(LADEN, die=None, tracks=f"{TRACK} {LOW - 1}"), passed="B",
              bonus={f"{TRACK} {LOW}": "ethereal", f"{TRACK} {HIGH}": "track"})  # fmt: skip
    t.do("harvest 1", f"transmute {source('lead')} salt")
    assert (t.state.round, t.B.ethereal, t.bonus) == (2, 1, {f"{TRACK} {HIGH}": "track"})
    told = t.told()
    assert told.index("enters-bonus") < told.index("bonus-removed") < told.index("round-ends")


@rule("TR-190")
def test_artifacts_are_not_turned_in_the_clean_up():
    tile = artifact()
    tile.is_used = True
    assert cleaned(A={"die": "red tin 1", "artifacts": {1: tile}}).A.slots == {1: (tile.id, "used")}
