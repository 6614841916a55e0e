"""Edge cases and places where the rulebooks of the three languages differ: the reading this project plays."""

from typing import Any

import pytest

from athanor import Timeline
from athanor.games.trismegistus.symbols import ELEMENT_NAMES
from tests.trismegistus.granting import granting, holding
from tests.trismegistus.printed import (
    LOW,
    MATERIALS,
    arrow_colour,
    arrows,
    bowl_essence,
    essences_held,
    places,
    slot_at,
    source,
    track_of,
)
from tests.trismegistus.table import GAME, Table, artifact, experiment, publication, used

rule = pytest.mark.rule
SALT = track_of("salt")
QUIET = {"reactions": (0, 0)}
ANY_FACE = next(face for face in MATERIALS if bowl_essence(face) == "any")
BLACK_ARROW = arrows("black")[0]
OTHER_ARROW = next(material for material in MATERIALS if arrow_colour(material) != "black")


def at(material: str, potency: int = 3) -> str:
    return f"{arrow_colour(material)} lead {potency}"


# ---------------------------------------------------------------- formulas and free actions


@rule("TR-616")
def test_formulas_between_two_transmutations_by_an_option():
    side = {
        "die": at("lead"),
        "cubes": "lead*3",
        "essences": "salt*3",
        "vault": "1:fire-1",
        "formulas": {"fire-1": "vp 4"},
    }
    t = Table(A=side).do("transmute raw-lead salt")
    assert (t.can("sample 1"), t.why("sample 1")) == (False, "Free actions do not interrupt an action.")
    t = Table(A=dict(side, open=[experiment("fire")]), options={"formulas": "between"}).do("transmute raw-lead salt")
    assert (t.can("sample 1"), t.can("perform 1"), t.can("buy fire-2")) == (True, False, False)
    t.do("sample 1")
    assert (t.A.vp, t.kind, t.can("transmute raw-lead salt")) == (4, "transmuting", True)


@rule("TR-616")
def test_even_then_not_inside_a_single_transmutation():
    side = {"die": at("lead"), "cubes": "lead*3", "essences": "salt*3", "vault": "1:fire-1"}
    t = Table(A=dict(side, artifacts={slot_at("lead"): artifact("vp 1")}), options={"formulas": "between"})
    assert t.do("transmute raw-lead salt").legal == ["use", "skip"]


@rule("TR-620")
def test_no_free_action_before_the_draft():
    side = {"open": [experiment("fire")], "cubes": "gold", "vault": "1:fire-1", "formulas": {"fire-1": "ethereal"}}
    t = Table(phase="draft", A=side)
    assert t.verbs == {"draft"}
    for name in ("perform 1", "buy water-1", "sample 1"):
        assert t.why(name) == "Draft a die first."
    t = Table(phase="draft", A=dict(side, die="red tin 2"))
    assert t.verbs == {"draft", "keep"}
    t.do("keep")
    assert {"perform", "buy", "sample"} <= t.verbs


@rule("TR-633", "TR-634")
@pytest.mark.parametrize("means", [{"cubes": "silver"}, {"cubes": "gold"}, {"empty": "fire-1 fire-2"}])
def test_temporary_mastery_moves_no_marker(means):
    card = experiment("fire", f"fire {LOW}", reward="vp 1 per level fire")
    side = dict(die="red lead 1", open=[card], tracks=f"fire {LOW - 1}", done=[experiment("fire")], **means)
    t = Table(A=side, bonus={f"fire {LOW}": "ethereal"}).do("perform 1")
    assert (t.A.tracks["fire"], t.A.ethereal, t.A.vp) == (LOW - 1, 0, LOW - 1)
    assert not {"advances", "enters-bonus"} & set(t.told())


@rule("TR-634")
def test_temporary_mastery_gives_no_elemental_of_the_top():
    card = experiment("fire", "fire 12")
    hand = [publication("fire 2", 9)]
    t = Table(A={"die": "red lead 1", "open": [card], "tracks": "fire 11", "cubes": "silver", "hand": hand}).do(
        "perform 1"
    )
    assert (t.A.done, t.sheet("A")["sheet-publications"]) == ([card.id], 0)


