"""`athanor cards`, and `--cards FOLDER` of the commands that begin games."""

import json
from pathlib import Path

import pytest

import athanor
from athanor.cli import cards as command
from athanor.cli.main import main
from athanor.core.errors import RecordError
from athanor.core.record import dumps, loads, replay
from athanor.core.text import LANGUAGES
from athanor.games.trismegistus import shelf
from athanor.games.trismegistus.reading import FILES


@pytest.fixture(autouse=True)
def _own_shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ATHANOR_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("ATHANOR_LANG", "en")
    monkeypatch.setattr(shelf.CARDS_OPTION, "default", "athanor")
    shelf._AT_HAND.clear()


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A set that differs from ours in one number."""
    folder = tmp_path / "mine"
    shelf.export_set(folder, "en")
    file = folder / "publications.toml"
    file.write_text(file.read_text(encoding="utf-8").replace("vp = 22", "vp = 21"), encoding="utf-8")
    return folder


def said(capsys: pytest.CaptureFixture[str], *args: str, status: int = 0) -> str:
    """What a command says, as one line of words."""
    assert main(args) == status
    out, err = capsys.readouterr()
    assert (err if status != 2 else out) == ""
    return " ".join((out + err).split())


# ---------------------------------------------------------------- export and check


def test_export_then_check(capsys, tmp_path):
    folder = tmp_path / "new" / "cards"
    words = said(capsys, "cards", "trismegistus", "--export", str(folder))
    for file in FILES:
        assert file in words
        assert (folder / file).exists()
    assert f"athanor cards --check {folder}" in words
    assert "No mistakes" in said(capsys, "cards", "trismegistus", "--check", str(folder))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_guide_is_in_the_language_asked_for(capsys, tmp_path, lang):
    said(capsys, "cards", "--export", str(tmp_path / lang), "--lang", lang)
    title = {"en": "# Your own cards", "es": "# Tus propias cartas", "fr": "# Tes propres cartes"}[lang]
    assert (tmp_path / lang / "README.md").read_text(encoding="utf-8").startswith(title)


def test_each_mistake_in_a_line_of_its_own(capsys, mine):
    file = mine / "artifacts.toml"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace('"raw iron"', '"raw irno"', 1).replace('"fire"', '"wind"', 1), encoding="utf-8")
    assert main(["cards", "--check", str(mine)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("artifacts.toml:8: ")
    assert "wind" in lines[0]
    assert lines[1].startswith("artifacts.toml:9: ")
    assert "raw irno" in lines[1]
    assert lines[2:] == ["2 mistakes."]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mistakes_in_every_language(capsys, mine, lang):
    (mine / "board.toml").unlink()
    assert main(["cards", "--check", str(mine), "--lang", lang]) == 1
    assert "board.toml:1: " in capsys.readouterr().out


def test_export_overwrites_nothing(capsys, mine):
    before = (mine / "publications.toml").read_bytes()
    assert "already a file" in said(capsys, "cards", "--export", str(mine), status=2)
    assert (mine / "publications.toml").read_bytes() == before


@pytest.mark.parametrize("args", [(), ("--export", "a", "--check", "b")])
def test_export_or_check_one_of_them(capsys, args):
    assert "either --export FOLDER or --check FOLDER" in said(capsys, "cards", *args, status=2)


def test_a_folder_that_is_not_there(capsys, tmp_path):
    missing = str(tmp_path / "missing")
    assert f"no folder “{missing}”" in said(capsys, "cards", "--check", missing, status=2)
    words = said(capsys, "simulate", "trismegistus", "--players", "random", "--cards", missing, status=2)
    assert f"no folder “{missing}”" in words


def test_a_game_without_cards_of_ones_own(capsys, mine):
    assert "spellbook has no cards to type" in said(capsys, "cards", "spellbook", "--check", str(mine), status=2)
    words = said(capsys, "simulate", "spellbook", "--cards", str(mine), status=2)
    assert "spellbook has no cards to type" in words


# ---------------------------------------------------------------- playing with them


def test_games_are_played_with_the_set_and_say_so(capsys, mine):
    assert (
        main(["simulate", "trismegistus", "--players", "random,random", "--games", "1", "--json", "--cards", str(mine)])
        == 0
    )
    options = json.loads(capsys.readouterr().out)["options"]
    assert options["cards"] == shelf.take_set(mine).id != "athanor"


def test_cards_with_mistakes_are_refused_with_the_first_of_them(capsys, mine):
    (mine / "board.toml").write_text("tracks = 3\n", encoding="utf-8")
    words = said(capsys, "simulate", "trismegistus", "--players", "random,random", "--cards", str(mine), status=2)
    assert "board.toml, line 1" in words
    assert "more mistakes" in words


def test_a_saved_game_says_itself_which_cards(capsys, mine):
    assert "--cards cannot go with --resume" in said(capsys, "play", "--resume", "--cards", str(mine), status=2)


def test_the_house_may_be_opened_with_a_set(mine):
    command.offer_cards(mine)
    name = shelf.take_set(mine).id
    assert athanor.game("trismegistus").new(2, seed=3).options["cards"] == name


# ---------------------------------------------------------------- records remember


def test_a_record_is_replayed_with_its_set(mine):
    name = shelf.take_set(mine).id
    state = athanor.game("trismegistus").new(2, seed=3, options={"cards": name})
    text = dumps(state.record())
    shelf._AT_HAND.clear()
    assert replay(loads(text)).options["cards"] == name


def test_a_record_whose_set_is_not_here_says_so(capsys, mine, tmp_path, monkeypatch):
    name = shelf.take_set(mine).id
    state = athanor.game("trismegistus").new(2, seed=3, options={"cards": name})
    file = tmp_path / "game.toml"
    file.write_text(dumps(state.record()), encoding="utf-8")
    shelf._AT_HAND.clear()
    monkeypatch.setenv("ATHANOR_DATA", str(tmp_path / "elsewhere"))
    with pytest.raises(RecordError) as refused:
        replay(loads(file.read_text(encoding="utf-8")))
    for lang in LANGUAGES:
        assert name in refused.value.text(lang)
    words = said(capsys, "replay", str(file), "--text", status=2)
    assert f"the set of cards {name}, which is not at hand here" in words


def test_a_position_whose_set_is_not_here_says_so(mine, tmp_path, monkeypatch):
    game = athanor.game("trismegistus")
    position = game.new(2, seed=3, options={"cards": shelf.take_set(mine).id}).position()
    shelf._AT_HAND.clear()
    monkeypatch.setenv("ATHANOR_DATA", str(tmp_path / "elsewhere"))
    with pytest.raises(RecordError, match="not at hand"):
        game.from_position(position)
