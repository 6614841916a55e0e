"""Store what the shipped networks answer in PyTorch, for the test that compares numpy's answers with it.

Run as ``python tools/stored_outputs.py [GAME …]``, in an environment with PyTorch (``.venv-train/bin/python`` after
``make test-train``), whenever a game's weights, its encoder or its rules have changed. Without a game: for all of them.

For each game 1,000 decisions are taken from games played at random, over all player counts, modes and options that the
network learns from. They are not stored: the same seed plays them again. Stored are the answers and a digest of each
row, so that a changed encoder is not mistaken for a changed network.
"""

from __future__ import annotations

import sys
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import athanor
from athanor.core.game import Game
from athanor.envs.encoder import Encoder
from athanor.envs.layout import NONE
from athanor.nn import weights as files
from athanor.nn.evaluator import shipped
from athanor.nn.shape import Shape

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "nn" / "data"
SEED = 15
POSITIONS = 1000
ONE_IN = 8  # decisions that are played, so that they come from some sixty games
DIGEST = 8  # bytes

Rows = NDArray[Any]


class Position(NamedTuple):
    floats: Rows
    ints: Rows
    legal: list[int]


class Positions(NamedTuple):
    """Decisions of games with the same cards, and what is printed on those."""

    printed: Rows | None
    rows: list[Position]

    def arrays(self) -> tuple[Rows, Rows, list[list[int]]]:
        floats, ints, legal = zip(*self.rows, strict=True)
        return np.array(floats), np.array(ints), list(legal)


def networks() -> list[str]:
    """The games that come with weights."""
    return [name for name in athanor.games() if shipped(athanor.game(name)).exists()]


def encoder_of(game: Game) -> Encoder:
    found = game.encoder()
    assert found is not None, f"{game.id} has no encoder"
    return found


def positions(game: Game) -> Positions:
    encoder, rng = encoder_of(game), Random(SEED)
    tables: list[list[list[float]]] = []
    rows: list[Position] = []
    while len(rows) < POSITIONS:
        players, options = encoder.table(rng)
        s = game.new(players, rng.getrandbits(45), options, quiet=True)
        if encoder.layout.printed and encoder.printed(s) not in tables:
            tables.append(encoder.printed(s))
        while not s.over:
            now = s.without_back()
            if len(now) > 1 and rng.randrange(ONE_IN) == 0 and len(rows) < POSITIONS:
                floats, ints = encoder.encode(s, s.asked)
                rows.append(Position(np.array(floats, np.float32), np.array(ints, np.int16), now))
            s.apply(rng.choice(now))
    assert len(tables) <= 1, "all tables to learn from are played with the same cards"
    return Positions(np.array(tables[0], np.float32) if tables else None, rows)


def digests(rows: list[Position]) -> Rows:
    """Of each row by itself."""
    found = []
    for row in rows:
        hashed = blake2b(digest_size=DIGEST)
        for part in (row.floats, row.ints, np.array(row.legal, np.int16)):
            hashed.update(part.astype(part.dtype.newbyteorder("<")).tobytes())
        found.append(np.frombuffer(hashed.digest(), np.uint8))
    return np.array(found)


def fingerprint(game: Game) -> Rows:
    """Of the weights that the answers came from."""
    return np.frombuffer(blake2b(shipped(game).read_bytes(), digest_size=DIGEST).digest(), np.uint8)


def answers(game: Game, given: Positions) -> dict[str, Rows]:
    """PyTorch's, in single precision throughout. Policies of all positions stand one behind the other."""
    import torch

    from athanor.training.network import Net

    arrays, about = files.load(shipped(game))
    net = Net(Shape(encoder_of(game).layout, **about["shape"]), given.printed)
    net.load_arrays(arrays)
    net.eval()
    floats, ints, choices = given.arrays()
    legal = np.full((len(choices), max(map(len, choices))), NONE, np.int64)
    for row, actions in enumerate(choices):
        legal[row, : len(actions)] = actions
    with torch.no_grad():
        policy, shares, points = net(*(torch.from_numpy(each) for each in (floats, ints, legal)))
    return {
        "policy": policy.numpy()[legal != NONE].astype(np.float32),
        "shares": shares.softmax(1).numpy().astype(np.float32),
        "points": points.numpy().astype(np.float32),
    }


def store(name: str) -> Path:
    game = athanor.game(name)
    given = positions(game)
    file = FOLDER / f"{name}.npz"
    FOLDER.mkdir(exist_ok=True)
    arrays = {"weights": fingerprint(game), "digests": digests(given.rows), **answers(game, given)}
    with file.open("wb") as opened:
        np.savez_compressed(opened, allow_pickle=False, **arrays)
    return file


def main(arguments: list[str]) -> int:
    for name in arguments or networks():
        file = store(name)
        print(f"{file}: {file.stat().st_size / 1000:.0f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
