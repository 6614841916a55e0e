"""The words of the game, of its reader and of its deductions."""

# Not compiled: it makes words.

from __future__ import annotations

from typing import Final

from athanor.core.text import CORE_TEXTS, Catalog

NOUNS: Final = {
    "ingredient": "ingredient",
    "ingredients": "ingredient",
    "other_ingredient": "ingredient",
    "alchemical": "alchemical",
    "potion": "potion",
    "wanted": "potion",
    "made_potion": "potion",
    "colour": "colour",
    "quality": "quality",
    "guarantee": "guarantee",
    "favor": "favor",
    "other_favor": "favor",
    "favors": "favor",
    "artifact": "artifact",
    "artifacts": "artifact",
    "adventurer": "adventurer",
    "seal": "seal",
    "space": "space",
}
TEXTS: Final = Catalog("athanor.games.alchemists", nouns=NOUNS, base=CORE_TEXTS)
