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
    __slots__ = ("character", "dealer", "edges", "lot", "manner", "nodes", "root", "seat", "simulations", "world")

    def __init__(
        self, world: State, seat: int, seed: int, manner: Manner, character: int = 0, root: Node | None = None
    ) -> None:
        self.world = world
        self.seat = seat
        self.manner = manner
        self.character = character
        self.lot = Lot(seed)
        self.dealer = Dealer(world, seat, self.lot, manner.deals)
        self.root: Node = Node(seat) if root is None else root
        self.simulations: int = 0
        self.nodes: list[Node] = []  # the path of the simulation at hand
        self.edges: list[Edge] = []

    def run(self, limits: Limits) -> None:
        end = limits.end()
        while not limits.reached(self.simulations, end):
            self.simulate()
            self.simulations += 1

    def best(self) -> Edge:
        return self.root.best(self.world.legal(self.seat))

    # ---------------------------------------------------------------- one simulation

    def simulate(self) -> None:
        s = self.dealer.deal()
        self.nodes.clear()
        self.edges.clear()
        node, fresh = self.step(s, self.root, s.legal(self.seat), self.seat)
        while not fresh and s.asked != OVER:
            node, fresh = self.step(s, node, s.now, s.asked)
        manner = self.manner
        if manner.horizon:
            play_on(s, manner.horizon, self.lot, manner.warmth)
        if manner.rest:
            finish_turn(s, manner.rest, self.lot, manner.warmth)
        self.credit(s)

    def step(self, s: State, node: Node, legal: list[int], by: int) -> tuple[Node, bool]:
        """Choose at a node, play it, go on to the next choice; the node there, and whether it is new."""
        if not node.known(legal):
            node.add(legal, s.leaning(by), self.manner.trust)
        edge = self.select(node, legal)
        self.nodes.append(node)
        self.edges.append(edge)
        s.apply(edge.action, by)
        to_a_choice(s, self.seat, self.lot, self.manner.warmth)
        following = edge.next.get(s.asked)
        if following is not None:
            return following, False
        following = Node(s.asked)
        edge.next[s.asked] = following
        return following, True

    def credit(self, s: State) -> None:
        """Every choice on the path is credited with what its chooser thinks of where it led."""
        found = shares(s)
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
