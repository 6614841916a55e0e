"""What cannot be is one sentence on the error stream, in the reader's language, with status 2; nothing is touched."""

import sys
from pathlib import Path

import pytest

import athanor
from athanor.cli.main import main
from tests.cli.terminal import run

LANGUAGES = ("en", "es", "fr")

WRONG = {
    "unknown command": ["plya"],
    "unknown game": ["play", "chess"],
    "unknown game for the rules": ["rules", "chess"],
    "unknown flag": ["play", "spellbook", "--frobnicate"],
    "nearly a flag": ["play", "spellbook", "--player", "2"],
    "flag of no command": ["--frobnicate"],
    "one word too many": ["play", "spellbook", "again"],
    "flag without its value": ["play", "spellbook", "--seed"],
    "flag with a value it does not take": ["play", "spellbook", "--no-colour=yes"],
    "unknown language": ["play", "spellbook", "--lang", "tlh"],
    "too many players": ["play", "spellbook", "--players", "9"],
    "no players": ["play", "spellbook", "--players", "0"],
    "players not a number": ["play", "spellbook", "--players", "two"],
    "players in other digits": ["play", "spellbook", "--players", "٢"],
    "a number without end": ["play", "spellbook", "--bots", "9" * 5000],
    "bots below zero": ["play", "spellbook", "--bots", "-1"],
    "more bots than seats": ["play", "spellbook", "--players", "2", "--bots", "3"],
    "nobody but bots": ["play", "spellbook", "--players", "2", "--bots", "2"],
    "unknown bot": ["play", "spellbook", "--bot", "deep-thought"],
    "more kinds of bots than bots": ["play", "spellbook", "--bots", "1", "--bot", "random,heuristic"],
    "kinds of bots without bots": ["play", "spellbook", "--bots", "0", "--bot", "random"],
    "more names than people": ["play", "spellbook", "--players", "1", "--names", "Ana,Teo"],
    "one name for two": ["play", "spellbook", "--names", "Ana,Ana"],
    "seed below zero": ["play", "spellbook", "--seed", "-1"],
    "seed too long": ["play", "spellbook", "--seed", str(2**128)],
    "seed not a number": ["play", "spellbook", "--seed", "lucky"],
    "option without a value": ["play", "spellbook", "--option", "spells"],
    "unknown option": ["play", "spellbook", "--option", "colour=red"],
    "value an option cannot take": ["play", "spellbook", "--option", "spells=mine"],
    "number an option cannot take": ["play", "spellbook", "--option", "handicap=7"],
    "options that do not go together": ["play", "spellbook", "--bot", "random", "--option", "handicap=1"],
    "a folder that is not there": ["play", "spellbook", "--file", "nowhere/game.toml"],
    "nothing to go on with": ["play", "--resume"],
    "resuming what is not there": ["play", "--resume", "nothing.toml"],
    "resuming with other seats": ["play", "--resume", "nothing.toml", "--bots", "1"],
    "resuming another game": ["play", "spellbook", "--resume"],
    "no file to replay": ["replay"],
    "a file that is not there": ["replay", "nothing.toml"],
    "a folder": ["replay", "."],
    "not text": ["replay", sys.executable],
    "not a record": ["replay", "note.txt"],
    "another kind of file": ["replay", "other.toml"],
    "beyond the end": ["replay", "game.toml", "--at", "9999"],
    "a seat there is not": ["replay", "game.toml", "--seat", "3"],
    "a damaged record": ["replay", "damaged.toml"],
    "an impossible record": ["replay", "impossible.toml"],
    "a record that ends otherwise": ["replay", "otherwise.toml"],
    "a record of another game": ["replay", "unknown.toml"],
    "a record from the future": ["replay", "future.toml"],
    "seats that are damaged": ["play", "--resume", "seats.toml"],
    "a bot that is gone": ["play", "--resume", "bot.toml"],
    "a position that is damaged": ["play", "--resume", "position.toml"],
}

