"""The fixed numbering of a game's actions: every id has one meaning for ever, and a name a person can read.

    ACTIONS = ActionSpace()
    PASS = ACTIONS.add("pass")
    TAKE = ACTIONS.each("take", ["magma-o", "magma-t"])     # TAKE + 1 is "take magma-t"

New actions are only ever appended: records and learned bots rely on the numbers.
"""

from __future__ import annotations

from collections.abc import Iterable

from athanor.core.errors import RecordError


class ActionSpace:
    def __init__(self) -> None:
        self.names: list[str] = []
        self.ids: dict[str, int] = {}

    def add(self, name: str) -> int:
        if name in self.ids:
            raise ValueError(f"action {name!r} stands twice")
        self.ids[name] = len(self.names)
        self.names.append(name)
        return self.ids[name]

    def each(self, verb: str, things: Iterable[str]) -> int:
        """One action per thing, `verb thing`; returns the first id, the others follow."""
        first = len(self.names)
        for thing in things:
            self.add(f"{verb} {thing}")
        return first

    def __len__(self) -> int:
        return len(self.names)

    def name(self, action: int) -> str:
        return self.names[action]

    def id(self, name: str) -> int:
        if name not in self.ids:
            raise RecordError("record-unknown-action", {"name": name})
        return self.ids[name]
