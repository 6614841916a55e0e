"""What follows from all that a seat has seen, in numbers ready for rows: kept with its worlds until it learns more."""

from __future__ import annotations

from math import log2
from struct import Struct
from typing import TYPE_CHECKING, Final

from athanor.envs.layout import NONE
from athanor.games.alchemists.alchemicals import INGREDIENTS, PAIR_AT, PAIRS, POTIONS
from athanor.games.alchemists.evidence import GLIMPSED, SHOWN
from athanor.games.alchemists.judgement import Judgement
from athanor.games.alchemists.odds import Odds, odds_of
from athanor.games.alchemists.state import MIXED, Alchemists, Result

if TYPE_CHECKING:
    from athanor.games.alchemists.seat_worlds import SeatWorlds

VAGUE: Final = POTIONS  # behind the potions: a mix of which only the quality is known
ANYTHING: Final = (1 << POTIONS) - 1
# By the number of potions a mix can have been: the bits that it told at most.
TOLD: Final = tuple(log2(POTIONS / max(count, 1)) for count in range(POTIONS + 1))

PAIR_INTS: Final = Struct(f"{3 * len(PAIRS)}h")
WANTED_ROW: Final = Struct(f"{9 * len(PAIRS)}d")
NOTHING_WANTED: Final = bytes(WANTED_ROW.size)


class Learnt:
    """By what a seat has seen, as `evidence.what_was_seen` puts it. Nobody changes its lists."""

    __slots__ = ("judgement", "known_pairs", "made", "mixed", "odds", "pair_ints", "partners", "shown", "wanted")

    def __init__(self, seen: tuple[int, ...]) -> None:
        self.odds: Odds = odds_of(seen)
        self.known_pairs: list[int] = [ANYTHING] * len(PAIRS)  # the potions a pair may make, by what was seen of it
        self.mixed: list[int] = [0] * len(PAIRS)
        self.partners: list[int] = [0] * INGREDIENTS
        self.shown: list[int] = [1] * (3 * INGREDIENTS)  # demonstrated signs: minus 0, plus 2
        for code in seen:
            self.read(code)
        ints: list[int] = []
        for pair in range(len(PAIRS)):
            one, other = PAIRS[pair]
            known = self.known_pairs[pair]
            ints += [one, other, known.bit_length() - 1 if known & (known - 1) == 0 else NONE]
        self.pair_ints: bytes = PAIR_INTS.pack(*ints)
        made: list[int] = []  # of each pair: how often, and whether only its quality is known
        for pair in range(len(PAIRS)):
            known = self.known_pairs[pair]
            made += [self.mixed[pair], 1 if known != ANYTHING and known & (known - 1) else 0]
        self.made: bytes = bytes(made)
        self.wanted: dict[tuple[int, ...], bytes] = {}  # by the potions wanted
        self.judgement: Judgement | None = None

    def read(self, code: int) -> None:
        if code & SHOWN:
            kind, one, two, three = code >> 12 & 15, code >> 6 & 63, code >> 2 & 15, (code & 3) - 1
            if kind == MIXED:
                self.known_pairs[one] &= 1 << two if three else ~(1 << two)
            else:
                self.shown[3 * one + two] = three + 1
        elif not code & GLIMPSED:
            one, other = code >> 10 & 7, code >> 7 & 7
            pair = PAIR_AT[one][other]
            if not self.mixed[pair]:
                self.partners[one] += 1
                self.partners[other] += 1
            self.mixed[pair] += 1
            self.known_pairs[pair] &= code & ANYTHING

    def wanted_numbers(self, wanted: tuple[int, ...]) -> bytes:
        """Of all pairs: for each potion wanted the odds of it, of its sign, of its sign or neutral."""
        if not wanted:
            return NOTHING_WANTED
        kept = self.wanted.get(wanted)
        if kept is not None:
            return kept
        odds = self.odds
        found: list[float] = []
        for pair in range(len(PAIRS)):
            neutral = odds.mixes[pair * POTIONS + POTIONS - 1]
            for potion in wanted:
                sign = odds.minus[pair] if potion & 1 else odds.plus[pair]
                found += [odds.mixes[pair * POTIONS + potion], sign, sign + neutral]
        kept = self.wanted[wanted] = WANTED_ROW.pack(*found)
        return kept

    def judgement_of(self, s: Alchemists) -> Judgement:
        """Of the theories that are on the board now."""
        found = self.judgement
        if found is None or found.theories != s.theories or found.conflicts != s.conflicts:
            found = self.judgement = Judgement(self.odds, s.theories, s.conflicts)
        return found


# ---------------------------------------------------------------- pairs of what is in hand


def _pairs_within(kinds: int) -> list[int]:
    return [pair for pair, (one, other) in enumerate(PAIRS) if kinds >> one & 1 and kinds >> other & 1]


def _both(kinds: int) -> list[float]:
    return [float(kinds >> one & kinds >> other & 1) for one, other in PAIRS]


def _only_one(kinds: int) -> list[float]:
    return [float((kinds >> one ^ kinds >> other) & 1) for one, other in PAIRS]


# By some ingredients, a bit each: the pairs of two of them, and as numbers for all pairs: both, just one among them.
PAIRS_WITHIN: Final = [_pairs_within(kinds) for kinds in range(1 << INGREDIENTS)]
BOTH: Final = [_both(kinds) for kinds in range(1 << INGREDIENTS)]
ONLY_ONE: Final = [_only_one(kinds) for kinds in range(1 << INGREDIENTS)]


# ---------------------------------------------------------------- everybody's mixes


class Tally:
    """The mixes of all, as far as everybody saw them, by place at the table: numbers by potion, and bits told."""

    __slots__ = ("mixes", "told")

    def __init__(self, results: list[Result], places: list[int]) -> None:
        counts: list[list[int]] = [[0] * (POTIONS + 1) for _ in places]
        self.told: list[float] = [0.0] * len(places)
        for result in results:
            place = places[result.seat]
            potions = result.potions
            exact = potions & (potions - 1) == 0
            counts[place][potions.bit_length() - 1 if exact else VAGUE] += 1
            self.told[place] += TOLD[1 if exact else potions.bit_count()]
        self.mixes: list[list[int]] = counts


def learnt_of(worlds: SeatWorlds) -> Learnt:
    found = worlds.learnt
    if found is None:
        found = worlds.learnt = Learnt(worlds.seen)
    return found


def tally_of(worlds: SeatWorlds, places: list[int]) -> Tally:
    """`places`: where each seat sits, counted from the one whose worlds it is."""
    found = worlds.tally
    if found is None:
        found = worlds.tally = Tally(worlds.results, places)
    return found
