"""Cubes: raw and refined, mercury as an essence, what gold and silver may stand for."""

import pytest

from athanor.games.trismegistus.components import CUBE_WORDS, PAYMENT_NAMES
from athanor.games.trismegistus.symbols import COLOUR_NAMES, ESSENCE_NAMES, MATERIAL_NAMES, UnknownSymbol, read_step
from tests.trismegistus.granting import granting
from tests.trismegistus.printed import MATERIALS, arrow_colour, bowl_essence, source, track_of
from tests.trismegistus.table import Table, experiment, fresh

rule = pytest.mark.rule
ANY_FACE = next(face for face in MATERIALS if bowl_essence(face) == "any")


def costing(cost: str, cubes: str, need: str = "", **side) -> Table:
    return Table(A=dict(die="red lead 1", open=[experiment("fire", need, cost)], cubes=cubes, **side))


def payable(cost: str, cubes: str) -> bool:
    return costing(cost, cubes).can("perform 1")


# ---------------------------------------------------------------- raw and refined


@rule("TR-228")
def test_harvested_cubes_are_raw_and_transmuted_ones_refined():
    colour = arrow_colour("tin")
    t = Table(A={"die": f"{colour} tin 4", "essences": "salt"}).do("harvest 2").do("pass", seat="B")
    assert t.A.cubes == {"raw-tin": 2}
    t = Table(A={"die": f"{colour} tin 4", "cubes": "raw-tin", "essences": "salt"}).do("transmute raw-tin salt")
    assert t.A.cubes == {"refined-mercury": 1}


@rule("TR-229", "TR-580")
@pytest.mark.parametrize("material", ["copper", "tin", "mercury", "iron"])
def test_refined_pays_where_its_raw_form_is_asked(material):
    assert payable(f"raw {material}", f"refined-{material}")
    t = costing(f"raw {material} 2", f"raw-{material} refined-{material}").do("perform 1", f"pay refined-{material}")
    assert t.A.cubes == {}


@rule("TR-230", "TR-580")
@pytest.mark.parametrize("material", ["copper", "tin", "mercury", "iron"])
def test_raw_never_pays_for_refined(material):
    t = costing(f"refined {material}", f"raw-{material}*3")
    assert not t.can("perform 1")
    assert t.why("perform 1") == "You cannot pay for this experiment."


@rule("TR-231")
def test_refined_pays_only_its_own_raw_kind():
    for asked in MATERIALS:
        for held in ("copper", "tin", "mercury", "iron", "silver"):
            assert payable(f"raw {asked}", f"refined-{held}*3") == (asked == held)


@rule("TR-232")
def test_there_is_no_refined_lead():
    assert "refined-lead" not in CUBE_WORDS
    with pytest.raises(UnknownSymbol):
        read_step("refined lead")
    assert "refined-lead" not in granting("refined any").offered("gain")
    assert granting("exchange raw-refined 2", cubes="raw-lead*2").kind == "act"
    t = granting("exchange raw-raw", cubes="refined-tin").do("swap refined-tin lead")
    assert t.A.cubes == {"raw-lead": 1}


@rule("TR-233")
@pytest.mark.parametrize("material", ["silver", "gold"])
def test_silver_and_gold_are_always_refined(material):
    assert f"raw-{material}" not in CUBE_WORDS
    with pytest.raises(UnknownSymbol):
        read_step(f"raw {material}")
    assert granting(material).A.cubes == {f"refined-{material}": 1}
    before = MATERIAL_NAMES[MATERIAL_NAMES.index(material) - 1]
    t = Table(A={"die": f"{arrow_colour(before)} lead 1", "cubes": source(before), "essences": "salt"})
    assert t.do(f"transmute {source(before)} salt").A.cubes == {f"refined-{material}": 1}


@rule("TR-234", "TR-615")
def test_any_raw_is_one_of_five_and_never_silver_or_gold():
    t = granting("raw any")
    assert t.offered("gain") == [f"raw-{material}" for material in MATERIALS]
    assert t.do("gain raw-lead").A.cubes == {"raw-lead": 1}


