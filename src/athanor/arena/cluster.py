"""Games on a Ray cluster (`pip install athanor-games[ray]`), or a Ray of this machine's own with the address `local`.

Ray replaces a worker that dies and plays its game again. On a cluster every machine needs Athanor, in the same version,
and the programs of bots from outside.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Iterable, Iterator
from importlib import import_module
from itertools import islice
from typing import Any, Final

from athanor.arena.executors import MOST_DEATHS, died
from athanor.arena.match import Result, Work, play
from athanor.arena.words import ArenaError, Told, in_words
from athanor.core.errors import AthanorError

LOCAL: Final = "local"
PATIENCE: Final = 5.0  # seconds
AHEAD: Final = 2  # games handed to Ray for each processor, so that none ever waits for the next


class Cluster:
    def __init__(self, address: str, jobs: int | None = None) -> None:
        """`jobs`: how many games at once; without it, as many as the cluster has processors."""
        self.address = address
        self.jobs = jobs

    def results(self, work: Work, numbers: Iterable[int]) -> Iterator[Result]:
        ray = connected(self.address, self.jobs)
        try:
            jobs = self.jobs or max(1, int(ray.cluster_resources().get("CPU", 1)))
            task = ray.remote(num_cpus=1, max_retries=MOST_DEATHS - 1)(prepared_play)
            shared = ray.put(work)
            left = iter(numbers)
            running: dict[Any, int] = {}
            while True:
                room = (jobs if self.jobs else jobs * AHEAD) - len(running)
                running |= {task.remote(shared, number): number for number in islice(left, room)}
                if not running:
                    return
                done, _ = ray.wait(list(running), num_returns=1)
                number = running.pop(done[0])
                try:
                    kind, found = ray.get(done[0])
                except ray.exceptions.WorkerCrashedError:
                    raise died(number) from None
                if kind == "told":
                    raise Told(found)
                yield found
        finally:
            ray.shutdown()


def connected(address: str, jobs: int | None) -> Any:
    """Ray, ready to use. Its own chatter is kept from the screen, and nothing is reported to anybody."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # it warns of a change that is none to us
    try:
        ray = import_module("ray")
    except ImportError:
        raise ArenaError("arena-no-ray") from None
    knock(address)
    own = {"num_cpus": jobs, "include_dashboard": False} if address == LOCAL else {}
    try:
        ray.init(address, log_to_driver=False, logging_level="ERROR", **own)
    except Exception as failed:  # Ray has many ways of not being there
        raise absent(address, failed) from failed
    return ray


def knock(address: str) -> None:
    """Ray itself tries for minutes to reach a machine that is not there."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if colon:
        try:
            socket.create_connection((host, int(port)), PATIENCE).close()
        except (OSError, ValueError, OverflowError) as failed:
            raise absent(address, failed) from failed


def absent(address: str, failed: Exception) -> ArenaError:
    why = str(failed).strip().splitlines()
    return ArenaError("arena-ray-fails", address=address, why=why[0] if why else type(failed).__name__)


def prepared_play(work: Work, number: int) -> tuple[str, Any]:
    """In a worker of Ray. What a person can mend comes back in words; Ray would wrap it in a report of its own."""
    try:
        work.prepare()
        return "done", play(work, number)
    except AthanorError as wrong:
        return "told", in_words(wrong)
