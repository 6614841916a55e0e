"""`make bench-peers`, second table: our environments for learning beside those of others, in one run.

    .venv-peers/bin/python bench/environments.py --compiled build/fast
    .venv-peers/bin/python bench/environments.py --seconds 2 --rounds 9 --json

Everybody is played by chance, two players, and every decision of a player is counted; where not said otherwise, its
observation and mask of legal actions are made. What is compared with what:

    rules         our rules alone, as in the first table: what observations cost on top
    batch         `VectorEnv` in this process: many games a call, observations and masks in arrays
    PettingZoo    the loop of its documentation (`agent_iter`, `last`, `step`), ours and its hanabi
    OpenSpiel     a state played with `legal_actions`, `apply_action` and sampled chance, as in the first table; ours
                  and its `python_liars_poker`, the nearest that is written in Python
    two workers   `VectorEnv` with two processes: the only figure by the wall clock, so it tells of this machine now

All but the last are on one pinned core, by processor time, in turns; a figure is the median of its windows, and a ratio
the median of the ratios within each round. Our compiled build has a process of its own on the same core.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

import numpy as np

import athanor
from athanor.cli.measure import one_core, play
from athanor.envs.vector import VectorEnv

GAMES = ("spellbook", "alchemists", "trismegistus")
AT_ONCE = 256  # games in a batch
TOGETHER = 1024  # games for two workers
Rate = Callable[[float], float]  # decisions a second over so many seconds


class Loop:
    """`beside`: the loop that it is compared with, and the least or wanted ratio."""

    def __init__(self, name: str, rate: Rate, beside: str = "", aim: float = 0.0) -> None:
        self.name = name
        self.rate = rate
        self.beside = beside
        self.aim = aim
        self.windows: list[float] = []


def counted(play_some: Callable[[], int]) -> Rate:
    """By processor time; whole games or steps until the time is up."""

    def rate(seconds: float) -> float:
        begun, decisions = process_time(), 0
        while (spent := process_time() - begun) < seconds:
            decisions += play_some()
        return decisions / spent

    return rate


# ---------------------------------------------------------------- the loops


def rules(game: str) -> Rate:
    chance, dice, own = Random(1).random, Random(2), athanor.game(game)
    return counted(lambda: play(own, 2, dice.getrandbits(40), chance)[0])


class Batch:
    """Steps by random actions. The choice itself is made for all games at once."""

    def __init__(self, game: str, games: int, workers: int) -> None:
        self.env = VectorEnv(game, games=games, workers=workers, players=2, seed=1)
        self.rng = np.random.default_rng(1)
        self.rows = np.arange(games)

    def step(self) -> int:
        env = self.env
        env.step(env.legal[self.rows, (self.rng.random(env.games) * env.count).astype(np.int64)])
        return env.games


def batch(game: str) -> Rate:
    made: list[Batch] = []  # begun when it is first measured

    def step() -> int:
        if not made:
            made.append(Batch(game, AT_ONCE, 0))
        return made[0].step()

    return counted(step)


def by_agents(env: Any) -> Rate:
    """The loop that PettingZoo documents; where to find the mask differs between its own games."""
    dice = Random(3)

    def game() -> int:
        env.reset(seed=dice.getrandbits(30))
        decisions = 0
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            mask = observation["action_mask"]
            env.step(int(dice.choice(np.flatnonzero(mask))))
            decisions += 1
        return decisions

    return counted(game)


def by_states(name: str) -> Rate:
    import pyspiel

    loaded, dice = pyspiel.load_game(name), Random(4)

    def game() -> int:
        state, decisions = loaded.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(sampled(state.chance_outcomes(), dice.random()))
                continue
            state.apply_action(dice.choice(state.legal_actions()))
            decisions += 1
        return decisions

    return counted(game)


def sampled(outcomes: list[tuple[int, float]], at: float) -> int:
    """The outcome at a point between 0 and 1 of all their chances laid end to end."""
    for action, probability in outcomes:
        at -= probability
        if at < 0:
            return action
    return outcomes[-1][0]


def ours(build: str) -> list[Loop]:
    import athanor.envs.openspiel  # noqa: F401  # registers the games
    from athanor.envs.pettingzoo import alchemists_v0, spellbook_v0, trismegistus_v0

    found = []
    for game, module in zip(GAMES, (spellbook_v0, alchemists_v0, trismegistus_v0), strict=True):
        name = game.capitalize()
        found += [
            Loop(f"{name}: rules ({build})", rules(game)),
            Loop(f"{name}: batch ({build})", batch(game), f"{name}: rules ({build})", 1 / 3),
            Loop(f"{name}: PettingZoo ({build})", by_agents(module.env()), "PettingZoo: hanabi", 10.0),
            Loop(f"{name}: OpenSpiel ({build})", by_states(f"athanor_{game}"), "OpenSpiel: python_liars_poker", 1.0),
        ]
    return found


def theirs() -> list[Loop]:
    from open_spiel.python import games  # noqa: F401  # registers the games written in Python
    from pettingzoo.classic import hanabi_v5

    return [
        Loop("PettingZoo: hanabi", by_agents(hanabi_v5.env())),
        Loop("OpenSpiel: python_liars_poker", by_states("python_liars_poker")),
    ]


# ---------------------------------------------------------------- the compiled build, in a process of its own


def afar(folder: str) -> list[Loop]:
    command = [sys.executable, __file__, "--serve"]
    variables = {**os.environ, "PYTHONPATH": folder}
    process = subprocess.Popen(command, env=variables, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def rate(number: int) -> Rate:
        def asked(seconds: float) -> float:
            assert process.stdin
            assert process.stdout
            print(json.dumps([number, seconds]), file=process.stdin, flush=True)
            return float(process.stdout.readline())

        return asked

    return [Loop(loop.name, rate(number), loop.beside, loop.aim) for number, loop in enumerate(ours("compiled"))]


def serve() -> None:
    import athanor.core.state

    if Path(athanor.core.state.__file__).suffix == ".py":
        raise SystemExit("This is not the compiled build.")
    loops = ours("compiled")
    for line in sys.stdin:
        number, seconds = json.loads(line)
        print(loops[number].rate(seconds), flush=True)


def together(game: str, seconds: float) -> float:
    """Decisions a second of two processes, by the wall clock; the best of five windows."""
    found = Batch(game, TOGETHER, 2)
    best = 0.0
    with found.env:
        for window in range(6):
            begun, decisions = perf_counter(), 0
            while (spent := perf_counter() - begun) < seconds:
                decisions += found.step()
            best = max(best, decisions / spent) if window else 0.0
    return best


# ---------------------------------------------------------------- measuring and showing


def measure(loops: list[Loop], seconds: float, rounds: int) -> None:
    """Round after round, everybody once; the first round only warms up."""
    for number in range(rounds + 1):
        for loop in loops:
            rate = loop.rate(seconds)
            if number:
                loop.windows.append(rate)
        print(".", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)


def as_data(loops: list[Loop], both: dict[str, float]) -> list[dict[str, Any]]:
    windows = {loop.name: loop.windows for loop in loops}
    rows = []
    for loop in loops:
        row: dict[str, Any] = {"name": loop.name, "decisions_per_second": round(median(loop.windows))}
        if loop.beside:
            pairs = zip(loop.windows, windows[loop.beside], strict=True)
            row |= {"ratio": round(median(own / other for own, other in pairs), 2), "beside": loop.beside}
            row["aim"] = round(loop.aim, 2)
        rows.append(row)
    return rows + [{"name": name, "decisions_per_second": round(rate)} for name, rate in both.items()]


def show(rows: list[dict[str, Any]]) -> None:
    """As a table for docs/performance.md."""
    print("| | decisions/s | ratio | beside | aim |\n|---|---|---|---|---|")
    for row in rows:
        ratio = f"{row['ratio']:.2f}" if "ratio" in row else ""
        aim = f"{row['aim']:.2f}" if "aim" in row else ""
        print(f"| {row['name']} | {row['decisions_per_second']:,} | {ratio} | {row.get('beside', '')} | {aim} |")


def main() -> None:
    parser = argparse.ArgumentParser(description="Our environments beside those of others.")
    parser.add_argument("--seconds", type=float, default=1.0, help="processor time of one window (1)")
    parser.add_argument("--rounds", type=int, default=7, help="windows for each loop (7)")
    parser.add_argument("--json", action="store_true", help="print data instead of a table")
    parser.add_argument("--compiled", metavar="FOLDER", help="where `make fast` has put the compiled build")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--together", metavar="GAME", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        return serve()
    if args.together:
        return print(together(args.together, args.seconds))
    with one_core():
        loops = [*(afar(args.compiled) if args.compiled else []), *ours("Python"), *theirs()]
        measure(loops, args.seconds, args.rounds)
    both = {}
    for build in filter(None, (args.compiled, None if args.compiled else "src")):
        for game in GAMES:
            command = [sys.executable, __file__, "--together", game, "--seconds", str(args.seconds)]
            said = subprocess.run(command, env={**os.environ, "PYTHONPATH": build}, capture_output=True, check=True)
            name = "compiled" if args.compiled else "Python"
            both[f"{game.capitalize()}: two workers ({name})"] = float(said.stdout)
    rows = as_data(loops, both)
    print(json.dumps(rows, indent=2)) if args.json else show(rows)
    return None


if __name__ == "__main__":
    main()
