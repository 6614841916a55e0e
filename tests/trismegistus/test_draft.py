"""The draft: forced or not, potency by the bowl, ethereal dice, wild dice, drafting again."""

import pytest

from athanor.games.trismegistus.components import DICE_EACH
from tests.trismegistus.printed import BOARD, MATERIALS, arrows, every_step, source
from tests.trismegistus.table import Table, fresh

rule = pytest.mark.rule
QUIET = {"reactions": (0, 0)}
LATE = "why-ethereal-late"


@rule("TR-083")
def test_without_a_die_a_draft_is_forced():
    assert Table(phase="draft").verbs == {"draft"}
    assert Table(phase="draft").reason("harvest 1") == "why-draft-first"


@rule("TR-084")
def test_any_die_of_any_bowl_by_bowl_and_colour():
    t = Table(phase="draft", bowls="lead: black black red; tin: white; wild: red")
    assert t.offered("draft") == ["lead black", "lead red", "tin white", "wild red"]
    assert t.reason("draft tin red") == "why-no-such-die"


@rule("TR-085")
@pytest.mark.parametrize("dice", [1, 2, 3, 4, 5])
def test_the_potency_is_the_number_of_dice_in_the_bowl_with_the_one_taken(dice):
    t = Table(phase="draft", bowls=f"mercury: red*{dice}; lead: red").do("draft mercury red")
    assert (t.A.die, t.bowl("mercury").get("red", 0)) == (f"red mercury {dice}", dice - 1)


@rule("TR-086")
def test_colours_in_the_bowl_do_not_matter():
    t = Table(phase="draft", bowls="tin: white red*3; lead: white*2").do("draft tin white")
    assert (t.A.die, t.bowl("tin")) == ("white tin 4", {"red": 3})


@rule("TR-087")
def test_later_drafts_see_fewer_dice():
    t = Table(phase="draft", B=QUIET, bowls="tin: white red*2; lead: white")
    t.do("draft tin white", "harvest 1", "draft tin red")
    assert t.B.die == "red tin 2"


# ---------------------------------------------------------------- ethereal dice


@rule("TR-088", "TR-089", "TR-092")
def test_one_ethereal_die_raises_the_potency_by_one():
    t = Table(phase="draft", A={"ethereal": 2}, bowls="mercury: red white black; lead: red")
    t.do("draft mercury red")
    assert sorted(t.legal) == ["ethereal", "no-ethereal"]
    t.do("ethereal")
    assert (t.A.die, t.A.ethereal, t.kind) == ("red mercury 4", 1, "act")
    assert (t.can("ethereal"), t.reason("ethereal")) == (False, LATE)


@rule("TR-088")
def test_it_is_the_players_choice():
    t = Table(phase="draft", A={"ethereal": 2}, bowls="mercury: red white black; lead: red")
    t.do("draft mercury red", "no-ethereal")
    assert (t.A.die, t.A.ethereal) == ("red mercury 3", 2)


@rule("TR-090")
def test_never_above_five_and_no_token_is_wasted():
    t = Table(phase="draft", A={"ethereal": 1}, bowls="tin: red*5; lead: red").do("draft tin red")
    assert (t.A.die, t.A.ethereal, t.kind) == ("red tin 5", 1, "act")
    t = Table(phase="draft", A={"ethereal": 1}, bowls="tin: red*4; lead: red").do("draft tin red", "ethereal")
    assert (t.A.die, t.A.ethereal) == ("red tin 5", 0)


@rule("TR-091")
def test_not_for_a_die_drafted_in_an_earlier_turn():
    t = Table(phase="draft", A={"die": "red tin 2", "ethereal": 1}).do("keep")
    assert (t.kind, t.can("ethereal"), t.reason("ethereal")) == ("act", False, LATE)


@rule("TR-092")
def test_a_spent_token_no_longer_scores():
    t = Table(phase="draft", A={"ethereal": 2}, bowls="mercury: red white black; lead: red")
    assert t.sheet("A")["sheet-ethereal"] == 2
    t.do("draft mercury red", "ethereal")
    assert t.sheet("A")["sheet-ethereal"] == 1


# ---------------------------------------------------------------- wild dice


@rule("TR-093")
def test_a_wild_die_is_turned_at_once_to_one_of_five_materials():
    t = Table(phase="draft", bowls="wild: red black; lead: red").do("draft wild red")
    assert (t.asked, t.legal) == ("A", [f"turn {face}" for face in MATERIALS])


