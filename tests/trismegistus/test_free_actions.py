"""Free actions: which they are, when they may be taken, and when not."""

from typing import Any

import pytest

from tests.trismegistus.printed import arrow_colour
from tests.trismegistus.table import Table, achievement, artifact, experiment

rule = pytest.mark.rule
QUIET = {"reactions": (0, 0)}
MAIN = {"harvest", "essence", "transmute", "artifact", "recharge", "experiment"}


def able(**more: Any) -> dict[str, Any]:
    """Somebody who could take every kind of free action."""
    side = {
        "open": [experiment("fire"), experiment("fire")],
        "done": [experiment("fire")],
        "cubes": "gold*3",
        "vault": "1:water-1 2:water-2",
        "formulas": {"water-1": "ethereal", "water-2": "ethereal"},
        "lines": {},
        "artifacts": {1: artifact()},
    }
    return side | more


@rule("TR-156")
def test_any_number_in_any_order_before_and_after_the_action():
    t = Table(A=able(die="red lead 2"))
    t.do("sample 1", "perform 1", "buy air-1", "cell 3")
    assert t.kind == "act"
    t.do("harvest 1", "perform 1", "sample 2", "buy earth-1", "cell 4")
    assert (len(t.A.done), t.A.ethereal, t.A.formulas, t.A.bought) == (3, 2, 4, ["earth", "air"])
    assert t.A.potency == 1


@rule("TR-156")
@pytest.mark.parametrize("moves", [("harvest 1",), ("perform 1", "harvest 1"), ("harvest 1", "perform 1")])
def test_they_are_optional(moves):
    t = Table(A=able(die="red lead 2")).do(*moves)
    assert (t.kind, t.can("end")) == ("finish-open", True)
    assert t.do("end").asked == "B"


@rule("TR-157")
def test_they_never_interrupt_the_action():
    side = able(die=f"{arrow_colour('lead')} tin 3", cubes="lead*2 gold*3", essences="salt*3")
    t = Table(A=side, achievements=[achievement("artifact 1")]).do("transmute raw-lead salt")
    assert t.kind == "transmuting"
    assert not t.verbs & {"perform", "buy", "sample", "claim"}
    assert [t.reason(name) for name in ("perform 1", "buy air-1", "sample 1", "claim 1")] == ["why-not-between"] * 4
    t.do("end")
    assert t.verbs == {"end", "perform", "buy", "sample", "claim"}


AT_ANY_TIME = {"free": "turn"}


@rule("TR-160", "TR-620")
def test_a_table_may_allow_them_before_the_draft():
    plain = Table(phase="draft", A=able())
    assert (plain.verbs, plain.reason("perform 1")) == ({"draft"}, "why-draft-first")
    t = Table(phase="draft", A=able(), achievements=[achievement("artifact 1")], options=AT_ANY_TIME)
    assert t.verbs == {"draft", "perform", "buy", "sample", "claim"}
    t.do("perform 1", "claim 1", "buy air-1", "cell 3")
    assert (t.kind, len(t.A.done), t.reason("claim 2")) == ("draft", 2, "why-no-achievement")


@rule("TR-160", "TR-297")
def test_an_ethereal_die_gained_before_the_draft_helps_in_it():
    t = Table(phase="draft", A=able(), bowls="lead: red; tin: black white", options=AT_ANY_TIME)
    t.do("sample 1", "draft lead red", "ethereal")
    assert (t.A.die, t.A.ethereal) == ("red lead 2", 0)


@rule("TR-160", "TR-157", "TR-161")
def test_that_does_not_open_the_action_or_the_reactions():
    side = able(die=f"{arrow_colour('lead')} tin 3", cubes="lead*2 gold*3", essences="salt*3")
    t = Table(A=side, options=AT_ANY_TIME).do("transmute raw-lead salt")
    assert t.verbs == {"transmute", "end"}
    t.do("end", "end")
    assert (t.kind, t.legal_for("A")) == ("react", [])


@rule("TR-160", "TR-344")
def test_a_sole_die_is_asked_for_whether_or_not_the_masterpiece_could_be_performed_first():
    for need in ("", "air 12"):
        t = Table(phase="draft", A={"masterpiece": experiment("air", need, level=4)}, bowls="lead: red red",
                  options=AT_ANY_TIME)  # fmt: skip
        assert (t.kind, t.asked, "draft lead red" in t.legal) == ("draft", "A", True)