# ---------------------------------------------------------------- dice and rounds


@rule("TR-621")
def test_reactions_read_the_die_on_the_track():
    redrafting = {"die": "black tin 3", "used": "white"}
    t = Table(phase="draft", A=redrafting, B={"cubes": f"{source(BLACK_ARROW)}"}, bowls="copper: red")
    t.do("draft copper red", "harvest 1")
    assert (t.A.die, t.asked) == ("red copper 0", "B")
    assert t.do("react material").B.cubes == {source(BLACK_ARROW): 1, "raw-copper": 1 + (BLACK_ARROW == "copper")}


@rule("TR-621", "TR-586")
def test_not_what_the_chameleon_says():
    t = Table(A={"die": "black tin 1", "chameleon": 1}, B={"cubes": f"{source(OTHER_ARROW)}", "essences": "salt"})
    t.do(f"chameleon {arrow_colour(OTHER_ARROW)} iron", "harvest 1")
    assert (t.A.die, t.A.cubes, t.asked) == ("black tin 0", {"raw-iron": 1}, "B")
    assert t.offered("transmute") == []
    assert t.do("react material").B.cubes == {source(OTHER_ARROW): 1, "raw-tin": 1 + (OTHER_ARROW == "tin")}


@rule("TR-621")
def test_a_wild_die_is_read_as_it_was_turned():
    t = Table(phase="draft", bowls="wild: red; lead: black").do("draft wild red", "turn iron", "harvest 1")
    assert t.do("react material").B.cubes == {"raw-iron": 1}


@rule("TR-622")
def test_no_fourth_die_by_a_redraft():
    t = Table(phase="draft", A={"die": "black tin 3", "used": "white red"})
    assert (t.kind, "draft" in t.verbs) == ("act", False)
    assert "draft" in Table(phase="draft", A={"die": "black tin 3", "used": "white"}).verbs


@rule("TR-623")
def test_the_round_goes_on_while_a_marker_is_left():
    waiting = dict(QUIET, die="red tin 2", used="black")
    t = Table(players=3, active="C", A=waiting, B=waiting, C=dict(QUIET, die="black tin 1", used="red white"))
    t.do("harvest 1")
    assert (t.state.round, t.order, t.next_order, t.active) == (1, "A B", "C", "A")


@rule("TR-624")
@pytest.mark.parametrize("number", [1, 2])
def test_after_a_round_the_next_level_lies_on_the_board(number):
    t = Table(round=number, phase="round-end").go()
    assert t.state.round == number + 1
    assert {t.cards.artifacts[tile].level for tile in t.state.market} == {number + 1}
    lying = {t.cards.experiments[card].level for space in range(1, 7) for card in t.space(space)}
    assert lying == {number, number + 1}
    assert all(t.cards.experiments[t.space(space)[-1]].level == number + 1 for space in range(1, 7))


@rule("TR-625")
def test_the_order_of_passing_is_the_order_of_the_next_round():
    t = Table(players=4, phase="round-end", passed="C A D B").go()
    assert (t.order, t.next_order, t.active) == ("C A D B", "", "C")


@rule("TR-626")
def test_a_replaced_artifact_never_comes_back():
    old, new = artifact("vp 1"), artifact("vp 2")
    place = places("black")[0]
    t = Table(A={"die": "black tin 3", "artifacts": {1: old}}, market={int(place): new})
    t.do(f"artifact {place}", "slot 1")
    assert t.A.slots == {1: (new.id, "ready")}
    for seed in range(2):
        later = Table(A={"die": "black tin 3", "artifacts": {1: old}}, market={int(place): new})
        later.do(f"artifact {place}", "slot 1")
        while not later.over:
            later.at_random(f"round {later.state.round + 1}", seed)
            tiles = [
                *later.state.market,
                *later.A.artifacts,
                *later.B.artifacts,
                *(tile for stack in later.state.stacks for tile in stack),
            ]
            assert old.id not in tiles


