"""Small pictures of shares and means, as SVG written by hand: nothing to install, and Markdown shows them."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

WIDTH: Final = 720
LABELS: Final = 250  # for the names at the left
RIGHT: Final = 60  # for the figures at the right
TOP: Final = 44
ROW: Final = 20
PAPER, INK, FAINT, BAND, MARK = "#fbf7ee", "#2d2416", "#8a7a5c", "#e6efe4", "#8c2f1b"
LONGEST_LABEL: Final = 38


class Bar:
    """One row: a value, perhaps with an interval, and its figure in words."""

    __slots__ = ("figure", "high", "label", "low", "value")

    def __init__(self, label: str, value: float, figure: str, low: float = 0.0, high: float = 0.0) -> None:
        self.label = label
        self.value = value
        self.figure = figure
        self.low = low
        self.high = high


def intervals(title: str, rows: Sequence[Bar], fair: float, bars: tuple[float, float] | None, most: float = 0.0) -> str:
    """Shares of victories as dots with their intervals; a line at the fair share, a band where they should lie."""
    most = most or max([fair * 2, *(row.high for row in rows)], default=1.0)
    drawn = []
    if bars is not None:
        left, right = across(bars[0], most), across(bars[1], most)
        drawn.append(f'<rect x="{left}" y="{TOP - 6}" width="{right - left:.1f}" height="{tall(rows)}" fill="{BAND}"/>')
    line = across(fair, most)
    drawn.append(
        f'<line x1="{line}" y1="{TOP - 6}" x2="{line}" y2="{TOP - 6 + tall(rows)}" stroke="{FAINT}" '
        'stroke-dasharray="4 3"/>'
    )
    for at, row in enumerate(rows):
        y = TOP + at * ROW + ROW // 2
        drawn.append(
            f'<line x1="{across(row.low, most)}" y1="{y}" x2="{across(row.high, most)}" y2="{y}" stroke="{INK}"/>'
        )
        drawn.append(f'<circle cx="{across(row.value, most)}" cy="{y}" r="4" fill="{MARK}"/>')
    return picture(title, rows, drawn)


def scale(title: str, rows: Sequence[Bar]) -> str:
    """Values on either side of 0 as dots with their intervals; the line is at 0."""
    low, high = min((row.low for row in rows), default=0.0), max((row.high for row in rows), default=0.0)
    shifted = [Bar(row.label, row.value - low, row.figure, row.low - low, row.high - low) for row in rows]
    return intervals(title, shifted, -low, None, high - low)


def lengths(title: str, rows: Sequence[Bar]) -> str:
    """Means as bars."""
    most = max((row.value for row in rows), default=1.0) or 1.0
    drawn = []
    for at, row in enumerate(rows):
        y = TOP + at * ROW + 4
        width = across(max(row.value, 0.0), most) - LABELS
        drawn.append(f'<rect x="{LABELS}" y="{y}" width="{width:.1f}" height="{ROW - 8}" fill="{MARK}"/>')
    return picture(title, rows, drawn)


def across(value: float, most: float) -> float:
    return round(LABELS + min(value / most, 1.0) * (WIDTH - LABELS - RIGHT), 1)


def tall(rows: Sequence[Bar]) -> int:
    return len(rows) * ROW + 12


def picture(title: str, rows: Sequence[Bar], drawn: list[str]) -> str:
    height = TOP + tall(rows)
    words = [f'<text x="16" y="26" font-size="16" fill="{INK}">{escape(title)}</text>']
    for at, row in enumerate(rows):
        y = TOP + at * ROW + ROW // 2 + 4
        label = row.label if len(row.label) <= LONGEST_LABEL else row.label[: LONGEST_LABEL - 1] + "…"
        words.append(f'<text x="{LABELS - 10}" y="{y}" text-anchor="end" fill="{INK}">{escape(label)}</text>')
        words.append(f'<text x="{WIDTH - RIGHT + 8}" y="{y}" fill="{INK}">{escape(row.figure)}</text>')
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'aria-label="{escape(title)}" font-family="Georgia, \'Times New Roman\', serif" font-size="12">'
    )
    paper = f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>'
    return "\n".join([head, paper, *drawn, *words, "</svg>", ""])
