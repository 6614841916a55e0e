"""Whether newly learnt weights are stronger than those a game has: decided on duplicate deals by a sequential test."""

from __future__ import annotations

import shutil
from argparse import Namespace
from pathlib import Path
from typing import Final

from athanor import bots
from athanor.arena import Plan, Standing
from athanor.arena.sequential import Sequential
from athanor.bots import outside, outside_weights
from athanor.cli.arena import played
from athanor.cli.arena_table import show, show_verdict
from athanor.cli.screen import Screen
from athanor.cli.words import CliError
from athanor.core.game import Game
from athanor.nn.evaluator import shipped

NOT_STRONGER: Final = 3  # the exit status, for scripts


def promote(args: Namespace, game: Game, new: Path) -> int:
    """Play until it is decided; with --install, put weights that passed where the game looks for them."""
    place = shipped(game)
    challenger = admitted(new, game)
    screen = Screen(args.lang, args.no_colour)
    players = args.players or max(2, game.players[0])
    champion = rival(args.against, place, game)
    plan = Plan(game.id, [challenger, champion], players, args.seed, game.check_options(players, {}))
    test = Sequential(plan, *args.sprt)
    how = Namespace(games=args.games, out=None, ray=None, jobs=args.jobs, lang=args.lang)
    standing = Standing(plan, played(how, plan, test))
    show(screen, standing)
    show_verdict(screen, test)
    if not test.verdict.decided:
        screen.say_unbroken("train-not-promoted", file=str(new))
        return NOT_STRONGER
    if not args.install:
        screen.say_unbroken("train-promotable", file=str(new), game=game.id)
        return 0
    install(new, place)
    screen.say_unbroken("train-installed", file=str(new), place=str(place))
    return 0


def admitted(file: Path, game: Game) -> str:
    """The name of the bot of a file, which is read once to see that it fits the game."""
    name = f"{outside_weights.PREFIX}{file}"
    outside_weights.admit(name, str(file))
    outside_weights.evaluator(str(file), game)
    return name


def rival(named: str | None, place: Path, game: Game) -> str:
    """Who is to be beaten: what --against names, the weights the game has, or the strongest yardstick."""
    if named is not None:
        if Path(named).is_file():
            return admitted(Path(named), game)
        bots.bot(outside.admit_command(named))
        return named
    return admitted(place, game) if place.exists() else bots.YARDSTICKS[-1]


def install(new: Path, place: Path) -> None:
    """Written beside it first: whoever reads meanwhile finds the old file or the new one."""
    beside = place.with_name(f"{place.name}.new")
    try:
        place.parent.mkdir(exist_ok=True)
        shutil.copyfile(new, beside)
        beside.replace(place)
    except OSError as denied:
        raise CliError("file-denied", file=str(place)) from denied
