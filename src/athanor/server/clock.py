"""How long this installation has been open in all, in seconds: what silence is measured by.

A date can be wrong, or set right, or the server can have been closed for months; none of that is anybody's silence. So
this clock runs only while a server is open, by the processor's own time, and is kept in the database from minute to
minute.
"""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from athanor.server.schema import settings

NAME: Final = "clock"


class Clock:
    def __init__(self, begun_at: float) -> None:
        self._begun_at = begun_at
        self._opened = time.monotonic()

    def now(self) -> float:
        return self._begun_at + time.monotonic() - self._opened


def read(connection: Connection) -> Clock:
    kept = connection.execute(select(settings.c.value).where(settings.c.name == NAME)).scalar()
    return Clock(float(bytes(kept)) if kept is not None else 0.0)


def keep(connection: Connection, now: float) -> None:
    connection.execute(delete(settings).where(settings.c.name == NAME))
    connection.execute(insert(settings).values(name=NAME, value=str(now).encode()))
