"""`athanor review FILE`: as text, as a picture, as data."""

import json

import pytest

import athanor
from athanor.cli.main import main
from athanor.cli.words import say
from tests.cli.terminal import run
from tests.review.games import ending


@pytest.fixture(scope="module")
def record(tmp_path_factory):
    path = tmp_path_factory.mktemp("records") / "game.toml"
    path.write_text(athanor.dumps(ending("spellbook", 2, 30)), encoding="utf-8")
    return path


@pytest.mark.parametrize("lang", ["en", "es", "fr"])
def test_as_text_with_a_plot(tmp_path, record, lang):
    picture = tmp_path / "curve.svg"
    done = run(tmp_path, "review", str(record), "--effort", "quick", "--plot", str(picture), "--lang", lang)
    assert done.returncode == 0
    assert done.stderr == ""
    for id in ("opening", "own", "rivals", "chance", "result", "accuracy"):
        assert say(lang, f"review-{id}") in done.stdout
    assert "100 │" in done.stdout
    assert say(lang, "grade-blunder") in done.stdout
    drawn = picture.read_text(encoding="utf-8")
    assert drawn.startswith("<svg")
    assert say(lang, "review-chances") in drawn


def test_as_data_in_the_shape_that_is_promised(capsys, record):
    assert main(["review", str(record), "--effort", "quick", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    for seat in found["seats"]:
        assert {"expected", "own", "rivals", "chance", "result"} <= seat.keys()
        parts = seat["own"] + seat["rivals"] + seat["chance"]
        assert parts == pytest.approx(seat["result"] - seat["expected"], abs=1e-9)
    moves = athanor.loads(record.read_text(encoding="utf-8")).moves
    for decision in found["decisions"]:
        assert {"index", "seat", "loss", "interval", "grade", "best"} <= decision.keys()
        assert moves[decision["index"]][0] == decision["seat"]


def test_a_game_that_is_not_over_gets_one_sentence(tmp_path, record):
    text = record.read_text(encoding="utf-8")
    moves = athanor.loads(text)
    moves.moves, moves.scores = moves.moves[:5], []
    begun = tmp_path / "begun.toml"
    begun.write_text(athanor.dumps(moves), encoding="utf-8")
    done = run(tmp_path, "review", str(begun))
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "not over" in done.stderr


def test_without_a_file_and_with_an_unknown_effort(tmp_path, record):
    assert "athanor review FILE" in run(tmp_path, "review").stderr
    assert "quick, usual, deep" in run(tmp_path, "review", str(record), "--effort", "much").stderr
