"""`athanor serve`: opens the house for browsers. The flags are here, everything else in `athanor.server`."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from athanor.cli.arguments import Parser, number
from athanor.cli.cards import add_cards, offer_cards
from athanor.server.run import serve
from athanor.server.settings import from_environment
from athanor.server.words import say as server_say

HIGHEST_PORT = 65535


def add_arguments(parser: Parser) -> None:
    def text(id: str) -> str:
        return server_say(id, parser.lang).replace("%", "%%")

    parser.add_argument("--data", type=folder, metavar=text("help-data-metavar"), help=text("help-data"))
    parser.add_argument("--host", metavar=text("help-host-metavar"), help=text("help-host"))
    parser.add_argument("--port", type=number("--port", 0, HIGHEST_PORT), metavar="N", help=text("help-port"))
    parser.add_argument("--lan", action="store_true", help=text("help-lan"))
    parser.add_argument("--origin", action="append", metavar="URL", help=text("help-origin"))
    parser.add_argument("--bot-pause", metavar=text("help-bot-pause-metavar"), help=text("help-bot-pause"))
    parser.add_argument("--open", action="store_true", help=text("help-open"))
    add_cards(parser)


def run(args: Namespace) -> int:
    if args.cards is not None:
        offer_cards(args.cards)
    settings = from_environment(
        data=args.data,
        host=args.host,
        port=args.port,
        origins=tuple(args.origin) if args.origin else None,
        bot_pause=args.bot_pause,
    )
    return serve(settings, args.lang, args.lan, args.open)


def folder(text: str) -> Path:
    return Path(text).expanduser()
