"""The three that play by habit: how often they hold to it."""

import pytest

import athanor
from athanor import bots

GAMES = ["spellbook", "alchemists", "trismegistus"]


def departures(name: str, game: str) -> float:
    """The share of decisions in which the bot does what habit does not recommend most, in games of habit's own."""
    s = athanor.game(game).new(2, 4)
    asked = otherwise = 0
    while not s.over and asked < 150:
        seat = s.asked
        if len(s.legal()) > 1:
            asked += 1
            weights = dict(zip(s.legal(), s.leaning(seat), strict=True))
            otherwise += weights[bots.ask(bots.bot(name), s, seat, len(s.moves()))] < max(weights.values())
        s.apply(bots.ask(bots.bot("habit"), s, seat, len(s.moves())))
    return otherwise / asked


@pytest.mark.parametrize("game", GAMES)
def test_habit_never_slips_a_novice_now_and_then_a_beginner_often(game: str) -> None:
    habit, novice, beginner = (departures(name, game) for name in ("habit", "novice", "beginner"))
    assert habit == 0.0
    assert 0.0 < novice <= 0.3
    assert novice < beginner <= 0.65


@pytest.mark.parametrize("name", ["habit", "novice", "beginner"])
def test_what_it_says_it_thinks_is_what_it_does(name: str) -> None:
    s = athanor.game("spellbook").new(2, 4)
    for number in range(40):
        action = bots.ask(bots.bot(name), s, s.asked, number)
        if len(s.legal()) > 1:
            assert bots.explain(bots.bot(name), s, s.asked, number).action == action
        s.apply(action)


def test_the_yardsticks_are_no_company() -> None:
    assert [level.name for level in bots.levels()] == ["beginner", "novice", "adept", "master"]
    assert set(bots.YARDSTICKS) == {"random", "greedy", "habit"}
