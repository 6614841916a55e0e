"""What a puzzle is about, in a word: the texts `theme-<word>`."""

# Not compiled: it names things for people.

from __future__ import annotations

from typing import Final

from athanor.games.trismegistus import components as c
from athanor.games.trismegistus.state import Trismegistus

# By the question.
THEMES: Final = {
    "pay": "payment", "price": "payment", "draft": "draft", "turn-die": "draft", "ethereal": "draft",
    "react": "reaction", "unlock": "stone", "place-formula": "stone", "transmuting": "transmute",
    "rewards": "reward", "gain": "reward", "exchange": "reward", "bonuses": "reward", "advance": "reward",
}  # fmt: skip
# By the answer: the first action of a range, and what it is about.
ANSWERS: Final = (
    (c.PERFORM, "experiment"), (c.TAKE_EXPERIMENT, "experiment"),
    (c.BUY_ARTIFACT, "artifact"), (c.RECHARGE, "artifact"),
    (c.TRANSMUTE_BY, "transmute"), (c.HARVEST, "harvest"), (c.TAKE_ESSENCE, "harvest"), (c.BUY_FORMULA, "stone"),
)  # fmt: skip


def theme(s: Trismegistus, seat: int, action: int) -> str:
    asked = s.stack[-1].kind
    if asked in THEMES:
        return THEMES[asked]
    for first, word in ANSWERS:
        if first <= action < first + c.ACTIONS.sizes.get(first, 1):
            return word
    return "last-round" if s.round == c.ROUNDS else "choice"
