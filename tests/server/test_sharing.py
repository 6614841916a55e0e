"""A finished game as a link: picture, text, and what the page tells whoever draws a preview."""

from __future__ import annotations

import html
import re
import struct
import xml.etree.ElementTree as ET

import pytest

from athanor.core.text import LANGUAGES
from athanor.server import letters, pictures
from tests.server.test_reviews import finished, made


def tags(page: str) -> dict[str, str]:
    found = re.findall(r'<meta property="([^"]+)" content="([^"]*)">', page)
    return {name: html.unescape(text) for name, text in found}


def test_a_reviewed_game_has_a_picture_and_a_text(ana, blas, stranger):
    table = finished(ana, blas)
    path = f"/api/tables/{table}"
    assert stranger.get(f"{path}/picture.png", 404)["error"]["id"] == "no-review-yet"
    made(ana, table)
    png = stranger.http.get(f"{path}/picture.png?lang=es")
    assert png.headers["content-type"] == "image/png"
    assert struct.unpack(">II", png.content[16:24]) == (1200, 630)
    svg = stranger.http.get(f"{path}/picture.svg").text
    assert "<text" not in svg
    assert "var(" not in svg
    assert "<use" not in svg
    ET.fromstring(svg)
    said = stranger.http.get(f"{path}/summary?lang=fr").text
    assert "Ana" in said
    assert "hasard" in said
    assert f"/review/{table}" in said


@pytest.mark.parametrize("size", [(1200, 630)])
def test_a_link_shows_the_picture_once_there_is_one(ana, blas, stranger, size):
    table = finished(ana, blas)
    page = stranger.http.get(f"/review/{table}")
    if page.status_code == 503:
        pytest.skip("the page is not built")
    before = tags(page.text)
    assert "og:image" not in before
    assert before["og:url"].endswith(f"/review/{table}")
    made(ana, table)
    after = tags(stranger.http.get(f"/review/{table}", headers={"accept-language": "es"}).text)
    assert after["og:image"].endswith(f"/api/tables/{table}/picture.png?lang=es")
    assert (after["og:image:width"], after["og:image:height"]) == tuple(map(str, size))
    path = after["og:image"].partition("/api/")[2]
    assert stranger.http.get(f"/api/{path}").status_code == 200


def test_nothing_is_shown_of_a_game_that_goes_on(ana, blas, stranger):
    """To nobody: not to those who play, and the page's head says the same as for a table that there is not."""
    table = ana.table("toy", "me", "open")
    blas.join(table)
    for person in (ana, stranger):
        for what in ("picture.svg", "picture.png", "summary"):
            assert person.get(f"/api/tables/{table}/{what}", 409)["error"]["id"] == "table-not-over"
    assert stranger.http.get(f"/review/{table}").text == stranger.http.get("/review/nobody").text


def test_every_letter_of_our_languages_can_be_drawn():
    for face in ("text", "bold", "title"):
        assert not set("ÀÂÇÉÈÊËÎÏÔÙÛÜàâçéèêëîïôùûüÁÍÓÚÑáíóúñ¿¡«»’“”–−…") - letters.faces()[face]["glyphs"].keys()
    assert letters.fitted("Zosimos of Panopolis", 100, 26).endswith("…")
    assert "d=" in letters.words(0, 0, "漢", 20, "#000"), "a letter that is not there is a box"
    assert LANGUAGES
    review = {"curve": [{"shares": [0.5, 0.5]}, {"shares": [1.0, 0.0]}], "turning": [0],
              "seats": [{"chance": 0.2, "rivals": 0.1, "own": -0.1}] * 2}  # fmt: skip
    drawn = pictures.picture(review, "<Ana> & Blas", "Toy", ["<Ana>", "Blas"], [3, 2], "en")
    ET.fromstring(drawn)
