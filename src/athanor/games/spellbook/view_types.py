"""The parts of the view, field by field. `tools/view_types.py` writes the page's types from this file."""

# Not compiled: it describes data for people to see.

from __future__ import annotations

from typing import Annotated, Any, TypedDict

# A line of the score sheet.
Row = Annotated[list[Any], "said: Msg, points: number"]


class Sorcerer(TypedDict):
    """One player's side of the table. Spells are by colour, tokens are kinds: colour * 3 + rune."""

    reserve: list[int]
    familiar: list[int]
    levels: list[int]  # 0: not learnt
    markers: list[int]  # the kind of the token on the card; below zero: none
    fresh: list[bool]  # learnt today: to be used from tomorrow
    days: int
    score: int


class Dummy(TypedDict):
    """Solo: the dummy's board."""

    spaces: list[int]
    bottom: list[int]
    score: int
    # It has had its token of this evening, and the altar is not refilled yet.
    given: bool


class Tonight(TypedDict):
    """What nightfall will do to the altar, as things stand now."""

    empties: bool
    adds: int


class Card(TypedDict):
    """One of the seven spells as it is printed; lists go by level 3, 4, 5."""

    spell: int
    set: int
    phase: int  # 0 dawn, 1 midday, 2 dusk, 3 none
    points: list[int | None]  # None: counted at the end
    signs: list[str]  # what a line does, as it is drawn
    texts: list[str]  # the end of its texts' names: `line-…` at length, `card-…` as on the card
    # By the level of the marker: the lines that may be used.
    usable: list[list[int]]


class Printed(TypedDict):
    """What lies printed before everybody and stays as it is: told once per table."""

    cards: list[Card]  # by colour
    reserve: int  # tokens that a reserve holds
    familiar: list[int]  # points by the number of tokens stored
    dummy: list[int]
    flush: list[int]  # so many tokens on the dummy's board empty the altar


# A whole payment: the token that stays on the card, the other real ones, the tokens of each wild element.
PlainPayment = Annotated[list[Any], "marker: number, real: number[], wilds: number[][]"]


class Gestures(TypedDict):
    """With the question, by actions: whole payments, the cheapest first, and what taking a token lets one draw."""

    payments: dict[str, list[PlainPayment]]
    draws: dict[str, int]


class View(TypedDict):
    game: str
    seat: int | None
    to_move: int | None
    waiting: list[int]
    over: bool
    legal: list[int]
    phase: int
    today: int  # whose day it is
    starter: int
    last_round: bool
    altar: list[int]
    tonight: Tonight
    bag: int  # how many tokens are in it
    box: list[int]
    # Tokens spent or given whose place is still to be decided.
    aside: list[int]
    spells: list[int]  # the seven in play, by colour
    sorcerers: list[Sorcerer]
    # The running count lies open like everything it counts, line by line.
    sheets: list[list[Row]]
    dummy: Dummy | None
