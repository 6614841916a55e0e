"""How much of the machine one person, and one network, may have: tables, seats of bots, thoughts, live connections.

What is asked for beyond that is refused with a sentence, and nothing is changed. Names cost nothing, so everything is
counted by network as well; a network is an IPv4 address, or the /64 of an IPv6 address, kept as a keyed hash.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy import ColumnElement, Connection, func, select

from athanor.server.limits import Buckets
from athanor.server.schema import seats, tables
from athanor.server.settings import Settings
from athanor.server.turns import Asker
from athanor.server.words import ServerError

UNFINISHED: Final = ("open", "playing")
THOUGHTS_OF_A_PERSON: Final = 2
THOUGHTS_OF_A_NETWORK: Final = 6


class Counted:
    """So many at once of a person and of a network."""

    def __init__(self, of_a_person: int, of_a_network: int, refused: str) -> None:
        self._most = {"person": of_a_person, "network": of_a_network}
        self._refused = refused
        self._now: Counter[tuple[str, str]] = Counter()

    @contextmanager
    def one(self, asker: Asker) -> Iterator[None]:
        keys = [("network", asker.network)]
        if asker.person:
            keys.append(("person", asker.person))
        for kind, who in keys:
            if self._now[kind, who] >= self._most[kind]:
                raise ServerError(f"{self._refused}-{kind}", 429, most=self._most[kind])
        self._now.update(keys)
        try:
            yield
        finally:
            self._now.subtract(keys)
            for key in keys:
                if not self._now[key]:
                    del self._now[key]


class Quotas:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.sockets = Counted(settings.sockets_per_guest, settings.sockets_per_address, "too-many-sockets")
        self.thoughts = Counted(THOUGHTS_OF_A_PERSON, THOUGHTS_OF_A_NETWORK, "quota-thoughts")
        self.messages = Buckets(settings.network_burst, settings.network_rate)
        self._new_tables = Buckets(settings.new_tables_burst, settings.new_tables_rate)

    def must_not_be_hasty(self, asker: Asker) -> None:
        """New tables are rows for ever: not too many in a short time."""
        if not self._new_tables.take(asker.network):
            raise ServerError("quota-new-tables", 429)

    def refused(self, connection: Connection, asker: Asker, bots: int) -> ServerError | None:
        """Why there is no room for a further unfinished table with so many bots; asked in the commit that adds it."""
        settings = self._settings
        of_person, of_network = tables.c.maker == asker.person, tables.c.network == asker.network
        for where, most, id in (
            (of_person, settings.tables_per_guest, "quota-tables-person"),
            (of_network, settings.tables_per_network, "quota-tables-network"),
        ):
            if unfinished(connection, where) >= most:
                return ServerError(id, 429, most=most)
        return self.refused_bots(connection, asker, bots)

    def refused_bots(self, connection: Connection, asker: Asker, bots: int) -> ServerError | None:
        """Why so many more bots cannot sit down."""
        settings = self._settings
        of_person, of_network = tables.c.maker == asker.person, tables.c.network == asker.network
        for where, most, id in (
            (of_person, settings.bot_seats_per_guest, "quota-bots-person"),
            (of_network, settings.bot_seats_per_network, "quota-bots-network"),
        ):
            if bots and bots_at_unfinished(connection, where) + bots > most:
                return ServerError(id, 429, most=most)
        return None


def unfinished(connection: Connection, where: ColumnElement[bool]) -> int:
    found = select(func.count()).select_from(tables).where(tables.c.status.in_(UNFINISHED), where)
    return connection.execute(found).scalar_one()


def bots_at_unfinished(connection: Connection, where: ColumnElement[bool]) -> int:
    both = seats.join(tables, tables.c.id == seats.c.table_id)
    found = select(func.count()).select_from(both)
    return connection.execute(found.where(seats.c.kind == "bot", tables.c.status.in_(UNFINISHED), where)).scalar_one()
