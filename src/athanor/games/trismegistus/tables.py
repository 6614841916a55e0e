"""What follows from a set of cards and is looked up all the time: computed once per set, shared by all its games."""

from __future__ import annotations

from typing import Final

from athanor.games.trismegistus.cards import SLOTS, CardSet
from athanor.games.trismegistus.components import SOURCES
from athanor.games.trismegistus.symbols import MATERIAL_OF, WILD


class Tables:
    __slots__ = ("arrow_of", "places_of", "slot_of", "sources_of", "sources_of_arrow", "spaces_for")

    def __init__(self, cards: CardSet) -> None:
        board = cards.board
        self.arrow_of: tuple[int, ...] = MATERIAL_OF[:SOURCES]  # by cube: arrow a leads from material a to a + 1
        self.slot_of: tuple[int, ...] = tuple(board.slot_arrow.index(arrow) for arrow in range(SLOTS))
        # The cubes that arrows of a colour can move; WILD stands for all arrows.
        self.sources_of: tuple[tuple[int, ...], ...] = tuple(
            tuple(
                cube for cube in range(SOURCES) if colour == WILD or board.arrow_colours[self.arrow_of[cube]] == colour
            )
            for colour in range(WILD + 1)
        )
        self.sources_of_arrow: tuple[tuple[int, ...], ...] = tuple(
            tuple(cube for cube in range(SOURCES) if self.arrow_of[cube] == arrow) for arrow in range(SLOTS)
        )
        self.places_of: tuple[tuple[int, ...], ...] = tuple(
            tuple(place for place, shown in enumerate(board.market_colours) if shown == colour) for colour in range(3)
        )
        self.spaces_for: tuple[tuple[int, ...], ...] = tuple(
            board.spaces_of[section] for section in board.section_of
        )  # by symbol of the die


_TABLES: Final[dict[str, Tables]] = {}


def tables_of(cards: CardSet) -> Tables:
    if cards.digest not in _TABLES:
        _TABLES[cards.digest] = Tables(cards)
    return _TABLES[cards.digest]
