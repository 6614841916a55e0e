"""Nonsense for Alchemists and Trismegistus: one sentence in the reader's language, status 2, and nothing is touched."""

import pytest

import athanor
from athanor.cli.main import main
from athanor.games.trismegistus.reading import FILES
from tests.cli.test_errors import everything_in

LANGUAGES = ("en", "es", "fr")
NOWHERE = "0123456789ab"  # a set of cards that nobody has

PLAY_A = ["play", "alchemists", "--option"]
PLAY_T = ["play", "trismegistus", "--option"]
WRONG = {
    "alchemists alone": ["play", "alchemists", "--players", "1"],
    "alchemists for five": ["play", "alchemists", "--players", "5"],
    "a mode that is none": [*PLAY_A, "mode=wizard"],
    "a list too short": ["play", "alchemists", "--players", "3", "--option", "mode=master,apprentice"],
    "a list too long": ["play", "alchemists", "--players", "2", "--option", "mode=master,master,master"],
    "a list with a hole": ["play", "alchemists", "--players", "3", "--option", "mode=master,,master"],
    "a wrong word in a list": ["play", "alchemists", "--players", "2", "--option", "debunking=master,x"],
    "an empty list": [*PLAY_A, "conferences="],
    "a starter who is not there": ["play", "alchemists", "--players", "2", "--option", "starter=4"],
    "an option of the other game": [*PLAY_A, "setup=general"],
    "cards for a game without": ["play", "alchemists", "--cards", "."],
    "five at the table": ["play", "trismegistus", "--players", "5"],
    "a setup that is none": [*PLAY_T, "setup=easy"],
    "solo options at a table": ["play", "trismegistus", "--players", "2", "--option", "bot=strong"],
    "achievements alone": ["play", "trismegistus", "--players", "1", "--option", "achievements=on"],
    "options that clash": [
        "play", "trismegistus", "--players", "1", "--option", "bot-more-gold=on", "--option", "bot-less-gold=on",
    ],
    "too many rolls": ["play", "trismegistus", "--players", "1", "--option", "bot-more-rolls=99"],
    "a set that is not at hand": [*PLAY_T, f"cards={NOWHERE}"],
    "a set that is a path": [*PLAY_T, "cards=../../etc"],
    "cards that are not there": ["play", "trismegistus", "--cards", "nowhere"],
    "cards in a file": ["play", "trismegistus", "--cards", "note.txt"],
    "an empty folder of cards": ["play", "trismegistus", "--cards", "empty"],
    "a damaged folder of cards": ["play", "trismegistus", "--cards", "damaged"],
    "cards that are not text": ["play", "trismegistus", "--cards", "binary"],
    "folders for files of cards": ["play", "trismegistus", "--cards", "folders"],
    "cards for a simulation": ["simulate", "trismegistus", "--games", "1", "--cards", "damaged"],
    "cards for a measurement": ["balance", "trismegistus", "--games", "1", "--cards", "empty"],
    "simulating a set that is not at hand": ["simulate", "trismegistus", "--option", f"cards={NOWHERE}"],
    "simulating a list too short": ["simulate", "alchemists", "--players", "3", "--option", "mode=master,master"],
    "simulating for nobody": ["simulate", "alchemists", "--players", "0"],
    "measuring alchemists alone": ["balance", "alchemists", "--players", "1"],
    "measuring with a clash": ["balance", "trismegistus", "--players", "3", "--option", "bot=easy"],
    "checking what is not there": ["cards", "trismegistus", "--check", "nowhere"],
    "checking a file": ["cards", "trismegistus", "--check", "note.txt"],
    "exporting upon cards": ["cards", "trismegistus", "--export", "damaged"],
    "exporting into a file": ["cards", "trismegistus", "--export", "note.txt"],
    "exporting below a file": ["cards", "trismegistus", "--export", "note.txt/deep"],
    "cards to do nothing with": ["cards", "trismegistus"],
    "cards of alchemists": ["cards", "alchemists", "--check", "."],
    "a record with cards that are gone": ["replay", "cards.toml"],
    "a record with cards that are none": ["replay", "number.toml"],
    "a record with a list too short": ["replay", "list.toml"],
    "a record with a damaged position": ["replay", "position.toml"],
    "a code that is none": ["reader", "--code", "nonsense"],
    "a code of nothing": ["reader", "--code", ""],
    "a word too many for the reader": ["reader", "alchemists", "again"],
}  # fmt: skip

RECORD = f"""athanor = "record"
format = 1
game = "trismegistus"
rules = {athanor.game("trismegistus").rules_version}
players = 2
seed = 11
moves = ""

[options]
"""


@pytest.fixture
def folder(tmp_path, monkeypatch):
    files = {
        "note.txt": "Dear diary, = today",
        "damaged/artifacts.toml": "[[artifact]\n",
        "cards.toml": f'{RECORD}cards = "{NOWHERE}"\n',
        "number.toml": f"{RECORD}cards = 5\n",
        "list.toml": RECORD.replace("trismegistus", "alchemists") + 'mode = ["master"]\n',
        "position.toml": RECORD.replace("seed = 11", "position = 'athanor = \"position\"'"),
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    for name in ("empty", "binary", "folders"):
        (tmp_path / name).mkdir()
    for name in FILES:
        (tmp_path / "binary" / name).write_bytes(b"\xff\xfe\x00")
        (tmp_path / "folders" / name).mkdir()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ATHANOR_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("ATHANOR_DEBUG", "1")
    return tmp_path


@pytest.mark.parametrize("wrong", WRONG)
def test_one_sentence_in_each_language(folder, monkeypatch, capsys, wrong):
    before, said = everything_in(folder), set()
    for lang in LANGUAGES:
        monkeypatch.setenv("ATHANOR_LANG", lang)
        assert main(WRONG[wrong]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert err.strip()
        assert err.count("\n") == 1
        assert "rror:" not in err
        said.add(err)
    assert len(said) == len(LANGUAGES), "in the reader's language"
    assert everything_in(folder) == before


@pytest.mark.parametrize("name", ["empty", "damaged", "binary", "folders"])
def test_every_mistake_of_a_folder_is_told(folder, capsys, name):
    """Status 1: the check was made, and it found mistakes."""
    assert main(["cards", "trismegistus", "--check", name]) == 1
    out, err = capsys.readouterr()
    assert err == ""
    assert all(f"{file}:1:" in out for file in FILES)
