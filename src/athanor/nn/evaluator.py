"""A game's network as bots use it: states in, plain numbers out.

Only what the seat knows goes in: the encoder sees to that, whatever the state.
"""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Final

import numpy as np

from athanor.core.game import Game
from athanor.core.state import State
from athanor.envs.encoder import Encoder
from athanor.nn import weights as files
from athanor.nn.network import Network, Rows
from athanor.nn.shape import Shape

WEIGHTS: Final = ("data", "weights.npz")  # in the folder of a game
_EVALUATORS: Final[dict[str, Evaluator | None]] = {}


class Answer:
    """What the network says of one decision."""

    __slots__ = ("points", "policy", "shares")

    def __init__(self, policy: list[float], shares: list[float], points: list[float]) -> None:
        self.policy = policy  # log-probabilities of the legal actions, in their order
        self.shares = shares  # of the victory, by line of the score: the seats, then the automatic opponent
        self.points = points  # at the end, likewise


class Evaluator:
    def __init__(self, encoder: Encoder, network: Network) -> None:
        self.encoder = encoder
        self.network = network
        # By the table of what is printed, the vectors made of it; the table is kept, so that its address stays its own.
        self.printed: dict[int, tuple[list[list[float]], Rows]] = {}

    def __call__(self, s: State, seat: int) -> Answer:
        return self.many([(s, seat, s.legal(seat))])[0]

    def many(self, asked: list[tuple[State, int, list[int]]]) -> list[Answer]:
        """Several decisions at once, each with the actions to choose from: of games with the same cards."""
        rows = [self.encoder.encode(s, seat) for s, seat, _ in asked]
        floats = np.array([row[0] for row in rows], np.float32)
        ints = np.array([row[1] for row in rows], np.int64)
        legal = [actions for _, _, actions in asked]
        policy, shares, points = self.network.answer(floats, ints, legal, self.cards(asked[0][0]))
        points *= self.encoder.layout.points_scale
        found = []
        for i, (s, seat, _) in enumerate(asked):
            lines = max(2, s.players)
            # The row begins with the observing seat; in solo games the automatic opponent stands behind the one seat.
            order = [(line - seat) % lines for line in range(lines)]
            found.append(
                Answer(
                    policy[i].tolist(),
                    [float(shares[i, place]) for place in order],
                    [float(points[i, place]) for place in order],
                )
            )
        return found

    def cards(self, s: State) -> Rows | None:
        if not self.encoder.layout.printed:
            return None
        table = self.encoder.printed(s)
        known = self.printed.get(id(table))
        if known is None:
            known = self.printed[id(table)] = (table, self.network.cards(np.array(table, np.float32)))
        return known[1]


def evaluator_of(game: Game) -> Evaluator | None:
    """That of the game's shipped weights; None: the game has no network."""
    if game.id not in _EVALUATORS:
        _EVALUATORS[game.id] = read(game, shipped(game))
    return _EVALUATORS[game.id]


def shipped(game: Game) -> Path:
    """Where the weights lie that come with a game, if any do."""
    return Path(inspect.getfile(type(game))).parent.joinpath(*WEIGHTS)


def read(game: Game, file: Path) -> Evaluator | None:
    encoder = game.encoder()
    if encoder is None or not file.exists():
        return None
    weights, about = files.load(file)
    shape = Shape(encoder.layout, **about["shape"])
    files.check(shape, weights)
    return Evaluator(encoder, Network(shape, weights))
