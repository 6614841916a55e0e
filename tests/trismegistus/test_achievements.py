"""The module of achievements: four open cards, first come, first served, nothing spent."""

import pytest

from athanor import AthanorError
from athanor.games.trismegistus.components import NONE
from tests.trismegistus.granting import granting, holding
from tests.trismegistus.table import Made, Table, achievement, artifact, experiment, fresh

rule = pytest.mark.rule
THREE_TILES = {slot: artifact() for slot in (1, 2, 3)}


def tiles(*shows: str) -> dict[int, object]:
    return {slot: artifact(shows=words) for slot, words in enumerate(shows, start=1)}


def claiming(*cards, **side) -> Table:
    return Table(A={"die": "red lead 1", **side}, achievements=list(cards))


@rule("TR-405")
def test_not_in_the_solo_game():
    with pytest.raises(AthanorError) as refused:
        fresh(1, achievements="on")
    assert refused.value.text("en")
    for players in (2, 3, 4):
        assert len(fresh(players, achievements="on").state.achievements) == 4


@rule("TR-406")
def test_four_of_sixteen_are_open_and_the_rest_is_out_of_the_game():
    seen = set()
    for seed in range(25):
        t = fresh(2, seed, achievements="on", setup="introductory")
        cards = t.state.achievements[:]
        assert len(set(cards)) == 4
        seen |= set(cards)
    assert seen == set(range(16))
    t.at_random()
    left = [*t.state.achievements, *t.A.achievements, *t.B.achievements]
    assert sorted(card for card in left if card != NONE) == sorted(cards)
    assert fresh(2, 1).state.achievements == []


@rule("TR-407", "TR-416")
def test_only_in_the_own_turn():
    card = achievement("artifact 3")
    side = {"artifacts": THREE_TILES}
    assert claiming(card, **side).can("claim 1")
    t = Table(phase="react", A={"die": "red lead 1"}, B=side, achievements=[card])
    assert (t.asked, t.can("claim 1"), t.why("claim 1")) == ("B", False, "This is not a reaction.")
    t = Table(phase="draft", A=side, achievements=[card])
    assert not t.can("claim 1")
    passed = Table(active="B", passed="A", A=side, B={"die": "red lead 3"}, achievements=[card]).do("harvest 1")
    assert (passed.asked, passed.can("claim 1")) == ("A", False)


@rule("TR-408", "TR-589")
def test_nothing_is_spent():
    card = achievement("artifact 3, refined gold 2, level fire 4")
    t = claiming(card, artifacts=THREE_TILES, cubes="gold*2", tracks="fire 4", essences="salt")
    t.do("claim 1")
    assert t.A.achievements == [card.id]
    assert (len(t.A.slots), t.A.cubes, t.A.tracks["fire"]) == (3, {"refined-gold": 2}, 4)
    assert (t.A.essences, t.A.potency, t.kind) == ({"salt": 1}, 1, "act")


@rule("TR-408")
def test_all_conditions_must_hold():
    card = achievement("artifact 3, level fire 4")
    assert not claiming(card, artifacts=THREE_TILES, tracks="fire 3").can("claim 1")
    assert not claiming(card, artifacts=tiles("fire", "fire"), tracks="fire 4").can("claim 1")
    assert (
        claiming(card, artifacts=THREE_TILES, tracks="fire 3").why("claim 1") == "You do not fulfil this achievement."
    )


def done(*elements: str) -> list[Made]:
    return [experiment(element) for element in elements]


@rule("TR-409")
@pytest.mark.parametrize(
    ("asks", "enough", "short"),
    [
        ("experiment fire 2", {"done": done("fire", "fire")}, {"done": done("fire", "water")}),
        ("experiment 3", {"done": done("fire", "fire", "air")}, {"done": done("fire", "air")}),
        ("artifact 3", {"artifacts": THREE_TILES}, {"artifacts": tiles("fire", "air")}),
        ("artifact fire 2", {"artifacts": tiles("fire", "air fire")}, {"artifacts": tiles("fire fire", "air")}),
        ("symbols fire air 3", {"artifacts": tiles("fire fire", "air")}, {"artifacts": tiles("fire", "air water")}),
        ("level fire 8", {"tracks": "fire 8"}, {"tracks": "fire 7 air 12"}),
        ("level any 10", {"tracks": "air 10"}, {"tracks": "air 9 fire 9 water 9 earth 9"}),
        (
            "level lowest 4",
            {"tracks": "fire 4 water 5 earth 4 air 9"},
            {"tracks": "fire 4 water 3 earth 9 air 9"},
        ),
        ("formula 3", {"vault": "1:fire-1* 2:fire-2 3:air-1"}, {"vault": "1:fire-1 2:fire-2"}),
        ("reaction 3", {"reactions": (1, 2)}, {"reactions": (2, 0)}),
        ("reaction used 2", {"reactions": (0, 2)}, {"reactions": (3, 1)}),
        ("symbols fire 3", {"artifacts": tiles("fire fire", "air fire")}, {"artifacts": tiles("fire fire", "air air")}),
        ("raw lead 2", {"cubes": "lead*2"}, {"cubes": "lead silver*5"}),
        ("refined any 3", {"cubes": "silver gold refined-tin"}, {"cubes": "silver gold raw-tin"}),
    ],
)  # fmt: skip
def test_every_kind_of_requirement_at_its_limit(asks, enough, short):
    card = achievement(asks)
    assert claiming(card, **enough).can("claim 1")
    assert not claiming(card, **short).can("claim 1")


