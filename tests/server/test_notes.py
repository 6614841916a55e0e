"""Notes kept with a seat: their owner's alone, on every device, through restarts; no one else's, anywhere."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, delete, inspect

from athanor.server.routes.notes import DEEPEST, LONGEST
from athanor.server.schema import seats, tables
from athanor.server.settings import Settings
from tests.server.conftest import Visit
from tests.server.house import House
from tests.server.people import Person, play_out

WRITTEN = {
    "cells": {"0/3": "no"},
    "note": "Blas buys toads – «¿por qué?»",
    "rivals": {"1": "blue minus"},
    "n": [1, None],
}
SECRET = "xyzzy-plugh"


def path(table: str, seat: int | None = None) -> str:
    return f"/api/tables/{table}/notes" + ("" if seat is None else f"?seat={seat}")


def write(person: Person, table: str, notes: Any, seat: int | None = None) -> None:
    answer = person.http.put(path(table, seat), json={"notes": notes})
    assert (answer.status_code, answer.content) == (204, b"")


def read(person: Person, table: str, seat: int | None = None) -> Any:
    found = person.get(path(table, seat))
    assert set(found) == {"notes"}
    return found["notes"]


def refused(person: Person, table: str, notes: Any, seat: int | None = None) -> tuple[int, str]:
    answer = person.http.put(path(table, seat), json={"notes": notes})
    said = answer.json()
    assert said["text"]
    assert said["text"] != said["error"]["id"]
    return answer.status_code, said["error"]["id"]


def over(ana: Person, blas: Person) -> str:
    """A game that both have agreed to end."""
    table = ana.table("toy", "me", "open")
    blas.join(table)
    with ana.sit(table), blas.sit(table):
        for person in (ana, blas):
            person.post(f"/api/tables/{table}/abandon")
    return table


# ---------------------------------------------------------------- keeping


@pytest.mark.parametrize("game", ["toy", "spellbook", "alchemists", "trismegistus"])
def test_what_was_written_is_read_again_in_any_game(ana, blas, game):
    table = ana.table(game, "me", "open")
    assert read(ana, table) == {}
    write(ana, table, WRITTEN)
    assert read(ana, table) == WRITTEN
    blas.join(table)
    assert read(ana, table, 0) == WRITTEN
    write(ana, table, {"note": "all new"})
    assert read(ana, table) == {"note": "all new"}
    write(ana, table, {})
    assert read(ana, table) == {}


def test_it_survives_a_restart_and_a_personal_link_carries_it_to_another_device(own_house, visit: Visit):
    house = own_house()
    ana = visit(house, "Ana")
    table = ana.table("toy", "me", "bot:random")
    write(ana, table, WRITTEN)
    house = own_house(house)
    again = visit(house)
    again.http.cookies.update(ana.http.cookies)
    assert read(again, table) == WRITTEN
    phone = visit(house)
    phone.post(f"/api/links/{again.post('/api/me/link')['url'].rsplit('/', 1)[1]}")
    assert read(phone, table) == WRITTEN
    write(phone, table, {"note": "from the phone"})
    assert read(again, table) == {"note": "from the phone"}


def test_round_one_screen_each_seat_has_its_own(ana):
    table = ana.table("toy", "me", "Beatriz", "bot:random")
    write(ana, table, {"note": "mine"}, 0)
    write(ana, table, {"note": "hers"}, 1)
    assert [read(ana, table, seat) for seat in (0, 1)] == [{"note": "mine"}, {"note": "hers"}]
    assert ana.get(path(table), 400)["error"]["id"] == "notes-which-seat"
    assert refused(ana, table, {}) == (400, "notes-which-seat")


def test_a_rematch_and_a_fork_start_empty_and_the_old_notes_stay(ana, blas):
    table = over(ana, blas)
    write(ana, table, WRITTEN)  # the game is over; notes can still be kept
    again = ana.post(f"/api/tables/{table}/rematch")["id"]
    fork = ana.post(f"/api/tables/{table}/fork", {"move": 0, "seats": [{"kind": "me"}, {"kind": "open"}]}, 201)["id"]
    assert (read(ana, again), read(ana, fork), read(ana, table)) == ({}, {}, WRITTEN)


def test_whoever_comes_back_finds_them_and_whoever_takes_over_does_not(ana, blas, house: House, visit: Visit):
    table = ana.table("toy", "me", "open")
    blas.join(table)
    write(blas, table, WRITTEN)
    blas.post(f"/api/tables/{table}/leave")
    assert blas.get(path(table), 403)["error"]["id"] == "not-seated"
    blas.join(table)
    assert read(blas, table) == WRITTEN
    blas.post(f"/api/tables/{table}/leave")
    blas.post(f"/api/tables/{table}/seats/1", {"kind": "open"})
    chloe = visit(house, "Chloé")
    chloe.join(table)
    assert read(chloe, table) == {}
    write(chloe, table, {"note": "new"})
    assert blas.get(path(table), 403)["error"]["id"] == "not-seated"


def test_they_go_with_the_table(own_house, visit: Visit):
    house = own_house()
    ana = visit(house, "Ana")
    gone, kept = (ana.table("toy", "me", "open") for _ in range(2))
    for table in (gone, kept):
        write(ana, table, WRITTEN)

    def erase(connection: Any) -> None:
        connection.execute(delete(seats).where(seats.c.table_id == gone))
        connection.execute(delete(tables).where(tables.c.id == gone))

    house.call(house.lobby.store.write(erase))
    rows = house.lobby.store.read_now(lambda connection: connection.exec_driver_sql("SELECT table_id FROM notes").all())
    assert [row[0] for row in rows] == [kept]


@pytest.mark.sqlite
def test_a_database_from_before_notes_gets_a_place_for_them(own_house, visit: Visit, tmp_path: Path):
    settings = Settings(data=tmp_path / "data")
    settings.data.mkdir()
    config = Config()
    config.set_main_option("script_location", "athanor.server:migrations")
    config.set_main_option("path_separator", "os")
    engine = create_engine(f"sqlite:///{settings.database}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        assert not inspect(connection).has_table("notes")
    engine.dispose()
    house = own_house()
    assert house.settings.database == settings.database
    ana = visit(house, "Ana")
    table = ana.table("toy", "me", "bot:random")
    write(ana, table, WRITTEN)
    assert read(ana, table) == WRITTEN


# ---------------------------------------------------------------- privacy


def test_nobody_else_reads_or_writes_them(ana, blas, stranger, house: House, visit: Visit):
    table = ana.table("toy", "me", "open", "bot:random")
    blas.join(table)
    eve = visit(house, "Eve")
    write(ana, table, WRITTEN)
    assert read(blas, table) == {}
    for seat in (0, 2):
        assert blas.get(path(table, seat), 403)["error"]["id"] == "not-your-seat"
        assert refused(blas, table, {}, seat) == (403, "not-your-seat")
    for any_seat in (None, 0):
        assert eve.get(path(table, any_seat), 403)["error"]["id"] == "not-seated"
        assert refused(eve, table, {}, any_seat) == (403, "not-seated")
        assert stranger.get(path(table, any_seat), 401)["error"]["id"] == "guest-needed"
        assert refused(stranger, table, {}, any_seat) == (401, "guest-needed")
    assert read(ana, table) == WRITTEN


def test_they_are_in_nothing_that_anybody_is_sent(ana, blas, house: House, visit: Visit):
    table = ana.table("toy", "me", "open", laps=1)
    blas.join(table)
    eve = visit(house, "Eve")
    with ana.sit(table) as one, blas.sit(table) as other, eve.sit(table) as watching:
        eve_table = watching.first_state()
        write(ana, table, {"note": SECRET})
        play_out([one, other], random.Random(4))
        watching.reach(one.first_state()["number"])
        other.drain()
        watching.drain()
        heard = one.heard + other.heard + watching.heard
    assert eve_table["seat"] is None
    assert len(heard) > 20
    assert not [message for message in heard if SECRET in message]
    assert read(ana, table) == {"note": SECRET}
    for person in (ana, blas, eve):
        for what in ("", "/record", "/replay", "/replay?seat=0"):
            answer = person.http.get(f"/api/tables/{table}{what}")
            assert answer.status_code == 200
            assert SECRET not in answer.text
        assert SECRET not in person.http.get("/api/tables").text


def test_another_site_cannot_write_them(ana):
    table = ana.table("toy", "me", "open")
    answer = ana.http.put(path(table), json={"notes": {}}, headers={"origin": "https://elsewhere.example"})
    assert (answer.status_code, answer.json()["error"]["id"]) == (403, "wrong-origin")


# ---------------------------------------------------------------- bad input


def nested(levels: int) -> Any:
    return {} if levels == 1 else {"in": nested(levels - 1)}


def test_as_long_and_as_deep_as_allowed_and_no_further(ana):
    table = ana.table("toy", "me", "open")
    longest = {"note": "x" * (LONGEST - len('{"note":""}'))}
    write(ana, table, longest)
    assert refused(ana, table, {"note": longest["note"] + "x"}) == (413, "notes-long")
    assert refused(ana, table, {"note": "€" * (LONGEST // 2)}) == (413, "notes-long")
    assert read(ana, table) == longest
    write(ana, table, nested(DEEPEST))
    assert refused(ana, table, nested(DEEPEST + 1)) == (400, "bad-input")
    assert read(ana, table) == nested(DEEPEST)


@pytest.mark.parametrize(
    "raw",
    [
        "", "{", "null", "[]", "{}", '{"notes": null}', '{"notes": []}', '{"notes": "x"}', '{"notes": {}, "seat": 0}',
        '{"notes": {"a": ' + "[" * 500 + "]" * 500 + "}}", '{"notes": {"a": "\\ud800"}}', '{"notes": {"\\ud800": 1}}',
        '{"notes": {"a": ' + "9" * 5000 + "}}", '{"notes": {"a": NaN}}',
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_refused_with_a_sentence_and_changes_nothing(ana, raw):
    table = ana.table("toy", "me", "open")
    write(ana, table, WRITTEN)
    answer = ana.http.put(path(table), content=raw, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["error"]["id"]) in ((400, "bad-input"), (400, "bad-request"))
    assert "“" in answer.json()["text"] or answer.json()["error"]["id"] == "bad-request"
    assert read(ana, table) == WRITTEN


def test_seats_and_tables_that_are_not_there(ana):
    table = ana.table("toy", "me", "open")
    for seat in (-1, 2, 2**53):
        assert ana.get(path(table, seat), 404)["error"]["id"] == "no-such-seat"
        assert refused(ana, table, {}, seat) == (404, "no-such-seat")
    for odd in ("first", "1" + "0" * 30, ""):
        assert ana.get(f"{path(table)}?seat={odd}", 400)["error"]["id"] == "bad-input"
    assert ana.get(path("nowhere"), 404)["error"]["id"] == "no-such-table"
    assert refused(ana, "nowhere", {}) == (404, "no-such-table")


def test_writing_too_often_is_slowed_down_as_everywhere(own_house, visit: Visit):
    ana = visit(own_house(request_burst=10, request_rate=0.001), "Ana")
    table = ana.table("toy", "me", "open")
    answers = [ana.http.put(path(table), json={"notes": {"n": n}}) for n in range(20)]
    assert {answer.status_code for answer in answers} == {204, 429}
    assert json.loads(answers[-1].text)["error"]["id"] == "too-fast"


# ---------------------------------------------------------------- what was seen, and marks made by hand


def test_marks_are_judged_by_what_was_seen_for_whoever_asks(stranger):
    seen = {"facts": [[0, 3, 0, 1]], "triangle": [[0, 0, 1, 1, 0]]}
    answer = stranger.post("/api/games/alchemists/doubts", {"seen": seen, "marks": {"3/0": "yes", "3/7": "yes"}})
    assert answer == {"places": ["3/0"], "clash": False}


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"seen": {"facts": [], "triangle": [[0, 0, 1, 1, 0], [0, 0, 1, 2, 0]]}, "marks": {}}, "seen"),
        ({"seen": {"facts": "none", "triangle": []}, "marks": {}}, "seen"),
        ({"seen": {"facts": [], "triangle": []}, "marks": {f"0/{n}": "no" for n in range(201)}}, "marks"),
        ({"seen": [], "marks": {}}, "seen"),
        ({"marks": {}}, "seen"),
    ],
)
def test_what_nobody_can_have_seen_is_refused_with_a_sentence(stranger, body, field):
    refusal = stranger.post("/api/games/alchemists/doubts", body, 400)
    assert refusal["error"]["id"] == "bad-input"
    assert f"“{field}”" in refusal["text"]


def test_a_game_without_notes_judges_none(stranger):
    body: dict[str, Any] = {"seen": {"facts": [], "triangle": []}, "marks": {}}
    assert stranger.post("/api/games/spellbook/doubts", body, 400)["error"]["id"] == "bad-input"
    assert stranger.post("/api/games/nothing/doubts", body, 404)["error"]["id"] == "unknown-game"
