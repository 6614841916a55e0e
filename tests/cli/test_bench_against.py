"""`make bench-peers ARGS="--against FOLDER"`: two builds of ours in one run."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
QUICK = ("--launches", "1", "--rounds", "1", "--seconds", "0.01")


def compare(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "bench/peers.py", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_every_game_and_measure_is_compared_with_the_other_build() -> None:
    rows = json.loads(compare("--against", str(ROOT / "src"), "--json", *QUICK).stdout)
    assert {row["measure"] for row in rows} == {"decisions", "copies", "simulations"}
    assert len(rows) == 3 * 2 * len({row["game"].split()[0] for row in rows})
    assert all(row["ours"] > 0 and row["theirs"] > 0 and row["ratios"][0] > 0 for row in rows)


def test_a_folder_without_a_build_gets_a_sentence(tmp_path: Path) -> None:
    answer = compare("--against", str(tmp_path))
    assert answer.returncode == 1
    assert "no build of ours" in answer.stderr
    assert "Traceback" not in answer.stderr
