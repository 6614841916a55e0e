"""A helper beside a real board: it asks for what it cannot see, and says what to do and why.

A game that has one names it as `companion`. What it knows between two answers is plain data that whoever runs it keeps;
going back to earlier data is undoing. It brings its own chance with that data, so an answer given twice ends the same.
"""

# Not compiled: outsiders subclass it.

from __future__ import annotations

from typing import Any


class Companion:
    """Every method gets all it needs. Bad input is refused with an AthanorError; nothing has changed then."""

    def begin(self, choices: dict[str, Any], seed: int) -> dict[str, Any]:
        """What it knows at the start, from the choices somebody made."""
        raise NotImplementedError

    def answer(self, known: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        """What it knows after an answer to what it asks."""
        raise NotImplementedError

    def view(self, known: dict[str, Any]) -> dict[str, Any]:
        """What its page shows: `over`, and the rest as the game's own page reads it. No chance to come."""
        raise NotImplementedError
