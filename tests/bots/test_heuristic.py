"""The two that play by a game's hand-made policy: how often they hold to it, and that it beats chance."""

import pytest

import athanor
from athanor import bots

GAMES = ["spellbook", "alchemists", "trismegistus"]


def departures(name: str, game: str) -> float:
    """The share of decisions in which the bot does not take what has the highest weight, in games of the heuristic."""
    s = athanor.game(game).new(2, 4)
    asked = otherwise = 0
    while not s.over and asked < 150:
        seat = s.asked
        if len(s.legal()) > 1:
            asked += 1
            weights = dict(zip(s.legal(), s.heuristic(seat), strict=True))
            otherwise += weights[bots.ask(bots.bot(name), s, seat, len(s.moves()))] < max(weights.values())
        s.apply(bots.ask(bots.bot("heuristic"), s, seat, len(s.moves())))
    return otherwise / asked


@pytest.mark.parametrize("game", GAMES)
def test_the_heuristic_never_slips_and_a_beginner_often(game: str) -> None:
    assert departures("heuristic", game) == 0.0
    assert 0.1 < departures("beginner", game) <= 0.65


@pytest.mark.parametrize("game", GAMES)
def test_it_beats_random(game: str) -> None:
    pair = [bots.bot("heuristic"), bots.bot("random")]
    outcomes = list(bots.play_series(athanor.game(game), pair, 4, 5, {}))
    assert sum((0 in outcome.winners) / len(outcome.winners) for outcome in outcomes) >= 3


def test_earlier_names_play_as_the_heuristic() -> None:
    s = athanor.game("spellbook").new(2, 4)
    for name in ("habit", "greedy"):
        assert bots.bot(name).name == "heuristic"
        assert bots.is_own(name)
        assert name not in bots.names()
        assert bots.ask(bots.bot(name), s, s.asked, 1) == bots.ask(bots.bot("heuristic"), s, s.asked, 1)


@pytest.mark.parametrize("name", ["heuristic", "beginner"])
def test_what_it_says_it_thinks_is_what_it_does(name: str) -> None:
    s = athanor.game("spellbook").new(2, 4)
    for number in range(40):
        action = bots.ask(bots.bot(name), s, s.asked, number)
        if len(s.legal()) > 1:
            assert bots.explain(bots.bot(name), s, s.asked, number).action == action
        s.apply(action)
