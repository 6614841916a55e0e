"""The documentation at /docs, in a browser: its policy allows all that it needs, search works, rules lead to tests."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from athanor.server.documentation import FOLDER
from tests.browser.conftest import Visit
from tests.browser.visitor import DESKTOP, PHONE


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_its_pages_are_whole(visit: Visit, size: tuple[int, int]) -> None:
    assert (FOLDER / "index.html").exists(), "The documentation is not built: python3 dev.py docs"
    eve = visit(size=size)
    page = eve.go("/docs")
    expect(page.get_by_role("heading", name="Athanor", level=1)).to_be_visible()
    page.get_by_role("article").get_by_role("link", name="A tour").click()
    expect(page).to_have_url(re.compile(r"/docs/tour/$"))
    expect(page.get_by_role("heading", name="A tournament")).to_be_attached()
    for name in ("environments", "observations/spellbook", "reference", "learners", "performance"):
        eve.go(f"/docs/{name}/").locator("article h1").first.wait_for()
        wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, f"{name} is wider than the window"
        broken = page.evaluate("[...document.images].filter((each) => each.complete && !each.naturalWidth).length")
        assert broken == 0, f"a picture of {name} is missing"


def test_search_finds_a_page_and_a_rule_leads_to_its_test(visit: Visit) -> None:
    eve = visit()
    page = eve.go("/docs/")
    page.get_by_placeholder("Search").first.click()
    page.get_by_placeholder("Search").first.press_sequentially("tournament")
    page.locator(".md-search-result__link").first.click()
    expect(page).to_have_url(re.compile(r"/docs/tour/"))
    page = eve.go("/docs/rules/spellbook/")
    page.locator("#SB-119").locator("xpath=ancestor::p[1]/following-sibling::p[1]//a").first.click()
    expect(page).to_have_url(re.compile(r"/docs/tests/spellbook/\w+/#test_"))
