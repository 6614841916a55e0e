"""Chameleons: one action as if with another die."""

import pytest

from tests.trismegistus.printed import (
    MATERIALS,
    arrow_colour,
    arrows,
    bowl_essence,
    other_colour,
    places,
    section,
    slot_at,
    source,
)
from tests.trismegistus.table import Table, artifact, experiment, fresh

rule = pytest.mark.rule
QUIET = {"reactions": (0, 0)}
GOLDEN = arrow_colour("silver")  # the colour of the last arrow
OWN = other_colour(GOLDEN)
MAIN = {"harvest", "essence", "transmute", "artifact", "recharge", "experiment"}


def disguised(as_what: str, potency: int = 3, **more) -> Table:
    """A lead die of another colour than the last arrow, played as another die."""
    side = dict(die=f"{OWN} lead {potency}", chameleon=1, cubes="silver*2", essences="salt*3", **more)
    return Table(A=side).do(f"chameleon {as_what}")


@rule("TR-145")
def test_an_action_as_if_with_another_symbol_and_colour():
    side = {"die": f"{OWN} lead 3", "chameleon": 2, "cubes": "silver", "essences": "salt"}
    assert not Table(A=side).can("transmute refined-silver salt")
    t = Table(A=side).do(f"chameleon {GOLDEN} iron")
    assert (t.A.chameleon, t.kind) == (1, "declared")
    t.do("transmute refined-silver salt")
    assert (t.A.cubes, t.A.potency) == ({"refined-gold": 1}, 2)


@rule("TR-145")
def test_not_without_a_token():
    t = Table(A={"die": f"{OWN} lead 3"})
    assert (t.offered("chameleon"), t.reason("chameleon red iron")) == ([], "why-no-chameleon")


@rule("TR-146")
def test_only_the_colour():
    assert disguised(f"{GOLDEN} lead").offered("artifact") == places(GOLDEN)
    assert disguised(f"{GOLDEN} lead").do("harvest 1").A.cubes == {"raw-lead": 1, "refined-silver": 2}


@rule("TR-146")
def test_only_the_symbol():
    t = disguised(f"{OWN} tin")
    assert t.offered("artifact") == places(OWN)
    assert t.do("harvest 1").A.cubes == {"raw-tin": 1, "refined-silver": 2}


@rule("TR-147")
def test_it_holds_for_the_whole_action():
    t = disguised(f"{GOLDEN} lead").do("transmute refined-silver salt", "transmute refined-silver salt")
    assert (t.A.cubes, t.A.potency) == ({"refined-gold": 2}, 1)


@rule("TR-148")
@pytest.mark.parametrize("face", MATERIALS[1:])
def test_the_symbol_counts_for_harvest_essences_and_experiments(face):
    t = disguised(f"{OWN} {face}")
    essence = bowl_essence(face)
    kinds = {"salt", "sulfur", "aether", "mercury"} if essence == "any" else {essence}
    assert {name.split()[0] for name in t.offered("essence")} == kinds
    assert t.offered("experiment") == [f"{space}a" for space in section(face)]
    assert t.do("harvest 2").A.cubes[f"raw-{face}"] == 2


@rule("TR-148")
@pytest.mark.parametrize("colour", ["black", "white", "red"])
def test_the_colour_counts_for_transmutations_and_artifacts(colour):
    cubes = " ".join(f"raw-{m}" for m in MATERIALS) + " silver"
    side = {"die": f"{OWN} lead 3", "chameleon": 1, "cubes": cubes, "essences": "salt*3"}
    t = Table(A=side).do(f"chameleon {colour} iron")
    assert {name.split()[0] for name in t.offered("transmute")} == {source(m) for m in arrows(colour)}
    assert t.offered("artifact") == places(colour)


@rule("TR-149")
def test_the_die_itself_does_not_change():
    side = {"die": f"{OWN} lead 3", "chameleon": 1, "cubes": "silver", "essences": "salt"}
    t = Table(A=side, B=QUIET, passed="B").do(f"chameleon {GOLDEN} iron", "harvest 1")
    assert (t.A.die, t.A.cubes["raw-iron"]) == (f"{OWN} lead 2", 1)
    t.do("keep")
    assert t.offered("artifact") == []
    assert not t.can("transmute refined-silver salt")
    t.do("harvest 1")
    assert t.A.cubes["raw-lead"] == 1


