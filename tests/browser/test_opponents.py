"""Choosing an opponent by level and character; asking a bot, after the game, what it thinks."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.museum import Museum
from tests.browser.scan import axe_by_day_and_night, is_too_wide, keep_picture
from tests.browser.visitor import DESKTOP, PHONE


def test_an_opponent_is_chosen_by_level_and_character(visit: Visit) -> None:
    ana = visit("Ana")
    page = ana.go("/new/spellbook")
    seat = page.get_by_role("combobox", name="Seat 2")
    expect(seat).to_have_value("bot:novice")
    levels = seat.locator("option").all_inner_texts()
    named = [text.removeprefix("Bot: ") for text in levels if "Bot" in text]
    assert named == ["Beginner", "Novice", "Adept", "Master", "Grandmaster"]
    seat.select_option(label="Bot: Beginner")
    character = page.get_by_role("combobox", name="Character")
    expect(character).to_have_count(0)  # it has no other
    seat.select_option(label="Bot: Grandmaster")
    character.select_option(label="Bold")
    expect(page.get_by_text("Takes a chance of much")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    page.locator("main.table").wait_for()
    table = ana.get(f"/api/tables/{page.url.rsplit('/', 1)[-1]}")
    assert table["seats"][1]["bot"] == "grandmaster-bold"
    expect(page.locator("main.table")).to_contain_text("Grandmaster, Bold")


def test_a_bot_tells_what_it_thinks_after_the_game(visit: Visit, museum: Museum) -> None:
    page = visit().go(f"/replay/{museum.over}?move=20")
    page.get_by_role("region", name="Replay").get_by_role("button", name="Thoughts").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", level=2)).to_have_text("What a bot thinks of move 21")
    choice = dialog.get_by_text("its choice")
    expect(choice).to_have_count(1)
    dialog.get_by_label("Asked:").select_option(label="Grandmaster")
    expect(dialog).to_contain_text(re.compile(r"looked ahead [\d,]+ times"))
    expect(choice).to_have_count(1)
    expect(dialog.get_by_text("was played")).to_have_count(1)
    expect(dialog.get_by_text("% of the victory").first).to_be_visible()
    for width, height in (DESKTOP, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        keep_picture(page, f"thoughts-{width}")
        assert axe_by_day_and_night(page) == []
        assert not is_too_wide(page)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
