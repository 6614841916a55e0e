"""Reactions: who, when, what, and that they read the die of the active player."""

import pytest

from athanor.games.trismegistus.symbols import COLOUR_NAMES
from tests.trismegistus.printed import (
    LOW,
    MATERIALS,
    arrow_colour,
    arrows,
    bowl_essence,
    essences_held,
    other_colour,
    slot_at,
    source,
    track_of,
)
from tests.trismegistus.table import Table, artifact, experiment, used

rule = pytest.mark.rule
QUIET = {"reactions": (0, 0)}
GOLDEN = arrow_colour("silver")
ALL_CUBES = " ".join(f"raw-{m}" for m in MATERIALS) + " silver"
GOLDMAKER = {"cubes": "silver", "essences": "salt"}  # can transmute silver


def reacting(die: str = "black tin 2", players: int = 2, **sides) -> Table:
    """A has acted with this die."""
    return Table(players=players, phase="react", A={"die": die}, **sides)


# ---------------------------------------------------------------- who and how often


@rule("TR-166", "TR-184")
def test_each_other_player_may_react_once():
    t = Table(players=3, A={"die": "black tin 4"}).do("harvest 1")
    asked = []
    for answer in ("react material", "pass"):
        asked.append(t.asked)
        t.do(answer)
    assert (asked, t.active, t.kind) == (["B", "C"], "B", "draft")
    assert ((t.B.ready, t.B.used), (t.C.ready, t.C.used), (t.A.ready, t.A.used)) == ((1, 1), (2, 0), (2, 0))


@rule("TR-167")
def test_one_reaction_a_turn_however_many_tokens():
    t = reacting(B={"reactions": (5, 0)}).do("react material")
    assert (t.active, t.B.ready, t.B.used, t.B.cubes) == ("B", 4, 1, {"raw-tin": 1})


@rule("TR-168")
def test_declining_costs_nothing():
    t = reacting().do("pass")
    assert (t.B.ready, t.B.used, t.B.cubes, t.active) == (2, 0, {}, "B")


@rule("TR-169")
def test_a_used_token_cannot_be_used_again():
    t = Table(A={"die": "black tin 5"}, passed="B")
    t.do("harvest 1", "react material", "keep", "harvest 1", "react material")
    assert (t.B.ready, t.B.used) == (0, 2)
    t.do("keep", "harvest 1")
    assert (t.asked, t.kind) == ("A", "draft")


# ---------------------------------------------------------------- the four kinds


@rule("TR-170")
@pytest.mark.parametrize("face", MATERIALS)
def test_a_raw_cube_of_the_symbol(face):
    assert reacting(f"black {face} 2").do("react material").B.cubes == {f"raw-{face}": 1}


@rule("TR-171")
@pytest.mark.parametrize("face", [face for face in MATERIALS if bowl_essence(face) != "any"])
def test_an_essence_of_the_bowl(face):
    t = reacting(f"black {face} 2")
    essence = bowl_essence(face)
    assert t.offered("react") == ["material", essence]
    t.do(f"react {essence}")
    assert essences_held(t.B, essence) == 1
    assert sum(t.B.cubes.values()) + sum(t.B.essences.values()) == 1


@rule("TR-172")
def test_of_an_iron_die_everybody_picks_an_essence():
    t = reacting("black iron 2", players=3)
    assert t.offered("react") == ["material", "salt", "sulfur", "aether", "mercury"]
    t.do("react salt", "react mercury")
    assert (t.B.essences, t.B.cubes, t.C.essences, t.C.cubes) == ({"salt": 1}, {}, {}, {"raw-mercury": 1})


@rule("TR-173")
def test_a_transmutation_with_all_its_steps():
    t = reacting(f"{GOLDEN} tin 2", B=GOLDMAKER).do("transmute refined-silver salt")
    assert (t.B.cubes, t.B.essences) == ({"refined-gold": 1}, {})
    assert t.B.tracks[track_of("salt")] == 1


