"""How a search goes about its work: the numbers that were found by letting bots play each other."""

from __future__ import annotations


class Manner:
    __slots__ = ("boldness", "deals", "dim", "few", "horizon", "trust", "warmth", "wider")

    def __init__(
        self,
        boldness: float = 0.6,
        trust: float = 1.0,
        dim: float = 0.05,
        few: int = 4,
        wider: float = 1.0,
        horizon: int = 0,
        warmth: float = 1.0,
        deals: int = 0,
    ) -> None:
        self.boldness = boldness  # how much what was tried little is worth trying
        self.trust = trust  # in habit: its log-weights are multiplied by this before they guide the search
        self.dim = dim  # what was never tried is expected to be this much worse than the position so far
        self.few = few  # so many actions are looked at from the beginning …
        self.wider = wider  # … and more with the square root of the visits, times this
        self.horizon = horizon  # decisions played out by habit before a new position is judged
        self.warmth = warmth  # how loosely habit is followed there; 0: strictly
        self.deals = deals  # worlds dealt at most, then used again with fresh chance; 0: a new one each time
