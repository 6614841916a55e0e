"""The shipped networks answer in numpy as they did in PyTorch, at 1,000 decisions of each game."""

from functools import cache

import numpy as np
import pytest

import athanor
from athanor.envs.layout import SEATS
from athanor.nn.evaluator import evaluator_of
from tools.stored_outputs import FOLDER, POSITIONS, Positions, digests, fingerprint, networks, positions

GAMES = ("alchemists", "spellbook", "trismegistus")
TOLERANCE = 1e-4
AGAIN = "if that is meant, run tools/stored_outputs.py"


@cache
def played(name: str) -> Positions:
    return positions(athanor.game(name))


@cache
def stored(name: str) -> dict[str, np.ndarray]:
    with np.load(FOLDER / f"{name}.npz") as data:
        return dict(data)


def test_every_network_is_compared():
    assert networks() == list(GAMES)
    assert {file.stem for file in FOLDER.iterdir()} == set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_the_outputs_come_from_the_weights_that_are_shipped(name):
    assert stored(name)["weights"].tolist() == fingerprint(athanor.game(name)).tolist(), f"other weights: {AGAIN}"


@pytest.mark.parametrize("name", GAMES)
def test_the_encoder_writes_the_same_rows(name):
    rows = played(name).rows
    assert len(rows) == POSITIONS
    other = np.flatnonzero((digests(rows) != stored(name)["digests"]).any(1))
    assert not len(other), f"the rules or the encoder changed {len(other)} of {POSITIONS} rows: {AGAIN}"


@pytest.mark.parametrize("name", GAMES)
def test_numpy_answers_as_pytorch_did(name):
    evaluator = evaluator_of(athanor.game(name))
    assert evaluator is not None
    given = played(name)
    floats, ints, legal = given.arrays()
    cards = None if given.printed is None else evaluator.network.cards(given.printed)
    policy, shares, points = evaluator.network.answer(floats, ints, legal, cards)
    expected = stored(name)
    assert np.abs(np.concatenate(policy) - expected["policy"]).max() < TOLERANCE
    assert np.abs(shares - expected["shares"]).max() < TOLERANCE
    assert np.abs(points - expected["points"]).max() < TOLERANCE


@pytest.mark.parametrize("name", GAMES)
def test_the_positions_are_of_all_player_counts(name):
    """The automatic opponent of a solo game counts as a second seat."""
    floats, _, _ = played(name).arrays()
    assert set((floats[:, :SEATS] > 0).sum(1).tolist()) == {2, 3, 4}
