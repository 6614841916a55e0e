"""An arena that is killed goes on where it was; nothing it started outlives it."""

import os
import signal
import subprocess
from pathlib import Path

from tests.arena.runs import alive, arena, start, written
from tests.waiting import PATIENCE, wait_until

RUN = ("toy", "random", "heuristic", "beginner", "--games", "40", "--jobs", "2", "--seed", "5")


def workers(pid: int) -> list[int]:
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True).stdout
    return [int(each) for each in found.split()]


def wait_for(path: Path, lines: int) -> None:
    wait_until(lambda: path.exists() and path.read_bytes().count(b"\n") >= lines, "the arena does not play")


def wait_until_gone(pids: list[int]) -> None:
    wait_until(lambda: not any(alive(pid) for pid in pids), "a worker outlived its arena")


def test_killed_and_started_again_it_ends_as_if_nothing_had_been(tmp_path):
    whole = tmp_path / "whole.jsonl"
    untouched = arena(tmp_path, *RUN, "--out", str(whole))
    assert untouched.returncode == 0, untouched.stderr
    path = tmp_path / "killed.jsonl"
    for lines in (5, 40):
        running = start(tmp_path, *RUN, "--out", str(path))
        wait_for(path, lines)
        theirs = workers(running.pid)
        running.send_signal(signal.SIGKILL)
        running.communicate()
        wait_until_gone(theirs)
    kept = path.read_bytes().count(b"\n") - 1
    with path.open("ab") as file:
        file.write(b'{"number":119,"seat')  # as if the last line had been cut off
    again = arena(tmp_path, *RUN, "--out", str(path))
    assert again.returncode == 0, again.stderr
    assert f"{kept} games of 120 were in {path} already." in again.stderr
    assert written(path) == written(whole)
    # All but the time for thinking, which is the last table.
    assert again.stdout.split("Thinking")[0] == untouched.stdout.split("Thinking")[0]


def test_a_finished_run_is_not_played_again(tmp_path):
    path = tmp_path / "run.jsonl"
    short = ("toy", "random", "heuristic", "--games", "4", "--out", str(path), "--jobs", "1")
    first = arena(tmp_path, *short)
    before = path.read_bytes()
    second = arena(tmp_path, *short)
    assert (first.returncode, second.returncode) == (0, 0)
    assert path.read_bytes() == before
    assert second.stdout == first.stdout  # times included: they were read, not measured


def test_interrupted_it_says_how_to_go_on(tmp_path):
    path = tmp_path / "run.jsonl"
    # So many games that it cannot be through before the signal comes, however busy the machine is.
    running = start(tmp_path, "toy", "random", "heuristic", "--games", "20000", "--jobs", "2", "--out", str(path))
    wait_for(path, 4)
    os.kill(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=PATIENCE)
    assert running.returncode == 130
    assert out == ""
    assert f"in {path}; the same command goes on from there." in err
    assert "Traceback" not in err
