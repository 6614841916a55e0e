"""Why a cell is crossed out: every impossible cell has a reason, and the reason is true of it."""

from __future__ import annotations

import random
from collections import Counter

import athanor
from athanor import Message
from athanor.games.alchemists.alchemicals import (
    ALL_PLUS,
    FERN,
    HEALING,
    MUSHROOM,
    NEUTRAL,
    NEUTRALISER,
    R_MINUS,
    SIGNS,
    TOAD,
)
from athanor.games.alchemists.crossing import crossed
from athanor.games.alchemists.notebook import knowledge
from athanor.games.alchemists.state import ASPECT

GAME = athanor.game("alchemists")


def seen(*mixes: tuple[int, int, int], facts: tuple[tuple[int, int, int, int], ...] = ()) -> dict[str, object]:
    return {"facts": facts, "triangle": [(0, one, other, 1 << potion, 0) for one, other, potion in mixes]}


def why(view: dict[str, object], ingredient: int, alchemical: int) -> str:
    found = next(
        said for one, which, said in crossed(view, knowledge(view)) if (one, which) == (ingredient, alchemical)
    )
    return GAME.texts.render(found, "en")


def test_a_mix_crosses_out_the_other_sign_and_says_which_mix() -> None:
    view = seen((MUSHROOM, TOAD, HEALING))
    said = "Crossed out: mushroom + toad made healing (red +), so no red −"
    assert why(view, MUSHROOM, R_MINUS) == why(view, TOAD, R_MINUS) == said
    assert {(one, SIGNS[which][0]) for one, which, _ in crossed(view, knowledge(view))} == {(MUSHROOM, -1), (TOAD, -1)}


def test_a_neutral_mix_marks_both_opposites() -> None:
    """What one cannot be, its opposite cannot be for the other."""
    view = seen((MUSHROOM, TOAD, HEALING), (MUSHROOM, FERN, NEUTRAL))
    opposite = NEUTRALISER[R_MINUS]
    assert "neutral, so they are opposites, and mushroom is not" in why(view, FERN, opposite)


def test_a_demonstration_crosses_out_the_other_sign() -> None:
    view = seen(facts=((ASPECT, FERN, 1, -1),))
    assert why(view, FERN, ALL_PLUS) == "Crossed out: fern was shown to have green −"


def test_every_crossed_cell_of_a_game_has_a_reason_in_every_language() -> None:
    dice, reasons = random.Random(4), Counter[str]()
    state = GAME.new(players=2, seed=8)
    for _ in range(500):
        if state.over:
            break
        seat = state.waiting[0]
        for watcher in (seat, None):
            view = state.view(watcher)
            told = view["deduction"]["crossed"]
            impossible = knowledge(view).impossible()
            assert sorted(divmod(cell, 8) for cells, _ in told for cell in cells) == impossible
        for _, plain in state.view(seat)["deduction"]["crossed"]:
            said = Message(plain["id"], plain["args"])
            reasons[said.id] += 1
            assert all(GAME.texts.render(said, lang).strip() for lang in ("en", "es", "fr"))
        state.apply(dice.choice(list(state.legal(seat))), seat)
    assert reasons["crossed-by-mix"] > 0
