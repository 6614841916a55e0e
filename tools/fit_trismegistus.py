"""Finds the weights of the outlook of Trismegistus: many games of bots of habit that slip, then least squares.

    python -m tools.fit_trismegistus [GAMES [SEED]]

For each round: how many points at the end each promise of `prospects.NAMES` is worth (ridge regression of what one seat
gains more than the other from a position to the end), how surely an expected lead wins (one curve for all rounds), and
what Botmegistus gains with a die (solo games against the strongest one). Writes `outlook_weights.py`.
"""

from __future__ import annotations

import sys
from math import exp, log
from pathlib import Path

import athanor
from athanor.bots.lot import Lot
from athanor.bots.seeds import derive
from athanor.games.trismegistus import botmegistus
from athanor.games.trismegistus.components import DICE_EACH, ROUNDS
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.thinking.planning import Plan
from athanor.games.trismegistus.thinking.prospects import NAMES, prospects, sure_points
from tools.fitting import solved, write_weights

TARGET = Path(athanor.__file__).parent / "games" / "trismegistus" / "outlook_weights.py"
WARMTH = 0.8  # how loosely both players follow their habits, until a moment of chance; from then on strictly
LAST_MOMENT = 260  # decisions
CALM = 0.3  # … but in every second game they follow them so to the end, and all of it is looked at:
SLIPS = 15  # as long as they are loose, one decision in so many is left to chance altogether, and search must judge
# the odd positions that come of it, too.
EVERY = 2  # of the positions of such games where somebody else is asked than before, one in so many is looked at
RIDGE = 300.0


class Sample:
    """A position as one seat sees it: promises of both, points, and how it ended."""

    def __init__(self, number: int, work: float, promises: list[list[float]], sure: list[float]) -> None:
        self.round = number
        self.work = work
        self.promises = promises
        self.sure = sure
        self.final: list[float] = []
        self.share = 0.5

    def expected(self, weights: list[list[float]], seat: int) -> float:
        row = weights[self.round - 1]
        return self.sure[seat] + sum(w * v for w, v in zip(row, self.promises[seat], strict=True))


def play(seed: int, slipping: bool, samples: list[Sample]) -> None:
    lot = Lot(derive(seed, "fit"))
    s = athanor.game("trismegistus").new(2, derive(seed, "game"), {}, quiet=True)
    assert isinstance(s, Trismegistus)
    moment = min(lot.below(LAST_MOMENT), lot.below(LAST_MOMENT))
    decisions = 0
    before = -1
    seen: list[Sample] = []
    while not s.over:
        decisions += 1
        loose = slipping or decisions < moment
        noted = lot.below(EVERY) == 0 if slipping else not loose
        if noted and s.asked != before and not s.labs[0].offers:
            plans = [Plan(s, seat) for seat in range(2)]
            sure = [sure_points(s, plan) for plan in plans]
            seen.append(Sample(s.round, plans[s.asked].work, [prospects(s, plan) for plan in plans], sure))
        before = s.asked
        if loose and lot.below(SLIPS) == 0:
            s.apply(s.now[lot.below(len(s.now))])
        else:
            s.apply(s.now[lot.lean(s.leaning(s.asked), (CALM if slipping else WARMTH) if loose else 0.0)])
    winners = s.winners()
    for sample in seen:
        sample.final = [float(points) for points in s.scores()]
        sample.share = 1.0 / len(winners) if 0 in winners else 0.0
    samples += seen


def ridge(samples: list[Sample], prior: list[float]) -> list[float]:
    """Least squares of what one seat gains more than the other, drawn towards the weights of the round after. What is
    the same for both cancels out: the last promise, always there, makes the mean right."""
    n = len(NAMES) - 1
    table = [[RIDGE if i == j else 0.0 for j in range(n)] + [RIDGE * prior[i]] for i in range(n)]
    for sample in samples:
        x = [mine - yours for mine, yours in zip(*sample.promises, strict=True)]
        y = sample.final[0] - sample.sure[0] - sample.final[1] + sample.sure[1]
        for i in range(n):
            xi = x[i]
            if xi:
                row = table[i]
                for j in range(n):
                    row[j] += xi * x[j]
                row[n] += xi * y
    weights = [*solved(table), 0.0]
    rest = 0.0
    for sample in samples:
        for seat in range(2):
            rest += sample.final[seat] - sample.sure[seat]
            rest -= sum(w * v for w, v in zip(weights, sample.promises[seat], strict=True))
    weights[n] = rest / (2 * len(samples))
    return weights


