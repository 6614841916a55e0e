"""Main actions on tiles and cards: acquiring an artifact, recharging one, taking an experiment."""

import pytest

from athanor.games.trismegistus.symbols import COLOUR_NAMES
from tests.trismegistus.printed import (
    MATERIALS,
    arrow_colour,
    every_step,
    other_colour,
    places,
    section,
    slot_at,
)
from tests.trismegistus.table import Made, Table, artifact, experiment, fresh, publication, used

rule = pytest.mark.rule
QUIET = {"reactions": (0, 0)}
PLACE = int(places("white")[0])
FAR = "fire 9"  # a requirement nobody here meets


def shop(tile: Made, potency: int = 3, **more) -> Table:
    """A white die, and this tile at the first white place."""
    return Table(A=dict(die=f"white tin {potency}", **more), B=QUIET, passed="B", market={PLACE: tile})


# ---------------------------------------------------------------- artifacts


@rule("TR-121")
@pytest.mark.parametrize("potency", [3, 4, 5])
def test_an_artifact_costs_exactly_three_potency(potency):
    t = shop(artifact(), potency).do(f"artifact {PLACE}", "slot 1")
    assert t.A.potency == potency - 3


@rule("TR-121")
@pytest.mark.parametrize("potency", [1, 2])
def test_with_less_it_is_not_available(potency):
    t = shop(artifact(), potency)
    assert t.offered("artifact") == []
    assert t.reason(f"artifact {PLACE}") == "why-artifact-price"


@rule("TR-122", "TR-015")
@pytest.mark.parametrize("face", MATERIALS)
@pytest.mark.parametrize("colour", COLOUR_NAMES)
def test_only_the_two_places_of_the_colour(colour, face):
    t = Table(A={"die": f"{colour} {face} 3"})
    assert t.offered("artifact") == places(colour)
    assert len(places(colour)) == 2
    barred = places(other_colour(colour))[0]
    assert t.reason(f"artifact {barred}") == "why-other-market"


@rule("TR-123")
@pytest.mark.parametrize("slot", [1, 2, 6])
def test_it_goes_ready_into_any_slot(slot):
    tile = artifact()
    t = shop(tile).do(f"artifact {PLACE}")
    assert t.offered("slot") == ["1", "2", "3", "4", "5", "6"]
    assert t.do(f"slot {slot}").A.slots == {slot: (tile.id, "ready")}


@rule("TR-124")
def test_the_tile_that_it_replaces_leaves_the_game():
    tile, old = artifact(shows="water"), artifact(shows="fire")
    t = shop(tile, artifacts={2: old}, hand=[publication("fire", 7)])
    assert t.sheet("A")["sheet-publications"] == 7
    t.do(f"artifact {PLACE}", "slot 2")
    assert t.A.slots == {2: (tile.id, "ready")}
    s = t.state
    assert old.id not in [*s.market, *(id for stack in s.stacks for id in stack), *t.A.artifacts, *t.B.artifacts]
    assert t.sheet("A")["sheet-publications"] == 0


@rule("TR-125")
def test_a_face_down_tile_may_be_replaced_and_the_new_one_is_ready():
    tile = artifact()
    t = shop(tile, artifacts={2: used(artifact())}).do(f"artifact {PLACE}", "slot 2")
    assert t.A.slots == {2: (tile.id, "ready")}


@rule("TR-126")
def test_the_ability_works_at_once_and_the_tile_stays_ready():
    tile = artifact("essence salt 2")
    colour = arrow_colour("lead")
    place, slot = int(places(colour)[0]), slot_at("lead")
    t = Table(A={"die": f"{colour} tin 5", "cubes": "lead"}, B=QUIET, passed="B", market={place: tile})
    t.do(f"artifact {place}", f"slot {slot}")
    assert (t.A.essences, t.A.slots) == ({"salt": 2}, {slot: (tile.id, "ready")})
    t.do("keep", "transmute raw-lead salt", "use")
    assert (t.A.essences, t.A.slots) == ({"salt": 3}, {slot: (tile.id, "used")})


