"""What a game says about notes that somebody made by hand."""

# Not compiled: it is made for people to see.

from __future__ import annotations

from typing import NamedTuple


class Doubts(NamedTuple):
    """`places`: each of these marks cannot be true; `clash`: each of the others may be, but not all of them at once."""

    places: list[str]
    clash: bool
