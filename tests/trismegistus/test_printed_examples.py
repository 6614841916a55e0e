"""The examples printed in the rulebook, with the smallest numbers that fit their text."""

import pytest

from athanor.games.trismegistus.cards import EXPERIMENT_IDS
from tests.trismegistus.printed import LOW, arrow_colour, section, slot_at, track_of
from tests.trismegistus.table import Table, artifact, experiment, fresh

rule = pytest.mark.rule
MERCURY = track_of("mercury")


@rule("TR-594")
def test_drafting_with_an_ethereal_die():
    t = Table(phase="draft", A={"ethereal": 2}, bowls="mercury: red white black; lead: red")
    t.do("draft mercury red", "ethereal")
    assert (t.A.die, t.A.ethereal, sum(t.bowl("mercury").values())) == ("red mercury 4", 1, 2)
    assert not t.can("ethereal")
    assert t.why("ethereal") == "An ethereal die can only be spent right after drafting."


@rule("TR-595")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_cards_for_more_players_are_out(players):
    s = fresh(players, 4, setup="introductory").state
    dealt = [*(card for deck in s.experiment_decks for card in deck), *(card for space in s.spaces for card in space)]
    dealt += [*s.masterpieces, *(card for lab in s.labs for card in (*lab.open, lab.masterpiece))]
    marks = {s.cards.experiments[card].players for card in dealt}
    assert marks == set(range(2, players + 1))
    papers = {
        s.cards.publications[card].players for card in (*s.publications, *(c for lab in s.labs for c in lab.hand))
    }
    assert papers == set(range(2, players + 1))
    levels = [card for level in (1, 2, 3) for card in EXPERIMENT_IDS[level]]
    usable = [card for card in levels if s.cards.experiments[card].players <= players]
    assert sorted(card for card in dealt if card in levels) == usable


@rule("TR-596")
@pytest.mark.parametrize(("taken", "left"), [("b", [1, 2]), ("a", [2])])
def test_only_cards_of_the_current_level_are_replaced(taken, left):
    face = "lead"
    space = section(face)[0]
    old, new, next_one = experiment(level=1), experiment(level=2), experiment(level=2)
    t = Table(round=2, A={"die": f"red {face} 1"}, spaces={space: [old, new]}, experiment_deck=[next_one])
    t.do(f"experiment {space}{taken}")
    assert [t.cards.experiments[card].level for card in t.space(space)] == left
    assert t.space(space) == ([old.id, next_one.id] if taken == "b" else [new.id])
    assert t.A.open == [new.id if taken == "b" else old.id]


@rule("TR-597")
def test_a_chameleon_lets_the_black_die_use_the_red_arrow():
    own = next(colour for colour in ("black", "white", "red") if colour != arrow_colour("silver"))
    t = Table(A={"die": f"{own} lead 3", "chameleon": 1, "cubes": "silver*2", "essences": "salt*2"})
    assert not t.can("transmute refined-silver salt")
    t.do(f"chameleon {arrow_colour('silver')} lead", "transmute refined-silver salt", "transmute refined-silver salt")
    assert (t.A.cubes, t.A.die, t.A.chameleon) == ({"refined-gold": 2}, f"{own} lead 1", 0)


@rule("TR-598")
def test_after_round_two_level_one_leaves_and_level_three_comes():
    spaces = {number: [experiment(level=1), experiment(level=2)] for number in (1, 2, 3)}
    spaces |= {number: [experiment(level=2)] for number in (4, 5, 6)}
    t = Table(round=2, phase="round-end", spaces=spaces).go()
    assert t.state.round == 3
    for number in range(1, 7):
        assert [t.cards.experiments[card].level for card in t.space(number)] == [2, 3]
    assert t.state.experiment_decks[1] == []
    assert len(t.state.experiment_decks[2]) > 0
    assert all(t.cards.artifacts[tile].level == 3 for tile in t.state.market)


# ---------------------------------------------------------------- Anna transmutes


def anna() -> Table:
    return Table(
        A={
            "die": f"{arrow_colour('silver')} lead 4", "cubes": "silver raw-mercury", "tracks": f"{MERCURY} {LOW - 2}",
            "artifacts": {slot_at("silver"): artifact("silver 2")},
        },
        bonus={f"{MERCURY} {LOW}": "ethereal"},
    )  # fmt: skip


