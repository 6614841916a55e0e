"""A small network of neurons, for games whose judgement was learnt from play (`tools/training.py` trains it).

What is seen goes two ways to the answer: straight, each thing with its weight, and through one layer of neurons that
answer only above their threshold. Inputs are given by place, and those that are nought are left out.
"""

from __future__ import annotations

from typing import Any


class Seen:
    """What a network is shown: places and amounts; what is nought is left out."""

    __slots__ = ("amounts", "places")

    def __init__(self) -> None:
        self.places: list[int] = []
        self.amounts: list[float] = []

    def see(self, place: int, amount: float) -> None:
        if amount != 0.0:
            self.places.append(place)
            self.amounts.append(amount)


class Network:
    __slots__ = ("answer", "direct", "into", "out", "thresholds")

    def __init__(
        self, answer: float, direct: list[float], into: list[list[float]], thresholds: list[float], out: list[float]
    ) -> None:
        self.answer = answer
        self.direct = direct  # by input
        self.into = into  # by neuron, by input
        self.thresholds = thresholds  # by neuron
        self.out = out  # by neuron

    def value(self, places: list[int], amounts: list[float]) -> float:
        seen = len(places)
        total = self.answer
        direct = self.direct
        for i in range(seen):
            total += direct[places[i]] * amounts[i]
        out, thresholds = self.out, self.thresholds
        for neuron in range(len(out)):
            weights = self.into[neuron]
            excitement = thresholds[neuron]
            for i in range(seen):
                excitement += weights[places[i]] * amounts[i]
            if excitement > 0.0:
                total += out[neuron] * excitement
        return total


def network_of(data: dict[str, Any]) -> Network:
    """From plain data, as the tools write it."""
    return Network(data["answer"], data["direct"], data["into"], data["thresholds"], data["out"])
