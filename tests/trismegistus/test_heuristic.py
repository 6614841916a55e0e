"""The hand-made policy: set positions with one right answer, and what holds in every position."""

import random
from math import isfinite

import pytest

import athanor
from athanor.core.state import State
from athanor.games.trismegistus.state import Trismegistus
from tests.trismegistus.table import GAME, Made, Table, achievement, artifact, experiment, publication, used

LESSON = experiment("fire", "fire 1", "raw tin 3", vp=6)
NO_CARDS: dict[int, list[Made]] = {space: [] for space in range(1, 7)}
NO_TILES: dict[int, Made | None] = dict.fromkeys(range(1, 7))


def preferred(t: Table, seat: int | None = None) -> str:
    """The action it weighs most."""
    s = t.state
    by = s.asked if seat is None else seat
    legal, weights = s.legal(by), s.heuristic(by)
    return GAME.actions.name(legal[weights.index(max(weights))])


def weight(t: Table, name: str) -> float:
    s = t.state
    return s.heuristic(s.asked)[s.legal().index(GAME.actions.id(name))]


# -------------------------------------------------------------------- turns


def test_it_performs_an_experiment_that_it_can_pay():
    ready = experiment("fire", "fire 2", "raw copper, raw iron", vp=3)
    t = Table(A={"die": "red lead 2", "open": [ready], "tracks": "fire 2", "cubes": "raw-copper raw-iron"})
    assert preferred(t) == "perform 1"


def test_it_performs_its_masterpiece_when_it_can():
    work = experiment("air", "any 8", "gold", vp=15, level=4)
    t = Table(round=3, A={"die": "red lead 2", "masterpiece": work, "tracks": "air 8", "cubes": "gold"})
    assert preferred(t) == "perform masterpiece"


def test_it_drafts_the_die_that_its_experiment_needs():
    bowls = "tin: black white red; copper: black white red; lead: black white red"
    a = {"open": [LESSON], "tracks": "fire 1", "cubes": "raw-copper*4 raw-lead*4", "essences": "salt*4 sulfur*4"}
    t = Table(phase="draft", A=a, bowls=bowls, spaces=NO_CARDS, market=NO_TILES)
    assert preferred(t).startswith("draft tin")


def test_of_two_dice_alike_it_drafts_the_stronger_one():
    t = Table(phase="draft", A={"open": [LESSON]}, bowls="iron: black; tin: black white red")
    assert preferred(t).startswith("draft tin")


def test_it_turns_a_wild_die_to_what_it_needs():
    a = {"open": [LESSON], "tracks": "fire 1", "essences": "salt*6 sulfur*6", "cubes": "raw-iron*4 raw-mercury*4"}
    t = Table(phase="draft", A=a, bowls="wild: black white red", spaces=NO_CARDS, market=NO_TILES)
    t.do("draft wild black")
    assert preferred(t) == "turn tin"


def test_it_harvests_what_is_missing_and_no_more_than_the_die_has():
    a = {"die": "black tin 3", "open": [LESSON], "tracks": "fire 1", "essences": "salt*6"}
    t = Table(A=a, spaces=NO_CARDS, market=NO_TILES)
    assert preferred(t) == "harvest 3"


def test_it_pays_the_essence_whose_track_is_asked_for():
    goal = experiment("water", "water 3", "refined tin", vp=5)
    a = {"die": "white lead 1", "open": [goal], "tracks": "water 2", "cubes": "raw-copper", "essences": "salt sulfur"}
    t = Table(A=a, spaces=NO_CARDS)
    assert preferred(t) == "transmute raw-copper salt"


def test_it_takes_the_experiment_that_is_worth_more_and_costs_less():
    good = experiment("fire", "fire 1", "raw copper", vp=6)
    bad = experiment("fire", "fire 9", "gold 3", vp=2)
    t = Table(
        A={"die": "black lead 1", "cubes": "raw-copper", "tracks": "fire 1"}, spaces={**NO_CARDS, 1: [bad], 2: [good]}
    )
    assert weight(t, "experiment 2a") > weight(t, "experiment 1a") + 1


def test_it_buys_the_artifact_that_completes_its_publication():
    paper = publication("fire, water", 9)
    done = experiment("water", vp=1)
    plain, wanted = artifact("raw lead", shows="air"), artifact("raw lead", shows="fire")
    a = {"die": "black lead 3", "hand": [paper], "done": [done]}
    t = Table(A=a, market={**NO_TILES, 1: plain, 2: wanted}, spaces=NO_CARDS)
    assert preferred(t) == "artifact 2"


