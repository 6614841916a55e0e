"""Weights in a file: half-precision arrays, and beside them what they came from, as JSON in the same archive."""

from __future__ import annotations

import json
import zlib
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np

from athanor.nn.shape import Shape, Weights

ABOUT: Final = "about"


def save(path: Path, weights: Weights, about: dict[str, Any]) -> None:
    arrays = {name: each.astype(np.float16) for name, each in weights.items()}
    text = np.frombuffer(json.dumps(about, indent=1).encode(), np.uint8)
    with path.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **arrays, **{ABOUT: text})


def load(path: Path) -> tuple[Weights, dict[str, Any]]:
    """A ValueError where the file is damaged or something else."""
    try:
        with path.open("rb") as file, np.load(file) as data:
            about: dict[str, Any] = json.loads(bytes(data[ABOUT]).decode())
            return {name: data[name].astype(np.float32) for name in data.files if name != ABOUT}, about
    except (BadZipFile, KeyError, EOFError, AttributeError, TypeError, zlib.error) as broken:
        raise ValueError(f"{path} is damaged") from broken


def check(shape: Shape, weights: Weights) -> None:
    """A ValueError where the weights are not those of this shape."""
    wanted = shape.weights()
    if set(wanted) != set(weights):
        raise ValueError(f"other weights than wanted: {sorted(set(wanted) ^ set(weights))}")
    for name, size in wanted.items():
        if weights[name].shape != size:
            raise ValueError(f"{name} is {weights[name].shape}, wanted {size}")
