"""One game after another, as the environments that ask for one action at a time see it.

Choices among one action are made without asking, and nobody is offered to take a choice back. Everything a seat is told
comes from the game's encoder and the legal actions: what the seat may know.
"""

# Not compiled: anybody may hand in anything, and a wrong type gets our sentence.

from __future__ import annotations

from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from athanor.core.errors import IllegalAction
from athanor.core.game import Game
from athanor.core.message import Message
from athanor.core.registry import lookup
from athanor.core.state import State
from athanor.envs.flat import Flat, Plane, Row, cards_of
from athanor.envs.forced import go_on

REWARDS: Final = ("victory", "points")
Mask = NDArray[np.int8]


def utilities(shares: list[float]) -> list[float]:
    """Shares of the victory as a game of sum 0: 1 for whoever wins alone, less for who shares, the losers pay."""
    lines = len(shares)
    return [(lines * share - 1) / (lines - 1) for share in shares]


class Episode:
    """`observation`: a form of `flat.FORMS`. `reward`: `victory` (at the end: 1 for whoever wins alone, and the others
    lose as much together) or `points` (after every action: the points that a seat has gained, by `points_scale`)."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: dict[str, Any] | None = None,
        observation: str = "flat",
        reward: str = "victory",
    ) -> None:
        self.game: Game = lookup(game)
        encoder = self.game.encoder()
        if encoder is None:
            raise ValueError(f"The game {game!r} has no encoder, so there is nothing to observe.")
        if reward not in REWARDS:
            raise ValueError(f"There is no reward called {reward!r}; known are: {', '.join(REWARDS)}.")
        self.encoder = encoder
        self.players = 2 if players is None else players
        self.options = self.game.check_options(self.players, options or {})
        self.reward = reward
        cards = cards_of(self.game, encoder, self.players, self.options)
        self.flat = Flat(encoder.layout, observation, cards)
        self.rng = Random()
        self.s: State
        self.offered: list[int] = []
        self.points: list[float] = []

    @property
    def num_actions(self) -> int:
        return self.game.num_actions

    @property
    def planes(self) -> tuple[Plane, ...]:
        return self.flat.planes

    # ---------------------------------------------------------------- playing

    def begin(self, seed: int | None = None) -> None:
        """A new game. With a seed, this game and all that follow are the same as whenever it is given."""
        if seed is not None:
            self.rng.seed(seed)
        self.s = self.game.new(self.players, self.rng.getrandbits(45), self.options, quiet=True)
        self.s.start = None  # nobody asks for a record; without one a choice costs less
        self.offered = go_on(self.s)
        self.points = self.points_now()

    def apply(self, action: int) -> list[float]:
        """Play for the seat that is asked; the rewards by seat."""
        if action not in self.offered:
            raise self.refusal(action)
        self.s.apply(action)
        self.offered = go_on(self.s)
        return self.rewards()

    def refusal(self, action: int) -> IllegalAction:
        """Why an action is not offered now."""
        return IllegalAction(self.s.reason(action) or Message("why-not-now"), texts=self.game.texts)

    def rewards(self) -> list[float]:
        if self.reward == "points":
            before, self.points = self.points, self.points_now()
            return [now - old for now, old in zip(self.points, before, strict=True)]
        if self.s.over:
            return utilities(self.encoder.results(self.s)[0])[: self.players]
        return [0.0] * self.players

    def points_now(self) -> list[float]:
        if self.reward != "points":
            return []
        scale = self.encoder.layout.points_scale
        return [points / scale for points in self.s.scores()[: self.players]]

    # ---------------------------------------------------------------- what a seat is told

    def observe(self, seat: int) -> Row:
        """What the seat knows; all zeros once the game is over."""
        row: Row = np.zeros(self.flat.size, np.float32)
        if not self.s.over:
            floats, ints = self.encoder.encode(self.s, seat)
            self.flat.write(floats, ints, row)
        return row

    def mask(self, seat: int) -> Mask:
        """1 for each action that the seat may choose now; all zeros if it is not asked."""
        found: Mask = np.zeros(self.game.num_actions, np.int8)
        if seat == self.s.asked:
            found[self.offered] = 1
        return found

    def outcome(self) -> dict[str, Any]:
        """How the game ended: points and shares of the victory, by seat, then the automatic opponent's."""
        shares, points = self.encoder.results(self.s)
        return {"points": points, "shares": shares}
