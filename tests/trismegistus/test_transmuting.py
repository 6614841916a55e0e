"""The transmutation, step by step: cube, arrow, colour, essence, track, bonus, artifact."""

import pytest

from athanor.games.trismegistus.symbols import COLOUR_NAMES, ESSENCE_NAMES, MATERIAL_NAMES
from tests.trismegistus.granting import granting
from tests.trismegistus.printed import LOW, after, arrow_colour, arrows, other_colour, slot_at, source, track_of
from tests.trismegistus.table import Table, artifact, experiment, used

rule = pytest.mark.rule
STARTS = MATERIAL_NAMES[:6]  # arrows are named after where they start
EVERYTHING = (
    "lead*2 raw-copper*2 raw-tin*2 raw-mercury*2 raw-iron*2 refined-copper refined-tin refined-mercury refined-iron "
    "silver*2 gold"
)
PAYMENTS = (("salt", "salt"), ("sulfur", "sulfur"), ("aether", "aether"), ("mercury", "raw-mercury"))


def at(material: str, potency: int = 3) -> str:
    """A die of the colour of the arrow that starts at a material."""
    return f"{arrow_colour(material)} lead {potency}"


def sources(t: Table) -> set[str]:
    """The materials that a transmutation may start from."""
    return {name.split()[0].partition("-")[2] for name in t.offered("transmute")}


# ---------------------------------------------------------------- steps 1 to 3: cube, arrow, colour


@rule("TR-253")
@pytest.mark.parametrize("colour", COLOUR_NAMES)
def test_any_raw_or_refined_cube_but_gold_may_move(colour):
    t = Table(A={"die": f"{colour} lead 3", "cubes": EVERYTHING, "essences": "salt"})
    moving = {name.split()[0] for name in t.offered("transmute")}
    expected = {f"{state}-{material}" for material in arrows(colour) for state in ("raw", "refined")}
    assert moving == expected - {"refined-lead", "raw-silver"}


@rule("TR-254", "TR-255")
@pytest.mark.parametrize("material", STARTS)
def test_one_transmutation_is_one_arrow_of_the_chain(material):
    t = Table(A={"die": at(material, 1), "cubes": source(material), "essences": "salt"})
    t.do(f"transmute {source(material)} salt")
    assert t.A.cubes == {f"refined-{after(material)}": 1}
    assert t.A.potency == 0


@rule("TR-256", "TR-274")
def test_the_result_is_refined_whatever_the_cube_was():
    for material in ("copper", "tin"):
        t = Table(A={"die": at(material, 2), "cubes": f"raw-{material} refined-{material}", "essences": "salt*2"})
        t.do(f"transmute raw-{material} salt", f"transmute refined-{material} salt")
        assert t.A.cubes == {f"refined-{after(material)}": 2}


@rule("TR-257")
@pytest.mark.parametrize("material", STARTS)
def test_as_an_action_the_arrow_has_the_colour_of_the_die(material):
    own, other = arrow_colour(material), other_colour(arrow_colour(material))
    t = Table(A={"die": f"{other} lead 3", "cubes": source(material), "essences": "salt", "chameleon": 1})
    assert not t.can(f"transmute {source(material)} salt")
    assert t.why(f"transmute {source(material)} salt") == f"Only {other} arrows can be used now."
    t.do(f"chameleon {own} lead", f"transmute {source(material)} salt")
    assert t.A.cubes == {f"refined-{after(material)}": 1}


@rule("TR-258")
def test_as_a_reaction_the_arrow_has_the_colour_of_the_active_die():
    for colour in COLOUR_NAMES:
        own = {"die": f"{other_colour(colour)} lead 3", "cubes": EVERYTHING, "essences": "salt"}
        t = Table(phase="react", A={"die": f"{colour} tin 2"}, B=own)
        assert (t.asked, sources(t)) == ("B", set(arrows(colour)))


@rule("TR-259", "TR-427")
def test_a_wild_transmutation_takes_any_arrow():
    t = granting("transmute wild", cubes=EVERYTHING, essences="salt")
    assert sources(t) == set(STARTS)
    for material in STARTS:
        t = granting("transmute wild", die="black tin 3", cubes=source(material), essences="salt")
        assert t.do(f"transmute {source(material)} salt").A.cubes == {f"refined-{after(material)}": 1}


