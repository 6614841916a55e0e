"""The network's answers: a tiny one worked out by hand, and what must not change them."""

import random

import numpy as np
import pytest

import tests.toy
from athanor.envs.batched import Batch
from athanor.envs.layout import NONE, SEATS, About, Category, Group, Layout, Numbers
from athanor.nn.evaluator import Evaluator
from athanor.nn.network import Network
from athanor.nn.shape import Shape, Weights
from tests.toy.features import ENCODER

# One number, one category, two things with a number each; three actions, of which the last two are about a thing.
TINY = Layout(
    numbers=(Numbers("number", 1, "a number"),),
    categories=(Category("category", 2, "a category"),),
    groups=(Group("things", 2, "things", numbers=(Numbers("size", 1, "how large"),), ordered=False),),
    actions={1: (About("things", 0, "take"),), 2: (About("things", 1, "take"),)},
    num_actions=3,
    points_scale=10.0,
)
TABLE = [1.0, 1.0, 0.0, 0.0, 0.2, 0.4, 0.0, 0.0]  # two seats, with 2 and 4 points


def random_weights(shape: Shape, seed: int = 1) -> Weights:
    rng = np.random.default_rng(seed)
    return {name: rng.normal(0.0, 0.3, size).astype(np.float32) for name, size in shape.weights().items()}


def nothing(shape: Shape) -> Weights:
    return {name: np.zeros(size, np.float32) for name, size in shape.weights().items()}


def answer(network: Network, number: float, category: int, sizes: tuple[float, float], legal: list[int]):
    floats = np.array([[*TABLE, number, *sizes]], np.float32)
    policy, shares, points = network.answer(floats, np.array([[category]]), [legal])
    return policy[0], shares[0], points[0]


def test_a_tiny_network_by_hand():
    shape = Shape(TINY, width=2, slot=2, blocks=0)
    w = nothing(shape)
    w["end.scale"][:] = 1.0
    w["table.numbers"][2 * SEATS] = [2.0, 0.0]  # the named number, behind who is there and the points
    w["actions"][0] = [1.0, 0.0, 0.0]
    w["actions.bias"][:] = [0.0, 0.5, 0.0]
    w["things.numbers"][0] = [1.0, 0.0]
    w["things.two"][0, 0] = w["things.decode"][0, 0] = w["things.verbs"][0, 0] = 1.0
    w["value"][0, 0] = w["shares"][0, 0] = 1.0
    w["points.bias"][1] = 0.1
    # The table is (2, 0): less its mean (1, -1), by its spread 1; after relu (1, 0).
    policy, shares, points = answer(Network(shape, w), 1.0, NONE, (3.0, 0.25), [0, 1, 2])
    logits = np.array([1.0, 0.5 + 3.0, 0.25])
    assert policy == pytest.approx(logits - np.log(np.exp(logits).sum()), abs=1e-4)
    assert shares == pytest.approx([np.e / (np.e + 1), 1 / (np.e + 1), 0.0, 0.0], abs=1e-4)
    assert points[:2] == pytest.approx([0.2, 0.5])


def test_none_adds_nothing():
    """It answers as if the category were not there: as if its value had a vector of zeros."""
    shape = Shape(TINY, width=8, slot=4, blocks=1)
    w = random_weights(shape)
    w["table.categories"][1] = 0.0
    network = Network(shape, w)
    none, zero, other = (answer(network, 0.5, each, (1.0, 2.0), [0, 1, 2]) for each in (NONE, 1, 0))
    for one, same, different in zip(none, zero, other, strict=True):
        assert one == pytest.approx(same)
        assert np.abs(one - different).max() > 1e-4


def test_things_without_order_may_change_places():
    """With the actions that are about them: what counts is the thing, not where it stands."""
    shape = Shape(TINY, width=16, slot=16, blocks=2)
    w = random_weights(shape)
    for name in ("actions", "actions.bias", "table.legal"):  # the plain weights of both actions alike
        place = 0 if name == "table.legal" else -1
        w[name] = np.take(w[name], [0, 1, 1], axis=place)
    network = Network(shape, w)
    policy, shares, points = answer(network, 0.5, 0, (1.0, -2.0), [0, 1, 2])
    turned, same_shares, same_points = answer(network, 0.5, 0, (-2.0, 1.0), [0, 2, 1])
    assert policy == pytest.approx(turned, abs=1e-5)
    assert shares == pytest.approx(same_shares, abs=1e-5)
    assert points == pytest.approx(same_points, abs=1e-5)
    assert abs(policy[1] - policy[2]) > 1e-3


# ---------------------------------------------------------------- in a game


@pytest.fixture(scope="module")
def network() -> Network:
    shape = Shape(ENCODER.layout, width=32, slot=16, blocks=1)
    return Network(shape, random_weights(shape))


def rows(seed: int = 1, games: int = 16):
    batch, rng = Batch(tests.toy.GAME, games, ENCODER.table, seed), random.Random(seed)
    for _ in range(10):
        batch.step([rng.randrange(count) for count in batch.count.tolist()])
    return batch, [row[:count].tolist() for row, count in zip(batch.legal, batch.count, strict=True)]


def test_odds_and_shares_add_up_over_what_is_there(network):
    batch, legal = rows()
    policy, shares, points = network.answer(batch.floats, batch.ints, legal)
    for odds, actions in zip(policy, legal, strict=True):
        assert len(odds) == len(actions)
        assert np.exp(odds).sum() == pytest.approx(1.0, abs=1e-5)
    assert shares.sum(1) == pytest.approx(np.ones(len(legal)), abs=1e-5)
    assert not shares[batch.floats[:, :SEATS] == 0].any()
    assert np.isfinite(points).all()


def test_many_at_once_are_answered_as_one_by_one(network):
    batch, legal = rows(2)
    together = network.answer(batch.floats, batch.ints, legal)
    for i, actions in enumerate(legal):
        alone = network.answer(batch.floats[i : i + 1], batch.ints[i : i + 1], [actions])
        assert alone[0][0] == pytest.approx(together[0][i], abs=1e-5)
        assert alone[1][0] == pytest.approx(together[1][i], abs=1e-5)
        assert alone[2][0] == pytest.approx(together[2][i], abs=1e-5)


def test_the_evaluator_speaks_of_absolute_seats_and_of_points_of_the_game(network):
    evaluate = Evaluator(ENCODER, network)
    s = tests.toy.GAME.new(3, 5, quiet=True)
    seat = next(seat for seat in s.waiting if seat == 2)
    found = evaluate(s, seat)
    floats, ints = ENCODER.encode(s, seat)
    policy, shares, points = network.answer(np.array([floats], np.float32), np.array([ints]), [s.legal(seat)])
    assert found.policy == pytest.approx(policy[0].tolist(), abs=1e-5)
    assert found.shares == pytest.approx([shares[0, 1], shares[0, 2], shares[0, 0]], abs=1e-5)
    scale = ENCODER.layout.points_scale
    assert found.points == pytest.approx([points[0, each] * scale for each in (1, 2, 0)], abs=1e-4)