@rule("TR-599", "TR-600")
def test_the_first_transmutation_pays_mercury_and_sets_the_artifact_off():
    t = anna().do("transmute refined-silver raw-mercury")
    assert (t.A.cubes, t.A.tracks[MERCURY], t.A.potency) == ({"refined-gold": 1}, LOW - 1, 3)
    assert t.legal == ["use", "skip"]
    t.do("use")
    assert t.A.cubes == {"refined-silver": 2, "refined-gold": 1}
    assert t.A.slots[slot_at("silver")][1] == "used"


@rule("TR-601", "TR-602", "TR-603")
def test_the_second_pays_gold_as_mercury_and_reaches_the_bonus():
    t = anna().do("transmute refined-silver raw-mercury", "use")
    assert t.legal == ["end", "transmute refined-silver gold"]
    t.do("transmute refined-silver gold")
    assert t.A.cubes == {"refined-silver": 1, "refined-gold": 1}
    assert (t.A.tracks[MERCURY], t.A.potency, t.kind) == (LOW, 2, "transmuting")
    assert t.A.ethereal == 1
    others = [level for track, level in t.A.tracks.items() if track != MERCURY]
    assert others == [0, 0, 0]
    told = t.told()
    assert told[-1] == "gains-ethereal"
    assert told.count("fires") == 1


@rule("TR-604")
def test_she_may_go_on_or_stop():
    t = anna().do("transmute refined-silver raw-mercury", "use", "transmute refined-silver gold")
    t.do("transmute refined-silver gold")
    assert (t.A.cubes, t.A.tracks[MERCURY], t.A.potency) == ({"refined-gold": 1}, LOW + 1, 1)
    t = anna().do("transmute refined-silver raw-mercury", "use", "transmute refined-silver gold", "end")
    assert (t.A.cubes, t.A.potency) == ({"refined-silver": 1, "refined-gold": 1}, 2)


@rule("TR-605")
def test_the_gold_being_made_does_not_pay():
    t = Table(A={"die": f"{arrow_colour('silver')} lead 4", "cubes": "silver"})
    assert t.offered("transmute") == []


# ---------------------------------------------------------------- Anna performs an experiment

COST = "raw copper 2, raw tin, refined mercury, refined iron"


def performing(cubes: str, formula: bool = True) -> Table:
    card = experiment("fire", "fire 5", COST, vp=7, level=2)
    side = {"die": "red lead 1", "open": [card], "tracks": "fire 4", "cubes": cubes, "done": [experiment("fire")]}
    return Table(A=dict(side, vault="1:fire-1" if formula else ""))


FOUR = "raw-copper*2 raw-tin refined-mercury"


@rule("TR-606")
def test_the_formula_spares_a_cube_and_the_silver_a_level():
    t = performing(f"{FOUR} silver").do("perform 1")
    assert (len(t.A.done), t.A.cubes, t.A.tracks["fire"]) == (2, {}, 4)


@rule("TR-607")
def test_without_the_silver_or_without_the_formula_it_is_refused():
    assert not performing(FOUR).can("perform 1")
    assert not performing(f"{FOUR} silver", formula=False).can("perform 1")
    assert performing(f"{FOUR} silver").can("perform 1")


@rule("TR-608")
def test_the_discount_cannot_go_to_the_level():
    t = performing(f"{FOUR} silver").do("perform 1")
    assert "uses-discount-level" not in t.told()
    assert {"pays-level", "uses-discount-cube"} <= set(t.told())
    t = performing(f"{FOUR} silver refined-iron").do("perform 1")
    assert t.offered("level") == ["silver", "discount"]


@rule("TR-609")
def test_requirements_of_the_legend():
    for need in ("fire 5", "water 3", "earth 8", "air 6", "any 8"):
        track, level = need.split()
        card = experiment("air", need)
        marker = "water" if track == "any" else track
        assert Table(A={"die": "red lead 1", "open": [card], "tracks": f"{marker} {level}"}).can("perform 1")
        assert not Table(A={"die": "red lead 1", "open": [card], "tracks": f"{marker} {int(level) - 1}"}).can(
            "perform 1"
        )
