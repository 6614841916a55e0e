"""Lessons over real sockets: played, taken back, kept for whoever has a name; the same for whoever has none."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from athanor.core.registry import registered
from athanor.core.text import LANGUAGES
from athanor.lessons.lesson import fits
from athanor.lessons.reading import lessons
from tests.server.people import Json, Person, Screen

GAMES = [game for game in registered() if lessons(game)]


class Lesson(Screen):
    """A table with a lesson: what the page knows of it."""

    lesson: Json
    state: Any

    def hear(self, seconds: float = 30) -> Json:
        message = super().hear(seconds)
        if message["type"] == "lesson":
            self.lesson = message
        return message

    def press(self, what: str) -> Json:
        assert self.state is not None
        before = self.state["number"]
        self.say(type="lesson", what=what)
        self.until(lambda: self.state is not None and self.state["number"] > before and self.settled)
        return self.lesson

    @property
    def settled(self) -> bool:
        """The last word of an answer: the state that may be answered, or the end."""
        ask = self.state["ask"] if self.state else None
        return ask is None or ask["decision"] is not None

    def make(self, *names: str) -> Json:
        ask = self.asked
        assert ask is not None
        assert self.state is not None
        before = self.state["number"]
        self.say(type="answer", decision=ask["decision"], actions=names)
        self.until(lambda: self.state is not None and self.state["number"] > before and self.settled)
        return self.lesson


@contextmanager
def open_lesson(person: Person, game: str, id: str, step: int | None = None) -> Iterator[Lesson]:
    path = f"/api/lessons/{game}/{id}/live" + ("" if step is None else f"?step={step}")
    screen = Lesson(person, path, None, {})
    with screen:
        screen.until(lambda: screen.state)
        yield screen


def test_the_list_of_lessons(ana):
    listed = ana.get("/api/lessons")
    assert [each["game"] for each in listed] == GAMES
    for each in listed:
        assert [lesson["number"] for lesson in each["lessons"]] == list(range(1, len(each["lessons"]) + 1))
        assert not any(lesson["done"] for lesson in each["lessons"])
        assert ana.get(f"/api/lessons/{each['game']}") == each


def test_a_lesson_played_from_its_first_step_to_its_last(ana):
    with open_lesson(ana, "spellbook", "winning") as screen:
        assert screen.lesson["buttons"] == ["on"]
        assert len(screen.lesson["steps"]) == 3
        screen.press("on")
        assert screen.lesson["status"] == "play"
        assert screen.lesson["lit"] == [["learn abundance-3"]]
        screen.make("learn abundance-3")
        assert screen.lesson["status"] == "done"
        assert screen.lesson["reply"]["id"] == "lesson-winning-learn.done"
        assert screen.state["result"]["scores"] == [24, 22]
        assert not screen.lesson["finished"]
        screen.press("on")
        assert screen.lesson["finished"]
        assert screen.lesson["next"] == "night"
    (first, second, *_) = ana.get("/api/lessons/spellbook")["lessons"]
    assert (first["done"], first["step"]) == (True, 2)
    assert (second["done"], second["step"]) == (False, 0)


def test_a_move_beside_the_way_is_answered_and_taken_back(ana):
    with open_lesson(ana, "spellbook", "night") as screen:
        before = screen.state["view"]
        screen.make("draw-2")
        assert screen.lesson["status"] == "aside"
        assert screen.lesson["reply"]["id"] == "lesson-night-take.draw"
        assert screen.lesson["buttons"][0] == "take-back"
        assert screen.state["view"] != before
        screen.press("take-back")
        assert screen.lesson["status"] == "play"
        assert screen.state["view"] == before
        screen.make("pass")
        screen.say(type="undo")
        screen.until(lambda: screen.state["view"] == before)
        assert screen.refusal(type="undo") == "undo-nothing"


def test_showing_and_trying_oneself(ana):
    with open_lesson(ana, "spellbook", "night", step=1) as screen:
        before = screen.state["view"]
        screen.press("show")
        assert screen.lesson["status"] == "shown"
        assert screen.state["view"]["sorcerers"][0]["levels"][0] == 3
        moves = [entry for entry in screen.entries.values() if entry["kind"] == "move"]
        assert {entry["seat"] for entry in moves} == {0, 1}, "the rival's day is shown too"
        screen.press("own-try")
        assert screen.state["view"] == before
        undone = [entry for entry in screen.entries.values() if entry["kind"] == "undo"]
        assert len(undone) == len(moves)


def test_progress_is_kept_and_gone_on_with(ana, blas):
    with open_lesson(ana, "spellbook", "night") as screen:
        screen.make("take red-o")
        screen.press("on")
    with open_lesson(ana, "spellbook", "night") as screen:
        assert screen.lesson["step"] == 1
    with open_lesson(ana, "spellbook", "night", step=0) as screen:
        assert screen.lesson["step"] == 0
    with open_lesson(blas, "spellbook", "night") as screen:
        assert screen.lesson["step"] == 0, "everybody has their own"


def test_progress_outlives_the_server(own_house, visit):
    house = own_house()
    ana = visit(house, "Ana")
    with open_lesson(ana, "spellbook", "familiar") as screen:
        screen.press("on")
        screen.make("store blue-t")
        assert screen.lesson["finished"]
    again = visit(own_house(house))
    again.http.cookies.update(ana.http.cookies)
    found = {lesson["id"]: lesson["done"] for lesson in again.get("/api/lessons/spellbook")["lessons"]}
    assert found["familiar"] is True
    assert not found["night"]


def test_nobody_needs_a_name_to_learn(stranger):
    with open_lesson(stranger, "spellbook", "familiar") as screen:
        assert [seat["name"] for seat in screen.table["seats"]] == ["Maria", "Hermes"]
        screen.press("on")
        screen.make("store red-o")
        assert screen.lesson["reply"]["id"] == "lesson-familiar-store.magma"


def test_a_step_that_is_not_there_is_the_last_one(stranger):
    with open_lesson(stranger, "spellbook", "night", step=999) as screen:
        assert screen.lesson["step"] == 2


def test_why_not_and_what_it_does(ana):
    with open_lesson(ana, "spellbook", "night") as screen:
        told = [screen.ask_for(what="why", action=name) for name in ("store red-o", "draw-2")]
        told.append(screen.ask_for(what="explain", action="draw-2"))
        assert [message and message["id"] for message in told] == ["why-other-time", None, "explain"]


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ({"type": "answer", "decision": 1, "actions": ["store red-o"]}, "why-other-time"),
        ({"type": "answer", "decision": 77, "actions": ["draw-2"]}, "answer-stale"),
        ({"type": "answer", "decision": 1, "actions": ["fly"]}, "no-such-action"),
        ({"type": "lesson", "what": "skip"}, "bad-message"),
        ({"type": "chat", "text": "hello"}, "bad-message"),
        ({"type": "look", "seat": 1}, "bad-message"),
    ],
)
def test_bad_input_gets_a_sentence_and_changes_nothing(ana, said, reason):
    with open_lesson(ana, "spellbook", "night") as screen:
        before = screen.state["number"]
        assert screen.refusal(**said) == reason
        screen.say(type="lesson", what="back")  # there is no step before the first: nothing happens
        screen.make("draw-2")
        assert screen.state["number"] > before


def test_no_such_lesson(stranger):
    assert stranger.get("/api/lessons/chess", 404)["error"]["id"] == "unknown-game"
    for path in ("spellbook/flying", "chess/winning"):
        with pytest.raises(InvalidStatus), Lesson(stranger, f"/api/lessons/{path}/live", None, {}):
            pass


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_texts_of_the_lessons(stranger, lang):
    for game in GAMES:
        text = stranger.http.get(f"/api/lessons/{game}/texts/{lang}").text
        assert "lesson-beside" in text
        assert all(f"\n{lesson.text} =" in text for lesson in lessons(game))
    assert stranger.get("/api/lessons/spellbook/texts/xx", 404)["error"]["id"] == "no-such-language"


def test_the_rivals_hand_stays_secret(ana):
    """What goes out is what the learner's seat may see: the view of that seat and nothing besides."""
    for game in GAMES:
        for lesson in lessons(game):
            with open_lesson(ana, game, lesson.id, step=0) as screen:
                assert screen.state["seat"] == lesson.seat
                assert screen.state["view"].get("seat", lesson.seat) == lesson.seat


