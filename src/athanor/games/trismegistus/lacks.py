"""What an experiment still lacks, from a view alone: for whoever draws the table."""

# Not compiled: it makes words.

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from athanor.games.trismegistus.cards import Experiment
from athanor.games.trismegistus.experiments import FITTING, in_order, payable
from athanor.games.trismegistus.symbols import ANY, REFINED_GOLD


def discounts(lab: Mapping[str, Any], element: int) -> int:
    """The sockets of an element that are empty."""
    return sum(socket < 0 for socket in lab["sockets"][2 * element : 2 * element + 2])


def level_gap(lab: Mapping[str, Any], experiment: Experiment) -> int:
    level = max(lab["tracks"]) if experiment.track == ANY else lab["tracks"][experiment.track]
    return max(0, experiment.need - int(level))


def can_perform(lab: Mapping[str, Any], experiment: Experiment) -> bool:
    gap = level_gap(lab, experiment)
    return payable(lab["cubes"], experiment.cost, gap, discounts(lab, experiment.element))


def cubes_lacking(held: list[int], cost: tuple[int, ...]) -> list[int]:
    """The cubes of a cost that are not there, gold not spent in place of others."""
    left = held[:]
    missing = []
    for asked in in_order(cost):
        fitting = [cube for cube in FITTING[asked] if left[cube] and (cube != REFINED_GOLD or asked == cube)]
        if fitting:
            left[fitting[0]] -= 1
        else:
            missing.append(asked)
    return missing
