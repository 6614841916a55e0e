"""Guests: a name, a cookie that cannot be forged, a link that carries it to another device."""

import time

import pytest
from sqlalchemy import select

from athanor.cli.seats import proper_name as in_the_terminal
from athanor.core.names import LONGEST_NAME
from athanor.server.guests import COOKIE_DAYS, DAY, LINK_DAYS, Signer
from athanor.server.schema import links
from tests.server.house import ROOT
from tests.server.people import Person


def cookie_of(person: Person) -> tuple[str, str]:
    (pair,) = person.http.cookies.items()
    return pair


def test_a_guest_needs_nothing_but_a_name(house, visit):
    somebody = visit(house)
    assert somebody.get("/api/me") == {"guest": None}
    made = somebody.post("/api/me", {"name": "  Ana \n  María "})["guest"]
    assert made["name"] == "Ana María"
    assert somebody.get("/api/me") == {"guest": made}


def test_the_cookie_is_hidden_from_scripts_and_other_sites(house, visit):
    answer = visit(house).http.post("/api/me", json={"name": "Ana"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_renaming_keeps_the_guest_and_reaches_the_table(ana, blas):
    table = ana.table("spellbook", "me", "open")
    blas.join(table)
    with blas.sit(table) as screen:
        screen.first_state()
        renamed = ana.post("/api/me", {"name": "Anita"})["guest"]
        assert renamed == {"id": ana.guest["id"], "name": "Anita"}
        screen.until(lambda: screen.table["seats"][0]["name"] == "Anita")
        assert screen.table["seats"][1]["name"] == "Blas"


def test_renaming_oneself_renames_nobody_else(own_house, visit):
    house = own_house()
    ana, blas = visit(house, "Ana"), visit(house, "Blas")
    ana.post("/api/me", {"name": "Anita"})
    assert blas.get("/api/me")["guest"] == blas.guest
    house = own_house(again=house)  # what is on disk
    again = visit(house)
    again.http.cookies.update(blas.http.cookies)
    assert again.get("/api/me")["guest"] == blas.guest


@pytest.mark.parametrize("name", ["", "   ", "\x00\x07"])
def test_a_name_needs_a_letter(stranger, name):
    assert stranger.post("/api/me", {"name": name}, 400)["error"]["id"] == "name-empty"


@pytest.mark.parametrize("length", [31, 250, 5000])
def test_there_is_one_limit_for_names_and_the_error_says_whose_is_too_long(ana, stranger, length):
    name = "x" * length
    error = stranger.post("/api/me", {"name": name}, 400)["error"]
    assert error == {"id": "name-long", "args": {"longest": LONGEST_NAME, "letters": length}}
    seats = [{"kind": "me"}, {"kind": "person", "name": "Berta"}, {"kind": "person", "name": name}]
    refused = ana.post("/api/tables", {"game": "spellbook", "seats": seats}, 400)
    assert refused["error"]["id"] == "seat-name-long"
    assert refused["text"].startswith("Seat 3: the name")
    seats[2]["name"] = " "
    assert ana.post("/api/tables", {"game": "spellbook", "seats": seats}, 400)["text"].startswith("Seat 3: the name")


def test_the_longest_name_is_the_same_everywhere(stranger):
    page = (ROOT / "web" / "src" / "lib" / "me.svelte.ts").read_text(encoding="utf-8")
    assert f"LONGEST_NAME = {LONGEST_NAME};" in page
    longest = "x" * LONGEST_NAME
    assert stranger.post("/api/me", {"name": longest})["guest"]["name"] == longest
    assert in_the_terminal(longest + "y") == longest


def test_a_tampered_cookie_is_nobody(house, ana, visit):
    name, value = cookie_of(ana)
    purpose, device, until, signature = value.split(".")
    wrong = [
        f"{purpose}.{device}.{until}.{signature[:-1]}{'0' if signature[-1] != '0' else '1'}",
        f"{purpose}.{device[:-1]}{'x' if device[-1] != 'x' else 'y'}.{until}.{signature}",
        f"{purpose}.{device}.{int(until) + 1}.{signature}",
        f"guest.{ana.guest['id']}.{until}.{signature}",
        f"{purpose}.{device}.{until}",
        "nonsense",
        ".....",
        "",
    ]
    for forged in wrong:
        somebody = visit(house)
        somebody.http.cookies.set(name, forged)
        assert somebody.get("/api/me") == {"guest": None}, forged
        assert somebody.post("/api/tables/x/join", status=401)["error"]["id"] == "guest-needed"


# ---------------------------------------------------------------- to another device


def token_of(person: Person) -> str:
    return str(person.post("/api/me/link")["url"].rsplit("/", 1)[1])


def test_a_personal_link_makes_another_device_the_same_guest(house, ana, visit):
    url = ana.post("/api/me/link")["url"]
    assert url.startswith(f"{house.address}/move/")
    phone = visit(house)
    token = url.rsplit("/", 1)[1]
    assert phone.get(f"/api/links/{token}") == {"name": "Ana", "mine": False, "instead_of": None}
    assert phone.get("/api/me") == {"guest": None}, "looking changes nothing"
    assert phone.post(f"/api/links/{token}") == {"guest": ana.guest}
    assert phone.get("/api/me")["guest"] == ana.guest


def test_opening_a_link_signs_nobody_in(house, ana, visit):
    """A GET changes nothing: mail programs and messengers open links before people do."""
    url = ana.post("/api/me/link")["url"]
    phone = visit(house)
    assert not phone.http.get(url).headers.get("set-cookie")
    assert phone.get("/api/me") == {"guest": None}
    phone.post(f"/api/links/{url.rsplit('/', 1)[1]}")


def test_a_link_says_whom_the_device_would_be_no_longer(house, ana, blas):
    token = token_of(ana)
    assert blas.get(f"/api/links/{token}") == {"name": "Ana", "mine": False, "instead_of": "Blas"}
    assert ana.get(f"/api/links/{token}") == {"name": "Ana", "mine": True, "instead_of": None}


def test_a_link_works_once(house, ana, visit):
    token = token_of(ana)
    visit(house).post(f"/api/links/{token}")
    late = visit(house)
    assert late.post(f"/api/links/{token}", status=404)["error"]["id"] == "link-invalid"
    assert late.get(f"/api/links/{token}") is None
    assert late.get("/api/me") == {"guest": None}


def test_a_link_is_revoked_and_replaced(house, ana, visit):
    first = token_of(ana)
    second = token_of(ana)
    assert visit(house).get(f"/api/links/{first}") is None
    assert ana.http.delete("/api/me/link").status_code == 204
    assert visit(house).post(f"/api/links/{second}", status=404)["error"]["id"] == "link-invalid"


def test_a_link_runs_out(house, ana, visit, monkeypatch):
    token, now = token_of(ana), time.time()
    monkeypatch.setattr(time, "time", lambda: now + LINK_DAYS * DAY + 1)
    assert visit(house).post(f"/api/links/{token}", status=404)["error"]["id"] == "link-invalid"


def test_whoever_reads_the_database_can_open_no_link(house, ana):
    token = token_of(ana)
    rows = house.lobby.store.read_now(lambda connection: connection.execute(select(links)).all())
    assert rows
    assert token not in str(rows)


def test_a_personal_link_is_no_cookie_and_a_cookie_no_link(house, ana, visit):
    name, value = cookie_of(ana)
    somebody = visit(house)
    somebody.http.cookies.set(name, token_of(ana))
    assert somebody.get("/api/me") == {"guest": None}
    assert somebody.get(f"/api/links/{value}") is None
    assert somebody.get("/api/links/nonsense") is None


# ---------------------------------------------------------------- devices


def test_devices_are_listed_and_signed_out_one_by_one(house, ana, visit):
    phone = visit(house)
    phone.http.headers["User-Agent"] = "Mozilla/5.0 (Android 14; Mobile; rv:120.0) Gecko/120.0 Firefox/120.0"
    phone.post(f"/api/links/{token_of(ana)}")
    listed = ana.get("/api/me/devices")
    assert [(device["label"], device["this"]) for device in listed] == [("Firefox · Android", False), ("", True)]
    table = ana.table("toy", "me", "open")
    with phone.sit(table) as screen:
        screen.until(lambda: screen.table)
        assert ana.http.delete(f"/api/me/devices/{listed[0]['id']}").status_code == 204
        assert screen.hear_the_end() == 1012, "what is open there is closed"
    assert phone.get("/api/me") == {"guest": None}
    assert ana.get("/api/me")["guest"] == ana.guest
    assert [device["this"] for device in ana.get("/api/me/devices")] == [True]


def test_nobody_signs_out_the_device_of_somebody_else(house, ana, blas):
    (device,) = ana.get("/api/me/devices")
    assert blas.http.delete(f"/api/me/devices/{device['id']}").status_code == 404
    assert ana.get("/api/me")["guest"] == ana.guest


def test_signing_out_everywhere_else(house, ana, visit):
    phone, old, later = visit(house), visit(house), visit(house)
    phone.post(f"/api/links/{token_of(ana)}")
    signer = house.lobby.signer
    old.http.cookies.set(signer.cookie, signer.sign("guest", ana.guest["id"], COOKIE_DAYS))  # as 0.1 signed them
    copy = dict(old.http.cookies)
    assert old.get("/api/me/devices")
    unused = token_of(ana)
    assert ana.http.post("/api/me/sign-out-elsewhere").status_code == 204
    for person in (phone, old):
        assert person.get("/api/me") == {"guest": None}
    later.http.cookies.update(copy)
    assert later.get("/api/me") == {"guest": None}, "the cookie of 0.1 neither"
    assert later.post(f"/api/links/{unused}", status=404)["error"]["id"] == "link-invalid"
    assert ana.get("/api/me")["guest"] == ana.guest


def test_a_cookie_of_0_1_becomes_a_device(house, ana, visit):
    old, signer = visit(house), house.lobby.signer
    old.http.cookies.set(
        signer.cookie, signer.sign("guest", ana.guest["id"], COOKIE_DAYS), domain="127.0.0.1", path="/"
    )
    assert old.get("/api/me")["guest"] == ana.guest
    assert cookie_of(old)[1].startswith("device.")
    assert len(ana.get("/api/me/devices")) == 2


def test_tokens_run_out():
    signer = Signer(b"key")
    assert signer.read("move", signer.sign("move", "ana", 1)) == "ana"
    assert signer.read("move", signer.sign("move", "ana", -1)) is None
    assert Signer(b"other").read("move", signer.sign("move", "ana", 1)) is None
    assert Signer(b"other").cookie != signer.cookie


def test_who_you_are_survives_a_restart(own_house, visit):
    house = own_house()
    ana = visit(house, "Ana")
    house = own_house(again=house)
    again = visit(house)
    again.http.cookies.update(ana.http.cookies)
    assert again.get("/api/me")["guest"] == ana.guest
