"""An observation as one row of numbers, for learners that take nothing else.

The encoder of a game gives numbers and categories (`layout.py`). Here they become one row of 32-bit floats, the numbers
first, as they are; then the categories, in one of two forms:

    flat       one number each: 0 for NONE, otherwise (value + 1) / values, so between 0 and 1
    one-hot    one place for each value, 1 at the value; all 0 for NONE. Long, but what plain networks learn best from

`planes` names every stretch of such a row.
"""

# Not compiled: anybody may hand in anything, and a wrong type gets our sentence.

from __future__ import annotations

from collections.abc import Iterator
from struct import Struct
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from athanor.core.game import Game
from athanor.envs.encoder import Encoder
from athanor.envs.layout import SEATS, Category, Group, Layout, Numbers

Row = NDArray[np.float32]
FORMS: Final = ("flat", "one-hot")
# No number of an observation comes near these; spaces want to be told bounds.
LEAST, MOST = -100.0, 100.0
# What stands before the named numbers of the table (`Layout.table_floats`).
SEAT_NUMBERS: Final = (
    Numbers(
        "present", SEATS, "1 for each seat that plays, the observing one first; solo: 1 for the automatic opponent"
    ),
    Numbers("points", SEATS, "points so far, by seat, scaled"),
)
CARD: Final = "card"


class Plane:
    """One named field within a row: `slots` stretches of `size` places each, `stride` apart, from `first` on.

    `values`: how many a category has; 0 for numbers. `name` is `field`, or `group.field` where the slots of a group
    each have one. A number and a category may have the same name.
    """

    __slots__ = ("first", "name", "size", "slots", "stride", "text", "values")

    def __init__(self, name: str, text: str, values: int, first: int, size: int, slots: int, stride: int) -> None:
        self.name = name
        self.text = text
        self.values = values
        self.first = first
        self.size = size
        self.slots = slots
        self.stride = stride

    def places(self) -> NDArray[np.intp]:
        """Where it stands in the row, as (slots, size)."""
        return self.first + self.stride * np.arange(self.slots)[:, None] + np.arange(self.size)

    def of(self, rows: NDArray[Any]) -> NDArray[Any]:
        """Its values in one row, or in many (the row is the last axis), as (…, slots, size).

        Examples:
            >>> from athanor.envs.vector import VectorEnv
            >>> env = VectorEnv("spellbook", games=2, players=2, seed=1)
            >>> plane = next(plane for plane in env.planes if plane.name == "present")
            >>> plane.of(env.observations[0]).tolist()
            [[1.0, 1.0, 0.0, 0.0]]
        """
        return rows[..., self.places()]


def cards_of(game: Game, encoder: Encoder, players: int, options: dict[str, Any]) -> int:
    """How many cards there are, for layouts that name cards by their numbers."""
    if not any(group.cards for group in encoder.layout.groups):
        return 0
    return len(encoder.printed(game.new(players, 0, options, quiet=True)))


def planes(layout: Layout, form: str = "flat", cards: int = 0) -> tuple[Plane, ...]:
    """Every field of a row of this form, in the order in which they stand."""
    return (*number_planes(layout), *category_planes(layout, form == "one-hot", cards, layout.floats))


def number_planes(layout: Layout) -> Iterator[Plane]:
    """The fields of a row of numbers (`floats` of a batch)."""
    at = 0
    for field in (*SEAT_NUMBERS, *layout.numbers):
        yield Plane(field.name, field.text, 0, at, field.size, 1, 0)
        at += field.size
    for group in layout.groups:
        inside = at
        for field in group.numbers:
            yield Plane(f"{group.name}.{field.name}", field.text, 0, inside, field.size, group.count, group.floats)
            inside += field.size
        at += group.count * group.floats


def category_planes(layout: Layout, one_hot: bool = False, cards: int = 0, first: int = 0) -> Iterator[Plane]:
    """The fields of a row of categories (`ints` of a batch), or of what becomes of them."""
    at = first
    for field in layout.categories:
        width = field.size * (field.values if one_hot else 1)
        yield Plane(field.name, field.text, field.values, at, width, 1, 0)
        at += width
    for group in layout.groups:
        fields = categories_of(group, cards)
        widths = [field.size * (field.values if one_hot else 1) for field in fields]
        stride = sum(widths)
        inside = at
        for field, width in zip(fields, widths, strict=True):
            yield Plane(f"{group.name}.{field.name}", field.text, field.values, inside, width, group.count, stride)
            inside += width
        at += group.count * stride


def categories_of(group: Group, cards: int) -> tuple[Category, ...]:
    """The categories of a slot, the number of its card included."""
    if not group.cards:
        return group.categories
    return (
        Category(CARD, cards, "the number of the card; what is printed on it: `Encoder.printed`"),
        *group.categories,
    )


def values_of(layout: Layout, cards: int) -> NDArray[np.int64]:
    """By place in a row of categories, how many values there are."""
    found: list[int] = []
    for field in layout.categories:
        found += [field.values] * field.size
    for group in layout.groups:
        slot = [field.values for field in categories_of(group, cards) for _ in range(field.size)]
        found += slot * group.count
    return np.array(found, np.int64)


class Flat:
    """Writes observations of one layout as rows of this form."""

    def __init__(self, layout: Layout, form: str = "flat", cards: int = 0) -> None:
        if form not in FORMS:
            raise ValueError(f"There is no form of observation called {form!r}; known are: {', '.join(FORMS)}.")
        self.layout = layout
        self.form = form
        self.planes = planes(layout, form, cards)
        values = values_of(layout, cards)
        self.floats = layout.floats
        self.size = layout.floats + (int(values.sum()) if form == "one-hot" else len(values))
        # Packed by these, a row is written in half the time that numpy takes for a list.
        self.float_row = Struct(f"{layout.floats}f")
        self.int_row = Struct(f"{layout.ints}h")
        self.ints = np.zeros(layout.ints, np.int16)
        self.share = (1.0 / values).astype(np.float32)
        self.place = layout.floats + np.cumsum(values) - values

    def write(self, floats: list[float], ints: list[int], row: Row) -> None:
        """Into a row of `size` places whose memory lies in one piece."""
        self.float_row.pack_into(row.data, 0, *floats)
        self.int_row.pack_into(self.ints.data, 0, *ints)
        self.write_categories(self.ints[None], row[None])

    def write_categories(self, ints: NDArray[np.int16], rows: NDArray[np.float32]) -> None:
        """The categories of many observations into their rows, behind the numbers."""
        if self.form == "flat":
            np.multiply(ints + 1, self.share, out=rows[:, self.floats :])
            return
        rows[:, self.floats :] = 0.0
        which, place = np.nonzero(ints >= 0)
        rows[which, self.place[place] + ints[which, place]] = 1.0
