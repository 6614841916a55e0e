"""What the page is told of the cards, and what open experiments lack."""

from __future__ import annotations

import json
import random

import pytest

from athanor import Message
from athanor.games.trismegistus.components import PERFORM, PERFORM_MASTERPIECE
from athanor.games.trismegistus.gestures import held
from athanor.games.trismegistus.state import Trismegistus
from tests.trismegistus.table import GAME

OWN_TURN = ("act", "finish", "finish-open")


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
def test_what_is_printed_is_the_same_for_everybody_all_game_long(players: int, setup: str) -> None:
    moments = played(players, 11, setup)
    first = json.dumps(GAME.printed(moments[0]))
    for state in moments:
        assert json.dumps(GAME.printed(state)) == first
        assert json.dumps(GAME.printed(state.determinise(0, 5))) == first


def test_an_experiment_that_lacks_nothing_can_be_performed() -> None:
    seen = {True: 0, False: 0}
    for seed in range(4):
        for state in played(2, seed, "introductory"):
            seat = state.to_move
            view = state.view(seat)
            if seat is None or view["asked"] not in OWN_TURN:
                continue
            lacks = view["lacks"][seat]
            for at, lack in enumerate(lacks):
                assert lack["ready"] == (PERFORM + at in state.legal(seat))
                seen[lack["ready"]] += 1
                assert lack["ready"] or lack["gap"] or lack["cubes"]
            best = view["masterpiece_lacks"][seat]
            assert (best or {"ready": False})["ready"] == (PERFORM_MASTERPIECE in state.legal(seat))
    assert seen[True]
    assert seen[False]


def test_a_printed_card_says_what_stands_on_it() -> None:
    state = played(2, 1, "introductory")[0]
    view = state.view(0)
    tile = view["market"][0]
    card = state.cards.artifacts[tile]
    shown = GAME.printed(state)["artifacts"][tile]
    assert shown["elementals"] == list(card.elementals)
    assert len(shown["effect"]) == len(card.effect)
    assert GAME.texts.render(Message(shown["name"]["id"], shown["name"]["args"]), "en") == card.name.en


def test_the_board_says_which_actions_are_main_and_which_are_free() -> None:
    board = GAME.printed(played(2, 1, "introductory")[0])["board"]
    assert board["main"] == ["artifact", "chameleon", "essence", "experiment", "harvest", "recharge", "transmute"]
    assert board["free"] == ["buy", "claim", "perform", "sample"]
    assert {level: points for level, points in enumerate(board["levels"]) if points} == {10: 2, 11: 4, 12: 7}


def test_every_action_says_what_it_costs_and_brings() -> None:
    """As the action does it on the real state, unless something hidden comes to light."""
    seen = 0
    for state in played(2, 3, "introductory"):
        seat = state.to_move
        if seat is None:
            continue
        things = GAME.printed(state)["board"]["things"]
        told = GAME.gestures(state, seat)["changes"]
        assert len(told) == len(state.legal(seat))
        for action, changed in zip(state.legal(seat), told, strict=True):
            after = state.clone()
            after.apply(action, seat)
            if after.reveals != state.reveals:
                continue
            before, now = held(state.labs[seat]), held(after.labs[seat])
            assert changed == [[at, now[at] - had] for at, had in enumerate(before) if now[at] != had]
            assert all(at < len(things) for at, _ in changed)
            seen += bool(changed)
    assert seen > 30


def test_an_action_serves_an_open_experiment_that_lacks_less_afterwards() -> None:
    """As the view then tells it."""
    served = 0
    for seed in (3, 4):
        for state in played(2, seed, "introductory"):
            seat = state.to_move
            if seat is None:
                continue
            for action, names in zip(state.legal(seat), GAME.gestures(state, seat)["serves"], strict=True):
                after = state.clone()
                after.apply(action, seat)
                if after.reveals != state.reveals or after.labs[seat].open != state.labs[seat].open:
                    continue
                before, now = state.view(seat)["lacks"][seat], after.view(seat)["lacks"][seat]
                helped = [
                    str(at)
                    for at, (lack, then) in enumerate(zip(before, now, strict=True), 1)
                    if then["gap"] + len(then["cubes"]) < lack["gap"] + len(lack["cubes"])
                ]
                assert [name for name in names if name != "masterpiece"] == helped
                served += bool(names)
    assert served > 10
