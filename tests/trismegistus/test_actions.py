"""Main actions: what potency buys; harvesting, taking essences, transmuting."""

import pytest

from athanor.games.trismegistus.symbols import COLOUR_NAMES, ESSENCE_NAMES
from tests.trismegistus.printed import (
    BOARD,
    MATERIALS,
    after,
    arrow_colour,
    arrows,
    bowl_essence,
    essences_held,
    other_colour,
    places,
    section,
    slot_at,
    source,
)
from tests.trismegistus.table import Table, artifact, experiment, used

rule = pytest.mark.rule
QUIET = {"reactions": (0, 0)}
BLACKEST = arrow_colour("lead")  # the colour of the first arrow
LEFT = [face for face in MATERIALS if bowl_essence(face) != "any"]


# ---------------------------------------------------------------- potency


@rule("TR-105")
def test_no_more_potency_than_the_die_has():
    t = Table(A={"die": "black tin 2"})
    assert t.offered("harvest") == ["1", "2"]
    assert {name.split()[1] for name in t.offered("essence")} == {"1", "2"}
    assert t.reason("harvest 3") == "why-potency"


@rule("TR-105")
def test_a_transmutation_needs_potency_too():
    t = Table(A={"die": f"{BLACKEST} tin 1", "cubes": "lead*2", "essences": "salt*2"}).do("transmute raw-lead salt")
    assert (t.A.potency, t.A.cubes) == (0, {"raw-lead": 1, f"refined-{after('lead')}": 1})
    assert t.asked == "B"


@rule("TR-106")
def test_exactly_one_of_six_actions():
    side = {"die": f"{BLACKEST} tin 4", "cubes": "lead", "essences": "salt", "artifacts": {2: used(artifact())}}
    t = Table(A=side)
    assert t.verbs == {"harvest", "essence", "transmute", "artifact", "recharge", "experiment"}


@rule("TR-106", "TR-075")
@pytest.mark.parametrize(
    "moves",
    [
        ("harvest 1",),
        (f"essence {bowl_essence('tin')} 1",),
        ("transmute raw-lead salt",),
        (f"artifact {places(BLACKEST)[0]}", "slot 1"),
        ("recharge 2",),
        (f"experiment {section('tin')[0]}a",),
    ],
)
def test_after_it_the_others_react(moves):
    side = {"die": f"{BLACKEST} tin 4", "cubes": "lead", "essences": "salt", "artifacts": {2: used(artifact())}}
    hard = experiment("fire", "fire 9")
    t = Table(A=side, market={int(places(BLACKEST)[0]): artifact()}, spaces={section("tin")[0]: [hard]}).do(*moves)
    assert (t.asked, t.kind, t.legal_for("A")) == ("B", "react", [])


# ---------------------------------------------------------------- harvest


@rule("TR-107")
@pytest.mark.parametrize("spent", [1, 3, 4])
def test_a_raw_cube_for_each_potency(spent):
    t = Table(A={"die": "black tin 4"}).do(f"harvest {spent}")
    assert (t.A.cubes, t.A.potency) == ({"raw-tin": spent}, 4 - spent)


@rule("TR-107")
def test_at_least_one_potency_is_spent():
    assert "0" not in Table(A={"die": "black tin 4"}).offered("harvest")


@rule("TR-108")
@pytest.mark.parametrize("face", MATERIALS)
@pytest.mark.parametrize("colour", COLOUR_NAMES)
def test_cubes_of_the_symbol_whatever_the_colour(face, colour):
    assert Table(A={"die": f"{colour} {face} 3"}).do("harvest 2").A.cubes == {f"raw-{face}": 2}


@rule("TR-109")
def test_harvested_mercury_can_be_spent_as_essence_and_as_material():
    side = {"die": f"{BLACKEST} mercury 3", "cubes": "lead"}
    t = Table(A=side, B=QUIET, passed="B").do("harvest 1")
    assert t.A.cubes == {"raw-lead": 1, "raw-mercury": 1}
    t.do("keep", "transmute raw-lead raw-mercury")
    assert t.A.cubes == {f"refined-{after('lead')}": 1}
    e = experiment("fire", cost="raw mercury")
    t = Table(A={"die": "red mercury 1", "open": [e], "done": [experiment("fire")]}).do("harvest 1", "perform 1")
    assert (e.id in t.A.done, t.A.cubes) == (True, {})


# ---------------------------------------------------------------- essences


@rule("TR-110")
@pytest.mark.parametrize("face", LEFT)
def test_an_essence_of_the_bowl_for_each_potency(face):
    t = Table(A={"die": f"black {face} 3"})
    essence = bowl_essence(face)
    assert t.offered("essence") == [f"{essence} {n}" for n in (1, 2, 3)]
    t.do(f"essence {essence} 2")
    assert (essences_held(t.A, essence), t.A.potency) == (2, 1)
    assert sum(t.A.essences.values()) + sum(t.A.cubes.values()) == 2
    other = next(name for name in ESSENCE_NAMES[:4] if name != essence)
    assert Table(A={"die": f"black {face} 3"}).reason(f"essence {other} 1") == "why-other-essence"


@rule("TR-111")
def test_where_the_bowl_shows_mercury_it_is_raw_mercury():
    face = next(face for face in LEFT if bowl_essence(face) == "mercury")
    t = Table(A={"die": f"black {face} 3"}).do("essence mercury 2")
    assert (t.A.cubes, t.A.essences) == ({"raw-mercury": 2}, {})


