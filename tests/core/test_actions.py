"""The numbering of actions."""

import pytest

from athanor import RecordError
from athanor.core.actions import ActionSpace


def test_numbers_follow_the_order_of_adding():
    space = ActionSpace()
    assert space.add("pass") == 0
    assert space.each("take", ["a", "b"]) == 1
    assert space.add("end") == 3
    assert [space.name(action) for action in range(len(space))] == ["pass", "take a", "take b", "end"]
    assert [space.id(name) for name in space.names] == [0, 1, 2, 3]


def test_no_name_stands_twice():
    space = ActionSpace()
    space.add("take a")
    with pytest.raises(ValueError, match="take a"):
        space.each("take", ["a"])


def test_an_unknown_name_is_an_error_for_people():
    with pytest.raises(RecordError, match="There is no action called “fly”"):
        ActionSpace().id("fly")
