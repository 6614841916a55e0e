"""A record of older rules opens with its scores, and says in a sentence that no more can be done with it."""

from pathlib import Path

import pytest

import athanor
from athanor.cli.main import command
from athanor.core.plain import write_toml
from athanor.core.text import LANGUAGES
from tests.cli.terminal import reads
from tests.versions.kept import GAMES, raise_rules, records

paths = pytest.mark.parametrize("path", records(), ids=lambda path: f"{path.parent.name}-{path.stem}")


@pytest.fixture(autouse=True)
def _newer_rules(monkeypatch):
    raise_rules(monkeypatch)


def sentence(game: str, lang: str) -> str:
    here = str(athanor.game(game).rules_version)
    return athanor.OtherRules("record-other-rules", {"asked": "1", "here": here}).text(lang)


def test_there_are_some_of_every_game():
    assert {path.parent.name for path in records()} == set(GAMES)


@paths
def test_in_python_the_scores_can_be_read_and_nothing_replayed(path):
    text = path.read_text(encoding="utf-8")
    record = athanor.loads(text)
    assert athanor.dumps(record) == text, "actions keep their names"
    assert len(record.scores) >= record.players
    assert not record.replayable
    for attempt in (athanor.replay, lambda kept: list(athanor.walk(kept))):
        with pytest.raises(athanor.OtherRules) as refused:
            attempt(record)
        assert refused.value.text("es") == sentence(record.game, "es")


def test_a_record_of_todays_rules_is_replayable():
    assert athanor.game("spellbook").new(2, seed=1).record().replayable


@paths
def test_the_position_a_game_ended_in_still_opens(path):
    text = path.with_suffix(".end.txt").read_text(encoding="utf-8")
    end = athanor.game(path.parent.name).from_position(text)
    assert end.over
    assert end.view(None)


def shown(path: Path, lang: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert command(["replay", str(path), "--lang", lang], lang) == 0
    told = capsys.readouterr()
    assert told.err == ""
    return told.out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_terminal_shows_the_scores_and_says_why_no_more(game, lang, capsys):
    path = next(path for path in records() if path.parent.name == game)
    out = shown(path, lang, capsys)
    assert reads(out, sentence(game, lang))
    for number, points in enumerate(athanor.loads(path.read_text(encoding="utf-8")).scores[:1], start=1):
        name = athanor.game(game).texts.say("player", lang, number=number)
        assert any(name in line and str(points) in line for line in out.splitlines())


def saved(path: Path, folder: Path, **changed: object) -> Path:
    """The record as `athanor play` kept it: with who sat there and how it ended."""
    record = athanor.loads(path.read_text(encoding="utf-8"))
    seats = [{"name": f"Seat {number}", "bot": ""} for number in range(record.players)]
    position = path.with_suffix(".end.txt").read_text(encoding="utf-8")
    table = {"language": "en", "position": position, "told": "", "seats": seats, **changed}
    file = folder / "saved.toml"
    file.write_text(athanor.dumps(record) + "\n" + write_toml({"saved": table}), encoding="utf-8")
    return file


@pytest.mark.parametrize("game", GAMES)
def test_a_saved_game_shows_the_scores_it_was_given_then(game, tmp_path, capsys, monkeypatch):
    path = next(path for path in records() if path.parent.name == game)
    state = type(athanor.game(game).from_position(path.with_suffix(".end.txt").read_text(encoding="utf-8")))
    scores = athanor.loads(path.read_text(encoding="utf-8")).scores
    # As if today's rules counted otherwise.
    monkeypatch.setattr(state, "scores", lambda s: [points + 1000 for points in scores])
    out = shown(saved(path, tmp_path), "en", capsys)
    assert "cannot be replayed, reviewed or forked" in " ".join(out.split())
    assert any("Seat 0" in line and line.rstrip().endswith(f" {scores[0]}") for line in out.splitlines())
    assert str(scores[0] + 1000) not in out


def test_a_saved_game_whose_position_cannot_be_read_shows_its_scores(tmp_path, capsys):
    path = records()[0]
    out = shown(saved(path, tmp_path, position="gone"), "en", capsys)
    assert reads(out, sentence(path.parent.name, "en"))
    assert str(athanor.loads(path.read_text(encoding="utf-8")).scores[0]) in out
