"""The words of the game."""

# Not compiled: it makes words.

from __future__ import annotations

from typing import Final

from athanor.core.text import CORE_TEXTS, Catalog

TEXTS: Final = Catalog(
    "athanor.games.spellbook",
    nouns={
        "token": "token", "tokens": "token", "spell": "spell", "spells": "spell", "rune": "rune", "phase": "phase",
        "material": "material",
    },
    base=CORE_TEXTS,
)  # fmt: skip
