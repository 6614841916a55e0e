"""A hint at the table: asked for by a button, with the choices marked on the board; gone with the decision."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.scan import axe_by_day_and_night, cut_words, keep_picture, missing_texts, too_wide
from tests.browser.visitor import DESKTOP, PHONE, Visitor

NAMES = {"en": "Hint", "es": "Pista", "fr": "Indice"}


def hinted(ana: Visitor, game: str, lang: str = "en", **how: object) -> tuple[Page, Locator]:
    """A table against one bot, where somebody has just asked for a hint."""
    page = ana.sit(ana.table(game, "me", "bot:random", **how))  # type: ignore[arg-type]
    page.get_by_role("button", name=NAMES[lang], exact=True).click()
    panel = page.get_by_role("region", name=NAMES[lang], exact=True)
    panel.locator("li").first.wait_for()
    return page, panel


def test_a_hint_is_shown_beside_the_table_and_goes_with_its_decision(visit: Visit) -> None:
    page, panel = hinted(visit("Ana"), "spellbook")
    expect(panel).to_be_focused()
    expect(panel).to_contain_text("From what you can see.")
    badges = page.locator(".badges b")
    expect(badges.first).to_contain_text(re.compile("^1"))
    expect(page.locator(".order .hints").first).to_contain_text("1")
    # It hides neither the question nor the board.
    box, prompt = panel.bounding_box(), page.locator("section.prompt").bounding_box()
    assert box
    assert prompt
    assert box["y"] + box["height"] <= prompt["y"]
    assert not page.evaluate(
        "([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('.hint'))",
        [prompt["x"] + prompt["width"] / 2, prompt["y"] + prompt["height"] / 2],
    )
    keep_picture(page, "desktop/hint-spellbook-en")
    assert axe_by_day_and_night(page) == []
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_have_count(0)
    expect(badges).to_have_count(0)


@pytest.mark.long(sample="test_a_hint_is_shown_beside_the_table_and_goes_with_its_decision")
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", ["spellbook", "alchemists", "trismegistus"])
@pytest.mark.parametrize("lang", ["en", "es", "fr"])
def test_hints_fit_and_can_be_read_by_everybody(visit: Visit, game: str, size: tuple[int, int], lang: str) -> None:
    page, panel = hinted(visit("Ana", size=size, touch=size == PHONE, lang=lang), game, lang)
    name = f"{'phone' if size == PHONE else 'desktop'}/hint-{game}-{lang}"
    keep_picture(page, name)
    assert too_wide(page) == {}
    assert missing_texts(page, {"hint-known", "hint-odds", "hint-close", "hint-left"}) == []
    assert cut_words(page, ".hint li b") == []
    assert axe_by_day_and_night(page) == []
    box = panel.bounding_box()
    assert box
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= size[1]
