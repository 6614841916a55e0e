"""`athanor bench`: how many decisions, games, copies and re-deals a second each game manages here, on one core."""

from __future__ import annotations

import json
import platform
from argparse import Namespace
from importlib import import_module
from typing import Final

from rich import box
from rich.markup import escape
from rich.table import Table as Grid

import athanor
from athanor.cli.arguments import Parser
from athanor.cli.figures import figure
from athanor.cli.measure import Figures, one_core, processor_name, tell_where
from athanor.cli.screen import Screen
from athanor.cli.words import CliError, say, title
from athanor.server import load

# What is shown, and with how many digits after the point.
SECONDS: Final = 2.0
ROWS: Final = {
    "decisions": 0,
    "games": 0,
    "per-game": 0,
    "options": 1,
    "clones": 0,
    "deals": 0,
    "snapshots": 0,
    "bytes": 0,
}


def add_arguments(parser: Parser) -> None:
    text = parser.text
    seconds_help = text("help-bench-seconds")
    parser.add_argument("game", nargs="?", metavar=text("help-game-metavar"), help=text("help-bench-game"))
    parser.add_argument("--seconds", type=seconds, metavar="S", help=seconds_help)
    parser.add_argument("--json", action="store_true", help=text("help-json"))


def seconds(text: str) -> float:
    try:
        value = float(text.replace(",", "."))
    except ValueError:
        value = 0.0
    if not 0 < value <= 3600:
        raise CliError("bench-bad-seconds", value=text)
    return value


def run(args: Namespace) -> int:
    if args.game == "server":
        return run_server(args)
    for name in athanor.games():
        module = athanor.game(name).measurements.get(args.game)
        if module is not None:
            return int(import_module(module).run(args.seconds or SECONDS, args.lang, args.json, args.no_colour))
    names = [args.game] if args.game else athanor.games()
    games = [athanor.game(name) for name in names]
    length = args.seconds or SECONDS
    with one_core():
        measured = {game.id: [Figures(game, players, length) for players in game.players] for game in games}
    if args.json:
        print(json.dumps(as_data(measured), indent=2))
    else:
        show(Screen(args.lang, args.no_colour), measured)
    return 0


def run_server(args: Namespace) -> int:
    """`athanor bench server`: a busy evening of scripted players against a server of its own."""
    figures = load.measure(seconds=args.seconds or load.SECONDS)
    print(json.dumps(figures.data(), indent=2) if args.json else load.report(figures, args.lang))
    return 1 if figures.refused or figures.lost or figures.broken else 0


def as_data(measured: dict[str, list[Figures]]) -> dict[str, object]:
    return {
        "athanor": athanor.__version__,
        "python": platform.python_version(),
        "processor": processor_name(),
        "games": {name: [figures.data() for figures in rows] for name, rows in measured.items()},
    }


def show(screen: Screen, measured: dict[str, list[Figures]]) -> None:
    for name, columns in measured.items():
        screen.show(f"[bold]{escape(title(athanor.game(name), screen.lang))}[/]")
        screen.show(grid(columns, screen.lang))
    tell_where(screen)
    screen.say("bench-how", style="dim")


def grid(columns: list[Figures], lang: str) -> Grid:
    """One column for each number of players, one row for each thing measured."""
    made = Grid(box=box.SIMPLE_HEAD)
    made.add_column()
    for column in columns:
        made.add_column(say(lang, "games-players", low=column.players), justify="right")
    for row, digits in ROWS.items():
        values = [getattr(column, row.replace("-", "_")) for column in columns]
        made.add_row(say(lang, f"bench-{row}"), *(figure(value, lang, digits) for value in values))
    return made