@rule("TR-174")
@pytest.mark.parametrize("colour", COLOUR_NAMES)
def test_the_own_die_of_who_reacts_does_not_matter(colour):
    own = f"{other_colour(colour)} lead 3"
    t = reacting(f"{colour} tin 2", B={"die": own, "cubes": ALL_CUBES, "essences": "salt"})
    assert {name.split()[0] for name in t.offered("transmute")} == {source(m) for m in arrows(colour)}
    barred = source(arrows(other_colour(colour))[0])
    assert t.reason(f"transmute {barred} salt") == "why-other-colour"
    t.do(f"transmute {source(arrows(colour)[0])} salt")
    assert t.B.die == own


@rule("TR-175")
def test_it_may_use_the_ready_artifact_on_the_arrow():
    slot, tile = slot_at("silver"), artifact("essence salt 2")
    t = reacting(f"{GOLDEN} tin 2", B=dict(GOLDMAKER, artifacts={slot: tile}))
    t.do("transmute refined-silver salt")
    assert (t.asked, t.kind) == ("B", "fire")
    t.do("use")
    assert (t.B.essences, t.B.slots) == ({"salt": 2}, {slot: (tile.id, "used")})


@rule("TR-175")
def test_whatever_the_artifact_gives_is_received_in_the_reaction():
    slot = slot_at("silver")
    side = dict(GOLDMAKER, cubes="silver lead", artifacts={slot: artifact("publication, transmute wild, essence salt")})
    t = reacting(f"{GOLDEN} tin 2", B=side).do("transmute refined-silver salt", "use")
    assert t.asked == "B"
    for _ in range(4):
        if t.active == "B" or t.asked != "B":
            break
        t.do("transmute raw-lead salt" if t.can("transmute raw-lead salt") else t.legal[0])
    assert (len(t.B.hand), t.B.cubes) == (1, {"refined-gold": 1, "refined-copper": 1})


@rule("TR-176", "TR-195")
def test_it_can_bring_steps_bonus_tokens_and_the_point_at_the_top():
    track = track_of("salt")
    t = reacting(
        f"{GOLDEN} tin 2", B=dict(GOLDMAKER, tracks=f"{track} {LOW - 1}"), bonus={f"{track} {LOW}": "ethereal"}
    )
    t.do("transmute refined-silver salt")
    assert (t.B.tracks[track], t.B.ethereal, t.bonus) == (LOW, 1, {})
    t = reacting(f"{GOLDEN} tin 2", B=dict(GOLDMAKER, tracks=f"{track} 12")).do("transmute refined-silver salt")
    assert (t.B.tracks[track], t.B.vp) == (12, 1)


@rule("TR-177")
def test_recharging_one_own_artifact():
    one, two = used(artifact()), used(artifact())
    t = reacting(B={"artifacts": {1: one, 4: two}})
    assert t.offered("recharge") == ["1", "4"]
    t.do("recharge 4")
    assert t.B.slots == {1: (one.id, "used"), 4: (two.id, "ready")}
    assert (t.B.ready, t.B.used) == (1, 1)


# ---------------------------------------------------------------- the die that counts


@rule("TR-178")
def test_a_die_on_nought_still_counts():
    t = Table(A={"die": f"{GOLDEN} iron 1"}, B=GOLDMAKER).do("harvest 1")
    assert (t.A.die, t.asked) == (f"{GOLDEN} iron 0", "B")
    assert t.can("transmute refined-silver salt")
    t.do("react material")
    assert (t.B.cubes["raw-iron"], t.A.die) == (1, None)


@rule("TR-179")
def test_after_a_redraft_the_new_die_counts():
    side = {"die": f"{other_colour(GOLDEN)} lead 2"}
    t = Table(phase="draft", A=side, B=GOLDMAKER, bowls=f"tin: {GOLDEN}*2; iron: {GOLDEN}")
    t.do(f"draft tin {GOLDEN}", "harvest 1")
    assert t.can("transmute refined-silver salt")
    assert t.do("react material").B.cubes["raw-tin"] == 1


@rule("TR-180")
def test_a_chameleon_is_ignored():
    side = {"die": f"{other_colour(GOLDEN)} lead 2", "chameleon": 1}
    t = Table(A=side, B=GOLDMAKER).do(f"chameleon {GOLDEN} iron", "harvest 1")
    assert not t.can("transmute refined-silver salt")
    assert t.reason("transmute refined-silver salt") == "why-other-colour"
    t.do("react material")
    assert t.B.cubes == {"raw-lead": 1, "refined-silver": 1}


