"""Numbers as people of each language write them, and what a list of them amounts to."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean, pstdev
from typing import Final

THIN_SPACE: Final = "\u202f"  # one that no line breaks at


def figure(value: float, lang: str, digits: int = 0) -> str:
    """`1,234.5` in English, `1 234,5` in Spanish and French."""
    text = f"{value:,.{digits}f}"
    return text if lang == "en" else text.replace(",", THIN_SPACE).replace(".", ",")


def percent(share: float, lang: str) -> str:
    return f"{figure(100 * share, lang, 1)}{'' if lang == 'en' else THIN_SPACE}%"


def mean_and_spread(values: Sequence[float], lang: str) -> str:
    """`26.4 ± 5.1`: the mean, and the standard deviation."""
    return f"{figure(fmean(values), lang, 1)} ± {figure(pstdev(values), lang, 1)}"


def summary(values: Sequence[float]) -> dict[str, float]:
    """The same as data."""
    return {
        "mean": round(fmean(values), 4),
        "spread": round(pstdev(values), 4),
        "least": min(values),
        "most": max(values),
    }
