"""The curve of a run of learning, from the reports in its folder."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import athanor
from athanor.cli.curves import Curve, Panel, chart
from athanor.cli.words import say, title

SHARES: Final = {"hand-made": "train-hand-made", "frozen": "train-frozen", "random": "train-random"}
MOST_POINTS: Final = 60  # of a curve: reports are put together, so that chance shows less


def reports(log: Path) -> list[dict[str, Any]]:
    """What the run has told so far. A line that is cut off does not count."""
    found = []
    for line in log.read_text(encoding="utf-8").splitlines() if log.exists() else ():
        try:
            found.append(json.loads(line))
        except ValueError:
            continue
    return found


def drawn(game: str, told: list[dict[str, Any]], lang: str) -> str:
    shares = [Curve(say(lang, text), means(told, kind, "share")) for kind, text in SHARES.items()]
    fair = means(told, "hand-made", "fair")
    points = [
        Curve(say(lang, "train-own-points"), means(told, "hand-made", "points")),
        Curve(say(lang, "train-their-points"), means(told, "hand-made", "others")),
        Curve(say(lang, "train-self-points"), means(told, "itself", "points")),
    ]
    if fair:
        even = sum(each for _, each in fair) / len(fair)
        shares.append(Curve(say(lang, "train-fair"), [(0.0, even), (fair[-1][0], even)]))
    panels = [
        Panel(say(lang, "train-shares"), [curve for curve in shares if curve.points], 0.0, 1.0, percent=True),
        Panel(say(lang, "train-points"), [curve for curve in points if curve.points], 0.0, 1.0),
    ]
    heading = say(lang, "train-curve", game=title(athanor.game(game), lang))
    return chart(heading, say(lang, "train-decisions"), panels, lang)


def means(told: list[dict[str, Any]], kind: str, what: str) -> list[tuple[float, float]]:
    """By decisions so far, the mean over the games of neighbouring reports."""
    known = [line for line in told if line.get(kind, {}).get("games") and what in line[kind]]
    size = -(-len(known) // MOST_POINTS) or 1
    found = []
    for first in range(0, len(known), size):
        some = known[first : first + size]
        games = sum(line[kind]["games"] for line in some)
        found.append(
            (float(some[-1]["decisions"]), sum(line[kind]["games"] * line[kind][what] for line in some) / games)
        )
    return found