@rule("TR-160", "TR-662")
def test_with_a_die_to_keep_they_are_offered_beside_it():
    t = Table(phase="draft", A=able(die="red lead 2"), options=AT_ANY_TIME)
    assert t.verbs == {"keep", "draft", "perform", "buy", "sample"}
    t.do("sample 1", "keep")
    assert t.kind == "act"


@rule("TR-158")
def test_four_kinds_of_free_actions():
    masterpiece = experiment("air", level=4)
    t = Table(A=able(die="red lead 2", masterpiece=masterpiece), achievements=[achievement("artifact 1")])
    assert t.verbs - MAIN == {"perform", "buy", "sample", "claim"}
    assert t.offered("perform") == ["1", "2", "masterpiece"]
    t.do("harvest 1")
    assert t.verbs == {"end", "perform", "buy", "sample", "claim"}
    assert "claim" not in Table(A=able(die="red lead 2")).verbs


@rule("TR-159")
@pytest.mark.parametrize("moves", [("perform 1",), ("buy air-1", "cell 3"), ("sample 1",), ("claim 1",)])
def test_they_cost_no_potency(moves):
    t = Table(A=able(die="red lead 2"), achievements=[achievement("artifact 1")]).do(*moves)
    assert (t.A.potency, t.kind) == (2, "act")


@rule("TR-160")
def test_not_before_the_draft():
    assert Table(phase="draft", A=able()).verbs == {"draft"}
    assert Table(phase="draft", A=able(die="red lead 2")).verbs == {"draft", "keep"}
    t = Table(phase="draft", A=able(ethereal=1), bowls="lead: red; tin: red").do("draft lead red")
    assert t.verbs == {"ethereal", "no-ethereal"}


@rule("TR-161")
def test_not_once_reactions_have_begun():
    t = Table(A=able(die="red lead 2")).do("harvest 1", "end")
    assert (t.asked, t.legal_for("A")) == ("B", [])
    assert not t.can("sample 1", seat="A")
    t.do("react material")
    assert (t.active, t.legal_for("A")) == ("B", [])


@rule("TR-162")
def test_also_after_the_last_potency_of_the_third_die():
    t = Table(A=able(die="red lead 1", used="black white")).do("harvest 1")
    assert (t.kind, t.A.potency, t.order) == ("finish-open", 0, "A B")
    t.do("perform 1", "end", "pass")
    assert (len(t.A.done), t.next_order, t.active) == (2, "A", "B")


@rule("TR-163", "TR-182")
def test_after_passing_only_reactions():
    t = Table(active="B", passed="A", A=able(), B={"die": "red lead 2"}, achievements=[achievement("artifact 1")])
    assert t.legal_for("A") == []
    t.do("harvest 1")
    assert (t.asked, t.verbs & {"perform", "buy", "sample", "claim"}) == ("A", set())
    assert t.reason("buy air-1") == "why-only-react"
    t.do("pass")
    assert t.active == "B"


@rule("TR-163")
def test_free_actions_return_with_the_next_round():
    t = Table(active="B", passed="A", A=able(), B={"die": "red lead 1", "used": "black white"}).do("harvest 1", "pass")
    assert (t.state.round, t.active, t.kind) == (2, "A", "draft")
    t.do(t.legal[0])
    while t.kind != "act":
        t.do(t.legal[0])
    assert {"perform", "buy", "sample"} <= t.verbs


@rule("TR-164")
def test_not_in_another_players_turn_nor_between_rounds():
    t = Table(active="B", A=able(), B={"die": "red lead 2"})
    assert not t.can("buy air-1", seat="A")
    assert t.legal_for("A") == []
    t = Table(phase="round-end", A=able(), B=able()).go()
    assert (t.state.round, t.verbs) == (2, {"draft"})


@rule("TR-165")
def test_what_was_not_performed_by_the_end_scores_nothing():
    t = Table(
        round=3, passed="B", A={"die": "red lead 1", "used": "black white", "open": [experiment("fire", vp=9)]}, B=QUIET
    )
    t.do("harvest 1", "end")
    assert (t.over, t.sheet("A")["sheet-experiments"]) == (True, 0)
    t = Table(
        round=3, passed="B", A={"die": "red lead 1", "used": "black white", "open": [experiment("fire", vp=9)]}, B=QUIET
    )
    t.do("perform 1", "unlock fire-1", "cell 1", "harvest 1")
    assert t.sheet("A")["sheet-experiments"] == 9
