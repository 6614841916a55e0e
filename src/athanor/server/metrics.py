"""What the server counts about itself, in the text format of Prometheus (`/metrics`).

Counts and times only: no name, no table, no network is in it.
"""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from athanor.server.lobby import Lobby
from athanor.server.meters import Times

KIND: Final = "text/plain; version=0.0.4; charset=utf-8"
MEMORY: Final = Path("/proc/self/statm")

Labels = Mapping[str, str]


def sample(name: str, value: float, labels: Labels | None = None) -> str:
    inside = ",".join(f'{key}="{text}"' for key, text in (labels or {}).items())
    return f"{name}{{{inside}}} {value}" if inside else f"{name} {value}"


def head(name: str, kind: str, meaning: str) -> Iterator[str]:
    yield f"# HELP {name} {meaning}"
    yield f"# TYPE {name} {kind}"


def single(name: str, kind: str, meaning: str, value: float) -> Iterator[str]:
    yield from head(name, kind, meaning)
    yield sample(name, value)


def several(name: str, kind: str, meaning: str, label: str, values: Mapping[str, float]) -> Iterator[str]:
    yield from head(name, kind, meaning)
    for key, value in sorted(values.items()):
        yield sample(name, value, {label: key})


def times(name: str, meaning: str, found: Times) -> Iterator[str]:
    yield from head(name, "histogram", meaning)
    for bound, count in found.counts():
        yield sample(f"{name}_bucket", count, {"le": bound})
    yield sample(f"{name}_sum", round(found.total, 6))
    yield sample(f"{name}_count", count)


def metrics(lobby: Lobby) -> str:
    return "\n".join([*of_tables(lobby), *of_the_database(lobby), *of_bots(lobby), *of_the_process(lobby)]) + "\n"


def of_tables(lobby: Lobby) -> Iterator[str]:
    tables = lobby.in_memory()
    statuses = Counter({"open": 0, "playing": 0, "over": 0})
    statuses.update(table.info.status for table in tables)
    connections = sum(len(table.clients) for table in tables)
    meters = lobby.store.meters
    yield from several("athanor_tables", "gauge", "Tables in memory.", "status", statuses)
    yield from single("athanor_live_connections", "gauge", "Live connections to tables.", connections)
    meaning = "From an answer to a decision until it is on disk and told."
    yield from times("athanor_decision_seconds", meaning, meters.decisions)


def of_the_database(lobby: Lobby) -> Iterator[str]:
    meters = lobby.store.meters
    yield from single("athanor_writer_waiting", "gauge", "Changes that wait to be written.", lobby.store.waiting())
    yield from single("athanor_writes_total", "counter", "Changes written; several share a commit.", meters.jobs)
    yield from times("athanor_commit_seconds", "How long a commit took.", meters.commits)


def of_bots(lobby: Lobby) -> Iterator[str]:
    waiting, busy = lobby.thinking.worker_pools.load()
    meaning = "Questions that wait for a process, by kind of bot."
    yield from several("athanor_bots_waiting", "gauge", meaning, "pool", waiting)
    yield from several("athanor_bots_busy", "gauge", "Processes at work, by kind of bot.", "pool", busy)
    meaning = "From a bot's turn until its decision, waiting for a process included."
    yield from times("athanor_bot_seconds", meaning, lobby.store.meters.bots)


def of_the_process(lobby: Lobby) -> Iterator[str]:
    meters = lobby.store.meters
    yield from several("athanor_requests_total", "counter", "Answers over HTTP.", "status", meters.statuses)
    yield from times("athanor_request_seconds", "How long an answer over HTTP took.", meters.requests)
    meaning = "Processor time of the server, its bots apart."
    yield from single("process_cpu_seconds_total", "counter", meaning, round(time.process_time(), 3))
    if MEMORY.exists():
        pages = int(MEMORY.read_text(encoding="ascii").split()[1])
        memory = pages * os.sysconf("SC_PAGE_SIZE")
        yield from single("process_resident_memory_bytes", "gauge", "Memory of the server, its bots apart.", memory)
