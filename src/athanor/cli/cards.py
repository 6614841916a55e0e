"""`athanor cards GAME`: cards of one's own. Export ours as files, edit them, check them, play with `--cards FOLDER`.

Serves the one game whose cards are data that a person may type anew from their box.
"""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Final

import athanor
from athanor.cli.arguments import Parser
from athanor.cli.screen import Screen
from athanor.cli.words import CliError, say
from athanor.core.game import Game
from athanor.core.options import Option
from athanor.games.trismegistus import shelf
from athanor.games.trismegistus.texts import TEXTS

GAMES: Final = ("trismegistus",)  # with cards of one's own
MISTAKES: Final = 1  # the exit status where some were found


def add_arguments(parser: Parser) -> None:
    text = parser.text
    parser.add_argument("game", nargs="?", metavar=text("help-game-metavar"), help=text("help-own-cards-game"))
    folder = text("help-folder-metavar")
    parser.add_argument("--export", type=folder_of, metavar=folder, help=text("help-own-cards-export"))
    parser.add_argument("--check", type=folder_of, metavar=folder, help=text("help-own-cards-check"))


def folder_of(text: str) -> Path:
    return Path(text).expanduser()


def run(args: Namespace) -> int:
    if args.game is not None:
        with_cards(athanor.game(args.game))
    screen = Screen(args.lang, args.no_colour)
    if (args.export is None) == (args.check is None):
        raise CliError("own-cards-what")
    if args.export is not None:
        return export(screen, args.export)
    return check(screen, args.check)


def export(screen: Screen, folder: Path) -> int:
    screen.say("own-cards-exported", folder=str(folder), files=", ".join(shelf.export_set(folder, screen.lang)))
    screen.say("own-cards-next", folder=str(folder))
    return 0


def check(screen: Screen, folder: Path) -> int:
    """Each mistake in a line of its own: `artifacts.toml:12: …`, as editors understand it."""
    if not folder.is_dir():
        raise CliError("own-cards-no-folder", folder=str(folder))
    faults = shelf.check_set(folder)
    for fault in faults:
        detail = TEXTS.render(fault.message, screen.lang)
        print(say(screen.lang, "own-cards-fault", file=fault.file, line=str(fault.line), detail=detail))
    if faults:
        screen.say("own-cards-faults", style="bold", count=len(faults))
        return MISTAKES
    screen.say("own-cards-fine", folder=str(folder))
    return 0


# ---------------------------------------------------------------- for the other commands


def add_cards(parser: Parser) -> None:
    """The flag `--cards FOLDER` of the commands that begin games."""
    metavar, text = parser.text("help-folder-metavar"), parser.text("help-cards")
    parser.add_argument("--cards", type=folder_of, metavar=metavar, help=text)


def cards_option(game: Game, folder: Path) -> str:
    """The value of the option `cards` for the set in a folder, which is kept from now on."""
    with_cards(game)
    if not folder.is_dir():
        raise CliError("own-cards-no-folder", folder=str(folder))
    return shelf.take_set(folder).id


def offer_cards(folder: Path) -> None:
    """New tables of the house are opened with the set in a folder, if nobody says otherwise."""
    option: Option = shelf.CARDS_OPTION
    option.default = cards_option(athanor.game(GAMES[0]), folder)


def with_cards(game: Game) -> None:
    if game.id not in GAMES:
        raise CliError("own-cards-none", game=game.id, known=", ".join(GAMES))
