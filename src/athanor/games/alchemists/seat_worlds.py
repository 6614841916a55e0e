"""What a seat is sure of about the truth, kept from decision to decision: the possible worlds, ready to draw from.

Copies of a state share what is kept, and a seat that learns more goes on from there (`evidence.seat_worlds_of`).
Nothing of this is saved: it follows from the results and the facts.
"""

from __future__ import annotations

from array import array
from collections import deque
from typing import TYPE_CHECKING, Final

from athanor.core.rng import roll
from athanor.games.alchemists import worlds
from athanor.games.alchemists.alchemicals import INGREDIENTS
from athanor.games.alchemists.beliefs import TRUST_IN_ROUND, Belief
from athanor.games.alchemists.deduction import Knowledge

if TYPE_CHECKING:
    from athanor.games.alchemists.learnt import Learnt, Tally
    from athanor.games.alchemists.state import Alchemists, Fact, Result

FINE: Final = 1 << 40
MOST_READY: Final = 64  # at up to 100 kB each
# From here on the worlds of a group are written out, which takes as long as some fifty draws without.
OFTEN: Final = 50
ANY: Final = -1  # no cauldron, or nothing known of what may lie in it


class Group:
    """Possible worlds of the same weight; `share` is the weight of all of them."""

    __slots__ = ("count", "drawn", "listed", "share", "worlds")

    def __init__(self, weight: int, worlds: int) -> None:
        self.worlds = worlds
        self.count: int = worlds.bit_count()
        self.share: float = float(weight) * self.count
        self.drawn: int = 0
        self.listed: array[int] | None = None

    def world(self, n: int) -> int:
        """The n-th of them."""
        if self.listed is not None:
            return self.listed[n]
        self.drawn += 1
        if self.drawn == OFTEN:
            self.listed = array("H", worlds.all_of(self.worlds))
        return worlds.nth(self.worlds, n)


class Lottery:
    """Possible worlds to draw one from, those that theories of others speak for more often.

    `theories` are those, as `suspicion.heard` puts it, and `round` is when; for `cauldron` see `likely_world`. Of all
    lotteries only the latest are kept ready: their groups are far bigger than the rest of a state.
    """

    __slots__ = ("cauldron", "groups", "possible", "round", "theories", "total")

    def __init__(self, possible: int, theories: int, number: int, cauldron: int) -> None:
        self.possible = possible
        self.theories = theories
        self.round = number
        self.cauldron = cauldron
        self.groups: list[Group] = []
        self.total: float = 0.0

    def make_ready(self) -> None:
        belief = Belief(Knowledge(self.possible))
        for ingredient in range(INGREDIENTS):
            theory = (self.theories >> 4 * ingredient & 15) - 1
            if theory >= 0:
                belief.hear_theory(ingredient, theory, TRUST_IN_ROUND[self.round - 1])
        self.groups = [Group(weight, group) for weight, group in belief.weighed.items()]
        self.total = 0.0
        for group in self.groups:
            self.total += group.share
        _ready.append(self)
        if len(_ready) > MOST_READY:
            _ready.popleft().groups = []

    def draw(self, s: Alchemists) -> int:
        """The number of a world, by weight."""
        if not self.groups:
            self.make_ready()
        left = self.total * roll(s, FINE) / FINE
        chosen = self.groups[0]
        for group in self.groups:
            chosen = group
            left -= group.share
            if left < 0.0:
                break
        return chosen.world(roll(s, chosen.count))


_ready: Final[deque[Lottery]] = deque()


class SeatWorlds:
    """The worlds possible to a seat after all that it has `seen`, as `evidence.what_was_seen` puts it.

    It holds for a state with these very `results` and the first `told` of these very `facts`. What encoders make of
    them is kept here too: `learnt` goes by what was seen, `tally` by the results (`learnt.py`).
    """

    __slots__ = ("facts", "learnt", "lottery", "possible", "results", "seen", "tally", "told")

    def __init__(self, results: list[Result], facts: list[Fact], seen: tuple[int, ...], possible: int) -> None:
        self.results = results
        self.facts = facts
        self.told: int = len(facts)
        self.seen = seen
        self.possible = possible
        self.lottery: Lottery | None = None
        self.learnt: Learnt | None = None
        self.tally: Tally | None = None

    def holds(self, s: Alchemists) -> bool:
        return self.results is s.results and self.facts is s.facts and self.told == len(s.facts)

    def with_results(self, results: list[Result]) -> SeatWorlds:
        """The same for a state with other results that tell this seat the same."""
        other = SeatWorlds(results, self.facts, self.seen, self.possible)
        other.lottery = self.lottery
        other.learnt = self.learnt
        return other
