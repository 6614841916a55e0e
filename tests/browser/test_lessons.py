"""Lessons at the page's own tables, with what the coach says, lights and answers."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from athanor.core.registry import registered
from athanor.lessons.lesson import Lesson
from athanor.lessons.reading import find, lessons
from tests.browser.conftest import Visit
from tests.browser.pupil import Pupil
from tests.browser.scan import axe_by_day_and_night, keep_picture, too_wide
from tests.browser.visitor import DESKTOP, PHONE

ALL = [lesson for game in registered() for lesson in lessons(game)]
# One of each game stands for the others in `make test`.
FIRST = {"spellbook": "night", "alchemists": "deduction", "trismegistus": "transmuting"}


@pytest.mark.long(sample="test_a_whole_lesson")
@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: f"{lesson.game}-{lesson.id}")
def test_every_lesson_whole(visit: Visit, lesson: Lesson) -> None:
    Pupil.at(visit("Ana"), lesson.game, lesson.id).take_lesson()


@pytest.mark.parametrize(("game", "id"), FIRST.items())
def test_a_whole_lesson(visit: Visit, game: str, id: str) -> None:
    ana = visit("Ana")
    pupil = Pupil.at(ana, game, id)
    pupil.wait_for_letters()
    keep_picture(ana.page, f"lesson-{game}-{id}")
    assert axe_by_day_and_night(ana.page) == []
    pupil.take_lesson()
    keep_picture(ana.page, f"lesson-{game}-{id}-done")
    assert axe_by_day_and_night(ana.page) == []


@pytest.mark.parametrize(("game", "id"), FIRST.items())
def test_a_lesson_on_a_phone(visit: Visit, game: str, id: str) -> None:
    ana = visit("Ana", size=PHONE, touch=True)
    pupil = Pupil.at(ana, game, id)
    pupil.wait_for_letters()
    keep_picture(ana.page, f"lesson-{game}-{id}-phone")
    assert axe_by_day_and_night(ana.page) == []
    assert too_wide(ana.page) == {}


@pytest.mark.long(sample="test_a_lesson_on_a_phone")
@pytest.mark.parametrize(("game", "id"), FIRST.items())
@pytest.mark.parametrize("lang", ["es", "fr"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_lesson_in_the_other_languages(visit: Visit, game: str, id: str, lang: str, size: tuple[int, int]) -> None:
    ana = visit("Ana", size=size, touch=size == PHONE, lang=lang)
    pupil = Pupil.at(ana, game, id)
    pupil.wait_for_letters()
    expect(ana.page.locator("html")).to_have_attribute("lang", lang)
    keep_picture(ana.page, f"lesson-{game}-{id}-{lang}-{'phone' if size == PHONE else 'desktop'}")
    assert axe_by_day_and_night(ana.page) == []
    assert too_wide(ana.page) == {}


@pytest.mark.parametrize(("game", "id"), FIRST.items())
def test_what_is_lit_is_in_sight_on_a_phone(visit: Visit, game: str, id: str) -> None:
    look_at_every_step(visit, game, id)


@pytest.mark.long(sample="test_what_is_lit_is_in_sight_on_a_phone")
@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: f"{lesson.game}-{lesson.id}")
def test_what_every_step_lights_is_in_sight_on_a_phone(visit: Visit, lesson: Lesson) -> None:
    look_at_every_step(visit, lesson.game, lesson.id)


def look_at_every_step(visit: Visit, game: str, id: str) -> None:
    ana = visit("Ana", size=PHONE, touch=True)
    for step in range(len(find(game, id).steps)):
        Pupil.at(ana, game, id, step).look_for_all()


@pytest.mark.long(sample="test_a_whole_lesson")
@pytest.mark.parametrize(
    ("game", "id"),
    [("spellbook", "night"), ("alchemists", "deduction"), ("trismegistus", "bowls"), ("trismegistus", "transmuting")],
)
def test_a_whole_lesson_by_keyboard_alone(visit: Visit, game: str, id: str) -> None:
    pupil = Pupil.at(visit("Ana"), game, id)
    pupil.keyboard = True
    pupil.take_lesson()


@pytest.mark.long(sample="test_a_lesson_on_a_phone")
@pytest.mark.parametrize(("game", "id"), FIRST.items())
def test_a_whole_lesson_on_a_phone(visit: Visit, game: str, id: str) -> None:
    """By touch."""
    ana = visit("Ana", size=PHONE, touch=True)
    pupil = Pupil.at(ana, game, id)
    for number in range(len(pupil.lesson.steps)):
        pupil.look_for_all()
        pupil.do_step()
        if number + 1 < len(pupil.lesson.steps):
            pupil.press("on")
    assert pupil.now["finished"]
    keep_picture(ana.page, f"lesson-{game}-{id}-phone-done")