@rule("TR-127")
def test_the_ability_may_be_declined_and_is_then_lost():
    tile = artifact("track down, gold")
    t = shop(tile, 4, tracks="fire 1").do(f"artifact {PLACE}", "slot 1", "skip")
    assert (t.A.cubes, t.A.tracks["fire"], t.A.slots) == ({}, 1, {1: (tile.id, "ready")})
    assert t.kind == "draft"
    t = shop(artifact("track down, gold"), 4, tracks="fire 1").do(f"artifact {PLACE}", "slot 1", "use", "retreat fire")
    assert (t.A.cubes, t.A.tracks["fire"]) == ({"refined-gold": 1}, 0)


@rule("TR-128")
def test_the_place_is_filled_from_the_current_stack():
    first, second = artifact(), artifact()
    t = Table(A={"die": "white tin 4"}, market={PLACE: artifact()}, stack=[first, second])
    t.do(f"artifact {PLACE}", "slot 1")
    assert (t.market(PLACE), t.state.stacks[0]) == (first.id, [second.id])


@rule("TR-129")
def test_with_an_empty_stack_the_place_stays_empty():
    other = int(places("white")[1])
    t = Table(A={"die": "white tin 3"}, market={PLACE: artifact(), other: None}, stack=0)
    t.do(f"artifact {PLACE}", "slot 1")
    assert (t.market(PLACE), t.state.stacks[0]) == (-1, [])
    t = Table(A={"die": "white tin 3"}, market={PLACE: None, other: None}, stack=0)
    assert t.offered("artifact") == []
    assert t.reason(f"artifact {PLACE}") == "why-market-empty"


@rule("TR-130")
def test_a_seventh_artifact_replaces_one():
    tile, own = artifact(), {slot: artifact() for slot in range(1, 7)}
    t = shop(tile, artifacts=own).do(f"artifact {PLACE}")
    assert (t.offered("slot"), "skip" in t.legal) == (["1", "2", "3", "4", "5", "6"], False)
    t.do("slot 4")
    assert {slot: id for slot, (id, _) in t.A.slots.items()} == {n: own[n].id for n in own if n != 4} | {4: tile.id}


# ---------------------------------------------------------------- recharging


@rule("TR-131")
@pytest.mark.parametrize("potency", [1, 3])
def test_recharging_costs_one_potency(potency):
    tile = used(artifact())
    t = Table(A={"die": f"red tin {potency}", "artifacts": {1: tile}}).do("recharge 1")
    assert (t.A.slots, t.A.potency) == ({1: (tile.id, "ready")}, potency - 1)


@rule("TR-132")
def test_one_artifact_in_one_action():
    t = Table(A={"die": "red tin 3", "artifacts": {1: used(artifact()), 5: used(artifact())}})
    assert t.offered("recharge") == ["1", "5"]
    t.do("recharge 1")
    assert ([turned for _, turned in t.A.slots.values()], t.A.potency, t.asked) == (["ready", "used"], 2, "B")


@rule("TR-133")
def test_only_own_artifacts():
    t = Table(A={"die": "red tin 3"}, B={"artifacts": {1: used(artifact())}})
    assert t.offered("recharge") == []
    assert t.reason("recharge 1") == "why-slot-empty"


@rule("TR-134")
def test_only_exhausted_artifacts():
    t = Table(A={"die": "red tin 3", "artifacts": {1: artifact()}})
    assert (t.offered("recharge"), t.reason("recharge 1")) == ([], "why-not-exhausted")


# ---------------------------------------------------------------- experiments


@rule("TR-135")
@pytest.mark.parametrize("face", MATERIALS)
def test_a_card_of_the_section_of_the_symbol_for_one_potency(face):
    t = Table(A={"die": f"red {face} 2"})
    here = section(face)
    assert t.offered("experiment") == [f"{space}a" for space in here]
    card = t.space(here[0])[0]
    t.do(f"experiment {here[0]}a")
    assert (t.A.open, t.A.potency) == ([card], 1)
    elsewhere = next(space for space in range(1, 7) if space not in here)
    why = Table(A={"die": f"red {face} 2"}).reason(f"experiment {elsewhere}a")
    assert why == "why-other-section"


