"""Where games are played. Every executor gives the same results, in whatever order they are done.

A worker that dies is replaced and its game played again; a game that ends several workers ends the run.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from multiprocessing.connection import wait
from typing import Any, Final, Protocol

from athanor.arena.match import Result, Work, play
from athanor.arena.words import ArenaError
from athanor.arena.workers import Gone, Worker

MOST_DEATHS: Final = 3  # of workers over one game

Piece = tuple[int, tuple[Any, ...]]  # of the work: its number, and what the task is called with


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
        waiting = iter(numbers)

        def next_game() -> Piece | None:
            number = next(waiting, None)
            return None if number is None else (number, (work, number))

        for _, found in spread(self.jobs, work.prepare, play, next_game):
            yield found


def spread(
    jobs: int, prepare: Callable[[], None], task: Callable[..., Any], next_piece: Callable[[], Piece | None]
) -> Iterator[tuple[int, Any]]:
    """`task(*arguments)` of each piece in one of so many processes, each with its piece's number as soon as it is done.

    `next_piece` is asked whenever a process has nothing to do. None: nothing for now; it is over when no process is
    at work then.
    """
    again: list[Piece] = []
    deaths: dict[int, int] = {}
    busy: dict[Worker, Piece] = {}
    idle: list[Worker] = []
    try:
        while True:
            while len(busy) < jobs and (piece := again.pop() if again else next_piece()) is not None:
                worker = idle.pop() if idle else Worker(prepare)
                busy[worker] = piece
                begin(worker, task, piece[1])
            if not busy:
                return
            ready = wait([worker.wire for worker in busy])
            for worker in [each for each in busy if each.wire in ready]:
                piece = busy.pop(worker)
                number = piece[0]
                idle.append(worker)
                try:
                    found = worker.take()
                except Gone:
                    idle.remove(worker)
                    deaths[number] = deaths.get(number, 0) + 1
                    if deaths[number] == MOST_DEATHS:
                        raise died(number) from None
                    again.append(piece)
                    continue
                yield number, found
    finally:
        for worker in busy:
            worker.end()
        for worker in idle:
            worker.close()


def begin(worker: Worker, task: Callable[..., Any], arguments: tuple[Any, ...]) -> None:
    """Should it be dead already, that shows when its answer is wanted."""
    try:
        worker.give(task, *arguments)
    except Gone:
        return


def died(number: int) -> ArenaError:
    return ArenaError("arena-died", game=str(number), times=MOST_DEATHS)
