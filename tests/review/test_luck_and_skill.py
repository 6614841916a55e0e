"""What was planted is found, and on the right side: skill or luck."""

from __future__ import annotations

import pytest

import athanor
from athanor.review import Effort, Review, review
from athanor.review.grades import BEST, BLUNDER, MISTAKE
from tests.nim import MOST, TAKE
from tests.review.race import GAME as RACE
from tests.review.race import ROLL, SIX, STAND

MANY = Effort(choices=12, worlds=40, batches=6, open_worlds=200)


def raced(choices: list[int], rolls: list[int]) -> Review:
    """A race of two with these rolls."""
    s = RACE.new(players=2, seed=3)
    s.script = tuple(rolls)
    s = RACE.from_position(s.position())
    for action in choices:
        s.apply(action)
    return review(s.record(), MANY)


def test_a_lucky_roll_is_chance_and_not_skill():
    found = raced([ROLL], [SIX])
    first, second = found.seats
    assert first.result == 1.0
    assert first.own == pytest.approx(0.0, abs=0.02)
    assert first.chance == pytest.approx(1.0 - first.expected - first.own)
    assert second.chance == pytest.approx(-second.expected + first.own)
    assert first.chance > 0.4


def test_an_unlucky_roll_is_chance_too():
    found = raced([ROLL, STAND, ROLL, STAND, ROLL, STAND], [0, 0, 0])
    assert found.seats[0].own == pytest.approx(0.0, abs=0.05)
    assert found.seats[0].chance < -0.1


def test_a_planted_blunder_is_skill_and_not_chance():
    """In the last round the first seat must roll: it has lost if it stands."""
    found = raced([ROLL, STAND, ROLL, STAND, STAND, STAND], [0, 0])
    last = found.decisions[4]
    assert last.grade in (MISTAKE, BLUNDER)
    assert last.best == ["roll"]
    assert last.loss == pytest.approx(1 / 6, abs=0.08)
    assert found.seats[0].own == pytest.approx(-last.loss, abs=0.05)
    assert found.chance[4][0] == pytest.approx(0.0, abs=0.08)


def nim(*moves: tuple[int, int]) -> Review:
    """Heaps of 3, 4 and 5; (heap, how many)."""
    s = athanor.game("nim").new(players=2, seed=1)
    for heap, count in moves:
        s.apply(TAKE + heap * MOST + count - 1)
    return review(s.record(), MANY)


def test_without_chance_and_secrets_no_luck_is_found():
    found = nim((0, 2), (1, 3), (2, 5), (0, 1))
    for chance in found.chance:
        assert chance == pytest.approx([0.0, 0.0], abs=1e-12)


def test_a_forced_win_is_rated_a_win():
    found = nim((0, 3), (1, 4), (2, 5))
    before_last = found.curve[-2].shares
    assert before_last == pytest.approx([1.0, 0.0])
    assert found.decisions[-1].loss == 0.0


def test_whoever_can_take_the_last_counter_and_does_not_has_blundered():
    found = nim((0, 3), (1, 4), (2, 3), (2, 2))
    missed = found.decisions[2]
    assert missed.grade == BLUNDER
    assert missed.best == ["take 2-5"]
    assert found.decisions[3].grade == BEST
