"""A larger network begins with what a smaller one knows."""

import random

import numpy as np
import pytest
import torch

import athanor
import tests.training.nim  # noqa: F401 (registers the game)
from athanor.envs.batched import Batch
from athanor.nn.shape import Shape
from athanor.training import growing
from athanor.training.network import Net
from athanor.training.run import Run
from athanor.training.words import TrainError
from tests.training.runs import learnt, plugins, small

TOLERANCE = 1e-4


@pytest.fixture(autouse=True)
def _games():
    with plugins("tests.training.nim"):
        yield


def test_twice_as_many_units_answer_alike(monkeypatch):
    monkeypatch.setattr(growing, "NOISE", 0.0)
    game = athanor.game("nim")
    encoder = game.encoder()
    assert encoder is not None
    layout = encoder.layout
    old, new = Shape(layout, 32, 16, 1), Shape(layout, 64, 32, 2)
    torch.manual_seed(5)
    before, after = Net(old), Net(new)
    with torch.no_grad():
        for weight in before.parameters():
            weight.add_(torch.randn_like(weight) * 0.05)
    after.load_arrays(growing.grown(before.arrays(), old, new, 1))
    batch, rng = Batch(game, 24, encoder.table, seed=3), random.Random(3)
    for _ in range(3):
        given = [torch.from_numpy(each) for each in (batch.floats, batch.ints, batch.legal)]
        with torch.no_grad():
            for one, other in zip(before(*given), after(*given), strict=True):
                assert (one - other).abs().max() < TOLERANCE
        batch.step([rng.randrange(count) for count in batch.count.tolist()])


def test_a_larger_run_begins_from_smaller_weights(tmp_path):
    first = learnt(small("nim"), tmp_path / "first", 1000)
    second = Run(small("nim", width=96, slot=48, blocks=2), tmp_path / "second", lambda line: None)
    fresh = {name: w.copy() for name, w in second.net.arrays().items()}
    second.begin_from(tmp_path / "first" / "last.npz")
    made = second.net.arrays()
    assert np.abs(made["actions.bias"] - first.net.arrays()["actions.bias"]).max() < 1e-2
    assert any(not np.array_equal(made[name], fresh[name]) for name in made)
    assert learnt(small("nim", width=96, slot=48, blocks=2), tmp_path / "second", 1000).decisions >= 1000


def test_a_smaller_run_cannot(tmp_path):
    learnt(small("nim"), tmp_path / "first", 500)
    smaller = Run(small("nim", width=32), tmp_path / "second", lambda line: None)
    with pytest.raises(TrainError, match="no weights that fit"):
        smaller.begin_from(tmp_path / "first" / "last.npz")
