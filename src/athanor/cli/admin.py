"""`athanor admin WHAT`: what an operator does to an installation. The work is done in `athanor.server.admin`."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from typing import Final

from athanor.cli.arguments import Parser
from athanor.cli.serve import folder
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
    parser.add_argument(
        "--data", type=folder, metavar=server_say("help-data-metavar", parser.lang), help=text("admin-data")
    )


def run(args: Namespace) -> int:
    order = ORDERS.get(args.order)
    if order is None:
        known = ", ".join(ORDERS)
        id = "admin-which" if args.order is None else "admin-unknown"
        raise ServerError(id, order=args.order or "", known=known)
    return order(from_environment(data=args.data), args)


def migrate_store(settings: Settings, args: Namespace) -> int:
    counts = move_to_postgres(settings)
    print(
        server_say(
            "admin-moved", args.lang, tables=counts["tables"], guests=counts["guests"], rows=sum(counts.values())
        )
    )
    return 0


ORDERS: Final[dict[str, Callable[[Settings, Namespace], int]]] = {
    "migrate-store": migrate_store,
}
WIDTH: Final = max(map(len, ORDERS)) + 2
