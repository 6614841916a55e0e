"""What every symbol of the legend does."""

from typing import Any

import pytest

from athanor.games.trismegistus.symbols import COLOUR_NAMES, ELEMENT_NAMES, MATERIAL_NAMES
from tests.trismegistus.granting import granting
from tests.trismegistus.printed import MATERIALS, arrow_colour
from tests.trismegistus.table import Table, artifact, experiment, publication, used

rule = pytest.mark.rule
UP = ("copper", "tin", "mercury", "iron")


def levels(t: Table) -> list[int]:
    return list(t.A.tracks.values())


# ---------------------------------------------------------------- gains


@rule("TR-418")
@pytest.mark.parametrize("material", MATERIALS)
@pytest.mark.parametrize("number", [1, 3])
def test_named_raw_materials(material, number):
    assert granting(f"raw {material} {number}").A.cubes == {f"raw-{material}": number}


@rule("TR-419")
@pytest.mark.parametrize("material", MATERIAL_NAMES[1:])
@pytest.mark.parametrize("number", [1, 2])
def test_named_refined_materials(material, number):
    assert granting(f"refined {material} {number}").A.cubes == {f"refined-{material}": number}


@rule("TR-420")
@pytest.mark.parametrize("essence", ["salt", "sulfur", "aether"])
def test_essences(essence):
    assert granting(f"essence {essence} 2").A.essences == {essence: 2}
    assert granting("essence any").do(f"gain {essence}").A.essences == {essence: 1}


@rule("TR-420")
def test_any_essence_several_times_may_be_mixed():
    t = granting("essence any 3").do("gain salt", "gain raw-mercury", "gain aether")
    assert (t.A.essences, t.A.cubes, t.kind) == ({"salt": 1, "aether": 1}, {"raw-mercury": 1}, "act")


@rule("TR-421")
def test_moves_on_tracks():
    assert levels(granting("track any").do("advance air")) == [0, 0, 0, 1]
    assert levels(granting("track lowest", tracks="fire 1 water 1 air 1")) == [1, 1, 1, 1]
    assert levels(granting("track any 2").do("advance water")) == [0, 2, 0, 0]
    assert levels(granting("track any 3").do("advance water")) == [0, 3, 0, 0]
    assert levels(granting("track three").do("advance fire", "advance earth", "advance air")) == [1, 0, 1, 1]
    assert levels(granting("track down, vp 1", tracks="fire 2").do("retreat fire")) == [1, 0, 0, 0]


@rule("TR-421")
@pytest.mark.parametrize("element", ELEMENT_NAMES)
def test_a_named_track(element):
    t = granting(f"track {element}")
    assert (t.A.tracks[element], sum(levels(t)), t.kind) == (1, 1, "act")


@rule("TR-429")
def test_points_at_once():
    assert granting("vp 7", vp=2).A.vp == 9


@rule("TR-434")
def test_a_reaction_token_arrives_ready_and_stays():
    assert (granting("reaction", reactions=(1, 1)).A.ready, granting("reaction").A.ready) == (2, 3)
    t = granting("reaction", die="black tin 1", used="red white", table={"passed": "B", "B": {"reactions": (0, 0)}})
    t.do("harvest 1")
    assert (t.state.round, t.A.ready, t.A.used) == (2, 3, 0)


@rule("TR-435")
def test_restoring_a_reaction_token():
    t = granting("restore", reactions=(1, 1))
    assert (t.A.ready, t.A.used) == (2, 0)
    t = granting("restore", reactions=(2, 0))
    assert (t.A.ready, t.A.used, t.kind) == (2, 0, "act")
    t = granting("restore", reactions=(0, 3))
    assert (t.A.ready, t.A.used) == (1, 2)


@rule("TR-436")
def test_ethereal_dice_and_chameleons():
    t = granting("ethereal, chameleon")
    assert (t.A.ethereal, t.A.chameleon) == (1, 1)


# ---------------------------------------------------------------- exchanges


