"""What follows from all that a seat has seen, in numbers ready for rows: kept with its worlds until it learns more."""

from __future__ import annotations

from math import log2
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

# Where the numbers of a pair are that depend on more than what was seen, and how many it has in all.
AT_TARGET: Final = 20
AT_HAVE: Final = 24
AT_NEAR: Final = 25
AT_MISSING: Final = 26
AT_PROOF: Final = 29
AT_FALL: Final = 30
AT_ASKED: Final = 31
PAIR_NUMBERS: Final = 32
NO_WANTED: Final = [0.0] * 9
OTHERS: Final = [0.0] * 7  # of the target and of cards
POTION_NUMBERS: Final = 22
NO_POTION: Final = [0.0] * 9  # of what was exhibited and drunk, and of the question
LAST: Final = [0.0] * 3  # of proofs and the question


class Learnt:
    """By what a seat has seen, as `evidence.what_was_seen` puts it. Nobody changes its lists."""

    __slots__ = ("hands", "judgement", "known_pairs", "mixed", "odds", "pair_ints", "pairs", "partners", "shown")

    def __init__(self, seen: tuple[int, ...]) -> None:
        self.odds: Odds = odds_of(seen)
        self.known_pairs: list[int] = [ANYTHING] * len(PAIRS)  # the potions a pair may make, by what was seen of it
        self.mixed: list[int] = [0] * len(PAIRS)
        self.partners: list[int] = [0] * INGREDIENTS
        self.shown: list[float] = [0.0] * (3 * INGREDIENTS)  # demonstrated signs
        for code in seen:
            self.read(code)
        self.pair_ints: list[int] = []
        for pair in range(len(PAIRS)):
            one, other = PAIRS[pair]
            known = self.known_pairs[pair]
            self.pair_ints += [one, other, known.bit_length() - 1 if known & (known - 1) == 0 else NONE]
        self.pairs: dict[tuple[int, ...], list[float]] = {}  # by the potions wanted
        self.judgement: Judgement | None = None
        self.hands: Hands | None = None

    def read(self, code: int) -> None:
        if code & SHOWN:
            kind, one, two, three = code >> 12 & 15, code >> 6 & 63, code >> 2 & 15, (code & 3) - 1
            if kind == MIXED:
                self.known_pairs[one] &= 1 << two if three else ~(1 << two)
            else:
                self.shown[3 * one + two] = float(three)
        elif not code & GLIMPSED:
            one, other = code >> 10 & 7, code >> 7 & 7
            pair = PAIR_AT[one][other]
            if not self.mixed[pair]:
                self.partners[one] += 1
                self.partners[other] += 1
            self.mixed[pair] += 1
            self.known_pairs[pair] &= code & ANYTHING

    def pair_numbers(self, wanted: tuple[int, ...]) -> list[float]:
        """Of all pairs, as the layout says; zeros where it depends on something else."""
        found = self.pairs.get(wanted)
        if found is not None:
            return found
        odds = self.odds
        found = []
        for pair in range(len(PAIRS)):
            found += odds.pairs[pair]
            if wanted:
                neutral = odds.mixes[pair * POTIONS + POTIONS - 1]
                for potion in wanted:
                    sign = odds.minus[pair] if potion & 1 else odds.plus[pair]
                    found += [odds.mixes[pair * POTIONS + potion], sign, sign + neutral]
            else:
                found += NO_WANTED
            found += OTHERS
            known = self.known_pairs[pair]
            exact = known & (known - 1) == 0
            found.append(self.mixed[pair] / 2.0)
            found.append(1.0 if known != ANYTHING and not exact else 0.0)
            found += LAST
        self.pairs[wanted] = found
        return found

    def judgement_of(self, s: Alchemists) -> Judgement:
        """Of the theories that are on the board now."""
        found = self.judgement
        if found is None or found.theories != s.theories or found.conflicts != s.conflicts:
            found = self.judgement = Judgement(self.odds, s.theories, s.conflicts)
        return found

    def hands_of(self, hand: int, near: int) -> Hands:
        """Of the ingredients in hand, and of those in hand or in the row: a bit each."""
        found = self.hands
        if found is None or found.hand != hand or found.near != near:
            found = self.hands = Hands(self.odds, hand, near)
        return found


