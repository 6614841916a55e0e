"""Seats one can trust: who may look at what, who may end what, and clocks that prove nothing."""

from __future__ import annotations

import time
from typing import Any

import pytest

from athanor.core.text import LANGUAGES
from athanor.server import clock as clocks
from athanor.server.guests import DAY
from athanor.server.lobby import Lobby
from tests.server.conftest import Visit
from tests.server.house import House
from tests.server.people import Json, Person
from tests.server.test_tables import kinds, silent_for
from tests.waiting import wait_until


def three(house: House, visit: Visit, game: str = "toy") -> tuple[str, list[Person]]:
    everybody = [visit(house, name) for name in ("Ana", "Blas", "Chloé")]
    table = everybody[0].table(game, "me", "open", "open")
    for person in everybody[1:]:
        person.join(table)
    return table, everybody


# ---------------------------------------------------------------- who sits where


def test_whoever_has_seen_a_seat_sits_nowhere_else_at_that_table(own_house: Any, visit: Visit):
    house = own_house()
    table, (_, blas, chloe) = three(house, visit)
    for person in (blas, chloe):
        person.post(f"/api/tables/{table}/leave")
    for seat, person in ((1, blas), (2, chloe)):
        person.post(f"/api/tables/{table}/seats/{seat}", {"kind": "open"})
    join = f"/api/tables/{table}/join"
    assert blas.post(join, {"seat": 2}, 403)["error"]["id"] == "seat-secrets-seen"
    house = own_house(again=house)
    blas, chloe = again(visit, house, blas), again(visit, house, chloe)
    assert blas.post(join, {"seat": 2}, 403)["error"]["id"] == "seat-secrets-seen", "also after a restart"
    words = {
        blas.http.post(join, json={"seat": 2}, headers={"Accept-Language": lang}).json()["text"] for lang in LANGUAGES
    }
    assert len(words) == len(LANGUAGES)
    with blas.sit(table) as watching:
        watching.until(lambda: watching.state)
        assert watching.state is not None
        assert watching.state["seat"] is None, "no more than anybody sees"
    assert blas.post(join)["seats"][1]["mine"], "but the own seat is there to come back to"


def again(visit: Visit, house: House, person: Person) -> Person:
    back = visit(house)
    back.http.cookies.update(person.http.cookies)
    back.guest = person.guest
    return back


def test_where_there_are_no_secrets_seats_may_be_changed(house: House, visit: Visit):
    table, (ana, blas, _) = three(house, visit, "spellbook")
    blas.post(f"/api/tables/{table}/leave")
    assert kinds(ana.post(f"/api/tables/{table}/seats/1", {"kind": "open"})) == ["person", "open", "person"]


def test_a_rival_cannot_open_a_left_seat_and_look(house: House, visit: Visit):
    table, (ana, blas, chloe) = three(house, visit)
    blas.post(f"/api/tables/{table}/leave")
    give = f"/api/tables/{table}/seats/1"
    for rival in (ana, chloe):  # the maker is one, too
        assert rival.post(give, {"kind": "open"}, 403)["error"]["id"] == "seat-secrets-not-yours"
    assert kinds(chloe.post(give, {"kind": "bot", "bot": "random"})) == ["person", "bot", "person"]


def test_the_makers_rights_end_where_others_play(house: House, visit: Visit):
    """Whoever made the table and does not play there decides nothing once the game has begun."""
    maker, blas, chloe = (visit(house, name) for name in ("Maker", "Blas", "Chloé"))
    table = maker.table("toy", "open", "open", "bot:random")
    for person in (blas, chloe):
        person.join(table)
    for seat in range(3):
        refused = maker.post(f"/api/tables/{table}/seats/{seat}", {"kind": "bot", "bot": "random"}, 403)
        assert refused["error"]["id"] == "seat-not-yours-to-give"
    refused = blas.post(f"/api/tables/{table}/seats/2", {"kind": "bot", "bot": "heuristic"}, 403)
    assert refused["error"]["id"] == "seat-not-yours-to-give", "nor does one player alone"


# ---------------------------------------------------------------- how it ends


def test_nobody_ends_a_game_while_the_other_is_away(house: House, ana: Person, blas: Person):
    table = ana.table("spellbook", "me", "open")
    blas.join(table)
    assert ana.post(f"/api/tables/{table}/abandon")["status"] == "playing"
    house.call(silent_for(house.lobby, table, 2 * house.settings.patience_days))
    ended = ana.post(f"/api/tables/{table}/abandon")
    assert (ended["status"], ended["ending"]) == ("abandoned", {"how": "agreed", "seats": []})


def test_ending_alone_is_giving_up(house: House, ana: Person, blas: Person):
    table = ana.table("spellbook", "me", "open")
    blas.join(table)
    with blas.sit(table) as screen:
        screen.first_state()
        ended = ana.post(f"/api/tables/{table}/resign")
        assert (ended["status"], ended["ending"]) == ("abandoned", {"how": "resigned", "seats": [0]})
        screen.until(lambda: screen.table["ending"] == ended["ending"])
    assert blas.post(f"/api/tables/{table}/resign", status=409)["error"]["id"] == "table-is-abandoned"


def test_where_two_are_left_they_play_on(house: House, visit: Visit):
    table, (ana, blas, chloe) = three(house, visit)
    left: Json = ana.post(f"/api/tables/{table}/resign")
    assert (left["status"], left["seats"][0]["left"]) == ("playing", True)
    assert ana.post(f"/api/tables/{table}/resign", status=403)["error"]["id"] == "not-seated"
    assert blas.post(f"/api/tables/{table}/resign")["ending"] == {"how": "resigned", "seats": [0, 1]}
    assert chloe.get(f"/api/tables/{table}")["status"] == "abandoned"


# ---------------------------------------------------------------- clocks


def test_a_date_that_jumps_ends_nothing(own_house: Any, visit: Visit, monkeypatch: pytest.MonkeyPatch):
    """61 days ahead at one start: no game had been silent for a minute."""
    house = own_house()
    ana = visit(house, "Ana")
    table = ana.table("spellbook", "me", "open")
    house.close()
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + 61 * DAY)
    house = own_house(again=house)
    house.call(house.lobby.end_silent_tables())
    assert again(visit, house, ana).get(f"/api/tables/{table}")["status"] == "open"


def test_silence_is_counted_while_the_server_is_open(own_house: Any, visit: Visit):
    house = own_house()
    ana = visit(house, "Ana")
    table = ana.table("spellbook", "me", "open")
    wait_until(lambda: house.lobby.store.read_now(clocks.read).now() > 0)
    house.call(later(house.lobby, 59))
    house.call(house.lobby.end_silent_tables())
    assert ana.get(f"/api/tables/{table}")["status"] == "open"
    house.call(later(house.lobby, 2))
    house.call(house.lobby.end_silent_tables())
    ended = ana.get(f"/api/tables/{table}")
    assert (ended["status"], ended["ending"]["how"]) == ("abandoned", "silent")


async def later(lobby: Lobby, days: float) -> None:
    lobby.store.clock._begun_at += days * DAY
