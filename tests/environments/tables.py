"""The tables that the suites sit down at: every game with every number of players, and every mode."""

from __future__ import annotations

from typing import Any

import pytest

import athanor

GAMES = ("alchemists", "spellbook", "trismegistus")
MODES: dict[str, list[dict[str, Any]]] = {
    "alchemists": [{"mode": "master"}],
    "spellbook": [{"spells": "classic"}, {"mirage": "always"}],
    "trismegistus": [{"setup": "introductory"}, {"achievements": "on", "formulas": "between"}],
}
more = pytest.mark.long
Table = tuple[str, int, dict[str, Any]]


def tables() -> list[Any]:
    """Two players as the games are set up first; marked long: all other numbers and modes."""
    found = []
    for game in GAMES:
        found.append(pytest.param(game, 2, {}, id=f"{game}-2p"))
        others = [players for players in athanor.game(game).players if players != 2]
        found += [pytest.param(game, players, {}, id=f"{game}-{players}p", marks=more) for players in others]
        for at, options in enumerate(MODES[game]):
            name = "-".join(map(str, options.values()))
            found.append(pytest.param(game, 2 + at, options, id=f"{game}-{name}", marks=more))
    return found
