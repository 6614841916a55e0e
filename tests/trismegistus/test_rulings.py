"""Rulings made while building: what is asked and in which order, and what a player knows."""

import random

import pytest

from athanor.games.trismegistus.components import CUBE_WORDS
from athanor.games.trismegistus.reading import our_set
from tests.trismegistus.granting import granting
from tests.trismegistus.printed import LOW, arrow_colour, places, slot_at, track_of
from tests.trismegistus.table import Table, artifact, experiment, fresh, publication

rule = pytest.mark.rule
PLACE = places("black")[0]


def buying(tile, **more) -> Table:
    """A buys a tile and puts it into the first slot."""
    stack, bonus, slot = more.pop("stack", None), more.pop("bonus", None), more.pop("slot", 1)
    t = Table(A=dict(die="black tin 3", **more), market={int(PLACE): tile}, stack=stack, bonus=bonus)
    return t.do(f"artifact {PLACE}", f"slot {slot}")


# ---------------------------------------------------------------- effects


@rule("TR-659")
def test_what_can_only_help_comes_first_and_by_itself():
    effect = "transmute wild, raw lead, essence salt, ethereal, chameleon, vp 2, reaction"
    t = granting(effect)
    assert (t.A.cubes, t.A.essences, t.A.ethereal, t.A.chameleon) == ({"raw-lead": 1}, {"salt": 1}, 1, 1)
    assert (t.A.vp, t.A.ready) == (2, 3)
    assert t.legal == ["skip", "transmute raw-lead salt"]


@rule("TR-659")
@pytest.mark.parametrize("effect", ["track fire, raw any", "raw any, track fire, track water", "track fire 2, raw any"])
def test_a_step_on_a_named_track_comes_by_itself_where_its_time_cannot_matter(effect):
    t = granting(effect)
    assert t.A.tracks["fire"] > 0
    assert t.kind == "gain"


@rule("TR-659")
@pytest.mark.parametrize(("first", "levels"), [("1", [4, 2, 5, 5]), ("2", [3, 3, 5, 5])])
def test_beside_the_lowest_track_a_named_one_is_ordered_too(first, levels):
    t = granting("track lowest, track fire, vp 1", tracks="fire 2 water 2 earth 5 air 5")
    assert (t.A.vp, t.offered("reward")) == (1, ["1", "2"])
    assert len({t.state.label(action, lang, []) for action in t.state.legal() for lang in ("en", "es", "fr")}) == 6
    t.do(f"reward {first}")
    if t.kind == "advance":
        t.do("advance fire")
    assert (list(t.A.tracks.values()), t.kind) == (levels, "act")


@rule("TR-659", "TR-333")
def test_beside_a_transmutation_a_named_step_may_come_before_or_after():
    """An artifact on the arrow scores the level of fire: more if the step comes first."""
    tile = artifact("vp 1 per level fire")
    for order, points in ((("reward 1",), 3), (("reward 2",), 2)):
        t = granting("track fire, transmute wild", cubes="lead", essences="salt", tracks="fire 2",
                     artifacts={slot_at("lead"): tile})  # fmt: skip
        assert t.legal == ["reward 1", "reward 2"]
        t.do(*order, "transmute raw-lead salt", "use")
        assert (t.A.vp, t.A.tracks["fire"]) == (points, 3)


@rule("TR-659")
def test_beside_a_random_artifact_a_named_step_may_come_before_or_after():
    for order, points in ((("reward 1", "slot 1"), 3), (("reward 2", "slot 1"), 2)):
        stack = [artifact("vp 1 per level fire")]
        t = granting("track fire, artifact random", tracks="fire 2", table={"stack": stack})
        t.do(*order, "use")
        assert (t.A.vp, t.A.tracks["fire"]) == (points, 3)


@rule("TR-659", "TR-302")
def test_of_a_short_and_a_long_move_on_one_track_the_long_one_first_can_bring_a_point():
    for order, points in ((["reward 1"], 0), (["reward 2"], 1)):
        t = granting("track fire, track fire 2", tracks="fire 10").do(*order)
        assert (t.A.tracks["fire"], t.A.vp, t.kind) == (12, points, "act")


