"""Information-set tree search: many short games in the head, each in a world of its own, all in one tree.

A simulation deals a world, walks down the tree (at each node taking what promises most, or was tried too little for
what habit says of it), comes to a node that is new, judges the position for every seat, and carries the verdict back
up: each seat is credited with its own share, for each plays for itself.
"""

from __future__ import annotations

from math import inf, sqrt

from athanor.bots.lot import Lot
from athanor.bots.search.dealing import Dealer
from athanor.bots.search.limits import Limits
from athanor.bots.search.manner import Manner
from athanor.bots.search.playing import finish_turn, play_on, shares, to_a_choice
from athanor.bots.search.taste import satisfaction
from athanor.bots.search.tree import Edge, Node
from athanor.core.state import OVER, State


class Search:
    __slots__ = (
        "before", "character", "dealer", "edges", "lot", "manner", "nodes", "root", "seat", "simulations", "sums",
        "world",
    )  # fmt: skip

    def __init__(
        self, world: State, seat: int, seed: int, manner: Manner, character: int = 0, root: Node | None = None
    ) -> None:
        self.world = world
        self.seat = seat
        self.manner = manner
        self.character = character
        self.lot = Lot(seed)
        self.dealer = Dealer(world, seat, seed, manner.deals)
        self.root: Node = Node(seat) if root is None else root
        self.simulations: int = 0
        self.nodes: list[Node] = []  # the path of the simulation at hand
        self.edges: list[Edge] = []
        self.before: list[float] = []  # everybody's share in the world at hand before the first choice
        self.sums: list[float] = [0.0] * world.players  # the same of all worlds so far, added up

    def run(self, limits: Limits) -> None:
        end = limits.end()
        while not limits.reached(self.simulations, end):
            self.simulate()
            self.simulations += 1

    def best(self) -> Edge:
        return self.root.best(self.world.legal(self.seat))

    # ---------------------------------------------------------------- one simulation

    def simulate(self) -> None:
        """Each action at the root meets the same worlds, one after the other, and the same luck in them."""
        self.nodes.clear()
        self.edges.clear()
        edge = self.choose(self.root, self.world, self.world.legal(self.seat), self.seat)
        s = self.dealer.deal(edge.visits)
        self.lot.state = self.dealer.number(edge.visits)
        self.before = shares(s, self.manner.insight)
        for seat in range(s.players):
            self.sums[seat] += self.before[seat]
        node, fresh = self.follow(s, edge, self.seat)
        while not fresh and s.asked != OVER:
            node, fresh = self.follow(s, self.choose(node, s, s.now, s.asked), s.asked)
        manner = self.manner
        if manner.horizon:
            play_on(s, manner.horizon, self.lot, manner.warmth)
        if manner.rest:
            finish_turn(s, manner.rest, self.lot, manner.warmth)
        self.credit(s)

    def choose(self, node: Node, s: State, legal: list[int], by: int) -> Edge:
        if not node.known(legal):
            node.add(legal, s.leaning(by), self.manner.trust)
        edge = self.select(node, legal)
        self.nodes.append(node)
        self.edges.append(edge)
        return edge

    def follow(self, s: State, edge: Edge, by: int) -> tuple[Node, bool]:
        """Play what was chosen and go on to the next choice; the node there, and whether it is new."""
        s.apply(edge.action, by)
        to_a_choice(s, self.seat, self.lot, self.manner.warmth)
        following = edge.next.get(s.asked)
        if following is not None:
            return following, False
        following = Node(s.asked)
        edge.next[s.asked] = following
        return following, True

    def credit(self, s: State) -> None:
        """Every choice on the path is credited with what its chooser thinks of where it led.

        Some worlds are kinder to a seat than others from the beginning. That is no merit of its choices, and would
        drown the small differences between them: it is taken off.
        """
        found = shares(s, self.manner.insight)
        for seat in range(s.players):
            luck = self.before[seat] - self.sums[seat] / (self.simulations + 1)
            found[seat] = max(0.0, min(1.0, found[seat] - luck))
        if self.character:
            found[self.seat] = satisfaction(self.character, s, self.seat, found)
        for place in range(len(self.nodes)):
            node, edge = self.nodes[place], self.edges[place]
            worth = found[node.seat]
            node.visits += 1
            node.total += worth
            edge.visits += 1
            edge.total += worth

    # ---------------------------------------------------------------- choosing in the tree

    def select(self, node: Node, legal: list[int]) -> Edge:
        """PUCT: what it brought so far, and more for what habit recommends and was tried little."""
        manner = self.manner
        edges = node.edges
        open_ = [edges[action] for action in legal]
        least = self.least_weight(open_, node.visits)
        total = 0.0
        for edge in open_:
            if edge.weight >= least:
                total += edge.weight
        untried = node.total / node.visits - manner.dim if node.visits else 0.0
        urge = manner.boldness * sqrt(node.visits + 1.0) / total
        found, most = open_[0], -inf
        for edge in open_:
            if edge.weight < least:
                continue
            visits = edge.visits
            worth = edge.total / visits if visits else untried
            worth += urge * edge.weight / (1.0 + visits)
            if worth > most:
                found, most = edge, worth
        return found

    def least_weight(self, open_: list[Edge], visits: int) -> float:
        """Progressive widening: with few visits only what habit likes best is looked at."""
        room = self.manner.few + int(self.manner.wider * sqrt(visits))
        if len(open_) <= room:
            return 0.0
        weights = sorted([edge.weight for edge in open_], reverse=True)
        return weights[room - 1]