@rule("TR-260", "TR-427")
@pytest.mark.parametrize("colour", COLOUR_NAMES)
def test_a_transmutation_of_a_printed_colour_asks_for_no_die(colour):
    t = granting(f"transmute {colour}", die=f"{other_colour(colour)} tin 3", cubes=EVERYTHING, essences="salt")
    assert sources(t) == set(arrows(colour))
    wrong = next(material for material in STARTS if arrow_colour(material) != colour)
    assert t.why(f"transmute {source(wrong)} salt") == f"Only {colour} arrows can be used now."


@rule("TR-276", "TR-627")
@pytest.mark.parametrize("material", ["copper", "tin", "mercury", "iron"])
def test_a_raw_cube_is_not_simply_refined(material):
    t = Table(A={"die": at(material, 1), "cubes": f"raw-{material}", "essences": "salt"})
    assert "refine" not in t.verbs
    assert not t.can(f"refine {material}")
    assert t.do(f"transmute raw-{material} salt").A.cubes == {f"refined-{after(material)}": 1}


# ---------------------------------------------------------------- step 4: the essence


@rule("TR-261", "TR-582")
def test_exactly_one_essence_is_paid():
    t = Table(A={"die": at("lead", 1), "cubes": "lead raw-mercury", "essences": "salt*2 sulfur"})
    t.do("transmute raw-lead salt")
    assert t.A.essences == {"salt": 1, "sulfur": 1}
    assert t.A.cubes == {"raw-mercury": 1, "refined-copper": 1}


@rule("TR-262")
def test_without_means_to_pay_there_is_no_transmutation():
    cubes = "lead raw-copper raw-tin raw-iron silver"
    for colour in COLOUR_NAMES:
        assert Table(A={"die": f"{colour} tin 3", "cubes": cubes}).offered("transmute") == []
        t = Table(phase="react", A={"die": f"{colour} tin 2"}, B={"cubes": cubes})
        assert (t.asked, t.offered("transmute")) == ("B", [])
    t = granting("transmute wild", cubes=cubes)
    assert (t.kind, t.told()) == ("act", ["samples"])


@rule("TR-263", "TR-618")
@pytest.mark.parametrize(("cube", "material"), [("raw-tin", "tin"), ("refined-silver", "silver")])
def test_the_cube_that_arrives_cannot_pay_for_its_own_move(cube, material):
    assert Table(A={"die": at(material), "cubes": cube}).offered("transmute") == []
    t = Table(A={"die": at(material), "cubes": cube, "essences": "salt"}).do(f"transmute {cube} salt")
    assert t.A.cubes == {f"refined-{after(material)}": 1}


@rule("TR-264")
@pytest.mark.parametrize("cube", ["raw-mercury", "refined-mercury"])
def test_the_mercury_that_moves_cannot_pay(cube):
    t = Table(A={"die": at("mercury", 1), "cubes": cube})
    assert t.offered("transmute") == []
    assert (
        t.why(f"transmute {cube} {cube}")
        == f"The {cube.replace('-', ' ')} that moves cannot pay for its own transmutation."
    )
    t = Table(A={"die": at("mercury", 1), "cubes": f"{cube}*2"}).do(f"transmute {cube} {cube}")
    assert t.A.cubes == {"refined-iron": 1}
    assert t.A.tracks[track_of("mercury")] == 1
    assert granting("transmute wild", cubes=cube).kind == "act"


@rule("TR-275")
def test_different_essences_may_be_paid_within_one_action():
    t = Table(A={"die": at("lead", 2), "cubes": "lead*2", "essences": "salt sulfur"})
    t.do("transmute raw-lead salt", "transmute raw-lead sulfur")
    assert (t.A.tracks[track_of("salt")], t.A.tracks[track_of("sulfur")]) == (1, 1)


# ---------------------------------------------------------------- steps 5 and 6: the track


@rule("TR-265", "TR-582")
@pytest.mark.parametrize(("essence", "payment"), PAYMENTS)
def test_the_track_of_the_essence_goes_up(essence, payment):
    mercury = payment if essence == "mercury" else ""
    tokens = "" if essence == "mercury" else essence
    t = Table(A={"die": at("lead", 1), "cubes": f"lead {mercury}", "essences": tokens}).do(
        f"transmute raw-lead {payment}"
    )
    assert t.A.tracks == {**dict.fromkeys(t.A.tracks, 0), track_of(essence): 1}