@rule("TR-422", "TR-423")
def test_raw_for_its_own_refined_up_to_twice():
    t = granting("exchange raw-refined 2", cubes="raw-copper*3 lead", essences="salt")
    assert t.offered("refine") == ["copper"]
    t.do("refine copper", "refine copper")
    assert (t.A.cubes, t.kind) == ({"raw-lead": 1, "raw-copper": 1, "refined-copper": 2}, "act")
    assert (t.A.essences, levels(t)) == ({"salt": 1}, [0, 0, 0, 0])


@rule("TR-422")
def test_each_exchange_may_be_of_another_kind_and_lead_has_no_refined_form():
    t = granting("exchange raw-refined 2", cubes=" ".join(f"raw-{material}" for material in (*UP, "lead")))
    assert t.offered("refine") == list(UP)
    t.do("refine tin", "refine iron")
    assert t.A.cubes == {
        "raw-lead": 1, "raw-copper": 1, "raw-mercury": 1, "refined-tin": 1, "refined-iron": 1,
    }  # fmt: skip
    assert granting("exchange raw-refined 2", cubes="lead silver").kind == "act"


@rule("TR-423")
def test_an_exchange_sets_off_no_artifact():
    tiles = {slot: artifact("vp 5") for slot in range(1, 7)}
    t = granting("exchange raw-refined 2", cubes="raw-copper", artifacts=tiles).do("refine copper")
    assert (t.kind, t.A.vp, {state for _, state in t.A.slots.values()}) == ("act", 0, {"ready"})


@rule("TR-424")
@pytest.mark.parametrize("material", MATERIALS)
def test_raw_for_a_different_raw(material):
    t = granting("exchange raw-raw", cubes=f"raw-{material}")
    assert t.offered("swap") == [f"raw-{material} {other}" for other in MATERIALS if other != material]
    other = next(name for name in MATERIALS if name != material)
    t.do(f"swap raw-{material} {other}")
    assert (t.A.cubes, t.kind) == ({f"raw-{other}": 1}, "act")


@rule("TR-424", "TR-664")
def test_refined_or_gold_may_stand_for_the_raw_cube():
    t = granting("exchange raw-raw", cubes="refined-tin")
    assert t.can("swap refined-tin copper")
    assert not t.can("swap refined-tin tin")
    t = granting("exchange raw-raw", cubes="gold")
    assert t.offered("swap") == [f"refined-gold {material}" for material in MATERIALS]
    assert granting("exchange raw-raw", cubes="silver").kind == "act"
    t = granting("exchange raw-refined 2", cubes="gold").do("refine-gold iron")
    assert t.A.cubes == {"refined-iron": 1}


@rule("TR-425")
def test_refined_for_gold_up_to_three_times():
    t = granting("exchange refined-gold 3", cubes="refined-copper silver*2 raw-iron*4")
    assert t.offered("gild") == ["copper", "silver"]
    t.do("gild copper", "gild silver", "gild silver")
    assert (t.A.cubes, t.kind) == ({"raw-iron": 4, "refined-gold": 3}, "act")
    t = granting("exchange refined-gold 3", cubes="silver*5").do("gild silver", "gild silver", "gild silver")
    assert (t.A.cubes, t.kind) == ({"refined-silver": 2, "refined-gold": 3}, "act")


@rule("TR-426", "TR-629")
def test_one_gold_for_five_raw_of_choice():
    t = granting("exchange gold-raw", cubes="gold*2").do("use")
    for cube in ("lead", "lead", "copper", "iron", "mercury"):
        assert t.offered("gain") == [f"raw-{material}" for material in MATERIALS]
        t.do(f"gain raw-{cube}")
    assert (t.kind, t.A.cubes) == (
        "act", {"raw-lead": 2, "raw-copper": 1, "raw-mercury": 1, "raw-iron": 1, "refined-gold": 1},
    )  # fmt: skip
    assert granting("exchange gold-raw", cubes="silver*3").kind == "act"


