"""The measuring end of `bench/against.py`: one build of ours, whichever PYTHONPATH names, in a process of its own.

It uses only what every version of the contract has (`new`, `legal`, `apply`, `clone`, `determinise`, `scores`), so that
an old build is measured by the same code as a new one. It reads a line of JSON, `[game, measure, seed, seconds]`, and
answers with a rate a second of its own processor time.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final

import athanor
import athanor.core.state

PLAYERS: Final = (2, 4)
MIDDLES: Final = 16  # states from the middle of so many games
DEPTH: Final = 16  # decisions that a simulation plays on


def main() -> int:
    names = [f"{game} {players}p" for game in athanor.games() for players in PLAYERS]
    compiled = Path(athanor.core.state.__file__).suffix != ".py"
    print(json.dumps({"compiled": compiled, "games": names}), flush=True)
    works: dict[tuple[str, str], Iterator[int]] = {}
    for line in sys.stdin:
        name, measure, seed, seconds = json.loads(line)
        game, players = name.split()
        if (name, measure) not in works:
            works[name, measure] = WORK[measure](athanor.game(game), int(players.removesuffix("p")), seed)
        print(json.dumps(rate(works[name, measure], seconds)), flush=True)
    return 0


def rate(work: Iterator[int], seconds: float) -> float:
    """Units of work a second; a step of the work says how many it was."""
    done = 0
    begin = process_time()
    while (spent := process_time() - begin) < seconds:
        done += next(work)
    return done / spent


def decisions(game: Any, players: int, seed: int) -> Iterator[int]:
    """A game by random choices at each step; the decisions that had a choice."""
    chance = Random(seed).random
    for number in count():
        s = game.new(players, number, quiet=True)
        made = 0
        while not s.over:
            legal = s.legal()
            options = len(legal)
            s.apply(legal[int(chance() * options)])
            made += options > 1
        yield made


def copies(game: Any, players: int, seed: int) -> Iterator[int]:
    states = middles(game, players)
    while True:
        for s in states:
            s.clone()
        yield len(states)


def simulations(game: Any, players: int, seed: int) -> Iterator[int]:
    states = middles(game, players)
    chance = Random(seed).random
    for number in count():
        for s in states:
            world = s.determinise(s.asked, number)
            for _ in range(DEPTH):
                if world.over:
                    break
                legal = world.legal()
                world.apply(legal[int(chance() * len(legal))])
            world.scores()
        yield len(states)


WORK: Final[dict[str, Callable[[Any, int, int], Iterator[int]]]] = {
    "decisions": decisions,
    "copies": copies,
    "simulations": simulations,
}


def middles(game: Any, players: int) -> list[Any]:
    found = []
    for number in range(MIDDLES):
        chance = Random(number)
        s = game.new(players, number, quiet=True)
        line = []
        while not s.over:
            line.append(s.clone())
            s.apply(chance.choice(s.legal()))
        found.append(line[len(line) // 2])
    return found


if __name__ == "__main__":
    sys.exit(main())