@rule("TR-150", "TR-180")
def test_reactions_read_the_true_die():
    cubes = " ".join(f"raw-{m}" for m in MATERIALS) + " silver"
    side = {"die": f"{OWN} lead 3", "chameleon": 1}
    t = Table(A=side, B={"cubes": cubes, "essences": "salt"}).do(f"chameleon {GOLDEN} iron", "harvest 1")
    assert t.asked == "B"
    assert {name.split()[0] for name in t.offered("transmute")} == {source(m) for m in arrows(OWN)}
    assert t.offered("react") == ["material", bowl_essence("lead")]
    assert t.do("react material").B.cubes["raw-lead"] == 2


@rule("TR-150")
def test_reactions_read_a_wild_die_as_it_was_turned():
    t = Table(phase="draft", A={"chameleon": 1}, bowls="wild: red; lead: red*2").do("draft wild red", "turn tin")
    t.do("chameleon black iron", "harvest 1", "react material")
    assert (t.A.cubes, t.B.cubes) == ({"raw-iron": 1}, {"raw-tin": 1})


@rule("TR-151")
def test_potency_is_paid_as_usual():
    t = disguised(f"{GOLDEN} iron", potency=2)
    assert t.offered("artifact") == []
    assert t.reason(f"artifact {places(GOLDEN)[0]}") == "why-artifact-price"
    assert t.offered("harvest") == ["1", "2"]
    assert t.do("harvest 2").A.potency == 0


@rule("TR-152")
def test_it_becomes_one_of_the_five_materials_never_wild():
    t = Table(A={"die": "black lead 3", "chameleon": 2})
    every = {f"{colour} {face}" for colour in ("black", "white", "red") for face in MATERIALS}
    assert set(t.offered("chameleon")) == every - {"black lead"}


@rule("TR-152")
def test_one_token_an_action():
    t = Table(A={"die": "black lead 3", "chameleon": 2}).do("chameleon red iron")
    assert t.offered("chameleon") == []
    t.do("harvest 1")
    assert (t.A.chameleon, t.offered("chameleon")) == (1, [])


@rule("TR-153", "TR-181")
def test_not_for_a_reaction_nor_in_another_players_turn():
    t = Table(A={"die": "black lead 3"}, B={"chameleon": 1})
    assert t.legal_for("B") == []
    t.do("harvest 1")
    assert t.asked == "B"
    assert "chameleon" not in t.verbs
    assert t.reason("chameleon red iron") == "why-only-react"


@rule("TR-153")
def test_not_for_a_draft_nor_in_the_middle_or_after_an_action():
    assert Table(phase="draft", A={"chameleon": 1}).offered("chameleon") == []
    assert Table(phase="draft", A={"chameleon": 1, "die": "red lead 2"}).offered("chameleon") == []
    side = {"die": f"{GOLDEN} lead 3", "chameleon": 1, "cubes": "silver*2 gold", "essences": "salt*3"}
    t = Table(A=side).do("transmute refined-silver salt")
    assert (t.kind, t.offered("chameleon")) == ("transmuting", [])
    t.do("end")
    assert (t.kind, t.offered("chameleon")) == ("finish-open", [])


@rule("TR-154")
def test_token_and_action_are_one_move():
    side = {"die": "red lead 3", "chameleon": 1, "open": [experiment()], "cubes": "gold", "vault": "1:air-1"}
    t = Table(A=dict(side, formulas={"air-1": "ethereal"}))
    assert {"perform", "buy", "sample"} <= t.verbs
    t.do("chameleon black iron")
    assert t.verbs <= MAIN
    assert t.reason("perform 1") == "why-chameleon-first"


@rule("TR-155")
def test_tokens_are_kept_without_limit_and_score_nothing():
    t = Table(phase="round-end", A={"chameleon": 9}).go()
    assert (t.state.round, t.A.chameleon) == (2, 9)
    t = Table(round=3, phase="round-end", A={"chameleon": 9}).go()
    assert (t.over, t.A.chameleon, t.points("A")) == (True, 9, 0)


@rule("TR-147")
def test_the_artifact_on_the_arrow_works_as_usual():
    slot = slot_at("silver")
    tile = artifact("essence salt 2")
    t = disguised(f"{GOLDEN} lead", artifacts={slot: tile}).do("transmute refined-silver salt", "use")
    assert (t.A.essences, t.A.slots) == ({"salt": 4}, {slot: (tile.id, "used")})


@rule("TR-153")
def test_no_chameleon_is_offered_outside_the_own_action_phase():
    t = fresh(2, 1, setup="introductory")
    for lab in t.state.labs:
        lab.chameleon = 3
    kinds = set()
    for _ in range(60):
        if t.offered("chameleon"):
            kinds.add(t.kind)
            assert t.asked == t.active
        t.do(t.legal[-1])
    assert kinds == {"act"}
