"""What a seat of Alchemists knows, as a row of bytes that is quick to write: parts of fixed size, one behind the other.

`features_many.py` makes observations of many such rows at once. The parts, in this order:

    numbers that are ready, 8 bytes each: odds of this very situation, those of the question, and what follows from all
    that was seen, which is kept with it (`learnt.py`, `judgement.py`, `odds.py`);
    categories, 2 bytes each: those kept, then all others;
    counts, a byte each: of pairs, what was made of them; all others in the order of the layout. What is 1 for each is
    said by `features_many.py`. Some have a number added that keeps them above zero. Where odds go there is 0.
"""

from __future__ import annotations

from struct import Struct
from typing import Final

from athanor.envs.layout import SEATS
from athanor.games.alchemists import features_board as board
from athanor.games.alchemists import features_slots as slots
from athanor.games.alchemists.components import SPACES
from athanor.games.alchemists.features_layout import BEST, LAYOUT
from athanor.games.alchemists.features_seats import (
    BELOW,
    NO_SEAT,
    NO_SEAT_INTS,
    common_categories,
    common_numbers,
    open_points,
    seat_numbers,
)
from athanor.games.alchemists.judgement import CELL_ROW
from athanor.games.alchemists.learnt import PAIR_INTS
from athanor.games.alchemists.situation import Situation
from athanor.games.alchemists.state import Alchemists

PRESENT: Final = [[1 if place < players else 0 for place in range(SEATS)] for players in range(SEATS + 1)]
NO_CHANCES: Final = [0.0, 0.0, 0.0]
# By seat its bits and theories; in common: bits, theories, guarantees; the idol.
CHANCES: Final = 3 * SEATS + 2 + 2 * BEST + 5 + 4 + 1
CHANCE_ROW: Final = Struct(f"{CHANCES}d")
SPACE_INTS: Final = 3 * SPACES  # for `features_many.py` to find
OTHER_INTS: Final = LAYOUT.ints - (PAIR_INTS.size + CELL_ROW.size) // 2 - SPACE_INTS
INT_ROW: Final = Struct(f"{OTHER_INTS}h")
# Behind the counts of the layout: what the question is about (+ 1), and the ingredients in hand and near, a bit each.
ABOUT: Final = 5


def facts(s: Alchemists, seat: int) -> bytes:
    it = Situation(s, seat)
    counts: list[int] = []
    chances: list[float] = []
    ints: list[int] = []
    counts += PRESENT[it.players]
    for place in range(SEATS):
        counts.append(open_points(it, place) + BELOW if place < it.players else BELOW)
    for place in range(SEATS):
        if place < it.players:
            seat_numbers(it, place, counts, chances, ints)
        else:
            counts += NO_SEAT
            chances += NO_CHANCES
            ints += NO_SEAT_INTS
    common_numbers(it, counts, chances)
    common_categories(it, ints)
    slots.ingredients(it, counts, ints)
    slots.potions(it, counts, ints)
    board.spaces(it, counts)
    board.order(it, counts, ints)
    board.favors(it, counts, ints)
    board.artifacts(it, counts, chances, ints)
    board.seals(it, counts, ints)
    board.grants(it, counts, ints)
    counts += [
        it.target + 1, it.about_pair + 1, it.about_cell + 1, it.hand_kinds, it.near_kinds,
    ]  # fmt: skip
    return b"".join([
        CHANCE_ROW.pack(*chances), board.seal_odds(it), slots.claims(it), slots.targets(it), slots.proofs(it),
        it.judgement.ingredients, it.odds.cells, it.odds.pairs, it.learnt.wanted_numbers(it.wanted),
        it.learnt.pair_ints, it.judgement.cells, INT_ROW.pack(*ints), it.learnt.made, bytes(counts),
    ])  # fmt: skip
