"""What went through a bot's head at one decision, as plain data: for showing after the game, and for testing."""

from __future__ import annotations

from typing import Any, Final

from athanor.core.message import Message

UNKNOWN: Final = -1.0  # instead of a share: the bot did not look ahead, or not there


class Considered:
    """One action at the root: how much habit drew the bot to it, how often it was tried, what it promised."""

    __slots__ = ("action", "label", "leaning", "share", "tried")

    def __init__(self, action: int, label: Message, leaning: float, tried: int, share: float) -> None:
        self.action = action
        self.label = label
        self.leaning = leaning  # of all actions together: 1
        self.tried = tried
        self.share = share  # of the victory, from 0 to 1

    def plain(self) -> dict[str, Any]:
        return {
            "action": self.action,
            "label": self.label.plain(),
            "leaning": round(self.leaning, 4),
            "tried": self.tried,
            "share": round(self.share, 4) if self.share >= 0.0 else None,
        }


class Step:
    """One move of the line of play that the bot expects."""

    __slots__ = ("action", "label", "seat")

    def __init__(self, seat: int, action: int, label: Message) -> None:
        self.seat = seat
        self.action = action
        self.label = label

    def plain(self) -> dict[str, Any]:
        return {"seat": self.seat, "action": self.action, "label": self.label.plain()}


class Thought:
    """The answer of a bot with its reasons: what it considered, best first, and the line of play it expects."""

    __slots__ = ("action", "considered", "line", "seat", "simulations")

    def __init__(self, seat: int, action: int, simulations: int) -> None:
        self.seat = seat
        self.action = action
        self.simulations = simulations
        self.considered: list[Considered] = []
        self.line: list[Step] = []

    def order(self) -> None:
        """The chosen action first, then what was tried most, then what habit recommends."""
        self.considered.sort(key=lambda one: (one.action != self.action, -one.tried, -one.leaning, one.action))

    def plain(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "action": self.action,
            "simulations": self.simulations,
            "considered": [one.plain() for one in self.considered],
            "line": [step.plain() for step in self.line],
        }
