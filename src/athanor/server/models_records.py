"""The shapes of finished games on the wire: replays, drawings, what bots think of a decision."""

from __future__ import annotations

from typing import Any

from athanor.server.models import Ask, Entry, Message, Model, Result


class Drawing(Model):
    text: str | None


class Replay(Model):
    move: int
    moves: int
    view: dict[str, Any] | None
    # What the seat might have chosen there.
    ask: Ask | None
    entries: list[Entry]
    result: Result | None
    # False for a game of older rules: its end and its log can be read, the rest not laid out, reviewed or forked.
    replayable: bool
    note: Message | None


class Printed(Model):
    """What lies printed before everybody, all game long: part of every view, but told once."""

    printed: dict[str, Any] | None


class Considered(Model):
    """An action a bot considered: its probability before any search, its visits in it, the share they came to."""

    action: str
    label: Message
    probability: float
    visits: int
    share: float | None


class Expected(Model):
    seat: int
    action: str
    label: Message


class Thought(Model):
    """What a bot thinks of a decision of a finished game, knowing no more than the seat knew then."""

    move: int
    seat: int
    bot: str
    played: str
    choice: str
    simulations: int
    considered: list[Considered]
    line: list[Expected]