@rule("TR-659", "TR-435")
def test_used_tokens_may_be_counted_before_they_are_restored():
    for order, points in ((["reward 1"], 0), (["reward 2"], 1)):
        t = granting("restore, vp 1 per reaction used", reactions=(1, 1)).do(*order)
        assert (t.A.vp, t.A.used, t.kind) == (points, 0, "act")


@rule("TR-676", "TR-204")
def test_bonuses_wait_until_the_ability_of_a_bought_artifact_is_resolved():
    tile = artifact("track fire 2, vp 1 per level air")
    t = buying(tile, tracks=f"fire {LOW - 1} air 2", bonus={f"fire {LOW}": "track"}).do("use")
    assert (t.kind, t.A.vp, t.A.tracks["fire"]) == ("advance", 2, LOW + 1)
    t.do("advance air")
    assert (t.A.vp, t.A.tracks["air"], t.state.depth) == (2, 3, 0)


@rule("TR-676")
def test_bonuses_wait_for_a_transmutation_that_a_bought_artifact_grants():
    """Both steps enter a space; the bonuses come when all that the artifact does is done."""
    track = track_of("salt")
    other = track_of("sulfur")
    tile = artifact("transmute wild 2")
    levels = f"{track} {LOW - 1} {other} {LOW - 1}"
    bonus = {f"{track} {LOW}": "ethereal", f"{other} {LOW}": "chameleon"}
    t = buying(tile, slot=slot_at("iron"), cubes="lead*2", essences="salt sulfur", tracks=levels, bonus=bonus)
    t.do("use", "transmute raw-lead salt")
    assert (t.kind, t.A.ethereal) == ("granted", 0)
    t.do("transmute raw-lead sulfur")
    assert (t.A.ethereal, t.A.chameleon) == (1, 1)


@rule("TR-676")
def test_bonuses_wait_for_plain_gains_too():
    t = buying(artifact("track fire, vp 2"), tracks=f"fire {LOW - 1}", bonus={f"fire {LOW}": "track"})
    assert (t.kind, t.A.vp, t.state.depth) == ("advance", 2, 0)


@rule("TR-660")
def test_what_is_of_no_use_is_not_asked():
    side = {"die": f"{arrow_colour('silver')} lead 1", "cubes": "silver", "essences": "salt"}
    t = Table(A=dict(side, artifacts={slot_at("silver"): artifact("exchange refined-gold 3")}))
    t.do("transmute refined-silver salt")
    assert (t.asked, t.kind) == ("A", "finish-open"), "the gold can buy a formula; the artifact is not asked about"
    assert t.A.slots[slot_at("silver")][1] == "ready"
    t = Table(
        A=dict(side, cubes="silver refined-tin", artifacts={slot_at("silver"): artifact("exchange refined-gold 3")})
    )
    assert t.do("transmute refined-silver salt").kind == "fire"


@rule("TR-660")
@pytest.mark.parametrize(
    ("ability", "table"),
    [("artifact random", {"stack": 0}), ("publication", {"deck": 0}), ("restore", {}), ("vp 2 per formula", {})],
)
def test_an_ability_that_would_change_nothing_is_not_asked(ability, table):
    side = {"die": f"{arrow_colour('lead')} lead 1", "cubes": "lead", "essences": "salt"}
    t = Table(A=dict(side, artifacts={slot_at("lead"): artifact(ability)}), **table).do("transmute raw-lead salt")
    assert (t.asked, t.kind, t.A.slots[slot_at("lead")][1]) == ("B", "react", "ready")


@rule("TR-660")
def test_a_symbol_may_become_of_use_by_another():
    t = granting("transmute wild, raw any", essences="salt")
    assert t.kind == "gain"
    t.do("gain raw-lead")
    assert t.legal == ["skip", "transmute raw-lead salt"]
    t = granting("transmute wild, raw any").do("gain raw-lead")
    assert t.kind == "act"


@rule("TR-661")
def test_the_market_is_filled_after_the_ability():
    first, second = artifact(), artifact()
    t = buying(artifact("artifact random"), stack=[first, second])
    assert t.market(int(PLACE)) == -1
    t.do("use", "slot 2")
    assert (t.A.slots[2][0], t.market(int(PLACE))) == (first.id, second.id)


