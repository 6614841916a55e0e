"""Train the small networks that masters judge by (`athanor.core.network`). Needs numpy: `pip install numpy`.

A network looks at one seat and says how many points it will end with, give or take what is the same for all: it is
trained on the lead of one seat over another, both seen by the same network. `train` takes one row per position and
seat pair; games held out say when to stop.
"""

from __future__ import annotations

from typing import Any

import numpy as np

BATCH = 2048
FASTEST = 2e-3
FIRST, SECOND, TINY = 0.9, 0.999, 1e-8  # Adam
HELD = 10  # one game in so many is not trained on


class Trained:
    """The best network so far, on inputs of unit spread."""

    def __init__(self, inputs: int, neurons: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.direct = np.zeros(inputs, np.float32)
        self.into = (rng.standard_normal((inputs, neurons)) * (1.0 / np.sqrt(30.0))).astype(np.float32)
        self.thresholds = np.zeros(neurons, np.float32)
        self.out = (rng.standard_normal(neurons) * 0.1 / np.sqrt(neurons)).astype(np.float32)

    def parts(self) -> list[np.ndarray]:
        return [self.direct, self.into, self.thresholds, self.out]

    def copy(self) -> list[np.ndarray]:
        return [part.copy() for part in self.parts()]

    def restore(self, parts: list[np.ndarray]) -> None:
        self.direct, self.into, self.thresholds, self.out = parts

    def value(self, x: np.ndarray) -> np.ndarray:
        return x @ self.direct + np.maximum(x @ self.into + self.thresholds, 0) @ self.out

    def lead(self, one: np.ndarray, other: np.ndarray) -> np.ndarray:
        step = 65536
        return np.concatenate(
            [self.value(one[at : at + step]) - self.value(other[at : at + step]) for at in range(0, len(one), step)]
        )

    def slopes(self, one: np.ndarray, other: np.ndarray, lead: np.ndarray) -> list[np.ndarray]:
        """Of half the mean squared error, by each part."""
        excited = [x @ self.into + self.thresholds for x in (one, other)]
        answers = [np.maximum(e, 0) for e in excited]
        error = (one - other) @ self.direct + (answers[0] - answers[1]) @ self.out - lead
        error /= len(lead)
        back = [sign * error[:, None] * self.out * (e > 0) for sign, e in zip((1, -1), excited, strict=True)]
        return [
            (one - other).T @ error,
            one.T @ back[0] + other.T @ back[1],
            back[0].sum(0) + back[1].sum(0),
            (answers[0] - answers[1]).T @ error,
        ]


def train(
    one: np.ndarray,
    other: np.ndarray,
    lead: np.ndarray,
    game: np.ndarray,
    neurons: int = 24,
    epochs: int = 12,
    seed: int = 1,
    decay: float = 1e-5,
) -> dict[str, Any]:
    """The network as plain data. `one` and `other` are what is seen of two seats, `lead` what the first ended ahead,
    `game` which game a row is of."""
    scale = 1.0 / np.maximum(np.sqrt((one.astype(np.float64) ** 2).mean(0)), 1e-2).astype(np.float32)
    rng = np.random.default_rng(seed)
    held = np.isin(game, np.unique(game)[::HELD])
    learn, check = np.flatnonzero(~held), np.flatnonzero(held)
    net = Trained(one.shape[1], neurons, seed)
    moments = [(np.zeros_like(part), np.zeros_like(part)) for part in net.parts()]
    best, least, step = net.copy(), np.inf, 0
    steps = epochs * (len(learn) // BATCH)
    for epoch in range(epochs):
        rng.shuffle(learn)
        for at in range(0, len(learn) - BATCH + 1, BATCH):
            rows = learn[at : at + BATCH]
            step += 1
            pace = FASTEST * (1.0 - step / (steps + 1))
            slopes = net.slopes(one[rows] * scale, other[rows] * scale, lead[rows])
            for part, slope, (first, second) in zip(net.parts(), slopes, moments, strict=True):
                first += (1 - FIRST) * (slope - first)
                second += (1 - SECOND) * (slope * slope - second)
                part -= pace * (
                    first / (1 - FIRST**step) / (np.sqrt(second / (1 - SECOND**step)) + TINY) + decay * part
                )
        guess = net.lead(one[check] * scale, other[check] * scale)
        left = float(np.sqrt(np.mean((guess - lead[check]) ** 2)))
        print(f"epoch {epoch + 1}: spread of leads {lead[check].std():.3f}, left unexplained {left:.4f}", flush=True)
        if left < least:
            best, least = net.copy(), left
    net.restore(best)
    return plain(net, scale)


def plain(net: Trained, scale: np.ndarray) -> dict[str, Any]:
    def rounded(values: np.ndarray) -> list[float]:
        return [float(f"{value:.4g}") for value in values]

    return {
        "answer": 0.0,
        "direct": rounded(net.direct * scale),
        "into": [rounded(net.into[:, neuron] * scale) for neuron in range(len(net.out))],
        "thresholds": rounded(net.thresholds),
        "out": rounded(net.out),
    }


def doubt(
    guess: np.ndarray, time: np.ndarray, won: np.ndarray, bases: np.ndarray, slopes: np.ndarray
) -> tuple[float, float]:
    """How sure a lead is: the base and the slope by time to come that explain the winners best."""
    pairs = [(float(base), float(slope)) for base in bases for slope in slopes]
    return min(pairs, key=lambda pair: loss(guess, time, won, pair))


def loss(guess: np.ndarray, time: np.ndarray, won: np.ndarray, pair: tuple[float, float]) -> float:
    share = 1 / (1 + np.exp(-np.clip(guess / (pair[0] + pair[1] * time), -30, 30)))
    share = np.clip(share, 1e-4, 1 - 1e-4)
    return float(-np.mean(won * np.log(share) + (1 - won) * np.log(1 - share)))
