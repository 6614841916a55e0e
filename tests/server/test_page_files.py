"""What a game brings for the page: its own board is served from its package, and nothing else of the package is."""

from __future__ import annotations

from typing import Any

import pytest

import tests.nim
from athanor.server.page_files import page_files
from tests.server.people import Person


def nim(person: Person) -> Any:
    """What the list of games says of Nim's own board."""
    (found,) = [game for game in person.get("/api/games") if game["id"] == "nim"]
    return found["board"]


def test_a_game_with_a_board_says_where_it_is(stranger: Person) -> None:
    board = nim(stranger)
    assert board == {"module": f"/of/nim/{page_files(tests.nim.GAME).mark}/board.js", "style": None}
    boards = {game["id"]: game["board"] for game in stranger.get("/api/games")}
    ours = [boards[game] for game in ("spellbook", "alchemists", "trismegistus")]
    assert ours == [None, None, None], "they are built into the page"


def test_it_is_a_module_that_may_be_kept_and_that_the_policy_allows(stranger: Person) -> None:
    answer = stranger.http.get(nim(stranger)["module"])
    assert answer.status_code == 200
    assert "export function mount" in answer.text
    assert answer.headers["content-type"].partition(";")[0] == "text/javascript"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "immutable" in answer.headers["cache-control"]
    # Of this host and no other, nothing written into the page; and it is of this host.
    assert answer.headers["content-security-policy"].startswith("default-src 'self'")
    assert "unsafe" not in answer.headers["content-security-policy"]


def test_what_lies_in_folders_beside_it_is_served_too(stranger: Person) -> None:
    folder = nim(stranger)["module"].removesuffix("/board.js")
    answer = stranger.http.get(f"{folder}/pictures/counter.svg")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "image/svg+xml"


def test_under_the_address_of_another_version_it_is_not_kept(stranger: Person) -> None:
    answer = stranger.http.get("/of/nim/0123456789abcdef/board.js")
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "nim/x/notes.txt",
        "nim/x/",
        "nim/x/pictures",
        "nim/x/../__init__.py",
        "nim/x/..%2f__init__.py",
        "nim/x/%2e%2e/__init__.py",
        "nim/x/..%5c__init__.py",
        "nim/x/pictures/../../text/en.ftl",
        "nim/x//etc/passwd",
        "nim/x/%2fetc%2fpasswd",
        "nim/x/board.js%00",
        "nim/x/missing.js",
        "toy/x/board.js",
        "spellbook/x/board.js",
        "no-such-game/x/board.js",
        "../x/board.js",
    ],
)
def test_nothing_else_is_served(stranger: Person, path: str) -> None:
    answer = stranger.http.get(f"/of/{path}")
    if answer.status_code == 200:  # the client has shortened the path: then it is the page's own, whatever it shows
        assert "text/html" in answer.headers["content-type"]
    else:
        assert answer.status_code in (400, 404, 503)
    assert "SECRET" not in answer.text
    assert "root:" not in answer.text
    assert "class NimGame" not in answer.text
    assert "game-name" not in answer.text