def test_it_claims_an_achievement():
    prize = achievement("level fire 4", vp=6)
    t = Table(A={"die": "red lead 1", "tracks": "fire 5"}, achievements=[prize], options={"achievements": "on"})
    assert preferred(t) == "claim 1"


def test_it_buys_a_formula_for_a_gold_and_tries_what_it_brings():
    t = Table(round=2, A={"die": "red lead 1", "cubes": "gold", "vault": "1:fire-1* 2:water-1* 3:earth-1*"})
    assert preferred(t).startswith("buy")
    t = Table(round=3, phase="finish", A={"vault": "1:fire-1", "formulas": {"fire-1": "vp 3"}})
    assert preferred(t) == "sample 1"


def test_it_waits_with_a_formula_that_will_count_more():
    a = {"vault": "1:fire-1", "formulas": {"fire-1": "vp 1 per experiment"}, "done": [experiment(vp=1)]}
    assert preferred(Table(round=1, phase="finish", A=a)) == "end"
    a["used"] = "black red white"
    assert preferred(Table(round=3, phase="finish", A=a)) == "sample 1"


def test_it_keeps_a_die_that_still_has_work_to_do():
    a = {"die": "black tin 3", "open": [LESSON], "tracks": "fire 1"}
    t = Table(phase="draft", A=a, bowls="lead: black")
    assert preferred(t) == "keep"


def test_it_goes_on_transmuting_while_its_plan_asks_for_it():
    goal = experiment("fire", "fire 1", "refined tin 2", vp=8)
    a = {"die": "white lead 2", "open": [goal], "tracks": "fire 1", "cubes": "raw-copper*2", "essences": "salt*2"}
    t = Table(A=a, spaces=NO_CARDS, market=NO_TILES).do("transmute raw-copper salt")
    assert preferred(t) == "transmute raw-copper salt"


# -------------------------------------------------------------------- effects


def test_it_uses_an_artifact_that_it_passes():
    a = {"die": "red lead 1", "cubes": "silver", "essences": "salt", "artifacts": {6: artifact("silver 2")}}
    t = Table(A=a).do("transmute refined-silver salt")
    assert preferred(t) == "use"


def test_it_takes_what_an_effect_brings_or_is_lost():
    a = {"die": "red lead 3", "cubes": "raw-copper raw-tin", "essences": "salt"}
    t = Table(A=a, market={5: artifact("exchange raw-refined 2")}).do("artifact 5", "slot 1")
    assert preferred(t) == "use"
    t.do("use")
    assert preferred(t).startswith("refine")


def test_it_gains_what_is_missing():
    a = {"die": "red lead 3", "open": [LESSON], "tracks": "fire 1", "cubes": "raw-tin*2"}
    t = Table(A=a, market={5: artifact("raw any")}).do("artifact 5", "slot 1", "use")
    assert preferred(t) == "gain raw-tin"


def test_it_goes_up_where_a_level_is_missing():
    goal = experiment("earth", "earth 3", "raw lead", vp=6)
    a = {"die": "red lead 3", "open": [goal], "tracks": "earth 2 fire 2", "cubes": "raw-lead"}
    t = Table(A=a, market={5: artifact("track any")}).do("artifact 5", "slot 1", "use")
    assert preferred(t) == "advance earth"


def test_it_puts_an_artifact_beside_the_others_and_not_over_one():
    tiles = {slot: artifact("raw iron 2") for slot in (1, 2, 3, 5, 6)}
    t = Table(A={"die": "red lead 3", "artifacts": tiles}, market={5: artifact("essence salt 2")}).do("artifact 5")
    assert preferred(t) == "slot 4"


def test_it_completes_a_row_of_its_vault():
    lines = {"row 1": ("vp 3", "vp 3")}
    t = Table(A={"die": "red lead 1", "cubes": "gold", "lines": lines, "vault": "1:fire-1*"})
    row = next(line for line in t.state.cards.alchemists[t.state.labs[0].alchemist].lines if line.is_row)
    vault = " ".join(
        f"{cell + 1}:{socket}*" for cell, socket in zip(row.cells[:-1], ("fire-1", "water-1"), strict=False)
    )
    t = Table(A={"die": "red lead 1", "cubes": "gold", "lines": lines, "vault": vault}).do("buy earth-1")
    assert preferred(t) == f"cell {row.cells[-1] + 1}"


