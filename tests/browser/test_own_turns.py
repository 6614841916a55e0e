"""One's own turns, as one wishes them: asked once more, ended by themselves, with sounds. Kept on the device."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.scan import axe, is_too_wide, keep_picture
from tests.browser.transmuter import INTRODUCTORY, Alchemist
from tests.browser.visitor import PHONE, Visitor

CONFIRM = ".prompt.confirming"
# Every tone that the page really starts.
COUNT_TONES = """
(() => {
  window.tones = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) { window.tones += 1; return start.apply(this, when); };
})();
"""


def wishing(visit: Visit, game: str, options: dict[str, Any] | None = None, **wishes: bool) -> Visitor:
    ana = visit("Ana", **(options or {}))
    ana.context.add_init_script(COUNT_TONES)
    ana.page.goto("/settings")
    for name, wanted in {"Ask me once more": "confirm", "End my turn by itself": "ends", "Sounds": "sounds"}.items():
        if wishes.get(wanted):
            ana.page.get_by_label(name).check()
    setup = INTRODUCTORY if game == "trismegistus" else {}
    ana.sit(ana.table(game, "me", "bot:random", seed=3, **setup))
    ana.page.locator(".prompt.mine").wait_for()
    return ana


def test_what_cannot_be_taken_back_is_asked_once_more(visit: Visit) -> None:
    for options in ({}, {"size": PHONE, "touch": True}):
        ana = wishing(visit, "spellbook", options, confirm=True)
        page, bag = ana.page, ana.page.locator('[data-stop="bag"]')
        before = page.locator("main.table").get_attribute("data-number")
        bag.click()
        bar = page.locator(CONFIRM)
        expect(bar).to_contain_text("it cannot be taken back")
        keep_picture(page, f"confirm-{'phone' if options else 'desk'}")
        assert not axe(page)
        assert not is_too_wide(page)
        page.keyboard.press("Escape")
        expect(bar).to_have_count(0)
        expect(page.locator("main.table")).to_have_attribute("data-number", str(before))
        bag.click()
        expect(bar.locator(".sure")).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator("main.table")).not_to_have_attribute("data-number", str(before))
        # It is kept on this device.
        assert page.evaluate("JSON.parse(localStorage.getItem('athanor')).confirm") is True


def test_a_turn_ends_by_itself_and_sounds_where_that_is_wished(visit: Visit) -> None:
    ana = wishing(visit, "trismegistus", ends=True, sounds=True)
    page = ana.page
    assert page.evaluate("window.tones") > 0, "my turn"
    player = Alchemist(page)
    for _ in range(60):
        player.before = ""
        player.step(player.look())
        page.wait_for_function("() => !document.querySelector('main.table').dataset.busy")
        if said(ana, "end"):
            break
    assert said(ana, "end")
    # Nobody pressed it: whenever nothing else could be done, it was never to be seen alone.
    assert page.evaluate("window.tones") > 3, "moves sound too"


def said(ana: Visitor, action: str) -> bool:
    """Sent by the page while it was the only answer there was."""
    asked: dict[int, list[str]] = {}
    for message in map(json.loads, ana.heard):
        ask = message.get("ask") if message["type"] == "state" else None
        if ask and ask["decision"] is not None:
            asked[ask["decision"]] = [each["name"] for each in ask["actions"]]
    answers = [message for message in map(json.loads, ana.said) if message["type"] == "answer"]
    return any(each["actions"] == [action] and asked.get(each["decision"]) == [action] for each in answers)
