"""Weights of the outlook, by round: fitted to games, not made by hand."""

from __future__ import annotations

from typing import Final

from athanor.core.compiled import table

# From 7000 games, seed 1; for each promise of `prospects.NAMES` the points it brings.
# fmt: off
WEIGHTS: Final[tuple[tuple[float, ...], ...]] = table(
    table(
        0.490, 0.559, 0.365, 0.316, 0.128, 0.243, 0.461, 0.643,
        4.266, 1.243, 0.070, 0.245, -0.126, -1.188, -0.440, 0.146,
        -0.937, 3.522, 0.604, 2.158, 0.837, -1.200, 18.364,
    ),
    table(
        0.557, 0.671, 0.610, 0.525, 0.359, -0.028, 0.714, 1.067,
        5.354, 1.717, 0.253, -0.146, 0.235, -0.173, -1.022, 0.288,
        0.558, 1.813, 0.504, 2.325, 1.171, -2.124, 6.157,
    ),
    table(
        0.664, 0.869, 0.628, 0.377, 0.208, -0.025, 0.855, 0.069,
        4.286, 0.891, 0.172, -0.335, -0.121, 0.268, -1.182, 0.161,
        1.274, 0.000, 1.185, 0.971, 0.718, -0.725, 8.404,
    ),
)
DOUBT: Final = 5.0  # points that an expected lead must have to win e times as often as not, at the end
DOUBT_SLOPE: Final = 0.6  # … and more for every point of work that is left
BOT_DIE: Final = 8.861
BOT_END: Final = 1.540
# fmt: on
