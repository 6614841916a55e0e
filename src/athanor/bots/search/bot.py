"""The bots that search: one way of thinking, at two strengths and in several characters."""

from __future__ import annotations

from typing import ClassVar, Final

from athanor.bots.base import Bot
from athanor.bots.memory import Memory
from athanor.bots.search.limits import Limits
from athanor.bots.search.manner import Manner
from athanor.bots.search.search import Search
from athanor.bots.search.taste import CHARACTERS
from athanor.bots.search.tree import Node
from athanor.bots.seeds import derive
from athanor.bots.thought import UNKNOWN, Considered, Step, Thought
from athanor.core.compiled import mypyc_attr
from athanor.core.state import OVER, State

LONGEST_LINE: Final = 12  # moves of the expected line of play
SURE: Final = 3  # visits that a move of it must have had


@mypyc_attr(allow_interpreted_subclasses=True)
class Searcher(Bot):
    """What a search of the world, within its limits, tried most."""

    name: ClassVar[str] = "searcher"
    manner: ClassVar[Manner] = Manner()
    usual: ClassVar[Limits] = Limits(simulations=100)
    keeps: ClassVar[bool] = False

    def __init__(self, limits: Limits | None = None, character: str = CHARACTERS[0]) -> None:
        self.limits: Limits = self.usual if limits is None else limits
        self.character: int = CHARACTERS.index(character)
        self.simulations: int = 0  # of the last decision; the arena shows it

    def choose(self, world: State, seat: int, seed: int) -> int:
        return self.search(world, seat, seed, None).best().action

    def choose_again(self, world: State, seat: int, seed: int, memory: Memory) -> int:
        """The tree below one's own last answer is where the next search begins, for those that keep it."""
        if not self.keeps:
            return self.choose(world, seat, seed)
        kept = memory.recall()
        best = self.search(world, seat, seed, kept if isinstance(kept, Node) else None).best()
        memory.keep(best.next.get(seat))
        return best.action

    def search(self, world: State, seat: int, seed: int, root: Node | None) -> Search:
        manner = self.manner.suited(world.game.manner)
        search = Search(world, seat, derive(seed, "search"), manner, self.character, root)
        search.run(self.limits)
        self.simulations = search.simulations
        return search

    def think(self, world: State, seat: int, seed: int) -> Thought:
        search = self.search(world, seat, seed, None)
        root = search.root
        found = Thought(seat, search.best().action, search.simulations)
        weight = sum(edge.weight for edge in root.edges.values())
        for action in world.legal(seat):
            edge = root.edges[action]
            share = edge.mean() if edge.visits else UNKNOWN
            found.considered.append(
                Considered(action, world.describe(action), edge.weight / weight, edge.visits, share)
            )
        found.order()
        expect(found, world.clone(), seat, root)
        return found


def expect(thought: Thought, s: State, seat: int, node: Node) -> None:
    """The line of play through the moves tried most, as far as it is more than a guess."""
    for _ in range(LONGEST_LINE):
        legal = s.legal(seat)
        open_ = [node.edges[action] for action in legal if action in node.edges]
        if not open_:
            return
        most = max(open_, key=lambda edge: (edge.visits, edge.mean()))
        if most.visits < SURE:
            return
        thought.line.append(Step(seat, most.action, s.describe(most.action)))
        s.apply(most.action, seat)
        while s.asked != OVER and len(s.now) == 1:
            thought.line.append(Step(s.asked, s.now[0], s.describe(s.now[0])))
            s.apply(s.now[0])
        if s.asked not in most.next:
            return
        node, seat = most.next[s.asked], s.asked


class Adept(Searcher):
    """Looks ahead for about a third of a second."""

    name: ClassVar[str] = "adept"
    usual: ClassVar[Limits] = Limits(simulations=4000, seconds=0.3)


class Master(Searcher):
    """Looks further ahead, and for two seconds."""

    name: ClassVar[str] = "master"
    manner: ClassVar[Manner] = Manner(insight=True)
    usual: ClassVar[Limits] = Limits(simulations=30_000, seconds=2.0)
    keeps: ClassVar[bool] = True
