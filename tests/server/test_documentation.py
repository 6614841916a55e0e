"""The documentation at /docs: pages and files of the built site, and nothing else."""

from __future__ import annotations

import pytest

from athanor.server import documentation
from tests.server.people import Person


@pytest.fixture
def site(tmp_path, monkeypatch):
    folder = tmp_path / "site"
    (folder / "tour").mkdir(parents=True)
    (folder / "empty").mkdir()
    (folder / "index.html").write_text("the beginning", encoding="utf-8")
    (folder / "tour" / "index.html").write_text("the tour", encoding="utf-8")
    (folder / "site.css").write_text("p { margin: 0 }", encoding="utf-8")
    (folder / ".stamp").write_text("not for others", encoding="utf-8")
    (tmp_path / "secret.html").write_text("secret", encoding="utf-8")
    monkeypatch.setattr(documentation, "FOLDER", folder)
    return folder


def test_its_pages_and_files_are_served(site, stranger: Person) -> None:
    assert stranger.http.get("/docs/").text == "the beginning"
    assert stranger.http.get("/docs/tour/").text == "the tour"
    style = stranger.http.get("/docs/site.css")
    assert style.headers["content-type"].startswith("text/css")
    assert "unsafe" not in style.headers["content-security-policy"]


def test_an_address_without_its_last_stroke_leads_to_the_page(site, stranger: Person) -> None:
    for address in ("/docs", "/docs/tour"):
        answer = stranger.http.get(address, follow_redirects=False)
        assert (answer.status_code, answer.headers["location"]) == (308, f"{address}/")


@pytest.mark.parametrize(
    "address", ["nothing", "empty", "empty/", ".stamp", "..%2fsecret.html", "tour/..%2f..%2fsecret.html", "a%00b"]
)
def test_nothing_else_is(site, stranger: Person, address: str) -> None:
    answer = stranger.http.get(f"/docs/{address}")
    assert answer.status_code in (400, 404)
    assert "secret" not in answer.text
    assert "Traceback" not in answer.text


def test_a_site_that_was_not_built_is_told(site, stranger: Person) -> None:
    (site / "index.html").unlink()
    answer = stranger.http.get("/docs/", headers={"accept-language": "fr"})
    assert answer.status_code == 503
    assert "make docs" in answer.text
    assert "documentation n’a pas été construite" in answer.text


def test_only_looking_is_allowed(site, stranger: Person) -> None:
    assert stranger.http.post("/docs/").status_code in (403, 405)
