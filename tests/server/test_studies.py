"""Studies: positions of finished games with notes, kept by one person and read by whoever has the link."""

from __future__ import annotations

import pytest

from athanor.server import studies
from tests.server.test_reviews import finished

PATH = "/api/studies"


def step(table: str, move: int = 0, seat: int | None = None, note: str = "") -> dict[str, object]:
    return {"table": table, "move": move, "seat": seat, "note": note}


def ids(person) -> list[str]:
    return [one["id"] for one in person.get(PATH)]


def test_a_study_is_kept_read_by_everybody_changed_and_removed(ana, blas, stranger):
    table = finished(ana, blas)
    steps = [step(table, 2, 1, "Why\x00 not  bid?\n"), step(table, 5, None)]
    made = ana.post(PATH, {"title": "  The bid \n of Blas ", "steps": steps}, 201)
    assert (made["title"], made["author"], made["mine"]) == ("The bid of Blas", "Ana", True)
    assert made["steps"] == [{**steps[0], "note": "Why not  bid?", "game": "toy"}, {**steps[1], "game": "toy"}]
    read = stranger.get(f"{PATH}/{made['id'].upper()}")
    assert read == {**made, "mine": False}
    [listed] = ana.get(PATH)
    assert (listed["title"], listed["games"], listed["positions"]) == ("The bid of Blas", ["toy"], 2)
    assert blas.get(PATH) == []
    changed = {"title": "Again", "steps": steps[1:]}
    assert ana.http.put(f"{PATH}/{made['id']}", json=changed).status_code == 204
    assert [one["move"] for one in blas.get(f"{PATH}/{made['id']}")["steps"]] == [5]
    assert ana.http.delete(f"{PATH}/{made['id']}").status_code == 204
    assert stranger.get(f"{PATH}/{made['id']}", 404)["error"]["id"] == "no-such-study"
    assert ids(ana) == []


def test_it_is_its_authors_alone_to_change(ana, blas, stranger):
    table = finished(ana, blas)
    made = ana.post(PATH, {"title": "Mine", "steps": [step(table)]}, 201)
    for person, status, id in ((blas, 403, "study-not-yours"), (stranger, 401, "guest-needed")):
        for answer in (
            person.http.put(f"{PATH}/{made['id']}", json={"title": "Yours", "steps": []}),
            person.http.delete(f"{PATH}/{made['id']}"),
        ):
            assert (answer.status_code, answer.json()["error"]["id"]) == (status, id)
    assert ana.http.put(f"{PATH}/nobody", json={"title": "!", "steps": []}).json()["error"]["id"] == "no-such-study"
    assert stranger.post(PATH, {"title": "!", "steps": []}, 401)["error"]["id"] == "guest-needed"
    assert stranger.get(f"{PATH}/{made['id']}")["title"] == "Mine"


def test_nothing_of_a_game_that_goes_on_can_be_in_a_study(ana, blas):
    """Neither of one's own: a replay as another seat saw it would tell what is hidden."""
    over = finished(ana, blas)
    running = ana.table("toy", "me", "open")
    blas.join(running)
    for seat in (None, 0, 1):
        refused = ana.post(PATH, {"title": "!", "steps": [step(over), step(running, 0, seat)]}, 409)
        assert refused["error"]["id"] == "table-not-over"
    made = ana.post(PATH, {"title": "!", "steps": [step(over)]}, 201)
    answer = ana.http.put(f"{PATH}/{made['id']}", json={"title": "!", "steps": [step(running)]})
    assert answer.json()["error"]["id"] == "table-not-over"
    assert [one["table"] for one in ana.get(f"{PATH}/{made['id']}")["steps"]] == [over]
    assert ana.get(f"/api/tables/{running}/replay?seat=1", 409)["error"]["id"] == "table-not-over"


@pytest.mark.parametrize(
    ("wrong", "status", "id"),
    [
        ({"title": " \n "}, 400, "study-no-title"),
        ({"title": "x" * 121}, 400, "bad-input"),
        ({"steps": [{"table": "nowhere"}]}, 404, "no-such-table"),
        ({"steps": [{"move": 9999}]}, 404, "no-such-move"),
        ({"steps": [{"move": -1}]}, 404, "no-such-move"),
        ({"steps": [{"seat": 2}]}, 404, "no-such-seat"),
        ({"steps": [{"note": "x" * 2001}]}, 400, "bad-input"),
        ({"steps": [{"extra": 1}]}, 400, "bad-input"),
        ({"steps": [{}] * 101}, 400, "bad-input"),
    ],
)
def test_what_is_no_study_is_refused(ana, blas, wrong, status, id):
    table = finished(ana, blas)
    body = {"title": "A study", **wrong, "steps": [{**step(table), **each} for each in wrong.get("steps", [])]}
    assert ana.post(PATH, body, status)["error"]["id"] == id
    assert ids(ana) == []


def test_one_person_keeps_so_many(ana, blas, monkeypatch):
    monkeypatch.setattr(studies, "MOST", 2)
    made = [ana.post(PATH, {"title": title, "steps": []}, 201)["id"] for title in "ab"]
    assert ana.post(PATH, {"title": "c", "steps": []}, 409)["error"]["id"] == "study-too-many"
    assert ids(ana) == made[::-1]
    ana.http.put(f"{PATH}/{made[0]}", json={"title": "A", "steps": []})
    assert ids(ana) == made
    blas.post(PATH, {"title": "c", "steps": []}, 201)


def test_studies_outlive_a_restart(own_house, visit):
    house = own_house()
    ana = visit(house, "Ana")
    made = ana.post(PATH, {"title": "Kept", "steps": []}, 201)
    again = own_house(again=house)
    assert visit(again).get(f"{PATH}/{made['id']}")["title"] == "Kept"
