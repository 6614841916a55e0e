"""The arena on Ray: the same results as in processes of our own, also when a worker of Ray's is killed.

Ray takes long to start, so these are long tests; `make test-long` installs it.
"""

import pytest

from tests.arena.runs import arena, written

pytestmark = pytest.mark.long(sample="tests/arena/test_executors.py::test_processes_give_the_same_results_as_one")
RUN = ("toy", "mortal", "heuristic", "random", "--games", "10", "--jobs", "2", "--seed", "3")


def test_ray_gives_the_same_results_also_when_a_worker_dies(tmp_path):
    mark = tmp_path / "mark"
    ray = arena(tmp_path, *RUN, "--ray", "local", "--out", str(tmp_path / "ray.jsonl"))
    assert ray.returncode == 0, ray.stderr
    assert mark.exists(), "no worker of Ray's died"
    mark.unlink()
    pool = arena(tmp_path, *RUN, "--out", str(tmp_path / "pool.jsonl"))
    assert pool.returncode == 0, pool.stderr
    assert mark.exists(), "no worker of ours died"
    here = arena(tmp_path, *RUN, "--jobs", "1", "--out", str(tmp_path / "here.jsonl"))
    assert here.returncode == 0, here.stderr
    results = written(tmp_path / "ray.jsonl")
    assert len(results) == 30
    assert results == written(tmp_path / "pool.jsonl") == written(tmp_path / "here.jsonl")


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [
        (("deadly", "random"), "has ended the process that played it 3 times."),
        (("cheat", "random"), "The bot “cheat” answered with action -1, which is not allowed now."),
    ],
)
def test_what_goes_wrong_on_ray_is_one_sentence(tmp_path, bots, sentence):
    ray = arena(tmp_path, "toy", *bots, "--games", "2", "--ray", "local", "--jobs", "1")
    assert ray.returncode == 2, ray.stderr
    assert sentence in ray.stderr
    assert len(ray.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:many", "nowhere"])
def test_a_cluster_that_is_not_there(tmp_path, address):
    ray = arena(tmp_path, "toy", "random", "heuristic", "--ray", address)
    assert ray.returncode == 2, ray.stderr
    assert f"There is no Ray to be had at “{address}”" in ray.stderr
