"""A likely truth, for worlds dealt anew: every possible one may come, those that rivals' theories speak for more often.

Whoever publishes probably has reasons, and whoever bluffs probably hedges. Only what lies open is gone by, so that
nothing of the true deal is left in what comes.
"""

from __future__ import annotations

from typing import Final

from athanor.core.rng import roll
from athanor.games.alchemists import worlds
from athanor.games.alchemists.alchemicals import ALCHEMICALS, INGREDIENTS
from athanor.games.alchemists.beliefs import TRUST_IN_ROUND, Belief
from athanor.games.alchemists.components import FIRST_HEDGE, NO_THEORY, SEAL_KINDS
from athanor.games.alchemists.deduction import Knowledge
from athanor.games.alchemists.demonstrations import wrong_aspects
from athanor.games.alchemists.state import Alchemists

FINE: Final = 1 << 40
MOST_KEPT: Final = 64

# How likely a seal is of each kind, beside how many of it are left: a star or a hedge, on a theory that is right, wrong
# in the one aspect it hedges, or wrong otherwise.
STAR_ON_RIGHT: Final = 4
STAR_ON_WRONG: Final = 1
HEDGE_ON_RIGHT: Final = 1
HEDGE_THAT_HELPS: Final = 4
HEDGE_IN_VAIN: Final = 1
_ALONE: Final = [[wrong_aspects(a, b) for b in range(ALCHEMICALS)] for a in range(ALCHEMICALS)]


def heard(s: Alchemists, me: int) -> tuple[int, ...]:
    """The theories on which others have put seals, as ingredient * 8 + alchemical."""
    found: list[int] = []
    for ingredient in range(INGREDIENTS):
        if s.theories[ingredient] != NO_THEORY:
            for seal in s.seals[ingredient]:
                if seal // SEAL_KINDS != me:
                    found.append(ingredient * ALCHEMICALS + s.theories[ingredient])
                    break
    return tuple(found)


_weighed: Final[dict[tuple[int, tuple[int, ...], int], dict[int, int]]] = {}


def weighed(fitting: int, theories: tuple[int, ...], number: int) -> dict[int, int]:
    """The possible worlds, sorted by their weight. A search deals many worlds from the same position: kept for it."""
    key = (fitting, theories, number)
    found = _weighed.get(key)
    if found is None:
        if len(_weighed) >= MOST_KEPT:
            _weighed.clear()
        belief = Belief(Knowledge(fitting))
        for theory in theories:
            belief.hear_theory(theory // ALCHEMICALS, theory % ALCHEMICALS, TRUST_IN_ROUND[number - 1])
        found = _weighed[key] = belief.weighed
    return found


def likely_truth(s: Alchemists, me: int, fitting: int) -> list[int]:
    """One of these worlds, drawn by weight."""
    groups = weighed(fitting, heard(s, me), s.round)
    total = 0.0
    for weight, group in groups.items():
        total += float(weight) * group.bit_count()
    left = total * roll(s, FINE) / FINE
    chosen = fitting
    for weight, group in groups.items():
        chosen = group
        left -= float(weight) * group.bit_count()
        if left < 0.0:
            break
    return list(worlds.assignment(worlds.nth(chosen, roll(s, chosen.bit_count()))))


def likely_seal(s: Alchemists, ingredient: int, left: list[int]) -> int:
    """The kind of a seal that lies face down on a theory, from what its owner has left of each."""
    alone = _ALONE[s.theories[ingredient]][s.truth[ingredient]]
    weights: list[int] = []
    for kind in range(SEAL_KINDS):
        if kind < FIRST_HEDGE:
            trust = STAR_ON_WRONG if alone else STAR_ON_RIGHT
        elif not alone:
            trust = HEDGE_ON_RIGHT
        else:
            trust = HEDGE_THAT_HELPS if alone == [kind - FIRST_HEDGE] else HEDGE_IN_VAIN
        weights.append(trust * left[kind])
    at = roll(s, sum(weights))
    for kind in range(SEAL_KINDS):
        at -= weights[kind]
        if at < 0:
            return kind
    raise ValueError(left)
