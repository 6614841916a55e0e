"""Comments on the decisions of a finished game: by those who played, for whoever has the link."""

from __future__ import annotations

from athanor.server import comments
from tests.server.test_reviews import finished


def path(table: str) -> str:
    return f"/api/tables/{table}/comments"


def test_those_who_played_comment_and_everybody_reads(ana, blas, stranger):
    table = finished(ana, blas)
    ana.post(path(table), {"move": 0, "text": "  I was in\x00 a hurry. "})
    said = blas.post(path(table), {"move": 1, "text": "So was I."})
    assert [(one["seat"], one["name"], one["text"], one["mine"]) for one in said] == [
        (0, "Ana", "I was in a hurry.", False),
        (1, "Blas", "So was I.", True),
    ]
    assert [one["mine"] for one in stranger.get(path(table))] == [False, False]
    assert ana.http.delete(f"{path(table)}/2").json()["error"]["id"] == "no-such-comment"
    assert [one["number"] for one in blas.http.delete(f"{path(table)}/2").json()] == [1]


def test_what_cannot_be_said_is_refused_and_changes_nothing(ana, blas, visit, house, monkeypatch):
    running = ana.table("toy", "me", "open")
    assert ana.get(path(running), 409)["error"]["id"] == "table-not-over"
    assert ana.post(path(running), {"move": 0, "text": "!"}, 409)["error"]["id"] == "table-not-over"
    table = finished(ana, blas)
    carla = visit(house, "Carla")
    assert carla.post(path(table), {"move": 0, "text": "!"}, 403)["error"]["id"] == "comment-not-yours"
    assert ana.post(path(table), {"move": 0, "text": " "}, 400)["error"]["id"] == "chat-empty"
    assert ana.post(path(table), {"move": 0, "text": "x" * 1001}, 400)["error"]["id"] == "chat-long"
    assert ana.post(path(table), {"move": 9999, "text": "!"}, 404)["error"]["id"] == "no-such-move"
    monkeypatch.setattr(comments, "MOST", 1)
    ana.post(path(table), {"move": 0, "text": "!"})
    assert ana.post(path(table), {"move": 0, "text": "?"}, 409)["error"]["id"] == "comment-too-many"
    assert [one["text"] for one in carla.get(path(table))] == ["!"]


def test_whoever_was_muted_at_the_table_is_not_heard_in_comments(ana, blas, house):
    table = finished(ana, blas)
    blas.post(path(table), {"move": 0, "text": "!"})
    with ana.sit(table) as one:
        one.first_state()
        one.say(type="mute", guest=blas.guest["id"], on=True)
        one.say(type="ping")
        one.until(lambda: any("pong" in raw for raw in one.heard))
    assert blas.post(path(table), {"move": 0, "text": "?"}, 403)["error"]["id"] == "chat-muted"
    assert ana.get(path(table)) == []


def test_a_replay_says_what_a_seat_was_asked(ana, blas):
    table = finished(ana, blas)
    found = ana.get(f"/api/tables/{table}/replay?move=0&seat=0")
    assert found["ask"]["actions"]
    assert ana.get(f"/api/tables/{table}/replay?move=0")["ask"] is None
    assert ana.get(f"/api/tables/{table}/replay?seat=0")["ask"] is None
