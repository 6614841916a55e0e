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
    bag: int  # how many tokens are in it
    box: list[int]
    # Tokens spent or given whose place is still to be decided.
    aside: list[int]
    spells: list[int]  # the seven in play, by colour
    sorcerers: list[Sorcerer]
    # The running count lies open like everything it counts, line by line.
    sheets: list[list[Row]]
    dummy: Dummy | None
