"""Which games an arena plays: seats and deals are fair, and a game is its number."""

from collections import Counter

import pytest

from athanor.arena import ArenaError
from tests.arena.runs import plan


def test_every_deal_is_played_once_in_every_rotation_of_the_seats():
    p = plan("random", "heuristic", "beginner", players=3)
    for deal in range(4):
        games = [p.match(number) for number in range(deal * 3, deal * 3 + 3)]
        assert {game.deal for game in games} == {deal}
        assert len({game.seed for game in games}) == 1
        for seat in range(3):
            assert {game.seated[seat] for game in games} == {0, 1, 2}


def test_neighbours_change_so_that_nobody_always_follows_the_same_bot():
    p = plan("random", "heuristic", "beginner", players=3)
    after = Counter(
        (game.seated[seat], game.seated[(seat + 1) % 3]) for game in map(p.match, p.numbers(6)) for seat in range(3)
    )
    assert len(after) == 6
    assert len(set(after.values())) == 1


def test_more_bots_than_seats_meet_in_every_line_up():
    p = plan("random", "beginner", "heuristic", "novice")
    assert len(p.lineups) == 6
    games = [p.match(number) for number in p.numbers(10)]
    assert len(games) == 60
    meetings = Counter(tuple(sorted(game.seated)) for game in games)
    assert set(meetings.values()) == {10}
    # The same luck for every line-up, so that they can be compared.
    assert len({game.seed for game in games}) == 5


def test_fewer_bots_than_seats_leave_the_rest_to_the_last():
    p = plan("heuristic", "random", players=4)
    games = [p.match(number) for number in p.numbers(4)]
    assert [game.seated.index(0) for game in games] == [0, 3, 2, 1]
    assert all(sorted(game.seated) == [0, 1, 1, 1] for game in games)


def test_a_longer_run_begins_with_the_shorter_one():
    p = plan("random", "heuristic", "beginner")
    short, longer = p.numbers(3), p.numbers(20)
    assert len(short) == 12  # three games are rounded up to two deals, in both seats, for three pairs
    assert list(longer)[: len(short)] == list(short)


def test_alone_everybody_gets_the_same_deals():
    p = plan("random", "heuristic", game="spellbook", players=1)
    games = [p.match(number) for number in p.numbers(3)]
    assert [game.seated for game in games] == [[0], [1]] * 3
    assert [game.deal for game in games] == [0, 0, 1, 1, 2, 2]


@pytest.mark.parametrize(
    ("bots", "players", "sentence"),
    [
        (["random", "random"], 2, "“random” is named twice"),
        (["random"], 2, "“random” needs somebody to play against in a game for 2"),
        ([f"adept@{n}" for n in range(1, 40)], 2, "39 bots are too many for one arena: 32 at most."),
    ],
)
def test_what_cannot_be_planned(bots, players, sentence):
    with pytest.raises(ArenaError) as refused:
        plan(*bots, players=players)
    assert sentence in str(refused.value)
