"""What a search remembers: a tree of who was asked and what was tried, whatever the world it was tried in.

Worlds differ in what is hidden and in their luck, so the same path leads to different positions. A node stands for all
of them: only the actions that the world at hand allows are compared, and what was learnt in one world helps in others.
"""

from __future__ import annotations

from math import exp
from typing import Final

STEEPEST: Final = 12.0  # log-weights are kept within this of one another, so that nothing is ruled out for ever


class Edge:
    """One action at a node: its probability, how often it was visited, and what it brought the seat that chose."""

    __slots__ = ("action", "log_weight", "next", "total", "visits", "weight")

    def __init__(self, action: int, log_weight: float) -> None:
        self.action: int = action
        self.log_weight: float = log_weight
        self.weight: float = exp(max(-STEEPEST, min(STEEPEST, log_weight)))
        self.visits: int = 0
        self.total: float = 0.0
        self.next: dict[int, Node] = {}  # by the seat that is asked next

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Node:
    __slots__ = ("edges", "seat", "total", "visits")

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.visits: int = 0
        self.total: float = 0.0
        self.edges: dict[int, Edge] = {}

    def known(self, legal: list[int]) -> bool:
        edges = self.edges
        for action in legal:  # noqa: SIM110  # a generator would cost more than the whole answer
            if action not in edges:
                return False
        return True

    def add(self, legal: list[int], policy: list[float]) -> None:
        """Edges for actions not met before. Log-probabilities of another world, where other actions are legal, are
        shifted until the actions met in both agree on average."""
        edges = self.edges
        shift, shared = 0.0, 0
        for place in range(len(legal)):
            edge = edges.get(legal[place])
            if edge is not None:
                shift += edge.log_weight - policy[place]
                shared += 1
        shift = shift / shared if shared else -max(policy)
        for place in range(len(legal)):
            action = legal[place]
            if action not in edges:
                edges[action] = Edge(action, policy[place] + shift)

    def best(self, legal: list[int]) -> Edge:
        """The most visited; between equals what brought more, then the likelier."""
        found = self.edges[legal[0]]
        for action in legal:
            edge = self.edges[action]
            if better(edge, found):
                found = edge
        return found


def better(one: Edge, other: Edge) -> bool:
    if one.visits != other.visits:
        return one.visits > other.visits
    if one.mean() != other.mean():
        return one.mean() > other.mean()
    return one.weight > other.weight
