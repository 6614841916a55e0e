"""Information-set tree search: many short games in the head, each in a world of its own, all in one tree.

A simulation deals a world, walks down the tree by PUCT (at each node taking what promises most, or was visited little
for its probability), comes to a node that is new, has the position evaluated for every seat, and carries the values
back up: each seat is credited with its own share, for each plays for itself.
"""

from __future__ import annotations

from math import inf, sqrt
from typing import Final

from athanor.bots.base import leave_out_back
from athanor.bots.sampling import RandomStream
from athanor.bots.search.characters import satisfaction
from athanor.bots.search.dealing import Dealer
from athanor.bots.search.evaluators import Evaluator, evaluator_for
from athanor.bots.search.limits import Limits
from athanor.bots.search.tree import Edge, Node
from athanor.core.frames import Secret
from athanor.core.state import OVER, State
from athanor.core.victory import won

UNVISITED: Final = 0.02  # what was never visited is expected to be this much worse than the position so far
LONGEST: Final = 400  # decisions without a choice in a row; no game has that many


class Search:
    __slots__ = ("character", "dealer", "edges", "evaluator", "nodes", "random", "root", "seat", "simulations", "world")

    def __init__(self, world: State, seat: int, seed: int, character: int = 0, root: Node | None = None) -> None:
        self.world = world
        self.seat = seat
        self.character = character
        self.random = RandomStream(seed)
        self.evaluator: Evaluator = evaluator_for(world.game, self.random)
        self.dealer = Dealer(world, seat, seed)
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
        """Each action at the root meets the same worlds, one after the other, and the same luck in them."""
        self.nodes.clear()
        self.edges.clear()
        edge = self.choose(self.root, self.world, self.seat)
        s = self.dealer.deal(edge.visits)
        self.random.state = self.dealer.number(edge.visits)
        node, fresh = self.follow(s, edge, self.seat)
        while not fresh and s.asked != OVER:
            node, fresh = self.follow(s, self.choose(node, s, s.asked), s.asked)
        self.credit(s, won(s) if s.asked == OVER else self.evaluator.values(s, s.asked))

    def choose(self, node: Node, s: State, by: int) -> Edge:
        legal = s.legal(by)
        if not node.known(legal):
            node.add(legal, self.evaluator.policy(s, by))
        edge = self.select(node, legal)
        self.nodes.append(node)
        self.edges.append(edge)
        return edge

    def follow(self, s: State, edge: Edge, by: int) -> tuple[Node, bool]:
        """Play what was chosen and go on to the next choice; the node there, and whether it is new."""
        s.apply(edge.action, by)
        self.to_a_choice(s)
        following = edge.next.get(s.asked)
        if following is not None:
            return following, False
        following = Node(s.asked)
        edge.next[s.asked] = following
        return following, True

    def to_a_choice(self, s: State) -> None:
        """Go on to the next decision worth a node: what is forced happens.

        What others answer in secret, at the same time as the searching seat, is drawn from their policy. In the tree
        they could see what they must not know: the answer that came before theirs.
        """
        for _ in range(LONGEST):
            if s.asked == OVER:
                return
            leave_out_back(s)
            if len(s.now) == 1:
                s.apply(s.now[0])
            elif s.asked != self.seat and isinstance(s.stack[-1], Secret):
                s.apply(s.now[self.random.sample(self.evaluator.policy(s, s.asked))])
            else:
                return

    def credit(self, s: State, values: list[float]) -> None:
        """Every choice on the path is credited with what its chooser thinks of where it led."""
        own = satisfaction(self.character, s, self.seat, values)
        for place in range(len(self.nodes)):
            node, edge = self.nodes[place], self.edges[place]
            worth = own if node.seat == self.seat else values[node.seat]
            node.visits += 1
            node.total += worth
            edge.visits += 1
            edge.total += worth

    # ---------------------------------------------------------------- choosing in the tree

    def select(self, node: Node, legal: list[int]) -> Edge:
        """PUCT: the mean value so far, and more for what is likely and was visited little."""
        open_ = [node.edges[action] for action in legal]
        total = 0.0
        for edge in open_:
            total += edge.weight
        unvisited = node.total / node.visits - UNVISITED if node.visits else 0.0
        urge = self.evaluator.exploration * sqrt(node.visits + 1.0) / total
        found, most = open_[0], -inf
        for edge in open_:
            worth = edge.total / edge.visits if edge.visits else unvisited
            worth += urge * edge.weight / (1.0 + edge.visits)
            if worth > most:
                found, most = edge, worth
        return found
