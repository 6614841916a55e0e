"""`examples/maskable-ppo`: a learner of sb3-contrib on the Gymnasium environment; what it learnt plays as a program."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

from athanor import bots, game
from athanor.bots import outside

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "maskable-ppo"


def test_it_learns_and_plays(tmp_path):
    command = [sys.executable, EXAMPLE / "train.py", "--steps", "8192", "--check-every", "4096", "--games", "40"]
    subprocess.run([*map(str, command), "--out", str(tmp_path)], check=True)
    result = json.loads((tmp_path / "result.json").read_text(encoding="utf-8"))
    assert result["random"]["share"] >= 0.9
    assert [check["steps"] for check in result["checks"]] == [0, 4096, 8192]
    assert ElementTree.parse(tmp_path / "curve.svg").getroot().tag.endswith("svg")
    name = outside.admit_command(f"process:{sys.executable} {EXAMPLE / 'player.py'} {tmp_path / 'policy.zip'}")
    outside.greet(name)
    player = bots.bot(name)
    won = 0
    for seed in range(4):
        state, _ = bots.play_game(game("spellbook"), [player, bots.bot("random")], seed, {})
        won += state.winners() == [0]
    assert won >= 3
    assert not outside.forfeits()


def test_the_result_that_is_shown_is_the_one_that_was_kept():
    result = json.loads((EXAMPLE / "result.json").read_text(encoding="utf-8"))
    assert result["random"]["share"] >= 0.9
    page = (EXAMPLE.parents[1] / "docs" / "learners.md").read_text(encoding="utf-8")
    for opponent in ("random", "heuristic", "novice"):
        assert f"| {100 * result[opponent]['share']:.1f} % | {result[opponent]['points']:.1f} |" in page
    curve = (EXAMPLE / "curve.svg").read_bytes()
    assert (EXAMPLE.parents[1] / "docs" / "pictures" / "maskable-ppo.svg").read_bytes() == curve
