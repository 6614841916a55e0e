"""Many games of one kind at once, played on by several processes into arrays that all of them share.

    from athanor.envs.vector import VectorEnv

    with VectorEnv("spellbook", games=512, workers=2, players=2, seed=1) as env:
        while True:
            env.step(policy(env.observations, env.masks))   # one action for each game

Nothing is made anew from step to step: `observations`, `masks` and the other arrays are written in place. A game that
ends begins anew at once; `done` and `rewards` tell of the one that ended, `observations` already of the next.
"""

# Not compiled: anybody may hand in anything, and a wrong type gets our sentence.

from __future__ import annotations

import gc
import os
import signal
from contextlib import suppress
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from athanor.core.registry import lookup
from athanor.envs.batched import MOST_LEGAL, Batch, arrays_of
from athanor.envs.flat import Flat, Plane, cards_of
from athanor.envs.layout import SEATS
from athanor.envs.shared import Arrays, Shapes, Shared

Plan = tuple[str, int, dict[str, Any], str]  # game, players, options, form of observation
WAIT: Final = 20.0  # seconds in which a process must have begun or ended


def shapes_of(plan: Plan, games: int) -> Shapes:
    """The arrays of one process."""
    game, players, options, form = plan
    found, encoder = lookup(game), lookup(game).encoder()
    if encoder is None:
        raise ValueError(f"The game {game!r} has no encoder, so there is nothing to observe.")
    flat = Flat(encoder.layout, form, cards_of(found, encoder, players, options))
    batch = arrays_of(encoder, games)
    kept = ("ints", "legal", "count", "seat", "players", "done", "shares", "points", "progress", "lane", "taught")
    return {
        "observations": ((games, flat.size), np.float32),
        "masks": ((games, found.num_actions), np.bool_),
        "rewards": ((games, SEATS), np.float32),
        "actions": ((games,), np.int16),
        **{name: batch[name] for name in kept},
    }


