"""When things may be used: nothing inside a transmutation, bonuses after the artifact, formulas in the own turn."""

import pytest

from tests.trismegistus.granting import granting, holding
from tests.trismegistus.printed import LOW, arrow_colour, slot_at, track_of
from tests.trismegistus.table import Table, achievement, artifact, experiment

rule = pytest.mark.rule
SALT, SULFUR = track_of("salt"), track_of("sulfur")
OTHER = next(track for track in ("fire", "water", "earth", "air") if track not in (SALT, SULFUR))


def at(material: str, potency: int = 3) -> str:
    return f"{arrow_colour(material)} lead {potency}"


def busy(**more) -> dict[str, object]:
    """A lab with everything that could be used, and a transmutation along the arrow from lead to make."""
    return {
        "die": at("lead"), "cubes": "lead*3 gold*2", "essences": "salt*3", "chameleon": 1, "vault": "1:fire-1",
        "formulas": {"fire-1": "essence aether"}, "open": [experiment("fire")], **more,
    }  # fmt: skip


@rule("TR-286", "TR-289")
def test_nothing_comes_between_the_move_and_the_artifact():
    t = Table(A=busy(artifacts={slot_at("lead"): artifact("vp 1")}), achievements=[achievement("artifact 1")])
    assert {"sample", "perform", "buy", "claim", "chameleon"} <= t.verbs
    t.do("transmute raw-lead salt")
    assert t.legal == ["use", "skip"]
    for name in ("sample 1", "perform 1", "buy water-1", "claim 1", "chameleon red iron"):
        assert t.why(name) == "Decide about the artifact first."


@rule("TR-287", "TR-617")
def test_a_bonus_waits_until_the_artifact_is_done():
    tile = artifact(f"vp 1 per level {SALT}")
    side = {"die": at("lead", 1), "cubes": "lead", "essences": "salt", "tracks": f"{SALT} {LOW - 1}"}
    t = Table(A=dict(side, artifacts={slot_at("lead"): tile}), bonus={f"{SALT} {LOW}": "track"})
    t.do("transmute raw-lead salt")
    assert t.legal == ["use", "skip"]
    t.do("use")
    assert (t.A.vp, t.kind) == (LOW, "advance")
    t.do(f"advance {SALT}")
    assert (t.A.vp, t.A.tracks[SALT]) == (LOW, LOW + 1)


@rule("TR-287")
def test_the_bonus_comes_without_the_artifact_too():
    side = {"die": at("lead", 1), "cubes": "lead", "essences": "salt", "tracks": f"{SALT} {LOW - 1}"}
    t = Table(A=dict(side, artifacts={slot_at("lead"): artifact("vp 1")}), bonus={f"{SALT} {LOW}": "chameleon"})
    t.do("transmute raw-lead salt")
    assert t.A.chameleon == 0
    assert t.do("skip").A.chameleon == 1


@rule("TR-288")
def test_gains_of_a_transmutation_serve_the_next_one():
    t = Table(A={"die": at("silver"), "cubes": "silver*2", "essences": "salt"}).do("transmute refined-silver salt")
    assert t.offered("transmute") == ["refined-silver gold"]
    assert t.do("transmute refined-silver gold").A.cubes == {"refined-gold": 1}


@rule("TR-290")
def test_bonuses_come_between_two_transmutations():
    side = {"die": at("lead"), "cubes": "lead*3", "essences": "salt*3", "tracks": f"{SALT} {LOW - 1}"}
    t = Table(A=side, bonus={f"{SALT} {LOW}": "track"}).do("transmute raw-lead salt")
    assert (t.kind, t.can("transmute raw-lead salt")) == ("advance", False)
    t.do(f"advance {OTHER}")
    assert (t.kind, t.A.tracks[OTHER], t.can("transmute raw-lead salt")) == ("transmuting", 1, True)


@rule("TR-290")
def test_formulas_do_not_come_between_two_transmutations():
    t = Table(A=busy()).do("transmute raw-lead salt")
    assert (t.kind, t.verbs) == ("transmuting", {"end", "transmute"})
    for name in ("sample 1", "perform 1", "buy water-1"):
        assert t.why(name) == "Free actions do not interrupt an action."