@rule("TR-235", "TR-615")
def test_any_refined_is_one_of_six_silver_and_gold_among_them():
    t = granting("refined any 2")
    assert t.offered("gain") == [f"refined-{material}" for material in MATERIAL_NAMES[1:]]
    assert t.do("gain refined-silver", "gain refined-gold").A.cubes == {"refined-silver": 1, "refined-gold": 1}


@rule("TR-236")
@pytest.mark.parametrize("cube", CUBE_WORDS)
def test_any_raw_is_paid_with_everything_but_silver(cube):
    assert payable("raw any", cube) == (cube != "refined-silver")


@rule("TR-237")
@pytest.mark.parametrize("cube", CUBE_WORDS)
def test_any_refined_is_paid_with_every_refined_cube(cube):
    assert payable("refined any", cube) == cube.startswith("refined")


@rule("TR-229", "TR-236", "TR-237", "TR-244")
@pytest.mark.parametrize("asked", [*CUBE_WORDS, "raw-any", "refined-any"])
def test_everything_that_fits_may_pay_and_nothing_else(asked):
    state, material = asked.split("-")
    fitting = {asked, "refined-gold"}
    if state == "raw":
        fitting |= {f"refined-{material}"}
    if material == "any":
        fitting = {cube for cube in CUBE_WORDS if state in ("raw", cube.split("-")[0])}
        fitting -= {"refined-silver"} if state == "raw" else set()
    t = costing(asked.replace("-", " "), " ".join(CUBE_WORDS)).do("perform 1")
    if t.kind == "pay":
        assert set(t.offered("pay")) == fitting & set(CUBE_WORDS)
    else:
        assert (fitting, t.A.cubes.get("refined-gold")) == ({"refined-gold"}, None)


# ---------------------------------------------------------------- mercury


@rule("TR-238")
def test_mercury_taken_as_an_essence_is_a_raw_cube():
    t = Table(A={"die": f"white {ANY_FACE} 3"}).do("essence mercury 2")
    assert (t.A.cubes, t.A.essences) == ({"raw-mercury": 2}, {})


@rule("TR-239")
def test_the_same_mercury_may_be_material_or_essence():
    def laid() -> Table:
        colour = arrow_colour("lead")
        card = experiment("fire", cost="raw mercury")
        return Table(A={"die": f"{colour} lead 1", "open": [card], "cubes": "raw-mercury lead"})

    t = laid().do("perform 1", "unlock fire-1", "cell 1")
    assert t.A.cubes == {"raw-lead": 1}
    t = laid().do("transmute raw-lead raw-mercury")
    assert t.A.cubes == {"refined-copper": 1}


@rule("TR-240")
def test_mercury_paid_moves_its_own_track():
    t = Table(A={"die": f"{arrow_colour('lead')} lead 1", "cubes": "lead raw-mercury"})
    t.do("transmute raw-lead raw-mercury")
    assert t.A.tracks == {**dict.fromkeys(t.A.tracks, 0), track_of("mercury"): 1}


@rule("TR-241")
def test_refined_mercury_pays_as_an_essence_too():
    t = Table(A={"die": f"{arrow_colour('lead')} lead 1", "cubes": "lead refined-mercury"})
    t.do("transmute raw-lead refined-mercury")
    assert t.A.cubes == {"refined-copper": 1}
    assert t.A.tracks[track_of("mercury")] == 1


@rule("TR-242", "TR-420")
def test_any_essence_may_be_mercury_as_a_raw_cube():
    t = granting("essence any")
    assert t.offered("gain") == ["salt", "sulfur", "aether", "raw-mercury"]
    t.do("gain raw-mercury")
    assert (t.A.cubes, t.A.essences) == ({"raw-mercury": 1}, {})


@rule("TR-243")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_of_each_essence_is_no_mercury(players):
    t = fresh(players, setup="introductory")
    assert all(lab.essences == [1, 1, 1] for lab in t.state.labs)
    # One of each raw cube, the fourth player's compensation, and nothing for the essences.
    mercury = [lab.cubes[CUBE_WORDS.index("raw-mercury")] for lab in t.state.labs]
    assert sorted(mercury) == [*[1] * (players - 1), 2 if players == 4 else 1]
    assert ESSENCE_NAMES[:3] == ("salt", "sulfur", "aether")