class VectorEnv:
    """`games` in all, shared out among `workers` processes (0: played here). `observation`: a form of `flat.FORMS`.

    The arrays have a row for each game:

        observations    what the seat that is asked knows (`planes` names the places)
        masks           True for each action that it may choose
        legal, count    the same as a list of actions, and how many; -1 behind the last
        seats           which seat is asked
        done            1 where a game ended in this step
        rewards         by seat, where a game ended: 1 for whoever won alone, the others lose as much together; else 0
        points          by seat, of the last game that ended
    """

    def __init__(
        self,
        game: str,
        games: int = 256,
        workers: int = 0,
        players: int = 2,
        options: dict[str, Any] | None = None,
        observation: str = "flat",
        seed: int = 0,
    ) -> None:
        found = lookup(game)
        checked = found.check_options(players, options or {})
        plan: Plan = (game, players, checked, observation)
        if games < max(1, workers) or workers < 0:
            raise ValueError(f"{games} games cannot be shared out among {workers} processes: each needs one.")
        whole = shapes_of(plan, games)
        self.games = games
        self.players = players
        self.num_actions = found.num_actions
        encoder = found.encoder()
        assert encoder is not None
        self.planes: tuple[Plane, ...] = Flat(
            encoder.layout, observation, cards_of(found, encoder, players, checked)
        ).planes
        self.memory = Shared(whole) if workers else None
        arrays = self.memory.arrays if self.memory else {name: np.zeros(*made) for name, made in whole.items()}
        self.observations: NDArray[np.float32] = arrays["observations"]
        self.masks: NDArray[np.bool_] = arrays["masks"]
        self.rewards: NDArray[np.float32] = arrays["rewards"]
        self.points: NDArray[np.float32] = arrays["points"]
        self.done: NDArray[np.int8] = arrays["done"]
        self.seats: NDArray[np.int8] = arrays["seat"]
        self.legal: NDArray[np.int16] = arrays["legal"]
        self.count: NDArray[np.int16] = arrays["count"]
        self.actions: NDArray[np.int16] = arrays["actions"]
        self.here = None if self.memory else Part(plan, arrays, seed)
        self.workers = self.started(plan, workers, seed) if self.memory else []
        self.wait()

    def started(self, plan: Plan, workers: int, seed: int) -> list[Worker]:
        assert self.memory
        edges = [self.games * number // workers for number in range(workers + 1)]
        return [
            Worker(plan, self.memory.name, self.games, first, last, seed + at)
            for at, (first, last) in enumerate(pairwise(edges))
        ]

    # ---------------------------------------------------------------- playing

    def step(self, actions: Any) -> None:
        """Play an action in every game, and go on to the next choice; the arrays then tell of it.

        Examples:
            >>> env = VectorEnv("spellbook", games=3, players=2, seed=1)
            >>> env.step(env.legal[:, 0])
            >>> env.masks.any(axis=1).tolist()
            [True, True, True]
        """
        self.send(actions)
        self.wait()

    def send(self, actions: Any) -> None:
        """The first half of `step`: the processes play on. The arrays are theirs until `wait`."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.games,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"There are {self.games} games, so {self.games} actions are needed, as whole numbers.")
        fits = (chosen >= 0) & (chosen < self.num_actions)
        allowed = fits & self.masks[np.arange(self.games), np.where(fits, chosen, 0)]
        if not allowed.all():
            game = int(np.flatnonzero(~allowed)[0])
            raise ValueError(f"The action {chosen[game]} is not allowed in game {game}; nothing was played.")
        self.actions[:] = chosen
        if self.here:
            self.here.step()
        for worker in self.workers:
            worker.go_on()

    def wait(self) -> None:
        """The second half of `step`."""
        for worker in self.workers:
            worker.wait()

    # ---------------------------------------------------------------- ending

    def close(self) -> None:
        for worker in self.workers:
            worker.close()
        self.workers.clear()
        if self.memory:
            memory, self.memory = self.memory, None
            # What was told last can still be read.
            for name in ("observations", "masks", "rewards", "points", "done", "seats", "legal", "count", "actions"):
                setattr(self, name, getattr(self, name).copy())
            memory.close(unlink=True)

    def __enter__(self) -> VectorEnv:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


class Part:
    """The games of one process."""

    def __init__(self, plan: Plan, arrays: Arrays, seed: int) -> None:
        name, players, options, form = plan
        game = lookup(name)
        encoder = game.encoder()
        assert encoder is not None
        self.flat = Flat(encoder.layout, form, cards_of(game, encoder, players, options))
        self.arrays = arrays
        games = len(arrays["actions"])
        numbers = {"floats": arrays["observations"][:, : encoder.layout.floats]}
        self.batch = Batch(game, games, lambda _: (players, options), seed, arrays | numbers, mixed=False)
        self.rows = np.arange(games)
        self.columns = np.arange(MOST_LEGAL)
        self.tell()

    def step(self) -> None:
        arrays = self.arrays
        # Where each action stands among those that are offered.
        self.batch.step((arrays["legal"] == arrays["actions"][:, None]).argmax(1))
        self.tell()

    def tell(self) -> None:
        """What the batch does not write: categories as part of the row, masks, rewards."""
        arrays = self.arrays
        self.flat.write_categories(arrays["ints"], arrays["observations"])
        masks, offered = arrays["masks"], self.columns < arrays["count"][:, None]
        masks[:] = False
        masks[np.repeat(self.rows, arrays["count"]), arrays["legal"][offered]] = True
        rewards, ended = arrays["rewards"], np.flatnonzero(arrays["done"])
        rewards[:] = 0.0
        if ended.size:
            lines = arrays["players"][ended, None].astype(np.float32)
            there = np.arange(SEATS) < lines
            rewards[ended] = np.where(there, (lines * arrays["shares"][ended] - 1) / (lines - 1), 0.0)


# ---------------------------------------------------------------- processes


class Worker:
    """Our end of one process."""

    def __init__(self, plan: Plan, memory: str, games: int, first: int, last: int, seed: int) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        # Each has one core to itself; threads for products would only wait for each other.
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
        self.process = context.Process(target=work, args=(theirs, plan, memory, games, first, last, seed), daemon=True)
        self.process.start()
        theirs.close()

    def go_on(self) -> None:
        with suppress(OSError):  # `wait` tells that it is gone
            self.pipe.send_bytes(b"step")

    def wait(self) -> None:
        try:
            said = self.pipe.recv_bytes()
        except (EOFError, OSError) as gone:
            raise RuntimeError("A process that plays games has died.") from gone
        if said:
            raise RuntimeError(f"A process that plays games has failed: {said.decode()}")

    def close(self) -> None:
        self.pipe.close()
        self.process.join(WAIT)
        if self.process.is_alive():
            self.process.terminate()
            self.process.join()


def work(pipe: Connection, plan: Plan, memory: str, games: int, first: int, last: int, seed: int) -> None:
    """The process itself: plays a step whenever it is told to, until nobody is there any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.set_threshold(100_000, 50, 1000)  # states hold no cycles worth looking for every few steps
    shared = Shared(shapes_of(plan, games), memory)
    try:
        part = Part(plan, {name: array[first:last] for name, array in shared.arrays.items()}, seed)
        pipe.send_bytes(b"")
        while True:
            pipe.recv_bytes()
            part.step()
            pipe.send_bytes(b"")
    except (EOFError, OSError):
        pass  # nobody is there any more
    except Exception as error:
        pipe.send_bytes(f"{type(error).__name__}: {error}".encode())
    finally:
        shared.close(unlink=False)
