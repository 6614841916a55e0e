"""Puzzles over the wire: the daily one, answers rated once, and nothing of the answer before it is given."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest

from athanor import puzzles
from athanor.server import glicko, puzzling, schema, streaks
from athanor.server.glicko import Rating
from tests.server.people import Person
from tests.server.test_exercises import Try

GAME = "spellbook"
TODAY = datetime.now(UTC).date()


def open_puzzle(person: Person, id: str) -> Any:
    return Try(person, f"/api/puzzles/{GAME}/{id}/live?day={TODAY}", None, {})


def answer(person: Person, id: str, action: str) -> Any:
    with open_puzzle(person, id) as screen:
        screen.first_state()
        said = "".join(screen.heard)
        assert '"best":null' in said
        assert '"share"' not in said
        screen.say(type="answer", decision=screen.decision, actions=[action])
        screen.until(lambda: screen.verdict["status"] != "asked")
        return screen.verdict


def test_a_right_answer_shows_the_line_and_is_rated_once(ana):
    puzzle = puzzles.puzzles(GAME)[0]
    verdict = answer(ana, puzzle.id, puzzle.answer)
    assert verdict["status"] == "right"
    assert verdict["best"]["actions"] == [puzzle.answer]
    rated = verdict["rated"]
    assert rated["change"] > 0
    assert (rated["tries"], rated["solved"]) == (1, 1)
    assert rated["theme"]["id"] == f"theme-{puzzle.theme}"
    again = answer(ana, puzzle.id, puzzle.answer)["rated"]
    assert (again["rating"], again["tries"]) == (rated["rating"], 1)
    found = ana.get(f"/api/puzzles/{GAME}?day={TODAY}")
    assert found["streak"] == 1
    assert found["week"][-1] == {"day": TODAY.isoformat(), "done": True}
    assert sum(theme["solved"] for theme in found["themes"]) == 1


def test_a_wrong_answer_may_be_tried_again_and_does_not_tell_the_best(ana, stranger):
    puzzle = puzzles.puzzles(GAME)[0]
    wrong = puzzle.options[-1].action
    tries = []
    for person in (ana, stranger):
        verdict = answer(person, puzzle.id, wrong)
        tries.append(verdict["rated"]["tries"])
        assert verdict["status"] == "wrong"
        assert verdict["best"] is None
        assert verdict["loss"] >= 0.1
    assert verdict["rated"]["rating"] is None, "whoever has no name is not rated"
    assert tries[0] == tries[1], "… nor counted"
    with open_puzzle(stranger, puzzle.id) as screen:
        screen.first_state()
        screen.say(type="show")
        screen.until(lambda: screen.verdict["status"] == "shown")
        assert screen.verdict["best"]["actions"] == [puzzle.answer]


def test_the_daily_puzzle_is_the_same_for_everybody_and_the_next_a_new_one(ana, stranger):
    mine, theirs = (person.get(f"/api/puzzles/{GAME}?day={TODAY}") for person in (ana, stranger))
    assert mine["daily"] == theirs["daily"] == puzzles.daily(GAME, TODAY).id
    assert ana.get(f"/api/puzzles/{GAME}?day=2001-01-01", 400)["error"]["id"] == "puzzle-day"
    assert ana.get(f"/api/puzzles/{GAME}?day=soon", 400)["error"]["id"] == "puzzle-day"
    first = ana.get(f"/api/puzzles/{GAME}/next")["puzzle"]
    answer(ana, first, puzzles.find(GAME, first).answer)
    if len(puzzles.puzzles(GAME)) > 1:
        assert ana.get(f"/api/puzzles/{GAME}/next")["puzzle"] != first
    assert stranger.get("/api/puzzles/toy", 400)["error"]["id"]


def test_ratings_move_as_in_glickmans_example_for_one_game():
    """A 1500 player of deviation 200 beats one of 1400 and deviation 30, alone."""
    after = glicko.played(Rating(1500, 200), Rating(1400, 30), 1)
    assert after.rating == pytest.approx(1563.6, abs=0.3)
    assert after.deviation == pytest.approx(175.4, abs=0.6)
    assert glicko.played(Rating(), Rating(), 1).rating - 1500 == pytest.approx(
        1500 - glicko.played(Rating(), Rating(), 0).rating
    )


def test_a_puzzle_stays_able_to_move(house, ana):
    puzzle = puzzles.puzzles(GAME)[0]

    def many(connection: Any) -> Rating:
        key = {"game": GAME, "puzzle": puzzle.id}
        puzzling.keep_rating(connection, schema.puzzles, key, Rating(1500, 61))
        puzzling.answered(connection, ana.guest["id"], puzzle, [puzzle.answer], True, 3.0, TODAY)
        return puzzling.rating_of_puzzle(connection, puzzle)

    assert house.call(house.lobby.store.write(many)).deviation >= puzzling.FLOOR


@pytest.mark.parametrize(
    ("back", "days"),
    [
        ([], 0),
        ([0], 1),
        ([1], 1),
        ([2], 0),
        ([0, 1, 2], 3),
        ([0, 2, 3], 3),
        ([0, 2, 4], 2),
        ([0, 1, 2, 3, 4, 5, 6, 7, 9], 9),
    ],
)
def test_a_streak_counts_days_and_one_in_seven_is_free(back, days):
    today = date(2026, 3, 9)
    assert streaks.streak({today - timedelta(days=each) for each in back}, today) == days
