"""Botmegistus beside a real board, over the wire: whole games, undo, restart, other people's, bad input."""

from __future__ import annotations

from typing import Any

import pytest

from athanor.core.text import LANGUAGES
from tests.server.people import Json, Person
from tests.trismegistus.beside import CHOICES, TOKENS, reply_to

PATH = "/api/companions"


class Beside:
    """A person with a companion."""

    def __init__(self, person: Person, **choices: Any) -> None:
        self.person = person
        self.now: Json = person.post(PATH, {"game": "trismegistus", "choices": {**CHOICES, **choices}}, 201)
        self.stages: list[str] = []

    @property
    def view(self) -> Json:
        found: Json = self.now["view"]
        return found

    @property
    def path(self) -> str:
        return f"{PATH}/{self.now['id']}"

    def say(self, **answer: Any) -> Json:
        self.stages.append(self.view["stage"])
        self.now = self.person.post(f"{self.path}/answer", {"number": self.now["number"], "answer": answer})
        return self.view

    def refused(self, status: int = 400, **answer: Any) -> str:
        before = self.person.get(self.path)
        body = {"number": self.now["number"], "answer": answer}
        error = self.person.post(f"{self.path}/answer", body, status)
        assert self.person.get(self.path) == before, "nothing has changed"
        id: str = error["error"]["id"]
        assert error["text"] not in ("", id)
        return id

    def until(self, stage: str) -> Beside:
        while self.view["stage"] != stage:
            self.say(**reply_to(self.view))
        return self


ALL_ON = {"bot": "strongest", "bot-planning": "on"}


@pytest.mark.parametrize(
    ("choices", "stages"),
    [
        ({}, {"tokens", "wait", "bowls", "look", "masterpieces"}),
        ({"dice": "table", "options": ALL_ON}, {"experiment", "roll", "side"}),
        ({"cards": "table", "dice": "table"}, {"card", "roll", "die"}),
        ({"options": {"bot": "easy"}}, {"tokens", "wait"}),
    ],
    ids=["house", "hardest", "real-cards", "easy"],
)
def test_a_whole_game(ana, choices, stages):
    game = Beside(ana, **choices).until("over")
    assert stages <= set(game.stages)
    assert game.now["over"]
    view = game.view
    assert view["score"] == sum(points for _, points in view["sheet"]) > 0
    assert view["round"] == 3
    assert len(game.stages) == game.now["number"]
    told = ana.get(f"{game.path}/history")
    assert sum(1 for each in told if each["title"]["id"] == "beside-round-ends") >= 2
    assert not any(line["what"]["id"] == "bot-rolls-die" for each in told for line in each["lines"])
    assert game.refused(400, go="turn") == "beside-over"
    assert ana.get(PATH)[0]["id"] == game.now["id"]


def test_undo_back_to_the_start_and_the_same_again(ana):
    game = Beside(ana)
    first = game.now
    seen = [first["view"]]
    for _ in range(14):
        game.say(**reply_to(game.view))
        seen.append(game.view)
    for number in range(14, 0, -1):
        back = ana.post(f"{game.path}/undo", {"number": number})
        assert back["view"] == seen[number - 1]
    assert ana.post(f"{game.path}/undo", {"number": 0}, 409)["error"]["id"] == "companion-at-start"
    game.now = back
    for number in range(14):
        game.say(**reply_to(game.view))
        assert game.view == seen[number + 1], "chance is no different the second time"


def test_it_goes_on_after_a_restart(own_house, visit):
    house = own_house()
    game = Beside(visit(house, "Ana")).until("look")
    before = game.now
    again = own_house(house)
    ana = visit(again)
    ana.http.cookies.update(game.person.http.cookies)
    game.person = ana
    assert ana.get(game.path) == before
    game.until("over")


def test_two_phones_cannot_answer_one_question_twice(ana):
    game = Beside(ana)
    answer = {"number": 0, "answer": {"tokens": TOKENS}}
    ana.post(f"{game.path}/answer", answer)
    assert ana.post(f"{game.path}/answer", answer, 409)["error"]["id"] == "companion-elsewhere"
    assert ana.post(f"{game.path}/undo", {"number": 0}, 409)["error"]["id"] == "companion-elsewhere"


def test_it_is_nobody_elses(ana, blas, stranger):
    game = Beside(ana)
    assert blas.get(game.path, 404)["error"]["id"] == "no-such-companion"
    body = {"number": 0, "answer": {"tokens": TOKENS}}
    assert blas.post(f"{game.path}/answer", body, 404)["error"]["id"] == "no-such-companion"
    assert blas.post(f"{game.path}/undo", {"number": 0}, 404)["error"]["id"] == "no-such-companion"
    assert game.now["id"] not in [each["id"] for each in blas.get(PATH)]
    assert stranger.get(PATH) == []
    assert stranger.get(game.path, 401)["error"]["id"] == "guest-needed"
    assert stranger.post(PATH, {"game": "trismegistus", "choices": CHOICES}, 401)["error"]["id"] == "guest-needed"


def test_the_page_is_not_told_what_is_still_to_come(ana):
    view = Beside(ana).view
    assert "rng" not in view
    assert set(view["deck"]) == {"pile", "used", "open"}
    assert type(view["deck"]["pile"]) is int


def test_one_can_be_forgotten_and_old_ones_make_room(ana, visit, house):
    chloe = visit(house, "Chloé")
    first = Beside(chloe)
    assert chloe.http.delete(first.path).status_code == 204
    assert chloe.get(PATH) == []
    made = [Beside(chloe).now["id"] for _ in range(21)]
    assert [each["id"] for each in chloe.get(PATH)] == made[:0:-1]


@pytest.mark.parametrize(
    ("game", "choices", "status", "id"),
    [
        ("chess", {}, 404, "unknown-game"),
        ("spellbook", {}, 404, "no-companion"),
        ("trismegistus", {}, 400, "beside-answer"),
        ("trismegistus", {**CHOICES, "element": 4}, 400, "beside-answer"),
        ("trismegistus", {**CHOICES, "element": True}, 400, "beside-answer"),
        ("trismegistus", {**CHOICES, "cards": "mine"}, 400, "beside-answer"),
        ("trismegistus", {**CHOICES, "options": []}, 400, "beside-answer"),
        ("trismegistus", {**CHOICES, "options": {"bot": "deep"}}, 400, "option-bad-choice"),
        ("trismegistus", {**CHOICES, "options": {"formulas": "after"}}, 400, "option-unknown"),
        ("trismegistus", {**CHOICES, "options": {"bot": "easy", "bot-more-gold": "on"}}, 400, "bot-options-clash"),
    ],
)
def test_companions_that_cannot_be(ana, game, choices, status, id):
    refused = ana.post(PATH, {"game": game, "choices": choices}, status)
    assert refused["error"]["id"] == id


def test_refusals_in_three_languages(ana):
    game = Beside(ana)
    said = set()
    for lang in LANGUAGES:
        body = {"number": 0, "answer": {}}
        answer = ana.post(f"{game.path}/answer", body, 400, headers={"accept-language": lang})
        said.add(answer["text"])
    assert len(said) == 3