def test_lit_things_may_be_done(ana):
    """Where a move is lit first, it is one of those that are offered."""
    for game in GAMES:
        for lesson in lessons(game):
            with open_lesson(ana, game, lesson.id, step=0) as screen:
                if screen.lesson["lit"] and screen.lesson["status"] == "play":
                    names = [name for lit in screen.lesson["lit"] for name in lit if not name.startswith("part:")]
                    assert not names or any(fits(offered, names) for offered in screen.choices())


def test_marks_in_the_notes_are_answered_and_rubbed_out(stranger):
    with open_lesson(stranger, "alchemists", "deduction", step=1) as screen:
        assert screen.lesson["notebook"]
        assert screen.lesson["marks"] == {"2/0": "no", "2/3": "no", "2/4": "no", "2/6": "no"}
        assert screen.lesson["lit"] == [["part:mark:0/0"]]

        def mark(place: str, sign: str) -> Any:
            assert screen.state is not None
            before = screen.state["number"]
            screen.say(type="mark", place=place, sign=sign)
            screen.until(lambda: screen.state is not None and screen.state["number"] > before)
            return screen.lesson

        wrong = mark("0/1", "no")
        assert (wrong["status"], wrong["reply"]["id"]) == ("aside", "lesson-deduction-red.plus")
        assert screen.press("take-back")["status"] == "play"
        assert "0/1" not in screen.lesson["marks"]
        for place in ("0/0", "0/3", "0/4", "0/6"):
            last = mark(place, "no")
        assert last["status"] == "done"
        assert screen.refusal(type="mark", place="9/9", sign="no") == "bad-message"
        assert screen.refusal(type="mark", place="0/0", sign="perhaps") == "bad-message"
