"""`make bench-peers ARGS="--against FOLDER"`: this build's speed as a ratio to another build of ours.

    git worktree add ../before COMMIT                                  # the other version
    make bench-peers ARGS="--against ../before/src"                    # plain Python against plain Python
    cd ../before && make fast                                          # or both compiled
    make bench-peers ARGS="--against ../before/build/fast"

What is measured in both builds, by the same code (`bench/against_worker.py`, which uses only what every version has):

    decisions     random play of whole games, as in `bench/peers.py`
    copies        copies of states from the middle of games
    simulations   what a search does: deal anew what the asked seat cannot know, play 16 decisions, read the points

Each build has a process of its own, both pinned to the same core, measured by their own processor time. Their windows
alternate, and so does which of the two begins; a ratio compares two neighbouring windows. Two processes of one build
differ by a per cent or two (where code and data come to lie in memory), so everything is launched several times: the
figure is the median over the launches of each launch's median.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any, Final

from athanor.cli.measure import one_core

WORKER: Final = Path(__file__).with_name("against_worker.py")
MEASURES: Final = ("decisions", "copies", "simulations")
LAUNCHES: Final = 5


class Worker:
    """One build in a process of its own, which measures a window whenever it is told to."""

    def __init__(self, folder: Path) -> None:
        variables = {**os.environ, "PYTHONPATH": str(folder)}
        command = [sys.executable, str(WORKER)]
        self.process = subprocess.Popen(
            command, env=variables, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        hello = self.answer()
        self.compiled: bool = hello["compiled"]
        self.games: list[str] = hello["games"]

    def answer(self) -> Any:
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("One of the two builds does not start; see above.")
        return json.loads(line)

    def window(self, game: str, measure: str, seed: int, seconds: float) -> float:
        assert self.process.stdin
        print(json.dumps([game, measure, seed, seconds]), file=self.process.stdin, flush=True)
        return float(self.answer())

    def stop(self) -> None:
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()


@dataclass
class Row:
    """One game and measure: a second in both builds, and the ratio in each launch."""

    game: str
    measure: str
    ours: float
    theirs: float
    ratios: list[float]

    @property
    def ratio(self) -> float:
        return median(self.ratios)


def compare(ours: Path, theirs: Path, launches: int, windows: int, seconds: float) -> list[Row]:
    with one_core():
        found = [launch(ours, theirs, windows, seconds) for _ in range(launches)]
    return [
        Row(
            game,
            measure,
            ours=median(one[game, measure][0] for one in found),
            theirs=median(one[game, measure][1] for one in found),
            ratios=sorted(one[game, measure][2] for one in found),
        )
        for game, measure in found[0]
    ]


def launch(ours: Path, theirs: Path, windows: int, seconds: float) -> dict[tuple[str, str], tuple[float, float, float]]:
    """Both builds started once: what they do in a second, and the median ratio, of each game and measure."""
    pair = (Worker(ours), Worker(theirs))
    try:
        if pair[0].compiled != pair[1].compiled:
            raise SystemExit("One of the two builds is compiled and the other is not: compare like with like.")
        found = {}
        for game in pair[0].games:
            for measure in MEASURES:
                found[game, measure] = alternate(pair, game, measure, windows, seconds)
                print(".", end="", file=sys.stderr, flush=True)
    finally:
        for worker in pair:
            worker.stop()
    print(file=sys.stderr)
    return found


def alternate(
    pair: tuple[Worker, Worker], game: str, measure: str, windows: int, seconds: float
) -> tuple[float, float, float]:
    """The first window of each only warms up. The one that began last time comes second this time."""
    rates: tuple[list[float], list[float]] = ([], [])
    for number in range(windows + 1):
        for which in (0, 1) if number % 2 else (1, 0):
            rate = pair[which].window(game, measure, number, seconds)
            if number:
                rates[which].append(rate)
    ratio = median(ours / theirs for ours, theirs in zip(*rates, strict=True))
    return median(rates[0]), median(rates[1]), ratio


def show(rows: list[Row], launches: int, windows: int, seconds: float) -> None:
    print(f"{launches} launches of {windows} windows of {seconds} s for each build; ratio: median over the launches\n")
    print(f"{'':32}{'this build/s':>14}{'the other/s':>14}{'ratio':>8}  (launches)")
    for row in rows:
        spread = f"({row.ratios[0]:.3f}–{row.ratios[-1]:.3f})"
        name = f"{row.game}: {row.measure}"
        print(f"{name:32}{row.ours:>14,.0f}{row.theirs:>14,.0f}{row.ratio:>8.3f}  {spread}")


def as_data(rows: list[Row]) -> list[dict[str, Any]]:
    return [
        {"game": row.game, "measure": row.measure, "ours": row.ours, "theirs": row.theirs, "ratios": row.ratios}
        for row in rows
    ]
