"""`make bench-peers`: our speed beside that of other engines, in one run, on one core, with one definition for all.

    .venv-peers/bin/python bench/peers.py                       # two or three minutes
    .venv-peers/bin/python bench/peers.py --seconds 2 --rounds 9 --json
    .venv-peers/bin/python bench/peers.py --compiled build/fast # our compiled build too (`make fast` makes it)
    .venv-peers/bin/python bench/peers.py --against FOLDER      # another build of ours instead (`bench/against.py`)

What is measured, the same for everybody:

    decision    one choice of a player among at least two options, made uniformly at random. Chance is played, never
                counted.
    game        a whole game by such choices, from setting it up to its end (Catan: or its own limit of 1000 turns).
    asked       all questions put to players, those with a single answer included: Catan asks its players to roll the
                dice and to end their turns, which is most of what it asks. The comparison is given for both.
    copy        a copy of a state from the middle of a game, which can be played on independently of the original.

How it is made fair:

    * One process, pinned to one core; the clock is the process's own processor time, so neighbours do not count. Our
      compiled build has a process of its own on the same core, since a process can hold but one build: it is told when
      its window begins, and measures in the same way.
    * The contenders take turns, window by window, and each figure is the median of its windows: a machine that is slow
      for a minute is slow for all of them.
    * Every library is used as its own documentation and fastest examples do. OpenSpiel: `legal_actions`, `apply_action`
      and sampled chance. Catanatron: `playable_actions` and `execute` without its check of the action, which its users
      may leave out (ours is never left out), and its own end-of-game test. Athanor: `legal`, `apply`, quiet states.
    * Nobody builds observations, keeps logs beyond what the library always keeps, or prints.
    * The same random numbers choose for all. Each library deals its own chance its own way.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

import against

import athanor
from athanor.cli.measure import middles, one_core, play, processor_name
from athanor.core.message import Message

Chance = Callable[[], float]
TURNS_LIMIT = 1000  # Catanatron's own
WIDTHS = (12, 20, 10, 10, 10, 11, 8, 9)  # of the columns of the table


@dataclass
class Contender:
    """One game of one library: how to play it once, and how to copy it."""

    library: str
    game: str
    language: str
    play: Callable[[Chance, int], tuple[int, int]]  # -> decisions with a choice, all questions
    copies: list[Callable[[], object]]
    windows: list[tuple[float, float, float]] = field(default_factory=list)  # decisions, asked, games a second
    copy_windows: list[float] = field(default_factory=list)

    @property
    def decisions(self) -> float:
        return median(window[0] for window in self.windows)

    @property
    def asked(self) -> float:
        return median(window[1] for window in self.windows)

    @property
    def games(self) -> float:
        return median(window[2] for window in self.windows)

    @property
    def copied(self) -> float:
        return median(self.copy_windows)

    def window(self, chance: Chance, seed: int, seconds: float) -> int:
        """Play, then copy, for so long; returns the games played."""
        games = play_window(self, chance, seed, seconds)
        copy_window(self, seconds / 4)
        return games


class Afar(Contender):
    """One that plays in another process: it is told in a line of JSON what to do, and answers with what it measured."""

    def __init__(self, process: subprocess.Popen[str], number: int, game: str) -> None:
        super().__init__("athanor", game, "compiled", nobody, [])
        self.process = process
        self.number = number

    def window(self, chance: Chance, seed: int, seconds: float) -> int:
        assert self.process.stdin
        assert self.process.stdout
        print(json.dumps([self.number, seed, seconds]), file=self.process.stdin, flush=True)
        played, copied, games = json.loads(self.process.stdout.readline())
        self.windows.append(tuple(played))
        self.copy_windows.append(copied)
        return int(games)


def nobody(chance: Chance, seed: int) -> tuple[int, int]:
    raise NotImplementedError("plays in another process")


# ---------------------------------------------------------------- the libraries


def ours() -> list[Contender]:
    def contender(game: athanor.Game, players: int) -> Contender:
        def once(chance: Chance, seed: int) -> tuple[int, int]:
            return play(game, players, seed, chance)

        name = game.texts.render(Message("game-name"), "en")
        copies = [state.clone for state in middles(game, players)]
        return Contender("athanor", f"{name}, {players} players", "Python", once, list(copies))

    games = [athanor.game(name) for name in ("spellbook", "alchemists", "trismegistus")]
    return [contender(game, players) for game in games for players in (2, 3, 4)]


def compiled(folder: str) -> list[Contender]:
    """Ours again, as compiled by `make fast`, in a process of their own."""
    command = [sys.executable, __file__, "--serve"]
    variables = {**os.environ, "PYTHONPATH": folder}
    process = subprocess.Popen(command, env=variables, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdout
    names = json.loads(process.stdout.readline())
    return [Afar(process, number, name) for number, name in enumerate(names)]


def serve() -> int:
    """The other end of `Afar`."""
    import athanor.core.state

    if Path(athanor.core.state.__file__).suffix == ".py":
        raise SystemExit("This is not the compiled build.")
    contenders = ours()
    chance = Random(1).random
    print(json.dumps([contender.game for contender in contenders]), flush=True)
    for line in sys.stdin:
        number, seed, seconds = json.loads(line)
        contender = contenders[number]
        games = contender.window(chance, seed, seconds)
        print(json.dumps([contender.windows[-1], contender.copy_windows[-1], games]), flush=True)
    return 0


def catanatron() -> list[Contender]:
    from catanatron import Color, Game, RandomPlayer

    colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]

    def begin(players: int, seed: int) -> Any:
        return Game([RandomPlayer(colour) for colour in colours[:players]], seed=seed + 1)

    def contender(players: int) -> Contender:
        def once(chance: Chance, seed: int) -> tuple[int, int]:
            game = begin(players, seed)
            state = game.state
            decisions = asked = 0
            while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
                actions = state.playable_actions
                count = len(actions)
                game.execute(actions[int(chance() * count)], validate_action=False)
                decisions += count > 1
                asked += 1
            return decisions, asked

        return Contender("catanatron", f"Catan, {players} players", "Python", once, middle_copies(begin, players))

    return [contender(players) for players in (2, 3, 4)]


def middle_copies(begin: Callable[[int, int], Any], players: int) -> list[Callable[[], object]]:
    """Catan from the middle of random games."""
    found = []
    for seed in range(8):
        length = 0
        game = begin(players, seed)
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            length += 1
        game = begin(players, seed)
        for _ in range(length // 2):
            game.play_tick()
        found.append(game.copy)
    return found


def openspiel() -> list[Contender]:
    import pyspiel
    from open_spiel.python import games  # noqa: F401  # registers the games written in Python

    def contender(name: str, language: str) -> Contender:
        game = pyspiel.load_game(name)

        def once(chance: Chance, seed: int) -> tuple[int, int]:
            state = game.new_initial_state()
            decisions = asked = 0
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(sampled(state.chance_outcomes(), chance()))
                    continue
                legal = state.legal_actions()
                count = len(legal)
                state.apply_action(legal[int(chance() * count)])
                decisions += count > 1
                asked += 1
            return decisions, asked

        return Contender("open_spiel", name, language, once, [middle(game, seed).clone for seed in range(8)])

    named = {"hanabi": "C++", "gin_rummy": "C++", "python_block_dominoes": "Python", "python_liars_poker": "Python"}
    return [contender(name, language) for name, language in named.items()]


def sampled(outcomes: list[tuple[int, float]], at: float) -> int:
    """The outcome at a point between 0 and 1 of all their chances laid end to end."""
    for action, probability in outcomes:
        at -= probability
        if at < 0:
            return action
    return outcomes[-1][0]


def middle(game: Any, seed: int) -> Any:
    """An OpenSpiel state from the middle of a random game."""
    chance = Random(seed)
    state = game.new_initial_state()
    way = []
    while not state.is_terminal():
        way.append(state.clone())
        if state.is_chance_node():
            state.apply_action(sampled(state.chance_outcomes(), chance.random()))
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    return way[len(way) // 2]


# ---------------------------------------------------------------- measuring


def play_window(contender: Contender, chance: Chance, seed: int, seconds: float) -> int:
    """Whole games until the time is up; the games played."""
    decisions = asked = games = 0
    begin = process_time()
    while (spent := process_time() - begin) < seconds:
        made, all_made = contender.play(chance, seed + games)
        decisions += made
        asked += all_made
        games += 1
    contender.windows.append((decisions / spent, asked / spent, games / spent))
    return games


def copy_window(contender: Contender, seconds: float) -> None:
    rounds = 0
    begin = process_time()
    while (spent := process_time() - begin) < seconds:
        for copy in contender.copies:
            copy()
        rounds += 1
    contender.copy_windows.append(rounds * len(contender.copies) / spent)


def measure(contenders: list[Contender], seconds: float, rounds: int) -> None:
    """Round after round, everybody once; the first round only warms up."""
    chance = Random(1).random
    seeds = [0] * len(contenders)
    for number in range(rounds + 1):
        for at, contender in enumerate(contenders):
            seeds[at] += contender.window(chance, seeds[at], seconds)
        if number == 0:
            for contender in contenders:
                contender.windows.clear()
                contender.copy_windows.clear()
        print(".", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)


# ---------------------------------------------------------------- showing


def as_data(contenders: list[Contender], seconds: float, rounds: int) -> dict[str, Any]:
    yardstick = next(each for each in contenders if each.library == "catanatron")
    rows = []
    for each in contenders:
        spread = [window[0] for window in each.windows]
        rows.append(
            {
                "library": each.library,
                "version": version(each.library),
                "game": each.game,
                "language": each.language,
                "decisions_per_second": round(each.decisions),
                "decisions_least": round(min(spread)),
                "decisions_most": round(max(spread)),
                "asked_per_second": round(each.asked),
                "games_per_second": round(each.games, 2),
                "copies_per_second": round(each.copied),
                "decisions_ratio": round(each.decisions / yardstick.decisions, 2),
                "asked_ratio": round(each.asked / yardstick.asked, 2),
                "copies_ratio": round(each.copied / yardstick.copied, 2),
            }
        )
    return {
        "python": platform.python_version(),
        "processor": processor_name(),
        "seconds": seconds,
        "rounds": rounds,
        "yardstick": yardstick.game,
        "rows": rows,
    }


def show(data: dict[str, Any]) -> None:
    print(
        f"Python {data['python']}, {data['processor']}; {data['rounds']} windows of {data['seconds']} s each, medians"
    )
    print(f"The three columns on the right compare with {data['yardstick']}.\n")
    heads = ("decisions/s", "(least–most)", "asked/s", "games/s", "copies/s", "decisions", "asked", "copies")
    print(f"{'':50}" + "".join(f"{head:>{width}}" for head, width in zip(heads, WIDTHS, strict=True)))
    for row in data["rows"]:
        name = f"{row['library']} {row['version']}: {row['game']} ({row['language']})"
        cells = [
            f"{row['decisions_per_second']:,}",
            f"({row['decisions_least']:,}–{row['decisions_most']:,})",
            f"{row['asked_per_second']:,}",
            f"{row['games_per_second']:,.1f}",
            f"{row['copies_per_second']:,}",
            f"× {row['decisions_ratio']:.1f}",
            f"× {row['asked_ratio']:.1f}",
            f"× {row['copies_ratio']:.1f}",
        ]
        print(f"{name:50}" + "".join(f"{cell:>{width}}" for cell, width in zip(cells, WIDTHS, strict=True)))


def compare_builds(args: argparse.Namespace) -> int:
    """Our plain build with a plain one, or our compiled build with a compiled one."""
    theirs = args.against.resolve()
    if not (theirs / "athanor" / "__init__.py").exists():
        raise SystemExit(f"There is no build of ours in {args.against}: the folder that holds “athanor” is meant.")
    is_compiled = any((theirs / "athanor" / "core").glob("state.*.so"))
    if is_compiled and not args.compiled:
        raise SystemExit("That build is compiled and ours is not up to date: run “make fast” first.")
    ours = Path(args.compiled if is_compiled else Path(__file__).parents[1] / "src").resolve()
    rows = against.compare(ours, theirs, args.launches, args.rounds, args.seconds)
    if args.json:
        print(json.dumps(against.as_data(rows), indent=2))
    else:
        against.show(rows, args.launches, args.rounds, args.seconds)
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description="Our speed beside that of other engines.")
    parser.add_argument("--seconds", type=float, default=1.0, help="processor time of one window (1)")
    parser.add_argument("--rounds", type=int, default=9, help="windows for each contender (9)")
    parser.add_argument("--json", action="store_true", help="print data instead of a table")
    parser.add_argument("--compiled", metavar="FOLDER", help="where `make fast` has put the compiled build")
    parser.add_argument("--against", metavar="FOLDER", type=Path, help="compare with that build of ours instead")
    parser.add_argument("--launches", type=int, default=against.LAUNCHES, help="with --against: starts of both (5)")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.against:
        return compare_builds(args)
    if args.serve:
        return serve()
    with one_core():
        theirs = [*catanatron(), *openspiel()]
        contenders = [*(compiled(args.compiled) if args.compiled else []), *ours(), *theirs]
        measure(contenders, args.seconds, args.rounds)
    data = as_data(contenders, args.seconds, args.rounds)
    if args.json:
        print(json.dumps(data, indent=2))
    else:
        show(data)
    return 0


if __name__ == "__main__":
    sys.exit(main())
