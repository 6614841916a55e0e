"""Running programs, and telling how far one is: a line for each step, its output only if it fails."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
Variables = Mapping[str, str]


class DevError(Exception):
    """Something the developer has to put right; the message says how."""


def run(*command: str | Path, variables: Variables | None = None) -> int:
    """Run a program in the repository's root, its output going straight to the terminal; its exit code."""
    sys.stdout.flush()
    return subprocess.call([str(part) for part in command], cwd=ROOT, env=variables)


def must_run(*command: str | Path, variables: Variables | None = None, folder: Path = ROOT) -> str:
    """Run a program without showing what it prints; if it fails, that is the error."""
    words = [str(part) for part in command]
    code, said = captured(words, variables, folder)
    if code:
        raise DevError(f"{said}\nThis failed (exit code {code}): {' '.join(words)}")
    return said


def captured(words: Sequence[str], variables: Variables | None, folder: Path) -> tuple[int, str]:
    sys.stdout.flush()
    ended = subprocess.run(words, cwd=folder, env=variables, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return ended.returncode, ended.stdout.decode("utf-8", "replace").rstrip()


# --- steps ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Check:
    """A program whose output matters only if it fails, unless it is to be shown."""

    name: str
    command: list[str]
    folder: Path = ROOT
    variables: Variables | None = None
    shown: bool = False


class Progress:
    """Numbers the steps of a command and tells how long each took."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.number = 0

    def label(self, name: str) -> str:
        self.number += 1
        return f"[{self.number}/{self.total}] {name}"

    @contextmanager
    def step(self, name: str) -> Iterator[None]:
        """Tell that a step begins, and how long it took; what it prints stands in between."""
        label, begun = self.label(name), time.monotonic()
        print(f"{label} …", flush=True)
        yield
        took = time.monotonic() - begun
        if took >= 1:
            print(f"{label}: {took:.0f} s", flush=True)

    def do(self, name: str, action: Callable[[], object]) -> None:
        with self.step(name):
            action()

    def do_together(self, actions: Mapping[str, Callable[[], object]]) -> None:
        """Independent steps side by side; an error is raised when all have ended."""
        with ThreadPoolExecutor(len(actions)) as pool:
            jobs = [pool.submit(self.do, name, action) for name, action in actions.items()]
        for job in jobs:
            job.result()

    def run_together(self, checks: Sequence[Check]) -> list[str]:
        """Run independent checks, as many at once as there are cores; the names of those that failed."""
        failed = []
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            jobs = {pool.submit(timed, check): check for check in checks}
            for job in as_completed(jobs):
                check, (code, said, took) = jobs[job], job.result()
                verdict = "failed" if code else f"{took:.0f} s"
                print(f"{self.label(check.name)}: {verdict}", flush=True)
                if code:
                    failed.append(check.name)
                if code or check.shown:
                    print(said, flush=True)
        return failed


def timed(check: Check) -> tuple[int, str, float]:
    begun = time.monotonic()
    code, said = captured(check.command, check.variables, check.folder)
    return code, said, time.monotonic() - begun
