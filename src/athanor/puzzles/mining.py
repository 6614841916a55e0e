"""Games of bots, searched for puzzles.

A position becomes one if an action is clearly best at a glance, and again ten times as deep, and once more so in other
worlds.
"""

from __future__ import annotations

from math import inf, log
from time import time
from typing import Any, Final

from athanor import bots
from athanor.bots.seeds import derive
from athanor.core.game import Game
from athanor.core.state import State
from athanor.puzzles.gathering import NOTHING, Enough
from athanor.puzzles.puzzle import Puzzle
from athanor.puzzles.solving import DEEP, QUICK, Depth, Solution, is_hopeful, solve
from athanor.review.judge import Judge
from athanor.review.losses import half_width

PLAYERS: Final = ("novice", "adept")  # in turn: they make mistakes, as people do
EASY: Final = 0.97  # a best action that strong players take more often is no puzzle
LATE: Final = 0.4  # of a game is passed over: what is decided by then seldom decides it
A_GAME: Final = 3  # puzzles at most
EVEN: Final = 1500  # rating of a puzzle that strong players solve half of the time
SCALE: Final = 400 / log(10)
LOWEST, HIGHEST = 600, 2600
SECOND: Final = 2  # the other seed


def search(game: Game, seed: int, enough: Enough = NOTHING, until: float = inf) -> list[Puzzle]:
    """The puzzles of one game between bots, of kinds of which there are not enough.

    `until`: on the clock of the computer; what was found by then is what there is.
    """
    tables = [players for players in game.players if players > 1]
    players = tables[seed % len(tables)] if seed % 3 == 0 else tables[0]
    s = game.new(players, derive(seed, "deal"), {}, quiet=True)
    seated = [bots.bot(PLAYERS[(seed + seat) % len(PLAYERS)]) for seat in range(players)]
    asked: list[State] = []
    number = 0
    while not s.over:
        if len(s.now) > 1:
            asked.append(s.clone())
        s.apply(bots.ask(seated[s.asked], s, s.asked, derive(seed, "decision", number)))
        number += 1
    found: list[Puzzle] = []
    for number, here in enumerate(asked[int(LATE * len(asked)) :]):
        if len(found) == A_GAME or time() >= until:
            break
        puzzle = puzzle_of(here, here.asked, derive(seed, "look", number), enough)
        if puzzle is not None:
            found.append(puzzle)
    return found


def puzzle_of(s: State, seat: int, seed: int, enough: Enough = NOTHING) -> Puzzle | None:
    """The decision as a puzzle, if it is one of a kind that is wanted."""
    if len(s.legal(seat)) < 2:
        return None
    world = s.determinise(seat, derive(seed, "puzzle"))
    judge = Judge(s.game, 0)
    if not is_hopeful(judge, world, seat, derive(seed, "glance"), EASY):
        return None
    quick = solve(judge, world, seat, derive(seed, "quick"), QUICK)
    if quick is None or not quick.clear:
        return None
    snapshot = world.snapshot()
    shown = s.game.from_snapshot(snapshot)
    if enough.has(s.game.theme(shown, seat, quick.best), rating_of(quick.likely)):
        return None
    deep = solve(judge, shown, seat, seed_of(snapshot, 1), DEEP)
    if deep is None or not deep.clear or deep.best != quick.best:
        return None
    again = solve(judge, shown, seat, seed_of(snapshot, SECOND), DEEP)
    if again is None or not again.clear or again.best != deep.best:
        return None
    return Puzzle(
        {
            "id": f"{derive(str(snapshot)):016x}"[-8:],
            "seat": seat,
            "theme": s.game.theme(shown, seat, deep.best),
            "rating": rating_of(deep.likely),
            "options": [options_of(s.game, deep, at) for at in range(len(deep.tried))],
            "snapshot": snapshot,
        }
    )


def solved_again(puzzle: Puzzle, depth: Depth = DEEP, number: int = SECOND) -> bool:
    """Whether the answer is still the best one."""
    s = puzzle.state()
    solution = solve(Judge(s.game, 0), s, puzzle.seat, seed_of(puzzle.snapshot, number), depth)
    return solution is not None and solution.clear and s.game.actions.name(solution.best) == puzzle.answer


def seed_of(snapshot: dict[str, Any], number: int) -> int:
    return derive(str(snapshot), "solve", number)


def options_of(game: Game, solution: Solution, at: int) -> dict[str, Any]:
    tried = solution.tried[at]
    shares = tried.of(solution.seat)
    name = game.actions.name(tried.choice.actions[0])
    return {"action": name, "share": round(sum(shares) / len(shares), 4), "doubt": round(half_width(shares), 4)}


def rating_of(likely: float) -> int:
    """The less likely strong players choose the answer, the higher."""
    likely = min(0.999, max(0.001, likely))
    return round(min(HIGHEST, max(LOWEST, EVEN - SCALE * log(likely / (1 - likely)))))