@rule("TR-628", "TR-586")
@pytest.mark.parametrize(
    ("declared", "gained"),
    [("red tin", "raw-tin"), ("black iron", "raw-iron"), ("white copper", "raw-copper")],
)
def test_a_chameleon_changes_colour_or_symbol_or_both(declared, gained):
    t = Table(A={"die": "black tin 3", "chameleon": 1}).do(f"chameleon {declared}")
    colour = declared.split()[0]
    assert t.offered("artifact") == places(colour)
    t.do("harvest 1")
    assert (t.A.cubes, t.A.die, t.A.chameleon) == ({gained: 1}, "black tin 2", 0)


@rule("TR-628")
def test_a_chameleon_that_changes_nothing_is_not_offered():
    t = Table(A={"die": "black tin 3", "chameleon": 1})
    assert len(t.offered("chameleon")) == 14
    assert t.why("chameleon black tin") == "Your die shows that already."


@rule("TR-645")
def test_empty_stacks_and_decks_are_no_obstacle():
    place = places("black")[0]
    t = Table(A={"die": "black lead 4"}, B=QUIET, stack=0, experiment_deck=0)
    t.do(f"artifact {place}", "slot 1")
    while t.kind not in ("draft", "react"):
        t.do("skip" if t.can("skip") else t.legal[0])
    assert t.market(int(place)) == -1
    t = Table(A={"die": "black lead 4"}, market={int(p): None for p in places("black")}, stack=0, experiment_deck=0)
    assert t.offered("artifact") == []
    assert t.why(f"artifact {place}") == "There is no artifact in this place."
    taken = t.offered("experiment")[0]
    t.do(f"experiment {taken}").do("pass")
    assert t.space(int(taken[0])) == []
    t.at_random("round 2")
    assert all(tile >= 0 for tile in t.state.market)


@rule("TR-657")
def test_supplies_are_unlimited():
    t = Table(A={"die": "black tin 5", "cubes": "raw-tin*200"}).do("harvest 5")
    assert t.A.cubes == {"raw-tin": 205}
    assert granting("essence salt 30, chameleon 40, ethereal 50").A.essences == {"salt": 30}
    assert granting("reaction 9").A.ready == 11


@rule("TR-658")
def test_what_has_shown_something_cannot_be_taken_back():
    def taken_back(t: Table, name: str) -> bool:
        line = Timeline(t.state)
        line.apply(GAME.actions.id(name))
        return line.can_undo(0)

    place = places("black")[0]
    assert taken_back(holding("vp 4"), "sample 7")
    assert not taken_back(holding("publication"), "sample 7")
    assert not taken_back(holding("artifact random"), "sample 7")
    bought = Table(A={"die": "black tin 3"}, market={int(place): artifact("vp 1")}).do(f"artifact {place}")
    assert not taken_back(bought, "slot 1"), "the market is filled again"
    last = Table(A=dict(QUIET, die="red tin 1", used="black white"), B=QUIET, passed="B")
    assert not taken_back(last, "harvest 1"), "dice are rolled for the next round"
    assert not {"undo", "take-back"} & Table(A={"die": "black tin 3"}).verbs


# ---------------------------------------------------------------- reactions


@rule("TR-581")
def test_a_reaction_is_one_of_four_things():
    side = {
        "cubes": f"{source(BLACK_ARROW)} gold*3", "essences": "salt", "chameleon": 1, "ethereal": 2,
        "vault": "1:fire-1", "open": [experiment("fire")], "artifacts": {3: used(artifact())},
    }  # fmt: skip
    t = Table(phase="react", A={"die": "black tin 1"}, B=side)
    assert t.verbs == {"pass", "react", "transmute", "recharge"}
    assert set(t.offered("react")) == {"material", bowl_essence("tin")}
    t.do("recharge 3")
    assert (t.B.slots[3][1], t.B.ready, t.kind) == ("ready", 1, "draft")


