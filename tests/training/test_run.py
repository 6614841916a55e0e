"""Runs that are killed, go on, or find what they cannot go on from."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

import tests.toy
import tests.training.nim  # noqa: F401 (both register their game)
from athanor.nn import weights as files
from athanor.training.run import Run
from athanor.training.words import TrainError
from tests.cli.terminal import environment
from tests.training.runs import learnt, plugins, small
from tests.waiting import PATIENCE

PLUGINS = ("tests.toy", "tests.training.nim")
CODE = """
import sys
from pathlib import Path
import tests.toy
from tests.training.runs import learnt, small
learnt(small("toy", save_every=0.5, report_every=0.2, actors=2), Path(sys.argv[1]), 10**9)
"""


@pytest.fixture(autouse=True)
def _games():
    with plugins(*PLUGINS):
        yield


def start(folder: Path) -> subprocess.Popen[bytes]:
    env = environment(folder, more={"ATHANOR_PLUGINS": ",".join(PLUGINS)})
    return subprocess.Popen([sys.executable, "-c", CODE, str(folder)], env=env)


def wait_for(there, process: subprocess.Popen[bytes] | None = None) -> None:
    deadline = time.monotonic() + PATIENCE
    while not there():
        assert process is None or process.poll() is None, "it ended by itself"
        assert time.monotonic() < deadline
        time.sleep(0.1)


def children(pid: int) -> list[int]:
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def is_alive(pid: int) -> bool:
    """One that has ended and that nobody has asked about does not count."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks at processes as Linux shows them")
def test_a_killed_run_leaves_no_actor_and_goes_on(tmp_path):
    process = start(tmp_path)
    try:
        wait_for((tmp_path / "state.pt").exists, process)
        started = children(process.pid)
        assert len(started) >= 2
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()
    wait_for(lambda: not any(map(is_alive, started)))
    with (tmp_path / "log.jsonl").open("a") as log:
        log.write('{"decisions": 99999999999}\n{"cut o')
    before = Run(small("toy"), tmp_path, lambda line: None)
    assert before.decisions > 0
    kept = {name: w.clone() for name, w in before.net.state_dict().items()}
    told = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text().splitlines()]
    assert all(line["decisions"] <= before.decisions for line in told)
    fresh = Run(small("toy"), tmp_path / "fresh", lambda line: None)
    assert any(not kept[name].equal(w) for name, w in fresh.net.state_dict().items())
    after = learnt(small("toy"), tmp_path, before.decisions + 2000)
    assert after.decisions >= before.decisions + 2000
    assert after.spent > before.spent
    assert any(not kept[name].equal(w) for name, w in after.net.state_dict().items())


def test_what_is_saved_can_be_begun_from(tmp_path):
    first = learnt(small("nim"), tmp_path / "first", 1000)
    second = Run(small("nim"), tmp_path / "second", lambda line: None)
    second.begin_from(tmp_path / "first" / "last.npz")
    for name, w in first.net.arrays().items():
        assert np.abs(second.net.arrays()[name] - w).max(initial=0.0) < 1e-2  # files are in half precision
    assert len(second.copies) == 1


@pytest.mark.parametrize("damage", [b"", b"nothing of the kind", None])
def test_a_damaged_state_is_told(tmp_path, damage):
    learnt(small("nim"), tmp_path, 500)
    file = tmp_path / "state.pt"
    file.write_bytes(file.read_bytes()[:5000] if damage is None else damage)
    with pytest.raises(TrainError, match="is damaged"):
        Run(small("nim"), tmp_path, lambda line: None)


def test_a_run_of_another_game_or_size_is_told(tmp_path):
    learnt(small("nim"), tmp_path, 500)
    with pytest.raises(TrainError, match="has a run of “nim” in it"):
        Run(small("toy"), tmp_path, lambda line: None)
    with pytest.raises(TrainError, match="another size"):
        Run(small("nim", width=32), tmp_path, lambda line: None)


def test_weights_that_do_not_fit_are_told(tmp_path):
    learnt(small("nim"), tmp_path, 500)
    run = Run(small("toy"), tmp_path / "toy", lambda line: None)
    with pytest.raises(TrainError, match="no weights that fit"):
        run.begin_from(tmp_path / "weights.npz")
    with pytest.raises(TrainError, match="no weights that fit"):
        run.begin_from(tmp_path / "log.jsonl")


def test_an_actor_that_dies_is_told_and_what_was_saved_is_kept(tmp_path):
    run = Run(small("nim", actors=2), tmp_path, lambda line: None)

    def kill(run: Run) -> None:
        if run.updates == 2:
            run.save()
            os.kill(run.actors[1].process.pid or 0, signal.SIGKILL)

    run.progress = kill
    with pytest.raises(TrainError, match="ended unexpectedly"):
        run()
    assert run.actors == []
    assert Run(small("nim"), tmp_path, lambda line: None).updates == 2


def test_a_rollout_smaller_than_a_minibatch_is_learnt_from(tmp_path):
    run = learnt(small("nim", games=8, steps=4, batch=2048), tmp_path, 200)
    assert run.updates == run.decisions // 64
    files.check(run.net.shape, files.load(tmp_path / "weights.npz")[0])
