"""`athanor simulate GAME`: bots play many games against each other; who won, by how much, and how."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Iterable, Iterator
from statistics import fmean
from time import perf_counter
from typing import Any, Final, TypeVar

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid

import athanor
from athanor import bots
from athanor.bots import outside
from athanor.bots.base import TEXTS as BOT_TEXTS
from athanor.cli.arguments import Parser, bot_words, number, seed
from athanor.cli.cards import add_cards
from athanor.cli.figures import figure, mean_and_spread, percent, summary
from athanor.cli.play import option, options_of
from athanor.cli.screen import Screen
from athanor.cli.words import CliError, bot_name, opponent, say, title
from athanor.core.game import Game

USUAL_GAMES: Final = 1000
USUAL_SEED: Final = 1  # the same command gives the same results, also where no seed is named
Outcome = TypeVar("Outcome")
FEW: Final = 3  # figures of a game's own that fit beside the points in 80 columns


def add_arguments(parser: Parser) -> None:
    text = parser.text
    named = ",".join(bots.names())
    add = parser.add_argument
    add("game", nargs="?", metavar=text("help-game-metavar"), help=text("help-game"))
    add("--players", type=bot_words, default=list(bots.YARDSTICKS), metavar=named, help=text("help-simulate-players"))
    add("--games", type=number("--games", 1), default=USUAL_GAMES, metavar="N", help=text("help-simulate-games"))
    add("--seed", type=seed, default=USUAL_SEED, metavar="N", help=text("help-simulate-seed"))
    add("--option", type=option, action="append", metavar=text("help-option-metavar"), help=text("help-option"))
    add_cards(parser)
    add("--json", action="store_true", help=text("help-json"))


def run(args: Namespace) -> int:
    game = which_game(args.game)
    players = [bots.bot(name) for name in args.players]
    options = game.check_options(len(players), options_of(args, game))
    for name in args.players:
        outside.greet(name)
    series = bots.play_series(game, players, args.games, args.seed, options)
    begin = perf_counter()
    results = Results(game, args.players, with_progress(series, args.games, args.lang))
    seconds = perf_counter() - begin
    if args.json:
        head = {"game": game.id, "games": args.games, "seed": args.seed, "options": options}
        print(
            json.dumps(
                {**head, **results.data(), "forfeits": outside.forfeits(), "seconds": round(seconds, 3)}, indent=2
            )
        )
    else:
        show(Screen(args.lang, args.no_colour), results, seconds)
    return 0


def which_game(name: str | None) -> Game:
    """The one named; the only one there is need not be."""
    known = athanor.games()
    if name is None and len(known) > 1:
        raise CliError("simulate-which", known=", ".join(known))
    return athanor.game(name or known[0])


def with_progress(outcomes: Iterator[Outcome], games: int, lang: str) -> Iterator[Outcome]:
    """A bar while it runs, for somebody who is looking; what the command has to say goes elsewhere."""
    if not sys.stderr.isatty():
        yield from outcomes
        return
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        yield from progress.track(outcomes, total=games, description=say(lang, "simulate-running"))


# ---------------------------------------------------------------- what comes out


class Line:
    """What one player, or one automatic opponent, made of all the games."""

    def __init__(self, name: str, automatic: bool) -> None:
        self.name = name
        self.automatic = automatic
        self.wins = 0.0  # a shared victory is shared
        self.points: list[int] = []
        self.statistics: dict[str, list[int]] = {}

    def data(self, games: int) -> dict[str, Any]:
        return {
            "player": self.name,
            "automatic": self.automatic,
            "wins": round(self.wins, 4),
            "share": round(self.wins / games, 4),
            "points": summary(self.points),
            "statistics": {key: summary(values) for key, values in self.statistics.items()},
        }


class Results:
    """All games added up. Line 0 is the player named first, wherever it sat."""

    def __init__(self, game: Game, players: list[str], outcomes: Iterable[bots.Outcome]) -> None:
        self.game = game
        self.lines = [Line(name, automatic=False) for name in players]
        self.decisions: list[int] = []
        self.shared = 0
        self.nobody = 0
        for outcome in outcomes:
            self.add(outcome)

    @property
    def games(self) -> int:
        return len(self.decisions)

    @property
    def players(self) -> int:
        return sum(not line.automatic for line in self.lines)

    def add(self, outcome: bots.Outcome) -> None:
        for extra in range(len(self.lines), len(outcome.scores)):
            self.lines.append(Line(f"opponent-{extra - self.players}", automatic=True))
        for line, points in zip(self.lines, outcome.scores, strict=True):
            line.points.append(points)
        for winner in outcome.winners:
            self.lines[winner].wins += 1 / len(outcome.winners)
        for line, found in zip(self.lines, outcome.statistics, strict=False):
            for key, value in found.items():
                line.statistics.setdefault(key, []).append(value)
        self.decisions.append(outcome.decisions)
        self.shared += len(outcome.winners) > 1
        self.nobody += not outcome.winners

    def data(self) -> dict[str, Any]:
        return {
            "lines": [line.data(self.games) for line in self.lines],
            "shared": self.shared,
            "nobody": self.nobody,
            "decisions": summary(self.decisions),
        }


# ---------------------------------------------------------------- for people


def show(screen: Screen, results: Results, seconds: float) -> None:
    lang, games = screen.lang, results.games
    screen.say("simulate-title", style="bold", game=title(results.game, lang), games=games)
    for part in grids(results, lang):
        screen.show(part)
    if results.shared:
        screen.say("simulate-shared", games=results.shared)
    if results.nobody:
        screen.say("simulate-nobody", games=results.nobody)
    show_forfeits(screen, outside.forfeits())
    screen.say("simulate-length", decisions=mean_and_spread(results.decisions, lang))
    rate = games / max(seconds, 1e-9)
    screen.say("simulate-time", seconds=figure(seconds, lang, 1), rate=figure(rate, lang, 1 if rate < 100 else 0))


def show_forfeits(screen: Screen, forfeits: dict[str, dict[str, int]]) -> None:
    """Programs whose moves had to be drawn at random, and why."""
    for name, reasons in forfeits.items():
        for reason, moves in sorted(reasons.items()):
            why = BOT_TEXTS.say(f"forfeit-{reason}", screen.lang)
            screen.say("bot-forfeits", style="yellow", bot=name, moves=moves, why=why)


def grids(results: Results, lang: str) -> list[Grid]:
    """One table; where a game tells more than fits beside the points, its own figures have a second one."""
    keys = list(results.lines[0].statistics)
    if len(keys) <= FEW:
        return [grid(results, lang, True, keys)]
    return [grid(results, lang, True, []), grid(results, lang, False, keys)]


def grid(results: Results, lang: str, points: bool, keys: list[str]) -> Grid:
    made = Grid(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    made.add_column(say(lang, "simulate-player"))
    for heading in ("simulate-wins", "simulate-share", "simulate-points") if points else ():
        made.add_column(say(lang, heading), justify="right", no_wrap=True)
    for key in keys:
        name = statistic_name(results.game, key, lang)
        made.add_column(name, justify="right", min_width=max(map(len, name.split())))
    for at, line in enumerate(results.lines):
        wins = figure(line.wins, lang, 0 if line.wins == int(line.wins) else 1)
        cells = [wins, percent(line.wins / results.games, lang), mean_and_spread(line.points, lang)] if points else []
        cells += [figure(fmean(line.statistics[key]), lang, 1) if key in line.statistics else "" for key in keys]
        made.add_row(line_name(results, at, lang), *cells)
    return made


def line_name(results: Results, at: int, lang: str) -> str:
    line = results.lines[at]
    if line.automatic:
        return opponent(results.game, lang, at - results.players)
    return say(lang, "bot-seat", kind=bot_name(line.name, lang), number=at + 1)


def statistic_name(game: Game, key: str, lang: str) -> str:
    """The game's own text `stat-<key>`, or failing that the key."""
    return game.texts.say(f"stat-{key}", lang) if game.texts.has(f"stat-{key}", lang) else key
