"""The mean of chance by seat, over games between equal bots, judged by the value alone: a test of the evaluation.

    python tools/chance.py spellbook --games 1000

Master plays all seats, so that by the network's own lights nobody loses anything by a decision; what everybody's value
moves between one rest and the next is then chance, and its mean must be 0 if the value is right. Printed are the means
by seat with their standard errors, in points of 100 of a victory, in all and by thirds of the game: the first third
begins with the value at the opening, the last one ends with the result.
"""

from __future__ import annotations

import argparse
import sys
from itertools import pairwise
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

import athanor
from athanor import bots
from athanor.bots.seeds import derive
from athanor.core.state import State
from athanor.review.judge import Judge, outcome

PARTS = 3


def values_of(game: athanor.Game, players: int, seed: int) -> list[list[float]]:
    """Everybody's value at each rest of one game, and the result at its end."""
    judge = Judge(game, seed)
    found: list[list[float]] = []
    last = -1

    def hear(before: State, action: int, seat: int, after: State) -> None:
        nonlocal last
        if seat != last:
            last = seat
            found.append(judge.many([before])[0].shares)

    s, _ = bots.play_game(game, [bots.bot("master")] * players, seed, {}, hear=hear)
    return [*found, outcome(s)]


def moved(values: list[list[float]]) -> list[list[float]]:
    """By third of the game and seat, what the values moved."""
    cuts = [round(part * (len(values) - 1) / PARTS) for part in range(PARTS + 1)]
    return [
        [after - before for before, after in zip(values[first], values[end], strict=True)]
        for first, end in pairwise(cuts)
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    game = athanor.game(args.game)
    games = [moved(values_of(game, args.players, derive(args.seed, number))) for number in range(args.games)]
    for seat in range(args.players):
        parts = [[thirds[part][seat] for thirds in games] for part in range(PARTS)]
        whole = [sum(part) for part in zip(*parts, strict=True)]
        cells = [f"{100 * fmean(each):+6.2f} ± {100 * stdev(each) / sqrt(len(each)):.2f}" for each in [whole, *parts]]
        print(f"seat {seat + 1}: {cells[0]}   by thirds: {'  '.join(cells[1:])}")


if __name__ == "__main__":
    main()
