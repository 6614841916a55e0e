"""Puzzles searched and solved, here or in other processes; what is found is the same."""

from __future__ import annotations

import os
from collections.abc import Iterator
from time import time

from athanor.arena.executors import Piece, spread
from athanor.bots.seeds import derive
from athanor.cli.plugins import load_plugins
from athanor.core.game import Game
from athanor.core.registry import lookup
from athanor.puzzles import Puzzle
from athanor.puzzles.gathering import Enough, Gathering
from athanor.puzzles.mining import search, solved_again
from athanor.puzzles.puzzle import read_puzzles, written


def searched(game: Game, seed: int, gathering: Gathering, jobs: int, until: float) -> Iterator[Puzzle]:
    """New puzzles, as soon as it is certain that they are kept, until there are enough or the time has come.

    `until`: on the clock of the computer. A game that is searched then hands in what was found in it.
    """

    def next_game() -> Piece | None:
        given = gathering.next_game() if time() < until else None
        return None if given is None else (given[0], (game.id, derive(seed, "game", given[0]), given[1], until))

    if jobs == 1:
        while (piece := next_game()) is not None:
            yield from gathering.searched(piece[0], search(game, *piece[1][1:]))
        return
    for number, found in spread(jobs, get_ready, search_there, next_game):
        yield from gathering.searched(number, read_puzzles(found))
        if gathering.complete:
            return
    yield from gathering.rest()


def solved(there: list[Puzzle], jobs: int) -> Iterator[tuple[int, bool]]:
    """Whether each is solved as it says, by its place in the list."""
    if jobs == 1:
        for at, puzzle in enumerate(there):
            yield at, solved_again(puzzle)
        return
    waiting = iter(enumerate(there))

    def next_puzzle() -> Piece | None:
        at, puzzle = next(waiting, (0, None))
        return None if puzzle is None else (at, (written(puzzle),))

    yield from spread(jobs, get_ready, solve_there, next_puzzle)


# ---------------------------------------------------------------- in another process


def get_ready() -> None:
    load_plugins(os.environ.get("ATHANOR_PLUGINS", ""))


def search_there(game: str, seed: int, enough: Enough, until: float) -> str:
    return "".join(written(puzzle) for puzzle in search(lookup(game), seed, enough, until))


def solve_there(puzzle: str) -> bool:
    return solved_again(read_puzzles(puzzle)[0])