@rule("TR-439", "TR-295")
def test_up_to_effects_may_be_used_partly():
    t = granting("exchange raw-refined 2", cubes="raw-copper*2").do("refine copper", "skip")
    assert (t.A.cubes, t.kind) == ({"raw-copper": 1, "refined-copper": 1}, "act")
    t = granting("exchange refined-gold 3", cubes="silver*3").do("gild silver", "skip")
    assert t.A.cubes == {"refined-silver": 2, "refined-gold": 1}
    t = granting("transmute wild 2", cubes="lead*2", essences="salt*2").do("transmute raw-lead salt", "skip")
    assert t.A.cubes == {"raw-lead": 1, "refined-copper": 1}
    assert granting("exchange gold-raw", cubes="gold").do("skip").A.cubes == {"refined-gold": 1}


# ---------------------------------------------------------------- transmutations and publications


@rule("TR-427")
@pytest.mark.parametrize("colour", COLOUR_NAMES)
def test_a_transmutation_of_a_printed_colour(colour):
    cubes = "lead raw-copper raw-tin raw-mercury raw-iron silver"
    t = granting(f"transmute {colour}", cubes=cubes, essences="salt")
    moving = {name.split()[0].partition("-")[2] for name in t.offered("transmute")}
    assert moving == {material for material in MATERIAL_NAMES[:6] if arrow_colour(material) == colour}
    wild = granting("transmute wild", cubes=cubes, essences="salt")
    assert len({name.split()[0] for name in wild.offered("transmute")}) == 6


@rule("TR-428")
def test_two_symbols_are_two_complete_draws():
    deck, hand = [publication("fire") for _ in range(6)], [publication("water")]
    t = granting("publication 2", table={"deck": deck}, hand=hand)
    assert (len(t.A.hand), len(t.state.publications), t.kind) == (3, 4, "return")
    t.do(f"return {deck[0].id + 1}")
    assert (len(t.A.hand), len(t.state.publications), t.kind) == (4, 3, "return")
    t.do(f"return {deck[1].id + 1}")
    assert (len(t.A.hand), len(t.state.publications), t.kind) == (3, 4, "act")


# ---------------------------------------------------------------- counting


@rule("TR-430")
def test_per_formula_face_up_or_down():
    t = granting("vp 2 per formula", vault="1:fire-1* 2:fire-2 3:air-1*")
    assert t.A.vp == 2 * 4
    assert granting("raw lead per formula").A.cubes == {"raw-lead": 1}


@rule("TR-431")
@pytest.mark.parametrize(
    ("measure", "count"), [("fire", 3), ("water", 5), ("earth", 2), ("air", 9), ("lowest", 2), ("any", 9)]
)
def test_per_level(measure, count):
    tracks = "fire 3 water 5 earth 2 air 9"
    assert granting(f"vp 1 per level {measure}", tracks=tracks).A.vp == count
    assert granting(f"essence salt per level {measure}", tracks=tracks).A.essences == {"salt": count}


@rule("TR-432")
def test_per_performed_experiment():
    side: dict[str, Any] = {
        "done": [experiment("fire"), experiment("fire"), experiment("water")],
        "open": [experiment("fire")],
    }
    assert granting("vp 1 per experiment", **side).A.vp == 3
    assert granting("vp 1 per experiment fire", **side).A.vp == 2
    assert granting("vp 3 per experiment air", **side).A.vp == 0


@rule("TR-433")
def test_per_artifact_of_an_element_and_per_symbol():
    tiles = {1: artifact(shows="fire"), 3: used(artifact(shows="fire air")), 6: artifact(shows="water")}
    found = {
        what: granting(f"vp 1 per {what}", artifacts=tiles).A.vp
        for what in ("artifact", "artifact fire", "artifact air", "artifact earth", "symbols fire air")
    }
    assert found == {
        "artifact": 3, "artifact fire": 2, "artifact air": 1, "artifact earth": 0, "symbols fire air": 3,
    }  # fmt: skip
    assert granting("vp 1 per symbols fire water", artifacts={1: artifact(shows="fire fire")}).A.vp == 2


