"""What each choice of an expert position can still come to: ``python -m tools.expert_endings GAME``.

Tries everything that the seat itself can do until the game is over, while the others do the first thing they are
allowed to, in some re-dealt worlds. Near the end, where nobody can take points from the seat any more, this proves an
answer; ``tools/expert.py --verify`` is for the others. Positions with too much to try are left out.
"""

from __future__ import annotations

import argparse
import sys
from typing import Final

import athanor
from athanor.bots.base import imagined
from athanor.core.state import State
from tools.expert import Expert, positions

MOST: Final = 40_000  # decisions of the seat in one world
WORLDS: Final = 3


class TooMuch(Exception):  # noqa: N818 - it is no fault
    pass


class Ending:
    """One world, and the most points by position."""

    def __init__(self, world: State, seat: int) -> None:
        self.world = world
        self.seat = seat
        self.known: dict[str, int] = {}

    def by_choice(self) -> dict[int, int]:
        return {action: self.after(self.world, action) for action in self.world.legal(self.seat)}

    def after(self, world: State, action: int) -> int:
        copy = world.clone()
        copy.apply(action, self.seat)
        while not copy.over and (copy.asked != self.seat or len(copy.now) == 1):
            copy.apply(copy.now[0])
        return copy.scores()[self.seat] if copy.over else self.most(copy)

    def most(self, world: State) -> int:
        key = str(world.snapshot())
        if key not in self.known:
            if len(self.known) == MOST:
                raise TooMuch
            self.known[key] = max(self.after(world, action) for action in world.now)
        return self.known[key]


def show(one: Expert) -> None:
    print(f"\n{one.game} · {one.name}: {one.why}")
    try:
        worlds = [Ending(imagined(one.state(), one.seat, seed), one.seat).by_choice() for seed in range(WORLDS)]
    except TooMuch:
        print(f"  more than {MOST:,} decisions")
        return
    names, right = athanor.game(one.game).actions, one.answers()
    for action in sorted(worlds[0], key=lambda each: -sum(points[each] for points in worlds)):
        told = " ".join(f"{points[action]:4}" for points in worlds)
        print(f"  {'*' if action in right else ' '} {told} points: {names.name(action)}")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--name", default="", help="only positions with this in their name")
    given = parser.parse_args(arguments)
    for one in positions(given.game):
        if given.name in one.name:
            show(one)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
