"""`athanor arena` as a person sees it: tables, data, a picture, and one sentence where something cannot be."""

import json
import re
import sys
from typing import Any
from xml.etree import ElementTree

import pytest

from athanor.cli.main import main
from tests.arena import programs
from tests.cli.terminal import at_terminal


@pytest.fixture(autouse=True)
def _plain_terminal(monkeypatch):
    for name in ("ATHANOR_PLUGINS", "ATHANOR_BOTS", "ATHANOR_BOT_SECONDS", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("ATHANOR_LANG", "en")
    monkeypatch.setenv("ATHANOR_DEBUG", "1")
    monkeypatch.setenv("COLUMNS", "100")


def arena(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    status = main(["arena", *args, "--jobs", "1"])
    out, err = capsys.readouterr()
    assert (status, err) == (0, "")
    return out


def test_three_bots_have_a_table_a_matrix_and_their_times(capsys):
    shown = arena(capsys, "spellbook", "random", "heuristic", "beginner", "--games", "2")
    assert "Spellbook · 6 games on 1 deal · 2 players" in shown
    rows = [line.split() for line in shown.splitlines()]
    assert [row[0] for row in rows if row and row[0] in ("random", "heuristic", "beginner")].count("heuristic") == 3
    assert "Victories of the bot on the left against the one above" in shown
    assert "rating" in shown
    assert "fair" not in shown
    assert "ms, 95 %" in shown
    assert "simulations" not in shown  # none of these tells any


def test_two_bots_need_no_matrix_and_four_seats_a_fair_share(capsys):
    shown = arena(capsys, "toy", "heuristic", "random", "--players", "4", "--games", "4")
    assert "4 games on 1 deal · 4 players" in shown
    assert "Victories of the bot" not in shown
    assert "25.0%" in shown
    assert "75.0%" in shown


@pytest.mark.parametrize(("game", "options"), [("spellbook", []), ("trismegistus", ["--option", "bot=strongest"])])
def test_alone_against_the_automatic_opponent(capsys, game, options):
    shown = arena(capsys, game, "random", "--games", "2", *options)
    assert "2 games on 2 deals · 1 player" in shown
    assert "rating" not in shown
    assert "share" in shown


def test_the_same_command_gives_the_same_data(capsys):
    def data() -> dict[str, Any]:
        found: dict[str, Any] = json.loads(
            arena(capsys, "toy", "random", "adept", "beginner", "--games", "12", "--json")
        )
        for bot in found["bots"]:
            assert bot.pop("seconds") > 0
            assert bot.pop("slow") > 0
        return found

    found = data()
    assert found == data()
    assert found["games"] == 36
    assert found["bots"][1]["share"] > found["bots"][0]["share"]
    assert found["bots"][1]["rating"]["low"] <= found["bots"][1]["rating"]["value"]
    assert found["against"][1][0]["share"] == pytest.approx(1 - found["against"][0][1]["share"])
    assert found["against"][0][0] is None


@pytest.mark.parametrize(
    ("bots", "players"), [(["random", "heuristic", "beginner"], "2"), (["random", "heuristic"], "1")]
)
def test_the_picture_can_be_read(capsys, tmp_path, bots, players):
    path = tmp_path / "arena.svg"
    arena(capsys, "spellbook", *bots, "--players", players, "--games", "2", "--svg", str(path))
    picture = ElementTree.fromstring(path.read_text(encoding="utf-8"))
    circles = picture.findall("{http://www.w3.org/2000/svg}circle")
    assert len(circles) == len(bots)
    assert all(0 < float(circle.attrib["cx"]) < 720 for circle in circles)
    texts = [text.text for text in picture.findall("{http://www.w3.org/2000/svg}text")]
    assert set(bots) <= set(texts)


@pytest.mark.parametrize("lang", ["en", "es", "fr"])
def test_it_speaks(capsys, lang):
    shown = arena(capsys, "toy", "random", "heuristic", "beginner", "--games", "2", "--lang", lang)
    assert "arena-" not in shown
    assert main(["arena", "--help", "--lang", lang]) == 0
    assert "help-" not in capsys.readouterr().out


def test_a_bar_with_the_time_left_for_who_looks(tmp_path):
    with at_terminal(tmp_path, "arena", "spellbook", "random", "heuristic", "--games", "10", "--jobs", "1") as person:
        assert person.over
        assert "/10" in person.seen
        assert "0:00:0" in person.seen
        assert "rating" in person.seen


def test_a_program_of_ones_own_takes_part_and_what_it_forfeits_is_told(capsys):
    rogue = f"process:{programs.rogue('illegal')}"
    shown = arena(capsys, "toy", rogue, "random", "--games", "2")
    assert re.search(r"rogue\.py'? illegal", shown)
    assert f"{rogue} lost" in " ".join(shown.split())
    assert "moves to chance because it chose what is not allowed." in " ".join(shown.split())


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        ([], "Name the bots that should play. Known bots: random, "),
        (["spellbook"], "Name the bots that should play."),
        (["chess"], "There is no game called “chess”."),
        (["chess", "random"], "There is no game called “chess”."),
        (["spellbook", "random", "oracle"], "There is no bot called “oracle”."),
        (["spellbook", "random", "adept@0"], "“adept@0” sets the limit “0”."),
        (["spellbook", "random", "random"], "“random” is named twice"),
        (["spellbook", "random", "--players", "2"], "needs somebody to play against"),
        (["alchemists", "random"], "2 to 4 players, not 1"),
        (["spellbook", "random", "heuristic", "--players", "5"], "1 to 4 players, not 5"),
        (["spellbook", "random", "heuristic", "--games", "0"], "--games takes a whole number from 1 up, not “0”."),
        (["spellbook", "random", "heuristic", "--jobs", "none"], "--jobs takes a whole number from 1 to 256"),
        (["spellbook", "random", "heuristic", "--seed", "x"], "“x”"),
        (["spellbook", "random", "heuristic", "--option", "spells=odd"], "“spells” cannot be “odd”"),
        (["spellbook", "random", "heuristic", "--out"], "--out needs a value after it."),
        (
            ["spellbook", "random", "heuristic", "--out", "nowhere/run.jsonl"],
            "The file nowhere/run.jsonl cannot be written.",
        ),
        (
            ["spellbook", "random", "heuristic", "--svg", "nowhere/a.svg"],
            "The picture nowhere/a.svg cannot be written.",
        ),
        (["spellbook", "random", "process:no-such-program-here"], "there is no such program"),
        (["spellbook", "random", "process:'open"], "there is no such program"),
        (["spellbook", "random", "process:"], "there is no such program"),
        (["spellbook", "random", "process:true"], "did not say hello: it ended before it had answered."),
        (["spellbook", "random", f"process:{programs.rogue('future')}"], "speaks another version of the protocol"),
        (["spellbook", "random", "heuristic", "--speed"], "--speed"),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(capsys, tmp_path, monkeypatch, args, sentence):
    monkeypatch.chdir(tmp_path)
    assert main(["arena", *args]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert sentence in told.err
    assert len(told.err.strip().splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_without_ray_the_sentence_says_how_to_get_it(capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["arena", "toy", "random", "heuristic", "--ray", "local"]) == 2
    assert 'pip install "athanor-games[ray]"' in capsys.readouterr().err


def test_another_command_into_the_same_file_is_refused(capsys, tmp_path):
    path = tmp_path / "run.jsonl"
    arena(capsys, "toy", "random", "heuristic", "--games", "2", "--out", str(path))
    assert main(["arena", "toy", "random", "heuristic", "--seed", "2", "--out", str(path)]) == 2
    assert "holds another run: seed differ" in capsys.readouterr().err


def test_a_longer_run_adds_to_the_file(capsys, tmp_path):
    path = tmp_path / "run.jsonl"
    arena(capsys, "toy", "random", "heuristic", "--games", "2", "--out", str(path))
    assert main(["arena", "toy", "random", "heuristic", "--games", "6", "--jobs", "1", "--out", str(path)]) == 0
    told = capsys.readouterr()
    assert f"2 games of 6 were in {path} already." in told.err
    assert "6 games on 3 deals" in told.out
    assert path.read_text(encoding="utf-8").count("\n") == 7
