"""The bots that search: within the limits they are given, and in several characters."""

from __future__ import annotations

from math import exp, log
from typing import TYPE_CHECKING, ClassVar, Final

from athanor.bots.base import Bot, leave_out_back
from athanor.bots.memory import Memory
from athanor.bots.search.characters import CHARACTERS
from athanor.bots.search.halving import Candidate, Halving
from athanor.bots.search.limits import Limits
from athanor.bots.search.search import Search
from athanor.bots.search.tree import Node
from athanor.bots.seeds import derive
from athanor.bots.thought import UNKNOWN, Considered, Step, Thought
from athanor.core.compiled import mypyc_attr
from athanor.core.state import OVER, State
from athanor.nn.late import evaluator_of

if TYPE_CHECKING:
    from athanor.nn.evaluator import Evaluator as Network

LONGEST_LINE: Final = 12  # moves of the expected line of play
LIKELY: Final = log(0.5)  # that a move of it must be at least, by the network
COMPARED: Final = 3  # actions whose shares somebody who asks is told, however clear the choice is
SURE: Final = 3  # visits that a move of it must have had
MOST_SIMULATIONS: Final = 2000  # of a grandmaster, in a game that is quickly simulated


@mypyc_attr(allow_interpreted_subclasses=True)
class Searcher(Bot):
    """What a search of the world, within its limits, visited most."""

    name: ClassVar[str] = "searcher"
    usual: ClassVar[Limits] = Limits(simulations=100)

    def __init__(self, limits: Limits | None = None, character: str = CHARACTERS[0]) -> None:
        self.limits: Limits = self.usual if limits is None else limits
        self.character: int = CHARACTERS.index(character)
        self.simulations: int = 0  # of the last decision; the arena shows it

    def choose(self, world: State, seat: int, seed: int) -> int:
        return self.search(world, seat, seed, None).best().action

    def choose_again(self, world: State, seat: int, seed: int, memory: Memory) -> int:
        """The tree below one's own last answer is where the next search begins."""
        kept = memory.recall()
        best = self.search(world, seat, seed, kept if isinstance(kept, Node) else None).best()
        memory.keep(best.next.get(seat))
        return best.action

    def search(self, world: State, seat: int, seed: int, root: Node | None) -> Search:
        search = Search(world, seat, derive(seed, "search"), self.character, root)
        search.run(self.limits)
        self.simulations = search.simulations
        return search

    def think(self, world: State, seat: int, seed: int) -> Thought:
        search = self.search(world, seat, seed, None)
        root = search.root
        found = Thought(seat, search.best().action, search.simulations)
        legal = world.legal(seat)
        weight = sum(root.edges[action].weight for action in legal)
        for action in legal:
            edge = root.edges[action]
            share = edge.mean() if edge.visits else UNKNOWN
            found.considered.append(
                Considered(action, world.describe(action), edge.weight / weight, edge.visits, share)
            )
        found.order()
        expect(found, world.clone(), seat, root)
        return found


def expect(thought: Thought, s: State, seat: int, node: Node) -> None:
    """The line of play through the moves visited most, as far as it is more than a guess."""
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
        while s.asked != OVER and forced(s):
            thought.line.append(Step(s.asked, s.now[0], s.describe(s.now[0])))
            s.apply(s.now[0])
        if s.asked not in most.next:
            return
        node, seat = most.next[s.asked], s.asked


def forced(s: State) -> bool:
    leave_out_back(s)
    return len(s.now) == 1


class Grandmaster(Searcher):
    """Searches for about two seconds: by halving over a network, where a game has one; otherwise in a tree."""

    name: ClassVar[str] = "grandmaster"
    usual: ClassVar[Limits] = Limits(simulations=MOST_SIMULATIONS, seconds=2.0)

    def choose(self, world: State, seat: int, seed: int) -> int:
        network = evaluator_of(world.game)
        if network is None:
            return super().choose(world, seat, seed)
        return self.halve(Halving(network, world, seat, derive(seed, "search"), self.character)).action

    def choose_again(self, world: State, seat: int, seed: int, memory: Memory) -> int:
        if evaluator_of(world.game) is None:
            return super().choose_again(world, seat, seed, memory)
        return self.choose(world, seat, seed)

    def halve(self, search: Halving) -> Candidate:
        best = search.run(self.limits)
        self.simulations = search.simulations
        return best

    def think(self, world: State, seat: int, seed: int) -> Thought:
        network = evaluator_of(world.game)
        if network is None:
            return super().think(world, seat, seed)
        search = Halving(network, world, seat, derive(seed, "search"), self.character)
        best = self.halve(search)
        search.compare(COMPARED, self.limits.part(COMPARED))
        found = Thought(seat, best.action, search.simulations)
        for one in search.candidates:
            share = one.share() if one.trials else UNKNOWN
            found.considered.append(
                Considered(one.action, world.describe(one.action), exp(one.policy), one.trials, share)
            )
        found.order()
        follow_policy(found, network, world.clone())
        return found


def follow_policy(thought: Thought, network: Network, s: State) -> None:
    """The line of play through the likeliest moves, as far as each is likelier than all others together."""
    seat, action = thought.seat, thought.action
    for _ in range(LONGEST_LINE):
        thought.line.append(Step(seat, action, s.describe(action)))
        s.apply(action, seat)
        if s.asked == OVER:
            return
        leave_out_back(s)
        seat = s.asked
        policy = network(s, seat).policy
        if max(policy) < LIKELY:
            return
        action = s.now[policy.index(max(policy))]
