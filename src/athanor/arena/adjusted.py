"""A bot's share of the victories less its luck, with its interval.

Games on one deal share their luck, so deals are counted. How much of its luck is taken off a deal is told by all other
deals: a value that was learnt from strong play takes too much for luck where weak bots play, or one much stronger than
the other. A deal has no say in its own coefficient, and its luck has the expectation 0 whatever that is, so the
difference is unbiased whatever the value is worth.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance
from typing import Final

from athanor.arena.match import Result
from athanor.arena.plan import Plan
from athanor.review.losses import half_width

FEWEST: Final = 20  # deals from which a coefficient can be told; with fewer it is 1
HIGHEST: Final = 1.5  # coefficient
DISTRUST: Final = 3.0  # standard errors that the mean of luck may lie off 0


class Adjusted:
    """`luck`: its mean in a game, which should be about 0, with its standard error; `gain`: by what the variance is
    divided, deal by deal."""

    __slots__ = ("error", "gain", "half", "luck", "plain", "value")

    def __init__(self, won: Sequence[float], luck: Sequence[float]) -> None:
        """By deal, in the mean of its games."""
        less = [share - part * given for share, part, given in zip(won, coefficients(won, luck), luck, strict=True)]
        many = len(won) > 1
        self.plain = fmean(won)
        self.value = fmean(less)
        self.half = half_width(less) if many else 1.0
        self.luck = fmean(luck)
        self.error = sqrt(variance(luck) / len(luck)) if many else 0.0
        left = variance(less) if many else 0.0
        self.gain = variance(won) / left if left else 1.0

    @property
    def trusted(self) -> bool:
        """Whether the mean of luck is what chance allows: otherwise something is wrong, and the plain share counts."""
        return abs(self.luck) <= DISTRUST * self.error or not self.error

    def data(self) -> dict[str, float | bool]:
        return {
            "share": round(self.value, 4),
            "low": round(self.value - self.half, 4),
            "high": round(self.value + self.half, 4),
            "luck": round(self.luck, 4),
            "error": round(self.error, 4),
            "gain": round(self.gain, 3),
            "trusted": self.trusted,
        }


def coefficients(won: Sequence[float], luck: Sequence[float]) -> list[float]:
    """By deal, how much of its luck is taken off: what would have left the least variance in all other deals."""
    count = len(won)
    if count < FEWEST:
        return [1.0] * count
    shares, given = sum(won), sum(luck)
    products = sum(a * b for a, b in zip(won, luck, strict=True))
    squares = sum(b * b for b in luck)
    found = []
    for a, b in zip(won, luck, strict=True):
        both = products - a * b - (shares - a) * (given - b) / (count - 1)
        own = squares - b * b - (given - b) ** 2 / (count - 1)
        found.append(min(HIGHEST, max(0.0, both / own)) if own > 0.0 else 1.0)
    return found


def adjusted(plan: Plan, results: Sequence[Result], bot: int) -> Adjusted:
    """Of all games that the bot took part in, counted once however many chairs it had."""
    deals: dict[int, list[tuple[float, float]]] = {}
    for result in results:
        seats = [seat for seat, each in enumerate(result["seated"]) if each == bot]
        if seats:
            winners = result["winners"]
            won = sum(1 / len(winners) for seat in seats if seat in winners)
            luck = sum(result["luck"][seat] for seat in seats)
            deals.setdefault(plan.match(result["number"]).deal, []).append((won, luck))
    games = [tuple(fmean(each) for each in zip(*deal, strict=True)) for deal in deals.values()]
    return Adjusted([won for won, _ in games], [luck for _, luck in games])
