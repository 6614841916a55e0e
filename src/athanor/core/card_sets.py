"""Cards of one's own: files that somebody may edit or type anew from their box, where a game has such cards.

A game that has them names them as `card_sets`. A set is known by the value of the game's option `cards`.
"""

# Not compiled: files are read once.

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from athanor.core.message import Message
from athanor.core.options import Option


class Fault(NamedTuple):
    """A mistake in a file of cards; `message` is a text of the game."""

    file: str
    line: int
    message: Message


class CardSets:
    """`option`: what tables choose a set with; its default is what they get if nobody says otherwise."""

    option: Option

    def export(self, folder: Path, lang: str) -> list[str]:
        """Write the cards that come with the game, for somebody to edit. Gives the names of the files."""
        raise NotImplementedError

    def check(self, folder: Path) -> list[Fault]:
        """Every mistake in the files of a folder."""
        raise NotImplementedError

    def take(self, folder: Path) -> str:
        """The option's value for the set in a folder, which is kept from now on. AthanorError where it has mistakes."""
        raise NotImplementedError
