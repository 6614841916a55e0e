"""Performing experiments: the requirement, what pays, discounts, rewards, the column and the formula it releases."""

import pytest

from athanor.games.trismegistus.symbols import ELEMENT_NAMES
from tests.trismegistus.table import Table, artifact, experiment, publication

rule = pytest.mark.rule
OUT = "fire-1 fire-2"  # sockets without formulas: two discounts, and nothing to unlock


def performing(card, **side) -> Table:
    return Table(A={"die": "red lead 1", "open": [card], "lines": {}, **side})


def performed(t: Table) -> Table:
    """A performs the first open experiment and pays, with discounts where there are some."""
    t.do("perform 1")
    while t.kind == "pay":
        t.do(t.legal[-1])
    return t


def can(card, **side) -> bool:
    return performing(card, **side).can("perform 1")


# ---------------------------------------------------------------- the requirement


@rule("TR-313")
def test_open_experiments_and_the_own_masterpiece_are_performed_as_free_actions():
    great = experiment("air", level=4)
    t = Table(A={"die": "red lead 2", "open": [experiment("fire"), experiment("water")], "masterpiece": great})
    assert t.offered("perform") == ["1", "2", "masterpiece"]
    t.do("perform masterpiece", "unlock air-1", "cell 1")
    assert (t.kind, t.A.potency, t.A.done) == ("act", 2, [great.id])
    t.do("harvest 1")
    assert t.offered("perform") == ["1", "2"]


@rule("TR-314")
def test_the_marker_must_reach_the_number():
    card = experiment("fire", "water 3")
    assert can(card, tracks="water 3")
    assert can(card, tracks="water 4")
    assert not can(card, tracks="water 2 fire 12")
    assert performing(card, tracks="water 2").why("perform 1") == "Your level is 1 too low."


@rule("TR-315")
def test_any_track_means_one_of_them():
    card = experiment("fire", "any 8")
    for track in ELEMENT_NAMES:
        others = " ".join(f"{other} 1" for other in ELEMENT_NAMES if other != track)
        assert can(card, tracks=f"{others} {track} 8")
    assert not can(card, tracks="fire 7 water 7 earth 7 air 7")


@rule("TR-316")
def test_the_requirement_is_not_spent():
    t = performing(experiment("fire", "fire 5"), tracks="fire 6 water 2").do("perform 1")
    assert t.A.tracks == {"fire": 6, "water": 2, "earth": 0, "air": 0}


# ---------------------------------------------------------------- the cost


@rule("TR-317")
def test_the_printed_materials_are_paid():
    t = performing(experiment("fire", cost="raw copper, refined iron"), cubes="raw-copper refined-iron lead*2")
    assert t.do("perform 1").A.cubes == {"raw-lead": 2}


@rule("TR-318")
def test_refined_and_gold_pay_in_any_mix():
    card = experiment("fire", cost="raw copper, raw tin, silver")
    t = performing(card, cubes="refined-copper raw-tin gold").do("perform 1")
    assert t.A.cubes == {}


@rule("TR-319", "TR-587")
def test_any_number_of_silver_lowers_the_requirement():
    card = experiment("fire", "fire 5")
    t = performing(card, tracks="fire 2", cubes="silver*3").do("perform 1")
    assert (t.A.cubes, t.A.tracks["fire"]) == ({}, 2)
    assert not can(card, tracks="fire 2", cubes="silver*2")


@rule("TR-320")
def test_silver_of_the_cost_and_silver_for_the_level_are_separate():
    card = experiment("fire", "fire 5", "silver")
    assert not can(card, tracks="fire 4", cubes="silver")
    t = performing(card, tracks="fire 4", cubes="silver*2").do("perform 1")
    assert t.A.cubes == {}


@rule("TR-321")
def test_gold_does_the_job_of_silver():
    t = performing(experiment("fire", "fire 5"), tracks="fire 4", cubes="gold silver").do("perform 1")
    assert t.offered("level") == ["silver", "gold"]
    assert t.do("level gold").A.cubes == {"refined-silver": 1}


# ---------------------------------------------------------------- discounts of unlocked formulas


@rule("TR-322")
def test_an_empty_socket_of_the_column_spares_a_cube_or_a_level():
    card = experiment("fire", "fire 2", "raw tin 3")
    assert can(card, tracks="fire 2", cubes="raw-tin*2", empty="fire-1")
    assert can(card, tracks="fire 1", cubes="raw-tin*3", empty="fire-2")
    assert not can(card, tracks="fire 1", cubes="raw-tin*2", empty="fire-1")
    assert not can(card, tracks="fire 2", cubes="raw-tin*2")


