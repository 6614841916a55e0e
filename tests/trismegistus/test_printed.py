"""What the page is told of the cards: those that the view names, no others, and what open experiments lack."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from athanor import Message
from athanor.games.trismegistus.components import PERFORM, PERFORM_MASTERPIECE
from athanor.games.trismegistus.state import Trismegistus
from tests.trismegistus.table import GAME

OWN_TURN = ("act", "finish", "finish-open")


def named(view: dict[str, Any]) -> dict[str, set[int]]:
    """Every card that a view names, kind by kind."""
    labs = view["laboratories"]
    experiments = {card for space in view["spaces"] for card in space}
    publications: set[int] = set()
    for lab in labs:
        offers = [*(lab["offers"] or ()), *[-1] * 8]
        experiments |= {*lab["open"], *lab["done"], *offers[:4]}
        experiments |= set() if lab["masterpiece"] is None else {lab["masterpiece"]}
        publications |= {*lab["hand"], *offers[4:6]}
    return {"experiments": experiments - {-1}, "publications": publications - {-1}}


def played(players: int, seed: int, setup: str) -> list[Trismegistus]:
    """Some moments of a random game, each as it was."""
    dice = random.Random(seed)
    state = GAME.new(players=players, seed=seed, options={"setup": setup})
    moments = []
    for step in range(400):
        if state.over or state.to_move is None:
            break
        if step % 7 == 0:
            moments.append(state.clone())
        seat = state.waiting[0]
        state.apply(dice.choice(list(state.legal(seat))), seat)
    return moments  # type: ignore[return-value]


@pytest.mark.parametrize(("players", "setup"), [(1, "introductory"), (2, "general"), (4, "introductory")])
def test_only_cards_that_the_view_names_are_printed(players: int, setup: str) -> None:
    for state in played(players, 11, setup):
        for seat in (*range(players), None):
            view = json.loads(json.dumps(state.view(seat)))
            for kind, cards in named(view).items():
                assert {int(id) for id in view["printed"][kind]} == cards


def test_an_experiment_that_lacks_nothing_can_be_performed() -> None:
    seen = {True: 0, False: 0}
    for seed in range(4):
        for state in played(2, seed, "introductory"):
            seat = state.to_move
            view = state.view(seat)
            if seat is None or view["asked"] not in OWN_TURN:
                continue
            lacks = view["printed"]["lacks"][seat]
            for at, lack in enumerate(lacks):
                assert lack["ready"] == (PERFORM + at in state.legal(seat))
                seen[lack["ready"]] += 1
                assert lack["ready"] or lack["gap"] or lack["cubes"]
            best = view["printed"]["masterpiece_lacks"][seat]
            assert (best or {"ready": False})["ready"] == (PERFORM_MASTERPIECE in state.legal(seat))
    assert seen[True]
    assert seen[False]


def test_a_printed_card_says_what_stands_on_it() -> None:
    state = played(2, 1, "introductory")[0]
    view = state.view(0)
    tile = view["market"][0]
    card = state.cards.artifacts[tile]
    shown = view["printed"]["artifacts"][str(tile)]
    assert shown["elementals"] == list(card.elementals)
    assert len(shown["effect"]) == len(card.effect)
    assert GAME.texts.render(Message(shown["name"]["id"], shown["name"]["args"]), "en") == card.name.en
