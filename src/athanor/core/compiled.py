"""A mark for the compiled build (`make fast`); in plain Python it means nothing.

A compiled class is closed to interpreted subclasses unless it says otherwise. Those that games and bots from outside
this package build on do: `@mypyc_attr(allow_interpreted_subclasses=True)`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**marks):
        return lambda marked: marked


__all__ = ["mypyc_attr"]
