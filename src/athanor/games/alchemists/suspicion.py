"""A likely truth, for worlds dealt anew: every possible one may come, those that rivals' theories speak for more often.

Whoever publishes probably has reasons, and whoever bluffs probably hedges. Only what lies open is gone by, so that
nothing of the true deal is left in what comes.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from athanor.core.rng import roll
from athanor.games.alchemists import worlds
from athanor.games.alchemists.alchemicals import ALCHEMICALS, INGREDIENTS, PAIRS
from athanor.games.alchemists.components import FIRST_HEDGE, NO_THEORY, SEAL_KINDS
from athanor.games.alchemists.demonstrations import wrong_aspects
from athanor.games.alchemists.evidence import POTIONS_IN
from athanor.games.alchemists.seat_worlds import ANY, Lottery, SeatWorlds
from athanor.games.alchemists.state import Alchemists

if TYPE_CHECKING:
    from mypy_extensions import i64

# How likely a seal is of each kind, beside how many of it are left: a star or a hedge, on a theory that is right, wrong
# in the one aspect it hedges, or wrong otherwise.
STAR_ON_RIGHT: Final = 4
STAR_ON_WRONG: Final = 1
HEDGE_ON_RIGHT: Final = 1
HEDGE_THAT_HELPS: Final = 4
HEDGE_IN_VAIN: Final = 1


def trust_in_seals(theory: int, truth: int) -> list[int]:
    """For each kind of seal how likely it is on this theory, if that is the truth."""
    wrong = wrong_aspects(theory, truth)
    found: list[int] = []
    for kind in range(SEAL_KINDS):
        if kind < FIRST_HEDGE:
            found.append(STAR_ON_WRONG if wrong else STAR_ON_RIGHT)
        elif not wrong:
            found.append(HEDGE_ON_RIGHT)
        else:
            found.append(HEDGE_THAT_HELPS if wrong == [kind - FIRST_HEDGE] else HEDGE_IN_VAIN)
    return found


_TRUST: Final = [[trust_in_seals(a, b) for b in range(ALCHEMICALS)] for a in range(ALCHEMICALS)]


def heard(s: Alchemists, mine: int) -> int:
    """The theories on which others than those (a bit each) have put seals: four bits for each ingredient, 1 + the
    alchemical."""
    found = 0
    for ingredient in range(INGREDIENTS):
        if s.theories[ingredient] != NO_THEORY:
            for seal in s.seals[ingredient]:
                if not mine >> seal // SEAL_KINDS & 1:
                    found |= 1 + s.theories[ingredient] << 4 * ingredient
                    break
    return found


def likely_world(s: Alchemists, me: int, held: SeatWorlds, cauldron: int = ANY) -> int:
    """The number of a possible world, drawn by weight.

    `cauldron`: the pairs that may lie in one now, a bit each, and above them the potions that one of them has made.
    """
    theories = heard(s, 1 << me if me >= 0 else 0)
    lottery = held.lottery
    if lottery is None or lottery.round != s.round or lottery.cauldron != cauldron or lottery.theories != theories:
        possible = held.possible if cauldron == ANY else held.possible & fitting_cauldron(cauldron)
        lottery = held.lottery = Lottery(possible, theories, s.round, cauldron)
    return lottery.draw(s)


def likely_world_together(s: Alchemists, mine: int, possible: int, cauldron: int = ANY) -> int:
    """The same for several seats (a bit each) to whom together these worlds are possible."""
    return lottery_of(possible, heard(s, mine), s.round, cauldron).draw(s)


@lru_cache(maxsize=16)  # of one state many worlds are drawn in a row
def lottery_of(possible: int, theories: int, number: int, cauldron: int) -> Lottery:
    return Lottery(possible if cauldron == ANY else possible & fitting_cauldron(cauldron), theories, number, cauldron)


def fitting_cauldron(cauldron: int) -> int:
    """The worlds in which one of these pairs makes one of these potions."""
    potions = POTIONS_IN[cauldron >> len(PAIRS)]
    some = 0
    for pair in range(len(PAIRS)):
        if cauldron >> pair & 1:
            some |= worlds.with_potions(*PAIRS[pair], potions)
    return some


def likely_seal(s: Alchemists, ingredient: int, left: list[int]) -> int:
    """The kind of a seal that lies face down on a theory, from what its owner has left of each."""
    trust = _TRUST[s.theories[ingredient]][s.truth[ingredient]]
    total: i64 = 0
    kind: i64 = 0
    while kind < SEAL_KINDS:
        total += trust[kind] * left[kind]
        kind += 1
    at: i64 = roll(s, total)
    kind = 0
    while kind < SEAL_KINDS:
        at -= trust[kind] * left[kind]
        if at < 0:
            return kind
        kind += 1
    raise ValueError(left)
