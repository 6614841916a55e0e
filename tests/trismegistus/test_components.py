"""Components: rounds and dice, faces and bowls, what a laboratory has, and what is open or secret."""

from collections import Counter

import pytest

import athanor
from athanor.games.trismegistus.components import DICE_EACH, ROUNDS
from athanor.games.trismegistus.symbols import COLOUR_NAMES, FACE_NAMES
from tests.trismegistus.printed import BOARD, every_step
from tests.trismegistus.table import GAME, Table, fresh

rule = pytest.mark.rule


@rule("TR-001")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_rounds_in_each_of_which_everybody_drafts_three_dice(players):
    t = fresh(players, setup="introductory").at_random(seed=players)
    drafted: Counter[tuple[int, int]] = Counter()
    rounds = 0
    for name, args in t.heard(None):
        rounds += name == "round-begins"
        if name == "drafts":
            drafted[rounds, args["seat"]] += 1
    assert (t.over, rounds) == (True, 3)
    assert drafted == {(n, seat): 3 for n in (1, 2, 3) for seat in range(players)}


@rule("TR-001")
def test_the_box_for_used_dice_holds_three_of_everybody_when_a_round_closes():
    t = fresh(3, setup="introductory").at_random(seed=5)
    boxes: list[Counter[int]] = []
    for name, args in t.heard(None):
        if name == "round-begins":
            boxes.append(Counter())
        elif name in ("uses-up", "retires"):
            boxes[-1][args["seat"]] += 1
    assert boxes == [{0: DICE_EACH, 1: DICE_EACH, 2: DICE_EACH}] * ROUNDS
    assert [sum(lab.used_dice) for lab in t.state.labs] == [DICE_EACH] * 3


@rule("TR-001")
@pytest.mark.parametrize("players", [0, 5])
def test_one_to_four_players(players):
    assert list(GAME.players) == [1, 2, 3, 4]
    with pytest.raises(athanor.AthanorError):
        GAME.new(players, 1)


@rule("TR-003")
def test_dice_of_all_colours_have_the_same_six_faces_once_each():
    assert len(set(FACE_NAMES)) == 6
    seen: Counter[tuple[str, str]] = Counter()
    seeds = 200
    for seed in range(seeds):
        t = fresh(4, seed, setup="introductory")
        for face in FACE_NAMES:
            for colour, count in t.bowl(face).items():
                seen[colour, face] += count
    for colour, dice in zip(COLOUR_NAMES, BOARD.dice[4], strict=True):
        share = {face: seen[colour, face] / (dice * seeds) for face in FACE_NAMES}
        assert all(0.12 < part < 0.22 for part in share.values()), share


@rule("TR-004", "TR-046")
def test_each_die_goes_to_the_bowl_of_its_face_whatever_its_colour():
    t = Table(phase="round-end").faces("lead copper tin mercury iron wild " * 2 + "lead tin").go()
    # Five black, five white, four red dice, in this order.
    assert [t.bowl(face) for face in FACE_NAMES] == [
        {"black": 1, "white": 1, "red": 1},
        {"black": 1, "white": 1},
        {"black": 1, "white": 1, "red": 1},
        {"black": 1, "white": 1},
        {"black": 1, "red": 1},
        {"white": 1, "red": 1},
    ]


@rule("TR-009")
def test_what_a_new_laboratory_has():
    t = fresh(2, setup="introductory")
    lab = t.A.lab
    assert (t.A.die, lab.potency, t.A.used_dice) == (None, 0, {})
    assert len(lab.artifacts) == 6
    assert t.A.sockets == [f"{element}-{n}" for element in ("fire", "water", "earth", "air") for n in (1, 2)]
    assert (t.A.vault, len(lab.vault)) == ({}, 7)


@rule("TR-009")
def test_potency_goes_from_nought_to_five():
    assert Table(A={"die": "red lead 5"}).offered("harvest") == ["1", "2", "3", "4", "5"]
    assert Table(A={"die": "red lead 5"}).do("harvest 5").A.potency == 0


