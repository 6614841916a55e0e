"""`athanor play`: a new game from the command line or the menu, or one that was saved."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

import athanor
from athanor import bots
from athanor.bots import outside
from athanor.cli import menu
from athanor.cli.arguments import Parser, bot_words, number, seed, words
from athanor.cli.cards import add_cards, cards_option
from athanor.cli.saving import GameFile, Opened, newest, playing_folder, put_away
from athanor.cli.screen import Leave, Screen
from athanor.cli.seats import people_and_bots
from athanor.cli.session import Session
from athanor.cli.table import Table, new_table
from athanor.cli.words import CliError
from athanor.core.game import Game

NEWEST = "newest"


def add_arguments(parser: Parser) -> None:
    text = parser.text
    file = text("help-file-metavar")
    parser.add_argument("game", nargs="?", metavar=text("help-game-metavar"), help=text("help-game"))
    parser.add_argument("--players", type=number("--players", 1), metavar="N", help=text("help-players"))
    parser.add_argument("--bots", type=number("--bots", 0), metavar="N", help=text("help-bots"))
    parser.add_argument("--bot", type=bot_words, metavar="|".join(bots.names()), help=text("help-bot"))
    parser.add_argument("--names", type=words, metavar=text("help-names-metavar"), help=text("help-names"))
    parser.add_argument("--seed", type=seed, metavar="N", help=text("help-seed"))
    option_metavar = text("help-option-metavar")
    parser.add_argument("--option", type=option, action="append", metavar=option_metavar, help=text("help-option"))
    add_cards(parser)
    parser.add_argument("--file", type=Path, metavar=file, help=text("help-save"))
    parser.add_argument("--resume", nargs="?", const=NEWEST, metavar=file, help=text("help-resume"))


def option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not name or not equals:
        raise CliError("argument-bad-option", value=text)
    return name, value


def run(args: Namespace) -> int:
    screen = Screen(args.lang, args.no_colour)
    try:
        if args.resume is not None:
            table, file = resumed(args, screen)
        elif args.game is None:
            table, file = from_menu(args, screen)
        else:
            table, file = begun(args, athanor.game(args.game))
    except (Leave, KeyboardInterrupt):
        screen.say("menu-bye")
        return 0
    Session(table, file, screen).run()
    return 0


# ---------------------------------------------------------------- a new game


def begun(args: Namespace, game: Game) -> tuple[Table, GameFile]:
    """What is not said follows from what is: names and bots make seats, and there is always a person."""
    names, kinds = args.names or [], args.bot or []
    bot_seats = len(kinds) if args.bots is None else args.bots
    players = args.players
    if players is None:
        players = max(max(1, len(names)) + bot_seats, game.players[0])
    options = options_of(args, game)
    game.check_options(players, options)
    table = new_table(game, people_and_bots(players, names, bot_seats, kinds), args.lang, args.seed, options)
    return table, GameFile.create(table, args.file)


def options_of(args: Namespace, game: Game) -> dict[str, Any]:
    """The options given; one with a value a seat takes them separated by commas. The game checks them all."""
    given: dict[str, Any] = dict(args.option or [])
    for each in game.options:
        if each.per_seat and "," in given.get(each.name, ""):
            given[each.name] = words(given[each.name])
    if args.cards is not None:
        given["cards"] = cards_option(game, args.cards)
    return given


def from_menu(args: Namespace, screen: Screen) -> tuple[Table, GameFile]:
    """Whoever says on the command line who plays wants no questions about it."""
    if any(value is not None for value in (args.players, args.bots, args.bot, args.names, args.option, args.cards)):
        return begun(args, menu.which_game(screen))
    wish = menu.ask(screen, newest())
    if isinstance(wish, Path):
        return opened(wish, screen, None)
    table = new_table(wish.game, wish.seats, screen.lang, args.seed, wish.options)
    return table, GameFile.create(table, args.file)


# ---------------------------------------------------------------- a saved game


def resumed(args: Namespace, screen: Screen) -> tuple[Table, GameFile]:
    for flag in ("game", "players", "bots", "bot", "names", "seed", "option", "cards", "file"):
        # A program that plays along must be allowed anew: a saved game alone makes nobody run one.
        allowed = flag == "bot" and all(name.startswith(outside.PREFIX) for name in args.bot or [])
        if getattr(args, flag) is not None and not allowed:
            raise CliError("resume-alone", argument=args.game if flag == "game" else f"--{flag}")
    path = newest() if args.resume == NEWEST else Path(args.resume)
    if path is None:
        raise CliError("resume-none")
    return opened(path, screen, args.chosen_lang)


def opened(path: Path, screen: Screen, lang: str | None) -> tuple[Table, GameFile]:
    found = Opened(path, lang)
    table = found.table
    if table.state.over:
        raise CliError("resume-over", file=str(path))
    screen.lang = table.lang
    if not found.other_rules:
        return table, GameFile(path, found.text)
    # The record of the old rules stays as it was; the game goes on, from its position, in a file of its own.
    kept = put_away(path, found.rules) if path.parent == playing_folder() else path
    here = str(table.game.rules_version)
    screen.say("saved-other-rules", style="yellow", asked=str(found.rules), here=here, file=str(kept))
    screen.say("press-enter")
    screen.ask()
    return table, GameFile.create(table)