RULES = f"rules = {athanor.game('spellbook').rules_version}"
RECORD = """athanor = "record"
format = 1
game = "spellbook"
rules = TODAY
players = 1
seed = 11
moves = '''
1 draw-2
'''

[options]
""".replace("rules = TODAY", RULES)
SEATS = '\n[saved]\nlanguage = "en"\nposition = ""\n\n[[saved.seats]]\nname = "Ana"\nbot = ""\n'


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A folder with files of every sort, to be in; nothing else of this machine."""
    files = {
        "note.txt": "Dear diary, = today",
        "other.toml": 'title = "not a game"\n',
        "game.toml": RECORD,
        "damaged.toml": RECORD.replace("1 draw-2", "1 fly"),
        "impossible.toml": RECORD.replace("1 draw-2", "1 learn storm-5"),
        "otherwise.toml": RECORD.replace("[options]", "scores = [99, 0]\n\n[options]"),
        "rules.toml": RECORD.replace(RULES, "rules = 99"),
        "unknown.toml": RECORD.replace("spellbook", "chess"),
        "future.toml": RECORD.replace("format = 1", "format = 99"),
        "seats.toml": RECORD + SEATS.replace('name = "Ana"', "name = 5"),
        "bot.toml": RECORD + SEATS.replace('bot = ""', 'bot = "deep-thought"'),
        "position.toml": RECORD.replace(RULES, "rules = 99") + SEATS,
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ATHANOR_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("ATHANOR_DEBUG", "1")
    return tmp_path


def everything_in(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_a_record_of_other_rules_opens_and_says_why_there_is_no_more(folder, monkeypatch, capsys):
    monkeypatch.setenv("ATHANOR_LANG", "en")
    assert main(["replay", "rules.toml"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "played by version 99 of the rules" in told
    assert "cannot be replayed, reviewed or forked" in told


@pytest.mark.parametrize("wrong", WRONG)
def test_one_sentence_in_each_language(folder, monkeypatch, capsys, wrong):
    before = everything_in(folder)
    said = set()
    for lang in LANGUAGES:
        monkeypatch.setenv("ATHANOR_LANG", lang)
        assert main(WRONG[wrong]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert err.strip()
        assert err.count("\n") == 1
        assert "rror:" not in err
        said.add(err)
    assert len(said) == len(LANGUAGES), f"not translated: {said}"
    assert everything_in(folder) == before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_real_program_says_the_same(tmp_path, lang):
    done = run(tmp_path, "play", "spellbook", "--players", "9", lang=lang)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert "9" in done.stderr


def test_a_language_asked_for_is_the_language_of_the_error(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("ATHANOR_LANG", "es")
    assert main(["--lang", "fr", "plya"]) == 2
    assert "commande" in capsys.readouterr().err
    assert main(["plya", "--lang=fr"]) == 2
    assert "commande" in capsys.readouterr().err


def test_the_language_of_the_system(tmp_path):
    systems = (("LC_ALL", "es_MX.UTF-8", "orden"), ("LANG", "fr_CA", "commande"), ("LANG", "C", "command"))
    for variable, value, word in systems:
        done = run(tmp_path, "plya", lang="", env={variable: value})
        assert word in done.stderr


def test_a_file_that_is_there_is_never_written_over(folder, capsys):
    assert main(["play", "spellbook", "--file", "note.txt"]) == 2
    assert "note.txt" in capsys.readouterr().err
    assert (folder / "note.txt").read_text(encoding="utf-8") == "Dear diary, = today"


def test_a_plugin_that_cannot_be_loaded(tmp_path):
    done = run(tmp_path, "games", env={"ATHANOR_PLUGINS": "no.such.module"})
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1


def test_a_fault_of_our_own_is_one_sentence_too_and_is_written_down(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("ATHANOR_DATA", str(tmp_path))
    monkeypatch.setenv("ATHANOR_LANG", "es")
    monkeypatch.delenv("ATHANOR_DEBUG", raising=False)
    monkeypatch.setattr("athanor.cli.games.run", lambda args: 1 // 0)
    assert main(["games"]) == 1
    assert "ZeroDivisionError" in capsys.readouterr().err
    assert "Traceback" in (tmp_path / "fault.txt").read_text(encoding="utf-8")
