"""How a search goes about its work: the numbers that were found by letting bots play each other.

A game for which others are better says so (`Game.manner`).
"""

from __future__ import annotations


class Manner:
    __slots__ = ("boldness", "deals", "dim", "few", "horizon", "insight", "rest", "trust", "warmth", "wider")

    def __init__(
        self,
        boldness: float = 0.2,
        trust: float = 1.0,
        dim: float = 0.02,
        few: int = 4,
        wider: float = 1.0,
        horizon: int = 0,
        rest: int = 24,
        warmth: float = 0.8,
        deals: int = 0,
        insight: bool = False,
    ) -> None:
        self.boldness = boldness  # how much what was tried little is worth trying
        self.trust = trust  # in habit: its log-weights are multiplied by this before they guide the search
        self.dim = dim  # what was never tried is expected to be this much worse than the position so far
        self.few = few  # so many actions are looked at from the beginning …
        self.wider = wider  # … and more with the square root of the visits, times this
        self.horizon = horizon  # decisions played out by habit before a new position is judged
        self.rest = rest  # decisions at most until somebody else is asked, by habit too; 0: judged in mid-turn
        self.warmth = warmth  # how loosely habit is followed in both; 0: strictly
        self.deals = deals  # worlds dealt at most, then used again with fresh chance; 0: a new one each time
        self.insight = insight  # whether positions are judged by what was learnt from play, or by rule of thumb

    def suited(self, to: dict[str, float]) -> Manner:
        """The same with what a game wishes otherwise."""
        if not to:
            return self
        return Manner(
            to.get("boldness", self.boldness),
            to.get("trust", self.trust),
            to.get("dim", self.dim),
            int(to.get("few", self.few)),
            to.get("wider", self.wider),
            int(to.get("horizon", self.horizon)),
            int(to.get("rest", self.rest)),
            to.get("warmth", self.warmth),
            int(to.get("deals", self.deals)),
            self.insight,
        )
