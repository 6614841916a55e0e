"""What the others did, told step by step: it equals the log, ends when one wants it to, and can be told again."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.player import Player
from tests.browser.scan import axe, is_too_wide, keep_picture
from tests.browser.transmuter import cookies_of
from tests.browser.visitor import PHONE, Visitor
from tests.server.people import Person

STORY = ".prompt.story"
SENTENCE = f"{STORY} .asked [aria-live]"
LIT = '[data-stop][aria-disabled="false"]:not([data-stop="box"])'


def told_to(ana: Visitor) -> list[dict[str, Any]]:
    """The moves of the others that the server has told, in order."""
    entries: dict[int, dict[str, Any]] = {}
    for message in map(json.loads, ana.heard):
        if message["type"] == "log":
            entries |= {each["number"]: each for each in message["entries"]}
    return [each for _, each in sorted(entries.items()) if each["seat"] == 1 and each["events"]]


def play_until_story(ana: Visitor, player: Player) -> None:
    for _ in range(60):
        ana.page.locator(f".prompt.mine, {STORY}").first.wait_for()
        if ana.page.locator(STORY).count():
            return
        player.before = ""
        player.step(player.look())
        ana.page.wait_for_function("() => !document.querySelector('main.table').dataset.busy")
    raise AssertionError("nobody else moves")


def at_the_story(visit: Visit, **how: Any) -> Visitor:
    ana = visit("Ana", pace="step", **how)
    ana.sit(ana.table("spellbook", "me", "bot:random", seed=3))
    play_until_story(ana, Player(ana.page))
    return ana


def test_the_story_equals_the_log(visit: Visit) -> None:
    ana = at_the_story(visit)
    page, said = ana.page, []
    log = page.locator(".log ol .at")
    while page.locator(STORY).count():
        sentence = page.locator(SENTENCE).inner_text()
        said.append(sentence)
        # The log goes as far as the story, and no further: newest first, it begins with what is told.
        lines = log.all_inner_texts()
        assert " ".join(reversed(lines[: len(told_to(ana)[len(said) - 1]["events"])])) == sentence
        page.keyboard.press("ArrowRight")
        page.wait_for_function(
            "([where, before]) => document.querySelector(where)?.textContent !== before", arg=[SENTENCE, sentence]
        )
    assert len(said) == len(told_to(ana)) > 1
    # After it a line in pictures stays, one for each step, and each says in words what it shows.
    steps = page.locator(".recap .step")
    assert [steps.nth(at).get_attribute("aria-label") for at in range(steps.count())] == said


def test_nothing_can_be_done_before_the_story_is_over(visit: Visit) -> None:
    ana = at_the_story(visit)
    expect(ana.page.locator(LIT)).to_have_count(0)
    ana.page.keyboard.press("Escape")
    expect(ana.prompt).not_to_contain_class("story")
    expect(ana.page.locator(LIT).first).to_be_visible()
    # Once more, from the first step; a click on the board skips as well.
    first = ana.page.locator(".recap .step").first.get_attribute("aria-label")
    ana.page.get_by_role("button", name="Tell it again").click()
    expect(ana.page.locator(SENTENCE)).to_have_text(str(first))
    ana.page.locator(".sb.shared").click(position={"x": 3, "y": 3})
    expect(ana.page.locator(STORY)).to_have_count(0)


def test_a_quick_pace_goes_on_by_itself(visit: Visit) -> None:
    ana = at_the_story(visit)
    ana.page.get_by_label("Pace of others’ turns").select_option("normal")
    expect(ana.page.locator(STORY)).to_have_count(0)  # without another touch
    expect(ana.page.locator(".recap")).to_be_visible()
    # The choice is kept.
    kept = ana.page.evaluate("JSON.parse(localStorage.getItem('athanor')).pace")
    assert kept == "normal"


@pytest.mark.parametrize("how", [{}, {"size": PHONE, "touch": True}, {"theme": "dark", "lang": "fr"}])
def test_the_story_can_be_read_by_everybody(visit: Visit, how: dict[str, Any]) -> None:
    ana = at_the_story(visit, **how)
    name = "-".join(str(each) for each in how.values() if isinstance(each, str)) or ("phone" if how else "desk")
    keep_picture(ana.page, f"story-{name}")
    assert not axe(ana.page)
    assert not is_too_wide(ana.page)
    ana.page.locator(".story .skip").click()
    expect(ana.page.locator(STORY)).to_have_count(0)
    keep_picture(ana.page, f"recap-{name}")
    assert not axe(ana.page)
    assert not is_too_wide(ana.page)


def test_whoever_comes_back_is_told_what_they_missed(visit: Visit, house: House) -> None:
    """The game went on without them: one line a turn, and the story on the table as it was."""
    owner = Person(house.address, "Ana")
    table = owner.table("spellbook", "me", "bot:random")
    with owner.sit(table) as screen:
        screen.first_state()
        while not any(
            each["seat"] == 1 and each["kind"] == "move" and each["events"] for each in screen.entries.values()
        ):
            if screen.choices():
                screen.play(screen.choices()[0])
            else:
                screen.hear()
    ana = visit(cookies=cookies_of(owner))
    # This device was shown the table before the other moved.
    ana.context.add_init_script(f"localStorage.setItem('athanor-shown', JSON.stringify({{ '{table}': 1 }}))")
    page = ana.sit(table)
    expect(page.locator(".recap .missed")).to_have_text("While you were away")
    told = page.locator(".recap .step")
    first = told.first.get_attribute("aria-label")
    keep_picture(page, "story-missed")
    page.get_by_role("button", name="Tell it again").click()
    expect(page.locator(SENTENCE)).to_have_text(str(first))
    # The table as it was then, not as it is.
    newest = max(each["number"] for each in ana.states())
    assert int(page.locator("main.table").get_attribute("data-number") or 0) < newest
    assert not axe(page)
    owner.http.close()
