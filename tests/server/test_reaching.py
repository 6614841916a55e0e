"""How others find a table: codes in any case, a link that leads here from elsewhere, a code for cameras."""

from __future__ import annotations

import pytest

from athanor.server import reaching
from athanor.server.reaching import EVERYWHERE, others_address, qr_picture
from athanor.server.settings import Settings

NEARBY = "192.168.7.5"


def address(host: str, listening: str = "127.0.0.1", *origins: str) -> str | None:
    return others_address(Settings(host=listening, origins=origins), "http", host, 8400)


@pytest.mark.parametrize("host", ["127.0.0.1:8400", "localhost:8400", "localhost", "[::1]:8400", "a.localhost"])
def test_nobody_else_can_open_the_address_of_a_machine_for_itself(monkeypatch, host):
    monkeypatch.setattr(reaching, "household_address", lambda: NEARBY)
    assert address(host) is None
    assert address(host, EVERYWHERE) == f"http://{NEARBY}:8400"
    assert address(host, "192.168.7.9") == "http://192.168.7.9:8400"
    assert address(host, "127.0.0.1", "https://play.example/") == "https://play.example"


def test_without_a_network_there_is_no_address_for_others(monkeypatch):
    monkeypatch.setattr(reaching, "household_address", lambda: "127.0.0.1")
    assert address("localhost:8400", EVERYWHERE) is None


@pytest.mark.parametrize("host", [f"{NEARBY}:8400", "cellar.local:8400", "play.example", "[fd00::5]:8400"])
def test_whoever_came_by_an_address_of_the_network_hands_it_on(host):
    assert address(host) == f"http://{host}"


def test_an_invitation_is_a_link_and_a_picture_that_others_can_open(house, ana):
    table = ana.table("spellbook", "me", "open")
    # The tests' server listens on this machine alone.
    assert ana.get(f"/api/tables/{table}/invitation") == {"url": None}
    assert ana.get(f"/api/tables/{table}/invitation.svg", 404)["error"]["id"] == "only-here"
    nearby = {"Host": f"{NEARBY}:{house.port}"}
    link = f"http://{NEARBY}:{house.port}/table/{table}"
    assert ana.get(f"/api/tables/{table}/invitation", headers=nearby) == {"url": link}
    picture = ana.http.get(f"/api/tables/{table}/invitation.svg", headers=nearby)
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.content == qr_picture(link)
    assert b"<svg" in picture.content
    assert ana.get("/api/tables/nowhere/invitation", 404)["error"]["id"] == "no-such-table"


def test_the_household_gets_its_address_in_the_invitation(own_house, visit, monkeypatch):
    monkeypatch.setattr(reaching, "household_address", lambda: NEARBY)
    house = own_house(host=EVERYWHERE)
    ana = visit(house, "Ana")
    table = ana.table("spellbook", "me", "open")
    assert ana.get(f"/api/tables/{table}/invitation")["url"] == f"http://{NEARBY}:{house.port}/table/{table}"


def test_a_personal_link_leads_here_from_another_device(house, ana):
    assert ana.post("/api/me/link")["only_here"]
    link = ana.post("/api/me/link", headers={"Host": f"{NEARBY}:{house.port}"})
    assert not link["only_here"]
    assert link["url"].startswith(f"http://{NEARBY}:{house.port}/move/")


def test_a_code_leads_to_its_table_in_any_case(ana, blas):
    table = ana.table("spellbook", "me", "open")
    loud = table.upper()
    assert loud != table
    assert blas.get(f"/api/tables/{loud}")["id"] == table
    blas.join(loud)
    with blas.sit(loud) as screen:
        assert screen.first_state()["seat"] == 1
    blas.http.put(f"/api/tables/{loud}/notes", json={"notes": {"a": 1}}).raise_for_status()
    assert blas.get(f"/api/tables/{table}/notes") == {"notes": {"a": 1}}
