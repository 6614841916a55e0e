"""All results of a run added up: how often each bot won, against whom, and how long it thought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Any, Final

from athanor.arena.adjusted import Adjusted, adjusted
from athanor.arena.match import Result, class_seconds
from athanor.arena.plan import Plan
from athanor.arena.ratings import Rating, Table, ratings

CONFIDENCE: Final = 1.959964  # standard deviations: 95 of 100 such intervals hold the truth
IMAGINED: Final = 2  # deals won outright, and as many lost, that an interval starts from


class Share:
    """A share of victories, with an interval that knows which games were played on the same deal."""

    __slots__ = ("high", "low", "value")

    def __init__(self, value: float, low: float, high: float) -> None:
        self.value = value
        self.low = low
        self.high = high

    def data(self) -> dict[str, float]:
        return {"share": round(self.value, 4), "low": round(self.low, 4), "high": round(self.high, 4)}


def share(deals: Sequence[tuple[float, float]]) -> Share:
    """Of what each deal gives: what was won, and of how much.

    Games on one deal share their luck, so it is deals that are counted and not games. Two imagined deals won and two
    lost, as Agresti and Coull do it with games, keep the interval honest where there are few deals or none was lost.
    """
    won, of = sum(deal[0] for deal in deals), sum(deal[1] for deal in deals)
    if not of:
        return Share(0.0, 0.0, 1.0)
    usual = of / len(deals)
    wider = [*deals, *[(usual, usual), (0.0, usual)] * IMAGINED]
    middle = sum(deal[0] for deal in wider) / sum(deal[1] for deal in wider)
    squares = sum((deal[0] - middle * deal[1]) ** 2 for deal in wider)
    spread = CONFIDENCE * sqrt(squares * len(wider) / (len(wider) - 1)) / sum(deal[1] for deal in wider)
    value = won / of
    return Share(value, max(0.0, min(value, middle - spread)), min(1.0, max(value, middle + spread)))


class Entry:
    """One bot in all its games."""

    __slots__ = ("chairs", "decisions", "forfeits", "games", "points", "seconds", "simulations", "times", "wins")

    def __init__(self) -> None:
        self.games = 0  # once for each of its chairs
        self.wins = 0.0  # a shared victory is shared
        self.points = 0
        self.chairs = 0.0  # victories it would have had, were all alike
        self.decisions = 0
        self.seconds = 0.0
        self.simulations = 0
        self.times: Counter[int] = Counter()
        self.forfeits: Counter[str] = Counter()

    def mean_seconds(self) -> float:
        return self.seconds / self.decisions if self.decisions else 0.0

    def slow_seconds(self) -> float:
        """95 of 100 decisions take no longer; right to 2 %, the width of the classes."""
        left = 0.95 * self.decisions
        for number in sorted(self.times):
            left -= self.times[number]
            if left <= 0:
                return class_seconds(number)
        return 0.0


class Standing:
    def __init__(self, plan: Plan, results: Iterable[Result]) -> None:
        """The results in any order; they are added up in the order of their numbers."""
        self.plan = plan
        self.entries = [Entry() for _ in plan.bots]
        self.games = self.shared = self.nobody = 0
        self._deals: dict[int, list[dict[int, float]]] = {}  # by deal and line-up: how often each bot won
        self._played: dict[tuple[int, int], int] = {}  # by deal and line-up: games
        self._ratings: list[Rating] | None = None
        self.decisions = 0
        self.results = sorted(results, key=lambda each: each["number"])
        for result in self.results:
            self._add(result)

    def _add(self, result: Result) -> None:
        match = self.plan.match(result["number"])
        winners = result["winners"]
        self.games += 1
        self.shared += len(winners) > 1
        self.nobody += not winners
        self.decisions += result["decisions"]
        tables = self._deals.setdefault(match.deal, [{} for _ in self.plan.lineups])
        self._played[match.deal, match.lineup] = self._played.get((match.deal, match.lineup), 0) + 1
        for seat, bot in enumerate(match.seated):
            won = 1 / len(winners) if seat in winners else 0.0
            tables[match.lineup][bot] = tables[match.lineup].get(bot, 0.0) + won
            self._add_entry(self.entries[bot], result, seat, won)

    @property
    def deals(self) -> int:
        return len(self._deals)

    def _add_entry(self, entry: Entry, result: Result, seat: int, won: float) -> None:
        thinking = result["thinking"][seat]
        entry.games += 1
        entry.wins += won
        entry.points += result["scores"][seat]
        entry.chairs += 1 / len(result["scores"])
        entry.decisions += thinking["decisions"]
        entry.seconds += thinking["seconds"]
        entry.simulations += thinking["simulations"]
        for number, times in thinking["times"].items():
            entry.times[int(number)] += times
        entry.forfeits.update(thinking["forfeits"])

    # ---------------------------------------------------------------- luck

    def adjusted(self, bot: int) -> Adjusted | None:
        """The share of a bot less its luck; None where luck was not measured."""
        return adjusted(self.plan, self.results, bot) if self.plan.luck and self.results else None

    # ---------------------------------------------------------------- shares

    def chairs(self, lineup: int) -> Counter[int]:
        return Counter(self.plan.lineups[lineup])

    def won(self, bot: int) -> Share:
        """Of all games of a bot, counted once however many chairs it had."""
        deals = []
        for deal, tables in self._deals.items():
            games = sum(self._played.get((deal, at), 0) for at, chairs in enumerate(self.plan.lineups) if bot in chairs)
            deals.append((sum(table.get(bot, 0.0) for table in tables), float(games)))
        return share(deals)

    def tables(self, bot: int) -> int:
        """Games a bot took part in."""
        return sum(count for (_, lineup), count in self._played.items() if bot in self.plan.lineups[lineup])

    def fair(self, bot: int) -> float:
        """What the share would be, were all alike: its part of the chairs, automatic opponents included."""
        return self.entries[bot].chairs / max(1, self.tables(bot))

    def against(self, bot: int, other: int) -> Share:
        """Of the games at one table that either won, those that `bot` did; per chair, where one of them has more."""
        deals = []
        for tables in self._deals.values():
            mine = its = 0.0
            for at, table in enumerate(tables):
                chairs = self.chairs(at)
                if bot in chairs and other in chairs:
                    mine += table.get(bot, 0.0) / chairs[bot]
                    its += table.get(other, 0.0) / chairs[other]
            deals.append((mine, mine + its))
        return share(deals)

    def ratings(self) -> list[Rating]:
        """Nothing, where everybody played alone."""
        if self._ratings is None:
            self._ratings = self._rated() if self.plan.players > 1 else []
        return self._ratings

    def _rated(self) -> list[Rating]:
        deals = sorted(self._deals)
        tables = [
            Table(dict(self.chairs(at)), [self._deals[deal][at] for deal in deals])
            for at in range(len(self.plan.lineups))
        ]
        return ratings(len(self.plan.bots), tables, self.plan.seed)

    def order(self) -> list[int]:
        """The best first."""
        found = self.ratings()
        return sorted(range(len(self.entries)), key=lambda bot: -(found[bot].value if found else self.won(bot).value))

    # ---------------------------------------------------------------- as data

    def data(self) -> dict[str, Any]:
        found = self.ratings()
        return {
            "games": self.games,
            "deals": self.deals,
            "shared": self.shared,
            "nobody": self.nobody,
            "bots": [self._entry_data(bot, found) for bot in range(len(self.entries))],
            "against": [
                [None if one == two else self.against(one, two).data() for two in range(len(self.entries))]
                for one in range(len(self.entries))
            ]
            if found
            else [],
        }

    def _entry_data(self, bot: int, found: list[Rating]) -> dict[str, Any]:
        entry = self.entries[bot]
        data: dict[str, Any] = {
            "bot": self.plan.bots[bot],
            "games": self.tables(bot),
            "wins": round(entry.wins, 4),
            **self.won(bot).data(),
            "fair": round(self.fair(bot), 4),
            "points": round(entry.points / entry.games, 4) if entry.games else 0.0,
            "decisions": entry.decisions,
            "seconds": round(entry.mean_seconds(), 6),
            "slow": round(entry.slow_seconds(), 6),
            "simulations": round(entry.simulations / entry.decisions, 2) if entry.decisions else 0.0,
            "forfeits": dict(entry.forfeits),
        }
        less_luck = self.adjusted(bot)
        if less_luck is not None:
            data["adjusted"] = less_luck.data()
        if found:
            data["rating"] = {key: round(getattr(found[bot], key), 1) for key in ("value", "low", "high")}
        return data