@rule("TR-408", "TR-677")
@pytest.mark.parametrize(
    ("held", "enough"),
    [
        ("silver refined-iron refined-copper", True),
        ("silver gold*2", True),  # gold shows for any cube
        ("gold*2 refined-copper", True),
        ("silver gold refined-tin", False),  # but each cube for one
        ("silver refined-iron raw-copper", False),  # raw never for refined
    ],
)
def test_cubes_are_shown_as_they_would_be_paid(held, enough):
    t = claiming(achievement("refined silver, refined iron, refined copper"), cubes=held)
    assert t.can("claim 1") == enough


@rule("TR-677")
def test_a_refined_cube_shows_for_its_raw_one_and_nothing_is_spent():
    t = claiming(achievement("raw tin 2, raw any"), cubes="refined-tin gold raw-lead")
    t.do("claim 1")
    assert t.A.cubes == {"refined-tin": 1, "refined-gold": 1, "raw-lead": 1}


@rule("TR-677")
def test_counted_gains_count_the_cubes_themselves():
    assert granting("vp 1 per raw lead", cubes="lead*2 gold*3").A.vp == 2


@rule("TR-410")
def test_a_performed_masterpiece_counts():
    great = experiment("air", level=4)
    card = achievement("experiment air 2")
    t = claiming(card, done=[experiment("air")], masterpiece=great)
    assert not t.can("claim 1")
    assert t.do("perform masterpiece").can("claim 1")


@rule("TR-411")
def test_first_come_first_served_and_no_replacement():
    cards = [achievement(f"artifact {number}") for number in (1, 9, 9, 9)]
    side = {"die": "red lead 2", "artifacts": {1: artifact()}, "reactions": (0, 0)}
    t = Table(A=side, B=dict(side, artifacts={2: artifact()}), achievements=[*cards])
    t.do("claim 1", "harvest 1")
    assert t.state.achievements == [NONE, *(card.id for card in cards[1:])]
    assert t.active == "B"
    t.do("keep")
    assert not t.can("claim 1")
    assert t.why("claim 1") == "There is no achievement there."


@rule("TR-412")
def test_points_come_at_the_end():
    t = claiming(achievement("artifact 3", vp=6), artifacts=THREE_TILES).do("claim 1")
    assert t.A.vp == 0
    assert (t.sheet("A")["sheet-game"], t.sheet("A")["sheet-achievements"]) == (0, 6)


@rule("TR-413")
def test_a_bonus_comes_at_once():
    t = claiming(achievement("artifact 3", bonus="ethereal"), artifacts=THREE_TILES).do("claim 1")
    assert t.A.ethereal == 1
    t = claiming(achievement("artifact 3", bonus="transmute wild"), artifacts=THREE_TILES, cubes="lead")
    assert t.do("claim 1").kind == "act"
    side = {"artifacts": THREE_TILES, "cubes": "lead", "essences": "salt"}
    t = claiming(achievement("artifact 3", bonus="transmute wild"), **side).do("claim 1", "skip")
    assert (t.kind, t.A.cubes) == ("act", {"raw-lead": 1})


@rule("TR-414", "TR-635")
def test_it_is_kept_when_the_condition_is_lost():
    card = achievement("level fire 8", vp=6)
    t = holding("track down, gold", table={"achievements": [card, achievement("level fire 8")]}, tracks="fire 8")
    t.do("claim 1", "sample 7", "retreat fire")
    assert t.A.tracks["fire"] == 7
    assert (t.A.achievements, t.sheet("A")["sheet-achievements"]) == ([card.id], 6)
    assert not t.can("claim 2")


@rule("TR-415")
def test_claiming_is_voluntary_and_several_may_be_claimed_in_a_turn():
    cards = [achievement("artifact 3"), achievement("artifact 2")]
    t = claiming(*cards, artifacts=THREE_TILES).do("harvest 1")
    assert (t.kind, t.A.achievements) == ("finish-open", [])
    t.do("claim 2", "claim 1")
    assert t.A.achievements == [cards[1].id, cards[0].id]
    t = claiming(*cards, artifacts=THREE_TILES).do("harvest 1", "end")
    assert t.A.achievements == []


@rule("TR-417")
def test_after_the_own_last_turn_none_can_be_claimed():
    last = {"die": "red lead 1", "used": "black white"}
    t = Table(round=3, active="B", passed="A", A={}, B=last, achievements=[achievement("raw lead 1", vp=9)])
    t.do("harvest 1", "end")
    assert t.asked == "A"
    t.do("react material")
    assert (t.over, t.A.cubes, t.points("A")) == (True, {"raw-lead": 1}, 0)