@rule("TR-266", "TR-298")
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_shuffled_the_track_follows_its_dominant_essence(turn):
    order = [*ESSENCE_NAMES[turn:4], *ESSENCE_NAMES[:turn]]
    for essence, payment in PAYMENTS:
        side = {"die": at("lead", 1), "cubes": "lead raw-mercury", "essences": "salt sulfur aether"}
        t = Table(A=side, essences=" ".join(order)).do(f"transmute raw-lead {payment}")
        risen = [number for number, level in enumerate(t.A.tracks.values()) if level]
        assert risen == [order.index(essence)]


@rule("TR-267")
def test_at_the_top_a_point_in_place_of_the_step():
    track = track_of("salt")
    t = Table(A={"die": at("lead", 1), "cubes": "lead", "essences": "salt", "tracks": f"{track} 12"})
    t.do("transmute raw-lead salt")
    assert (t.A.tracks[track], t.A.vp) == (12, 1)
    t = Table(A={"die": at("lead", 1), "cubes": "lead", "essences": "salt", "tracks": f"{track} 11"})
    t.do("transmute raw-lead salt")
    assert (t.A.tracks[track], t.A.vp) == (12, 0)


@rule("TR-268")
def test_entering_a_bonus_space_grants_its_token():
    track = track_of("salt")
    side = {"die": at("lead", 1), "cubes": "lead", "essences": "salt", "tracks": f"{track} {LOW - 1}"}
    t = Table(A=side, bonus={f"{track} {LOW}": "ethereal"}).do("transmute raw-lead salt")
    assert (t.A.ethereal, t.active) == (1, "A")
    t = Table(A=dict(side, tracks=f"{track} {LOW - 2}"), bonus={f"{track} {LOW}": "ethereal"})
    assert t.do("transmute raw-lead salt").A.ethereal == 0


@rule("TR-273")
def test_every_transmutation_gives_step_and_bonus_anew():
    track = track_of("salt")
    side = {"die": at("lead", 2), "cubes": "lead*2", "essences": "salt*2", "tracks": f"{track} {LOW - 2}"}
    t = Table(A=side, bonus={f"{track} {LOW}": "chameleon"}).do("transmute raw-lead salt")
    assert (t.A.tracks[track], t.A.chameleon) == (LOW - 1, 0)
    t.do("transmute raw-lead salt")
    assert (t.A.tracks[track], t.A.chameleon) == (LOW, 1)


# ---------------------------------------------------------------- step 7: the artifact


def passing(tile, slot: int = 0, potency: int = 3, **side) -> Table:
    """A moves lead past a tile."""
    given = {"cubes": "lead*3", "essences": "salt*3", **side}
    t = Table(A=dict(die=at("lead", potency), artifacts={slot or slot_at("lead"): tile}, **given))
    return t.do("transmute raw-lead salt")


@rule("TR-269")
def test_a_ready_artifact_on_the_arrow_may_be_used_and_is_then_exhausted():
    tile = artifact("vp 3")
    t = passing(tile)
    assert t.legal == ["use", "skip"]
    t.do("use")
    assert (t.A.vp, t.A.slots) == (3, {slot_at("lead"): (tile.id, "used")})


@rule("TR-270", "TR-650")
def test_left_unused_it_stays_ready():
    tile = artifact("vp 3")
    t = passing(tile).do("skip")
    assert (t.A.vp, t.A.slots) == (0, {slot_at("lead"): (tile.id, "ready")})


@rule("TR-273")
def test_left_unused_it_is_asked_again_at_the_next_transmutation():
    t = passing(artifact("vp 3")).do("skip", "transmute raw-lead salt")
    assert t.kind == "fire"


@rule("TR-271")
def test_an_exhausted_artifact_gives_nothing():
    t = passing(artifact("vp 3")).do("use", "transmute raw-lead salt")
    assert (t.kind, t.A.vp) == ("transmuting", 3)
    assert passing(used(artifact("vp 3"))).kind == "transmuting"


@rule("TR-272")
@pytest.mark.parametrize("slot", range(1, 7))
def test_only_the_slot_of_the_used_arrow_counts(slot):
    t = passing(artifact("vp 3"), slot)
    assert (t.kind == "fire") == (slot == slot_at("lead"))


# ---------------------------------------------------------------- granted transmutations


