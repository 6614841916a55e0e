"""The picture of a reviewed game, 1200 by 630: who won, how the chances went, own play and luck.

One SVG without fonts and variables, so any rasteriser draws it; as PNG it is what a link to the review shows.
"""

from __future__ import annotations

from typing import Any, Final

import resvg_py

from athanor.server.letters import fitted, words
from athanor.server.words import say

WIDE, HIGH = 1200, 630
DARK, GOLD, PALE, PAPER, INK, FAINT, LINE = (
    "#221F2D", "#E2BF70", "#F2EDE2", "#FBFAF6", "#1A1828", "#5B586C", "#C7C8C2",
)  # fmt: skip
GAIN, LOSS = "#1F6B33", "#A3142E"
# Of the seats: a colour and a way to draw a line, as on the page.
SEATS: Final = (("#B3475E", ""), ("#23796C", "14 8"), ("#56658A", "3 8"), ("#8A5A1E", "14 6 3 6"))
LEFT, TOP, RIGHT, LOW = 96, 226, 706, 560  # of the curve
MOST_LINES: Final = 4


def picture(review: dict[str, Any], title: str, game: str, lines: list[str], scores: list[int], lang: str) -> str:
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}">',
        f'<rect width="{WIDE}" height="{HIGH}" fill="{DARK}"/>',
        f'<rect y="{HIGH - 8}" width="{WIDE}" height="8" fill="{GOLD}"/>',
        words(40, 66, "Athanor", 30, GOLD, "title"),
        words(184, 66, game, 30, PALE),
        words(40, 146, fitted(title, 1120, 56, "title"), 56, PALE, "title"),
        curve(review),
        table(review, lines, scores, lang),
        "</svg>",
    ]
    return "".join(parts)


def curve(review: dict[str, Any]) -> str:
    points = review["curve"]
    count = max(1, len(points) - 1)
    drawn = [f'<rect x="40" y="184" width="700" height="412" rx="12" fill="{PAPER}"/>']
    for share, said in ((0.0, "0"), (0.5, "50"), (1.0, "100")):
        y = LOW - share * (LOW - TOP)
        drawn.append(f'<path d="M{LEFT} {y:.0f}H{RIGHT}" stroke="{LINE}" stroke-width="2"/>')
        drawn.append(words(LEFT - 10, y + 8, said, 22, FAINT, end=True))
    for line in range(min(MOST_LINES, len(review["seats"]))):
        colour, dashes = SEATS[line]
        path = "M" + "L".join(
            f"{LEFT + (RIGHT - LEFT) * at / count:.1f} {LOW - point['shares'][line] * (LOW - TOP):.1f}"
            for at, point in enumerate(points)
        )
        dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
        drawn.append(
            f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="5" stroke-linejoin="round" '
            f'stroke-linecap="round"{dashed}/>'
        )
    for number, at in enumerate(review["turning"], start=1):
        x = LEFT + (RIGHT - LEFT) * at / count
        drawn.append(f'<circle cx="{x:.1f}" cy="206" r="16" fill="{INK}"/>')
        drawn.append(words(x - (6 if number < 10 else 12), 214, str(number), 22, PAPER, "bold"))
    return "".join(drawn)


def table(review: dict[str, Any], lines: list[str], scores: list[int], lang: str) -> str:
    drawn = [
        f'<rect x="760" y="184" width="400" height="412" rx="12" fill="{PAPER}"/>',
        words(1036, 222, say("picture-own", lang), 22, FAINT, end=True),
        words(1140, 222, say("picture-luck", lang), 22, FAINT, end=True),
    ]
    for line, account in enumerate(review["seats"][:MOST_LINES]):
        y = 236 + line * 90
        luck = account["chance"] + account["rivals"]
        colour, _ = SEATS[line]
        drawn += [
            f'<path d="M780 {y}H1140" stroke="{LINE}" stroke-width="2"/>',
            f'<rect x="780" y="{y + 18}" width="10" height="54" rx="5" fill="{colour}"/>',
            words(804, y + 42, fitted(lines[line], 150, 26, "bold"), 26, INK, "bold"),
            words(804, y + 72, say("picture-points", lang, points=scores[line]), 22, FAINT),
            words(1036, y + 56, signed(account["own"]), 32, LOSS if account["own"] < 0 else INK, "bold", end=True),
            words(1140, y + 56, signed(luck), 32, GAIN if luck > 0 else LOSS if luck < 0 else INK, "bold", end=True),
        ]
    return "".join(drawn)


def signed(share: float) -> str:
    whole = round(100 * share)
    return f"+{whole}" if whole > 0 else str(whole).replace("-", "−")


def rasterised(svg: str) -> bytes:
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=WIDE, height=HIGH, skip_system_fonts=True))
