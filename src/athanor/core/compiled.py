"""What the sources say for the sake of the compiled build (`make fast`). In plain Python it changes nothing.

A compiled class is closed to interpreted subclasses unless it says otherwise. Those that games and bots from outside
this package build on do: `@mypyc_attr(allow_interpreted_subclasses=True)`.

A constant tuple of numbers that is looked up by place is written `table(…)`. Of a bare `(…)` the compiler knows the
length, keeps it in pieces and puts it together again for each look; and those of fractions it forgets altogether.
"""

# Not compiled: it is what the sources tell the compiler.

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**marks):
        return lambda marked: marked


__all__ = ["mypyc_attr", "table"]

Entry = TypeVar("Entry")


def table(*entries: Entry) -> tuple[Entry, ...]:
    return entries
