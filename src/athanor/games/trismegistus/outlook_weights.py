"""Weights of the outlook, by round: made by `tools/fit_trismegistus.py`, not by hand."""

from __future__ import annotations

from typing import Final

from athanor.core.compiled import table

# From 1200 games, seed 1; for each promise of `prospects.NAMES` the points it is worth in the end.
# fmt: off
WEIGHTS: Final[tuple[tuple[float, ...], ...]] = table(
    table(
        0.831, 0.689, 0.659, 0.656, 0.484, 2.287, 0.814, 1.054,
        5.680, 1.291, 0.278, 0.698, 0.043, 1.037, -0.765, 1.415,
        0.073, 0.404, -0.965, 3.804, 1.647, -1.559, 15.556,
    ),
    table(
        0.690, 0.691, 0.731, 0.600, 0.414, -0.005, 0.513, 1.303,
        5.249, 0.671, 0.515, -0.877, -0.089, 0.115, -0.764, 1.234,
        1.243, 0.470, -0.093, 2.443, 1.043, -1.220, 16.505,
    ),
    table(
        0.808, 1.004, 0.744, 0.486, 0.260, -0.024, 0.819, 0.241,
        4.191, 0.486, 0.616, -0.569, -0.123, 0.306, -0.050, 1.612,
        2.160, 0.000, -0.215, 1.004, 0.875, -0.230, 8.061,
    ),
)
DOUBT: Final = 8.0  # points that an expected lead must have to win e times as often as not, at the end
DOUBT_SLOPE: Final = 0.4  # … and more for every point of work that is left
BOT_DIE: Final = 8.883
BOT_END: Final = 2.139
# fmt: on
