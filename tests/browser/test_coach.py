"""A first game from the home page, with the coach beside it: what it says, how it folds, and that it can go."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.scan import axe_by_day_and_night, keep_picture, too_wide
from tests.browser.visitor import DESKTOP, PHONE

BOTTOM = "one => one.getBoundingClientRect().bottom"


def test_a_first_game_has_a_coach_that_folds_and_goes(visit: Visit) -> None:
    ana = visit("Ana")
    page = ana.go("/")
    door = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Spellbook"))
    door.get_by_role("button", name="First game").click()
    coach = page.get_by_role("region", name="Coach")
    expect(coach).to_contain_text("You win by points")
    expect(coach).to_contain_text("Dawn gets you tokens")
    keep_picture(page, "coach-spellbook")
    assert axe_by_day_and_night(page) == []
    page.keyboard.press("c")
    expect(coach).to_contain_text("Dawn gets you tokens")
    expect(coach).not_to_contain_text("You win by points")
    page.keyboard.press("c")
    coach.get_by_role("button", name="Say less").click()
    expect(coach).not_to_contain_text("You win by points")
    page.get_by_role("button", name="Coach is on").click()
    expect(coach).to_have_count(0)
    # It is kept with the seat: whoever comes back finds it as it was left.
    page.reload()
    expect(page.get_by_role("button", name="Coach is off")).to_be_visible()
    expect(coach).to_have_count(0)
    page.get_by_role("button", name="Coach is off").click()
    expect(coach).to_be_visible()


@pytest.mark.long(sample="test_a_first_game_has_a_coach_that_folds_and_goes")
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", ["alchemists", "trismegistus"])
@pytest.mark.parametrize("lang", ["en", "es", "fr"])
def test_the_coach_of_the_other_games(visit: Visit, game: str, size: tuple[int, int], lang: str) -> None:
    ana = visit("Ana", size=size, touch=size == PHONE, lang=lang)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "beginner"}]
    table = ana.post("/api/tables", {"game": game, "seats": seats, "coach": True})
    page = ana.sit(table["id"])
    coach = page.locator(".coach")
    expect(coach.locator(".say")).to_contain_text(re.compile(r"\w{3}"))
    keep_picture(page, f"coach-{game}-{lang}-{'phone' if size == PHONE else 'desktop'}")
    assert too_wide(page) == {}
    assert axe_by_day_and_night(page) == []
    if game == "alchemists" and size == DESKTOP:
        books = page.locator('[data-spot^="theory:"]')
        lowest = max(books.nth(at).evaluate(BOTTOM) for at in range(books.count()))
        assert books.count() == 8
        assert coach.evaluate("one => one.getBoundingClientRect().top") >= lowest, "the coach lies over theories"
