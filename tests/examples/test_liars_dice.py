"""`pip install ./examples/liars-dice`: the game is in the terminal and in the arena, and keeps the contract."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.examples.installing import Installed


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("installed"), "liars-dice")


def test_it_is_there_like_any_other_game(installed: Installed) -> None:
    said = installed.run("-c", "import athanor; print(*athanor.games()); print(type(athanor.game('liars-dice')))")
    games, kind = said.splitlines()
    assert games.split() == ["alchemists", "liars-dice", "spellbook", "trismegistus"]
    assert kind == "<class 'liars_dice.game.LiarsDice'>"
    place = installed.run("-c", "import liars_dice; print(liars_dice.__file__)").strip()
    assert Path(place).is_relative_to(installed.folder), "the installed one, not that of the tree"


def test_its_own_tests_pass(installed: Installed) -> None:
    said = installed.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", str(installed.source))
    assert " passed" in said


def test_a_game_in_the_terminal(installed: Installed) -> None:
    """One person, who always takes the first choice, against a bot: to the end."""
    command = ("play", "liars-dice", "--bots", "1", "--bot", "random", "--seed", "1", "--option", "dice=1")
    said = installed.athanor(*command, told="1\n" * 60)
    assert "alone has dice left and wins" in said


def test_bots_in_the_arena(installed: Installed) -> None:
    command = ("arena", "liars-dice", "heuristic", "random", "--games", "20", "--seed", "1", "--json")
    table = json.loads(installed.athanor(*command))
    assert "heuristic" in json.dumps(table)
