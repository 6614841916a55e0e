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
    """Two players as the games are set up first; marked long: every other number, and every number in every mode."""
    found = []
    for game in GAMES:
        counts = athanor.game(game).players
        found.append(pytest.param(game, 2, {}, id=f"{game}-2p"))
        found += [
            pytest.param(game, players, {}, id=f"{game}-{players}p", marks=more) for players in counts if players != 2
        ]
        for options in MODES[game]:
            name = "-".join(map(str, options.values()))
            found += [
                pytest.param(game, players, options, id=f"{game}-{players}p-{name}", marks=more) for players in counts
            ]
    return found