@rule("TR-181")
def test_nothing_but_the_four_kinds():
    side = {
        "die": f"{GOLDEN} iron 5", "cubes": "silver*2 gold*3", "essences": "salt*2", "chameleon": 1, "ethereal": 1,
        "open": [experiment()], "masterpiece": experiment("air", level=4), "vault": "1:water-1",
        "artifacts": {1: used(artifact())},
    }  # fmt: skip
    t = reacting(f"{GOLDEN} iron 2", B=side)
    assert t.verbs == {"pass", "react", "transmute", "recharge"}
    t.do("transmute refined-silver salt")
    assert (t.active, t.B.cubes["refined-silver"]) == ("B", 1)  # no second transmutation


# ---------------------------------------------------------------- order


@rule("TR-182")
def test_who_has_passed_may_still_react():
    t = Table(A={"die": "black tin 4"}, B={"reactions": (1, 1)}, passed="B").do("harvest 1")
    assert t.asked == "B"
    t.do("react material")
    assert (t.B.ready, t.B.used, t.active) == (0, 2, "A")


@rule("TR-183")
def test_clockwise_by_seat_from_the_left_of_the_active_player():
    t = Table(players=4, active="C", order="D B A C", C={"die": "black tin 4"}).do("harvest 1")
    asked = []
    while t.kind == "react":
        asked.append(t.asked)
        t.do("pass" if t.asked == "A" else "react material")
    assert asked == ["D", "A", "B"]


@rule("TR-184")
def test_who_declined_is_not_asked_again():
    t = reacting(players=3).do("pass")
    assert (t.asked, t.legal_for("B")) == ("C", [])
    t.do("react material")
    assert (t.kind, t.active) == ("draft", "B")


@rule("TR-185")
def test_further_tokens_add_to_the_two():
    side = dict(GOLDMAKER, artifacts={slot_at("silver"): artifact("reaction")})
    t = Table(A={"die": f"{GOLDEN} tin 5"}, B=side, passed="B")
    t.do("harvest 1", "transmute refined-silver salt", "use")
    assert (t.B.ready, t.B.used) == (2, 1)
    t.do("keep", "harvest 1", "react material", "keep", "harvest 1", "react material")
    assert (t.B.ready, t.B.used) == (0, 3)
    t.do("keep", "harvest 1")
    assert t.asked == "A"


@rule("TR-186")
@pytest.mark.parametrize("effect", ["restore", "reaction"])
def test_a_token_restored_or_gained_in_a_reaction_allows_no_second_one(effect):
    side = dict(GOLDMAKER, reactions=(1, 1), artifacts={slot_at("silver"): artifact(effect)})
    t = reacting(f"{GOLDEN} tin 2", players=3, B=side).do("transmute refined-silver salt", "use")
    assert (t.B.ready, t.asked, t.legal_for("B")) == (1, "C", [])
    t.do("pass")
    assert (t.kind, t.active) == ("draft", "B")


@rule("TR-187")
@pytest.mark.parametrize("number", [1, 3])
def test_also_after_the_last_turn_of_a_round_and_of_the_game(number):
    t = Table(round=number, A={"die": "red tin 1", "used": "black white"}, passed="B").do("harvest 1")
    assert (t.asked, t.kind, t.over) == ("B", "react", False)
    t.do("react material")
    assert t.B.cubes == {"raw-tin": 1}
    assert t.over == (number == 3)


@rule("TR-188")
def test_what_has_no_target_is_not_offered():
    t = reacting(f"{GOLDEN} tin 2", B={"cubes": "silver", "artifacts": {1: artifact()}})
    assert t.legal == ["pass", "react material", f"react {bowl_essence('tin')}"]
    assert t.reason("transmute refined-silver salt") == "why-no-essence"
    assert t.reason("recharge 1") == "why-not-exhausted"
    assert reacting(f"{GOLDEN} tin 2", B=GOLDMAKER).verbs == {"pass", "react", "transmute"}