@rule("TR-277")
def test_several_wild_ones_may_take_different_arrows():
    t = granting("transmute wild 2", cubes="lead raw-iron", essences="salt*2")
    t.do("transmute raw-lead salt", "transmute raw-iron salt")
    assert (t.A.cubes, t.kind) == ({"refined-copper": 1, "refined-silver": 1}, "act")


@rule("TR-278")
def test_the_same_cube_may_be_moved_by_two_wild_ones():
    t = granting("transmute wild 2", cubes="lead", essences="salt*2")
    t.do("transmute raw-lead salt", "transmute refined-copper salt")
    assert (t.A.cubes, t.A.essences) == ({"refined-tin": 1}, {})


@rule("TR-279")
def test_wild_ones_cost_the_essence_but_no_potency_and_no_token():
    card = experiment("fire", reward="transmute wild")
    t = Table(A={"die": "black tin 3", "open": [card], "cubes": "lead", "essences": "salt*2", "empty": "fire-1 fire-2"})
    t.do("perform 1", "transmute raw-lead salt")
    assert (t.A.potency, t.A.ready, t.A.essences, t.kind) == (3, 2, {"salt": 1}, "act")


@rule("TR-280")
def test_wild_ones_bring_step_bonus_and_artifact():
    track = track_of("salt")
    tile = artifact("vp 3")
    t = granting(
        "transmute wild",
        table={"bonus": {f"{track} {LOW}": "ethereal"}},
        cubes="lead", essences="salt", tracks=f"{track} {LOW - 1}", artifacts={slot_at("lead"): tile},
    )  # fmt: skip
    t.do("transmute raw-lead salt", "use")
    assert (t.A.tracks[track], t.A.ethereal, t.A.vp) == (LOW, 1, 3)
    assert t.A.slots[slot_at("lead")] == (tile.id, "used")


@rule("TR-281")
def test_an_artifact_turns_before_its_ability_and_cannot_set_itself_off():
    t = passing(artifact("transmute wild"), potency=1).do("use")
    assert t.A.slots[slot_at("lead")][1] == "used"
    t.do("transmute raw-lead salt")
    assert (t.kind, t.A.cubes) == ("react", {"raw-lead": 1, "refined-copper": 2})


@rule("TR-282")
def test_a_tile_just_bought_may_be_set_off_by_the_transmutation_it_grants():
    tile = artifact("transmute wild")
    place = Table(A={"die": "black tin 3"}).offered("artifact")[0]
    side = {"die": "black tin 3", "cubes": "lead*2", "essences": "salt*2"}
    t = Table(A=side, market={int(place): tile}).do(f"artifact {place}", f"slot {slot_at('lead')}", "use")
    assert t.A.slots[slot_at("lead")] == (tile.id, "ready")
    t.do("transmute raw-lead salt")
    assert t.kind == "fire"
    t.do("use", "transmute raw-lead salt")
    assert t.kind != "fire"
    assert t.A.slots[slot_at("lead")] == (tile.id, "used")


@rule("TR-283")
def test_artifacts_may_set_each_other_off():
    x, y = artifact("transmute wild"), artifact("vp 3")
    side = {"die": at("lead", 1), "cubes": "lead raw-copper", "essences": "salt*2"}
    t = Table(A=dict(side, artifacts={slot_at("lead"): x, slot_at("copper"): y}))
    t.do("transmute raw-lead salt", "use", "transmute raw-copper salt", "use")
    assert (t.A.slots[slot_at("lead")][1], t.A.slots[slot_at("copper")][1], t.A.vp) == ("used", "used", 3)


@rule("TR-284")
def test_an_essence_from_the_artifact_pays_the_next_transmutation():
    t = passing(artifact("essence sulfur"), potency=2, cubes="lead*2", essences="salt").do("use")
    assert t.offered("transmute") == ["raw-lead sulfur"]
    t.do("transmute raw-lead sulfur")
    assert (t.A.cubes, t.A.essences) == ({"refined-copper": 2}, {})


@rule("TR-285")
def test_a_cube_from_the_artifact_may_be_moved_next():
    side = {"die": at("silver"), "cubes": "silver raw-mercury", "artifacts": {slot_at("silver"): artifact("silver 2")}}
    t = Table(A=side).do("transmute refined-silver raw-mercury", "use")
    assert t.offered("transmute") == ["refined-silver gold"]
    t.do("transmute refined-silver gold")
    assert t.A.cubes == {"refined-silver": 1, "refined-gold": 1}