# ---------------------------------------------------------------- random artifacts


@rule("TR-437")
def test_the_top_tile_of_the_stack_goes_into_any_slot():
    first, second = artifact(), artifact()
    t = granting("artifact random", table={"stack": [first, second]})
    market = t.state.market[:]
    assert t.offered("slot") == list("123456")
    t.do("slot 4")
    assert (t.A.slots, t.state.market, t.state.stacks[0]) == ({4: (first.id, "ready")}, market, [second.id])


@rule("TR-437", "TR-626")
def test_it_may_replace_another_one_which_leaves_the_game():
    old, new = artifact(), artifact()
    t = granting("artifact random", table={"stack": [new]}, artifacts={2: used(old)}).do("slot 2")
    assert t.A.slots == {2: (new.id, "ready")}
    s = t.state
    assert old.id not in [*s.market, *(tile for stack in s.stacks for tile in stack), *t.B.artifacts]


@rule("TR-437")
def test_it_is_taken_from_the_stack_of_the_current_round():
    tile = artifact(level=2)
    t = granting("artifact random", table={"round": 2, "stack": [tile]}).do("slot 1")
    assert t.A.slots == {1: (tile.id, "ready")}


@rule("TR-437")
def test_two_random_artifacts_come_one_after_the_other():
    first, second, third = artifact("vp 1"), artifact("vp 2"), artifact("vp 4")
    t = granting("artifact random 2", table={"stack": [first, second, third]}).do("slot 4")
    assert (t.A.vp, t.offered("slot")) == (1, list("123456"))
    t.do("slot 2")
    assert (t.A.slots, t.A.vp, t.kind) == ({4: (first.id, "ready"), 2: (second.id, "ready")}, 3, "act")
    assert t.state.stacks[0] == [third.id]


@rule("TR-437", "TR-645")
def test_of_two_random_artifacts_the_last_tile_is_one():
    tile = artifact()
    t = granting("artifact random 2", table={"stack": [tile]}).do("slot 4")
    assert (t.A.slots, t.kind) == ({4: (tile.id, "ready")}, "act")


@rule("TR-427", "TR-277")
def test_three_transmutations_are_three():
    t = granting("transmute wild 3", cubes="lead*4", essences="salt*4")
    t.do(*["transmute raw-lead salt"] * 2)
    assert (t.kind, t.question) == ("granted", "A wild transmutation: which?")
    t.do("transmute raw-lead salt")
    assert (t.A.cubes, t.A.essences, t.kind) == ({"raw-lead": 1, "refined-copper": 3}, {"salt": 1}, "act")


@rule("TR-433")
def test_gains_by_used_reaction_tokens_and_by_symbols_of_one_element():
    assert granting("vp 2 per reaction used", reactions=(1, 2)).A.vp == 4
    tiles = {1: artifact(shows="fire fire"), 2: artifact(shows="fire air"), 3: artifact(shows="water")}
    assert granting("vp 1 per symbols fire", artifacts=tiles).A.vp == 3
    assert granting("vp 1 per symbols fire air", artifacts=tiles).A.vp == 4


@rule("TR-438")
def test_its_ability_works_once_and_it_stays_ready():
    tile = artifact("raw any")
    t = granting("artifact random", table={"stack": [tile]}).do("slot 1")
    assert t.legal == ["use", "skip"]
    t.do("use", "gain raw-iron")
    assert (t.A.cubes, t.A.slots) == ({"raw-iron": 1}, {1: (tile.id, "ready")})


@rule("TR-438", "TR-645")
def test_from_an_empty_stack_nothing_comes():
    t = granting("artifact random", table={"stack": 0})
    assert (t.kind, t.A.slots, t.told()) == ("act", {}, ["samples"])
