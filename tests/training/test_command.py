"""`athanor train` as a person runs it."""

import json
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tests.arena.runs import hear_interrupts
from tests.cli.terminal import environment
from tests.waiting import PATIENCE

PLUGINS = {"ATHANOR_PLUGINS": "tests.toy,tests.training.nim"}
SMALL = ["games=32", "steps=8", "batch=256", "width=32", "slot=16", "blocks=1", "report_every=1", "save_every=1"]
SETTINGS = [word for each in SMALL for word in ("--set", each)]


def start(folder: Path, *args: str, lang: str = "en") -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "athanor", "train", *args],
        env=environment(folder, lang, PLUGINS), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        cwd=folder, preexec_fn=hear_interrupts, encoding="utf-8",
    )  # fmt: skip


def train(folder: Path, *args: str, lang: str = "en") -> tuple[int, str, str]:
    process = start(folder, *args, lang=lang)
    out, err = process.communicate(timeout=PATIENCE)
    return process.returncode, " ".join(out.split()), err


def test_ten_seconds_of_the_toy_game(tmp_path):
    status, out, err = train(tmp_path, "toy", "--minutes", "0.17", "--actors", "1", *SETTINGS)
    assert (status, err) == (0, "")
    folder = tmp_path / "train-toy"
    assert {file.name for file in folder.iterdir()} == {
        "curve.svg", "last.npz", "log.jsonl", "state.pt", "weights.npz",
    }  # fmt: skip
    assert "Learnt for 0.2 minutes" in out
    lines = [json.loads(line) for line in (folder / "log.jsonl").read_text().splitlines()]
    assert lines[-1]["decisions"] > lines[0]["decisions"] > 0
    words = " ".join(ET.parse(folder / "curve.svg").getroot().itertext())
    assert all(each in words for each in ("Share of victories", "Points a game", "decisions", "hand-made bot"))
    # It has had its time: more of it goes on, the same says so.
    status, out, _ = train(tmp_path, "toy", "--minutes", "0.17", *SETTINGS)
    assert (status, "has had its 0.2 minutes" in out) == (0, True)
    status, out, _ = train(tmp_path, "toy", "--minutes", "0.2", *SETTINGS, lang="fr")
    assert (status, "continue" in out) == (0, True)
    assert "Part des victoires" in (folder / "curve.svg").read_text(encoding="utf-8")


def test_an_interrupt_saves_and_says_how_to_go_on(tmp_path):
    process = start(tmp_path, "nim", *SETTINGS)
    log = tmp_path / "train-nim" / "log.jsonl"
    deadline = time.monotonic() + PATIENCE
    while not log.exists():
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < deadline
        time.sleep(0.1)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert err.strip() == "Stopping after this step …"
    assert "The same command goes on from there." in " ".join(out.split())
    assert (tmp_path / "train-nim" / "state.pt").exists()


def test_what_was_learnt_is_tested_and_installed_only_if_told(tmp_path):
    home = Path(__file__).parent / "data"
    status, _, err = train(tmp_path, "nim", "--minutes", "0.1", *SETTINGS)
    assert (status, err) == (0, "")
    weights = "train-nim/weights.npz"
    # A test that anybody passes who loses less than nearly always, and one that nobody does.
    easy = ["--promote", weights, "--against", "random", "--sprt=-900:-700", "--jobs", "1"]
    status, out, err = train(tmp_path, "nim", *easy)
    assert (status, err) == (0, "")
    assert "is the stronger one" in out
    assert not home.exists()
    hard = ["--promote", weights, "--against", "random", "--sprt", "900:1000", "--jobs", "1", "--install"]
    status, out, _ = train(tmp_path, "nim", *hard)
    assert status == 3
    assert "nothing was changed" in out
    assert not home.exists()


@pytest.mark.parametrize("lang", ["en", "es", "fr"])
def test_what_is_wrong_is_one_sentence(tmp_path, lang):
    folder = tmp_path / "train-nim"
    folder.mkdir()
    (folder / "state.pt").write_bytes(b"damaged")
    wrong = {
        "damaged": ["nim"],
        "unknown setting": ["nim", "--set", "wdith=3"],
        "bad setting": ["nim", "--set", "width=wide"],
        "no weights to begin with": ["nim", "--init", "nowhere.npz"],
        "weights that are none": ["nim", "--init", "train-nim/state.pt"],
        "no weights to test": ["nim", "--promote", "nowhere.npz"],
        "weights to test that are none": ["nim", "--promote", "train-nim/state.pt"],
        "folder": ["nim", "--out", "train-nim/state.pt/x"],
    }
    told = {}
    for name, args in wrong.items():
        status, out, told[name] = train(tmp_path, *args, lang=lang)
        assert (status, out) == (2, ""), (name, told[name])
        assert len(told[name].strip().splitlines()) == 1, told[name]
    assert len(set(told.values())) == len(told)
