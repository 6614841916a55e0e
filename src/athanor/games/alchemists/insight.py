"""A master's insight: what share of the victory each seat may hope for, as a small network learnt it from play.

The network looks at one seat (`seen.py`) and says how many points it should end with, give or take what is the same
for all. `tools/fit_alchemists_insight.py` trained it on the final leads of many games.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from athanor.core.network import Network, network_of
from athanor.core.victory import shares, won
from athanor.games.alchemists.seen import seen, time_left
from athanor.games.alchemists.state import Alchemists


class Insight:
    """What was learnt: the network, and how far to doubt a lead, at the end and for each round to come."""

    __slots__ = ("base", "network", "slope")

    def __init__(self, data: dict[str, Any]) -> None:
        self.network: Network = network_of(data)
        self.base: float = data["doubt"][0]
        self.slope: float = data["doubt"][1]


def read_insight() -> Insight:
    text = (files("athanor.games.alchemists") / "data" / "insight.json").read_text(encoding="utf-8")
    return Insight(json.loads(text))


INSIGHT: Final = read_insight()


def insights(s: Alchemists) -> list[float]:
    """The shares of all seats; they add up to one."""
    if s.over:
        return won(s)
    points: list[float] = []
    for seat in range(s.players):
        found = seen(s, seat)
        points.append(INSIGHT.network.value(found.places, found.amounts))
    return shares(points, INSIGHT.base + INSIGHT.slope * time_left(s))
