"""`athanor balance`: the numbers add up, the same seed gives the same report, and processes change nothing."""

import re
from datetime import date
from pathlib import Path
from xml.etree import ElementTree

import pytest

import athanor
import tests.toy  # noqa: F401  # registers the toy
from athanor import bots
from athanor.bots.tally import BOT, count_game
from athanor.cli import balance as command
from athanor.cli.main import main
from athanor.cli.plots import Bar, intervals, lengths
from athanor.cli.weighing import Share, Weighing, wilson
from athanor.core.game import Game

PLUGIN = "tests.toy"


@pytest.fixture(autouse=True)
def _plain_terminal(monkeypatch):
    monkeypatch.setenv("ATHANOR_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setattr(command, "date", Noon)


class Noon(date):
    @classmethod
    def today(cls) -> "Noon":
        return cls(2026, 5, 4)


def balance(folder: Path, *args: str) -> str:
    """The report of a run that went well."""
    assert main(["balance", *args, "--bots", "random", "--out", str(folder)]) == 0
    return next(folder.glob("*.md")).read_text(encoding="utf-8")


def table(report: str, heading: str) -> list[list[str]]:
    """The rows below a heading, without the head of the table."""
    below = report.split(f"## {heading}\n")[1].split("\n## ")[0]
    rows = [line.strip("| ").split(" | ") for line in below.splitlines() if line.startswith("|")]
    return rows[2:]


def weighed(game: Game, games: int, players: int = 4) -> Weighing:
    options = game.check_options(players, {})
    found = command.tallies(game.id, ["random"] * players, games, 3, options, 1)
    return Weighing(game, game.kinds(players, options), found)


# ---------------------------------------------------------------- the numbers


def test_shares_add_up():
    w = weighed(athanor.game("trismegistus"), 6)
    assert w.games == 6
    for key in ("seat", "alchemist"):
        assert sum(share.games for share in w.shares[key]) == 24
        assert sum(share.wins for share in w.shares[key]) == pytest.approx(6)
        assert sum(share.points for share in w.shares[key]) == w.everybody.points
    assert [share.games for share in w.shares["seat"]] == [6, 6, 6, 6]
    assert max(share.games for share in w.shares["alchemist"]) <= 6
    assert sum(points[0] for _, points in w.sources.values()) == w.everybody.points
    assert w.winning == 6 + w.shared


def test_cards_are_counted_where_they_lie():
    game = athanor.game("trismegistus")
    options = game.check_options(2, {})
    pair = [bots.bot("random")] * 2
    tally = count_game(game, pair, 1, 7, options)
    kinds = {kind.key: kind for kind in game.kinds(2, options)}
    assert set(kinds) <= set(tally["had"][0])
    assert [had[BOT] for had in tally["had"]] == [[1], [0]]  # after a game everybody moves on by a seat
    assert sorted(had["seat"][0] for had in tally["had"]) == [0, 1]
    for had in tally["had"]:
        assert had["alchemist"] != []
        assert 1 <= len(had["artifact"]) <= 6
        assert set(had["experiment"]) <= set(had["taken"])
        assert {formula // 8 for formula in had["formula"]} <= set(had["alchemist"])
        for key, kind in kinds.items():
            assert all(0 <= thing < len(kind.things) for thing in had[key])
    assert tally["verbs"]["draft"] >= 12
    assert [sum(points for _, points in sheet) for sheet in tally["sources"]] == tally["scores"]


def test_laboratories_are_drawn_by_lot():
    """A bot that always takes the first one free would leave the last one out, and mix seats with alchemists."""
    game = athanor.game("trismegistus")
    options = game.check_options(2, {})
    pair = [bots.bot("random")] * 2
    seen = [set(count_game(game, pair, at, 1, options)["had"][0]["alchemist"]) for at in range(12)]
    assert len(set.union(*seen)) >= 4


def test_the_interval_of_wilson():
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(5, 10)
    assert (round(low, 4), round(high, 4)) == (0.2366, 0.7634)
    low, high = wilson(0, 20)
    assert low == 0.0
    assert round(high, 4) == 0.1611
    assert wilson(100, 400)[1] - wilson(100, 400)[0] < wilson(10, 40)[1] - wilson(10, 40)[0]


def test_by_how_much_a_share_misses():
    share = Share()
    for won in (1.0, 0.0, 0.0, 0.5):
        share.add(won, 10)
    assert share.share == 0.375
    assert share.outside((0.3, 0.4)) == 0.0
    assert share.outside((0.2, 0.3)) == pytest.approx(0.075)
    assert share.outside((0.4, 0.5)) == pytest.approx(-0.025)
    assert (share.mean, share.spread) == (10, 0)


# ---------------------------------------------------------------- the report


def test_the_report(tmp_path):
    report = balance(tmp_path, "trismegistus", "--games", "5", "--solo", "1")
    assert "5 games of 4 players (Random), 2026-05-04." in report
    assert "`athanor balance trismegistus --games 5 --players 4 --bots random --seed 1 --solo 1`" in report
    places = table(report, "Place in the turn order")
    assert [row[0] for row in places] == ["First", "Second", "Third", "Fourth"]
    assert sum(float(row[2].strip("%")) for row in places) == pytest.approx(100, abs=0.3)
    alchemists = table(report, "Alchemists")
    assert len(alchemists) == 5
    assert sum(int(row[1]) for row in alchemists) == 20
    assert len(table(report, "Artifacts in the laboratory at the end")) == 48
    assert len(table(report, "Experiments performed")) == 64
    points = table(report, "Points by source")
    assert points[-1][0] == "Together"
    assert sum(float(row[1]) for row in points[:-1]) == pytest.approx(float(points[-1][1]), abs=0.4)
    assert [row[1] for row in table(report, "Botmegistus against the same bot: how often it wins")] == ["1"] * 5
    verbs = {row[0].strip("`"): float(row[1]) for row in table(report, "Actions")}
    assert verbs["draft"] >= 9
    assert "outside by" in report
    assert "{" not in report


def test_the_pictures_are_there_and_can_be_read(tmp_path):
    report = balance(tmp_path, "trismegistus", "--games", "3", "--solo", "0")
    shown = re.findall(r"\]\((.*?\.svg)\)", report)
    assert len(shown) == 8
    assert {path.name for path in tmp_path.glob("*.svg")} == set(shown)
    for name in shown:
        ElementTree.parse(tmp_path / name)
    assert "Botmegistus" not in report


def test_pictures_escape_what_they_say():
    rows = [Bar("Salt & <Sulfur>", 0.3, "30 %", 0.2, 0.4)]
    for picture in (intervals("A < B", rows, 0.25, (0.2, 0.3)), lengths("A < B", rows)):
        words = [text.text for text in ElementTree.fromstring(picture).iter() if text.text and text.text.strip()]
        assert words == ["A < B", "Salt & <Sulfur>", "30 %"]


def test_the_same_seed_gives_the_same_report_and_another_seed_another(tmp_path):
    args = ["trismegistus", "--games", "3", "--solo", "1"]
    first = balance(tmp_path / "a", *args)
    assert balance(tmp_path / "b", *args) == first
    assert balance(tmp_path / "c", *args, "--seed", "2") != first
    for path in (tmp_path / "a").iterdir():
        assert path.read_bytes() == (tmp_path / "b" / path.name).read_bytes()


def test_processes_change_nothing(tmp_path, monkeypatch):
    monkeypatch.setenv("ATHANOR_PLUGINS", PLUGIN)
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
    args = ["toy", "--games", "8", "--players", "3"]
    alone = balance(tmp_path / "one", *args)
    assert balance(tmp_path / "two", *args, "--jobs", "2") == alone


def test_a_game_that_counts_nothing_of_its_own_has_its_seats(tmp_path):
    report = balance(tmp_path, "spellbook", "--games", "4", "--players", "2")
    assert [row[0] for row in table(report, "Seat")] == ["Player 1", "Player 2"]
    assert re.findall("(?m)^## (.*)$", report) == ["In short", "Seat", "Points by source", "Actions"]
    assert len(table(report, "Points by source")) == 7 + 2  # each spell has its row, then the familiar and the sum


def test_bots_beside_each_other(tmp_path):
    args = ["balance", "spellbook", "--games", "6", "--players", "2", "--bots", "random,heuristic"]
    assert main([*args, "--option", "spells=set-2", "--out", str(tmp_path)]) == 0
    report = (tmp_path / "spellbook.md").read_text(encoding="utf-8")
    rows = {row[0]: row for row in table(report, "Bots")}
    assert rows["Random"][1] == rows["Heuristic"][1] == "6"
    assert float(rows["Heuristic"][2].strip("%")) > 60
    assert "--bots random,heuristic" in report
    assert "--option spells=set-2" in report


@pytest.mark.parametrize(
    ("lang", "heading"), [("es", "Puesto en el orden de turno"), ("fr", "Place dans l’ordre du tour")]
)
def test_it_speaks(tmp_path, lang, heading):
    report = balance(tmp_path, "trismegistus", "--games", "1", "--solo", "1", "--lang", lang)
    assert f"## {heading}" in report
    assert "balance-" not in report.replace("athanor balance", "")
    assert "census-" not in report


# ---------------------------------------------------------------- what cannot be


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["chess"], "There is no game called “chess”."),
        (["trismegistus", "--games", "0"], "--games takes a whole number from 1 up, not “0”."),
        (["trismegistus", "--games", "many"], "--games takes a whole number from 1 up, not “many”."),
        (["trismegistus", "--jobs", "0"], "--jobs takes a whole number from 1 to 256, not “0”."),
        (["trismegistus", "--solo", "-1"], "--solo takes a whole number from 0 up, not “-1”."),
        (["trismegistus", "--players", "5"], "1 to 4 players, not 5"),
        (["trismegistus", "--bots", "oracle"], "There is no bot called “oracle”."),
        (["trismegistus", "--bots", "random,heuristic"], "2 bots are named for 4 seats"),
        (["trismegistus", "--option", "setup=odd"], "“setup” cannot be “odd”"),
        (["trismegistus", "--out"], "--out needs a value after it."),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(capsys, tmp_path, monkeypatch, args, sentence):
    monkeypatch.chdir(tmp_path)
    assert main(["balance", *args]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert sentence in told.err
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_none_is_told_before_anything_is_played(capsys, tmp_path):
    (tmp_path / "file").write_text("here already", encoding="utf-8")
    assert main(["balance", "trismegistus", "--out", str(tmp_path / "file")]) == 2
    assert "Nothing can be written to the folder" in capsys.readouterr().err
