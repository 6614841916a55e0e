"""Guests: a name, a cookie that cannot be forged, a link that carries it to another device."""

import pytest

from athanor.cli.seats import proper_name as in_the_terminal
from athanor.core.names import LONGEST_NAME
from athanor.server.guests import Signer
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
    purpose, guest, until, signature = value.split(".")
    wrong = [
        f"{purpose}.{guest}.{until}.{signature[:-1]}{'0' if signature[-1] != '0' else '1'}",
        f"{purpose}.{guest[:-1]}{'x' if guest[-1] != 'x' else 'y'}.{until}.{signature}",
        f"{purpose}.{guest}.{int(until) + 1}.{signature}",
        f"{purpose}.{guest}.{until}",
        "nonsense",
        ".....",
        "",
    ]
    for forged in wrong:
        somebody = visit(house)
        somebody.http.cookies.set(name, forged)
        assert somebody.get("/api/me") == {"guest": None}, forged
        assert somebody.post("/api/tables/x/join", status=401)["error"]["id"] == "guest-needed"


def test_a_personal_link_makes_another_device_the_same_guest(house, ana, visit):
    url = ana.post("/api/me/link")["url"]
    assert url.startswith(house.address)
    phone = visit(house)
    answer = phone.http.get(url)
    assert answer.status_code == 303
    assert answer.headers["location"] == "/"
    assert phone.get("/api/me")["guest"] == ana.guest


def test_a_personal_link_is_no_cookie_and_a_cookie_no_link(house, ana, visit):
    token = ana.post("/api/me/link")["url"].rsplit("/", 1)[1]
    name, value = cookie_of(ana)
    somebody = visit(house)
    somebody.http.cookies.set(name, token)
    assert somebody.get("/api/me") == {"guest": None}
    assert somebody.get(f"/move/{value}", 404)["error"]["id"] == "link-invalid"
    assert somebody.get("/move/nonsense", 404)["error"]["id"] == "link-invalid"


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
