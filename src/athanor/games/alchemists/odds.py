"""The exact odds of what a seat knows, counted with numpy and kept by what was seen.

This counts all cells and all mixes at once, for encoders and the hand-made policy. Whoever plays many games in lockstep
comes back to a seat's knowledge again and again: something newly learnt costs one narrowing of what was possible
before.
"""

from __future__ import annotations

from importlib import import_module
from math import log2
from struct import Struct
from typing import Any, Final

from athanor.core.compiled import table
from athanor.games.alchemists import worlds
from athanor.games.alchemists.alchemicals import ALCHEMICALS, INGREDIENTS, MIX, PAIR_AT, PAIRS, POTIONS, SIGNS
from athanor.games.alchemists.components import SEAL_POINTS, WRONG_THEORY
from athanor.games.alchemists.evidence import GLIMPSED, SHOWN
from athanor.games.alchemists.state import ASPECT

CELLS: Final = INGREDIENTS * ALCHEMICALS
MIXES: Final = len(PAIRS) * POTIONS
ALL_BITS: Final = log2(worlds.WORLDS)
MOST_KEPT: Final = 5000  # at about 36 kB each
# From so many worlds on, their cells and mixes are counted by sets of bits, which takes as long for few as for all.
MANY: Final = 4500
BYTE: Final = 255
SURE: Final = 1.0 - 1e-9
STAR: Final = float(SEAL_POINTS[0])
LOSS: Final = float(-WRONG_THEORY)
EV_SCALE: Final = 0.2


def differing_in(theory: int, colour: int) -> int:
    """The one alchemical that differs from this in one colour alone."""
    for other in range(ALCHEMICALS):
        wrong = [SIGNS[theory][each] != SIGNS[other][each] for each in range(3)]
        if wrong == [each == colour for each in range(3)]:
            return other
    raise ValueError(theory)


NEAR: Final = tuple(table(*[differing_in(token, colour) for colour in range(3)]) for token in range(ALCHEMICALS))
# By colour, for each cell the one of the same ingredient whose alchemical differs in this colour alone.
NEAR_CELLS: Final = tuple(
    [cell - cell % ALCHEMICALS + NEAR[cell % ALCHEMICALS][colour] for cell in range(CELLS)] for colour in range(3)
)
CELL_NUMBERS: Final = 8
INGREDIENT_NUMBERS: Final = 14
PAIR_NUMBERS: Final = 11
PAIR_ROW: Final = Struct(f"{len(PAIRS) * PAIR_NUMBERS}d")
CELL_ROW: Final = Struct(f"{CELLS * CELL_NUMBERS}d")