@rule("TR-010")
def test_there_are_eleven_kinds_of_cubes():
    t = fresh(2, setup="introductory")
    raw, refined = (f"raw-{m}" for m in FACE_NAMES[:5]), ("copper", "tin", "mercury", "iron", "silver", "gold")
    t.state.labs[0].cubes = [1] * len(t.A.lab.cubes)
    assert set(t.A.cubes) == {*raw, *(f"refined-{m}" for m in refined)}


@rule("TR-011")
def test_mercury_as_an_essence_is_the_raw_cube():
    t = Table(A={"die": "red iron 1"}).do("essence mercury 1")
    assert (t.A.cubes, t.A.essences) == ({"raw-mercury": 1}, {})


@rule("TR-012", "TR-054")
def test_markers_begin_on_nought_and_never_leave_their_tracks():
    highest = 0
    for game, t in enumerate([fresh(2, seed, setup="introductory") for seed in range(3)]):
        assert [lab.tracks for lab in t.state.labs] == [[0] * 4] * 2
        for _ in every_step(t, game):
            levels = [level for lab in t.state.labs for level in lab.tracks]
            assert min(levels) >= 0
            assert max(levels) <= 12
            highest = max(highest, *levels)
    assert highest > 0


@rule("TR-012")
def test_a_track_ends_at_twelve():
    t = Table(A={"die": "red lead 1", "tracks": "fire 11", "vault": "1:air-1", "formulas": {"air-1": "track fire 3"}})
    assert t.do("sample 1").A.tracks["fire"] == 12


@rule("TR-014", "TR-041")
def test_shuffled_dominant_essences_are_always_a_permutation_and_can_be_any():
    found = [tuple(fresh(2, seed, essences="shuffled", setup="introductory").state.essence_of) for seed in range(250)]
    assert all(sorted(mapping) == [0, 1, 2, 3] for mapping in found)
    assert len(set(found)) == 24


@rule("TR-016")
def test_two_order_tracks_with_a_place_for_everybody():
    t = fresh(4, setup="introductory")
    assert (sorted(t.order.split()), t.next_order) == (["A", "B", "C", "D"], "")


@rule("TR-017", "TR-048")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_markers_of_their_own(players):
    """The colour of a player is the seat: no two share one, and there are four."""
    t = fresh(players, setup="introductory")
    assert sorted(t.order.split()) == list("ABCD"[:players])
    assert [len(lab.tracks) for lab in t.state.labs] == [4] * players
    assert [lab.vp for lab in t.state.labs] == [0] * players
    t.state.labs[0].tracks[0] = 5
    assert [side["tracks"][0] for side in t.view(None)["laboratories"]] == [5] + [0] * (players - 1)


@rule("TR-018")
def test_the_supply_never_runs_out():
    t = Table(A={"die": "red iron 5", "cubes": "raw-iron*80"})
    assert t.do("harvest 5").A.cubes == {"raw-iron": 85}
    t = Table(A={"die": "red iron 5", "essences": "salt*80"})
    assert t.do("essence salt 5").A.essences == {"salt": 85}


SECRET = {"masterpiece", "hand", "spurned", "completed", "published", "offers", "chosen"}


@rule("TR-020")
@pytest.mark.parametrize("who", ["B", None])
def test_masterpiece_and_publications_are_secret_everything_else_is_open(who):
    t = fresh(2, setup="introductory").at_random("round 2")
    own, seen = t.view("A")["laboratories"][0], t.view(who)["laboratories"][0]
    assert (own["hand"], own["hand_size"]) == (sorted(t.A.hand), len(t.A.hand))
    assert (seen["hand"], seen["hand_size"], seen["masterpiece"]) == ([], len(t.A.hand), None)
    assert {key for key in own if own[key] != seen[key]} <= SECRET
    assert (seen["cubes"], seen["tracks"], seen["artifacts"]) == (t.A.lab.cubes, t.A.lab.tracks, t.A.lab.artifacts)
    assert (seen["open"], seen["done"], seen["sockets"]) == (t.A.open, t.A.done, t.A.lab.sockets)


@rule("TR-020")
def test_the_owner_sees_the_own_masterpiece():
    t = fresh(2, setup="introductory")
    assert t.view("A")["laboratories"][0]["masterpiece"] == t.A.masterpiece >= 0
    assert t.view("A")["laboratories"][1]["masterpiece"] is None
