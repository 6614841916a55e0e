"""Tables as plain data and back: the fields that state and laboratory list, and Botmegistus."""

from __future__ import annotations

from typing import Any

from athanor.core.fields import read_fields, write_fields
from athanor.core.plain import Plain
from athanor.games.trismegistus.botmegistus.deck import deck_from_plain
from athanor.games.trismegistus.botmegistus.tracker import tracker_from_plain
from athanor.games.trismegistus.laboratory import load_laboratory
from athanor.games.trismegistus.state import SAVED, Trismegistus


def dump(s: Trismegistus) -> dict[str, Plain]:
    found = write_fields(s, SAVED)
    if s.bot is not None and s.bot_deck is not None:
        found["bot_deck"] = s.bot_deck.plain()
        found["bot"] = s.bot.plain()
    found["laboratories"] = [lab.dump() for lab in s.labs]
    return found


def load(s: Trismegistus, table: dict[str, Any]) -> None:
    read_fields(s, SAVED, table)
    if len(s.entered) != s.players + 1:
        raise ValueError("bonus spaces of somebody who is not there")
    s.set_essences(s.essence_of)
    s.labs = [load_laboratory(data) for data in table["laboratories"]]
    if "bot" in table:  # Botmegistus is set up after the choices of the human
        if not only_ints(table["bot"]) or not only_ints(table["bot_deck"]):
            raise ValueError("Botmegistus has something that is no number")
        s.bot_deck = deck_from_plain(table["bot_deck"])
        s.bot = tracker_from_plain(table["bot"])


def only_ints(data: Any) -> bool:
    """Whether everything in this plain data, however deep, is a whole number."""
    if isinstance(data, dict):
        return all(only_ints(part) for part in data.values())
    return all(only_ints(part) for part in data) if isinstance(data, list) else type(data) is int
