"""Stretches of play to learn from: rows by step and game, and what followed from them (generalised advantages)."""

from __future__ import annotations

import torch
from torch import Tensor

from athanor.envs.layout import SEATS, Layout


class Rollout:
    """`steps` decisions of `games` games each, and one more row, whose value says what the last of them led to."""

    def __init__(self, layout: Layout, most_legal: int, steps: int, games: int, device: torch.device) -> None:
        size = (steps + 1, games)
        self.steps, self.games = steps, games
        # Half precision is enough for what is observed, and halves the memory.
        self.floats = torch.zeros(*size, layout.floats, dtype=torch.bfloat16, device=device)
        self.ints = torch.zeros(*size, layout.ints, dtype=torch.int16, device=device)
        self.legal = torch.zeros(*size, most_legal, dtype=torch.int16, device=device)
        self.picks = torch.zeros(size, dtype=torch.int64, device=device)
        self.policy = torch.zeros(size, device=device)  # log-probability of the pick when it was made
        self.seat = torch.zeros(size, dtype=torch.int64, device=device)
        self.lane = torch.zeros(size, dtype=torch.int8, device=device)
        self.taught = torch.zeros(size, dtype=torch.int16, device=device)
        self.lines = torch.ones(size, dtype=torch.int64, device=device)
        self.done = torch.zeros(size, device=device)
        # By absolute seat: what was expected, and how the game that ended before this row ended.
        self.values = torch.zeros(2, *size, SEATS, device=device)  # shares, scaled points
        self.results = torch.zeros(2, *size, SEATS, device=device)

    def carry_over(self, last: Rollout) -> None:
        """The last row of one rollout is the first of the next."""
        for name in ("floats", "ints", "legal", "picks", "policy", "seat", "lane", "taught", "lines", "done"):
            getattr(self, name)[0] = getattr(last, name)[-1]
        self.values[:, 0] = last.values[:, -1]
        self.results[:, 0] = last.results[:, -1]

    def advantages(self, discount: float) -> tuple[Tensor, Tensor]:
        """Advantages and λ-returns, each (2, steps, games, seats), by absolute seat: of shares and of scaled points."""
        found = torch.zeros_like(self.values[:, :-1])
        carry = torch.zeros_like(self.values[:, 0])
        for t in range(self.steps - 1, -1, -1):
            over = self.done[t + 1][None, :, None]
            following = over * self.results[:, t + 1] + (1 - over) * self.values[:, t + 1]
            carry = following - self.values[:, t] + discount * (1 - over) * carry
            found[:, t] = carry
        return found, found + self.values[:, :-1]


def to_absolute(relative: Tensor, seat: Tensor, lines: Tensor) -> Tensor:
    """From the order of play, the observing seat first, to the numbers of the seats. What is not there is left at 0."""
    places = torch.arange(SEATS, device=relative.device)
    index = (places - seat[..., None]) % lines[..., None]
    return relative.gather(-1, index) * (places < lines[..., None])


def to_relative(absolute: Tensor, seat: Tensor, lines: Tensor) -> Tensor:
    places = torch.arange(SEATS, device=absolute.device)
    index = (places + seat[..., None]) % lines[..., None]
    return absolute.gather(-1, index) * (places < lines[..., None])
