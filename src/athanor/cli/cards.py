"""`athanor cards GAME`: cards of one's own. Export them, edit them, check them, play with `--cards FOLDER`.

Serves the games whose cards are data that a person may type anew from their box (`Game.card_sets`).
"""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Final

import athanor
from athanor.cli.arguments import Parser
from athanor.cli.screen import Screen
from athanor.cli.words import CliError, say
from athanor.core.card_sets import CardSets
from athanor.core.game import Game

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
    game = the_only_game() if args.game is None else athanor.game(args.game)
    sets, screen = sets_of(game), Screen(args.lang, args.no_colour)
    if (args.export is None) == (args.check is None):
        raise CliError("own-cards-what")
    if args.export is not None:
        return export(screen, sets, args.export)
    return check(screen, game, args.check)


def export(screen: Screen, sets: CardSets, folder: Path) -> int:
    screen.say("own-cards-exported", folder=str(folder), files=", ".join(sets.export(folder, screen.lang)))
    screen.say("own-cards-next", folder=str(folder))
    return 0


def check(screen: Screen, game: Game, folder: Path) -> int:
    """Each mistake in a line of its own: `artifacts.toml:12: …`, as editors understand it."""
    if not folder.is_dir():
        raise CliError("own-cards-no-folder", folder=str(folder))
    faults = sets_of(game).check(folder)
    for fault in faults:
        detail = game.texts.render(fault.message, screen.lang)
        print(say(screen.lang, "own-cards-fault", file=fault.file, line=str(fault.line), detail=detail))
    if faults:
        screen.say("own-cards-faults", style="bold", count=len(faults))
        return MISTAKES
    screen.say("own-cards-fine", game=game.id, folder=str(folder))
    return 0


# ---------------------------------------------------------------- for the other commands


def add_cards(parser: Parser) -> None:
    """The flag `--cards FOLDER` of the commands that begin games."""
    metavar, text = parser.text("help-folder-metavar"), parser.text("help-cards")
    parser.add_argument("--cards", type=folder_of, metavar=metavar, help=text)


def cards_option(game: Game, folder: Path) -> str:
    """The value of the option `cards` for the set in a folder, which is kept from now on."""
    sets = sets_of(game)
    if not folder.is_dir():
        raise CliError("own-cards-no-folder", folder=str(folder))
    return sets.take(folder)


def offer_cards(folder: Path) -> None:
    """New tables of the server are opened with the set in a folder, if nobody says otherwise."""
    game = the_only_game()
    sets_of(game).option.default = cards_option(game, folder)


def games_with_cards() -> list[str]:
    return [name for name in athanor.games() if athanor.game(name).card_sets is not None]


def the_only_game() -> Game:
    """That whose cards are meant where no game is named."""
    found = games_with_cards()
    if len(found) != 1:
        raise CliError("own-cards-which", known=", ".join(found))
    return athanor.game(found[0])


def sets_of(game: Game) -> CardSets:
    if game.card_sets is None:
        raise CliError("own-cards-none", game=game.id, known=", ".join(games_with_cards()))
    return game.card_sets