# ---------------------------------------------------------------- the best that can be mixed


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


def best_of(chances: list[float], pairs: list[int], step: int, offset: int) -> float:
    """The highest of some pairs, each of which has so many (`step`) numbers."""
    found = 0.0
    for pair in pairs:
        chance = chances[pair * step + offset]
        if chance > found:
            found = chance
    return found


def best_sum(chances: list[float], neutral: list[float], pairs: list[int]) -> float:
    """The same of a sign or a neutral potion."""
    found = 0.0
    for pair in pairs:
        chance = chances[pair] + neutral[pair * POTIONS + POTIONS - 1]
        if chance > found:
            found = chance
    return found


class Hands:
    """The best chances of pairs in hand (`_hand`), and of those in hand or in the row (`_near`).

    `exact`: by potion; `sign`: plus, minus, neutral; `safe`: the same or neutral; `gain`: bits.
    """

    __slots__ = (
        "exact_hand", "exact_near", "gain_hand", "gain_near", "hand", "near", "numbers", "safe_hand", "sign_hand",
        "sign_near",
    )  # fmt: skip

    def __init__(self, odds: Odds, hand: int, near: int) -> None:
        self.hand = hand
        self.near = near
        mine, all_near = PAIRS_WITHIN[hand], PAIRS_WITHIN[near]
        self.exact_hand: list[float] = []
        self.exact_near: list[float] = []
        for potion in range(POTIONS):
            self.exact_hand.append(best_of(odds.mixes, mine, POTIONS, potion))
            self.exact_near.append(best_of(odds.mixes, all_near, POTIONS, potion))
        neutral_hand, neutral_near = self.exact_hand[POTIONS - 1], self.exact_near[POTIONS - 1]
        self.sign_hand: list[float] = [best_of(odds.plus, mine, 1, 0), best_of(odds.minus, mine, 1, 0), neutral_hand]
        self.sign_near: list[float] = [
            best_of(odds.plus, all_near, 1, 0), best_of(odds.minus, all_near, 1, 0), neutral_near,
        ]  # fmt: skip
        self.safe_hand: list[float] = [
            best_sum(odds.plus, odds.mixes, mine), best_sum(odds.minus, odds.mixes, mine), neutral_hand,
        ]  # fmt: skip
        self.gain_hand: float = best_of(odds.gains, mine, 1, 0)
        self.gain_near: float = best_of(odds.gains, all_near, 1, 0)
        self.numbers: list[float] = self.potion_numbers(odds)

    def potion_numbers(self, odds: Odds) -> list[float]:
        """Of all potions, as the layout says; zeros where it depends on something else."""
        found: list[float] = []
        for potion in range(POTIONS):
            sign = 2 if potion == POTIONS - 1 else potion & 1
            exact = self.exact_hand[potion]
            found += [
                exact, self.exact_near[potion], odds.any_exact[potion], self.sign_hand[sign], self.sign_near[sign],
                odds.any_sign[potion], self.safe_hand[sign], 0.0, 0.0, 0.0, 0.0, 0.0, 1.0 if exact > 0.999 else 0.0,
            ]  # fmt: skip
            found += NO_POTION
        return found


# ---------------------------------------------------------------- everybody's mixes


class Tally:
    """The mixes of all, as far as everybody saw them, by place at the table: numbers by potion, and bits told."""

    __slots__ = ("mixes", "told")

    def __init__(self, results: list[Result], places: list[int]) -> None:
        counts = [[0] * (POTIONS + 1) for _ in places]
        self.told: list[float] = [0.0] * len(places)
        for result in results:
            place = places[result.seat]
            potions = result.potions
            exact = potions & (potions - 1) == 0
            counts[place][potions.bit_length() - 1 if exact else VAGUE] += 1
            self.told[place] += TOLD[1 if exact else potions.bit_count()]
        self.mixes: list[list[float]] = [[count / 3.0 for count in row] for row in counts]


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
