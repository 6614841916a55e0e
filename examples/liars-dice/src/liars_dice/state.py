"""The table: the dice under each cup, the bid that stands, and what was seen when the cups were last lifted."""

from __future__ import annotations

from typing import Any, Final

from athanor.core.fields import Field, Lists, Packed
from athanor.core.game import Game
from athanor.core.state import State

NOBODY: Final = -1
SAVED: Final[tuple[Field, ...]] = (
    Lists("dice"),
    Packed("bid", "number", "face", "bidder"),
    Lists("seen"),
    Packed("doubt", "seen_number", "seen_face", "seen_bidder", "seen_doubter"),
)


class Table(State):
    __slots__ = (
        "bidder", "dice", "face", "number", "seen", "seen_bidder", "seen_doubter", "seen_face", "seen_number",
    )  # fmt: skip

    def __init__(self, game: Game, players: int, options: dict[str, Any]) -> None:
        super().__init__(game, players, options)
        self.dice: list[list[int]] = [[] for _ in range(players)]  # by seat, the faces in order
        # The bid that stands; number 0: none yet.
        self.number = 0
        self.face = 0
        self.bidder = NOBODY
        # The last doubt: all dice as they were seen, and the bid that was doubted.
        self.seen: list[list[int]] = [[] for _ in range(players)]
        self.seen_number = 0
        self.seen_face = 0
        self.seen_bidder = NOBODY
        self.seen_doubter = NOBODY

    @property
    def wild(self) -> bool:
        return bool(self.options["ones"] == "wild")

    @property
    def in_play(self) -> int:
        return sum(map(len, self.dice))

    def next_seat(self, seat: int) -> int:
        """The next one to the left who still has dice."""
        order = [(seat + step) % self.players for step in range(1, self.players + 1)]
        return next((other for other in order if self.dice[other]), seat)

    def clone(self) -> Table:
        other = Table.__new__(Table)
        other.copy_base(self)
        other.dice = [cup[:] for cup in self.dice]
        other.number = self.number
        other.face = self.face
        other.bidder = self.bidder
        other.seen = self.seen  # replaced as a whole, never changed in place
        other.seen_number = self.seen_number
        other.seen_face = self.seen_face
        other.seen_bidder = self.seen_bidder
        other.seen_doubter = self.seen_doubter
        return other
