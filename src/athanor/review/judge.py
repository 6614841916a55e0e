"""Who judges positions: a game's network, or random playouts where it has none."""

from __future__ import annotations

from typing import Final

from athanor.bots.sampling import RandomStream
from athanor.bots.search.evaluators import ByPlayouts
from athanor.bots.seeds import derive
from athanor.core.game import Game
from athanor.core.state import State
from athanor.nn.late import evaluator_of

# A playout without a network is judged together with others of its kind; each sees a stream of its own.
PLAYOUTS: Final = 2


class Judgement:
    """What is thought of a position by the seat that is asked there."""

    __slots__ = ("policy", "shares")

    def __init__(self, policy: list[float], shares: list[float]) -> None:
        self.policy = policy  # log-probabilities of what may be chosen
        self.shares = shares  # of the victory, by line of the score


class Judge:
    def __init__(self, game: Game, seed: int) -> None:
        self.network = evaluator_of(game)
        self.seed = seed
        self.asked = 0  # positions looked at so far

    def many(self, asked: list[State], values: bool = True) -> list[Judgement]:
        """Of states in which somebody is asked."""
        self.asked += len(asked)
        if not asked:
            return []
        if self.network is None:
            return [self.by_playouts(s, values) for s in asked]
        answers = self.network.many([(s, s.asked, s.now) for s in asked])
        return [
            Judgement(answer.policy, answer.shares[: lines_of(s)]) for s, answer in zip(asked, answers, strict=True)
        ]

    def by_playouts(self, s: State, values: bool) -> Judgement:
        evaluator = ByPlayouts(RandomStream(derive(self.seed, "playout", s.rng)))
        shares = [0.0] * lines_of(s)
        for _ in range(PLAYOUTS if values else 0):
            found = evaluator.values(s, s.asked)
            found += [0.0] * (len(shares) - len(found))
            found[-1] += 1.0 - sum(found)
            shares = [share + each / PLAYOUTS for share, each in zip(shares, found, strict=True)]
        return Judgement(evaluator.policy(s, s.asked), shares)


def lines_of(s: State) -> int:
    """The seats, then the automatic opponent of a game for one."""
    return max(2, s.players)


def outcome(s: State) -> list[float]:
    """The share of the victory that each line got. What nobody won is the automatic opponent's."""
    lines, winners = lines_of(s), s.winners()
    if not winners:
        winners = list(range(s.players, lines)) or list(range(lines))
    return [1.0 / len(winners) if line in winners else 0.0 for line in range(lines)]
