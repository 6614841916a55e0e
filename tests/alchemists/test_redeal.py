"""What a seat may imagine: worlds that fit all it knows, and nothing that is left of the true one."""

import pytest

from athanor.games.alchemists import evidence, worlds
from athanor.games.alchemists.alchemicals import ALCHEMICAL_NAMES, FERN, INGREDIENT_NAMES, MIX
from athanor.games.alchemists.components import FAVOR_NAMES, FAVOR_OF, INGREDIENT_OF
from athanor.games.alchemists.state import Alchemists
from athanor.games.alchemists.suspicion import likely_world
from athanor.testing.journey import Case, travel
from tests.alchemists.table import Table

rule = pytest.mark.rule
DEALS = range(60)


def imagined(t: Table, seat: int | None, count: int = 60) -> list[Alchemists]:
    worlds_ = [t.state.determinise(seat, number) for number in range(count)]
    return [world for world in worlds_ if isinstance(world, Alchemists)]


@rule("AL-550", "AL-607")
def test_own_mixes_bind_the_truth_and_rivals_pairs_do_not():
    t = Table(players=2, at="test", order="AB", A={"cubes": "test", "hand": "toad claw"}, B={"hand": "fern root"})
    t.do("mix toad+claw")
    for world in imagined(t, 0):
        assert MIX[world.truth[2]][world.truth[3]] == 6
    others = imagined(t, 1)
    assert any(MIX[world.truth[2]][world.truth[3]] != 6 for world in others)
    for world in others:
        (result,) = world.results
        assert MIX[world.truth[result.one]][world.truth[result.other]] == 6
    assert len({(world.results[0].one, world.results[0].other) for world in others}) > 10


@rule("AL-240", "AL-550", "AL-618")
def test_a_glimpse_binds_the_pair_and_the_truth():
    t = Table(
        players=3, at="test", order="ABC", A={"cubes": "test*2", "hand": "toad claw fern root"},
        B={"artifacts": "periscope"},
    )  # fmt: skip
    t.force(0).do("mix toad+claw", "peek")
    toad = INGREDIENT_NAMES.index("toad")
    for world in imagined(t, 1):
        (result,) = world.results
        assert toad in (result.one, result.other)
        assert (result.seen_one if result.one == toad else result.seen_other) >> 1 & 1
    assert any(toad not in (world.results[0].one, world.results[0].other) for world in imagined(t, 2))
    # The owner knows both cards, but not which of them was seen.
    seen = [world.results[0].seen_one for world in imagined(t, 0)]
    assert 0 in seen
    assert 2 in seen


@rule("AL-243")
def test_cards_in_a_cauldron_are_those_of_the_imagined_pair():
    t = Table(players=2, at="test", order="AB", A={"cubes": "test", "hand": "toad claw"}, B={"artifacts": "periscope"})
    t.do("mix toad+claw")
    assert t.question == "peek"
    for world in imagined(t, 1):
        kinds = {INGREDIENT_OF[card] for card in world.cauldron}
        assert kinds == {world.results[-1].one, world.results[-1].other}
        assert world.check() == ""


def test_a_pair_in_a_cauldron_must_be_possible_with_the_cards_out_of_sight():
    """Whoever holds all five toads knows that no toad is in another's cauldron."""
    t = Table(
        players=2, at="test", order="AB", A={"cubes": "test", "hand": "root claw"},
        B={"artifacts": "periscope", "hand": "toad*5 fern*5 mushroom*5 flower*5"},
    )  # fmt: skip
    t.do("mix claw+root")
    for world in imagined(t, 1):
        assert {INGREDIENT_NAMES[INGREDIENT_OF[card]] for card in world.cauldron} <= {
            "claw", "root", "scorpion", "feather",
        }  # fmt: skip


def test_demonstrations_bind_everybody():
    t = Table(mode="master", at="debunk", order="ABC", theories="toad=++:B-gold", A={"cubes": "debunk"})
    t.do("show toad+scorpion", "claim R+")
    for seat in (0, 1, 2, None):
        for world in imagined(t, seat, 20):
            assert MIX[world.truth[2]][world.truth[6]] != 0


@rule("AL-079", "AL-080")
def test_hands_seals_and_favors_of_others_are_dealt_anew():
    t = Table(
        at="publish", order="ABC", theories="toad=++:B-gold fern=R+:B-red", A={"cubes": "publish", "hand": "toad"},
        B={"hand": "fern*3", "favors": "sage*2"},
    )  # fmt: skip
    worlds_ = imagined(t, 0)
    assert len({tuple(sorted(world.alchemists[1].hand)) for world in worlds_}) > 30
    assert len({tuple(world.seals[2]) for world in worlds_}) == 5
    assert all(world.alchemists[0].hand == t.state.alchemists[0].hand for world in worlds_)
    kinds = {FAVOR_NAMES[FAVOR_OF[card]] for world in worlds_ for card in world.alchemists[1].favors}
    assert kinds == set(FAVOR_NAMES) - {"herbalist"}  # nobody holds a card that is played at once


