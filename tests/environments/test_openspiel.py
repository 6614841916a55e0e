"""OpenSpiel's own tests on our games, and what they do not look at: secrets, and how states are saved."""

from __future__ import annotations

import pickle
import random
import unittest
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheels for Windows")

from absl import flags  # noqa: E402
from open_spiel.integration_tests import api_test  # noqa: E402
from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts  # noqa: E402
from open_spiel.python.tests import games_sim_test  # noqa: E402

import athanor  # noqa: E402
import athanor.envs.openspiel  # noqa: E402  # registers the games
from athanor.envs.openspiel import history  # noqa: E402
from tests.environments.tables import GAMES, tables  # noqa: E402


def named(game: str, players: int, options: dict[str, Any], **more: Any) -> str:
    given = ",".join(f"{name}={value}" for name, value in {"players": players, **options, **more}.items())
    return f"athanor_{game}({given})"


def play(state: Any, dice: random.Random, most: int = 10**9) -> Any:
    """On by chance, to the end or for so many choices."""
    while not state.is_terminal() and most:
        state.apply_action(dice.choice(state.legal_actions()))
        most -= not state.is_chance_node()
    return state


# ---------------------------------------------------------------- their tests


@pytest.mark.parametrize(("game", "players", "options"), tables())
def test_random_sim_test(game, players, options, capfd):
    pyspiel.random_sim_test(pyspiel.load_game(named(game, players, options)), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "players", "options"), tables())
def test_games_sim_test(game, players, options, capsys):
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(named(game, players, options)))


@pytest.mark.parametrize(("game", "players", "options"), tables())
def test_api(game, players, options):
    loaded = pyspiel.load_game(named(game, players, options))
    members = {"game": loaded, "game_name": loaded.get_type().short_name}
    case = type("OfAthanor", (api_test.EnforceAPIOnPartialTreeBase,), members)
    found = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(found)
    assert found.testsRun >= 5
    assert not found.errors, found.errors[0][1]
    assert not found.failures, found.failures[0][1]


@pytest.mark.parametrize(("game", "players", "options"), tables())
def test_a_playthrough_can_be_played_again(game, players, options, tmp_path):
    flags.FLAGS(["playthrough"])  # their reader asks for the flags of their programs
    text = generate_playthrough.playthrough(named(game, players, options), [], seed=3)
    (tmp_path / "playthrough.txt").write_text(text)
    original, again = generate_playthrough.replay(str(tmp_path / "playthrough.txt"))
    assert "IsTerminal() = True" in original
    assert again == original


@pytest.mark.parametrize(("game", "players", "options"), tables())
def test_their_search_plays_whole_games(game, players, options):
    loaded = pyspiel.load_game(named(game, players, options))
    dice = np.random.RandomState(4)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    bot = ismcts.ISMCTSBot(loaded, evaluator, 2.0, 3, random_state=dice)
    state, asked = loaded.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(dice.randint(history.OUTCOMES))
        else:
            asked += 1
            state.apply_action(bot.step(state))
    assert asked > 5
    assert sum(state.returns()) == pytest.approx(0.0) or players == 1


@pytest.mark.parametrize("game", GAMES)
def test_their_environment_for_learners_runs(game):
    env = rl_environment.Environment(pyspiel.load_game(named(game, 2, {})), observation_type=None)
    env.seed(1)
    step = env.reset()
    while not step.last():
        seat = step.observations["current_player"]
        assert len(step.observations["info_state"][seat]) == env.observation_spec()["info_state"][0]
        step = env.step([step.observations["legal_actions"][seat][0]])
    assert sum(step.rewards) == pytest.approx(0.0)


# ---------------------------------------------------------------- what they do not look at


def told(state: Any, player: int) -> list[Any]:
    """All that a player is told, and may do."""
    return [
        state.information_state_string(player),
        state.observation_string(player),
        state.information_state_tensor(player),
        state.observation_tensor(player),
        state.legal_actions(player),
    ]


