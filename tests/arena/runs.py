"""Arenas for tests: inside this process, or as the program that a person starts."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

from athanor.arena import Plan, Result, Work
from tests.cli.terminal import environment
from tests.waiting import PATIENCE

PLUGIN = "tests.arena.plugin"


def plan(*bots: str, game: str = "toy", players: int = 2, seed: int = 1, **options: Any) -> Plan:
    from athanor.core.registry import lookup

    return Plan(game, list(bots), players, seed, lookup(game).check_options(players, options))


def work(*bots: str, **more: Any) -> Work:
    return Work(plan(*bots, **more), (PLUGIN,))


def what_happened(results: list[Result]) -> dict[int, dict[str, Any]]:
    """All but the times, which nobody can repeat."""
    found: dict[int, dict[str, Any]] = {result["number"]: dict(result) for result in results}
    for result in found.values():
        result["thinking"] = [each["decisions"] for each in result["thinking"]]
    assert len(found) == len(results), "a game was told twice"
    return found


def written(path: Path) -> dict[int, dict[str, Any]]:
    """What a ledger holds."""
    lines = path.read_text(encoding="utf-8").splitlines()[1:]
    return what_happened([json.loads(line) for line in lines])


def variables(folder: Path, **more: str) -> dict[str, str]:
    return environment(folder, "en", {"ATHANOR_PLUGINS": PLUGIN, "ATHANOR_TEST_MARK": str(folder / "mark"), **more})


def start(folder: Path, *args: str, **more: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "athanor", "arena", *args],
        env=variables(folder, **more), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        preexec_fn=hear_interrupts,
    )  # fmt: skip


def hear_interrupts() -> None:
    """Whoever is started in the background inherits that interrupts are ignored, and these tests may be."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def arena(folder: Path, *args: str, timeout: float = PATIENCE, **more: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "athanor", "arena", *args]
    return subprocess.run(command, env=variables(folder, **more), capture_output=True, text=True, timeout=timeout)


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{pid}/stat")
    return not state.exists() or state.read_text().rpartition(")")[2].split()[0] != "Z"