def test_seals_that_had_to_be_shown_are_not_dealt_again():
    t = Table(at="publish", order="ABC", theories="toad=++:B-gold", A={"cubes": "publish"}, B={"seals": "blue"})
    for world in imagined(t, 0):
        assert world.seals[2][0] % 5 in (0, 4)


@rule("AL-056", "AL-057", "AL-441")
def test_adventurers_beyond_the_next_are_unknown():
    t = Table(round=3, at="publish", adventurer="ranger", next_adventurer="witcher", A={"cubes": "publish"})
    worlds_ = imagined(t, 0)
    assert all(world.adventurers[:3] == t.state.adventurers[:3] for world in worlds_)
    assert len({tuple(world.adventurers[3:]) for world in worlds_}) == 6


@rule("AL-601", "AL-660")
def test_a_card_taken_from_the_row_is_remembered_until_a_card_leaves_the_hand_unseen():
    t = Table(
        players=2, at="forage", order="AB", row="toad fern", A={"cubes": "forage transmute", "hand": "root*2"},
    )  # fmt: skip
    t.do("take toad")

    def toads() -> int:
        return sum(2 in [INGREDIENT_OF[card] for card in w.alchemists[0].hand] for w in imagined(t, 1))

    assert toads() == len(DEALS)
    t.until("transmute").do("transmute root")
    assert toads() < len(DEALS)
    assert t.view("B")["alchemists"][0]["hand"] is None


def test_own_discards_and_cleared_rows_stay_in_the_pile():
    t = Table(players=2, at="forage", order="AB", row="toad fern", A={"cubes": "forage transmute", "hand": "root*2"})
    t.do("decline").until("transmute").do("transmute root")
    for seat, known in ((0, [1, 2, 5]), (1, [1, 2])):
        for world in imagined(t, seat, 20):
            kinds = sorted(INGREDIENT_OF[card] for card in world.discard)
            assert all(kind in kinds for kind in known)


@pytest.mark.parametrize("seed", range(4))
@rule("AL-627")
def test_what_each_seat_is_sure_of_is_true_and_shared_by_all_its_worlds(seed):
    journey = travel(Case("alchemists", 2 + seed % 3, (("mode", ("apprentice", "master")[seed % 2]),), seed))
    for state in journey.states[::9]:
        assert isinstance(state, Alchemists)
        for seat in (*range(state.players), None):
            possible = evidence.possible(state, seat)
            assert possible >> worlds.world_of(state.truth) & 1
            world = state.determinise(seat, seed)
            assert isinstance(world, Alchemists)
            assert evidence.possible(world, seat) == possible
            for result in world.results:
                assert result.potions >> MIX[world.truth[result.one]][world.truth[result.other]] & 1


def drawn(world: Alchemists, seat: int) -> tuple[int, ...]:
    return worlds.assignment(likely_world(world, seat, evidence.seat_worlds_of(world, seat)))


def test_a_likely_truth_is_drawn_more_often_where_a_rival_says_so():
    """Worlds dealt anew stay within what is known, and lean to what rivals have published."""
    t = Table(players=2, round=5, at="declare", order="BA", theories="fern=B+:B-gold")
    plus = ALCHEMICAL_NAMES.index("B+")
    said = own = 0
    for number in range(300):
        world = t.state.clone()
        world.rng = number * 7919 + 1
        said += drawn(world, 0)[FERN] == plus
        own += drawn(world, 1)[FERN] == plus
    assert said > 120
    assert own < 80


def imagined_by(t: Table, seats: frozenset[int], number: int) -> Alchemists:
    world = t.state.determinise_together(seats, number)
    assert isinstance(world, Alchemists)
    return world


@rule("AL-550", "AL-607")
def test_seats_that_tell_each_other_all_keep_hands_and_mixes_and_deal_the_rest_anew():
    t = Table(
        players=3, at="test", order="ABC", A={"cubes": "test*2", "hand": "toad claw fern root"}, B={"hand": "fern root"}
    )
    t.do("mix toad+claw")
    everybody = frozenset(range(3))
    together = [imagined_by(t, everybody, number) for number in DEALS]
    for world in together:
        assert [one.hand for one in world.alchemists] == [one.hand for one in t.state.alchemists]
        assert [result.plain() for result in world.results] == [result.plain() for result in t.state.results]
        assert MIX[world.truth[2]][world.truth[3]] == 6
    assert len({tuple(world.truth) for world in together}) > 30
    assert len({tuple(world.deck) for world in together}) > 30
    # Without the seat that mixed, its hand and the pair are as open as ever.
    others = [imagined_by(t, frozenset((1, 2)), number) for number in DEALS]
    assert len({tuple(world.alchemists[0].hand) for world in others}) > 30
    assert any(MIX[world.truth[2]][world.truth[3]] != 6 for world in others)
    assert all(world.alchemists[1].hand == t.state.alchemists[1].hand for world in others)