@pytest.mark.parametrize(("game", "players", "options"), tables())
def test_what_is_dealt_anew_looks_the_same_and_is_not(game, players, options):
    state, dice = pyspiel.load_game(named(game, players, options)).new_initial_state(), random.Random(5)
    different = 0
    while not state.is_terminal():
        if not state.is_chance_node():
            for player in range(players):
                world = state.resample_from_infostate(player, dice.random)
                assert told(world, player) == told(state, player)
                different += world.node.state.dump() != state.node.state.dump()
                assert world.node.state.rng != state.node.state.rng
        state = play(state, dice, 3)
    assert different or game == "spellbook"  # there only what comes out of the bag is hidden: no thing, but chance


@pytest.mark.parametrize("game", GAMES)
def test_what_is_dealt_anew_plays_on_and_is_saved(game):
    loaded = pyspiel.load_game(named(game, 3, {}))
    state, dice = play(loaded.new_initial_state(), random.Random(6), 12), random.Random(6)
    while state.is_chance_node():
        state.apply_action(0)
    world = play(state.resample_from_infostate(state.current_player(), dice.random), dice, 9)
    again = loaded.deserialize_state(world.serialize())
    assert str(again) == str(world)
    assert again.history() == world.history()
    if not world.is_chance_node():
        for player in range(3):
            assert told(again, player) == told(world, player)
    assert play(world, random.Random(7)).returns() == play(again, random.Random(7)).returns()


def test_a_choice_that_draws_leads_to_a_node_of_chance_and_another_does_not():
    state = pyspiel.load_game("athanor_spellbook").new_initial_state()
    dealt = 0
    while state.is_chance_node():
        state.apply_action(7)
        dealt += 1
    assert dealt == history.DEAL
    seed = sum(7 * history.OUTCOMES**place for place in range(history.DEAL))
    assert state.node.state.dump() == athanor.game("spellbook").new(2, seed).dump()
    seen, dice = set(), random.Random(8)
    for _ in range(60):
        if state.is_terminal():
            break
        before = state.node.state
        state.apply_action(dice.choice(state.legal_actions()))
        seen.add(state.is_chance_node())
        if state.is_chance_node():
            assert state.node.state is before
            ends = {play_once(state, outcome) for outcome in range(40)}
            assert len(ends) > 1
            assert play_once(state, 5) == play_once(state, 5)
            state.apply_action(9)
    assert seen == {True, False}


def play_once(state: Any, outcome: int) -> str:
    return str(state.child(outcome))


def test_past_choices_are_part_of_the_information_state_only():
    game = pyspiel.load_game("athanor_alchemists(players=2)")
    state = play(game.new_initial_state(), random.Random(9), 30)
    while state.is_chance_node():
        state.apply_action(1)
    player = state.current_player()
    names = athanor.game("alchemists").actions.names
    own = [names[each.action] for each in state.full_history() if each.player == player]
    assert state.information_state_string(player).split("\n")[1] == "; ".join(own)
    assert own[0] not in state.observation_string(player).split("\n")[0]
    longer = len(state.information_state_tensor(player)) - len(state.observation_tensor(player))
    assert np.count_nonzero(state.information_state_tensor(player)[-longer:]) == len(own)


def test_planes_are_those_of_every_environment():
    game = pyspiel.load_game("athanor_trismegistus(observation=one-hot)")
    assert max(plane.places().max() for plane in game.planes) + 1 == game.observation_tensor_size()


def test_a_game_without_end_is_broken_off(monkeypatch):
    monkeypatch.setattr(history, "LONGEST", 6)
    state = play(pyspiel.load_game("athanor_spellbook").new_initial_state(), random.Random(1))
    assert sum(each.player >= 0 for each in state.full_history()) == 6
    assert sum(state.returns()) == pytest.approx(0.0)


def test_a_node_is_saved_by_how_it_began_and_its_choices():
    state = play(pyspiel.load_game("athanor_trismegistus").new_initial_state(), random.Random(2), 40)
    again = pickle.loads(pickle.dumps(state.node))
    assert str(again.table.options) == str(state.node.table.options)
    assert again.view(0) == state.node.view(0)
    assert len(pickle.dumps(state.node)) < 3000


def test_wrong_arguments_get_a_sentence():
    for given, said in (
        ("players=9", "1 to 4"),
        ("observation=pixels", "no form of observation called 'pixels'"),
        ("spells=none", "spells"),
    ):
        with pytest.raises(Exception, match=said):
            pyspiel.load_game(f"athanor_spellbook({given})")
