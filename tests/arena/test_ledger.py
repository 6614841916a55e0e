"""The file of a run: it goes on where it was, drops what was cut off, and touches nobody else's file."""

import json

import pytest

from athanor.arena import ArenaError, Here, Ledger, Result
from tests.arena.runs import plan, what_happened, work, written


def played(games: int = 4) -> list[Result]:
    two = work("random", "heuristic")
    return list(Here().results(two, two.plan.numbers(games)))


def keep(path, results) -> None:
    with Ledger(path, plan("random", "heuristic")) as ledger:
        for result in results:
            ledger.add(result)


def test_what_was_written_is_read_again(tmp_path):
    path = tmp_path / "run.jsonl"
    results = played()
    keep(path, results[:3])
    with Ledger(path, plan("random", "heuristic")) as ledger:
        assert list(ledger.results.values()) == results[:3]
        ledger.add(results[3])
    assert written(path) == what_happened(results)
    head = json.loads(path.read_text(encoding="utf-8").splitlines()[0])
    assert (head["game"], head["bots"], head["seed"]) == ("toy", ["random", "heuristic"], 1)


@pytest.mark.parametrize("cut", [1, 2, 40, 200])
def test_a_line_that_was_cut_off_is_dropped(tmp_path, cut):
    path = tmp_path / "run.jsonl"
    results = played()
    keep(path, results)
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    with Ledger(path, plan("random", "heuristic")) as ledger:
        assert list(ledger.results) == [0, 1, 2]
        ledger.add(results[3])
    assert path.read_bytes() == whole


def test_a_head_that_was_cut_off_is_written_again(tmp_path):
    path = tmp_path / "run.jsonl"
    keep(path, [])
    whole = path.read_bytes()
    path.write_bytes(whole[:30])
    keep(path, [])
    assert path.read_bytes() == whole


@pytest.mark.parametrize("text", ["dear diary", "dear diary\n", "[]\n", '{"athanor": "position"}\n', "\n", "{}"])
def test_a_file_of_somebody_else_is_left_alone(tmp_path, text):
    path = tmp_path / "diary.txt"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ArenaError) as refused:
        keep(path, [])
    assert f"The file {path} was not written by an arena" in str(refused.value)
    assert path.read_text(encoding="utf-8") == text


def test_a_picture_is_no_ledger(tmp_path):
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    with pytest.raises(ArenaError) as refused:
        keep(path, [])
    assert "was not written by an arena" in str(refused.value)


@pytest.mark.parametrize(
    ("other", "differ"),
    [
        (plan("random", "beginner"), "bots"),
        (plan("heuristic", "random"), "bots"),
        (plan("random", "heuristic", seed=2), "seed"),
        (plan("random", "heuristic", players=3), "players, options"),
        (plan("random", "heuristic", laps=1), "options"),
        (plan("random", "heuristic", game="spellbook"), "game, rules, options"),
    ],
)
def test_another_run_is_refused_and_says_what_differs(tmp_path, other, differ):
    path = tmp_path / "run.jsonl"
    keep(path, played())
    before = path.read_bytes()
    with pytest.raises(ArenaError) as refused, Ledger(path, other):
        pass
    assert f"holds another run: {differ} differ" in str(refused.value)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "line",
    [
        "not json",
        "7",
        "{}",
        '{"number":0,"seated":[1,0],"scores":[1,2],"thinking":[{},{}]}',
        '{"number":"0","seated":[0,1],"scores":[1,2],"thinking":[{},{}]}',
        '{"number":0,"seated":[0,1],"scores":[1],"thinking":[{},{}]}',
    ],
)
def test_a_line_that_does_not_fit_is_told(tmp_path, line):
    path = tmp_path / "run.jsonl"
    keep(path, played())
    path.write_text(path.read_text(encoding="utf-8") + line + "\n", encoding="utf-8")
    with pytest.raises(ArenaError) as refused:
        keep(path, [])
    assert "a line in it does not fit its run" in str(refused.value)


def test_two_runs_do_not_write_into_one_file(tmp_path):
    path = tmp_path / "run.jsonl"
    with Ledger(path, plan("random", "heuristic")), pytest.raises(ArenaError) as refused:
        keep(path, [])
    assert "Another arena is writing to the file" in str(refused.value)


def test_a_file_that_cannot_be_written(tmp_path):
    with pytest.raises(ArenaError) as refused:
        keep(tmp_path / "nowhere" / "run.jsonl", [])
    assert "cannot be written" in str(refused.value)
