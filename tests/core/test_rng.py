"""Chance: the full period proven, the numbers even, the sealed mode sealed."""

import itertools
from math import sqrt

import pytest

from athanor.core.rng import MASK, SHORT_SEED, advance, roll, secret_of, shuffle, spread
from tests.toy import GAME

BITS = 61
SEALED = 0xFEED << 100


def times(matrix: list[int], vector: int) -> int:
    """A matrix over GF(2), kept as its columns, times a vector of bits."""
    product = 0
    for bit, column in enumerate(matrix):
        if vector >> bit & 1:
            product ^= column
    return product


def test_every_generator_has_the_full_period():
    """The step T is linear, so it is a matrix. T to the power of 2^61 is T; T can be reversed, so T to the power of
    2^61 - 1 is the identity. That exponent is prime, so the order of T is 1 or all of it, and T is not the identity.
    (A vector with a shorter cycle would be a fixed point; the factors of x^p - 1 other than x - 1 have degree 61, so
    there is none.)"""
    step = [advance(1 << bit) for bit in range(BITS)]
    power = step
    for _ in range(BITS):
        power = [times(power, column) for column in power]
    assert power == step
    assert step != [1 << bit for bit in range(BITS)]
    assert len(set(step)) == BITS
    assert invertible(step)


def invertible(matrix: list[int]) -> bool:
    """Gauss: as many independent columns as there are."""
    basis: list[int] = []
    for column in matrix:
        for other in basis:
            column = min(column, column ^ other)
        if column:
            basis.append(column)
    return len(basis) == len(matrix)


@pytest.mark.parametrize("seed", range(5))
def test_the_step_is_linear_and_stays_in_its_range(seed):
    x, y = spread(seed), spread(seed + 1000)
    for _ in range(100):
        assert advance(x ^ y) == advance(x) ^ advance(y)
        x, y = advance(x), advance(y)
        assert 0 < x <= MASK


def test_roll_takes_the_same_steps():
    s = GAME.new(2, seed=7)
    x = s.rng
    for n in (2, 6, 100):
        x = advance(x)
        assert roll(s, n) == (x >> 9) % n
        assert s.rng == x


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def is_even(counts: list[int]) -> bool:
    """Within four standard deviations of what chance gives; once in 30,000 fair tests it is not."""
    freedom = len(counts) - 1
    return abs(chi_square(counts) - freedom) < 4 * sqrt(2 * freedom) + 3


@pytest.mark.parametrize("seed", [1, 2, SEALED])
@pytest.mark.parametrize("n", [2, 3, 6, 7, 10, 52, 144])
def test_rolls_are_even(n, seed):
    s = GAME.new(2, seed)
    counts = [0] * n
    for _ in range(200 * n if n > 20 else 4000):
        counts[roll(s, n)] += 1
    assert is_even(counts)


@pytest.mark.parametrize("seed", [1, SEALED])
def test_neighbouring_rolls_know_nothing_of_each_other(seed):
    s = GAME.new(2, seed)
    counts = [0] * 36
    for _ in range(8000):
        counts[6 * roll(s, 6) + roll(s, 6)] += 1
    assert is_even(counts)


@pytest.mark.parametrize("seed", [1, SEALED])
def test_every_order_is_as_likely(seed):
    s = GAME.new(2, seed)
    orders = dict.fromkeys(itertools.permutations(range(4)), 0)
    for _ in range(6000):
        cards = list(range(4))
        shuffle(s, cards)
        orders[tuple(cards)] += 1
    assert is_even(list(orders.values()))


def test_neighbouring_seeds_are_far_apart():
    states = [spread(seed) for seed in range(2000)]
    assert len(set(states)) == len(states)
    assert all(0 < x <= MASK for x in states)
    changed = [(a ^ b).bit_count() for a, b in itertools.pairwise(states)]
    assert 30 < sum(changed) / len(changed) < 31  # half of 61 bits
    first_rolls = [0] * 6
    for seed in range(3000):
        first_rolls[(advance(spread(seed)) >> 9) % 6] += 1
    assert is_even(first_rolls)


@pytest.mark.parametrize("count", [0, 1, 2, 40])
def test_a_shuffle_takes_the_same_numbers_as_rolls(count):
    quick, slow = GAME.new(2, seed=7), GAME.new(2, seed=7)
    one = list(range(count))
    shuffle(quick, one)
    other = list(range(count))
    for last in range(count - 1, 0, -1):
        at = roll(slow, last + 1)
        other[last], other[at] = other[at], other[last]
    assert one == other
    assert (quick.rng, quick.reveals) == (slow.rng, slow.reveals)


def test_long_seeds_are_sealed():
    assert secret_of(SHORT_SEED - 1) == b""
    assert secret_of(SHORT_SEED) == SHORT_SEED.to_bytes(16, "big")
    one, twin, other = GAME.new(2, SEALED), GAME.new(2, SEALED), GAME.new(2, SEALED + 1)
    first = [roll(one, 1000) for _ in range(20)]
    assert first == [roll(twin, 1000) for _ in range(20)]
    assert first != [roll(other, 1000) for _ in range(20)]


def test_sealed_chance_counts_and_keeps_its_secret():
    s = GAME.new(2, SEALED)
    before = s.rng
    roll(s, 6)
    assert s.rng == before + 1, "the counter is all that moves: it says nothing of the numbers"
    open_game = s.clone()
    open_game.secret = b""
    assert [roll(s, 1000) for _ in range(9)] != [roll(open_game, 1000) for _ in range(9)]


def test_a_script_forces_chance_and_then_ends():
    s = GAME.new(2, seed=7)
    s.script = (5, 13, 2)
    before = s.rng
    assert [roll(s, 6), roll(s, 6), roll(s, 6)] == [5, 1, 2]
    assert (list(s.script), s.rng) == ([], before)
    roll(s, 6)
    assert s.rng != before


def test_a_script_belongs_to_one_copy():
    s = GAME.new(2, seed=7)
    s.script = (1, 2)
    twin = s.clone()
    roll(s, 6)
    assert (list(s.script), list(twin.script)) == ([2], [1, 2])


@pytest.mark.parametrize("script", [(), (3,)])
@pytest.mark.parametrize("seed", [1, SEALED])
def test_every_roll_ends_undo(seed, script):
    s = GAME.new(2, seed)
    s.script = script
    before = s.reveals
    roll(s, 6)
    assert s.reveals == before + 1
