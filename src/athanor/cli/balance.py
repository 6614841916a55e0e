"""`athanor balance GAME`: many games of bots, added up to see whether seats, characters and cards are fair.

Game number n depends on the seed and on n alone, and the games are added up in their order, so neither the number of
processes nor their speed changes the report.
"""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import athanor
from athanor import bots
from athanor.bots import outside, outside_weights
from athanor.bots.outside_command import Command
from athanor.bots.tally import Tally, count_game
from athanor.cli.arguments import Parser, bot_words, number, seed
from athanor.cli.cards import add_cards
from athanor.cli.play import option, options_of
from athanor.cli.plugins import load_plugins
from athanor.cli.reporting import Report, Solo
from athanor.cli.screen import Screen
from athanor.cli.simulate import USUAL_SEED, which_game, with_progress
from athanor.cli.weighing import Weighing
from athanor.cli.words import CliError
from athanor.core.game import Game

USUAL_GAMES: Final = 400
USUAL_BOT: Final = "heuristic"
USUAL_FOLDER: Final = "balance"
MOST_JOBS: Final = 256
TRIAL_PART: Final = 8  # without --solo, so many times fewer games against each difficulty


def add_arguments(parser: Parser) -> None:
    text = parser.text
    add = parser.add_argument
    add("game", nargs="?", metavar=text("help-game-metavar"), help=text("help-game"))
    add("--games", type=number("--games", 1), default=USUAL_GAMES, metavar="N", help=text("help-balance-games"))
    add("--players", type=number("--players", 1), metavar="N", help=text("help-balance-players"))
    add("--bots", type=bot_words, default=[USUAL_BOT], metavar=",".join(bots.names()), help=text("help-balance-bots"))
    add("--jobs", type=number("--jobs", 1, MOST_JOBS), default=1, metavar="N", help=text("help-balance-jobs"))
    add("--solo", type=number("--solo", 0), metavar="N", help=text("help-balance-solo"))
    add("--seed", type=seed, default=USUAL_SEED, metavar="N", help=text("help-simulate-seed"))
    add("--option", type=option, action="append", metavar=text("help-option-metavar"), help=text("help-option"))
    add_cards(parser)
    folder = text("help-folder-metavar")
    add("--out", type=Path, default=Path(USUAL_FOLDER), metavar=folder, help=text("help-balance-out"))


def run(args: Namespace) -> int:
    game = which_game(args.game)
    players = args.players or game.players[-1]
    options = game.check_options(players, options_of(args, game))
    named = seated(args.bots, players)
    folder = made(args.out)
    weighing = Weighing(game, game.kinds(players, options), played(args, game, named, args.games, options))
    report = Report(weighing, named, args.seed, options, date.today(), args.lang, solo_games(args, game))
    files = report.write(folder)
    screen = Screen(args.lang, args.no_colour)
    screen.say("balance-written", games=weighing.games, files=", ".join(str(folder / file) for file in files))
    for line in report.verdict():
        print(line)
    return 0


def seated(named: list[str], players: int) -> list[str]:
    """One name is everybody's; otherwise one for each seat. They change seats from game to game."""
    for name in named:
        bots.bot(name)
    if len(named) == 1:
        return named * players
    if len(named) != players:
        raise CliError("balance-bots", bots=len(named), players=players)
    return named


def made(folder: Path) -> Path:
    """Before anything is played: a folder that cannot be written to is told at once."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not os.access(folder, os.W_OK):
            raise PermissionError
    except OSError as broken:
        raise CliError("balance-folder", folder=str(folder)) from broken
    return folder


def solo_games(args: Namespace, game: Game) -> list[Solo]:
    """The same bot alone against the automatic opponent, in each of its difficulties."""
    count = args.games // TRIAL_PART if args.solo is None else args.solo
    if not count or 1 not in game.players:
        return []
    found = []
    for trial in game.trials():
        given = {key: value for key, value in options_of(args, game).items() if key == "cards"}
        options = game.check_options(1, {**given, **trial.options})
        found.append(Solo(trial.name, Weighing(game, [], played(args, game, args.bots[:1], count, options))))
    return found


# ---------------------------------------------------------------- playing, here or in other processes


def played(args: Namespace, game: Game, named: list[str], games: int, options: dict[str, Any]) -> Iterator[Tally]:
    return with_progress(tallies(game.id, named, games, args.seed, options, args.jobs), games, args.lang)


def tallies(game: str, named: list[str], games: int, seed: int, options: dict[str, Any], jobs: int) -> Iterator[Tally]:
    """In the order of the games, whoever plays them."""
    if jobs == 1:
        for at in range(games):
            yield play(game, named, at, seed, options)
        return
    # Fresh processes on every system: copies of this one would share its threads' locks.
    admitted = (outside.programs(), outside_weights.admitted())
    with ProcessPoolExecutor(min(jobs, games), get_context("spawn"), get_ready, admitted) as pool:
        same = (repeat(game), repeat(named), range(games), repeat(seed), repeat(options))
        yield from pool.map(play, *same)


def get_ready(programs: list[tuple[str, Command, float]], weights: list[tuple[str, str]]) -> None:
    """In a fresh process: games and bots from outside."""
    load_plugins(os.environ.get("ATHANOR_PLUGINS", ""))
    for name, command, seconds in programs:
        outside.admit(name, command, seconds)
    for name, file in weights:
        outside_weights.admit(name, file)


def play(game: str, named: list[str], at: int, seed: int, options: dict[str, Any]) -> Tally:
    return count_game(athanor.game(game), [bots.bot(name) for name in named], at, seed, options)
