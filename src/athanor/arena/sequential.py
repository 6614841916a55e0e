"""A test that stops as soon as it knows: is one bot stronger than another by so many rating points?

The generalised sequential probability ratio test, as Stockfish's fishtest makes it. Two hypotheses, the rating is
`elo0` or less, or `elo1` or more, are weighed after every deal: how likely is what was seen under the likeliest
distribution of shares that has either mean? Above or below the bounds of Wald the test is decided; a wrong verdict
comes with the probability `alpha` (passed at `elo0`) or `beta` (failed at `elo1`). One observation is the share of the
victories of *all* games on a deal: these share their luck, so they are one.

Deals are looked at in the order of their numbers, however the games came in. So the verdict is the same in one process
and in many, and games that happen to be short are not counted first.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import log
from typing import Any, Final, NamedTuple

from athanor.arena.match import Result
from athanor.arena.plan import Plan
from athanor.arena.words import ArenaError

ERROR: Final = 0.05  # the usual probability of either wrong verdict
UNSEEN: Final = 1e-3  # deals, as in fishtest: nothing is impossible because it was not seen yet
HALVINGS: Final = 60
DIGITS: Final = 9  # of a share: thirds that were added up in another order are the same


class Verdict(NamedTuple):
    """`decided`: True says at least `elo1`, False at most `elo0`; None, that it is not known yet."""

    llr: float  # logarithm of the likelihood ratio
    lower: float
    upper: float
    decided: bool | None


def verdict(
    shares_by_deal: Iterable[float],
    elo0: float,
    elo1: float,
    alpha: float = ERROR,
    beta: float = ERROR,
    fair: float = 0.5,
) -> Verdict:
    """Of the share of victories on each deal. `fair` is what it would be, were all alike: one chair of four, 0.25."""
    counts: dict[float, float] = {}
    for share in shares_by_deal:
        count(counts, share)
    return weighed(counts, elo0, elo1, alpha, beta, fair)


def count(counts: dict[float, float], share: float) -> None:
    share = round(share, DIGITS)
    counts[share] = counts.get(share, 0.0) + 1.0


def weighed(counts: Mapping[float, float], elo0: float, elo1: float, alpha: float, beta: float, fair: float) -> Verdict:
    lower, upper = log(beta / (1 - alpha)), log((1 - beta) / alpha)
    llr = 0.0
    if counts:
        seen = {0.0: UNSEEN, 1.0: UNSEEN, **counts}
        slopes = [multiplier(seen, expected(elo, fair)) for elo in (elo0, elo1)]
        means = [expected(elo, fair) for elo in (elo0, elo1)]
        for share, deals in seen.items():
            # The likeliest distribution of a mean gives each share its frequency divided by this.
            under0, under1 = (1 + slope * (share - mean) for slope, mean in zip(slopes, means, strict=True))
            llr += deals * log(under0 / under1)
    return Verdict(llr, lower, upper, True if llr >= upper else False if llr <= lower else None)


def expected(elo: float, fair: float) -> float:
    """The share of one whose rating is that much above everybody else's at the table."""
    strength = fair * 10 ** (elo / 400)
    return strength / (strength + 1 - fair)


def multiplier(seen: Mapping[float, float], mean: float) -> float:
    """Of Lagrange, for the likeliest distribution with that mean: where the sum below is zero. It only falls."""
    low, high = -1 / (1 - mean), 1 / mean
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        total = sum(deals * (share - mean) / (1 + middle * (share - mean)) for share, deals in seen.items())
        low, high = (middle, high) if total > 0 else (low, middle)
    return (low + high) / 2


class Sequential:
    """The test of a run: whether the first of its two bots is stronger than the second."""

    def __init__(self, plan: Plan, elo0: float, elo1: float, alpha: float = ERROR, beta: float = ERROR) -> None:
        if len(plan.bots) != 2 or plan.players < 2:
            raise ArenaError("arena-sprt-pair")
        self.plan = plan
        self.elo0, self.elo1 = elo0, elo1
        self.deals = 0  # weighed so far: the first ones, without a gap
        self._errors = alpha, beta
        self._counts: dict[float, float] = {}
        self._waiting: dict[int, list[float]] = {}  # by deal: what the bot won in each game
        self.verdict = weighed({}, elo0, elo1, alpha, beta, 1 / plan.players)

    def add(self, result: Result) -> None:
        """A game in whatever order. Once the test is decided it stays so."""
        match = self.plan.match(result["number"])
        self._waiting.setdefault(match.deal, []).append(self._won(result))
        while self.verdict.decided is None and len(self._waiting.get(self.deals, ())) == self.plan.a_deal:
            won = self._waiting.pop(self.deals)
            self.deals += 1
            count(self._counts, sum(won) / len(won))
            self.verdict = weighed(self._counts, self.elo0, self.elo1, *self._errors, 1 / self.plan.players)

    def data(self) -> dict[str, Any]:
        found = self.verdict
        bounds = {"lower": round(found.lower, 4), "upper": round(found.upper, 4)}
        asked = {"elo0": self.elo0, "elo1": self.elo1}
        return {**asked, "deals": self.deals, "llr": round(found.llr, 4), **bounds, "decided": found.decided}

    def counted(self, result: Result) -> bool:
        """Whether a game belongs to the deals that were weighed."""
        return self.plan.match(result["number"]).deal < self.deals

    def _won(self, result: Result) -> float:
        winners = result["winners"]
        if not winners:
            return 1 / self.plan.players  # nobody's victory speaks for nobody
        return 1 / len(winners) if result["seated"].index(0) in winners else 0.0
