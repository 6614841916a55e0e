"""Finds the weights of the outlook of Alchemists: many games of bots of habit, some of them loose, then least squares.

    python -m tools.fit_alchemists [GAMES [SEED]]

For each round: how many points of the final lead each sign of `outlook.NAMES` is worth (differences between the two
players, ridge regression), then how surely an expected lead wins (logistic, one number). Writes `outlook_weights.py`.
"""

from __future__ import annotations

import sys
from math import exp
from pathlib import Path

import athanor
from athanor.bots.lot import Lot
from athanor.bots.seeds import derive
from athanor.games.alchemists.outlook import NAMES, signs
from athanor.games.alchemists.state import Alchemists
from tools.fitting import solved, write_weights

TARGET = Path(athanor.__file__).parent / "games" / "alchemists" / "outlook_weights.py"
WARMTHS = (0.0, 0.4, 0.8, 1.5)  # how loosely each player follows its habits
EVERY = 6  # one position in so many is looked at
ASTRAY = 12  # one decision in so many is left to chance, and the position after it looked at too
# Signs that are points already.
CERTAIN = {"reputation": 1.0, "stars": 1.0, "grants": 1.0}
RIDGE = 60.0
ROUNDS = 6

Sample = tuple[list[float], float, float]  # signs of one seat less the other's, final lead, share of the victory


def play(seed: int, samples: list[list[Sample]]) -> None:
    lot = Lot(derive(seed, "fit"))
    s = athanor.game("alchemists").new(2, derive(seed, "game"), {}, quiet=True)
    assert isinstance(s, Alchemists)
    warmth = [WARMTHS[lot.below(len(WARMTHS))] for _ in range(2)]
    seen: list[tuple[int, list[float]]] = []
    strayed = False
    while not s.over:
        if strayed or lot.below(EVERY) == 0:
            mine, theirs = signs(s, 0), signs(s, 1)
            seen.append((s.round - 1, [a - b for a, b in zip(mine, theirs, strict=True)]))
        strayed = len(s.now) > 1 and lot.below(ASTRAY) == 0
        if strayed:
            s.apply(s.now[lot.below(len(s.now))])
        else:
            s.apply(s.now[lot.lean(s.leaning(s.asked), warmth[s.asked])])
    points = s.scores()
    winners = s.winners()
    share = 1.0 / len(winners) if 0 in winners else 0.0
    for number, difference in seen:
        samples[number].append((difference, float(points[0] - points[1]), share))


def ridge(samples: list[Sample], prior: list[float]) -> list[float]:
    """Least squares for all but what is certain, drawn towards the weights of the round after."""
    n = len(NAMES)
    certain = [CERTAIN.get(name, 0.0) for name in NAMES]
    table = [[RIDGE if i == j else 0.0 for j in range(n)] + [RIDGE * prior[i]] for i in range(n)]
    for x, final, _ in samples:
        lead = final - sum(w * v for w, v in zip(certain, x, strict=True))
        for i in range(n):
            xi = 0.0 if certain[i] else x[i]
            if xi:
                row = table[i]
                for j in range(n):
                    row[j] += xi * x[j]
                row[n] += xi * lead
    for i in range(n):
        if certain[i]:
            for r in range(n):
                table[r][i] = 0.0
            table[i] = [float(i == j) for j in range(n)] + [certain[i]]
    return solved(table)


def sureness(samples: list[Sample], weights: list[float]) -> float:
    """The slope of a logistic curve through victories over expected leads: Newton's way."""
    slope = 0.1
    leads = [(sum(w * v for w, v in zip(weights, x, strict=True)), share) for x, _, share in samples]
    for _ in range(30):
        first = second = 0.0
        for lead, share in leads:
            p = 1.0 / (1.0 + exp(-max(-30.0, min(30.0, slope * lead))))
            first += (share - p) * lead
            second += p * (1.0 - p) * lead * lead
        slope += first / (second + 1e-9)
    return slope


def hits(samples: list[Sample], weights: list[float]) -> float:
    """In how many positions the one with the expected lead wins."""
    right = sum(
        (share if sum(w * v for w, v in zip(weights, x, strict=True)) > 0 else 1.0 - share) for x, _, share in samples
    )
    return right / len(samples)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1500
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    samples: list[list[Sample]] = [[] for _ in range(ROUNDS)]
    for number in range(games):
        play(derive(seed, number), samples)
    weights: list[list[float]] = [[] for _ in range(ROUNDS)]
    slopes = [0.0] * ROUNDS
    prior = [0.0] * len(NAMES)
    for number in reversed(range(ROUNDS)):
        # Little has happened in round 1, and what has is mostly a slip: it is weighed like round 2.
        prior = weights[number] = ridge(samples[number], prior) if number else prior
        slopes[number] = sureness(samples[number], weights[number])
        print(f"round {number + 1}: {len(samples[number])} positions, {hits(samples[number], weights[number]):.3f}")
    origin = f"From {games} games, seed {seed}; for each sign of `outlook.NAMES` the points it is worth."
    listed = ", ".join(f"{x:.4f}" for x in slopes)
    others = [f"SURENESS: Final[tuple[float, ...]] = table({listed})"]
    write_weights(TARGET, "fit_alchemists", origin, weights, others)
    for at, name in enumerate(NAMES):
        print(f"{name:16}", " ".join(f"{weights[number][at]:7.2f}" for number in range(ROUNDS)))
    print("sureness", " ".join(f"{x:.3f}" for x in slopes))


if __name__ == "__main__":
    main()
