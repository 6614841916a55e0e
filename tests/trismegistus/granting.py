"""Effects by themselves: a formula with the symbols of a test lies in A's vault and is sampled.

t = granting("track any 2", tracks="fire 3").do("advance fire")
t = granting("publication", table=dict(deck=[publication("fire"), publication("air")]), hand=[publication("water")])

The formula comes from the last air socket and lies in the last cell; no line of this vault has a bonus.
"""

from __future__ import annotations

from typing import Any

from tests.trismegistus.table import Table

SOCKET, CELL = "air-2", 7


def granting(effect: str, table: dict[str, Any] | None = None, **side: Any) -> Table:
    return holding(effect, table, **side).do(f"sample {CELL}")


def holding(effect: str, table: dict[str, Any] | None = None, **side: Any) -> Table:
    """The same before the formula is sampled."""
    given = {"die": "black tin 3", "lines": {}, **side}
    given["vault"] = f"{given.get('vault', '')} {CELL}:{SOCKET}"
    given["formulas"] = {**given.get("formulas", {}), SOCKET: effect}
    return Table(A=given, **(table or {}))
