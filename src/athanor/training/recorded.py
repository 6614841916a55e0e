"""A function on tensors of fixed shapes, recorded once as a CUDA graph and replayed from then on.

A pass through the network starts hundreds of small kernels. Started one by one by Python they keep a GPU waiting; as a
graph they start together.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import torch
from torch import Tensor

# Calls before it is recorded: libraries and the optimiser allocate what they need at their first use.
WARM_UP: Final = 3


class Recorded:
    """Called as the function itself. What it returns is overwritten by the next call. On a CPU nothing is recorded."""

    def __init__(self, function: Callable[..., tuple[Tensor, ...]], device: torch.device) -> None:
        self.function = function
        self.on_gpu = device.type == "cuda"
        self.calls = 0
        self.graph: torch.cuda.CUDAGraph | None = None
        # Of its own: the libraries keep one piece of memory for what they work out on a stream, and two graphs that
        # were recorded on the same stream would write over each other's when they are replayed side by side.
        self.stream = torch.cuda.Stream() if self.on_gpu else None
        self.inputs: list[Tensor] = []
        self.outputs: tuple[Tensor, ...] = ()

    def __call__(self, *given: Tensor) -> tuple[Tensor, ...]:
        if not self.on_gpu:
            return self.function(*given)
        if self.calls < WARM_UP:
            self.calls += 1
            return self.beside(given)
        if self.graph is None:
            self.inputs = [each.clone() for each in given]
            graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(graph, stream=self.stream):
                self.outputs = self.function(*self.inputs)
            self.graph = graph
        for mine, each in zip(self.inputs, given, strict=True):
            mine.copy_(each)
        self.graph.replay()
        return self.outputs

    def beside(self, given: tuple[Tensor, ...]) -> tuple[Tensor, ...]:
        """As it will be recorded, on its own stream."""
        assert self.stream is not None
        usual = torch.cuda.current_stream()
        self.stream.wait_stream(usual)
        with torch.cuda.stream(self.stream):
            found = self.function(*given)
        usual.wait_stream(self.stream)
        return found
