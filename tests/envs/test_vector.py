"""Many games at once in several processes: the same games wherever they are played, and arrays that tell of them."""

import numpy as np
import pytest

import athanor
from athanor.envs.episode import Episode
from athanor.envs.vector import VectorEnv

GAMES = ("alchemists", "spellbook", "trismegistus")
ARRAYS = ("observations", "masks", "rewards", "points", "done", "seats", "legal", "count")


def drawn(env: VectorEnv, dice: np.random.Generator) -> np.ndarray:
    """By chance among what is allowed."""
    weights = dice.random(env.masks.shape) * env.masks
    return np.asarray(weights.argmax(1))


@pytest.mark.parametrize("form", ["flat", "one-hot"])
@pytest.mark.parametrize("game", GAMES)
def test_the_arrays_tell_what_the_seat_that_is_asked_may_know(game, form):
    env, dice = VectorEnv(game, games=6, players=3, observation=form, seed=4), np.random.default_rng(4)
    episode = Episode(game, 3, observation=form)
    assert env.here
    for _ in range(25):
        for i, lane in enumerate(env.here.batch.lanes):
            episode.s = lane.s.determinise(lane.s.asked, 8)
            episode.offered = episode.s.without_back()
            assert env.seats[i] == lane.s.asked
            assert (env.observations[i] == episode.observe(lane.s.asked)).all()
            assert (env.masks[i] == episode.mask(lane.s.asked)).all()
            assert env.legal[i, : env.count[i]].tolist() == episode.offered
        env.step(drawn(env, dice))


def test_two_processes_play_the_same_games_as_none():
    with VectorEnv("spellbook", games=8, workers=2, seed=3) as env:
        alone = [VectorEnv("spellbook", games=4, seed=3 + part) for part in range(2)]
        dice = np.random.default_rng(3)
        held = {name: getattr(env, name) for name in ARRAYS}
        for _ in range(120):
            actions = drawn(env, dice)
            env.step(actions)
            for part, own in enumerate(alone):
                own.step(actions[4 * part : 4 * part + 4])
            for name in ARRAYS:
                assert held[name] is getattr(env, name)  # written in place
                assert (held[name] == np.concatenate([getattr(own, name) for own in alone])).all()
        assert not env.workers[0].process.exitcode
        processes = [worker.process for worker in env.workers]
    assert [process.exitcode for process in processes] == [0, 0]
    assert env.observations.any()  # the last can still be read


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_whoever_wins_is_rewarded_and_the_next_game_begins(players):
    env, dice = VectorEnv("spellbook", games=4, players=players, seed=5), np.random.default_rng(5)
    assert env.here
    ended = 0
    for _ in range(240):
        before = [lane.s for lane in env.here.batch.lanes]
        env.step(drawn(env, dice))
        for i, (old, lane) in enumerate(zip(before, env.here.batch.lanes, strict=True)):
            if not env.done[i]:
                assert lane.s is old
                assert not env.rewards[i].any()
                continue
            ended += 1
            assert old.over
            lines = max(2, players)
            assert env.points[i, :lines].tolist() == old.scores()
            assert env.rewards[i].sum() == pytest.approx(0.0, abs=1e-6)
            for seat in range(players):
                assert bool(env.rewards[i, seat] == 1.0) is (old.winners() == [seat])
            assert not env.rewards[i, lines:].any()
    assert ended


def test_what_is_not_allowed_is_refused_and_nothing_is_played():
    env = VectorEnv("spellbook", games=3, seed=6)
    assert env.here
    before = [lane.s.position() for lane in env.here.batch.lanes]
    wrong = int(np.flatnonzero(~env.masks[1])[0])
    good = env.masks.argmax(1)
    for second, said in ((wrong, "not allowed in game 1"), (-1, "not allowed in game 1"), (99_999, "game 1")):
        with pytest.raises(ValueError, match=said):
            env.step([int(good[0]), second, int(good[2])])
    for wrong_shape in ([0], np.zeros(3), None):
        with pytest.raises(ValueError, match="3 actions are needed"):
            env.step(wrong_shape)
    assert [lane.s.position() for lane in env.here.batch.lanes] == before


def test_a_process_that_dies_is_told_of():
    with VectorEnv("spellbook", games=2, workers=1) as env:
        process = env.workers[0].process
        process.kill()
        process.join()
        with pytest.raises(RuntimeError, match="has died"):
            env.step(env.masks.argmax(1))


def test_wrong_arguments_get_a_sentence():
    with pytest.raises(athanor.OptionError, match="1 to 4"):
        VectorEnv("spellbook", players=7)
    with pytest.raises(athanor.UnknownGame):
        VectorEnv("chess")
    with pytest.raises(ValueError, match="no form of observation"):
        VectorEnv("spellbook", observation="pixels")
    with pytest.raises(ValueError, match="2 games cannot be shared out among 3 processes"):
        VectorEnv("spellbook", games=2, workers=3)
