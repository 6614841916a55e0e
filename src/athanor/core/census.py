"""What can be counted when many games are played to see whether a game is fair.

A `Kind` names the things of one kind that a player may have had in a game: a seat, a card, a character.
`Game.kinds` lists them, `State.census` says which of them a line had. Whoever counts knows no game.
"""

# Not compiled: it is not part of playing.

from __future__ import annotations

from athanor.core.message import Message


class Kind:
    """`key` is for programs, `heading` for people; `bars` is where each thing's share of victories should lie."""

    __slots__ = ("bars", "heading", "key", "things")

    def __init__(
        self, key: str, heading: Message, things: list[Message], bars: tuple[float, float] | None = None
    ) -> None:
        self.key = key
        self.heading = heading
        self.things = things
        self.bars = bars


class Trial:
    """A set-up worth a measurement of its own, as the difficulties of an automatic opponent are."""

    __slots__ = ("name", "options")

    def __init__(self, name: Message, options: dict[str, str]) -> None:
        self.name = name
        self.options = options


SEAT = "seat"


def seats(players: int) -> Kind:
    """The kind that every game has."""
    return Kind(SEAT, Message("census-seat"), [Message("player", {"number": seat + 1}) for seat in range(players)])
