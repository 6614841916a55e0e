"""Puzzles on the page: the list, one that is solved on the real table, and its verdict."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from athanor import puzzles
from tests.browser.conftest import Visit
from tests.browser.scan import axe_by_day_and_night, keep_picture, missing_texts, too_wide
from tests.browser.visitor import DESKTOP, PHONE


def test_a_puzzle_is_given_up_and_its_answer_shown(visit: Visit) -> None:
    ana = visit("Ana")
    page = ana.go("/puzzles/spellbook")
    expect(page.get_by_role("heading", name="Daily puzzle")).to_be_visible()
    page.get_by_role("link", name="To the puzzle").click()
    coach = page.locator(".coach")
    expect(coach).to_contain_text("What would you do?")
    assert not any('"share"' in frame for frame in ana.heard)
    coach.get_by_role("button", name="Show the answer").click()
    expect(coach).to_contain_text("The best was:")
    expect(coach).to_contain_text("your rating")
    keep_picture(page, "desktop/puzzle-shown")
    page.go_back()
    expect(page.locator(".week .done")).to_have_count(1)


@pytest.mark.long(sample="test_a_puzzle_is_given_up_and_its_answer_shown")
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("lang", ["en", "es", "fr"])
def test_puzzles_fit_and_can_be_read_by_everybody(visit: Visit, size: tuple[int, int], lang: str) -> None:
    ana = visit("Ana", size=size, touch=size == PHONE, lang=lang)
    name = f"{'phone' if size == PHONE else 'desktop'}/puzzles-{lang}"
    for game in ("spellbook", "alchemists", "trismegistus"):
        page = ana.go(f"/puzzles/{game}/{puzzles.puzzles(game)[0].id}")
        page.locator(".coach").wait_for()
        keep_picture(page, f"{name}-{game}")
        assert not too_wide(page)
    page = ana.go("/puzzles")
    page.locator(".themes button").first.wait_for()
    keep_picture(page, name)
    assert not too_wide(page)
    assert not missing_texts(page, {"puzzle-daily", "streak-days"})
    assert not axe_by_day_and_night(page)
