"""Tries the habits of Trismegistus: which constants of `thinking/` should be larger, which smaller.

    python tools/tune_trismegistus.py [GAMES [SEED [WIDTH]]]

In every game both players have all their constants multiplied by chance (log-normal, WIDTH); a regression of their
points on these changes says what each constant is worth, for all of them at once. Prints the constants as it would
have them; a few hundred games are too few, some thousands tell. Only in plain Python: what is compiled is fixed.
"""

from __future__ import annotations

import ast
import random
import sys
from importlib import import_module
from math import exp, sqrt
from pathlib import Path
from types import ModuleType

import athanor
from athanor.bots.seeds import derive
from tools.fitting import solved

FILES = ("goals", "planning", "worths", "dice", "acting", "choosing")
FIXED = ("NOT_YET", "NOT_SEEN", "HOPELESS")  # marks, and what only the outlook reads
RIDGE = 5.0
STEP = 0.4  # of WIDTH, for every standard error that a constant's worth is away from nothing
FURTHEST = 2.0  # of these steps

Key = tuple[str, int]  # a constant, and the place in it (-1: it is a single number)


class Habits:
    """The constants of all files, by name and place, and the modules that have them."""

    def __init__(self) -> None:
        self.modules: list[ModuleType] = [import_module(f"athanor.games.trismegistus.thinking.{f}") for f in FILES]
        self.values: dict[Key, float] = {}
        for module in self.modules:
            assert module.__file__ is not None
            for node in ast.parse(Path(module.__file__).read_text(encoding="utf-8")).body:
                if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                    self.add(node.target.id, getattr(module, node.target.id))

    def add(self, name: str, value: object) -> None:
        if name in FIXED:
            return
        if isinstance(value, float):
            self.values[name, -1] = value
        elif isinstance(value, tuple):
            for place, each in enumerate(value):
                if isinstance(each, float):
                    self.values[name, place] = each

    def use(self, values: dict[Key, float]) -> None:
        """From now on everybody has these habits. A constant may be known to several modules."""
        whole: dict[str, object] = {}
        for (name, place), value in values.items():
            if place < 0:
                whole[name] = value
            else:
                row = whole.setdefault(name, [])
                assert isinstance(row, list)
                row.append(value)
        for module in self.modules:
            for name, found in whole.items():
                if hasattr(module, name):
                    setattr(module, name, tuple(found) if isinstance(found, list) else found)


def play(habits: Habits, players: list[dict[Key, float]], seed: int) -> list[int]:
    s = athanor.game("trismegistus").new(len(players), seed, {}, quiet=True)
    using = -1
    while not s.over:
        if s.asked != using and len(s.now) > 1:
            using = s.asked
            habits.use(players[using])
        weights = s.leaning(s.asked)
        s.apply(s.now[weights.index(max(weights))])
    return s.scores()


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 3000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    width = float(sys.argv[3]) if len(sys.argv) > 3 else 0.25
    habits = Habits()
    keys = list(habits.values)
    chance = random.Random(seed)
    changes: list[list[float]] = []
    points: list[float] = []
    for number in range(games):
        drawn = [[chance.gauss(0.0, 1.0) for _ in keys] for _ in range(2)]
        players = [{k: habits.values[k] * exp(width * z) for k, z in zip(keys, row, strict=True)} for row in drawn]
        changes += drawn
        points += [float(each) for each in play(habits, players, derive(seed, number))]
    habits.use(habits.values)
    tell(habits, keys, changes, points, width)


def tell(habits: Habits, keys: list[Key], changes: list[list[float]], points: list[float], width: float) -> None:
    mean = sum(points) / len(points)
    n = len(keys)
    table = [[RIDGE if i == j else 0.0 for j in range(n)] + [0.0] for i in range(n)]
    for row, made in zip(changes, points, strict=True):
        for i in range(n):
            line = table[i]
            for j in range(n):
                line[j] += row[i] * row[j]
            line[n] += row[i] * (made - mean)
    worth = solved(table)
    error = sqrt(sum((made - mean) ** 2 for made in points) / len(points) / len(points))
    print(f"{len(points)} sides, {mean:.1f} points each; {error:.2f} is a standard error")
    for key, gain in sorted(zip(keys, worth, strict=True), key=lambda pair: -abs(pair[1])):
        step = max(-FURTHEST, min(FURTHEST, gain / error))
        better = habits.values[key] * exp(STEP * width * step)
        place = "" if key[1] < 0 else f"[{key[1]}]"
        print(f"{key[0] + place:22} {habits.values[key]:7.3f} -> {better:7.3f}   {gain:+.2f} points for +{width:.0%}")


if __name__ == "__main__":
    main()