@rule("TR-136")
@pytest.mark.parametrize("who", ["A", "B", None])
def test_it_lies_open_beside_the_laboratory(who):
    t = Table(A={"die": "red tin 2"})
    t.do(f"experiment {t.offered('experiment')[0]}")
    assert t.view(who)["laboratories"][0]["open"] == t.A.open != []


@rule("TR-137")
def test_not_with_two_open_experiments_the_masterpiece_not_counted():
    piece, cards = experiment("air", FAR, level=4), [experiment("fire", FAR), experiment("air", FAR)]
    t = Table(A={"die": "red tin 2", "open": cards, "masterpiece": piece})
    assert t.offered("experiment") == []
    assert t.reason(f"experiment {section('tin')[0]}a") == "why-two-open"
    t = Table(A={"die": "red tin 2", "open": [experiment("fire", FAR)], "masterpiece": experiment("air", FAR, level=4)})
    assert t.offered("experiment") == [f"{space}a" for space in section("tin")]


@rule("TR-138")
def test_performing_one_makes_room_in_the_same_turn():
    cards = [experiment("fire"), experiment("air", FAR)]
    t = Table(A={"die": "red tin 2", "open": cards, "done": [experiment("fire")]})
    assert t.offered("experiment") == []
    t.do("perform 1", f"experiment {section('tin')[0]}a")
    assert len(t.A.open) == 2


@rule("TR-139")
def test_a_card_of_the_current_level_is_replaced_at_once():
    space = section("iron")[0]
    old, new, next_one = experiment(level=1), experiment(level=2), experiment(level=2)
    t = Table(
        round=2, A={"die": "red iron 2"}, spaces={space: [old, new]}, experiment_deck=[next_one, experiment(level=2)]
    )
    t.do(f"experiment {space}b")
    assert (t.A.open, t.space(space), len(t.state.experiment_decks[1])) == ([new.id], [old.id, next_one.id], 1)


@rule("TR-140")
def test_a_card_of_an_older_level_is_not_replaced():
    space = section("iron")[0]
    old, new = experiment(level=1), experiment(level=2)
    t = Table(round=2, A={"die": "red iron 2"}, spaces={space: [old, new]}, experiment_deck=3)
    t.do(f"experiment {space}a")
    assert (t.A.open, t.space(space), len(t.state.experiment_decks[1])) == ([old.id], [new.id], 3)


@rule("TR-141")
@pytest.mark.parametrize("number", [2, 3])
def test_both_cards_of_a_space_may_be_taken(number):
    one, *rest = section("iron")
    both = [experiment(level=number - 1), experiment(level=number)]
    spaces = {one: both} | {space: [experiment(level=number)] for space in rest}
    t = Table(round=number, A={"die": "red iron 2"}, spaces=spaces)
    assert t.offered("experiment") == [f"{one}a", f"{one}b", *(f"{space}a" for space in rest)]


@rule("TR-142")
def test_with_an_empty_deck_nothing_is_refilled():
    space = section("iron")[0]
    t = Table(A={"die": "red iron 2"}, experiment_deck=0).do(f"experiment {space}a")
    assert (t.space(space), len(t.A.open)) == ([], 1)


@rule("TR-143")
def test_an_empty_section_offers_nothing():
    t = Table(A={"die": "red iron 2"}, spaces={space: [] for space in section("iron")})
    assert t.offered("experiment") == []
    assert t.reason(f"experiment {section('iron')[0]}a") == "why-no-card-there"


@rule("TR-144")
def test_open_experiments_stay_until_they_are_performed():
    held: list[set[int]] = [set(), set()]
    for t in every_step(fresh(2, 3, setup="introductory"), 3):
        for seat, lab in enumerate(t.state.labs):
            held[seat] |= set(lab.open)
            if t.kind == "draft" or t.over:
                assert held[seat] <= {*lab.open, *lab.done}
    assert all(len(cards) > 1 for cards in held)