class Worlds:
    """All worlds as arrays; numpy is loaded with the first of them."""

    __slots__ = ("aspects", "brews", "columns", "counted", "every", "in_mask", "numpy", "ones", "partnered", "sets")

    def __init__(self) -> None:
        np: Any = import_module("numpy")
        self.numpy: Any = np
        tables = worlds.tables()
        rows = np.frombuffer(b"".join(tables.rows), np.uint8).reshape(-1, INGREDIENTS)
        self.columns: Any = np.ascontiguousarray(rows.T)  # [ingredient][world]
        mix = np.array(MIX, np.int8).clip(0).astype(np.uint8)
        self.brews: Any = np.stack([mix[self.columns[i], self.columns[j]] for i, j in PAIRS])  # [pair][world]
        # By world: 1 for each of its cells and, behind all cells, for each of its mixes.
        cells_at = rows + np.arange(INGREDIENTS, dtype=np.uint16) * ALCHEMICALS
        brews_at = self.brews.T + np.arange(len(PAIRS), dtype=np.uint16) * POTIONS + CELLS
        counted_at = np.concatenate([cells_at, brews_at], 1)
        self.counted: Any = np.zeros((worlds.WORLDS, CELLS + MIXES), np.uint8)
        self.counted[np.arange(worlds.WORLDS)[:, None], counted_at] = 1
        # By such a place, the worlds that are counted there: a bit each.
        sets = [each for row in (*tables.cells, *tables.brews) for each in row]
        self.sets: Any = np.frombuffer(
            b"".join([each.to_bytes(worlds.WORLDS // 8, "little") for each in sets]), np.uint64
        )
        self.sets = self.sets.reshape(len(sets), -1)
        self.ones: Any = np.ones(self.sets.shape[1], np.float32)
        self.every: Any = np.arange(worlds.WORLDS, dtype=np.uint16)
        masks = [[mask >> potion & 1 for potion in range(POTIONS)] for mask in range(1 << POTIONS)]
        self.in_mask: Any = np.array(masks, bool)
        signs = [[[SIGNS[a][colour] == sign for a in range(8)] for sign in (-1, 0, 1)] for colour in range(3)]
        self.aspects: Any = np.array(signs, bool)  # [colour][sign + 1][alchemical]
        self.partnered: dict[int, Any] = {}  # by glimpse: the worlds it leaves

    def narrowed(self, alive: Any, code: int) -> Any:
        """Those of some worlds in which this can have been seen; codes are those of `evidence.what_was_seen`."""
        if code & SHOWN:
            kind, one, two, three = code >> 12 & 1, code >> 6 & 63, code >> 2 & 15, (code & 3) - 1
            if kind == ASPECT:
                return alive.compress(self.aspects[two][three + 1].take(self.columns[one].take(alive)))
            return alive.compress((self.brews[one].take(alive) == two) == (three == 1))
        if code & GLIMPSED:
            return alive.compress(self.glimpse(code).take(alive))
        pair = PAIR_AT[code >> 10][code >> 7 & 7]
        return alive.compress(self.in_mask[code & 127].take(self.brews[pair].take(alive)))

    def glimpse(self, code: int) -> Any:
        """Where this ingredient makes one of these potions with some other."""
        found = self.partnered.get(code)
        if found is None:
            one = code >> 10 & 7
            found = self.numpy.zeros(worlds.WORLDS, bool)
            for other in range(INGREDIENTS):
                if other != one:
                    found |= self.in_mask[code & 127][self.brews[PAIR_AT[one][other]]]
            self.partnered[code] = found
        return found

    def chances(self, alive: Any) -> tuple[list[float], list[float]]:
        """How likely each cell is, and each potion of each pair."""
        np = self.numpy
        if len(alive) < MANY:
            # Added up as bytes, which hold the sum of so many.
            some = self.counted.take(alive, 0)
            whole = len(alive) // BYTE * BYTE
            counts = np.add.reduce(some[whole:], 0, np.uint8).astype(np.int64)
            if whole:
                blocks = some[:whole].reshape(-1, BYTE, CELLS + MIXES)
                counts += np.add.reduce(np.add.reduce(blocks, 1, np.uint8), 0, np.int64)
        else:
            bits = np.zeros(worlds.WORLDS, np.uint8)
            bits[alive] = 1
            some = np.packbits(bits, bitorder="little").view(np.uint64)
            counts = np.bitwise_count(self.sets & some).astype(np.float32) @ self.ones
            counts = counts.astype(np.int64)
        chances: list[float] = (counts * (1.0 / len(alive))).tolist()
        return chances[:CELLS], chances[CELLS:]


class Odds:
    """All that follows from what was seen, ready to be written into rows.

    `grid[ingredient * 8 + alchemical]`, `mixes[pair * 7 + potion]`: the odds; `public`: the grid of whoever knows the
    demonstrations alone, and `public_bits` what these have still to learn. The other lists are numbers of the layout
    (`features_layout.py`) that depend on nothing else.
    """

    __slots__ = (
        "alive", "bits", "cells", "count", "gains", "grid", "ingredients", "minus", "mixes", "pairs", "plus", "public",
        "public_bits", "sure",
    )  # fmt: skip

    def __init__(self, alive: Any, grid: list[float], mixes: list[float], public: Odds | None) -> None:
        self.alive: Any = alive
        self.count: int = len(alive)
        self.bits: float = log2(self.count)
        self.grid: list[float] = grid
        self.mixes: list[float] = mixes
        self.public: list[float] = grid if public is None else public.grid
        self.public_bits: float = self.bits if public is None else public.bits
        self.sure: int = 0  # ingredients that are known
        self.plus: list[float] = []  # by pair: some positive potion
        self.minus: list[float] = []
        self.gains: list[float] = []  # by pair: the bits that seeing it should bring
        self.ingredients: list[float] = []  # fourteen numbers of each
        for each in range(INGREDIENTS):
            self.ingredients += self.ingredient(each)
        self.cells: bytes = CELL_ROW.pack(*self.cell_numbers())
        pairs: list[float] = []
        for each in range(len(PAIRS)):
            pairs += self.pair(each)
        self.pairs: bytes = PAIR_ROW.pack(*pairs)

    def ingredient(self, number: int) -> list[float]:
        """The eight odds, the highest, whether it is certain, the bits still open, and a plus in each colour."""
        row = self.grid[number * ALCHEMICALS : (number + 1) * ALCHEMICALS]
        highest, entropy = 0.0, 0.0
        plus = [0.0, 0.0, 0.0]
        for token in range(ALCHEMICALS):
            chance = row[token]
            if chance > 0.0:
                highest = max(highest, chance)
                entropy -= chance * log2(chance)
                for colour in range(3):
                    if SIGNS[token][colour] > 0:
                        plus[colour] += chance
        certain = highest > SURE
        self.sure += certain
        return [*row, highest, 1.0 if certain else 0.0, entropy / 3.0, *plus]

    def cell_numbers(self) -> list[float]:
        """By columns: the same number of each cell."""
        grid = self.grid
        red = [grid[at] for at in NEAR_CELLS[0]]
        green = [grid[at] for at in NEAR_CELLS[1]]
        blue = [grid[at] for at in NEAR_CELLS[2]]
        found: list[float] = [0.0] * (CELLS * CELL_NUMBERS)
        found[0::CELL_NUMBERS] = grid
        found[1::CELL_NUMBERS] = red
        found[2::CELL_NUMBERS] = green
        found[3::CELL_NUMBERS] = blue
        found[5::CELL_NUMBERS] = [max(grid[token::ALCHEMICALS]) for token in range(ALCHEMICALS)] * INGREDIENTS
        found[7::CELL_NUMBERS] = self.public
        for at in range(CELLS):
            found[CELL_NUMBERS * at + 4] = self.ingredients[at // ALCHEMICALS * INGREDIENT_NUMBERS + ALCHEMICALS]
            hedged = max(red[at], max(green[at], blue[at]))
            found[CELL_NUMBERS * at + 6] = EV_SCALE * promise(grid[at], hedged)
        return found

    def pair(self, number: int) -> list[float]:
        """The seven odds, the bits to be gained, whether it is negative, the likeliest potion, and certainty."""
        row = self.mixes[number * POTIONS : (number + 1) * POTIONS]
        highest, entropy = 0.0, 0.0
        for chance in row:
            if chance > 0.0:
                highest = max(highest, chance)
                entropy -= chance * log2(chance)
        plus = row[0] + row[2] + row[4]
        minus = row[1] + row[3] + row[5]
        self.plus.append(plus)
        self.minus.append(minus)
        self.gains.append(entropy)
        return [*row, entropy / 3.0, minus, highest, 1.0 if highest > SURE else 0.0]


def promise(right: float, hedged: float) -> float:
    """Points to expect of a theory with the best seal: a star, or a hedge of its likeliest single mistake."""
    return -LOSS * (1.0 - right) + max(STAR * right, LOSS * hedged)


# ---------------------------------------------------------------- kept by what was seen

Key = tuple[int, ...]


class Kept:
    """The odds of late, by what was seen, in two halves: when the newer one is full it becomes the older one."""

    __slots__ = ("every", "most", "newer", "nothing", "older")

    def __init__(self, most: int) -> None:
        self.most = most
        self.every: Worlds = Worlds()
        grid, mixes = self.every.chances(self.every.every)
        self.nothing: Odds = Odds(self.every.every, grid, mixes, None)
        self.newer: dict[Key, Odds] = {}
        self.older: dict[Key, Odds] = {}

    def of(self, key: Key) -> Odds:
        found = self.newer.get(key)
        if found is None:
            found = self.nothing if not key else self.older.get(key)
            if found is None:
                found = self.worked_out(key)
            if 2 * len(self.newer) >= self.most:
                self.older = self.newer
                self.newer = {}
            self.newer[key] = found
        return found

    def at_hand(self, key: Key) -> Odds | None:
        if not key:
            return self.nothing
        found = self.newer.get(key)
        return self.older.get(key) if found is None else found

    def worked_out(self, key: Key) -> Odds:
        shown = 0
        while shown < len(key) and not key[shown] & SHOWN:
            shown += 1
        public: Odds | None = self.nothing
        if shown == 0:
            public = None
        elif shown < len(key):
            public = self.of(key[shown:])
        before, news = self.nearest(key)
        alive = before.alive
        for code in news:
            if len(alive) > 1:
                alive = self.every.narrowed(alive, code)
        if len(alive) == before.count:
            if before.public is (before.grid if public is None else public.grid):
                return before
            return Odds(before.alive, before.grid, before.mixes, public)
        grid, mixes = self.every.chances(alive)
        return Odds(alive, grid, mixes, public)

    def nearest(self, key: Key) -> tuple[Odds, Key]:
        """What is at hand for all but one or two of these, and those; or nothing, and all of them."""
        if len(key) > 1:
            for at in range(len(key)):
                found = self.at_hand(key[:at] + key[at + 1 :])
                if found is not None:
                    return found, (key[at],)
            for one in range(len(key)):
                rest = key[:one] + key[one + 1 :]
                for other in range(one, len(rest)):
                    found = self.at_hand(rest[:other] + rest[other + 1 :])
                    if found is not None and rest[:other] + rest[other + 1 :]:
                        return found, (key[one], rest[other])
        return self.nothing, key


_kept: Final[list[Kept]] = []


def odds_of(key: Key) -> Odds:
    """The odds after all this was seen, as `evidence.what_was_seen` puts it in numbers."""
    if not _kept:
        _kept.append(Kept(MOST_KEPT))
    return _kept[0].of(key)
