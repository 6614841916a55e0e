"""Results on cards: they are made of what each seat may hear, and the same after a restart."""

from __future__ import annotations

import random
from typing import Any

import pytest

import athanor
from athanor.core.cards import Card
from athanor.core.state import State
from athanor.server import wire
from tests.server.test_restart import back, begun
from tests.server.test_secrecy import GAMES


def played(game: str, players: int, seed: int) -> list[tuple[State, list[Any], list[Card]]]:
    """Each move of a random game that has cards: the table before it, its events, the cards."""
    dice = random.Random(seed)
    state = athanor.game(game).new(players, seed)
    found = []
    for _ in range(3000):
        if state.over:
            break
        before = state.clone()
        seat, action = dice.choice([
            (seat, action) for seat in range(players) for action in state.legal(seat) if action != state.game.back
        ])  # fmt: skip
        events = state.apply(action, seat)
        cards = state.game.results(before, events)
        if cards:
            found.append((before, events, cards))
    return found


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_card_says_to_each_seat_what_the_log_says(game: str, players: int) -> None:
    """Public titles and reasons; every row an event of the move as that seat hears it, or one that is open to all."""
    told = [each for seed in range(2) for each in played(game, players, seed)]
    for before, events, cards in told:
        for card in cards:
            assert card.rows
            for seat in (None, *range(players)):
                heard = wire.card(card, seat)
                log = [event.heard_by(seat).plain() for event in events]
                for row, own in zip(heard["rows"], card.rows, strict=True):
                    assert row["event"] in log or own.event.secret == ()
                    assert not row["private"] or own.event.is_known_to(seat)
            # Nothing on it follows from what is hidden: the same move in a re-dealt copy makes the same open rows.
            assert card.title.plain() == wire.card(card, None)["title"]
            secret = {key for row in card.rows for key in row.event.secret}
            assert not secret & set(card.title.args), "the title is for everybody"
        assert before.game.id == game
    if game == "alchemists":
        titles = {card.title.id for _, _, cards in told for card in cards}
        assert {"card-sale", "card-conference", "card-round"} <= titles


def test_a_sale_tells_why_reputation_is_lost() -> None:
    sales = [card for seed in range(6) for _, _, cards in played("alchemists", 3, seed) for card in cards
             if card.title.id == "card-sale"]  # fmt: skip
    rows = [row for card in sales for row in wire.card(card, None)["rows"]]
    lost = [row for row in rows if row["event"]["id"] == "loses-reputation"]
    assert lost
    for row in lost:
        said = {each["id"]: each["args"] for each in row["why"]}
        assert said["card-reputation"]["before"] - said["card-reputation"]["after"] == row["event"]["args"]["count"]
        assert "card-why-sign" in said
    for card in sales:
        promise, sold, *after = card.rows
        assert promise.event.name == "guarantees"
        paid = [row for row in after if row.event.name == "gains-gold"]
        assert sold.tone == ("good" if paid else "bad")


def test_the_mixed_cards_are_drawn_for_their_owner_alone() -> None:
    card = next(card for _, _, cards in played("alchemists", 3, 1) for card in cards if card.title.id == "card-sale")
    for seat in (None, 0, 1, 2):
        row = wire.card(card, seat)["rows"][1]
        assert ("ingredients" in row["event"]["args"]) == (seat == card.seat) == row["private"]


def test_a_restart_makes_the_same_cards_again(own_house: Any, visit: Any) -> None:
    """They are not kept: they follow from the moves."""
    house, ana, _, table, one, _ = begun(own_house, visit, "alchemists", 90)
    shown = {number: entry["cards"] for number, entry in one.entries.items() if entry["cards"]}
    assert shown
    house = own_house(house)
    with back(visit, house, ana).sit(table) as screen:
        screen.first_state()
        assert {number: entry["cards"] for number, entry in screen.entries.items() if entry["cards"]} == shown