@rule("TR-647")
def test_everybody_chooses_the_essence_of_a_die_that_gives_any():
    t = Table(players=3, phase="react", A={"die": f"black {ANY_FACE} 1"})
    assert t.offered("react") == ["material", "salt", "sulfur", "aether", "mercury"]
    t.do("react salt", seat="B").do("react mercury", seat="C")
    assert (essences_held(t.B, "salt"), essences_held(t.C, "mercury")) == (1, 1)


def reacting(ability: str, players: int = 2, **table) -> Table:
    """Everybody but A has a tile at lead with this ability; the first to react sets it off."""
    side = {"cubes": "lead raw-iron raw-copper", "essences": "salt*3"}
    sides: dict[str, Any] = {
        seat: dict(side, artifacts={slot_at("lead"): artifact(ability)}) for seat in "BCD"[: players - 1]
    }
    t = Table(players=players, phase="react", A={"die": at("lead", 1)}, **sides, **table)
    return t.do("transmute raw-lead salt", "use")


@rule("TR-652")
def test_a_wild_transmutation_in_a_reaction_is_carried_out_in_full():
    t = reacting("transmute wild 2")
    assert t.asked == "B"
    assert arrow_colour("copper") != arrow_colour("lead")
    t.do("transmute raw-copper salt", "transmute raw-iron salt")
    assert t.B.cubes == {"refined-copper": 1, "refined-tin": 1, "refined-silver": 1}
    assert (t.B.tracks[SALT], t.B.ready, t.B.used) == (3, 1, 1)


@rule("TR-653")
def test_publications_are_drawn_in_reactions_clockwise():
    deck = [publication("fire") for _ in range(8)]
    t = reacting("publication", players=3, deck=deck)
    assert (t.asked, t.B.hand) == ("B", [card.id for card in deck[:2]])
    t.do(f"return {deck[0].id + 1}")
    assert t.asked == "C"
    t.do("transmute raw-lead salt", "use")
    assert t.C.hand == [card.id for card in deck[2:4]]


@rule("TR-654")
def test_a_random_artifact_in_a_reaction():
    tile = artifact("vp 3")
    t = reacting("artifact random", stack=[tile])
    t.do("slot 5")
    assert (t.B.slots[5], t.B.vp) == ((tile.id, "ready"), 3)


@rule("TR-655")
def test_a_step_gained_in_a_reaction_may_reach_another_token():
    other = next(track for track in ELEMENT_NAMES if track != SALT)
    side = {"cubes": "lead", "essences": "salt", "tracks": f"{SALT} {LOW - 1} {other} {LOW - 1}"}
    bonus = {f"{SALT} {LOW}": "track", f"{other} {LOW}": "chameleon"}
    t = Table(phase="react", A={"die": at("lead", 1)}, B=side, bonus=bonus).do("transmute raw-lead salt")
    assert (t.asked, t.kind) == ("B", "advance")
    t.do(f"advance {other}")
    assert (t.B.tracks[SALT], t.B.tracks[other], t.B.chameleon) == (LOW, LOW, 1)
    assert t.bonus == {}


@rule("TR-650")
@pytest.mark.parametrize("how", ["bought", "drawn", "passed"])
def test_abilities_of_artifacts_are_optional(how):
    tile = artifact("raw any")
    place = places("black")[0]
    if how == "bought":
        t = Table(A={"die": "black tin 3"}, market={int(place): tile}).do(f"artifact {place}", "slot 1")
    elif how == "drawn":
        t = granting("artifact random", table={"stack": [tile]}).do("slot 1")
    else:
        side = {"die": at("lead"), "cubes": "lead", "essences": "salt", "artifacts": {slot_at("lead"): tile}}
        t = Table(A=side).do("transmute raw-lead salt")
    assert t.legal == ["use", "skip"]
    t.do("skip")
    assert {state for _, state in t.A.slots.values()} == {"ready"}
    assert not any(cube.startswith("raw") for cube in t.A.cubes)
