"""Turns: four phases, one action, the order of turns, and how a round runs out."""

import pytest

from tests.trismegistus.printed import HIGH, every_step
from tests.trismegistus.table import Table, fresh

rule = pytest.mark.rule
QUIET = {"reactions": (0, 0)}  # cannot react


@rule("TR-074")
def test_draft_action_reactions_and_clean_up_in_this_order():
    space = f"fire {HIGH}"
    t = Table(phase="draft", A={"tracks": space}, bonus={space: "track"}, bowls="lead: red; tin: black red")
    t.do("draft lead red", "harvest 1", "react material")
    assert t.told() == [
        "turn-begins", "drafts", "gains", "reacts", "gains", "uses-up", "bonus-removed", "turn-begins",
    ]  # fmt: skip
    assert (t.active, t.kind) == ("B", "draft")


@rule("TR-075")
def test_one_action_then_the_turn_passes_even_with_potency_left():
    t = Table(A={"die": "black tin 4"}).do("harvest 1")
    assert (t.asked, t.kind) == ("B", "react")
    t.do("pass")
    assert (t.active, t.kind, t.A.die) == ("B", "draft", "black tin 3")


@rule("TR-075")
def test_no_second_action_even_where_the_end_of_the_turn_is_asked():
    t = Table(A={"die": "black tin 4", "cubes": "gold"}).do("harvest 1")
    assert (t.kind, t.reason("harvest 1")) == ("finish-open", "why-acted-already")


@rule("TR-076")
def test_an_action_is_compulsory_and_always_possible():
    asked = 0
    for seed in range(3):
        for t in every_step(fresh(3, seed, setup="introductory"), seed):
            if t.kind == "act":
                asked += 1
                assert t.can("harvest 1")
                assert not t.verbs & {"pass", "end", "skip", "keep"}
    assert asked > 60
    assert Table(A={"die": "black tin 4"}).reason("end") == "why-must-act"


@rule("TR-077")
def test_turns_wrap_round_to_the_first_marker_left():
    t = Table(A={"die": "black tin 4"}, B=QUIET, passed="B").do("harvest 1")
    assert (t.active, t.asked) == ("A", "A")
    t = Table(players=3, active="C", order="A B C", A=QUIET, B=QUIET, C={"die": "black tin 4"})
    assert t.do("harvest 1").active == "A"


@rule("TR-077")
def test_turns_follow_the_order_track_not_the_seats():
    quiet = dict(QUIET, die="red lead 3")
    t = Table(players=4, active="C", order="C A D B", A=quiet, B=quiet, C=quiet, D=quiet)
    turns = []
    for _ in range(6):
        turns.append(t.active)
        t.do(*(["keep"] if t.kind == "draft" else []), "harvest 1")
    assert turns == list("CADBCA")


@rule("TR-078")
def test_who_has_passed_is_skipped():
    t = Table(players=3, passed="B", A={"die": "black tin 4"}, B=QUIET, C=QUIET)
    assert t.do("harvest 1").active == "C"


@rule("TR-079", "TR-077")
def test_the_round_ends_when_no_marker_is_left():
    t = Table(active="B", passed="A", A=QUIET, B={"die": "white tin 3", "used": "black red"})
    t.do("harvest 1")
    assert (t.active, t.state.round) == ("B", 1)
    t.do("harvest 1")
    assert (t.active, t.state.round) == ("B", 1)
    t.do("harvest 1")
    assert (t.active, t.state.round, t.order) == ("A", 2, "A B")


@rule("TR-080")
def test_a_die_can_last_five_turns():
    t = Table(A={"die": "black tin 5"}, B=QUIET, passed="B")
    for left in (4, 3, 2, 1):
        t.do("harvest 1")
        assert t.A.die == f"black tin {left}"
        t.do("keep")
    t.do("harvest 1")
    assert (t.A.die, t.A.used_dice, t.A.cubes) == (None, {"black": 1}, {"raw-tin": 5})


@rule("TR-081")
def test_the_third_die_must_be_played_down():
    t = Table(phase="draft", A={"die": "black tin 3", "used": "red white"})
    assert t.kind == "act"
    assert not t.verbs & {"draft", "keep", "pass", "end", "skip"}
    t.do("harvest 1").do("pass", seat="B")
    assert (t.order, t.A.die) == ("A B", "black tin 2")


@rule("TR-082")
def test_the_next_round_is_played_in_the_order_of_using_up_the_third_die():
    def third(potency: int) -> dict[str, object]:
        return {"die": f"white tin {potency}", "used": "black red", "reactions": (0, 0)}

    t = Table(players=3, order="A B C", A=third(2), B=third(2), C=third(1))
    t.do("harvest 1", "harvest 1", "harvest 1")
    assert t.next_order == "C"
    t.do("harvest 1", "harvest 1")
    assert (t.state.round, t.order, t.next_order, t.active) == (2, "C A B", "", "C")
