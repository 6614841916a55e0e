"""The levels: the same names in every game, with a network or without, each stronger than the one below."""

import pytest

import athanor
import tests.toy  # noqa: F401  # registers the toy
from athanor import bots
from athanor.bots import policy
from athanor.bots.policy import Policy
from athanor.core.game import Game
from athanor.core.state import State
from tests.builds import plain_only


class Answer:
    def __init__(self, odds: list[float]) -> None:
        self.policy = odds


class Second:
    """A network that likes the second action best, the first less, and the others hardly at all."""

    def __call__(self, s: State, seat: int) -> Answer:
        odds = [-9.0] * len(s.legal(seat))
        odds[:2] = [-1.0, -0.5]
        return Answer(odds)


@pytest.fixture
def network(monkeypatch):
    def found(game: Game) -> Second:
        return Second()

    monkeypatch.setattr(policy, "evaluator_of", found)


class Loose(Policy):
    def temperature(self, world: State) -> float:
        return 1.0


@plain_only
def test_a_master_plays_what_the_network_finds_likeliest(network):
    s = athanor.game("toy").new(2, 1)
    master = bots.bot("master")
    assert {bots.ask(master, s, s.asked, seed) for seed in range(20)} == {s.legal()[1]}
    thought = bots.explain(master, s, s.asked, 1)
    assert thought.simulations == 0
    assert sum(one.probability for one in thought.considered) == pytest.approx(1.0)
    assert thought.considered[0].probability == max(one.probability for one in thought.considered)
    assert all(one.plain()["share"] is None for one in thought.considered)


@plain_only
def test_temperature_loosens_the_play_and_nothing_absurd_is_played(network):
    s = athanor.game("toy").new(2, 1)
    assert len(s.legal()) > 2
    chosen = [bots.ask(Loose(), s, s.asked, seed) for seed in range(300)]
    assert set(chosen) == set(s.legal()[:2])
    assert 150 < chosen.count(s.legal()[1]) < 230


@pytest.mark.parametrize(("level", "below", "games"), [("novice", "random", 60), ("adept", "novice", 60)])
def test_each_level_beats_the_one_below_in_a_game_without_a_network(level, below, games):
    pair = [bots.bot(level), bots.bot(below)]
    outcomes = list(bots.play_series(athanor.game("toy"), pair, games, 7, {}))
    assert sum((0 in outcome.winners) / len(outcome.winners) for outcome in outcomes) >= 0.54 * games


@pytest.mark.long(sample="test_each_level_beats_the_one_below_in_a_game_without_a_network")
@pytest.mark.parametrize(("level", "below"), [("adept", "novice"), ("master", "adept")])
def test_each_level_beats_the_one_below_in_many_games(level, below):
    pair = [bots.bot(level), bots.bot(below)]
    outcomes = list(bots.play_series(athanor.game("toy"), pair, 200, 8, {}))
    assert sum((0 in outcome.winners) / len(outcome.winners) for outcome in outcomes) >= 0.54 * 200


def test_levels_for_people_and_the_characters_of_the_one_that_searches():
    from athanor.bots.base import TEXTS

    levels = bots.levels()
    assert [level.name for level in levels] == ["beginner", "novice", "adept", "master", "grandmaster"]
    assert set(bots.YARDSTICKS) == {"random", "heuristic"}
    assert [len(level.characters) for level in levels] == [1, 1, 1, 1, 4]
    for level in levels:
        for name in level.bots():
            assert bots.bot(name).name == level.name
        for character in level.characters:
            for lang in ("en", "es", "fr"):
                assert TEXTS.say(f"character-{character}", lang)
                assert TEXTS.say(f"character-{character}.help", lang)
