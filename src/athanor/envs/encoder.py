"""What a seat knows, as numbers: the contract of a game's encoder.

An encoder may use only what the seat may know: the same observation must come from every state that differs in hidden
things alone (tested by dealing them anew).
"""

from __future__ import annotations

from random import Random
from typing import Any

from athanor.core.compiled import mypyc_attr
from athanor.core.state import State
from athanor.envs.layout import Layout


@mypyc_attr(allow_interpreted_subclasses=True)
class Many:
    """Makes the observations of many states at once, as rows of arrays, from their `Encoder.facts`.

    They are the same as `Encoder.encode` makes one by one. Written with numpy, so in a file of its own that is imported
    late.
    """

    def write(self, facts: list[bytes], floats: Any, ints: Any) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Subclassed once per game, in `games/<game>/features.py`."""

    layout: Layout

    def encode(self, s: State, seat: int) -> tuple[list[float], list[int]]:
        """`floats` and `ints` as the layout says, of a state that is not over.

        Of a question that is put to somebody else only what everybody sees is told: who is asked, and what kind of
        question it is. Which actions are legal is not part of it: networks and environments get those beside it.
        """
        raise NotImplementedError

    def facts(self, s: State, seat: int) -> bytes:
        """What `encode` tells of a state, nothing derived: what `many` makes of such rows, all of the same length."""
        raise NotImplementedError

    def many(self) -> Many | None:
        """The quicker way for a batch; None: each state is encoded by itself."""
        return None

    def printed(self, s: State) -> list[list[float]]:
        """By card number, what is printed on the cards that this game is played with: `layout.printed` numbers each."""
        return []

    def table(self, rng: Random) -> tuple[int, dict[str, Any]]:
        """Players and options of a game to learn from."""
        return 2, {}

    def progress(self, s: State) -> list[float]:
        """By absolute seat, how far it has come with what pays only later, in the unit of points; empty: no such thing.

        Learning can reward it at the beginning (`Settings.progress`).
        """
        return []

    def results(self, s: State) -> tuple[list[float], list[float]]:
        """Shares of the victory and points, by absolute seat (the automatic opponent of a solo game behind them).

        Of a game that is broken off, too: then the points as they stand decide.
        """
        scores = [float(points) for points in s.scores()]
        if s.over:
            winners = s.winners()
        else:
            most = max(scores)
            winners = [line for line, points in enumerate(scores) if points == most]
        shares = [1.0 / len(winners) if line in winners else 0.0 for line in range(len(scores))]
        return shares, scores
