"""Weights of the outlook, by round: made by `tools/fit_trismegistus.py`, not by hand."""

from __future__ import annotations

from typing import Final

from athanor.core.compiled import table

# From 3000 games, seed 1; for each promise of `prospects.NAMES` the points it is worth in the end.
# fmt: off
WEIGHTS: Final[tuple[tuple[float, ...], ...]] = table(
    table(
        0.695, 0.610, 0.590, 0.475, 0.412, 0.280, 0.329, 1.059,
        4.608, 1.649, 0.287, -0.267, -0.231, 2.172, 0.053, 2.424,
        0.247, 3.026, 0.423, 2.966, 0.077, 0.365, 12.517,
    ),
    table(
        0.644, 0.736, 0.669, 0.616, 0.504, -0.064, 0.654, 1.766,
        4.780, 1.710, 0.340, -0.399, -0.427, 0.189, -0.741, 0.216,
        0.419, 1.461, 1.556, 1.872, 0.956, -1.384, 6.570,
    ),
    table(
        0.712, 1.043, 0.742, 0.486, 0.293, -0.066, 0.843, 0.565,
        4.266, 1.100, 0.568, -0.274, -0.443, 0.270, -0.964, 0.511,
        1.184, 0.000, 1.971, 0.703, 0.669, -0.428, 6.155,
    ),
)
DOUBT: Final = 5.0  # points that an expected lead must have to win e times as often as not, at the end
DOUBT_SLOPE: Final = 0.6  # … and more for every point of work that is left
BOT_DIE: Final = 8.944
BOT_END: Final = 1.117
# fmt: on
