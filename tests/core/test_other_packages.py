"""Games of other packages: found by entry point; one that cannot be used is told and keeps no other game away."""

import sys
from pathlib import Path

import pytest

import athanor
from athanor.core import registry
from athanor.core.errors import BrokenGame
from athanor.core.text import LANGUAGES

GAMES = """
import tests.nim as nim


class Own(nim.NimGame):
    id = "own-nim"


class Twin(nim.NimGame):
    id = "twin"


class Empty(nim.NimGame):
    id = "empty"
    players = range(0)


class Crowded(nim.NimGame):
    id = "crowded"
    players = range(2, 99)


class Silent(nim.NimGame):
    id = "silent"
    texts = nim.CORE_TEXTS


class Taken(nim.NimGame):
    id = "spellbook"


OWN, TWIN, EMPTY, CROWDED, SILENT, TAKEN = Own(), Twin(), Empty(), Crowded(), Silent(), Taken()
"""
OFFERED = {
    "own-nim": "heaps:OWN",
    "twin": "heaps:TWIN",
    "torn": "torn_heaps:GAME",
    "gone": "no_such_module:GAME",
    "absent": "heaps:ABSENT",
    "a-class": "heaps:Own",
    "misnamed": "heaps:OWN",
    "empty": "heaps:EMPTY",
    "crowded": "heaps:CROWDED",
    "silent": "heaps:SILENT",
    "spellbook": "heaps:TAKEN",
}


def offer(folder: Path, package: str, rows: dict[str, str]) -> None:
    """An entry in the list of installed packages, as pip writes it."""
    about = folder / f"{package}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    listed = "".join(f"{name} = {value}\n" for name, value in rows.items())
    (about / "entry_points.txt").write_text(f"[athanor.games]\n{listed}", encoding="utf-8")


@pytest.fixture
def installed(tmp_path, monkeypatch):
    (tmp_path / "heaps.py").write_text(GAMES, encoding="utf-8")
    (tmp_path / "torn_heaps.py").write_text("raise RuntimeError('torn')\n", encoding="utf-8")
    offer(tmp_path, "heaps", OFFERED)
    offer(tmp_path, "twins", {"twin": "heaps:TWIN"})
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(registry, "_GAMES", dict(registry._GAMES))
    monkeypatch.setattr(registry, "_TROUBLES", {})
    registry.offered.cache_clear()
    yield tmp_path
    registry.offered.cache_clear()
    for module in ("heaps", "torn_heaps"):
        sys.modules.pop(module, None)


def test_a_game_of_another_package_is_there_like_any_other(installed):
    before = athanor.game("spellbook")
    assert "heaps" not in sys.modules, "whoever wants another game does not wait for it"
    game = athanor.game("own-nim")
    assert game.new(2, seed=1).legal()
    assert "own-nim" in athanor.games()
    assert athanor.game("spellbook") is before


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("torn", "The game “torn” of the package heaps cannot be used: RuntimeError: torn."),
        ("gone", "cannot be used: ModuleNotFoundError: No module named 'no_such_module'."),
        ("absent", "cannot be used: AttributeError"),
        ("a-class", "What the package heaps offers as the game “a-class” is no game of that name."),
        ("misnamed", "is no game of that name."),
        ("empty", "`players` is a range"),
        ("crowded", "a table has 1 to 12 players"),
        ("silent", "no text “game-name” in en"),
        ("twin", "More than one game is called “twin”: heaps, twins each have one."),
    ],
)
def test_one_that_cannot_be_used_is_one_sentence(installed, name, sentence):
    with pytest.raises(BrokenGame) as refused:
        athanor.game(name)
    assert sentence in str(refused.value)
    assert all(refused.value.text(lang) for lang in LANGUAGES)
    assert name not in athanor.games()


def test_the_others_stay_and_all_troubles_are_told(installed):
    assert {"alchemists", "own-nim", "spellbook", "trismegistus"} <= set(athanor.games())
    told = [str(trouble) for trouble in registry.troubles()]
    assert len(told) == len(OFFERED) - 1
    assert "The game “spellbook” of the package heaps is left out: there is a game of that name already." in told
    assert type(athanor.game("spellbook")).__module__.startswith("athanor.games")


def test_whoever_asks_for_no_game_at_all_hears_which_there_are(installed):
    with pytest.raises(athanor.UnknownGame) as refused:
        athanor.game("draughts")
    assert not isinstance(refused.value, BrokenGame)
    assert "own-nim" in str(refused.value)


def test_a_module_cannot_put_its_game_in_the_place_of_another(installed):
    with pytest.raises(BrokenGame) as refused:
        athanor.register(__import__("heaps").TAKEN)
    assert "More than one game is called “spellbook”" in str(refused.value)