@rule("TR-094")
def test_its_potency_counts_the_wild_bowl():
    t = Table(phase="draft", bowls="wild: red black; tin: red*4").do("draft wild red", "turn tin")
    assert t.A.die == "red tin 2"


@rule("TR-095")
def test_it_stays_what_it_was_turned_to_for_actions_and_reactions():
    t = Table(phase="draft", bowls="wild: red red; tin: red*4", passed="B").do("draft wild red", "turn copper")
    t.do("harvest 1", "react material")
    assert (t.A.cubes, t.B.cubes) == ({"raw-copper": 1}, {"raw-copper": 1})
    t.do("keep", "harvest 1", "react material")
    assert (t.A.cubes, t.B.cubes) == ({"raw-copper": 2}, {"raw-copper": 2})


@rule("TR-096")
@pytest.mark.parametrize("colour", ["black", "white", "red"])
def test_turning_changes_only_the_symbol(colour):
    side = {"cubes": " ".join(f"raw-{m}" for m in MATERIALS) + " silver", "essences": "salt"}
    t = Table(phase="draft", A=side, bowls=f"wild: {colour}; tin: red*4").do(f"draft wild {colour}", "turn lead")
    assert t.A.die == f"{colour} lead 1"
    assert {name.split()[0] for name in t.offered("transmute")} == {source(m) for m in arrows(colour)}


@rule("TR-097")
def test_an_ethereal_die_can_raise_a_wild_one():
    t = Table(phase="draft", A={"ethereal": 1}, bowls="wild: red black; tin: red*4")
    t.do("draft wild red", "turn tin", "ethereal")
    assert (t.A.die, t.A.ethereal) == ("red tin 3", 0)


# ---------------------------------------------------------------- drafting again


@rule("TR-098")
def test_with_a_die_drafting_is_optional():
    t = Table(phase="draft", A={"die": "red tin 2"})
    assert t.verbs == {"keep", "draft"}
    assert t.do("keep").A.die == "red tin 2"


@rule("TR-099")
def test_a_new_die_retires_the_old_one_at_once():
    t = Table(phase="draft", A={"die": "black tin 2"}, bowls="iron: red*4; lead: white")
    t.do("draft iron red")
    assert (t.A.die, t.A.used_dice, t.kind) == ("red iron 4", {"black": 1}, "act")
    assert ("retires", {"seat": 0, "colour": 0, "face": MATERIALS.index("tin")}) in t.heard("B")


@rule("TR-100")
def test_the_retired_die_is_one_of_the_three():
    t = Table(phase="draft", A={"die": "black tin 2"}, B=QUIET, passed="B", bowls="iron: red; lead: white; tin: white")
    t.do("draft iron red", "harvest 1")
    assert (t.A.used_dice, t.order) == ({"black": 1, "red": 1}, "A")
    t.do("draft lead white", "harvest 1")
    assert "passes-round" in t.told()
    assert t.state.round == 2


@rule("TR-101")
def test_no_redraft_that_would_need_a_fourth_die():
    t = Table(phase="draft", A={"die": "black tin 1", "used": "red white"})
    assert (t.kind, t.offered("draft")) == ("act", [])
    assert t.reason("draft lead black") == "why-drafted-already"


@rule("TR-102")
def test_one_draft_a_turn():
    t = Table(phase="draft", A={"die": "black tin 1"}, bowls="iron: red*4; lead: white").do("draft iron red")
    assert (t.kind, t.offered("draft")) == ("act", [])
    assert t.reason("draft lead white") == "why-drafted-already"


@rule("TR-103")
def test_retiring_the_second_die_is_no_pass():
    t = Table(phase="draft", A={"die": "black tin 1", "used": "red"}, B=QUIET, bowls="iron: red*4; lead: white")
    t.do("draft iron red", "harvest 1")
    assert (t.A.used_dice, t.A.die, t.order) == ({"red": 1, "black": 1}, "red iron 3", "A B")
    assert "passes-round" not in t.told()


@rule("TR-104")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_enough_dice_always_remain(players):
    assert DICE_EACH * players < sum(BOARD.dice[players])
    forced = 0
    for t in every_step(fresh(players, 2, setup="introductory"), players):
        if t.kind == "draft" and t.state.labs[t.state.asked].face < 0:
            forced += 1
            assert t.offered("draft")
    assert forced > 2 * players
