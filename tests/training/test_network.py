"""The network that learns and the one that answers are the same: with random weights, in every game that has one."""

import random

import numpy as np
import pytest
import torch

import athanor
import tests.toy  # noqa: F401 (registers the game)
from athanor.envs.batched import Batch
from athanor.nn.network import Network
from athanor.nn.shape import Shape
from athanor.training.network import Net
from tests.training import nim  # noqa: F401 (registers the game)

GAMES = [name for name in athanor.games() if athanor.game(name).encoder() is not None]
TOLERANCE = 1e-4
ROWS = 24


def random_net(shape: Shape, printed: np.ndarray | None) -> Net:
    """Not as networks begin, with outputs near zero: every weight says something."""
    torch.manual_seed(7)
    net = Net(shape, printed)
    with torch.no_grad():
        for weight in net.parameters():
            weight.add_(torch.randn_like(weight) * 0.05)
    net.eval()
    return net


def test_every_game_of_the_house_is_compared():
    assert {"nim", "toy", "spellbook"} <= set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_numpy_answers_as_pytorch_does(name):
    game = athanor.game(name)
    encoder = game.encoder()
    assert encoder is not None
    batch = Batch(game, ROWS, encoder.table, seed=3)
    rng = random.Random(3)
    printed = None
    if encoder.layout.printed:
        printed = np.array(encoder.printed(batch.lanes[0].s), np.float32)
    shape = Shape(encoder.layout, width=64, slot=32, blocks=2)
    net = random_net(shape, printed)
    network = Network(shape, net.arrays())
    cards = None if printed is None else network.cards(printed)
    for _ in range(3):
        with torch.no_grad():
            policy, shares, points = net(*(torch.from_numpy(each) for each in (batch.floats, batch.ints, batch.legal)))
        legal = [row[:count].tolist() for row, count in zip(batch.legal, batch.count, strict=True)]
        ours, our_shares, our_points = network.answer(batch.floats, batch.ints, legal, cards)
        for row, actions in enumerate(legal):
            assert np.abs(ours[row] - policy[row, : len(actions)].numpy()).max() < TOLERANCE
            assert np.exp(policy[row, len(actions) :].numpy()).max(initial=0.0) == 0.0
        assert np.abs(our_shares - shares.softmax(1).numpy()).max() < TOLERANCE
        there = batch.floats[:, :4] > 0
        assert np.abs((our_points - points.numpy()) * there).max() < TOLERANCE
        for _ in range(7):
            batch.step([rng.randrange(count) for count in batch.count.tolist()])


@pytest.mark.parametrize("name", ["toy", "nim"])
def test_rounding_for_speed_changes_little(name):
    """As it learns, the network rounds its products; what it says then must be about the same."""
    game = athanor.game(name)
    encoder = game.encoder()
    assert encoder is not None
    batch = Batch(game, ROWS, encoder.table, seed=4)
    net = random_net(Shape(encoder.layout, width=64, slot=32, blocks=1), None)
    given = [torch.from_numpy(each) for each in (batch.floats, batch.ints, batch.legal)]
    with torch.no_grad():
        exact = net(*given)[1].softmax(1)
        with torch.autocast("cpu", torch.bfloat16):
            rounded = net(*given)[1].float().softmax(1)
    assert (exact - rounded).abs().max() < 0.05
