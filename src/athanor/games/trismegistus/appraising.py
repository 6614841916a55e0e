"""What the effects of cards are worth to somebody who has yet to see the situation they are used in. In points.

Computed once per set of cards, like `tables.py`; the numbers are habits of sensible play, not rules.
"""

from __future__ import annotations

from typing import Final

from athanor.core.compiled import table
from athanor.games.trismegistus.cards import CardSet
from athanor.games.trismegistus.symbols import (
    ANY_RAW,
    ANY_REFINED,
    ARTIFACT,
    CHAMELEON,
    CUBE,
    DOWN,
    ESSENCE,
    ETHEREAL,
    EXCHANGE,
    NOT_MULTIPLIED,
    PUBLICATION,
    REACTION,
    RESTORE,
    THREE,
    TRACK,
    TRANSMUTE,
    Effect,
    Step,
)

# Raw lead to iron, refined copper to gold (with its point), any raw, any refined.
CUBE_WORTH: Final = table(0.45, 0.5, 0.5, 0.6, 0.6, 0.8, 0.9, 1.0, 1.15, 1.6, 2.2, 0.65, 1.5)
ESSENCE_WORTH: Final = 0.5
TRACK_WORTH: Final = 0.7
TRANSMUTE_WORTH: Final = 0.5
EXCHANGE_WORTH: Final = table(0.35, 0.1, 0.6, 0.8)  # raw to refined, raw to raw, refined to gold, gold to five raw
TYPICAL: Final = 2  # what a multiplied gain counts, usually
# The rest by op: one of each.
OTHERS: Final[dict[int, float]] = {
    ETHEREAL: 1.6,
    CHAMELEON: 0.8,
    REACTION: 2.0,
    RESTORE: 0.5,
    PUBLICATION: 3.0,
    ARTIFACT: 2.5,
}


def effect_worth(effect: Effect) -> float:
    return sum(step_worth(step) for step in effect)


def step_worth(step: Step) -> float:
    op, what, number, per = step
    many = float(number if per == NOT_MULTIPLIED else number * TYPICAL)
    if op == CUBE:
        return CUBE_WORTH[what] * many
    if op == ESSENCE:
        return ESSENCE_WORTH * many
    if op == TRACK:
        return TRACK_WORTH * (3 if what == THREE else number)
    if op == DOWN:
        return -TRACK_WORTH
    if op == TRANSMUTE:
        return TRANSMUTE_WORTH * number
    if op == EXCHANGE:
        return EXCHANGE_WORTH[what] * number
    return OTHERS.get(op, 1.0) * many


class Appraisal:
    """By id."""

    __slots__ = ("artifacts", "formulas", "rewards")

    def __init__(self, cards: CardSet) -> None:
        self.artifacts: list[float] = [effect_worth(artifact.effect) for artifact in cards.artifacts]
        self.rewards: list[float] = [effect_worth(experiment.reward) for experiment in cards.experiments]
        self.formulas: list[float] = [effect_worth(formula.effect) for formula in cards.formulas]


_APPRAISALS: Final[dict[str, Appraisal]] = {}


def appraisal_of(cards: CardSet) -> Appraisal:
    if cards.digest not in _APPRAISALS:
        _APPRAISALS[cards.digest] = Appraisal(cards)
    return _APPRAISALS[cards.digest]


assert (ANY_RAW, ANY_REFINED) == (11, 12), "the table of cubes counts on these numbers"