def doubts(samples: list[Sample], weights: list[list[float]]) -> tuple[float, float, float]:
    """How wide the curve of victories over expected leads is, by the work that is left: the best of many tries."""
    leads = [
        (sample.expected(weights, 0) - sample.expected(weights, 1), sample.work, sample.share) for sample in samples
    ]
    best = (9.9, 1.0, 0.0)
    for base in (2.0, 3.0, 4.0, 5.0, 6.0, 8.0):
        for slope in (0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8):
            loss = 0.0
            for lead, work, share in leads:
                p = 1.0 / (1.0 + exp(-max(-30.0, min(30.0, lead / (base + slope * work)))))
                p = min(0.999, max(0.001, p))
                loss -= share * log(p) + (1.0 - share) * log(1.0 - p)
            best = min(best, (loss / len(leads), base, slope))
    return best


def bot_gains(games: int, seed: int) -> tuple[float, float]:
    """A line through what the strongest Botmegistus gains to the end, by its dice that are left."""
    points: list[tuple[int, float]] = []
    for number in range(games):
        s = athanor.game("trismegistus").new(1, derive(seed, "solo", number), {"bot": "strongest"}, quiet=True)
        assert isinstance(s, Trismegistus)
        seen: list[tuple[int, int]] = []
        while not s.over:
            if s.bot is not None and len(s.now) > 1:
                dice = (ROUNDS - s.round) * DICE_EACH + DICE_EACH - len(s.bot.used)
                seen.append((dice, botmegistus.score(s.bot)))
            weights = s.leaning(s.asked)
            s.apply(s.now[weights.index(max(weights))])
        final = s.scores()[1]
        points += [(dice, float(final - score)) for dice, score in seen]
    dice_mean = sum(x for x, _ in points) / len(points)
    gain_mean = sum(y for _, y in points) / len(points)
    slope = sum((x - dice_mean) * (y - gain_mean) for x, y in points) / sum((x - dice_mean) ** 2 for x, _ in points)
    return slope, gain_mean - slope * dice_mean


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    samples: list[Sample] = []
    for number in range(games):
        play(derive(seed, number), number % 2 == 1, samples)
    weights: list[list[float]] = [[] for _ in range(ROUNDS)]
    prior = [0.0] * len(NAMES)
    for number in reversed(range(ROUNDS)):
        here = [sample for sample in samples if sample.round == number + 1]
        prior = weights[number] = ridge(here, prior)
        right = sum(
            sample.share if sample.expected(weights, 0) > sample.expected(weights, 1) else 1.0 - sample.share
            for sample in here
        )
        off = sum(abs(sample.expected(weights, 0) - sample.final[0]) for sample in here) / len(here)
        print(f"round {number + 1}: {len(here)} positions, {right / len(here):.3f} right, off by {off:.1f} points")
    loss, base, slope = doubts(samples, weights)
    print(f"doubt {base} + {slope} a point of work: loss {loss:.4f}")
    die, end = bot_gains(games // 20 + 1, seed)
    origin = f"From {games} games, seed {seed}; for each promise of `prospects.NAMES` the points it brings."
    others = [
        f"DOUBT: Final = {base}  # points that an expected lead must have to win e times as often as not, at the end",
        f"DOUBT_SLOPE: Final = {slope}  # … and more for every point of work that is left",
        f"BOT_DIE: Final = {die:.3f}",
        f"BOT_END: Final = {end:.3f}",
    ]
    write_weights(TARGET, "fit_trismegistus", origin, weights, others)
    for at, name in enumerate(NAMES):
        print(f"{name:16}", " ".join(f"{weights[number][at]:7.2f}" for number in range(ROUNDS)))
    print(f"Botmegistus: {die:.2f} a die, {end:.2f} at the end")


if __name__ == "__main__":
    main()
