"""Three languages, switched in the middle of a game; in none of them a page lacks a text or is too wide."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import ROOT
from tests.browser.museum import Museum
from tests.browser.player import Player
from tests.browser.scan import SHELL_TEXTS, keep_picture, missing_texts, text_ids, too_wide
from tests.browser.test_every_page import open_page
from tests.browser.visitor import DESKTOP, LOCALES, PHONE

STUDY_TEXTS = ROOT / "web" / "src" / "study" / "text" / "en.ftl"
SAYS = {"en": ("Your turn", "Language"), "es": ("Te toca", "Idioma"), "fr": ("À toi de jouer", "Langue")}


def ids(museum: Museum) -> set[str]:
    texts = [museum.owner.http.get(f"/api/texts/{game}/en").text for game in ("core", "spellbook", "toy")]
    return text_ids(SHELL_TEXTS, *texts)


def test_the_language_changes_in_the_middle_of_a_game(tour: Visit, museum: Museum) -> None:
    ana = tour()
    open_page(ana, museum, "payment")
    page = ana.page
    spoken = "en"
    before = Player(page).look()
    for lang in ("es", "fr", "en"):
        page.get_by_label(SAYS[spoken][1]).select_option(lang)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(page.get_by_label(SAYS[lang][1])).to_have_value(lang)
        seen = Player(page).look()
        assert (seen.number, seen.phase, seen.stops, seen.paying) == (before.number, before.phase, before.stops, True)
        assert missing_texts(page, ids(museum)) == []
        keep_picture(page, f"table-{lang}")
        spoken = lang
    # It stays on this device.
    page.get_by_label("Language").select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.reload()
    page.locator("main.table").wait_for()
    expect(page.locator("html")).to_have_attribute("lang", "fr")


@pytest.mark.parametrize(("lang", "size", "text"), [("en", DESKTOP, 100), ("es", DESKTOP, 200), ("fr", PHONE, 200)])
def test_no_page_lacks_a_text_or_scrolls_sideways(
    tour: Visit, museum: Museum, lang: str, size: tuple[int, int], text: int
) -> None:
    """With the text at 200 % too, in the languages with the longer words."""
    ana = tour(lang=lang, size=size, touch=size == PHONE)
    ana.context.add_init_script(f"localStorage.setItem('athanor', JSON.stringify({{ text: {text} }}))")
    known = ids(museum)
    problems: list[str] = []
    for name in museum.pages():
        open_page(ana, museum, name)
        expect(ana.page.locator("html")).to_have_attribute("lang", lang)
        keep_picture(ana.page, f"large-{size[0]}/{name}")
        problems += [f"{name}: {text}" for text in missing_texts(ana.page, known)]
        if wide := too_wide(ana.page):
            problems.append(f"{name}: scrolls sideways: {wide}")
    # The whole log of a game.
    ana.go(f"/replay/{museum.over}")
    ana.page.locator("main.table").wait_for()
    problems += [f"log: {text}" for text in missing_texts(ana.page, known)]
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("lang", LOCALES)
def test_no_window_of_the_table_lacks_a_text(tour: Visit, museum: Museum, lang: str) -> None:
    ana = tour(lang=lang)
    known = ids(museum) | text_ids(STUDY_TEXTS.read_text(encoding="utf-8"))
    missing: list[str] = []
    ana.sit(ana.table("spellbook", "me", "bot:random"))
    tools = ana.page.locator("nav.tools button.wide:not(.tablet)")
    # Hint, rules and coach lie beside the board until the same button closes them; chat and menu are windows.
    for each, beside in enumerate((".study.hint li", "aside.sheet > header h2", ".coach h2", None, None)):
        tools.nth(each).click()
        ana.page.locator(beside or "dialog[open] h2").first.wait_for()
        missing += [f"window {each}: {text}" for text in missing_texts(ana.page, known)]
        if beside:
            tools.nth(each).click()
        else:
            ana.page.keyboard.press("Escape")
        expect(ana.page.locator(f"dialog, {beside}" if beside else "dialog")).to_have_count(0)
    assert tools.count() == each + 1
    ana.page.keyboard.press("?")
    ana.page.locator("dialog[open] kbd").first.wait_for()
    missing += [f"help: {text}" for text in missing_texts(ana.page, known)]
    assert missing == []
