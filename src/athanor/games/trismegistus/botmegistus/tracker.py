"""The tracker card of Botmegistus: all it has. Changed only by the steps it is told to do (`steps.py`)."""

from __future__ import annotations

from typing import Any, Final

from athanor.core.plain import Plain
from athanor.games.trismegistus.botmegistus.table import COLOURS, TRACKS, ArtifactTile, ExperimentCard
from athanor.games.trismegistus.symbols import ANY, TOP, WILD_FACE

NO_DIE: Final = -1
MOST_OPEN: Final = 2
MOST_DICE: Final = 3
MOST_POTENCY: Final = 5
SWITCH_COUNT: Final = 16


class Tracker:
    __slots__ = (
        "artifacts",
        "colour",
        "done",
        "ethereal",
        "gold",
        "levels",
        "open",
        "points",
        "potency",
        "specialised",
        "switches",
        "symbol",
        "used",
    )

    def __init__(self, switches: int = 0) -> None:
        self.switches = switches  # the difficulty, a bit per switch (`difficulty.py`)
        self.gold = 0
        self.ethereal = 0
        self.points = 0
        self.levels: list[int] = [0] * TRACKS
        self.colour = NO_DIE  # the die on the tracker, or NO_DIE
        self.symbol = NO_DIE
        self.potency = 0
        self.used: list[int] = []  # the colours of this round's used dice
        self.artifacts: list[ArtifactTile] = []
        self.open: list[ExperimentCard] = []
        self.done: list[ExperimentCard] = []
        self.specialised: list[int] = []  # the elements of its specialisation cards

    @property
    def has_die(self) -> bool:
        return self.colour != NO_DIE

    @property
    def passed(self) -> bool:
        return len(self.used) == MOST_DICE

    def fault(self) -> str:
        """What is impossible about it (for developers), or nothing."""
        numbers = [self.switches, self.gold, self.ethereal, self.points, self.potency, *self.levels, *self.used]
        if not all(type(number) is int and number >= 0 for number in numbers) or self.switches >> SWITCH_COUNT:
            return "Botmegistus: a number that cannot be"
        if len(self.levels) != TRACKS or max(self.levels) > TOP or max([0, *self.used]) >= COLOURS:
            return "Botmegistus: a level or a colour that is not there"
        if len(self.used) > MOST_DICE or len(self.open) > MOST_OPEN or self.potency > MOST_POTENCY:
            return "Botmegistus: more than it may have"
        no_die = self.colour == NO_DIE and self.symbol == NO_DIE and self.potency == 0
        if not no_die and not (self.colour in range(COLOURS) and self.symbol in range(WILD_FACE)):
            return "Botmegistus: a die that is not there"
        shown = [element for tile in self.artifacts for element in tile.elementals]
        if any(element not in range(TRACKS) for element in [*shown, *self.specialised]):
            return "Botmegistus: an element that is not there"
        for card in [*self.open, *self.done]:
            if card.element not in range(TRACKS) or card.track not in range(ANY + 1) or type(card.points) is not int:
                return "Botmegistus: an experiment that cannot be"
            if card.level not in range(TOP + 1):
                return "Botmegistus: a requirement that cannot be"
        return ""

    def clone(self) -> Tracker:
        copy = Tracker(self.switches)
        copy.gold = self.gold
        copy.ethereal = self.ethereal
        copy.points = self.points
        copy.levels = self.levels[:]
        copy.colour = self.colour
        copy.symbol = self.symbol
        copy.potency = self.potency
        copy.used = self.used[:]
        copy.artifacts = self.artifacts[:]
        copy.open = self.open[:]
        copy.done = self.done[:]
        copy.specialised = self.specialised[:]
        return copy

    def plain(self) -> dict[str, Plain]:
        """As data for storing; `tracker_from_plain` reads it back."""
        return {
            "switches": self.switches,
            "gold": self.gold,
            "ethereal": self.ethereal,
            "points": self.points,
            "levels": self.levels[:],
            "die": [self.colour, self.symbol, self.potency],
            "used": self.used[:],
            "artifacts": [tile.plain() for tile in self.artifacts],
            "open": [card.plain() for card in self.open],
            "done": [card.plain() for card in self.done],
            "specialised": self.specialised[:],
        }


def tracker_from_plain(data: dict[str, Any]) -> Tracker:
    tracker = Tracker(data["switches"])
    tracker.gold = data["gold"]
    tracker.ethereal = data["ethereal"]
    tracker.points = data["points"]
    tracker.levels = list(data["levels"])
    tracker.colour, tracker.symbol, tracker.potency = data["die"]
    tracker.used = list(data["used"])
    tracker.artifacts = [ArtifactTile(tuple(tile[1:]), tile[0]) for tile in data["artifacts"]]
    tracker.open = [ExperimentCard(*card) for card in data["open"]]
    tracker.done = [ExperimentCard(*card) for card in data["done"]]
    tracker.specialised = list(data["specialised"])
    return tracker
