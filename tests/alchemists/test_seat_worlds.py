"""What a seat is sure of, kept from decision to decision, is what one counts from scratch."""

import random

import pytest

import athanor
from athanor.games.alchemists import evidence, worlds
from athanor.games.alchemists.alchemicals import PAIRS
from athanor.games.alchemists.learnt import learnt_of, tally_of
from athanor.games.alchemists.seat_worlds import MOST_READY, OFTEN, Group, Lottery
from athanor.games.alchemists.state import ASPECT, Alchemists
from athanor.games.alchemists.worlds import EVERY, WORLDS, laid_out
from tests.alchemists.table import Table

GAME = athanor.game("alchemists")


def counted(s: Alchemists) -> list[int]:
    return [evidence.possible(s, seat) for seat in (*range(s.players), None)]


def kept(s: Alchemists) -> list[int]:
    return [evidence.seat_worlds_of(s, seat).possible for seat in (*range(s.players), -1)]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("mode", ["apprentice", "master"])
def test_what_is_kept_is_what_is_counted_at_every_decision(mode, players):
    """In the game itself, in a copy that goes another way for a while, and in worlds dealt anew from both."""
    for seed in range(2):
        dice = random.Random(seed)
        s = GAME.new(players, seed, {"mode": mode}, quiet=True)
        while not s.over:
            assert isinstance(s, Alchemists)
            assert kept(s) == counted(s)
            if dice.random() < 0.2:
                other = s.clone()
                for _ in range(3):
                    if not other.over:
                        other.apply(dice.choice(other.legal()))
                assert kept(other) == counted(other)
                seat = dice.randrange(players)
                world = other.determinise(seat, seed)
                assert isinstance(world, Alchemists)
                assert evidence.seat_worlds_of(world, seat).possible == evidence.possible(other, seat)
                assert kept(world) == counted(world)
            s.apply(dice.choice(s.legal()))


def test_what_a_seat_learns_narrows_what_was_kept():
    t = Table(players=2, at="test", order="AB", A={"cubes": "test", "hand": "toad claw"})
    before = evidence.seat_worlds_of(t.state, 0)
    assert evidence.seat_worlds_of(t.state.clone(), 0) is before
    t.do("mix toad+claw")
    after = evidence.seat_worlds_of(t.state, 0)
    assert evidence.what_is_new(before.seen, after.seen) == list(after.seen)
    assert 0 < after.possible.bit_count() < before.possible.bit_count()
    assert evidence.seat_worlds_of(t.state, 1).possible == EVERY


def test_what_was_learnt_is_kept_until_there_is_more():
    t = Table(players=2, at="test", order="AB", A={"cubes": "test", "hand": "toad claw"})
    mine, other = (learnt_of(evidence.seat_worlds_of(t.state, seat)) for seat in (0, 1))
    assert learnt_of(evidence.seat_worlds_of(t.state.clone(), 0)) is mine
    t.do("mix toad+claw")
    after = learnt_of(evidence.seat_worlds_of(t.state, 0))
    assert after is not mine
    assert (sum(mine.mixed), sum(after.mixed)) == (0, 1)
    assert after.odds.count < mine.odds.count
    # The other saw the potion alone, which is counted but teaches nothing about the pair.
    worlds = evidence.seat_worlds_of(t.state, 1)
    assert learnt_of(worlds) is other
    assert sum(tally_of(worlds, [1, 0]).mixes[1]) > 0
    assert sum(tally_of(worlds, [1, 0]).mixes[0]) == 0


def test_what_is_kept_is_given_up_when_something_was_taken_back():
    """As by somebody who puts a position together by hand."""
    t = Table(players=2, at="publish", order="AB", A={"cubes": "publish"})
    t.state.facts = [(ASPECT, 2, 0, 1), (ASPECT, 3, 1, -1)]
    assert kept(t.state) == counted(t.state)
    t.state.facts = [(ASPECT, 3, 1, -1)]
    assert kept(t.state) == counted(t.state)
    t.state.facts.append((ASPECT, 4, 1, -1))
    assert kept(t.state) == counted(t.state)


def test_a_world_dealt_anew_keeps_nothing_of_the_other_seats():
    t = Table(players=2, at="test", order="AB", A={"cubes": "test", "hand": "toad claw"})
    t.do("mix toad+claw")
    kept(t.state)
    world = t.state.determinise(1, 5)
    assert isinstance(world, Alchemists)
    mine = world.seat_worlds[1]
    assert world.seat_worlds == [None, mine, None]
    assert mine is not None
    assert mine.results is world.results
    assert mine.seen == ()


def test_worlds_written_out_are_drawn_as_before():
    few = evidence.of_pair(0, 1, 1) & evidence.of_pair(2, 3, 2)
    group = Group(3, few)
    first = [group.world(n) for n in range(OFTEN)]
    assert group.listed is not None
    assert [group.world(n) for n in range(OFTEN)] == first
    assert [group.world(n) for n in range(group.count)] == worlds.all_of(few)


def test_a_lottery_that_had_to_make_room_draws_on():
    t = Table(players=2, at="publish", order="AB", A={"cubes": "publish"})
    lottery = Lottery(1 << 77, 0, 1, -1)
    assert lottery.draw(t.state) == 77
    for _ in range(MOST_READY):
        Lottery(1 << 5, 0, 1, -1).draw(t.state)
    assert lottery.groups == []
    assert lottery.draw(t.state) == 77


def test_a_world_laid_out_names_the_makers_of_each_potion():
    for number in range(0, WORLDS, 997):
        world = laid_out(number)
        assert worlds.world_of(world.truth) == number
        for potion in range(7):
            for pair, (one, other) in enumerate(PAIRS):
                makes = worlds.with_potion(one, other, potion) >> number & 1
                assert world.makers[potion] >> pair & 1 == makes
