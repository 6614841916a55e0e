"""How loosely the levels should play: `python tools/levels.py [GAME …] [--games N]`.

Finds the looseness (`Game.looseness`) at which each level wins three of four games against the one below, from master
down: adept's and novice's temperatures, then the share of decisions that beginner makes loosely. The share of victories
rises with the looseness of the lower level, so a bisection finds it; at each step the two play N games.
"""

from __future__ import annotations

import argparse
from typing import Any, Final

import athanor
from athanor import bots
from athanor.bots.heuristic import Beginner
from athanor.bots.policy import Policy
from athanor.core.game import Game
from athanor.core.state import State

WANTED: Final = 0.75
STEPS: Final = 5
RANGES: Final = {"adept": (0.0, 6.0), "novice": (0.5, 12.0), "beginner": (0.0, 1.0)}
OPTIONS: Final[dict[str, dict[str, Any]]] = {"spellbook": {"spells": "classic"}, "trismegistus": {"setup": "general"}}


class Drawing(Policy):
    def __init__(self, temperature: float) -> None:
        super().__init__()
        self.loosely = temperature

    def temperature(self, world: State) -> float:
        return self.loosely


class Slipping(Beginner):
    def __init__(self, share: float) -> None:
        super().__init__()
        self.share = share

    def looseness(self, world: State) -> float:
        return self.share


def made(level: str, looseness: float) -> bots.Bot:
    return Slipping(looseness) if level == "beginner" else Drawing(looseness)


def share(game: Game, above: bots.Bot, below: bots.Bot, games: int) -> float:
    """Of the victories, of the first."""
    played = bots.play_series(game, [above, below], games, 75, OPTIONS.get(game.id, {}))
    return sum((0 in outcome.winners) / len(outcome.winners) for outcome in played) / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=athanor.games())
    parser.add_argument("--games", type=int, default=200)
    given = parser.parse_intermixed_args()
    for name in given.game:
        game = athanor.game(name)
        above: bots.Bot = Drawing(0.0)
        for level, (low, high) in RANGES.items():
            for _ in range(STEPS):
                middle = (low + high) / 2
                found = share(game, above, made(level, middle), given.games)
                print(f"{name}: {level} at {middle:.3f} loses {found:.1%} of the games", flush=True)
                low, high = (middle, high) if found < WANTED else (low, middle)
            print(f"{name}: {level} {(low + high) / 2:.2f}", flush=True)
            above = made(level, (low + high) / 2)


if __name__ == "__main__":
    main()
