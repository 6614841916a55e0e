"""Strengths on one scale, from who won against whom.

The model is that of Bradley and Terry, as Plackett and Luce widened it to more than two: each bot has a strength, and
the chance of each to win a game is its part of the strengths at the table. What is shown is 400 times the decimal
logarithm, as chess does it: 100 points more make a victory 1.8 times as likely as the other's, 400 make it ten times.
The mean of all bots is 0.

So that a bot that never lost has a strength at all, each chair of each line-up has besides won one imagined deal: where
there are many real ones that hardly matters, and where there are few it keeps us modest. The intervals are those of the
Bayesian bootstrap: many times over, every deal is given a random weight (all games of a deal together, since they share
their luck; the imagined ones too), and the strengths are found anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from random import Random
from typing import Final

POINTS: Final = 400 / log(10)
RESAMPLES: Final = 500
MOST_BLOCKS: Final = 200  # deals are bundled where there are more: the bootstrap need not be finer
ANCHOR: Final = 0.01  # games won, and as many lost, against an average opponent: only differences count, so one is held
STEPS: Final = 100
CLOSE: Final = 1e-9
LONGEST_STEP: Final = 2.0
TAIL: Final = 0.025  # cut off at either end: 95 % remain


class Table:
    """One line-up: the chairs of each bot in it, and how often each won; one row of wins for each block of deals."""

    __slots__ = ("chairs", "wins")

    def __init__(self, chairs: dict[int, int], wins: list[dict[int, float]]) -> None:
        self.chairs = chairs
        self.wins = wins


class Rating:
    __slots__ = ("high", "low", "value")

    def __init__(self, value: float, low: float, high: float) -> None:
        self.value = value
        self.low = low
        self.high = high


def ratings(bots: int, tables: Sequence[Table], seed: int) -> list[Rating]:
    """By the number of the bot. The same tables and seed give the same intervals."""
    tables = [Table(table.chairs, bundled(table.wins)) for table in tables]
    tables = [Table(table.chairs, [*table.wins, *imagined(table.chairs)]) for table in tables]
    blocks = max((len(table.wins) for table in tables), default=0)
    even = strengths(bots, tables, [1.0] * blocks, [0.0] * bots)
    random = Random(seed)
    found: list[list[float]] = [[] for _ in range(bots)]
    for _ in range(RESAMPLES):
        weights = [random.expovariate(1.0) for _ in range(blocks)]
        for each, value in zip(found, centred(strengths(bots, tables, weights, even)), strict=True):
            each.append(value)
    shown = []
    for value, tries in zip(centred(even), found, strict=True):
        tries.sort()
        cut = int(TAIL * RESAMPLES)
        shown.append(Rating(value, min(value, tries[cut]), max(value, tries[-1 - cut])))
    return shown


def imagined(chairs: dict[int, int]) -> list[dict[int, float]]:
    games = float(sum(chairs.values()))
    return [{bot: games} for bot, count in chairs.items() for _ in range(count)]


def bundled(wins: list[dict[int, float]]) -> list[dict[int, float]]:
    """At most so many blocks, each of deals that follow one another."""
    size = -(-len(wins) // MOST_BLOCKS)
    return [added(wins[at : at + size]) for at in range(0, len(wins), size)] if size > 1 else wins


def added(rows: Sequence[dict[int, float]]) -> dict[int, float]:
    total: dict[int, float] = {}
    for row in rows:
        for bot, won in row.items():
            total[bot] = total.get(bot, 0.0) + won
    return total


def centred(logs: list[float]) -> list[float]:
    mean = sum(logs) / len(logs)
    return [POINTS * (value - mean) for value in logs]


def strengths(bots: int, tables: Sequence[Table], weights: Sequence[float], guess: Sequence[float]) -> list[float]:
    """The logarithms of the strengths under which what happened is likeliest, by Newton's method."""
    counted = [(table.chairs, weighed(table.wins, weights)) for table in tables]
    at = list(guess)
    for _ in range(STEPS):
        slope, bend = derivatives(bots, counted, at)
        step = solved(bend, slope)
        longest = max(map(abs, step), default=0.0)
        scale = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        at = [value + scale * change for value, change in zip(at, step, strict=True)]
        if longest < CLOSE:
            break
    return at


def weighed(wins: list[dict[int, float]], weights: Sequence[float]) -> dict[int, float]:
    total: dict[int, float] = {}
    for row, weight in zip(wins, weights, strict=False):
        for bot, won in row.items():
            total[bot] = total.get(bot, 0.0) + weight * won
    return total


def derivatives(
    bots: int, counted: Sequence[tuple[dict[int, int], dict[int, float]]], at: Sequence[float]
) -> tuple[list[float], list[list[float]]]:
    """Of the logarithm of the likelihood: its slope, and how fast that falls."""
    slope = [0.0] * bots
    bend = [[0.0] * bots for _ in range(bots)]
    for chairs, wins in counted:
        games = sum(wins.values())
        most = max(at[bot] for bot in chairs)
        parts = {bot: count * exp(at[bot] - most) for bot, count in chairs.items()}
        whole = sum(parts.values())
        for bot, part in parts.items():
            chance = part / whole
            slope[bot] += wins.get(bot, 0.0) - games * chance
            bend[bot][bot] += games * chance
            for other, its in parts.items():
                bend[bot][other] -= games * chance * its / whole
    for bot in range(bots):
        chance = 1 / (1 + exp(-at[bot]))
        slope[bot] += ANCHOR - 2 * ANCHOR * chance
        bend[bot][bot] += 2 * ANCHOR * chance * (1 - chance)
    return slope, bend


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Linear equations by elimination; the matrix is symmetrical and positive, so no row need be exchanged."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for pivot in range(size):
        for row in range(pivot + 1, size):
            factor = rows[row][pivot] / rows[pivot][pivot]
            rows[row] = [a - factor * b for a, b in zip(rows[row], rows[pivot], strict=True)]
    found = [0.0] * size
    for row in reversed(range(size)):
        rest = sum(rows[row][column] * found[column] for column in range(row + 1, size))
        found[row] = (rows[row][size] - rest) / rows[row][row]
    return found
