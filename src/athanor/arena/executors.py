"""Where games are played. Every executor gives the same results, in whatever order they are done.

A worker that dies is replaced and its game played again; a game that ends several workers ends the run.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from multiprocessing.connection import wait
from typing import Final, Protocol

from athanor.arena.match import Result, Work, play
from athanor.arena.words import ArenaError
from athanor.arena.workers import Gone, Worker

MOST_DEATHS: Final = 3  # of workers over one game


class Executor(Protocol):
    def results(self, work: Work, numbers: Iterable[int]) -> Iterator[Result]:
        """The games of those numbers, each as soon as it is done. Whoever stops listening stops the playing."""


class Here:
    """In this process, one after the other."""

    def results(self, work: Work, numbers: Iterable[int]) -> Iterator[Result]:
        for number in numbers:
            yield play(work, number)


class Pool:
    """In so many processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def results(self, work: Work, numbers: Iterable[int]) -> Iterator[Result]:
        waiting = deque(numbers)
        deaths: dict[int, int] = {}
        busy: dict[Worker, int] = {}
        idle: list[Worker] = []
        try:
            while waiting or busy:
                while waiting and len(busy) < self.jobs:
                    worker = idle.pop() if idle else Worker(work.prepare)
                    busy[worker] = waiting.popleft()
                    begin(worker, work, busy[worker])
                ready = wait([worker.wire for worker in busy])
                for worker in [each for each in busy if each.wire in ready]:
                    number = busy.pop(worker)
                    idle.append(worker)
                    try:
                        found = worker.take()
                    except Gone:
                        idle.remove(worker)
                        deaths[number] = deaths.get(number, 0) + 1
                        if deaths[number] == MOST_DEATHS:
                            raise died(number) from None
                        waiting.appendleft(number)
                        continue
                    yield found
        finally:
            for worker in busy:
                worker.end()
            for worker in idle:
                worker.close()


def begin(worker: Worker, work: Work, number: int) -> None:
    """Should it be dead already, that shows when its answer is wanted."""
    try:
        worker.give(play, work, number)
    except Gone:
        return


def died(number: int) -> ArenaError:
    return ArenaError("arena-died", game=str(number), times=MOST_DEATHS)
