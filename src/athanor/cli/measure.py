"""How fast a game is, measured the same way for every game: random play, copies, re-deals, saving, memory.

A decision is one choice of a player among at least two options; steps that come by themselves and questions with one
answer are played but not counted. The clock is this process's own processor time, so a busy neighbour does not spoil
the figures, and everything happens on one core. Rates are the median of several windows.
"""

from __future__ import annotations

import gc
import os
import platform
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Final

from athanor.cli.screen import Screen
from athanor.core.game import Game
from athanor.core.state import State

WINDOWS: Final = 5
MIDDLES: Final = 16  # states from the middle of that many games are copied in turn
COPIES: Final = 500  # that many copies are weighed
SEED: Final = 20_000


class Figures:
    """What was measured of a game with so many players."""

    __slots__ = ("bytes", "clones", "deals", "decisions", "games", "options", "per_game", "players", "snapshots")

    def __init__(self, game: Game, players: int, seconds: float) -> None:
        self.players = players
        self.per_game, self.options = shape(game, players)
        # Of the time given, most goes to play and the rest to copying, dealing anew and saving.
        self.decisions, self.games = play_rate(game, players, 0.5 * seconds)
        states = middles(game, players)
        self.clones = call_rate([s.clone for s in states], 0.15 * seconds)
        self.deals = call_rate([deal_anew(s) for s in states], 0.2 * seconds)
        self.snapshots = call_rate([s.snapshot for s in states], 0.15 * seconds)
        self.bytes = weight(states)

    def data(self) -> dict[str, float]:
        return {
            "players": self.players,
            "decisions_per_second": round(self.decisions),
            "games_per_second": round(self.games, 2),
            "decisions_per_game": round(self.per_game, 1),
            "options_per_decision": round(self.options, 2),
            "clones_per_second": round(self.clones),
            "deals_per_second": round(self.deals),
            "snapshots_per_second": round(self.snapshots),
            "bytes_per_state": self.bytes,
        }


# ---------------------------------------------------------------- random play


def play(game: Game, players: int, seed: int, chance: Callable[[], float]) -> tuple[int, int]:
    """One game by random choices: the decisions with a choice, and all questions asked."""
    s = game.new(players, seed, quiet=True)
    decisions = asked = 0
    while not s.over:
        legal = s.legal()
        count = len(legal)
        s.apply(legal[int(chance() * count)])
        decisions += count > 1
        asked += 1
    return decisions, asked


def shape(game: Game, players: int, games: int = 20) -> tuple[float, float]:
    """Decisions a game, and options a decision; it also warms everything up."""
    chance = Random(SEED)
    decisions = options = 0
    for number in range(games):
        s = game.new(players, SEED + number, quiet=True)
        while not s.over:
            legal = s.legal()
            if len(legal) > 1:
                decisions += 1
                options += len(legal)
            s.apply(chance.choice(legal))
    return decisions / games, options / max(decisions, 1)


def play_rate(game: Game, players: int, seconds: float) -> tuple[float, float]:
    """Decisions and games a second."""
    chance = Random(SEED).random
    seed = SEED
    found = []
    for _ in range(WINDOWS):
        decisions = games = 0
        begin = process_time()
        while (spent := process_time() - begin) < seconds / WINDOWS:
            decisions += play(game, players, seed, chance)[0]
            games += 1
            seed += 1
        found.append((decisions / spent, games / spent))
    return median(d for d, _ in found), median(g for _, g in found)


# ---------------------------------------------------------------- copies


def middles(game: Game, players: int) -> list[State]:
    """Quiet states from the middle of random games."""
    found = []
    for number in range(MIDDLES):
        chance = Random(number)
        s = game.new(players, SEED + number, quiet=True)
        way = []
        while not s.over:
            way.append(s.clone())
            s.apply(chance.choice(s.legal()))
        found.append(way[len(way) // 2])
    return found


def deal_anew(s: State) -> Callable[[], object]:
    """Another world each time, as the seat that is asked may imagine it."""
    numbers = count()
    return lambda: s.determinise(s.asked, next(numbers))


def call_rate(calls: list[Callable[[], object]], seconds: float) -> float:
    """Calls a second, the calls taken in turn."""
    found = []
    for _ in range(WINDOWS):
        rounds = 0
        begin = process_time()
        while (spent := process_time() - begin) < seconds / WINDOWS:
            for call in calls:
                call()
            rounds += 1
        found.append(rounds * len(calls) / spent)
    return median(found)


def weight(states: list[State]) -> int:
    """Bytes that one more copy of a state takes."""
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        kept = [states[number % len(states)].clone() for number in range(COPIES)]
        return (tracemalloc.get_traced_memory()[0] - before) // len(kept)
    finally:
        tracemalloc.stop()


# ---------------------------------------------------------------- where it was measured


@contextmanager
def one_core() -> Iterator[None]:
    """Stay on one core, where the system can promise it."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(allowed)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, allowed)


def processor_name() -> str:
    """The processor's model, as far as the system tells."""
    list_of_cores = Path("/proc/cpuinfo")
    if list_of_cores.exists():
        for line in list_of_cores.read_text(encoding="utf-8", errors="replace").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or "?"


def tell_where(screen: Screen) -> None:
    """Which Python and which processor the figures come from."""
    version = f"{platform.python_implementation()} {platform.python_version()}"
    screen.say("bench-where", style="dim", python=version, processor=processor_name())
