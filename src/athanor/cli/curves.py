"""Curves as SVG written by hand: several panels one below the other, each with axes, lines and a legend."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import floor, log10
from typing import Final

from athanor.cli.figures import THIN_SPACE, figure

WIDTH: Final = 760
PANEL: Final = 250  # height of one, its title and the room below it included
LEFT, RIGHT, ABOVE, BELOW = 64, 180, 30, 44  # room round the lines of a panel
TITLE: Final = 40
PERCENT: Final = (f"{THIN_SPACE}%", "%")
TICKS: Final = 5  # about so many on an axis
PAPER, INK, FAINT, GRID = "#fbf7ee", "#2d2416", "#6b5d44", "#e4dac4"
COLOURS: Final = ("#8c2f1b", "#2f5d8c", "#3f7d4e", "#8a6d1f")
DASHES: Final = ("", "7 3", "2 3", "9 3 2 3")  # the lines can be told apart without colours too


class Curve:
    __slots__ = ("label", "points")

    def __init__(self, label: str, points: Sequence[tuple[float, float]]) -> None:
        self.label = label
        self.points = points


class Panel:
    """`low` and `high` are the least that the upright axis shows."""

    __slots__ = ("curves", "high", "label", "low", "percent")

    def __init__(self, label: str, curves: Sequence[Curve], low: float, high: float, percent: bool = False) -> None:
        self.label = label
        self.curves = curves
        self.low = low
        self.high = high
        self.percent = percent


def chart(title: str, across: str, panels: Sequence[Panel], lang: str) -> str:
    """`across` names what runs from left to right in all panels, from 0."""
    height = TITLE + PANEL * len(panels) + 8
    farthest = max([x for panel in panels for curve in panel.curves for x, _ in curve.points] or [1.0]) or 1.0
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'aria-label="{escape(title)}" font-family="Georgia, \'Times New Roman\', serif" font-size="12">'
    )
    drawn = [head, f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>', words(16, 26, title, "start", 16)]
    for number, panel in enumerate(panels):
        drawn += drawn_panel(panel, TITLE + number * PANEL, farthest, across, lang)
    return "\n".join([*drawn, "</svg>", ""])


def drawn_panel(panel: Panel, top: int, farthest: float, across: str, lang: str) -> list[str]:
    heights = [y for curve in panel.curves for _, y in curve.points]
    low, high = min([panel.low, *heights]), max([panel.high, *heights])
    y0, y1 = top + PANEL - BELOW, top + ABOVE
    x0, x1 = LEFT, WIDTH - RIGHT

    def at(x: float, y: float) -> tuple[float, float]:
        return round(x0 + x / farthest * (x1 - x0), 1), round(y0 - (y - low) / (high - low) * (y0 - y1), 1)

    found = [words(x0, top + 18, panel.label, "start", 13)]
    for tick in ticks(low, high):
        y = at(0, tick)[1]
        found.append(f'<line x1="{x0}" y1="{y}" x2="{x1}" y2="{y}" stroke="{GRID}"/>')
        text = figure(100 * tick, lang) if panel.percent else figure(tick, lang, 0 if high - low > TICKS else 1)
        found.append(words(x0 - 6, y + 4, f"{text}{PERCENT[lang == 'en']}" if panel.percent else text, "end"))
    for tick in ticks(0.0, farthest):
        x = at(tick, low)[0]
        found.append(f'<line x1="{x}" y1="{y0}" x2="{x}" y2="{y0 + 4}" stroke="{INK}"/>')
        found.append(words(x, y0 + 17, short(tick, lang), "middle"))
    found.append(f'<path d="M{x0} {y1}V{y0}H{x1}" fill="none" stroke="{INK}"/>')
    found.append(words((x0 + x1) / 2, y0 + 34, across, "middle", colour=FAINT))
    for number, curve in enumerate(panel.curves):
        colour, dash = COLOURS[number % len(COLOURS)], DASHES[number % len(DASHES)]
        style = f'fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}"'
        line = " ".join("{},{}".format(*at(x, y)) for x, y in curve.points)
        found.append(f'<polyline points="{line}" {style} stroke-linejoin="round"/>')
        y = y1 + 8 + 20 * number
        found.append(f'<line x1="{x1 + 10}" y1="{y}" x2="{x1 + 34}" y2="{y}" {style}/>')
        found.append(words(x1 + 40, y + 4, curve.label, "start"))
    return found


def words(x: float, y: float, text: str, anchor: str, size: int = 12, colour: str = INK) -> str:
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}" font-size="{size}" fill="{colour}">{escape(text)}</text>'


def ticks(low: float, high: float) -> list[float]:
    """Round numbers from one end to the other."""
    rough = (high - low) / TICKS
    if rough <= 0.0:
        return [low]
    unit = 10.0 ** floor(log10(rough))
    step = next(unit * each for each in (1, 2, 5, 10) if unit * each >= rough * 0.999)
    first = -floor(-low / step)  # rounded up
    count = floor((high - first * step) / step + 1e-9)
    return [(first + number) * step for number in range(count + 1)]


def short(value: float, lang: str) -> str:
    """`250,000`; from a million on `2.5 M`."""
    if value < 1_000_000:
        return figure(value, lang)
    millions = value / 1_000_000
    return f"{figure(millions, lang, 0 if millions == int(millions) else 1)} M"
