"""How an observation is laid out: named fields of numbers and of categories, for the table and for each like thing.

One decision is two flat rows. `floats` holds the numbers, scaled so that usual values lie about between -1 and 1;
`ints` holds the categories, each from 0 up to its size, or `NONE`. Both begin with what concerns the whole table, then
come the groups: things of one kind (a spell by colour, a card in the market, an ingredient), all described by the same
fields, which a network encodes with the same weights.

    floats = present | points | numbers | group A, slot 0 | group A, slot 1 | … | group B, slot 0 | …
    ints   =                 categories | group A, slot 0 | …

Seats stand in the order of play, beginning with the seat that observes; those that are not there are zeros (categories:
NONE). In solo games the automatic opponent is the second seat.
"""

from __future__ import annotations

from typing import Final

NONE: Final = -1
SEATS: Final = 4  # at most, the observing seat first


class Numbers:
    """`size` numbers side by side under one name."""

    __slots__ = ("name", "size", "text")

    def __init__(self, name: str, size: int, text: str) -> None:
        self.name = name
        self.size = size
        self.text = text


class Category:
    """`size` places under one name, each with one of `values` values or NONE.

    A network has a learnt vector for every value. `shared`: the places have the same ones, and their order does not
    matter (cards of a hand); otherwise each place has its own.
    """

    __slots__ = ("name", "shared", "size", "text", "values")

    def __init__(self, name: str, values: int, text: str, size: int = 1, shared: bool = False) -> None:
        self.name = name
        self.values = values
        self.text = text
        self.size = size
        self.shared = shared


def places(fields: tuple[Numbers, ...] | tuple[Category, ...], first: int = 0) -> dict[str, int]:
    """By name, where each field begins, if the first of them begins at `first`."""
    found: dict[str, int] = {}
    for field in fields:
        found[field.name] = first
        first += field.size
    return found


class Group:
    """`count` things of one kind, each with the same fields.

    `cards`: the first category of each slot is the number of a card, and what is printed on that card is looked up in
    `Encoder.printed` (see there) instead of learning a vector for it.
    `ordered`: the places differ in meaning (a trunk gets each by itself); otherwise only their sum counts.
    """

    __slots__ = ("cards", "categories", "count", "name", "numbers", "ordered", "text")

    def __init__(
        self,
        name: str,
        count: int,
        text: str,
        numbers: tuple[Numbers, ...] = (),
        categories: tuple[Category, ...] = (),
        cards: bool = False,
        ordered: bool = True,
    ) -> None:
        self.name = name
        self.count = count
        self.text = text
        self.numbers = numbers
        self.categories = categories
        self.cards = cards
        self.ordered = ordered

    @property
    def floats(self) -> int:
        """Numbers of one slot."""
        return sum(field.size for field in self.numbers)

    @property
    def ints(self) -> int:
        """Categories of one slot."""
        return sum(field.size for field in self.categories) + (1 if self.cards else 0)

    def number_at(self, name: str) -> int:
        """Where this field begins among the numbers of a slot."""
        return places(self.numbers)[name]

    def category_at(self, name: str) -> int:
        """Where this field begins among the categories of a slot."""
        return places(self.categories, 1 if self.cards else 0)[name]


class About:
    """What an action is about: a slot of a group, and in which role (`verb`), so that all slots share its weights."""

    __slots__ = ("group", "slot", "verb")

    def __init__(self, group: str, slot: int, verb: str) -> None:
        self.group = group
        self.slot = slot
        self.verb = verb


class Layout:
    def __init__(
        self,
        numbers: tuple[Numbers, ...],
        categories: tuple[Category, ...],
        groups: tuple[Group, ...],
        actions: dict[int, tuple[About, ...]],
        num_actions: int,
        points_scale: float,
        printed: int = 0,
    ) -> None:
        self.numbers = numbers
        self.categories = categories
        self.groups = groups
        self.actions = actions  # by action: the slots it is about (at most two); others have weights of their own only
        self.num_actions = num_actions
        self.points_scale = points_scale  # so many points of the game are 1
        self.printed = printed  # numbers that describe one card

    @property
    def table_floats(self) -> int:
        """Numbers before the first group: who is there, points so far, then the named ones."""
        return 2 * SEATS + sum(field.size for field in self.numbers)

    @property
    def table_ints(self) -> int:
        return sum(field.size for field in self.categories)

    @property
    def floats(self) -> int:
        return self.table_floats + sum(group.count * group.floats for group in self.groups)

    @property
    def ints(self) -> int:
        return self.table_ints + sum(group.count * group.ints for group in self.groups)
