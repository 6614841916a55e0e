"""The processes that play: each steps two groups of games in lockstep, and writes what is observed into shared memory.

Two groups, because while the learner evaluates one of them the other is played on. An actor needs no PyTorch.
"""

from __future__ import annotations

import gc
import multiprocessing
import os
import random
import signal
from importlib import import_module
from multiprocessing.connection import Connection
from typing import Final

import numpy as np

import athanor
from athanor.bots.base import ask
from athanor.bots.heuristic import Heuristic
from athanor.core.state import State
from athanor.envs.batched import Batch, Rival, arrays_of
from athanor.envs.encoder import Encoder
from athanor.envs.shared import Arrays, Shapes, Shared
from athanor.training.words import TrainError

GROUPS: Final = 2
# Who plays against the learner in a game of a batch.
ITSELF: Final = 0
FROZEN: Final = 1  # an earlier copy of it
HAND_MADE: Final = 2  # the policy written by hand
RANDOM: Final = 3
TAUGHT: Final = 4  # nobody: the hand-made policy plays all seats, and the learner imitates it
KINDS: Final = ("itself", "frozen", "hand-made", "random", "taught")

BY_HAND: Final = Heuristic()


class Mix:
    """How the games of a batch are shared out among kinds of opponents, each as a share of all."""

    def __init__(self, frozen: float, hand_made: float, rand: float, taught: float) -> None:
        self.shares = {FROZEN: frozen, HAND_MADE: hand_made, RANDOM: rand, TAUGHT: taught}

    def kinds(self, games: int) -> list[int]:
        found: list[int] = []
        for kind, share in self.shares.items():
            found += [kind] * (max(1, round(games * share)) if share else 0)
        return [*([ITSELF] * (games - len(found))), *found][:games]


def by_hand(s: State, seat: int, rng: random.Random) -> int:
    """The hand-made policy; it is asked as every bot is, about a world as its seat may imagine it."""
    return ask(BY_HAND, s, seat, rng.getrandbits(40))


def at_random(s: State, seat: int, rng: random.Random) -> int:
    return rng.choice(s.without_back())


RIVALS: Final[dict[int, Rival]] = {HAND_MADE: by_hand, RANDOM: at_random}
TEACHERS: Final[dict[int, Rival]] = {TAUGHT: by_hand}


class Slab:
    """The arrays of all actors side by side, for both groups, in one piece of shared memory: a learner reads what all
    of them observe at once."""

    def __init__(self, encoder: Encoder, lanes: int, name: str | None = None) -> None:
        wanted: Shapes = {**arrays_of(encoder, lanes), "picks": ((lanes,), np.int16)}
        wanted["floats"] = (wanted["floats"][0], np.float16)  # the learner halves them anyway
        self.memory = Shared({f"{field} {group}": wanted[field] for group in range(GROUPS) for field in wanted}, name)
        self.groups: list[Arrays] = [
            {field: self.memory.arrays[f"{field} {group}"] for field in wanted} for group in range(GROUPS)
        ]

    def close(self, unlink: bool) -> None:
        self.groups.clear()
        self.memory.close(unlink)


def encoder_of(game: str) -> Encoder:
    found = athanor.game(game).encoder()
    if found is None:
        known = [name for name in athanor.games() if athanor.game(name).encoder() is not None]
        raise TrainError("train-no-encoder", game=game, known=", ".join(known))
    return found


class Actor:
    """The learner's end of one process, which writes into its part of the slab."""

    def __init__(self, game: str, kinds: list[int], seed: int, slab: Slab, lanes: int, first: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(
            target=play, args=(theirs, game, kinds, seed, slab.memory.name, lanes, first), daemon=True
        )
        # Each process has one core to itself; threads for products would only wait for each other.
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
        self.process.start()
        theirs.close()

    def take(self) -> tuple[int, dict[int, list[float]]]:
        """Wait for the group that is ready next; and how games ended since the last time."""
        try:
            found: tuple[int, dict[int, list[float]]] = self.pipe.recv()
        except (EOFError, OSError) as gone:
            raise TrainError("train-actor-died") from gone
        return found

    def give(self, group: int) -> None:
        """The picks of a group are written: it plays on."""
        try:
            self.pipe.send(group)
        except OSError as gone:
            raise TrainError("train-actor-died") from gone

    def leave(self) -> None:
        """It ends as soon as it wants to tell something."""
        self.pipe.close()

    def close(self) -> None:
        self.leave()
        self.process.join(5)
        if self.process.is_alive():
            self.process.terminate()
            self.process.join()


def play(pipe: Connection, game: str, kinds: list[int], seed: int, memory: str, lanes: int, first: int) -> None:
    """The actor itself: sends the group that is ready, waits for its picks. Its part of the lanes begins at `first`."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.set_threshold(100_000, 50, 1000)  # states hold no cycles worth looking for every few steps
    for plugin in os.environ.get("ATHANOR_PLUGINS", "").split(","):  # games from outside
        if plugin.strip():
            import_module(plugin.strip())
    found, encoder = athanor.game(game), encoder_of(game)
    slab, games = Slab(encoder, lanes, memory), len(kinds)
    batches, parts = [], []
    try:
        for group, whole in enumerate(slab.groups):
            shared = {name: each[first : first + games] for name, each in whole.items()}
            parts.append(shared)
            arrays = shared | {"floats": np.zeros(shared["floats"].shape, np.float32)}
            batch = Batch(found, games, encoder.table, seed + group, arrays, kinds, RIVALS, TEACHERS)
            shared["floats"][:] = batch.floats
            batches.append(batch)
            pipe.send((group, {}))
        while True:
            group = pipe.recv()
            batch = batches[group]
            batch.step(parts[group]["picks"])
            parts[group]["floats"][:] = batch.floats
            pipe.send((group, batch.wins))
            batch.wins = {}
    except (EOFError, BrokenPipeError, ConnectionResetError):
        pass  # the learner is gone
    finally:
        batches.clear()
        parts.clear()
        slab.close(unlink=False)