def test_it_gives_back_the_publication_that_is_furthest_away():
    near, far = publication("fire", 6), publication("air 3, water 3", 7)
    lab = {"die": "red lead 3", "hand": [near], "done": [experiment("fire", vp=1)]}
    t = Table(round=3, A=lab, market={5: artifact("publication")}, deck=[far, publication("fire", 5)])
    t.do("artifact 5", "slot 1", "use")
    assert preferred(t) == f"return {far.id + 1}"


def test_it_pays_with_what_it_needs_least():
    ready = experiment("fire", "fire 1", "raw any", vp=3)
    other = experiment("water", "water 1", "raw tin 2", vp=7)
    a = {"die": "red lead 1", "open": [ready, other], "tracks": "fire 1", "cubes": "raw-tin raw-copper*2"}
    t = Table(A=a).do("perform 1")
    assert preferred(t) == "pay raw-copper"


# -------------------------------------------------------------------- reactions


def test_it_reacts_when_that_brings_what_it_needs():
    b = {"open": [LESSON], "tracks": "fire 1", "cubes": "raw-tin*2"}
    t = Table(phase="react", A={"die": "black tin 0"}, B=b)
    assert preferred(t) == "react material"


def test_it_uses_its_last_chance_to_react_in_a_round():
    t = Table(phase="react", A={"die": "black tin 0", "used": "black red"}, B={"cubes": "raw-lead"}, round=2)
    assert preferred(t) != "pass"


def test_it_turns_an_artifact_up_again_rather_than_take_what_it_has_in_plenty():
    b = {"cubes": "raw-copper*5", "essences": "salt*6 sulfur*6 aether*6", "artifacts": {2: used(artifact("vp 6"))}}
    t = Table(phase="react", A={"die": "black copper 0"}, B=b)
    assert preferred(t) == "recharge 2"


# -------------------------------------------------------------------- every position


def random_positions(players: int, seed: int, options: dict[str, str] | None = None):
    s = athanor.game("trismegistus").new(players, seed, options or {}, quiet=True)
    assert isinstance(s, Trismegistus)
    chance = random.Random(seed)
    while not s.over:
        yield s
        legal = s.legal()
        if chance.random() < 0.5:
            s.apply(chance.choice(legal))
        else:
            weights = s.heuristic(s.asked)
            s.apply(legal[weights.index(max(weights))])


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"achievements": "on"}),
        (3, {"essences": "shuffled"}),
        (4, {"formulas": "between"}),
        (1, {"bot": "strongest"}),
    ],
)
def test_every_answer_gets_a_number(players, options):
    for s in random_positions(players, 20 + players, options):
        for seat in s.waiting:
            weights = s.heuristic(seat)
            assert len(weights) == len(s.legal(seat))
            assert all(isfinite(each) for each in weights)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_it_goes_by_what_its_seat_knows_alone(players):
    """Everything hidden dealt anew changes nothing in what it says."""
    for number, s in enumerate(random_positions(players, 40 + players)):
        if len(s.legal()) > 1 and number % 3 == 0:
            said = s.heuristic(s.asked)
            assert s.determinise(s.asked, number).heuristic(s.asked) == said


def played(seed: int, by_chance: int | None) -> State:
    """A whole game of two by the weights, or with one seat by chance."""
    s = GAME.new(2, seed)
    chance = random.Random(seed)
    while not s.over:
        legal, weights = s.legal(), s.heuristic(s.asked)
        s.apply(chance.choice(legal) if s.asked == by_chance else legal[weights.index(max(weights))])
    return s


def test_it_beats_chance_by_far():
    for seed in range(6):
        s = played(seed, by_chance=seed % 2)
        assert s.winners() == [1 - seed % 2]
        assert s.scores()[1 - seed % 2] >= 35


def test_its_games_have_all_that_the_game_is_made_of():
    states = [played(seed, None) for seed in range(4)]
    verbs = {GAME.actions.name(action).split()[0] for s in states for _, action in s.moves()}
    assert verbs >= {"harvest", "essence", "transmute", "artifact", "experiment", "perform", "buy", "sample", "react"}
    assert any(GAME.actions.name(action) == "perform masterpiece" for s in states for _, action in s.moves())
