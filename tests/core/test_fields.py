"""What is saved of an object follows from one list of its fields."""

from typing import Any

import pytest

from athanor.core.fields import (
    Coded,
    Field,
    Flag,
    Lists,
    Number,
    Numbers,
    Packed,
    Words,
    read_fields,
    saved_names,
    write_fields,
)


class Shelf:
    """Something with a field of each shape."""


SAVED: tuple[Field, ...] = (
    Number("round"),
    Flag("last"),
    Packed("die", "face", "colour"),
    Numbers("order"),
    Numbers("bowls", 2, key="dice"),
    Lists("stacks"),
    Words("hand", ("owl", "cat", "fern")),
    Coded("metal", str.upper, str.lower),
)
DATA: dict[str, Any] = {
    "round": 3,
    "last": False,
    "die": [-1, 2],
    "order": [1, 0],
    "dice": [4, 5],
    "stacks": [[7], []],
    "hand": "fern owl fern",
    "metal": "TIN",
}


def loaded(data: dict[str, Any]) -> Any:
    shelf = Shelf()
    read_fields(shelf, SAVED, data)
    return shelf


def test_fields_are_read_and_written_in_the_order_of_the_list():
    shelf = loaded(DATA)
    assert vars(shelf) == {
        "round": 3, "last": False, "face": -1, "colour": 2, "order": [1, 0], "bowls": [4, 5], "stacks": [[7], []],
        "hand": [2, 0, 2], "metal": "tin",
    }  # fmt: skip
    assert list(write_fields(shelf, SAVED).items()) == list(DATA.items())
    assert saved_names(SAVED) == list(vars(shelf))


def test_what_is_written_shares_no_list_with_the_object():
    shelf = loaded(DATA)
    written = write_fields(shelf, SAVED)
    shelf.order.append(9)
    shelf.bowls.append(9)
    shelf.stacks[0].append(9)
    assert written == DATA


def test_what_is_read_shares_no_list_with_the_data():
    shelf = loaded(DATA)
    assert shelf.order is not DATA["order"]
    assert shelf.stacks[0] is not DATA["stacks"][0]


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("round", "3"), ("round", 2.5), ("round", None), ("round", True), ("last", 0), ("last", "true"), ("die", [1]),
        ("die", [1, 2, 3]), ("order", "12"), ("order", [1, "2"]), ("order", [1, False]), ("dice", [1]), ("stacks", [3]),
        ("stacks", 3), ("hand", "owl dog"),
    ],
)  # fmt: skip
def test_damaged_data_is_refused(key, value):
    with pytest.raises((ValueError, TypeError)):
        loaded({**DATA, key: value})


def test_data_without_a_field_is_refused():
    for key in DATA:
        with pytest.raises(KeyError):
            loaded({other: value for other, value in DATA.items() if other != key})
