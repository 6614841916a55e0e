"""Characters: what a bot prefers beside winning. They change its style much and its strength little."""

from __future__ import annotations

from math import sqrt
from typing import Final

from athanor.core.state import State

BALANCED, BOLD, CAREFUL, SPITEFUL = range(4)
CHARACTERS: Final = ("balanced", "bold", "careful", "spiteful")
SPITE: Final = 0.25  # how much a rival's points count beside one's own victory
HALF: Final = 25.0  # points of the best rival that leave half of that


def satisfaction(character: int, s: State, seat: int, shares: list[float]) -> float:
    """From 0 to 1: how well such a character likes a position in which the seats may hope for these shares.

    The bold one likes a good chance of much better than the certainty of half of it; the careful one the other way
    round. The spiteful one also likes the best of the others to have few points.
    """
    share = shares[seat]
    if character == BOLD:
        return share * sqrt(share)
    if character == CAREFUL:
        return sqrt(share)
    if character == SPITEFUL:
        points = [p for line, p in enumerate(s.scores()) if line != seat]
        most = float(max(points)) if points else 0.0
        return (1.0 - SPITE) * share + SPITE * HALF / (HALF + max(0.0, most))
    return share