@rule("TR-323")
@pytest.mark.parametrize(("level", "cubes"), [(5, 1), (4, 2), (3, 3)])
def test_two_empty_sockets_may_be_split_or_used_alike(level, cubes):
    card = experiment("fire", "fire 5", "raw tin 3")
    t = performed(performing(card, tracks=f"fire {level}", cubes=f"raw-tin*{cubes}", empty=OUT))
    assert (t.A.cubes, t.A.done) == ({}, [card.id])
    assert not can(card, tracks=f"fire {level - 1}", cubes=f"raw-tin*{cubes}", empty=OUT)


@rule("TR-324", "TR-614")
def test_a_discount_spares_one_cube_not_all_of_a_kind():
    card = experiment("fire", cost="raw copper 2, raw iron")
    assert not can(card, cubes="raw-iron", empty="fire-1")
    t = performed(performing(card, cubes="raw-iron raw-copper", empty="fire-1"))
    assert t.A.cubes == {}
    assert not can(experiment("fire", cost="raw copper 3"), cubes="raw-copper", empty="fire-1")
    assert can(experiment("fire", cost="raw copper 3"), cubes="raw-copper*2", empty="fire-1")


@rule("TR-325")
@pytest.mark.parametrize("dropped", ["gold", "silver", "lead", "refined iron"])
def test_the_cube_spared_may_be_any(dropped):
    card = experiment("fire", cost=f"{dropped}, raw tin")
    t = performing(card, cubes="raw-tin", empty="fire-1").do("perform 1")
    assert t.A.cubes == {}


@rule("TR-324", "TR-332")
def test_the_player_chooses_which_cube_is_spared():
    card = experiment("fire", cost="raw copper, raw iron")
    t = performing(card, cubes="raw-copper raw-iron", empty="fire-1").do("perform 1")
    assert t.offered("pay") == ["raw-iron", "discount"]
    t.do("pay raw-iron")
    assert t.offered("pay") == ["raw-copper", "discount"]
    assert t.do("pay discount").A.cubes == {"raw-copper": 1}


@rule("TR-326", "TR-591", "TR-613")
def test_the_discount_serves_every_experiment_of_the_column():
    cards = [experiment("fire", cost="raw tin 2"), experiment("fire", cost="raw tin 2")]
    t = Table(
        A={"die": "red lead 1", "open": cards, "cubes": "raw-tin*2", "empty": "fire-1", "done": [experiment("fire")]}
    )
    performed(performed(t))
    assert (len(t.A.done), t.A.cubes) == (3, {})


@rule("TR-591")
def test_the_third_experiment_of_a_column_still_has_both_discounts():
    done = [experiment("fire"), experiment("fire")]
    card = experiment("fire", "fire 1", "gold")
    t = Table(A={"die": "red lead 1", "open": [card], "done": done, "vault": "1:fire-1 2:fire-2", "lines": {}})
    assert t.do("perform 1").A.done == [*[made.id for made in done], card.id]


@rule("TR-327")
def test_a_formula_bought_with_gold_discounts_the_first_experiment_too():
    card = experiment("fire", cost="raw tin")
    t = performing(card, cubes="gold")
    t.do("buy fire-1", "cell 1", "perform 1")
    assert (t.A.done, t.A.cubes) == ([card.id], {})


@rule("TR-328")
def test_the_formula_an_experiment_releases_does_not_discount_it():
    assert not can(experiment("fire", cost="raw tin 2"), cubes="raw-tin")
    assert not can(experiment("fire", "fire 3"), tracks="fire 2")


@rule("TR-329")
@pytest.mark.parametrize("other", ["water", "earth", "air"])
def test_sockets_of_other_columns_give_nothing(other):
    assert not can(experiment("fire", cost="raw tin 2"), cubes="raw-tin", empty=f"{other}-1 {other}-2")
    assert can(experiment(other, cost="raw tin 2"), cubes="raw-tin", empty=f"{other}-1 {other}-2")


@rule("TR-330")
def test_masterpieces_are_discounted_too():
    side = {"die": "red lead 1", "masterpiece": experiment("fire", "any 8", "gold", level=4), "tracks": "air 8"}
    assert not Table(A=side).can("perform masterpiece")
    assert Table(A=dict(side, empty="fire-2")).can("perform masterpiece")


@rule("TR-331")
def test_silver_and_discounts_may_be_combined():
    card = experiment("fire", "fire 5")
    t = performing(card, tracks="fire 3", cubes="silver", empty="fire-1").do("perform 1")
    assert t.offered("level") == ["silver", "discount"]
    assert t.do("level discount").A.cubes == {}


