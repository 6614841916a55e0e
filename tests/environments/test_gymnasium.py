"""Gymnasium's own check on our games, and what it does not look at: opponents, seats, rewards, secrets."""

from __future__ import annotations

import random
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import athanor.envs.gymnasium  # registers the games
from athanor.bots.base import Bot, BotError
from athanor.core.state import State
from athanor.envs.flat import FORMS
from tests.environments.tables import GAMES, tables


def made(game: str, players: int = 2, opponent: str | Bot = "random", **arguments: Any) -> Any:
    return gymnasium.make(f"athanor/{game.capitalize()}-v0", opponents=[opponent] * (players - 1), **arguments)


def play(env: Any, seed: int) -> tuple[float, dict[str, Any], int]:
    """A whole game by chance: rewards all in all, the last information, decisions."""
    dice, given, steps = random.Random(seed), 0.0, 0
    _, info = env.reset(seed=seed)
    while True:
        action = dice.choice(np.flatnonzero(info["action_mask"]).tolist())
        _, reward, terminated, truncated, info = env.step(action)
        given, steps = given + reward, steps + 1
        assert not truncated
        if terminated:
            return given, info, steps


class First(Bot):
    """Takes the first that is allowed, and remembers which seats it was asked for."""

    name = "first"

    def __init__(self) -> None:
        self.seats: set[int] = set()

    def choose(self, world: State, seat: int, seed: int) -> int:
        self.seats.add(seat)
        return world.legal(seat)[0]


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(("game", "players", "options"), tables())
def test_check_env(game, players, options, form, capsys):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(made(game, players, options=options, observation=form).unwrapped)


@pytest.mark.parametrize(("game", "players", "options"), tables())
def test_whole_games_end_and_are_rewarded(game, players, options):
    env = made(game, players, options=options)
    given, info, steps = play(env, 4)
    lines = len(info["shares"])
    assert steps > 5
    assert given == pytest.approx((lines * info["shares"][info["seat"]] - 1) / (lines - 1))
    assert not info["action_mask"].any()


def test_points_gained_while_others_play_are_the_learners_too():
    env = made("alchemists", 3, reward="points", seat=1)
    env.reset(seed=2)
    begun = env.unwrapped.episode.points[1]
    given, info, _ = play(env, 2)
    assert given == pytest.approx(info["points"][1] / env.unwrapped.episode.encoder.layout.points_scale - begun)


def test_the_seat_is_the_one_asked_for_or_drawn():
    fixed = made("spellbook", 3, seat=2)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}
    drawn = made("spellbook", 3)
    assert {drawn.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2}


def test_opponents_have_the_other_seats_and_only_these():
    first = First()
    env = made("spellbook", 3, first, seat=1)
    play(env, 1)
    assert first.seats == {0, 2}


def test_a_seed_is_a_game():
    one, other = (made("trismegistus", 2, "heuristic") for _ in range(2))
    assert play(one, 9)[:1] == play(other, 9)[:1]
    assert one.unwrapped.episode.s.position() == other.unwrapped.episode.s.position()


def test_what_is_not_allowed_loses_and_is_explained():
    env = made("spellbook")
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, terminated, _, info = env.step(wrong)
    assert (reward, terminated) == (-1.0, True)
    assert " " in info["refused"]


def test_wrong_arguments_get_a_sentence():
    for error, arguments, said in (
        (BotError, {"opponents": ["nobody"]}, "nobody"),
        (ValueError, {"seat": 2}, "There is no seat 2"),
        (ValueError, {"render_mode": "film"}, "no render mode called 'film'"),
        (athanor.OptionError, {"opponents": ["random"] * 6}, "1 to 4"),
    ):
        with pytest.raises(error, match=said):
            athanor.envs.gymnasium.AgainstBotsEnv("spellbook", **arguments)


def test_the_table_can_be_looked_at(capsys):
    for mode in ("ansi", "svg", "human"):
        env = made("spellbook", render_mode=mode)
        env.reset(seed=1)
        assert "player" in (env.render() or capsys.readouterr().out)


@pytest.mark.parametrize("game", GAMES)
def test_the_learner_is_told_nothing_hidden(game):
    env = made(game, 3)
    _, info = env.reset(seed=5)
    episode, dice = env.unwrapped.episode, random.Random(5)
    while not episode.s.over:
        seat = env.unwrapped.seat
        told = episode.observe(seat)
        real, episode.s = episode.s, episode.s.determinise(seat, dice.getrandbits(40))
        assert (episode.observe(seat) == told).all()
        assert (env.unwrapped.action_masks() == info["action_mask"]).all()
        episode.s = real
        info = env.step(dice.choice(np.flatnonzero(info["action_mask"]).tolist()))[4]
