"""The table as text, for games whose board the page does not draw: from the asking client's viewpoint only."""

from __future__ import annotations

import random
from typing import Any

import athanor
from tests.server.people import Person, Screen, play_out
from tests.toy.components import NO_CARD
from tests.toy.words import TEXTS, card_words

NAMES = ["Ana", "Blas"]


def draw(screen: Screen, lang: str = "en", width: int = 100, names: list[str] | None = None) -> Any:
    screen.say(type="draw", lang=lang, width=width, names=names or NAMES, ref="d")
    while True:
        heard = screen.hear()
        if heard["type"] in ("drawing", "refused") and heard["ref"] == "d":
            return heard


def hand(screen: Screen, seat: int) -> list[str]:
    assert screen.state is not None
    return [TEXTS.render(card_words(card), "en") for card in screen.state["view"]["rows"][seat] if card != NO_CARD]


def test_each_seat_gets_its_own_drawing(ana: Person, blas: Person, visit: Any, house: Any) -> None:
    table = ana.table("toy", "me", "open")
    blas.join(table)
    eve = visit(house, "Eve")
    with ana.sit(table) as first, blas.sit(table) as second, eve.sit(table) as third:
        for screen in (first, second, third):
            screen.first_state()
        mine, theirs = hand(first, 0), hand(second, 1)
        assert mine
        assert theirs
        drawn = [draw(screen)["text"] for screen in (first, second, third)]
        assert all(card in drawn[0] for card in mine)
        assert all(card in drawn[1] for card in theirs)
        assert not any(card in drawn[0] or card in drawn[2] for card in theirs)
        assert not any(card in drawn[1] or card in drawn[2] for card in mine)
        assert first.state is not None
        assert drawn[0] == athanor.game("toy").draw(first.state["view"], "en", NAMES, 100)


def test_behind_the_curtain_nothing_is_drawn_that_a_spectator_does_not_see(ana: Person) -> None:
    table = ana.table("toy", "me", "Blas")
    with ana.sit(table) as screen:
        assert screen.first_state()["curtain"] == 0
        covered = draw(screen)["text"]
        screen.say(type="look", seat=0)
        screen.until(lambda: screen.state is not None and screen.state["seat"] == 0)
        mine = hand(screen, 0)
        assert mine
        assert not any(card in covered for card in mine)
        assert all(card in draw(screen)["text"] for card in mine)


def test_a_drawing_speaks_the_readers_language(ana: Person) -> None:
    with ana.sit(ana.table("spellbook", "me")) as screen:
        screen.first_state()
        english, french = (draw(screen, lang, names=["Ana"])["text"] for lang in ("en", "fr"))
        assert "Altar" in english
        assert "Autel" in french


def test_what_cannot_be_drawn_is_refused_with_a_sentence(ana: Person) -> None:
    with ana.sit(ana.table("toy", "me", "bot:random")) as screen:
        screen.first_state()
        assert draw(screen, lang="xx")["message"]["id"] == "no-such-language"
        assert draw(screen, names=["Ana"])["message"]["id"] == "fork-seats"
        assert screen.refusal(type="draw", lang="en", width=5000, names=NAMES) == "bad-message"
        assert draw(screen)["type"] == "drawing"


def test_a_replay_is_drawn_too(ana: Person) -> None:
    table = ana.table("toy", "me", "bot:random", laps=1)
    asked = {"lang": "en", "width": "80", "name": NAMES}
    ana.get(f"/api/tables/{table}/drawing", 409, params=asked)
    with ana.sit(table) as screen:
        play_out([screen], random.Random(3))
    for move in (0, 1, None):
        where = {} if move is None else {"move": str(move)}
        view = ana.get(f"/api/tables/{table}/replay", params={**where, "seat": "1"})["view"]
        text = ana.get(f"/api/tables/{table}/drawing", params={**asked, **where, "seat": "1"})["text"]
        assert text == athanor.game("toy").draw(view, "en", NAMES, 80)
    ana.get(f"/api/tables/{table}/drawing", 404, params={**asked, "seat": "7"})
    ana.get(f"/api/tables/{table}/drawing", 400, params={**asked, "width": "9"})
