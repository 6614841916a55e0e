"""The share of the victory a seat may hope for, as a master sees it: a small network that was learnt from play.

The network looks at one alchemist (`sight.py`) and says how many points are still to come.
Its figures are in `data/insight.json`.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final

from athanor.core.network import Network, network_of
from athanor.core.victory import shares
from athanor.games.trismegistus.outlook import most_work, outlooks
from athanor.games.trismegistus.sight import sight
from athanor.games.trismegistus.state import Trismegistus
from athanor.games.trismegistus.thinking.planning import Plan
from athanor.games.trismegistus.thinking.prospects import sure_points


class Learnt:
    __slots__ = ("doubt", "network", "slope")

    def __init__(self, network: Network, doubt: float, slope: float) -> None:
        self.network = network
        self.doubt = doubt  # points that an expected lead must have to win e times as often as not, at the end …
        self.slope = slope  # … and more for every point of work that is left


def load() -> Learnt:
    data = json.loads((files("athanor.games.trismegistus") / "data" / "insight.json").read_text(encoding="utf-8"))
    return Learnt(network_of(data["network"]), data["doubt"], data["slope"])


LEARNT: Final = load()


def insights(s: Trismegistus) -> list[float]:
    """Of every seat. Alone there was nothing to learn from: Botmegistus is judged by rule of thumb."""
    if s.over or s.solo or s.labs[0].offers:
        return outlooks(s)
    plans = [Plan(s, seat) for seat in range(s.players)]
    points = [expected_points(s, plan) for plan in plans]
    return shares(points, LEARNT.doubt + LEARNT.slope * most_work(plans))


def expected_points(s: Trismegistus, plan: Plan) -> float:
    seen = sight(s, plan)
    return sure_points(s, plan) + LEARNT.network.value(seen.places, seen.amounts)
