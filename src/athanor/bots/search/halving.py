"""Sequential halving over a network: the likeliest actions are tried in re-dealt worlds, and the weaker half is dropped
again and again (Karnin et al. 2013; as at the root of Gumbel search, Danihelka et al. 2022).

A trial deals everything hidden anew, plays a candidate, lets the policy play on for everybody for some decisions, and
reads the value there. Every candidate meets the same worlds and the same luck in them. All trials of a round go on in
lockstep, so that the network answers for many positions at once.
"""

from __future__ import annotations

from math import ceil, exp, log2
from typing import TYPE_CHECKING, Final

from athanor.bots.base import leave_out_back
from athanor.bots.sampling import RandomStream
from athanor.bots.search.characters import satisfaction
from athanor.bots.search.limits import Limits
from athanor.bots.seeds import derive
from athanor.core.state import OVER, State
from athanor.core.victory import won

if TYPE_CHECKING:
    from athanor.nn.evaluator import Evaluator as Network

CANDIDATES: Final = 8  # tried at most
UNLIKELY: Final = 0.01  # beside the likeliest: what is less likely is not tried
HORIZON: Final = 16  # decisions that the policy plays on
TRUST: Final = 0.04  # in the policy: an action e times as likely may promise that much less, after no trials …
DOUBT: Final = 16.0  # … and half of it after so many
TEMPERATURE: Final = 0.7  # at which the policy plays on: a little closer to its likeliest action than it is
AT_ONCE: Final = 4  # worlds between two looks at the clock
LONGEST: Final = 400  # decisions without a choice in a row; no game has that many


class Candidate:
    __slots__ = ("action", "policy", "total", "trials")

    def __init__(self, action: int, policy: float) -> None:
        self.action = action
        self.policy = policy  # log-probability
        self.trials: int = 0
        self.total: float = 0.0

    def share(self) -> float:
        """Of the victory, in the mean of its trials."""
        return self.total / self.trials

    def worth(self) -> float:
        """What it promises, and a little for what the policy thinks of it: few trials are noisy."""
        return self.share() + TRUST * self.policy * DOUBT / (DOUBT + self.trials)


class Trial:
    """One candidate in one world."""

    __slots__ = ("candidate", "left", "random", "world")

    def __init__(self, candidate: Candidate, world: State, seed: int) -> None:
        self.candidate = candidate
        self.world = world
        self.random = RandomStream(seed)
        self.left: int = HORIZON


class Halving:
    __slots__ = ("candidates", "character", "network", "seat", "seed", "simulations", "world", "worlds")

    def __init__(self, network: Network, world: State, seat: int, seed: int, character: int = 0) -> None:
        self.network = network
        self.world = world
        self.seat = seat
        self.seed = seed
        self.character = character
        self.simulations: int = 0
        self.worlds: int = 0  # dealt so far
        policy = network(world, seat).policy
        pairs = zip(world.legal(seat), policy, strict=True)
        self.candidates: list[Candidate] = [Candidate(action, each) for action, each in pairs]
        self.candidates.sort(key=lambda one: -one.policy)

    def run(self, limits: Limits) -> Candidate:
        """The best candidate within the limits, each round with the same part of them."""
        likeliest = self.candidates[0].policy
        left = [one for one in self.candidates[:CANDIDATES] if exp(one.policy - likeliest) >= UNLIKELY]
        rounds = max(1, ceil(log2(len(left))))
        for number in range(1, rounds + 1):
            if len(left) == 1:
                break
            self.round(left, limits.part(rounds))
            left.sort(key=lambda one: -one.worth())
            left = left[: (len(left) + 1) // 2] if number < rounds else left[:1]
        return left[0]

    def compare(self, count: int, limits: Limits) -> None:
        """Try so many of the likeliest, for whoever wants to know what they promise, however clear the choice was."""
        untried = [one for one in self.candidates[:count] if not one.trials]
        if untried:
            self.round(untried, limits)

    def round(self, left: list[Candidate], limits: Limits) -> None:
        """The same worlds for all that are left."""
        end, tried = limits.end(), 0
        while not limits.reached(tried, end):
            worlds = AT_ONCE if limits.seconds else max(1, limits.simulations // len(left))
            trials = [trial for _ in range(worlds) for trial in self.deal(left)]
            tried += len(trials)
            while trials:
                trials = self.play_on(trials)
        self.simulations += tried

    def deal(self, left: list[Candidate]) -> list[Trial]:
        """One world, and each candidate in a copy of it with the same luck."""
        self.worlds += 1
        dealt = self.world.determinise(self.seat, derive(self.seed, "world", self.worlds))
        luck = derive(self.seed, "luck", self.worlds)
        trials = []
        for candidate in left:
            copy = dealt.clone()
            copy.apply(candidate.action, self.seat)
            trials.append(Trial(candidate, copy, luck))
        return trials

    def play_on(self, trials: list[Trial]) -> list[Trial]:
        """One decision in every trial; those that are not at their end."""
        going: list[Trial] = []
        for trial in trials:
            to_a_choice(trial.world)
            if trial.world.asked == OVER:
                self.credit(trial, won(trial.world))
            else:
                going.append(trial)
        if not going:
            return going
        answers = self.network.many([(trial.world, trial.world.asked, trial.world.now) for trial in going])
        following: list[Trial] = []
        for trial, answer in zip(going, answers, strict=True):
            s = trial.world
            if trial.left == 0:
                self.credit(trial, answer.shares)
            else:
                trial.left -= 1
                s.apply(s.now[trial.random.sample(answer.policy, TEMPERATURE)])
                following.append(trial)
        return following

    def credit(self, trial: Trial, shares: list[float]) -> None:
        trial.candidate.trials += 1
        trial.candidate.total += satisfaction(self.character, trial.world, self.seat, shares)


def to_a_choice(s: State) -> None:
    """On to the next decision with a choice, or to the end."""
    for _ in range(LONGEST):
        if s.asked == OVER:
            return
        leave_out_back(s)
        if len(s.now) > 1:
            return
        s.apply(s.now[0])
