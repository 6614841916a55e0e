"""What a run of learning can be told; the defaults are those that the shipped networks were learnt with."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from athanor.nn import weights as files
from athanor.training.words import TrainError


@dataclass
class Settings:
    game: str
    minutes: float = 60.0
    seed: int = 1
    actors: int = 1
    games: int = 128  # per group, two groups an actor
    steps: int = 32  # decisions of each game in one rollout
    batch: int = 2048  # rows in a minibatch
    epochs: int = 2
    width: int = 256
    slot: int = 64
    blocks: int = 2
    rate: float = 1e-3  # learning rate at the beginning …
    rate_end: float = 1e-4  # … and at the end
    entropy: float = 0.03
    entropy_end: float = 0.003
    explore: float = 0.0  # weight of keeping every legal action possible at the beginning; at the end none
    lead: float = 0.5  # weight of the lead in points beside the share of victory
    lead_end: float = 0.05
    progress: float = 0.0  # points for the unit of `Encoder.progress` at the beginning …
    progress_until: float = 0.7  # … and the part of the run after which it counts no longer
    trace: float = 0.97  # λ of the returns
    clip: float = 0.2
    kl: float = 0.03  # a rollout is left when the policy has moved that far
    teach: float = 0.0  # the part of the run in which the hand-made policy is imitated
    taught: float = 0.08  # the share of games it plays for that
    imitation: float = 1.0  # weight of imitating it, at the beginning
    frozen: float = 0.12  # games against earlier copies
    hand_made: float = 0.05  # games against the hand-made policy
    rand: float = 0.02  # games against random play
    frozen_every: float = 120.0  # seconds between two copies
    copies: int = 8  # that are kept
    save_every: float = 60.0
    report_every: float = 20.0

    def plain(self) -> dict[str, Any]:
        return asdict(self)

    def size_as(self, file: Path) -> None:
        """The size of the network whose weights are in that file."""
        try:
            shape = files.load(file)[1]["shape"]
            self.width, self.slot, self.blocks = (int(shape[name]) for name in ("width", "slot", "blocks"))
        except (OSError, KeyError, TypeError, ValueError) as broken:
            raise TrainError("train-bad-weights", file=str(file), game=self.game) from broken
