"""`athanor rules`: a game's short rules, set for the terminal."""

from __future__ import annotations

from argparse import Namespace

from rich.markdown import Markdown

import athanor
from athanor.cli.arguments import Parser
from athanor.cli.screen import Screen


def add_arguments(parser: Parser) -> None:
    parser.add_argument("game", nargs="?", metavar=parser.text("help-game-metavar"), help=parser.text("help-game"))


def run(args: Namespace) -> int:
    """Without a name: all of them, one after another."""
    screen = Screen(args.lang, args.no_colour)
    for name in [args.game] if args.game else athanor.games():
        screen.show(Markdown(athanor.game(name).rules(args.lang)))
    return 0
