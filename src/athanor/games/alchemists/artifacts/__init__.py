"""The eighteen artifacts, one class each, by level. Importing the package puts them on the shelf."""

from __future__ import annotations

from athanor.games.alchemists.artifacts import level1, level2, level3
from athanor.games.alchemists.cards import SHELF
from athanor.games.alchemists.components import ARTIFACT_NAMES

for module in (level1, level2, level3):
    for name, card in module.CARDS.items():
        number = ARTIFACT_NAMES.index(name)
        SHELF[number] = card(number)
