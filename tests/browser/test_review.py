"""The review of a finished game on the page: asked for, walked, talked about, played on from."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.ended import PATIENT, finished
from tests.browser.museum import Museum
from tests.browser.scan import axe_by_day_and_night, keep_picture, too_wide
from tests.browser.visitor import DESKTOP, PHONE, Visitor


def reviewed(visitor: Visitor, table: str) -> tuple[Page, dict[str, Any]]:
    """The page of the review, which is made if it is not there yet."""
    path = f"/api/tables/{table}/review"
    visitor.post(path)
    visitor.until(lambda: visitor.get(path)["status"] == "done")
    page = visitor.go(f"/review/{table}")
    page.locator(".moment > header h2").wait_for()
    return page, visitor.get(path)["review"]


def test_a_click_makes_the_review_and_its_decisions_can_be_walked(tour: Visit, museum: Museum) -> None:
    ana = tour()
    page = ana.go(f"/review/{museum.toy_over}")
    page.get_by_role("button", name="Review this game").click()
    page.locator(".moment > header h2").wait_for()
    page, review = reviewed(ana, museum.toy_over)
    count = len(review["decisions"])
    page.get_by_role("radio", name=re.compile("^all")).check()
    decisions = page.locator(".list li button")
    expect(decisions).to_have_count(count)
    decisions.first.click()
    expect(page).to_have_url(re.compile(r"decision=1$"))
    page.locator(".moment > header h2").focus()
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"decision=2$"))
    expect(page.locator(".moment")).to_contain_text(f"Decision 2 of {count}")
    page.get_by_role("textbox", name="What did you think here?").fill("I was in a hurry.")
    page.get_by_role("button", name="Send").click()
    expect(page.locator(".moment")).to_contain_text("I was in a hurry.")
    eve = tour()
    eve.context.clear_cookies()
    other = eve.go(f"/review/{museum.toy_over}?decision=2")
    expect(other.locator(".moment")).to_contain_text("I was in a hurry.")
    expect(other.get_by_role("textbox")).to_have_count(0)
    page.get_by_role("button", name="Share").click()
    picture = page.get_by_role("img", name="The picture that the link shows")
    ana.until(lambda: picture.evaluate("each => each.naturalWidth") == 1200)
    keep_picture(page, "desktop/share")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Play on").click()
    page.locator("main.table[data-number]").wait_for()


def test_a_decision_can_be_tried_before_its_verdict_is_seen(tour: Visit, museum: Museum) -> None:
    ana = tour()
    page, review = reviewed(ana, museum.toy_over)
    number = next(at for at, one in enumerate(review["decisions"], 1) if len(one["choices"]) > 1)
    ana.go(f"/review/{museum.toy_over}?decision={number}")
    page.get_by_role("link", name="Try it first").click()
    coach = page.locator(".coach")
    expect(coach).to_contain_text("What would you do?")
    assert not any('best":{' in frame for frame in ana.heard)
    page.locator(".generic .choice").first.click()
    expect(coach).to_contain_text(re.compile("Right|Not"))
    coach.get_by_role("button", name="Try again").click()
    coach.get_by_role("button", name="Show the answer").click()
    expect(coach).to_contain_text("The best was:")
    keep_picture(page, "desktop/try")
    coach.get_by_role("link", name="Back to the review").click()
    page.locator(".moment > header h2").wait_for()


@pytest.mark.long(sample="test_a_click_makes_the_review_and_its_decisions_can_be_walked")
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_it_fits_and_can_be_read_by_everybody(tour: Visit, museum: Museum, size: tuple[int, int]) -> None:
    ana = tour(size=size, touch=size == PHONE)
    page, _ = reviewed(ana, museum.over)
    page.locator(".room .table > *").first.wait_for()
    name = "phone" if size == PHONE else "desktop"
    for tab in ["Decision", "All decisions", "Luck, skill"] if size == PHONE else [""]:
        if tab:
            page.get_by_role("tab", name=tab, exact=True).click()
        keep_picture(page, f"{name}/review{'-' + tab.split()[0].lower() if tab else ''}", full=size == PHONE)
        assert not too_wide(page)
        assert not axe_by_day_and_night(page)
    page.emulate_media(color_scheme="dark")
    keep_picture(page, f"{name}/review-dark")


@pytest.mark.long(sample="test_a_click_makes_the_review_and_its_decisions_can_be_walked")
@pytest.mark.parametrize("game", ["alchemists", "trismegistus"])
def test_the_other_games_are_reviewed_in_every_language_and_size(visit: Visit, game: str) -> None:
    """One review, looked at by several."""
    ana = visit("Ana")
    table = finished(ana, game)
    ana.post(f"/api/tables/{table}/review")
    ana.until(lambda: ana.get(f"/api/tables/{table}/review")["status"] == "done", patience=PATIENT)
    cookies = {cookie.get("name", ""): cookie.get("value", "") for cookie in ana.context.cookies()}
    for size, lang in ((DESKTOP, "en"), (PHONE, "es"), (DESKTOP, "fr"), (PHONE, "fr")):
        visitor = visit(cookies=cookies, size=size, touch=size == PHONE, lang=lang)
        page = visitor.go(f"/review/{table}")
        page.locator(".moment > header h2").wait_for()
        page.locator(".room .table > *").first.wait_for()
        name = f"{'phone' if size == PHONE else 'desktop'}/review-{game}-{lang}"
        for tab in range(page.get_by_role("tab").count()) if size == PHONE else [0]:
            if size == PHONE:
                page.get_by_role("tab").nth(tab).click()
            keep_picture(page, f"{name}-{tab}", full=True)
            assert not too_wide(page)
            assert not axe_by_day_and_night(page)
