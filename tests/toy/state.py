"""The table of Curios: plain data, cheap to copy.

Every card moves in plain sight, face up or face down, so whoever has seen a card still knows where it is until it is
shuffled. Two marks stay with each card and say all there is to say about secrets:

- `known[card]`: the seats that know it, a bit each (`EVERYBODY` once it lay face up);
- `batch[card]`: the number of the shuffle it comes from. Only open cards are ever shuffled back in, so everybody knows
  which cards a batch consists of, and nobody which of them is where.

View, redaction, re-deal and undo all read these marks; nothing else in the game remembers who saw what.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from athanor.core.events import EVERYBODY
from athanor.core.message import Message
from athanor.core.plain import Plain
from athanor.core.state import State
from tests.toy import view, words
from tests.toy.components import CARDS, COINS, KINDS, NO_CARD, kind_of, value_of

if TYPE_CHECKING:
    from athanor.core.game import Game


class Curios(State):
    __slots__ = ("bank", "batch", "coins", "deck", "discard", "known", "lot", "round", "rows", "shuffles")

    def __init__(self, game: Game, players: int, options: dict[str, Any]) -> None:
        super().__init__(game, players, options)
        self.deck: list[int] = []  # the top is the last
        self.discard: list[int] = []  # face up
        self.lot: int = NO_CARD  # what is bid for, face down
        self.rows: list[list[int]] = [[] for _ in range(players)]  # each seat's cards, face down, in a fixed order
        self.coins: list[int] = [0] * players
        self.bank: int = COINS
        self.round: int = 0
        self.shuffles: int = 0
        self.known: list[int] = [0] * CARDS
        self.batch: list[int] = [0] * CARDS

    @property
    def rounds(self) -> int:
        return int(self.options["laps"]) * self.players

    @property
    def first(self) -> int:
        """Whose round it is."""
        return self.round % self.players

    def knows(self, seat: int | None, card: int) -> bool:
        mask = self.known[card]
        return mask == EVERYBODY or (seat is not None and bool(mask >> seat & 1))

    def clone(self) -> Curios:
        other = Curios.__new__(Curios)
        other.game = self.game
        other.players = self.players
        other.options = self.options
        other.copy_base(self)
        other.deck = self.deck[:]
        other.discard = self.discard[:]
        other.lot = self.lot
        other.rows = [row[:] for row in self.rows]
        other.coins = self.coins[:]
        other.bank = self.bank
        other.round = self.round
        other.shuffles = self.shuffles
        other.known = self.known[:]
        other.batch = self.batch[:]
        return other

    # ---------------------------------------------------------------- what people see

    def redeal(self, seat: int | None) -> None:
        view.redeal_together(self, frozenset() if seat is None else frozenset((seat,)))

    def redeal_together(self, seats: frozenset[int]) -> None:
        view.redeal_together(self, seats)

    def view(self, seat: int | None) -> dict[str, Any]:
        return view.view(self, seat)

    def describe(self, action: int) -> Message:
        return words.describe(action)

    def explain(self, action: int) -> Message:
        return words.explain(action)

    # ---------------------------------------------------------------- scoring

    def scores(self) -> list[int]:
        """The values of a seat's cards and its coins."""
        return [sum(map(value_of, row)) + coins for row, coins in zip(self.rows, self.coins, strict=True)]

    def score_sheet(self, line: int) -> list[tuple[Message, int]]:
        by_kind = [sum(value_of(c) for c in self.rows[line] if kind_of(c) == kind) for kind in range(len(KINDS))]
        sheet = [(Message("score-kind", {"kind": kind}), points) for kind, points in enumerate(by_kind) if points]
        return [*sheet, (Message("score-coins"), self.coins[line])]

    def winners(self) -> list[int]:
        """The highest score; among equals, whoever has more coins; if still equal, they share."""
        if not self.over:
            return []
        standing = list(zip(self.scores(), self.coins, strict=True))
        return [seat for seat, best in enumerate(standing) if best == max(standing)]

    # ---------------------------------------------------------------- saving

    def dump(self) -> dict[str, Plain]:
        return {
            "round": self.round,
            "lot": self.lot,
            "bank": self.bank,
            "shuffles": self.shuffles,
            "coins": self.coins[:],
            "deck": self.deck[:],
            "discard": self.discard[:],
            "rows": [row[:] for row in self.rows],
            "known": self.known[:],
            "batch": self.batch[:],
        }

    def load(self, table: dict[str, Any]) -> None:
        self.round = int(table["round"])
        self.lot = int(table["lot"])
        self.bank = int(table["bank"])
        self.shuffles = int(table["shuffles"])
        self.coins = [int(n) for n in table["coins"]]
        self.deck = [int(card) for card in table["deck"]]
        self.discard = [int(card) for card in table["discard"]]
        self.rows = [[int(card) for card in row] for row in table["rows"]]
        self.known = [int(mask) for mask in table["known"]]
        self.batch = [int(number) for number in table["batch"]]

    def check(self) -> str:
        """Every card and every coin is somewhere exactly once, and the marks fit the places."""
        if len(self.rows) != self.players or len(self.coins) != self.players:
            return "not a row and a purse for each seat"
        out = [self.lot] if self.lot != NO_CARD else []
        cards = [*self.deck, *self.discard, *out, *(card for row in self.rows for card in row)]
        if sorted(cards) != list(range(CARDS)) or len(self.known) != CARDS or len(self.batch) != CARDS:
            return "a card is missing or there twice"
        if min(self.coins) < 0 or self.bank < 0 or sum(self.coins) + self.bank != COINS:
            return "coins are missing or too many"
        if any(not self.knows(None, card) for card in self.discard):
            return "an open card that somebody does not know"
        if any(not self.knows(seat, card) for seat, row in enumerate(self.rows) for card in row):
            return "a card in a row that its owner does not know"
        if not 0 <= min(self.batch) <= max(self.batch) <= self.shuffles:
            return "a card from a shuffle that never was"
        if not 0 <= self.round < self.rounds:
            return "a round that is not played"
        return ""
