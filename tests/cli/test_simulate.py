"""`athanor simulate`: the table, the data, and what is said when something cannot be."""

import json
from typing import Any

import pytest
from rich.console import Console

import athanor
from athanor.cli import simulate as command
from athanor.cli.figures import THIN_SPACE, figure, percent
from athanor.cli.main import main
from athanor.cli.screen import Screen
from athanor.cli.simulate import Results, show


@pytest.fixture(autouse=True)
def _plain_terminal(monkeypatch):
    monkeypatch.setenv("ATHANOR_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")


def simulate(capsys, *args: str) -> str:
    assert main(["simulate", *args]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    return str(told.out)


def refused(capsys, *args: str) -> str:
    assert main(["simulate", *args]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    return str(told.err).strip()


def data_of(capsys, *args: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(simulate(capsys, "spellbook", "--json", *args))
    assert found.pop("seconds") > 0
    return found


def test_data(capsys):
    found = data_of(capsys, "--games", "6", "--players", "random,heuristic", "--seed", "3", "--option", "spells=set-2")
    assert (found["game"], found["games"], found["seed"]) == ("spellbook", 6, 3)
    assert found["options"]["spells"] == "set-2"
    assert [line["player"] for line in found["lines"]] == ["random", "heuristic"]
    assert sum(line["wins"] for line in found["lines"]) + found["nobody"] == pytest.approx(6)
    for line in found["lines"]:
        assert line["points"]["least"] <= line["points"]["mean"] <= line["points"]["most"]
        assert set(line["statistics"]) == {"spells", "stored", "days"}
    assert found["lines"][1]["share"] > 0.5
    assert found["decisions"]["mean"] > 20


def test_the_same_command_gives_the_same_results(capsys):
    command = ["--games", "5", "--players", "heuristic,random,random"]
    assert data_of(capsys, *command) == data_of(capsys, *command)
    assert data_of(capsys, *command) != data_of(capsys, *command, "--seed", "2")


def test_more_games_go_on_where_fewer_ended(capsys):
    few = data_of(capsys, "--games", "3", "--players", "random,random")
    many = data_of(capsys, "--games", "9", "--players", "random,random")
    assert few["lines"][0]["points"]["least"] >= many["lines"][0]["points"]["least"]
    assert few["lines"][0]["wins"] <= many["lines"][0]["wins"]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["Spellbook · 4 games", "Random 1", "Heuristic 2", "spells learnt", "Decisions a game:"]),
        ("es", ["Libro de hechizos · 4 partidas", "Aleatorio 1", "Heurístico 2", "Decisiones por partida:"]),
        ("fr", ["4 parties", "Hasard 1", "Heuristique 2", "sorts appris", "Décisions par partie"]),
    ],
)
def test_the_table_speaks(capsys, lang, words):
    told = simulate(capsys, "spellbook", "--games", "4", "--lang", lang)
    for word in words:
        assert word in told
    assert "{" not in told
    assert "simulate-" not in told


def test_alone_the_automatic_opponent_is_shown_too(capsys):
    told = simulate(capsys, "spellbook", "--games", "3", "--players", "random")
    assert "Dummy" in told
    assert "Spellbook · 3 games" in told
    found = data_of(capsys, "--games", "3", "--players", "random")
    assert [line["automatic"] for line in found["lines"]] == [False, True]
    assert found["lines"][1]["player"] == "opponent-0"
    assert found["lines"][1]["statistics"] == {}


@pytest.mark.parametrize("lang", ["en", "es", "fr"])
def test_a_table_for_four_fits_a_narrow_terminal(capsys, monkeypatch, lang):
    monkeypatch.setenv("COLUMNS", "80")
    told = simulate(capsys, "spellbook", "--games", "2", "--players", "random,random,random,random", "--lang", lang)
    assert "…" not in told
    assert max(map(len, told.splitlines())) <= 80


class Ended:
    """An outcome made up: points and winners."""

    def __init__(self, scores: list[int], winners: list[int]) -> None:
        self.scores = scores
        self.winners = winners
        self.decisions = 9
        self.statistics: list[dict[str, int]] = [{}, {}]


def test_shared_and_undecided_games_are_told(capsys):
    outcomes: Any = [Ended([5, 5], [0, 1]), Ended([6, 5], [0]), Ended([4, 4], [])]
    results = Results(athanor.game("spellbook"), ["random", "heuristic"], outcomes)
    assert [line.wins for line in results.lines] == [1.5, 0.5]
    show(Screen("en"), results, 1.0)
    told = capsys.readouterr().out
    assert "Shared victories: 1" in told
    assert "Games that nobody won: 1" in told
    assert "1.5" in told


def test_a_bar_for_those_who_look(monkeypatch):
    """Only on a terminal, and on the stream that carries no results."""
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    made: list[bool] = []

    def console(stderr: bool) -> Console:
        made.append(stderr)
        return Console(stderr=stderr, force_terminal=True)

    monkeypatch.setattr(command, "Console", console)
    assert list(command.with_progress(iter([]), 0, "en")) == []
    assert made == [True]


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["chess"], "There is no game called “chess”."),
        (["spellbook", "--players", "random,oracle"], "There is no bot called “oracle”. Known bots: random, beginner,"),
        (["spellbook", "--players", "random,random,random,random,random"], "1 to 4 players, not 5"),
        (["spellbook", "--games", "0"], "--games takes a whole number from 1 up, not “0”."),
        (["spellbook", "--seed", "-1"], "A seed is a whole number from 0 up"),
        (["spellbook", "--option", "spells=nine"], "“spells” cannot be “nine”"),
        (["spellbook", "--option", "spells"], "NAME=VALUE"),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(capsys, args, sentence):
    assert sentence in refused(capsys, *args)


def test_numbers_are_written_as_their_readers_do():
    assert figure(1234567.89, "en", 1) == "1,234,567.9"
    assert figure(1234.5, "fr", 1) == f"1{THIN_SPACE}234,5"
    assert percent(0.1234, "en") == "12.3%"
    assert percent(0.1234, "es") == f"12,3{THIN_SPACE}%"