@rule("TR-332")
def test_discounts_may_be_left_unused():
    card = experiment("fire", "fire 5", "raw tin")
    t = performing(card, tracks="fire 4", cubes="silver raw-tin", empty=OUT).do("perform 1")
    t.do("level silver", "pay raw-tin")
    assert t.A.cubes == {}
    assert not {"uses-discount-level", "uses-discount-cube"} & set(t.told())


@rule("TR-345")
def test_column_and_discounts_follow_the_element_of_the_card():
    card = experiment("air", "fire 8", "raw tin")
    t = performing(card, tracks="fire 8", empty="air-1")
    t.do("perform 1", "cell 1")
    assert (t.A.vault, "air-2" in t.A.sockets) == ({1: "up"}, False)
    assert not can(card, tracks="air 8", empty="fire-1 fire-2")
    assert can(experiment("air", "any 8", "raw tin"), tracks="earth 8", empty="air-1")


# ---------------------------------------------------------------- rewards


@rule("TR-333", "TR-659")
def test_a_reward_may_serve_another_one():
    card = experiment("fire", reward="transmute wild, essence salt")
    t = performing(card, cubes="lead", empty=OUT).do("perform 1")
    assert t.offered("transmute") == ["raw-lead salt"]
    assert t.do("transmute raw-lead salt").A.cubes == {"refined-copper": 1}


@rule("TR-333")
@pytest.mark.parametrize("first", ["1", "2"])
def test_rewards_come_in_any_order(first):
    card = experiment("fire", reward="track any, vp 1 per level fire")
    t = performing(card, tracks="fire 3", empty=OUT).do("perform 1")
    assert t.offered("reward") == ["1", "2"]
    t.do(f"reward {first}", "advance fire")
    assert (t.A.vp, t.A.tracks["fire"]) == (4 if first == "1" else 3, 4)


@rule("TR-334")
def test_a_reward_not_used_is_gone():
    t = performing(experiment("fire", reward="transmute wild"), cubes="lead", essences="salt", empty=OUT)
    t.do("perform 1", "skip")
    assert (t.kind, t.A.cubes, t.A.essences) == ("act", {"raw-lead": 1}, {"salt": 1})
    assert t.do("harvest 1").told().count("transmutes") == 0


@rule("TR-335", "TR-336")
def test_points_by_a_condition_are_scored_at_once_and_those_of_the_corner_at_the_end():
    card = experiment("fire", reward="vp 1 per formula", vp=7)
    t = performing(card, vault="1:water-1 2:water-2* 3:air-1", empty=OUT).do("perform 1")
    assert t.A.vp == 3
    assert (t.sheet("A")["sheet-game"], t.sheet("A")["sheet-experiments"]) == (3, 7)


@rule("TR-337")
@pytest.mark.parametrize("reward", ["vp 1 per experiment fire", "vp 1 per experiment", "vp 1 per formula"])
def test_conditions_are_counted_before_the_card_lies_in_its_column(reward):
    t = performing(experiment("fire", reward=reward)).do("perform 1", "unlock fire-1", "cell 1")
    assert (t.A.vp, len(t.A.done), t.A.formulas) == (0, 1, 1)


# ---------------------------------------------------------------- the column


@rule("TR-338")
@pytest.mark.parametrize("element", ELEMENT_NAMES)
def test_the_card_goes_to_the_column_of_its_element(element):
    card = experiment(element)
    t = performing(card, hand=[publication(element, 5)]).do("perform 1")
    assert (t.A.open, t.A.done) == ([], [card.id])
    assert t.sheet("A")["sheet-publications"] == 5
    assert t.offered("unlock") == [f"{element}-1", f"{element}-2"]


@rule("TR-339")
def test_the_first_experiment_of_a_column_unlocks_one_of_its_formulas_by_choice():
    t = performing(experiment("fire")).do("perform 1")
    assert t.offered("unlock") == ["fire-1", "fire-2"]
    assert t.why("unlock air-1") == "The experiment unlocks a formula of its own column."
    t.do("unlock fire-2")
    assert t.offered("cell") == [str(cell) for cell in range(1, 8)]
    t.do("cell 4")
    assert (t.A.vault, "fire-2" in t.A.sockets, "fire-1" in t.A.sockets) == ({4: "up"}, False, True)


@rule("TR-340")
def test_further_experiments_of_the_column_unlock_nothing():
    t = performing(experiment("fire"), done=[experiment("fire")], vault="1:fire-1").do("perform 1")
    assert (t.A.formulas, t.kind) == (1, "act")
    t = performing(experiment("fire"), done=[experiment("water")]).do("perform 1")
    assert t.kind == "unlock"


