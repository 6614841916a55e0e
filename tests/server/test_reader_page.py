"""The reader is a page of its own: complete in itself, and its policy allows exactly what is in it."""

from base64 import b64encode
from hashlib import sha256

import pytest

from athanor.server import page

SCRIPT = "let x = 1;\nlet y = '<b>';"
STYLE = "body { margin: 0 }"


@pytest.fixture
def built(tmp_path, monkeypatch):
    (tmp_path / "index.html").write_text("<!doctype html><title>Athanor</title>")
    (tmp_path / "reader.html").write_text(
        f'<!doctype html><style>{STYLE}</style><script type="module">{SCRIPT}</script>' + " " * 600
    )
    (tmp_path / "reader-worker.js").write_text("let z = 1;")
    (tmp_path / "reader.es.webmanifest").write_text("{}")
    monkeypatch.setattr(page, "FOLDER", tmp_path)


def named(text: str) -> str:
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


@pytest.mark.parametrize("path", ["/reader", "/reader/", "/reader.html"])
def test_it_is_served_with_a_policy_of_its_own(built, stranger, path):
    answer = stranger.http.get(path)
    assert STYLE in answer.text
    policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == named(SCRIPT)
    assert policy["style-src"] == named(STYLE)
    assert policy["frame-ancestors"] == "'none'"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_what_stands_beside_it_has_the_policy_of_everything_else(built, stranger):
    for path, kind in (
        ("/reader-worker.js", "text/javascript"),
        ("/reader.es.webmanifest", "application/manifest+json"),
    ):
        answer = stranger.http.get(path)
        assert answer.headers["content-type"].partition(";")[0] == kind
        assert answer.headers["content-security-policy"].startswith("default-src 'self'")


def test_other_addresses_are_still_the_start_pages(built, stranger):
    assert "<title>Athanor" in stranger.http.get("/readers").text
    assert stranger.http.get("/reader-missing.js").status_code == 404


def test_no_other_page_is_given_in_its_place(built, stranger):
    """A phone would keep it for a reader."""
    (page.FOLDER / "reader.html").unlink()
    assert stranger.http.get("/reader").status_code == 404
