"""Reviews of finished games over the wire: made once, in another process, kept; and nothing of them before the end."""

from __future__ import annotations

import random
from typing import Any

import pytest

import athanor
from athanor.arena.workers import Fault
from athanor.server import reviewing, reviews_kept
from tests.server.people import Json, Person, play_out
from tests.waiting import wait_until


def finished(ana: Person, blas: Person, game: str = "toy", seed: int = 4) -> str:
    table = ana.table(game, "me", "open")
    blas.join(table)
    with ana.sit(table) as one, blas.sit(table) as other:
        play_out([one, other], random.Random(seed))
    return table


def path(table: str) -> str:
    return f"/api/tables/{table}/review"


def made(person: Person, table: str) -> Json:
    """However long it takes, as long as it goes on: a machine may have other things to do."""
    person.post(path(table))
    while (before := person.get(path(table)))["status"] not in ("done", "failed"):
        wait_until(lambda: person.get(path(table)) != before)
    found: Json = person.get(path(table))
    assert found["status"] == "done", found
    review: Json = found["review"]
    return review


@pytest.mark.parametrize("game", ["toy", pytest.param("spellbook", marks=pytest.mark.long)])
def test_the_review_is_that_of_the_record(ana, blas, stranger, game):
    table = finished(ana, blas, game)
    assert stranger.get(path(table))["status"] == "none"
    review = made(blas, table)
    record = athanor.loads(ana.http.get(f"/api/tables/{table}/record").text)
    assert review["seats"] == athanor.review(record).plain()["seats"]
    for decision in review["decisions"]:
        names = [choice["actions"] for choice in decision["choices"]]
        assert len(decision["labels"]) == len(decision["actions"])
        assert decision["actions"] in names or not names
    assert stranger.get(path(table))["review"] == review, "whoever has the link may read it"
    assert stranger.post(path(table), status=401)["error"]["id"] == "guest-needed"


def test_it_is_made_once_and_compared_with_later_ones(house, ana, blas):
    table = finished(ana, blas)
    made(ana, table)
    before = house.lobby.store.read_now(lambda connection: reviews_kept.find(connection, table))
    assert blas.post(path(table))["status"] == "done"
    after = house.lobby.store.read_now(lambda connection: reviews_kept.find(connection, table))
    assert (before.asked, before.guest, before.review) == (after.asked, after.guest, after.review)
    again = finished(ana, blas, seed=5)
    made(ana, again)
    past = ana.get("/api/reviews/toy")
    assert [account["table"] for account in past] == [table, again]
    assert {account["seat"] for account in past} == {0}
    assert blas.get("/api/reviews/toy")[0]["seat"] == 1
    assert ana.get("/api/reviews/spellbook") == []


def test_nothing_of_it_is_told_before_the_end(ana, blas, stranger):
    """The same refusal for everybody, whatever is hidden at the table."""
    said = set()
    for _ in range(2):
        table = ana.table("alchemists", "me", "open")
        for person in (ana, blas, stranger):
            assert person.get(path(table), 409)["error"]["id"] == "table-not-over"
        blas.join(table)
        with ana.sit(table) as one:
            one.first_state()
            for person in (ana, blas, stranger):
                said.add(person.http.get(path(table)).text)
            said.add(ana.http.post(path(table)).text)
            assert not any("review" in heard or "accuracy" in heard for heard in one.heard)
    assert len(said) == 1


def test_a_table_that_ended_without_a_result_has_none(ana):
    table = ana.table("toy", "me", "open")
    ana.post(f"/api/tables/{table}/abandon")
    assert ana.get(path(table), 409)["error"]["id"] == "table-is-abandoned"


def test_a_restart_forgets_no_review_that_was_asked_for(own_house, visit, monkeypatch):
    """It had not begun: the process for it never starts in the first house."""
    monkeypatch.setattr(reviewing.Reviews, "open", lambda self: None)
    house = own_house()
    ana, blas = visit(house, "Ana"), visit(house, "Blas")
    table = finished(ana, blas)
    assert ana.post(path(table))["status"] == "waiting"
    monkeypatch.undo()
    later = own_house(house)
    after = visit(later)
    wait_until(lambda: after.get(path(table))["status"] == "done")


def test_a_process_that_dies_is_replaced(house, ana, blas, monkeypatch):
    table = finished(ana, blas)
    work: Any = reviewing.Reviews._work
    killed: list[str] = []

    async def dying(self: reviewing.Reviews, *question: Any) -> Any:
        if not killed and self._worker is not None and self.progress:
            killed.append(table)
            self._worker.process.kill()
        return await work(self, *question)

    monkeypatch.setattr(reviewing.Reviews, "_work", dying)
    made(ana, table)
    assert killed


def test_one_that_fails_says_so_and_can_be_asked_for_again(house, ana, blas, monkeypatch):
    table = finished(ana, blas)

    async def failing(self: reviewing.Reviews, *question: Any) -> Any:
        raise Fault("no")

    with monkeypatch.context() as patched:
        patched.setattr(reviewing.Reviews, "_work", failing)
        ana.post(path(table))
        wait_until(lambda: ana.get(path(table))["status"] == "failed")
        assert ana.get(path(table))["problem"]["id"] == "review-failed"
    made(blas, table)


def test_one_person_cannot_take_all_the_time(own_house, visit, monkeypatch):
    monkeypatch.setattr(reviewing.Reviews, "open", lambda self: None)
    house = own_house(reviews_a_day=4)
    ana, blas = visit(house, "Ana"), visit(house, "Blas")
    tables = [finished(ana, blas, seed=seed) for seed in range(4)]
    for table in tables[:3]:
        assert ana.post(path(table))["status"] == "waiting"
    assert ana.get(path(tables[2]))["ahead"] == 2
    assert ana.post(path(tables[3]), status=429)["error"]["id"] == "review-too-many"
    assert blas.post(path(tables[3]))["status"] == "waiting"
    monkeypatch.undo()
    later = own_house(house, reviews_a_day=3)
    after = visit(later)
    for table in tables:
        wait_until(lambda: after.get(path(table))["status"] == "done")  # noqa: B023
    ana.http.base_url = later.address
    more = finished(visit(later, "Clara"), visit(later, "Dora"), seed=9)
    assert ana.post(path(more), status=429)["error"]["id"] == "review-enough-today"
