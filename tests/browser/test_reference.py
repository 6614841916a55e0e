"""Everything on a table explains itself; rules and glossary stand beside it and leave the decision alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.scan import axe_by_day_and_night, keep_picture, too_wide
from tests.browser.transmuter import seated
from tests.browser.visitor import PHONE

# A place of each board that is explained but cannot be used now.
PLACES = {"spellbook": "card:1:4", "alchemists": "space:5", "trismegistus": "market:4"}


def stop(page: Page, name: str) -> str:
    return f'[data-stop="{name}"] >> visible=true'


def press_long(page: Page, place: str) -> None:
    """A finger that stays."""
    held = page.locator(stop(page, place)).first
    held.scroll_into_view_if_needed()
    held.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    page.locator("#tip.card").wait_for()
    held.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})


def top_of(shown: Locator) -> float:
    return float(shown.evaluate("one => one.getBoundingClientRect().top"))


def bottom_of(shown: Locator) -> float:
    return float(shown.evaluate("one => one.getBoundingClientRect().bottom"))


def test_a_thing_explains_itself_and_its_rule_opens_beside_the_decision(visit: Visit) -> None:
    ana = seated(visit)
    page = ana.page
    expect(ana.prompt).to_contain_text("Draft a die.")
    prompt = ana.prompt.inner_text()
    page.keyboard.press("Tab")  # the keys move the focus: what it comes to explains itself
    page.locator(stop(page, "market:3")).focus()
    page.keyboard.press("ArrowRight")
    card = page.locator("#tip.card")
    expect(card).to_contain_text("What it is")
    expect(card).to_contain_text("What it is for")
    expect(card).to_contain_text("Not now")
    expect(card).to_contain_text("Draft a die first.")
    expect(card).to_contain_text("What helps:")
    keep_picture(page, "card-trismegistus")
    assert axe_by_day_and_night(page) == []
    page.keyboard.press("i")
    expect(card.get_by_role("link", name="Rules: Your turn · Draft")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    sheet = page.get_by_role("complementary", name="rules and glossary")
    expect(sheet.locator("#entry-artifact")).to_be_focused()
    sheet.get_by_role("link", name="Rules: Actions · Acquire an artifact").first.click()
    expect(sheet.locator("#actions-4")).to_be_focused()
    expect(sheet.locator("#actions-4 td").first).to_be_in_viewport(ratio=1)
    assert top_of(sheet.locator("#actions-4")) >= bottom_of(sheet.locator(".top")), "the rule begins behind the search"
    keep_picture(page, "rule-item-trismegistus")
    sheet.get_by_role("searchbox").fill("chameleon")
    expect(sheet.get_by_role("status")).to_contain_text(re.compile(r"\d+ places found"))
    expect(sheet.locator("#entry-chameleon")).to_be_visible()
    assert ana.prompt.inner_text() == prompt
    assert axe_by_day_and_night(page) == []
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_what_was_read_already_is_not_said_at_length_again(visit: Visit) -> None:
    page = seated(visit).page
    dice = page.locator('.bowls .die[aria-disabled="false"]')
    card = page.locator("#tip.card")
    dice.nth(0).hover()
    expect(card).to_contain_text("What it is for")
    page.wait_for_timeout(1800)  # somebody reads
    page.mouse.move(5, 400)
    expect(card).to_be_hidden()
    dice.nth(1).hover()
    expect(card).to_be_visible()
    expect(card).not_to_contain_text("What it is for")
    keep_picture(page, "card-read-trismegistus")
    page.keyboard.press("i")  # asked for, all of it is there
    expect(card).to_contain_text("What it is for")


@pytest.mark.long(sample="test_a_thing_explains_itself_and_its_rule_opens_beside_the_decision")
@pytest.mark.parametrize("game", PLACES)
@pytest.mark.parametrize("lang", ["es", "fr"])
def test_on_a_phone_a_long_press_tells_everything(visit: Visit, game: str, lang: str) -> None:
    ana = visit("Ana", size=PHONE, touch=True, lang=lang)
    page = ana.sit(ana.table(game, "me", "bot:random"))
    if game == "trismegistus":
        page.locator('.tabs [data-tab="table"]').tap()
    press_long(page, PLACES[game])
    card = page.locator("#tip.card")
    expect(card).to_contain_text({"es": "Qué es", "fr": "Ce que c’est"}[lang])
    links = card.get_by_role("link")
    assert all((box := link.bounding_box()) is not None and box["height"] >= 44 for link in links.all())
    keep_picture(page, f"card-{game}-{lang}-phone")
    assert too_wide(page) == {}
    links.last.tap()
    expect(page.get_by_role("complementary").locator("article").first).to_be_visible()
    keep_picture(page, f"reference-{game}-{lang}-phone")
    assert axe_by_day_and_night(page) == []


@pytest.mark.long(sample="test_a_thing_explains_itself_and_its_rule_opens_beside_the_decision")
@pytest.mark.parametrize("game", PLACES)
def test_rules_and_glossary_have_a_page_of_their_own(visit: Visit, game: str) -> None:
    ana = visit()
    page = ana.go(f"/rules/{game}#entry-points")
    expect(page.locator("#entry-points")).to_be_focused()
    entries = page.locator(".reference article")
    assert all(entry.locator("svg.pic, b[data-text]").count() for entry in entries.all())
    keep_picture(page, f"glossary-{game}")
    assert axe_by_day_and_night(page) == []
    entries.first.get_by_role("link", name=re.compile("^Rules: ")).click()
    expect(page.locator(".rules :focus")).to_be_in_viewport(ratio=1)
    keep_picture(page, f"rules-{game}")


@pytest.mark.parametrize("lang", ["en", "es", "fr"])
def test_a_link_to_a_rule_leads_to_the_item_itself(visit: Visit, lang: str) -> None:
    """The last rule of the longest page: it has to be scrolled to, by a click and by its address."""
    ana = visit("Ana", lang=lang)
    page = ana.go("/rules/alchemists#entry-master")
    page.locator("#entry-master .links a").first.click()
    rule = page.locator("li#end-of-the-round-1")
    expect(rule).not_to_be_in_viewport()
    expect(page.locator("p#apprentice-or-master-1")).to_be_focused()
    expect(page.locator("p#apprentice-or-master-1")).to_be_in_viewport(ratio=1)
    ana.go("/rules/alchemists#end-of-the-round-1")
    expect(rule).to_be_focused()
    expect(rule).to_be_in_viewport(ratio=1)
    keep_picture(page, f"rule-item-alchemists-{lang}")
    assert axe_by_day_and_night(page) == []


def test_the_mark_of_an_alchemist_explains_itself(visit: Visit) -> None:
    """It is no field to be used; what it is tells whoever points at it."""
    ana = visit("Ana")
    page = ana.sit(ana.table("alchemists", "me", "bot:random"))
    page.locator(".shelf .badge").first.hover()
    card = page.locator("#tip.card")
    expect(card).to_contain_text("Mark of an alchemist")
    expect(card).to_contain_text("Colour and shape of one alchemist.")
    expect(card.get_by_role("link", name="Rules: Set-up")).to_have_attribute("href", "/rules/alchemists#set-up-1")
    keep_picture(page, "card-mark-alchemists")