@rule("TR-663")
def test_a_random_artifact_may_be_declined_only_with_full_slots():
    full = {slot: artifact() for slot in range(1, 7)}
    new = artifact()
    t = granting("artifact random", table={"stack": [new]}, artifacts=full)
    assert t.legal == ["use", "skip"]
    t.do("skip")
    assert (t.state.stacks[0], t.kind) == ([new.id], "act")
    t = granting("artifact random", table={"stack": [new]}, artifacts=full).do("use", "slot 3")
    assert (t.A.slots[3], t.state.stacks[0]) == ((new.id, "ready"), [])
    t = granting("artifact random", table={"stack": [new]}, artifacts={1: artifact()})
    assert (t.kind, t.state.stacks[0]) == ("place-artifact", [])


@rule("TR-670")
def test_plain_gains_of_a_new_artifact_are_not_asked():
    t = buying(artifact("essence salt 2, vp 1"))
    assert (t.A.essences, t.A.vp, t.asked) == ({"salt": 2}, 1, "B")
    assert t.A.slots[1][1] == "ready"
    assert buying(artifact("essence salt 2, raw any")).legal == ["use", "skip"]


@rule("TR-671")
def test_a_step_down_pays_for_all_that_follows():
    effect = "vp 2, track down, gold, essence salt"
    t = granting(effect, tracks="fire 1").do("retreat fire")
    assert (t.A.vp, t.A.cubes, t.A.essences, t.A.tracks["fire"]) == (2, {"refined-gold": 1}, {"salt": 1}, 0)
    t = granting(effect, tracks="fire 1").do("skip")
    assert (t.A.vp, t.A.cubes, t.A.essences, t.A.tracks["fire"], t.kind) == (2, {}, {}, 1, "act")
    t = granting(effect)
    assert (t.A.vp, t.A.cubes, t.kind) == (2, {}, "act")


@rule("TR-671", "TR-307")
def test_an_artifact_whose_price_cannot_be_paid_is_not_asked_about():
    side = {"die": f"{arrow_colour('lead')} lead 1", "cubes": "lead", "essences": "salt"}
    t = Table(A=dict(side, artifacts={slot_at("lead"): artifact("track down, gold")}))
    t.do("transmute raw-lead salt")
    assert t.kind == "fire", "the transmutation itself has just given a step"
    t = buying(artifact("track down, gold"))
    assert (t.asked, t.A.cubes) == ("B", {})


# ---------------------------------------------------------------- paying


@rule("TR-667")
def test_levels_first_then_the_hardest_cubes():
    card = experiment("fire", "fire 1", "raw any, refined any, raw tin, refined iron, gold")
    cubes = "silver*2 gold*9 refined-iron*2 refined-tin raw-tin lead*2"
    t = Table(A={"die": "red lead 1", "open": [card], "cubes": cubes, "done": [experiment("fire")]}).do("perform 1")
    assert t.offered("level") == ["silver", "gold"]
    t.do("level silver", "pay refined-iron", "pay raw-tin", "pay refined-silver", "pay raw-lead")
    things = [args["thing"] for name, args in t.heard(None) if name in ("pays", "pays-level")]
    assert [CUBE_WORDS[thing] for thing in things] == [
        "refined-silver", "refined-gold", "refined-iron", "raw-tin", "refined-silver", "raw-lead",
    ]  # fmt: skip


@rule("TR-667")
def test_only_ways_that_can_be_finished_are_offered():
    card = experiment("fire", "fire 1", "gold")
    side = {"die": "red lead 1", "open": [card], "done": [experiment("fire")]}
    t = Table(A=dict(side, cubes="gold silver")).do("perform 1")
    assert (t.A.done[-1], t.A.cubes) == (card.id, {})
    assert [args["thing"] for name, args in t.heard(None) if name == "pays-level"] == [9]
    t = Table(A=dict(side, cubes="gold*2 silver")).do("perform 1")
    assert t.offered("level") == ["silver", "gold"]
    needy = experiment("fire", cost="refined tin, raw tin")
    t = Table(A=dict(side, open=[needy], cubes="refined-tin*2 gold")).do("perform 1")
    assert t.offered("pay") == ["refined-tin", "refined-gold"]
    t = Table(A=dict(side, open=[needy], cubes="refined-tin gold")).do("perform 1")
    assert t.offered("pay") == ["refined-tin", "refined-gold"]