@rule("TR-112")
@pytest.mark.parametrize("face", LEFT)
def test_shuffled_dominant_essences_do_not_change_what_a_bowl_gives(face):
    printed = [ESSENCE_NAMES[essence] for essence in BOARD.track_essence]
    t = Table(A={"die": f"black {face} 1"}, essences=" ".join(printed[1:] + printed[:1]))
    assert t.offered("essence") == [f"{bowl_essence(face)} 1"]


@rule("TR-113")
def test_an_iron_die_may_take_any_essence():
    t = Table(A={"die": "black iron 3"})
    assert t.offered("essence") == [
        f"{kind} {n}" for kind in ("salt", "sulfur", "aether", "mercury") for n in (1, 2, 3)
    ]


@rule("TR-114")
@pytest.mark.parametrize("kind", ["salt", "sulfur", "aether", "mercury"])
def test_but_of_one_kind_in_one_action(kind):
    t = Table(A={"die": "black iron 3", "cubes": "gold"}).do(f"essence {kind} 3")
    assert (essences_held(t.A, kind), t.A.potency) == (3, 0)
    t = Table(A={"die": "black iron 3", "cubes": "gold"}).do(f"essence {kind} 2")
    assert (t.kind, t.offered("essence"), t.A.potency) == ("finish-open", [], 1)


@rule("TR-115")
def test_another_action_may_name_another_kind():
    t = Table(A={"die": "black iron 3"}, B=QUIET, passed="B").do("essence salt 1", "keep", "essence sulfur 1")
    assert t.A.essences == {"salt": 1, "sulfur": 1}


@rule("TR-116")
@pytest.mark.parametrize("face", LEFT)
def test_a_wild_die_uses_the_bowl_it_was_turned_to(face):
    t = Table(phase="draft", bowls="wild: red; iron: red*2").do("draft wild red", f"turn {face}")
    assert t.offered("essence") == [f"{bowl_essence(face)} 1"]


# ---------------------------------------------------------------- transmute


@rule("TR-117")
def test_each_potency_pays_a_transmutation_along_an_arrow_of_the_colour():
    t = Table(A={"die": f"{BLACKEST} iron 3", "cubes": "lead*2", "essences": "salt*2"})
    t.do("transmute raw-lead salt", "transmute raw-lead salt")
    assert (t.A.cubes, t.A.potency, t.A.essences) == ({"refined-copper": 2}, 1, {})


@rule("TR-117")
@pytest.mark.parametrize("colour", COLOUR_NAMES)
def test_only_arrows_of_the_colour_of_the_die(colour):
    cubes = " ".join(f"raw-{m}" for m in MATERIALS) + " silver"
    t = Table(A={"die": f"{colour} iron 3", "cubes": cubes, "essences": "salt"})
    assert {name.split()[0] for name in t.offered("transmute")} == {source(m) for m in arrows(colour)}
    barred = source(arrows(other_colour(colour))[0])
    assert not t.can(f"transmute {barred} salt")
    assert t.reason(f"transmute {barred} salt") == "why-other-colour"


@rule("TR-118")
@pytest.mark.parametrize("colour", COLOUR_NAMES)
def test_all_transmutations_of_an_action_along_the_same_arrow(colour):
    one, two = arrows(colour)
    side = {"die": f"{colour} lead 3", "cubes": f"{source(one)}*2 {source(two)}*2", "essences": "salt*3"}
    t = Table(A=side)
    assert t.can(f"transmute {source(one)} salt")
    assert t.can(f"transmute {source(two)} salt")
    t.do(f"transmute {source(one)} salt")
    assert t.kind == "transmuting"
    assert t.can(f"transmute {source(one)} salt")
    assert not t.can(f"transmute {source(two)} salt")
    assert t.reason(f"transmute {source(two)} salt") == "why-other-arrow"


@rule("TR-119")
def test_in_the_next_turn_another_arrow_may_be_used():
    one, two = arrows(BLACKEST)
    side = {"die": f"{BLACKEST} lead 3", "cubes": f"{source(one)}*2 {source(two)}*2", "essences": "salt*3"}
    t = Table(A=side, B=QUIET, passed="B").do(f"transmute {source(one)} salt", "end", "keep")
    t.do(f"transmute {source(two)} salt", "end")
    assert (t.A.cubes[f"refined-{after(one)}"], t.A.cubes[f"refined-{after(two)}"], t.A.potency) == (1, 1, 1)


@rule("TR-120")
def test_the_number_of_transmutations_is_open():
    tile = artifact("silver 2")
    side = {"cubes": "silver", "essences": "salt*3", "artifacts": {slot_at("silver"): tile}}
    t = Table(A=dict(side, die=f"{arrow_colour('silver')} lead 4"))
    t.do("transmute refined-silver salt", "use")
    assert (t.A.cubes, t.A.potency, t.kind) == ({"refined-silver": 2, "refined-gold": 1}, 3, "transmuting")
    t.do("transmute refined-silver salt")
    assert t.can("transmute refined-silver salt")
    t.do("end")
    assert (t.A.cubes, t.A.potency) == ({"refined-silver": 1, "refined-gold": 2}, 2)
    assert t.kind != "transmuting"