@rule("TR-291", "TR-292")
def test_formulas_chameleons_and_experiments_only_in_the_own_turn():
    t = Table(phase="react", A={"die": "red tin 1"}, B=busy(masterpiece=experiment("air", level=4)))
    assert t.asked == "B"
    assert not t.verbs & {"sample", "chameleon", "perform", "buy"}
    for name in ("sample 1", "perform 1", "perform masterpiece", "buy water-1", "chameleon red iron"):
        assert t.why(name) == "This is not a reaction."
    t = Table(A=busy())
    assert {"sample", "chameleon", "perform"} <= t.verbs


@rule("TR-293")
def test_artifacts_work_in_the_turns_of_others_by_a_transmutation_only():
    tile = artifact("vp 3")

    def laid() -> Table:
        reacting = {"cubes": "lead", "essences": "salt", "artifacts": {slot_at("lead"): tile}}
        return Table(phase="react", A={"die": at("lead", 1)}, B=reacting)

    t = laid().do("transmute raw-lead salt")
    assert (t.asked, t.legal) == ("B", ["use", "skip"])
    t.do("use")
    assert (t.B.vp, t.B.slots[slot_at("lead")][1]) == (3, "used")
    t = laid().do("react material")
    assert (t.B.vp, t.B.slots[slot_at("lead")][1], t.kind) == (0, "ready", "draft")


@rule("TR-294")
def test_nested_all_bonuses_wait_for_the_outermost_artifact():
    x, y = artifact("transmute wild, vp 1 per level lowest"), artifact("vp 2")
    t = Table(
        A={
            "die": at("lead", 1), "cubes": "lead raw-copper", "essences": "salt sulfur",
            "tracks": f"fire 1 water 1 earth 1 air 1 {SALT} {LOW - 1} {SULFUR} {LOW - 1}",
            "artifacts": {slot_at("lead"): x, slot_at("copper"): y},
        },
        bonus={f"{SALT} {LOW}": "ethereal", f"{SULFUR} {LOW}": "chameleon"},
    )  # fmt: skip
    t.do("transmute raw-lead salt", "use")
    assert t.kind == "rewards"
    t.do("reward 1", "transmute raw-copper sulfur", "use")
    told = t.told()
    assert (t.A.ethereal, t.A.chameleon, t.A.vp) == (1, 1, 3)
    last_point = max(number for number, name in enumerate(told) if name == "scores")
    assert told.index("gains-ethereal") > last_point
    assert told.index("gains-chameleon") > told.index("gains-ethereal")


@rule("TR-295")
def test_immediate_rewards_are_lost_if_they_cannot_be_used():
    card = experiment("fire", reward="transmute wild")
    side = {"die": "black tin 1", "open": [card], "cubes": "lead", "empty": "fire-1 fire-2"}
    t = Table(A=dict(side, vault="1:water-1", formulas={"water-1": "essence salt"})).do("perform 1")
    assert (t.A.done, t.kind) == ([card.id], "act")
    t.do("sample 1")
    assert (t.A.essences, t.kind) == ({"salt": 1}, "act")
    assert "transmutes" not in t.told()


@rule("TR-296")
def test_a_formula_may_wait_for_a_later_round():
    third = {"die": "red tin 1", "used": "black white", "reactions": (0, 0), "lines": {}, "cubes": "gold"}
    t = Table(A=dict(third, formulas={"fire-1": "vp 4"}), B={"reactions": (0, 0)}, passed="B")
    t.do("buy fire-1", "cell 1", "harvest 1", "end")
    assert (t.state.round, t.active) == (2, "B")
    while (t.asked, t.kind) != ("A", "act"):
        t.do("harvest 1" if t.kind == "act" else t.legal[0])
    assert t.state.round == 2
    assert t.do("sample 1").A.vp == 4


@rule("TR-296")
def test_a_formula_placed_early_is_of_use_in_the_last_round():
    t = holding("vp 4", table={"round": 3}).do("sample 7")
    assert t.A.vp == 4


@rule("TR-297")
def test_an_ethereal_die_gained_in_the_turn_helps_only_later():
    t = granting("ethereal")
    assert (t.A.ethereal, t.A.die) == (1, "black tin 3")
    assert t.why("ethereal") == "An ethereal die can only be spent right after drafting."
    t = Table(phase="draft", A={"ethereal": 1}, bowls="tin: red white; lead: black").do("draft tin red")
    assert t.kind == "ethereal"
