"""What a seat knows, worked out once: the odds of every alchemical and of every mix, kept as long as they may be asked.

Two states in which a seat has seen the same have the same mind. A bot that plays many games in its head meets the same
minds again and again, so they are found by what was seen, without counting worlds anew.
"""

from __future__ import annotations

from itertools import permutations
from math import log2
from typing import Final

from athanor.games.alchemists import evidence, worlds
from athanor.games.alchemists.alchemicals import (
    ALCHEMICALS,
    INGREDIENTS,
    MIX,
    PAIRS,
    POTIONS,
    POTIONS_OF_QUALITY,
    QUALITIES,
)
from athanor.games.alchemists.evidence import what_was_seen
from athanor.games.alchemists.state import Alchemists

ALL_BITS: Final = log2(worlds.WORLDS)
MOST_MINDS: Final = 3000


SCATTERED: Final = 1500  # so many worlds lie in nearly all blocks; fewer are counted block by block
# Worlds are numbered in dictionary order: those that give the first two ingredients the same alchemicals lie together.
BLOCK: Final = 720
BLOCKS: Final = worlds.WORLDS // BLOCK
BLOCK_BYTES: Final = BLOCK // 8
EMPTY: Final = bytes(BLOCK_BYTES)
STARTS: Final = tuple((a, b) for a in range(ALCHEMICALS) for b in range(ALCHEMICALS) if a != b)
RESTS: Final = tuple(tuple(c for c in range(ALCHEMICALS) if c not in start) for start in STARTS)
# RANKED[place][rank]: the worlds of any block in which the ingredient at this place (after the first two) has the
# alchemical of this rank among those that are left.
_SIX: Final = tuple(permutations(range(6)))
RANKED: Final = tuple(
    tuple(sum([1 << at for at, six in enumerate(_SIX) if six[place] == rank]) for rank in range(6))
    for place in range(6)
)
FEW: Final = 600  # so many worlds are better written out, a column of alchemicals for each ingredient
# BREW[one * 8 + other]: the potion of two alchemicals (of two different ones, as all ingredients have them).
BREW: Final = bytes([max(MIX[code // 8][code % 8], 0) for code in range(64)]) + bytes(192)


class Mind:
    """`grid[ingredient][alchemical]`: the chance that it is so; `bits`: what is still to be learnt."""

    __slots__ = ("_gains", "_grid", "_odds", "_qualities", "_wide", "bits", "count", "known")

    def __init__(self, known: int) -> None:
        self.known: int = known
        self.count: int = known.bit_count()
        self.bits: float = log2(self.count)
        self._grid: list[list[float]] = []
        self._odds: dict[int, list[float]] = {}
        self._gains: dict[int, float] = {}
        self._qualities: dict[int, list[float]] = {}
        self._wide: list[int] = []  # the columns of few worlds, each as one number with a byte for every world

    @property
    def grid(self) -> list[list[float]]:
        if not self._grid:
            if self.count <= FEW:
                self.write_out()
            else:
                self._grid = marginals(self.known, self.count)
        return self._grid

    def write_out(self) -> None:
        count = self.count
        columns = written_out(self.known)
        self._wide = [int.from_bytes(column, "little") for column in columns]
        self._grid = [[column.count(a) / count for a in range(ALCHEMICALS)] for column in columns]

    def odds(self, pair: int) -> list[float]:
        """The chance of each potion if this pair is mixed."""
        found = self._odds.get(pair)
        if found is None:
            if self.count <= FEW:
                if not self._wide:
                    self.write_out()
                one, other = PAIRS[pair]
                found = few_odds(self._wide[one] * ALCHEMICALS + self._wide[other], self.count)
            else:
                found = brewing_odds(self.known, self.count, pair)
            self._odds[pair] = found
        return found

    def qualities(self, pair: int, target: int) -> list[float]:
        """The chance that a mix is at least exact, of the right sign, neutral … for somebody who wants that potion."""
        found = self._qualities.get(pair * 6 + target)
        if found is None:
            odds = self.odds(pair)
            found = [0.0] * QUALITIES
            sure = 0.0
            for quality in range(QUALITIES):
                for potion in POTIONS_OF_QUALITY[target][quality]:
                    sure += odds[potion]
                found[quality] = sure
            self._qualities[pair * 6 + target] = found
        return found

    def gain(self, pair: int) -> float:
        """How many bits seeing this mix should bring."""
        found = self._gains.get(pair)
        if found is None:
            found = 0.0
            for chance in self.odds(pair):
                if chance > 0.0:
                    found -= chance * log2(chance)
            self._gains[pair] = found
        return found


def marginals(known: int, count: int) -> list[list[float]]:
    """How often each ingredient has each alchemical in these worlds."""
    if count > SCATTERED:
        return [[(known & cell).bit_count() / count for cell in row] for row in worlds.tables().cells]
    many = [[0] * ALCHEMICALS for _ in range(INGREDIENTS)]
    digits = known.to_bytes(worlds.WORLDS // 8, "little")
    for block in range(BLOCKS):
        part = digits[block * BLOCK_BYTES : (block + 1) * BLOCK_BYTES]
        if part != EMPTY:
            count_block(int.from_bytes(part, "little"), block, many)
    return [[each / count for each in row] for row in many]


def count_block(block: int, number: int, many: list[list[int]]) -> None:
    first, second = STARTS[number]
    rest = RESTS[number]
    size = block.bit_count()
    many[0][first] += size
    many[1][second] += size
    for place in range(len(rest)):
        row = many[place + 2]
        left = size
        for rank in range(len(rest) - 1):
            if not left:
                break
            found = (block & RANKED[place][rank]).bit_count()
            row[rest[rank]] += found
            left -= found
        row[rest[-1]] += left


def brewing_odds(known: int, count: int, pair: int) -> list[float]:
    brews = worlds.tables().brews[pair]
    odds: list[float] = []
    left = count
    for potion in range(POTIONS - 1):
        many = (known & brews[potion]).bit_count() if left else 0
        left -= many
        odds.append(many / count)
    odds.append(left / count)
    return odds


def written_out(known: int) -> list[bytes]:
    """For each ingredient its alchemicals in these worlds, one after the other."""
    rows = worlds.tables().rows
    digits = bin(known)[:1:-1]
    found: list[bytes] = []
    at = digits.find("1")
    while at >= 0:
        found.append(rows[at])
        at = digits.find("1", at + 1)
    together = b"".join(found)
    return [together[ingredient::INGREDIENTS] for ingredient in range(INGREDIENTS)]


def few_odds(codes: int, count: int) -> list[float]:
    """The same as `brewing_odds`, from a byte for every world that holds both alchemicals."""
    brewed = codes.to_bytes(count, "little").translate(BREW)
    odds: list[float] = []
    left = count
    for potion in range(POTIONS - 1):
        many = brewed.count(potion) if left else 0
        left -= many
        odds.append(many / count)
    odds.append(left / count)
    return odds


_minds: Final[dict[tuple[int, ...], Mind]] = {}


def mind_of(s: Alchemists, seat: int) -> Mind:
    seen = what_was_seen(s, seat)
    found = _minds.get(seen)
    if found is None:
        if len(_minds) >= MOST_MINDS:
            _minds.clear()
        found = _minds[seen] = Mind(evidence.possible(s, seat))
    return found
