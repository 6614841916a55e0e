"""What follows from a decision: advantages and the turning of seats, by numbers worked out by hand."""

import pytest
import torch

from athanor.training.rollout import Rollout, to_absolute, to_relative
from tests.training.nim import ENCODER


def test_seats_are_turned_to_absolute_numbers_and_back():
    # Seat 2 of three observes: its own number stands first, then seat 0's, then seat 1's.
    relative = torch.tensor([[0.5, 0.3, 0.2, 9.0]])
    seat, lines = torch.tensor([2]), torch.tensor([3])
    absolute = to_absolute(relative, seat, lines)
    assert absolute.tolist() == [pytest.approx([0.3, 0.2, 0.5, 0.0])]
    assert to_relative(absolute, seat, lines).tolist() == [pytest.approx([0.5, 0.3, 0.2, 0.0])]


@pytest.mark.parametrize("lines", [2, 3, 4])
def test_turning_there_and_back_changes_nothing(lines):
    for seat in range(lines):
        given = torch.zeros(4)
        given[:lines] = torch.arange(1.0, lines + 1)
        turned = to_absolute(given[None], torch.tensor([seat]), torch.tensor([lines]))
        assert turned[0, seat] == 1.0
        assert to_relative(turned, torch.tensor([seat]), torch.tensor([lines]))[0].tolist() == given.tolist()


def rollout() -> Rollout:
    """One game, two seats, three decisions: 0.5 and 0.6 are expected, then it is won; the next begins with 0.4."""
    found = Rollout(ENCODER.layout, 8, 3, 1, torch.device("cpu"))
    for row, own in enumerate((0.5, 0.6, 0.4, 0.7)):
        found.values[0, row, 0, :2] = torch.tensor([own, 1 - own])
    found.done[2, 0] = 1.0  # the game of the first two rows ended before the third
    found.results[0, 2, 0, :2] = torch.tensor([1.0, 0.0])
    return found


def test_advantages_by_hand():
    advantages, returns = rollout().advantages(0.5)
    # Row 2: 0.7 - 0.4. Row 1: 1 - 0.6, the new game does not count. Row 0: (0.6 - 0.5) + 0.5 * 0.4.
    assert advantages[0, :, 0, 0].tolist() == pytest.approx([0.3, 0.4, 0.3])
    assert advantages[0, :, 0, 1].tolist() == pytest.approx([-0.3, -0.4, -0.3])
    assert returns[0, :, 0, 0].tolist() == pytest.approx([0.8, 1.0, 0.7])


def test_without_a_trace_only_the_next_value_counts():
    advantages, _ = rollout().advantages(0.0)
    assert advantages[0, :, 0, 0].tolist() == pytest.approx([0.1, 0.4, 0.3])


def test_the_last_row_is_the_first_of_the_next_rollout():
    one, two = rollout(), Rollout(ENCODER.layout, 8, 3, 1, torch.device("cpu"))
    one.picks[3, 0], one.seat[3, 0] = 2, 1
    two.carry_over(one)
    assert two.values[0, 0, 0].tolist() == one.values[0, 3, 0].tolist()
    assert (two.picks[0, 0], two.seat[0, 0]) == (2, 1)
