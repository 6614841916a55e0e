"""A decision of a reviewed game made anew: judged when it is made, and nothing is told of the best before."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest
from pydantic import TypeAdapter

from athanor.server import models, models_puzzles
from tests.server.people import Json, Person, Screen
from tests.server.test_reviews import finished, made


class Try(Screen):
    """The connection says a verdict besides what tables say."""

    says: ClassVar[TypeAdapter[Any]] = TypeAdapter(models.Says | models_puzzles.SaysVerdict)

    @property
    def decision(self) -> int:
        assert self.asked is not None
        number: int = self.asked["decision"]
        return number


def open_decision(person: Person, table: str, number: int) -> Any:
    return Try(person, f"/api/tables/{table}/review/{number}/live", None, {})


@pytest.fixture
def reviewed(ana, blas):
    table = finished(ana, blas)
    return table, made(ana, table)


def free_decision(review: Json) -> tuple[int, Json]:
    return next((at + 1, one) for at, one in enumerate(review["decisions"]) if len(one["choices"]) > 1)


def test_the_best_answer_is_right_and_told_only_then(stranger, reviewed):
    table, review = reviewed
    number, decision = free_decision(review)
    with open_decision(stranger, table, number) as screen:
        screen.first_state()
        assert screen.verdict["status"] == "asked"
        assert screen.verdict.get("best") is None
        assert screen.first_state()["seat"] == decision["seat"]
        screen.say(type="answer", decision=screen.decision, actions=decision["best"])
        screen.until(lambda: screen.verdict["status"] != "asked")
        assert screen.verdict["status"] == "right"
        assert screen.verdict["best"]["actions"] == decision["best"]
        assert screen.verdict["actions"] == decision["best"]
        screen.until(lambda: screen.asked is None)
        assert screen.refusal(type="undo") == "undo-nothing"


def test_another_answer_is_wrong_by_what_the_review_says(stranger, reviewed):
    table, review = reviewed
    for number, decision in enumerate(review["decisions"], start=1):
        best = max(choice["share"] for choice in decision["choices"]) if decision["choices"] else 0
        worse = [choice for choice in decision["choices"] if best - choice["share"] > 0.02]
        if not worse:
            continue
        with open_decision(stranger, table, number) as screen:
            screen.first_state()
            screen.say(type="answer", decision=screen.decision, actions=worse[-1]["actions"])
            screen.until(lambda: screen.verdict["status"] != "asked")
            assert screen.verdict["status"] == "wrong"
            assert screen.verdict.get("best") is None, "it may be tried again"
            screen.say(type="again")
            screen.until(lambda: screen.verdict["status"] == "asked")
            screen.say(type="show")
            screen.until(lambda: screen.verdict["status"] == "shown")
            assert screen.verdict["best"]["actions"] == decision["best"]
        return
    pytest.fail("a game without a better choice anywhere")


def test_nothing_can_be_tried_before_there_is_a_review(ana, blas, stranger):
    running = ana.table("toy", "me", "open")
    assert stranger.http.get(f"/api/tables/{running}/review/1/live").status_code == 404, "a socket only"
    with pytest.raises(Exception, match="HTTP 409"):
        open_decision(stranger, running, 1)
    over = finished(ana, blas)
    with pytest.raises(Exception, match="HTTP 404"):
        open_decision(stranger, over, 1)
