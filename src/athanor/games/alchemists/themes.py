"""What a puzzle is about, in a word: the texts `theme-<word>`."""

# Not compiled: it names things for people.

from __future__ import annotations

from typing import Final

from athanor.games.alchemists.alchemicals import ALCHEMICALS
from athanor.games.alchemists.components import INGREDIENT_OF, THEORY, among
from athanor.games.alchemists.deduction import Knowledge
from athanor.games.alchemists.evidence import possible
from athanor.games.alchemists.state import Alchemists

# By the question.
THEMES: Final = {
    "publish": "publish", "publish-at-once": "publish", "seal": "seal", "debunk": "debunk", "claim": "debunk",
    "test": "experiment", "drink": "experiment", "sell": "sell", "guarantee": "sell", "mix-for-sale": "sell",
    "bids": "sell", "declare": "declare", "declaring": "declare", "buy": "buy", "order": "order",
    "ordering": "order", "exhibit": "exhibition", "mix-to-exhibit": "exhibition", "forage": "ingredients",
    "transmute": "ingredients", "discard": "ingredients", "paralysed-draw": "ingredients",
}  # fmt: skip
THEORIES: Final = len(set(INGREDIENT_OF)) * ALCHEMICALS


def theme(s: Alchemists, seat: int, action: int) -> str:
    found = THEMES.get(s.stack[-1].kind, "choice")
    if found == "publish" and among(action, THEORY, THEORIES):
        ingredient, alchemical = divmod(action - THEORY, ALCHEMICALS)
        if Knowledge(possible(s, seat)).known(ingredient) == alchemical:
            return "deduce"
    return "last-round" if found == "declare" and s.last_round else found
