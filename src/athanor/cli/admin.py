"""`athanor admin WHAT`: what an operator does to an installation. The work is done in `athanor.server.admin`."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from typing import Final

from athanor.cli.arguments import Parser
from athanor.cli.serve import folder
from athanor.server.admin.counting import stats
from athanor.server.admin.keeping import back_up, check, restore
from athanor.server.admin.moving import move_to_postgres
from athanor.server.settings import Settings, from_environment
from athanor.server.words import ServerError
from athanor.server.words import say as server_say


def add_arguments(parser: Parser) -> None:
    def text(id: str) -> str:
        return server_say(id, parser.lang).replace("%", "%%")

    listed = "\n".join(f"  {name:{WIDTH}}{text(f'admin-{name}')}" for name in ORDERS)
    parser.epilog = f"{text('admin-orders')}\n{listed}"
    parser.add_argument("order", nargs="?", metavar=text("admin-order-metavar"), help=text("admin-order"))
    parser.add_argument("file", nargs="?", type=folder, metavar=text("admin-file-metavar"), help=text("admin-file"))
    parser.add_argument(
        "--data", type=folder, metavar=server_say("help-data-metavar", parser.lang), help=text("admin-data")
    )


def run(args: Namespace) -> int:
    order = ORDERS.get(args.order)
    word = args.file if args.order not in WITH_FILE else None
    if order is None or word is not None:
        id = "admin-which" if args.order is None else "admin-unknown" if order is None else "admin-no-such-word"
        raise ServerError(id, order=args.order or "", known=", ".join(ORDERS), word=str(word or ""))
    return order(from_environment(data=args.data), args)


def migrate_store(settings: Settings, args: Namespace) -> int:
    counts = move_to_postgres(settings)
    print(
        server_say(
            "admin-moved", args.lang, tables=counts["tables"], guests=counts["guests"], rows=sum(counts.values())
        )
    )
    return 0


def show_stats(settings: Settings, args: Namespace) -> int:
    found = stats(settings)
    numbers = {name: found.statuses.get(name, 0) for name in ("open", "playing", "over", "abandoned")}
    print(server_say("admin-counted", args.lang, guests=found.guests, moves=found.moves, **numbers))
    for game, count in found.games.items():
        print(server_say("admin-counted-game", args.lang, game=game, tables=count))
    return 0


def show_check(settings: Settings, args: Namespace) -> int:
    print(server_say("admin-checked", args.lang, file=str(check(settings))))
    return 0


def make_backup(settings: Settings, args: Namespace) -> int:
    print(server_say("admin-backed-up", args.lang, file=str(back_up(settings, args.file))))
    return 0


def restore_backup(settings: Settings, args: Namespace) -> int:
    aside = restore(settings, args.file)
    print(server_say("admin-restored", args.lang, file=str(args.file)))
    if aside is not None:
        print(server_say("admin-set-aside", args.lang, file=str(aside)))
    return 0


ORDERS: Final[dict[str, Callable[[Settings, Namespace], int]]] = {
    "stats": show_stats,
    "check": show_check,
    "backup": make_backup,
    "restore": restore_backup,
    "migrate-store": migrate_store,
}
WITH_FILE: Final = ("backup", "restore")
WIDTH: Final = max(map(len, ORDERS)) + 2
