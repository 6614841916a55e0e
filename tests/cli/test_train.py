"""`athanor train` where PyTorch is not: it says what to install. And its curve, which needs none."""

import importlib.util
import xml.etree.ElementTree as ET

import pytest

import tests.toy  # noqa: F401 (registers the game)
from athanor.cli import train
from athanor.cli.curves import Curve, Panel, chart, ticks
from athanor.cli.main import main
from athanor.cli.train_curve import drawn, means, reports
from athanor.cli.words import say
from athanor.core import registry
from tests.toy.rules import CuriosGame

LANGUAGES = ("en", "es", "fr")


@pytest.fixture
def no_torch(monkeypatch, tmp_path):
    """As on most machines, whatever this one has."""
    found = importlib.util.find_spec
    monkeypatch.setattr(train, "find_spec", lambda name: None if name == "torch" else found(name))
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_pytorch_it_says_what_to_install(capsys, no_torch, tmp_path, lang):
    assert main(["train", "toy", "--lang", lang]) == 2
    out, err = capsys.readouterr()
    assert (out, len(err.splitlines())) == ("", 1)
    assert "pip install 'athanor-games[train]'" in err
    assert not list(tmp_path.iterdir())


class Mute(CuriosGame):
    id = "mute"

    def encoder(self) -> None:  # type: ignore[override]
        return None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_without_an_encoder_is_told(capsys, no_torch, monkeypatch, lang):
    monkeypatch.setitem(registry._GAMES, "mute", Mute())
    assert main(["train", "mute", "--lang", lang]) == 2
    err = capsys.readouterr().err
    assert "mute" in err
    assert "toy" in err.partition(":")[2]


@pytest.mark.parametrize(
    "args",
    [
        ["--minutes", "soon"], ["--minutes", "0"], ["--minutes", "inf"], ["--set", "rate"], ["--set", "speed=9"],
        ["--set", "width=0"], ["--set", "rate=-1"], ["--set", "rate=nan"], ["--init", "nowhere.npz"],
        ["--promote", "nowhere.npz"], ["--actors", "0"],
    ],
)  # fmt: skip
def test_what_cannot_be_is_one_sentence(capsys, no_torch, args):
    for lang in LANGUAGES:
        assert main(["train", "toy", *args, "--lang", lang]) == 2
        err = capsys.readouterr().err
        assert len(err.splitlines()) == 1
        assert "athanor-games[train]" not in err


# ---------------------------------------------------------------- the curve


def line(decisions: int, share: float, games: int = 10) -> dict[str, object]:
    told = {"games": games, "share": share, "points": 20.0, "others": 15.0, "fair": 0.5}
    return {"decisions": decisions, "seconds": 1.0, "hand-made": told, "itself": told}


def test_neighbouring_reports_are_put_together_by_their_games():
    told = [line(100 * number, number / 119, 1) for number in range(120)]
    found = means(told, "hand-made", "share")
    assert len(found) == 60
    assert found[0] == pytest.approx((100.0, 0.5 / 119))
    assert means([line(1, 0.0, 30), line(2, 1.0, 10)], "hand-made", "share") == [(1.0, 0.0), (2.0, 1.0)]
    assert means(told, "frozen", "share") == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("count", [0, 1, 70])
def test_the_curve_is_a_picture_with_words(lang, count):
    picture = ET.fromstring(drawn("toy", [line(1000 * number, 0.5) for number in range(count)], lang))
    words = " ".join(picture.itertext())
    lines = ("train-hand-made", "train-fair") if count else ()
    for id in ("train-shares", "train-points", "train-decisions", *lines):
        assert say(lang, id) in words


def test_lines_lie_within_their_axes():
    curve = Curve("x < y", [(0.0, 0.0), (50.0, 1.0), (100.0, 7.5)])
    picture = ET.fromstring(chart("A & B", "across", [Panel("up", [curve], 0.0, 1.0)], "en"))
    (drawn_line,) = picture.iter("{http://www.w3.org/2000/svg}polyline")
    places = [tuple(map(float, each.split(","))) for each in drawn_line.attrib["points"].split()]
    assert places[0][0] < places[1][0] < places[2][0]
    assert places[0][1] > places[1][1] > places[2][1] > 0


def test_ticks_are_round_numbers():
    assert ticks(0.0, 1.0) == pytest.approx([0.0, 0.2, 0.4, 0.6, 0.8, 1.0])
    assert ticks(0.0, 53_248.0) == pytest.approx([0.0, 20_000.0, 40_000.0])
    assert ticks(-3.0, 10.0) == pytest.approx([0.0, 5.0, 10.0])
    assert ticks(2.0, 2.0) == [2.0]


def test_a_report_that_is_cut_off_is_left_out(tmp_path):
    log = tmp_path / "log.jsonl"
    assert reports(log) == []
    log.write_text('{"decisions": 1}\n{"decis')
    assert reports(log) == [{"decisions": 1}]
