"""Hints on the wire: for whoever is asked, from what they know, as often as the table allows."""

from __future__ import annotations

import json
import random

import pytest

import athanor
from athanor.bots.seeds import derive
from athanor.server import hinting
from athanor.server.worker import give_hint
from tests.server.people import Json, Screen


def hint(screen: Screen, ref: int = 1) -> Json:
    """The answer to a question for a hint: the hint, or the refusal."""
    assert screen.state is not None
    ask = screen.state["ask"] or {}
    screen.say(type="hint", decision=ask.get("decision") or 1, ref=ref)

    def answers() -> list[Json]:
        heard = [json.loads(raw) for raw in screen.heard]
        return [one for one in heard if one["type"] in ("hint", "refused") and one["ref"] == ref]

    screen.until(answers)
    return answers()[-1]


def test_whoever_plays_bots_alone_gets_the_best_choices_of_each_decision_once(ana):
    table = ana.table("spellbook", "me", "bot:random")
    with ana.sit(table) as screen:
        screen.first_state()
        screen.until(lambda: screen.asked)
        found = hint(screen)
        assert found["type"] == "hint"
        assert found["left"] is None
        legal = screen.choices()
        assert all(choice["actions"][0] in legal for choice in found["choices"])
        assert [one["share"] for one in found["choices"]] == sorted(
            (one["share"] for one in found["choices"]), reverse=True
        )
        again = hint(screen, ref=2)
        assert again["choices"] == found["choices"]
        screen.until(lambda: screen.table["seats"][0]["hints"])
        assert [seat["hints"] for seat in screen.table["seats"]] == [1, 0]


def test_it_is_refused_where_the_table_has_none(ana, blas, stranger):
    """Where people compete; to whoever watches; about another decision; of a game that is over."""
    table = ana.table("toy", "me", "open")
    blas.join(table)
    assert ana.get(f"/api/tables/{table}")["hints"] == "none"
    with ana.sit(table) as one, stranger.sit(table) as watching:
        one.first_state()
        watching.first_state()
        assert hint(one)["message"]["id"] in ("hint-not-here", "answer-not-asked")
        assert hint(watching)["message"]["id"] == "only-watching"
        assert not any('"share"' in raw or '"doubt"' in raw for raw in [*one.heard, *watching.heard])


def test_few_are_counted_and_come_to_an_end(ana, blas):
    table = ana.post(
        "/api/tables", {"game": "toy", "hints": "few", "options": {}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    )["id"]
    blas.join(table)
    screens = [ana.sit(table), blas.sit(table)]
    said: list[Json] = []
    dice = random.Random(3)
    with screens[0] as one, screens[1] as two:
        one.first_state()
        two.first_state()
        for turn in range(60):
            for screen in (one, two):
                if not screen.asked:
                    continue
                if screen is one:
                    said.append(hint(one, ref=turn))
                screen.play(dice.choice(screen.choices()))
                if said and said[-1]["type"] == "refused":
                    break
            if said and said[-1]["type"] == "refused":
                break
            for screen in (one, two):
                screen.drain(0.05)
    assert [one["left"] for one in said[:-1]] == [2, 1, 0]
    assert said[-1]["message"]["id"] == "hint-none-left"


@pytest.mark.parametrize("game", ["toy", "spellbook"])
def test_it_is_the_same_for_two_tables_that_look_alike(game):
    """What is asked of the other process is byte for byte the same, whatever the seat cannot know."""
    s = athanor.game(game).new(2, 5)
    for number in range(30):
        seat = s.waiting[0] if s.waiting else 0
        alike = s.determinise(seat, derive("another truth", number))
        assert hinting.question(s, seat) == hinting.question(alike, seat)
        if number in (0, 12):
            assert give_hint(game, hinting.question(s, seat), seat) == give_hint(
                game, hinting.question(alike, seat), seat
            )
        s.apply(s.legal(seat)[number % len(s.legal(seat))], seat)
        if s.over:
            break
