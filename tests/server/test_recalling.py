"""Coming back: the table as it was after each move, as the seat saw it then, from the record alone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.people import Person, Screen


def recalled(screen: Screen, after: int) -> list[dict[str, Any]]:
    screen.say(type="recall", ref="r", after=after)
    while True:
        heard = screen.hear()
        if heard["type"] in ("story", "refused") and heard["ref"] == "r":
            assert heard["type"] == "story", heard
            steps: list[dict[str, Any]] = heard["steps"]
            return steps


def played(screen: Screen, moves: int) -> dict[int, Any]:
    """The view after each entry, as the screen was shown it."""
    views: dict[int, Any] = {}
    screen.first_state()
    while len(views) < moves:
        assert screen.state
        views[screen.state["number"]] = screen.state["view"]
        names = screen.choices()
        if names:
            screen.play(names[len(views) % len(names)])
        else:
            screen.hear()
    return views


@pytest.mark.parametrize("game", ["spellbook", "trismegistus"])
def test_what_is_recalled_is_what_was_shown(ana: Person, game: str) -> None:
    table = ana.table(game, "me", "bot:random")
    with ana.sit(table) as screen:
        views = played(screen, 12)
    with ana.sit(table) as again:
        again.first_state()
        steps = recalled(again, 3)
        known = {step["number"]: step["view"] for step in steps}
        assert [step["number"] for step in steps] == sorted(known)
        assert min(known) == 4
        compared = [number for number in views if number in known]
        assert len(compared) > 5
        assert all(views[number] == known[number] for number in compared)


def test_somebody_else_recalls_nothing(ana: Person, blas: Person) -> None:
    table = ana.table("spellbook", "me", "bot:random")
    with ana.sit(table) as screen:
        played(screen, 4)
    with blas.sit(table) as watcher:
        watcher.first_state()
        assert recalled(watcher, 0) == []


def test_asking_again_and_again_is_refused(ana: Person) -> None:
    table = ana.table("spellbook", "me", "bot:random")
    with ana.sit(table) as screen:
        played(screen, 3)
        for _ in range(10):
            screen.say(type="recall", ref="x", after=0)
        answers: list[str] = []
        while len(answers) < 10:
            heard = screen.hear()
            if heard.get("ref") == "x":
                answers.append(heard["type"])
        assert answers.count("story") <= 4
        assert "refused" in answers
