"""Why a bot chose what it chose, as plain data: for showing after the game, and for testing."""

from __future__ import annotations

from typing import Any, Final

from athanor.core.message import Message
from athanor.core.state import State

UNKNOWN: Final = -1.0  # instead of a share: the bot did not search, or not there


class Considered:
    """One legal action: its probability before any search, its visits in the search, and the share they came to."""

    __slots__ = ("action", "label", "probability", "share", "visits")

    def __init__(self, action: int, label: Message, probability: float, visits: int, share: float) -> None:
        self.action = action
        self.label = label
        self.probability = probability  # of all actions together: 1
        self.visits = visits
        self.share = share  # of the victory, from 0 to 1

    def plain(self) -> dict[str, Any]:
        return {
            "action": self.action,
            "label": self.label.plain(),
            "probability": round(self.probability, 4),
            "visits": self.visits,
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
        """The chosen action first, then by visits, then by probability."""
        self.considered.sort(key=lambda one: (one.action != self.action, -one.visits, -one.probability, one.action))

    def plain(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "action": self.action,
            "simulations": self.simulations,
            "considered": [one.plain() for one in self.considered],
            "line": [step.plain() for step in self.line],
        }


def thought_of(world: State, seat: int, action: int, probabilities: list[float]) -> Thought:
    """Of a bot that does not search: how likely each action is, and nothing about what comes of it."""
    found = Thought(seat, action, 0)
    for each, probability in zip(world.legal(seat), probabilities, strict=True):
        found.considered.append(Considered(each, world.describe(each), probability, 0, UNKNOWN))
    found.order()
    return found
