"""What the store needs of a database; `sqlite.py` and `postgres.py` each open one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Engine


@dataclass(frozen=True, slots=True)
class Database:
    """One that is open: an engine for questions, one for changes, and what lets go of it when all is done."""

    reading: Engine
    writing: Engine
    # Whether an error says that the database cannot work now (away, full, read-only), whatever it was asked.
    is_out_of_order: Callable[[Exception], bool]
    place: str  # for people to read
    release: Callable[[], None] = lambda: None

    def close(self) -> None:
        self.reading.dispose()
        self.writing.dispose()
        self.release()