@rule("TR-341")
def test_after_a_purchase_the_first_experiment_unlocks_the_other_formula():
    t = performing(experiment("fire"), vault="1:fire-1", bought="fire").do("perform 1")
    assert t.offered("cell") == [str(cell) for cell in range(2, 8)]
    t.do("cell 2")
    assert (t.A.vault, {"fire-1", "fire-2"} & set(t.A.sockets)) == ({1: "up", 2: "up"}, set())


@rule("TR-342")
def test_several_experiments_in_one_turn():
    cards = [experiment("fire", cost="lead"), experiment("water", cost="lead")]
    t = Table(A={"die": "red lead 1", "open": cards, "cubes": "lead*2", "lines": {}})
    t.do("perform 1", "unlock fire-1", "cell 1", "perform 1", "unlock water-1", "cell 2")
    assert (t.A.done, t.A.cubes, t.kind) == ([card.id for card in cards], {}, "act")


@rule("TR-342")
def test_before_and_after_the_action():
    cards = [experiment("fire", cost="raw tin"), experiment("water", cost="raw tin")]
    t = Table(A={"die": "red tin 1", "open": cards, "cubes": "raw-tin"})
    t.do("perform 1", "unlock fire-1", "cell 1", "harvest 1", "perform 1", "unlock water-1", "cell 2")
    assert (len(t.A.done), t.kind) == (2, "finish-open")


# ---------------------------------------------------------------- the masterpiece


@rule("TR-343")
def test_a_performed_masterpiece_is_open_and_counts_like_any_experiment():
    great = experiment("air", vp=15, level=4)
    t = Table(A={"die": "red lead 1", "masterpiece": great, "hand": [publication("air", 5)]})
    assert t.view("B")["laboratories"][0]["masterpiece"] is None
    t.do("perform masterpiece", "unlock air-2", "cell 1")
    seen = t.view("B")["laboratories"][0]
    assert (seen["done"], seen["has_masterpiece"]) == ([great.id], False)
    assert (t.A.vault, t.sheet("A")["sheet-publications"], t.sheet("A")["sheet-experiments"]) == ({1: "up"}, 5, 15)


@rule("TR-344")
def test_an_unperformed_masterpiece_stays_secret_and_scores_nothing():
    great = experiment("air", vp=15, level=4)
    t = Table(round=3, phase="round-end", A={"masterpiece": great, "hand": [publication("air", 5)]}).go()
    assert (t.over, t.points("A")) == (True, 0)
    for seat in ("B", None):
        assert t.view(seat)["laboratories"][0]["masterpiece"] is None


@rule("TR-592")
def test_two_open_experiments_besides_the_masterpiece():
    great, two = experiment("air", level=4), [experiment("fire", "fire 9"), experiment("water", "fire 9")]
    t = Table(A={"die": "red lead 3", "open": two, "masterpiece": great})
    assert t.offered("experiment") == []
    taking = next(name for name in Table(A={"die": "red lead 3"}).legal if name.startswith("experiment"))
    assert t.why(taking) == "You have two open experiments already."
    assert Table(A={"die": "red lead 3", "open": two[:1], "masterpiece": great}).can(taking)


@rule("TR-593", "TR-313")
def test_experiments_only_in_the_action_phase_of_the_own_turn():
    side = {"open": [experiment("fire")], "masterpiece": experiment("air", level=4)}
    assert "perform" not in Table(phase="draft", A=side).verbs
    t = Table(phase="react", A={"die": "red lead 1"}, B=side)
    assert (t.asked, "perform" in t.verbs) == ("B", False)
    t = Table(active="B", passed="A", A=side, B={"die": "red lead 3"}).do("harvest 1")
    assert (t.asked, "perform" in t.verbs) == ("A", False)


@rule("TR-328", "TR-337")
def test_an_artifact_among_the_rewards_counts_from_then_on():
    card = experiment("fire", reward="artifact random")
    t = Table(
        A={"die": "red lead 1", "open": [card], "empty": OUT, "hand": [publication("water", 4)]},
        stack=[artifact("", shows="water")],
    )
    t.do("perform 1", "slot 2")
    assert t.sheet("A")["sheet-publications"] == 4


# ---------------------------------------------------------------- as a result for all to see


def test_each_performed_experiment_is_a_result_with_what_it_is_worth():
    small, great = experiment("fire", vp=5), experiment("air", level=4, vp=12)
    t = Table(A={"die": "red lead 2", "open": [small], "masterpiece": great})
    told = []
    for name in ("perform 1", "perform masterpiece"):
        before = t.state.clone()
        (card,) = t.state.game.results(before, before.clone().apply(t.state.game.actions.id(name)))
        told.append((card.title.id, [row.event.args.get("points") for row in card.rows], card.seat))
    assert told == [("card-experiment", [None, 5], 0), ("card-masterpiece", [None, 12], 0)]
