"""Arrays by name in one piece of memory that several processes share."""

# Not compiled: it asks the system for memory, once.

from __future__ import annotations

from contextlib import suppress
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from numpy.typing import NDArray

Shapes = dict[str, tuple[tuple[int, ...], type]]
Arrays = dict[str, NDArray[Any]]


class Shared:
    """`name`: of memory that another process has made; without one it is made here."""

    def __init__(self, wanted: Shapes, name: str | None = None) -> None:
        size = sum(aligned(shape, kind) for shape, kind in wanted.values())
        self.memory = SharedMemory(name, create=name is None, size=size)
        self.arrays: Arrays = {}
        at = 0
        for field, (shape, kind) in wanted.items():
            self.arrays[field] = np.ndarray(shape, kind, self.memory.buf, at)
            at += aligned(shape, kind)

    @property
    def name(self) -> str:
        return self.memory.name

    def close(self, unlink: bool) -> None:
        self.arrays.clear()
        with suppress(BufferError):  # somebody may still hold an array; the memory goes with the process
            self.memory.close()
        if unlink:
            self.memory.unlink()


def aligned(shape: tuple[int, ...], kind: type) -> int:
    return (int(np.prod(shape)) * np.dtype(kind).itemsize + 63) // 64 * 64
