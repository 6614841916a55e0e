"""A larger network that answers as a smaller one does, to learn on from its weights (Chen et al. 2016, Net2Net).

The larger one holds units of the smaller more than once; whoever reads them reads each copy in part. Blocks that the
smaller one does not have begin as doing nothing.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from athanor.nn.shape import Shape, Weights

NOISE: Final = 0.02  # of the weights of a copy, so that it can learn something else than its original

Array = NDArray[Any]


def fits_into(old: Shape, new: Shape) -> bool:
    return old.width <= new.width and old.slot <= new.slot and old.blocks <= new.blocks


def grown(weights: Weights, old: Shape, new: Shape, seed: int) -> Weights:
    """The weights of the network `new` that answers as `weights` in `old`; ValueError if it is too small."""
    if not fits_into(old, new):
        raise ValueError("the network is smaller than the one whose weights it should begin with")
    rng = np.random.default_rng(seed)
    before = old.weights()
    made: Weights = {}
    for name, size in new.weights().items():
        if name not in before:
            made[name] = of_new_block(name, size, rng)
        elif size == before[name]:
            made[name] = np.asarray(weights[name], np.float32)
        else:
            made[name] = wider(name, np.asarray(weights[name], np.float32), size, old, rng)
    return made


def of_new_block(name: str, size: tuple[int, ...], rng: np.random.Generator) -> Array:
    if name.endswith(".scale"):
        return np.ones(size, np.float32)
    if name.endswith(".one"):
        return (rng.standard_normal(size) / np.sqrt(size[0])).astype(np.float32)
    return np.zeros(size, np.float32)


def wider(name: str, weight: Array, size: tuple[int, ...], old: Shape, rng: np.random.Generator) -> Array:
    """One array of weights with more units on the side it reads, on the side it writes, or on both."""
    if len(size) == 2 and size[0] != weight.shape[0]:
        parts = parts_read(name, old)
        weight = read_in_part(weight, size[0] // parts, parts)
    units = weight.shape[-1]
    if size[-1] != units:
        weight = weight[..., np.arange(size[-1]) % units]
        weight[..., units:] *= 1 + NOISE * rng.standard_normal(weight[..., units:].shape)
    return weight.astype(np.float32)


def parts_read(name: str, old: Shape) -> int:
    """How many times the units stand side by side in what a layer reads: by slot where a group is ordered."""
    counts = {f"{group.name}.trunk": group.count for group in old.groups if group.ordered}
    return counts.get(name, 1)


def read_in_part(weight: Array, units: int, parts: int) -> Array:
    before = weight.shape[0] // parts
    source = np.arange(units) % before
    copies = np.bincount(source, minlength=before)
    by_part = weight.reshape(parts, before, -1)[:, source] / copies[source][None, :, None]
    return by_part.reshape(parts * units, -1)
