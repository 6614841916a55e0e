"""`athanor bench`: it measures something, for every number of players, and says how. No test asks for speed."""

import json
import os

import pytest

import athanor
from athanor.cli import measure
from athanor.cli.main import main


@pytest.fixture(autouse=True)
def _plain_terminal(monkeypatch):
    monkeypatch.setenv("ATHANOR_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")


def test_data(capsys):
    assert main(["bench", "spellbook", "--seconds", "0.05", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["python"]
    assert found["processor"]
    rows = found["games"]["spellbook"]
    assert [row["players"] for row in rows] == [1, 2, 3, 4]
    for row in rows:
        assert all(value > 0 for value in row.values()), row
        assert row["options_per_decision"] >= 2


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "copies a second"), ("es", "copias por segundo"), ("fr", "copies par seconde")]
)
def test_the_table_speaks(capsys, lang, word):
    assert main(["bench", "spellbook", "--seconds", "0.02", "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert word in told
    assert "bench-" not in told
    assert "…" not in told


@pytest.mark.parametrize("seconds", ["0", "-1", "soon", "nan", "99999"])
def test_seconds_that_cannot_be(capsys, seconds):
    assert main(["bench", f"--seconds={seconds}"]) == 2
    assert "--seconds takes a number of seconds" in capsys.readouterr().err


def test_only_decisions_with_a_choice_are_counted():
    import tests.toy  # noqa: F401  # its reactions are asked even where there is only one answer

    decisions, asked = measure.play(athanor.game("toy"), 3, 1, lambda: 0.5)
    assert 0 < decisions < asked


@pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="this system cannot pin a process")
def test_afterwards_every_core_may_be_used_again():
    before = os.sched_getaffinity(0)
    with measure.one_core():
        assert len(os.sched_getaffinity(0)) == 1
    assert os.sched_getaffinity(0) == before
