"""PettingZoo's own tests on our games, and what they do not look at: rewards, endings, pictures, secrets."""

from __future__ import annotations

import contextlib
import random
from importlib import import_module
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

from athanor import IllegalAction
from athanor.envs.flat import FORMS
from athanor.envs.pettingzoo import spellbook_v0
from tests.environments.tables import GAMES, tables

# PettingZoo says these of its own classic games too: observations are dictionaries, and those of a game that is over
# (and the masks of seats that are not asked) are zeros.
pytestmark = [
    pytest.mark.filterwarnings(f"ignore:{said}:UserWarning")
    for said in (
        "Observation is not a NumPy array",
        "Observation space for each agent probably should be",
        "Observation numpy array is all zeros",
        "Action mask numpy array is all zeros",
    )
]


def made(game: str, raw: bool = False, **arguments: Any) -> Any:
    module = import_module(f"athanor.envs.pettingzoo.{game}_v0")
    return (module.raw_env if raw else module.env)(**arguments)


def play(env: Any, seed: int) -> dict[str, float]:
    """A whole game by chance; what each agent was given, all in all."""
    dice = random.Random(seed)
    given: dict[str, float] = {}
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        given[agent] = given.get(agent, 0.0) + reward
        over = termination or truncation
        env.step(None if over else dice.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    return given


# ---------------------------------------------------------------- their tests


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(("game", "players", "options"), tables())
def test_api(game, players, options, form):
    api_test(made(game, players=players, options=options, observation=form), num_cycles=400)


@pytest.mark.parametrize(("game", "players", "options"), tables())
def test_api_with_points_as_rewards(game, players, options):
    api_test(made(game, players=players, options=options, reward="points"), num_cycles=200)


@pytest.mark.parametrize(("game", "players", "options"), tables())
def test_seeds(game, players, options):
    seed_test(lambda: made(game, players=players, options=options), num_cycles=200)


@pytest.mark.parametrize("game", GAMES)
def test_the_benchmark_runs(game, capsys):
    performance_benchmark(made(game))
    assert "turns per second" in capsys.readouterr().out


# ---------------------------------------------------------------- what they do not look at


@pytest.mark.parametrize(("game", "players", "options"), tables())
def test_a_victory_is_worth_what_the_others_lose(game, players, options):
    env = made(game, players=players, options=options)
    given = play(env, 3)
    assert set(given) == set(env.possible_agents) == {f"player_{seat}" for seat in range(players)}
    assert all(-1.0 <= reward <= 1.0 for reward in given.values())
    if players > 1:
        assert sum(given.values()) == pytest.approx(0.0)
        assert max(given.values()) > 0


@pytest.mark.parametrize("game", GAMES)
def test_rewards_in_points_add_up_to_the_score(game):
    env = made(game, players=2, reward="points")
    env.reset(seed=1)
    begun = env.unwrapped.episode.s.scores()
    given = play(env, 1)
    scale = env.unwrapped.episode.encoder.layout.points_scale
    gained = [now - before for now, before in zip(env.unwrapped.episode.s.scores(), begun, strict=True)]
    assert [given[f"player_{seat}"] * scale for seat in range(2)] == pytest.approx(gained[:2])


def test_the_ending_is_told():
    env = spellbook_v0.env(players=3)
    dice = random.Random(1)
    env.reset(seed=1)
    while not any(env.terminations.values()):
        env.step(dice.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist()))
    s = env.unwrapped.episode.s
    assert env.infos["player_2"]["points"] == s.scores()
    assert sum(env.infos["player_0"]["shares"]) == pytest.approx(1.0)
    observation = env.observe("player_0")
    assert not observation["observation"].any()
    assert not observation["action_mask"].any()


def test_what_is_not_allowed_loses_the_game_or_is_refused_with_a_reason():
    env = spellbook_v0.env(players=2)
    env.reset(seed=1)
    agent = env.agent_selection
    wrong = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    with contextlib.redirect_stderr(None):
        env.step(wrong)
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1.0
    raw = spellbook_v0.raw_env(players=2)
    raw.reset(seed=1)
    before = raw.episode.s.position()
    for action in (wrong, -1, 100_000, None):
        with pytest.raises(IllegalAction, match=r"\w+ \w+"):
            raw.step(action)
    assert raw.episode.s.position() == before


def test_wrong_arguments_get_a_sentence():
    for arguments, said in (
        ({"observation": "pixels"}, "no form of observation called 'pixels'"),
        ({"reward": "gold"}, "no reward called 'gold'"),
        ({"render_mode": "film"}, "no render mode called 'film'"),
        ({"players": 9}, "1 to 4"),
        ({"options": {"spells": "none"}}, "spells"),
    ):
        with pytest.raises(Exception, match=said):
            spellbook_v0.env(**arguments)


@pytest.mark.parametrize("game", GAMES)
def test_the_table_can_be_looked_at(game, capsys):
    for mode in ("ansi", "svg", "human"):
        env = made(game, players=2, render_mode=mode)
        env.reset(seed=1)
        drawn = env.render() if mode != "human" else env.render() or capsys.readouterr().out
        assert "player_1" in drawn or "player_1" in drawn.replace("&#160;", " ")
        assert "[/]" not in drawn
        if mode == "svg":
            assert ElementTree.fromstring(drawn).tag.endswith("svg")
            assert "http" not in drawn.replace("http://www.w3.org/2000/svg", "")


# ---------------------------------------------------------------- secrets


@pytest.mark.parametrize(("game", "players", "options"), tables())
def test_no_agent_is_told_what_it_may_not_know(game, players, options):
    """Everything hidden from an agent dealt anew: what it is told is the same, number by number."""
    env = made(game, raw=True, players=players, options=options)
    env.reset(seed=5)
    episode, dice = env.episode, random.Random(5)
    while not episode.s.over:
        for agent, seat in env.seat_of.items():
            told = env.observe(agent)
            real, episode.s = episode.s, episode.s.determinise(seat, dice.getrandbits(40))
            again = env.observe(agent)
            episode.s = real
            assert told.keys() == again.keys()
            assert all((told[part] == again[part]).all() for part in told)
        env.step(dice.choice(episode.offered))
