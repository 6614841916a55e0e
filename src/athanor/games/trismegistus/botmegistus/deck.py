"""The cards of Botmegistus as a pile, by their ids in the card set. Whoever plays brings the shuffling."""

from __future__ import annotations

from typing import Any

from athanor.core.plain import Plain
from athanor.games.trismegistus.botmegistus.difficulty import NO_PERSONALITY, Difficulty
from athanor.games.trismegistus.botmegistus.table import ArtifactTile
from athanor.games.trismegistus.cards import BASIC_CARDS, PERSONALITY, SPECIALISATION

LEFT, RIGHT = range(2)


def starting_cards(difficulty: Difficulty, tile: ArtifactTile) -> list[int]:
    """The nine basic cards and the personality of the element on its starting artifact."""
    cards = list(range(BASIC_CARDS))
    if not difficulty.has(NO_PERSONALITY):
        cards.append(personality(tile.elementals[0]))
    return cards


def personality(element: int) -> int:
    return PERSONALITY + element


def specialisation(element: int) -> int:
    return SPECIALISATION + element


def side_of(d6: int) -> int:
    """Advanced planning: 1 to 3 is the left open card, 4 to 6 the right one."""
    return LEFT if d6 <= 3 else RIGHT


class Deck:
    __slots__ = ("open", "pile", "used")

    def __init__(self, pile: list[int]) -> None:
        self.pile = pile  # face down, the top last
        self.used: list[int] = []
        self.open: list[int] = []  # advanced planning: the left and the right card

    @property
    def must_shuffle(self) -> bool:
        """Nothing left to reveal: `take_back`, then shuffle the pile."""
        return not self.pile

    def take_back(self) -> None:
        """The used cards make a new pile; open ones stay where they are."""
        self.pile = self.used + self.pile
        self.used = []

    def reveal(self) -> int:
        card = self.pile.pop()
        self.used.append(card)
        return card

    def add(self, card: int) -> None:
        """A specialisation card joins the rest of the pile, without the used cards; then shuffle the pile."""
        self.pile.append(card)

    # ------------------------------------------------------------ advanced planning

    def lay_open(self) -> None:
        """At the start: two cards side by side."""
        self.open = [self.pile.pop(), self.pile.pop()]

    def use(self, side: int) -> int:
        """The open card on that side is this turn's; it is used now, and `replace` follows."""
        card = self.open[side]
        self.used.append(card)
        return card

    def replace(self, side: int) -> None:
        """The next card of the pile takes the place of the one just used (after `take_back` if the pile is empty)."""
        self.open[side] = self.pile.pop()

    # ------------------------------------------------------------ copies

    def clone(self) -> Deck:
        copy = Deck(self.pile[:])
        copy.used = self.used[:]
        copy.open = self.open[:]
        return copy

    def plain(self) -> dict[str, Plain]:
        return {"pile": self.pile[:], "used": self.used[:], "open": self.open[:]}


def deck_from_plain(data: dict[str, Any]) -> Deck:
    deck = Deck(list(data["pile"]))
    deck.used = list(data["used"])
    deck.open = list(data["open"])
    return deck
