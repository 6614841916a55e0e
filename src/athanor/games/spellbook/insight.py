"""What a master sees in a position: the points everybody will end with, as far as the table tells.

A sorcerer's final points are a sum over what is before them (`seen.py`): points, learnt spells (once and for each day
to come), tokens by how near they bring a spell, what lies on the altar and in the bag, who else wants it, whose day it
is. What each counts was fitted to games that bots played (`tools/fit_spellbook.py`); the figures are in
`data/insight.json`.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final

from athanor.core.state import OVER
from athanor.core.victory import shares
from athanor.games.spellbook.outlook import days_to_come, outlooks
from athanor.games.spellbook.seen import seen
from athanor.games.spellbook.state import Spellbook


class Figures:
    """What was fitted: weights by what is seen; how sure a lead is at the end, and less so for each day to come."""

    __slots__ = ("doubt", "weights")

    def __init__(self, doubt: list[float], weights: list[float]) -> None:
        self.doubt = doubt
        self.weights = weights


def read_figures() -> Figures:
    text = files("athanor.games.spellbook").joinpath("data/insight.json").read_text(encoding="utf-8")
    data = json.loads(text)
    return Figures(data["doubt"], data["weights"])


FIGURES: Final = read_figures()


def insights(s: Spellbook) -> list[float]:
    if s.asked == OVER or s.solo:
        return outlooks(s)
    days = days_to_come(s)
    points = [final_points(s, seat, days) for seat in range(s.players)]
    return shares(points, FIGURES.doubt[0] + FIGURES.doubt[1] * days)


def final_points(s: Spellbook, seat: int, days: float) -> float:
    places, amounts = seen(s, seat, days)
    weights = FIGURES.weights
    total = 0.0
    for i in range(len(places)):
        total += weights[places[i]] * amounts[i]
    return total