# ---------------------------------------------------------------- who is asked


@rule("TR-662")
def test_with_a_hidden_masterpiece_the_end_of_the_turn_is_always_asked():
    great = experiment("air", "any 12", "gold 9", level=4)
    t = Table(A={"die": "red lead 2", "masterpiece": great}).do("harvest 1")
    assert (t.asked, t.kind, t.legal) == ("A", "finish", ["end"])
    t = Table(A={"die": "red lead 2", "done": [great]}).do("harvest 1")
    assert (t.asked, t.kind) == ("B", "react")


@rule("TR-666")
def test_only_players_with_a_ready_token_are_asked():
    t = Table(players=4, phase="react", A={"die": "red lead 1"}, B={"reactions": (0, 2)}, D={"reactions": (0, 0)})
    assert t.asked == "C"
    t.do("pass")
    assert t.kind == "draft"


@rule("TR-665")
def test_the_introductory_set_up_against_botmegistus():
    t = fresh(1, 1, setup="introductory")
    hands, cards = our_set().hands, our_set()
    human, other = hands[0], hands[1]
    assert cards.alchemists[t.A.alchemist].name == cards.alchemists[human.alchemist].name
    assert t.state.bot is not None
    assert [tile.id for tile in t.state.bot.artifacts] == [other.artifact]


# ---------------------------------------------------------------- what somebody knows


@rule("TR-668")
def test_who_returned_a_publication_knows_who_draws_it_until_that_hand_changes():
    deck, old = [publication("fire") for _ in range(3)], publication("water")
    t = granting(
        "publication",
        table={
            "deck": deck,
            "B": {
                "reactions": (0, 0),
                "die": "red tin 3",
                "vault": "1:fire-1",
                "formulas": {"fire-1": "publication"},
                "lines": {},
            },
        },
        hand=[old],
    ).do(f"return {old.id + 1}", "harvest 1", "keep", "sample 1")
    assert set(t.B.hand) == {old.id, deck[2].id}
    assert t.view("A")["laboratories"][1]["hand"] == [old.id]
    assert t.view(None)["laboratories"][1]["hand"] == []
    t.do(f"return {deck[2].id + 1}")
    assert t.B.hand == [old.id]
    assert t.view("A")["laboratories"][1]["hand"] == []


@rule("TR-668")
def test_who_rejected_a_publication_knows_it_until_one_of_them_is_drawn():
    t = fresh(3, 4).at_random("draft", 4)
    rejected = t.A.spurned_publication
    assert t.view("A")["laboratories"][0]["spurned"][1] == rejected >= 0
    assert t.view("B")["laboratories"][0]["spurned"] is None
    assert rejected in t.state.publications[:3]
    for number in range(30):
        world = t.state.determinise(0, number)
        assert rejected in world.publications[:3]  # type: ignore[attr-defined]


@rule("TR-668")
def test_once_one_of_the_rejected_publications_is_drawn_nothing_is_known_of_them():
    checked = 0
    for seed in range(10):
        t = fresh(3, 4).at_random("draft", 4)
        t.state.publications = t.state.publications[:4]  # the rejected three lie under a single card
        rejected = t.A.spurned_publication
        dice = random.Random(seed)
        while not t.over and "draws-publication" not in t.told():
            assert t.view("A")["laboratories"][0]["spurned"][1] == rejected
            t.do(dice.choice(t.legal))
        if not t.over:
            checked += 1
            assert t.view("A")["laboratories"][0]["spurned"][1] == -1
    assert checked


@rule("TR-672")
def test_choices_of_the_set_up_are_counted_not_shown_and_may_be_taken_back():
    t = fresh(2, 1).at_random("choose", 1)
    for count in range(4):
        assert t.view("B")["laboratories"][0]["chosen"] == count
        t.do(t.legal_for("A")[0], seat="A")
    assert t.view("B")["laboratories"][0]["chosen"] == 4
    assert t.can("withdraw", "A")
    t.do("withdraw", seat="A")
    assert t.view("B")["laboratories"][0]["chosen"] == 0
    for seat in "AABBAABB":
        t.do(t.legal_for(seat)[0], seat=seat)
    assert t.kind != "choose"