# ---------------------------------------------------------------- gold


@rule("TR-244", "TR-588")
def test_gold_pays_in_the_place_of_every_material():
    t = costing("lead, refined iron", "gold*2").do("perform 1")
    assert t.A.cubes == {}
    assert all(payable(cube.replace("-", " "), "gold") for cube in CUBE_WORDS)


@rule("TR-245", "TR-619")
@pytest.mark.parametrize("material", MATERIAL_NAMES[:6])
def test_gold_paid_as_an_essence_is_mercury_and_nothing_else(material):
    cube = source(material)
    t = Table(A={"die": f"{arrow_colour(material)} lead 1", "cubes": f"{cube} gold"})
    assert t.offered("transmute") == [f"{cube} gold"]
    assert t.why(f"transmute {cube} salt") == "You have no salt to pay with."
    t.do(f"transmute {cube} gold")
    assert t.A.tracks == {**dict.fromkeys(t.A.tracks, 0), track_of("mercury"): 1}


@rule("TR-246", "TR-588")
def test_gold_stands_for_silver_as_temporary_mastery():
    t = costing("", "gold", need="fire 5", tracks="fire 4")
    t.do("perform 1")
    assert (t.A.cubes, t.A.tracks["fire"]) == ({}, 4)


@rule("TR-247")
def test_nothing_stands_for_gold():
    t = Table(A={"die": "red lead 1", "cubes": "silver*5"})
    assert t.offered("buy") == []
    assert t.why("buy fire-1") == "The next formula costs 1 gold."
    for cube in CUBE_WORDS[:-1]:
        assert not payable("gold", f"{cube}*4")
    assert payable("gold", "gold")


@rule("TR-248")
def test_gold_is_never_transmuted():
    for colour in COLOUR_NAMES:
        assert "transmute" not in Table(A={"die": f"{colour} lead 3", "cubes": "gold", "essences": "salt"}).verbs
    assert granting("transmute wild", cubes="gold", essences="salt").kind == "act"


@rule("TR-249")
def test_the_player_chooses_which_cubes_pay():
    t = costing("raw copper", "raw-copper refined-copper gold").do("perform 1")
    assert t.offered("pay") == ["raw-copper", "refined-copper", "refined-gold"]
    assert t.do("pay raw-copper").A.cubes == {"refined-copper": 1, "refined-gold": 1}
    t = costing("raw copper", "raw-copper gold").do("perform 1", "pay refined-gold")
    assert t.A.cubes == {"raw-copper": 1}


@rule("TR-252")
def test_unspent_gold_is_worth_a_point_each():
    t = Table(A={"cubes": "gold*3"})
    assert (t.sheet("A")["sheet-gold"], t.points("A")) == (3, 3)


# ---------------------------------------------------------------- silver


@rule("TR-250", "TR-587")
def test_silver_lowers_the_requirement_for_this_performance_only():
    again = experiment("water", "fire 5")
    t = Table(
        A={"die": "red lead 1", "open": [experiment("fire", "fire 5"), again], "tracks": "fire 3", "cubes": "silver*2"}
    )
    t.do("perform 1")
    assert (t.A.cubes, t.A.tracks["fire"]) == ({}, 3)
    t.do("unlock fire-1", "cell 1")
    assert t.why("perform 1") == "Your level is 2 too low."


@rule("TR-251")
def test_silver_pays_neither_essences_nor_raw_cubes():
    assert "silver" not in PAYMENT_NAMES
    for material in MATERIAL_NAMES[:6]:
        t = Table(A={"die": f"{arrow_colour(material)} lead 3", "cubes": f"{source(material)} silver*2"})
        assert t.offered("transmute") == []
    assert not any(payable(f"raw {material}", "silver*3") for material in (*MATERIALS, "any"))
