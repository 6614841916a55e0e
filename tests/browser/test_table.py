"""At the table: undo and its limit, reasons, the spectator, talk."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.museum import Museum
from tests.browser.player import Player
from tests.browser.visitor import PHONE, Visitor


def alone(visit: Visit, **how: object) -> Visitor:
    """A solo game: the first decision is ours for certain."""
    ana = visit("Ana", **how)
    ana.sit(ana.table("spellbook", "me"))
    return ana


def things(visitor: Visitor, zone: str) -> Locator:
    return visitor.page.locator(f'[data-stop^="{zone}"][aria-disabled="false"]')


def test_undo_until_something_hidden_is_revealed(visit: Visit) -> None:
    ana = alone(visit)
    page = ana.page
    undo = ana.prompt.get_by_role("button", name="Undo")
    before = Player(page).look()
    things(ana, "altar").first.click()
    expect(undo).to_have_attribute("aria-disabled", "false")
    expect(page.locator(".phases li.now")).to_contain_text("midday")
    undo.click()
    expect(page.locator(".log ol")).to_contain_text("Ana takes the last step back.")
    after = Player(page).look()
    assert (after.phase, after.stops, after.buttons) == (before.phase, before.stops, before.buttons)
    # By its key too.
    things(ana, "altar").first.click()
    expect(page.locator(".phases li.now")).to_contain_text("midday")
    page.keyboard.press("u")
    expect(page.locator(".phases li.now")).to_contain_text("dawn")
    # What came out of the bag cannot go back, and the page says why.
    page.locator('[data-stop="bag"]').click()
    expect(page.locator(".phases li.now")).to_contain_text("midday")
    expect(undo).to_have_attribute("aria-disabled", "true")
    number = page.locator("main.table").get_attribute("data-number")
    undo.click(force=True)
    expect(ana.prompt).to_contain_text("Something hidden became known; it cannot be undone.")
    expect(page.locator("main.table")).to_have_attribute("data-number", str(number))


@pytest.mark.parametrize("way", ["mouse", "click", "keyboard", "touch"])
def test_what_cannot_be_done_says_why_not(visit: Visit, way: str) -> None:
    ana = alone(visit, **({"size": PHONE, "touch": True} if way == "touch" else {}))
    line = ana.page.locator('[data-stop="card:0:3"]')
    expect(line).to_have_attribute("aria-disabled", "true")
    if way == "mouse":
        line.hover(force=True)
    elif way == "click":
        line.click(force=True)
    elif way == "touch":
        line.tap(force=True)
    else:
        line.evaluate("(line) => line.closest('.cards').querySelector('[tabindex=\"0\"]').focus()")
        for _ in range(20):
            if line.evaluate("(line) => line === document.activeElement"):
                break
            ana.page.keyboard.press("ArrowDown")
    tip = ana.page.get_by_role("tooltip")
    expect(tip).to_be_visible()
    expect(tip).to_contain_text("Not now")
    expect(tip).to_contain_text(re.compile(r"Learn \w+ at dusk: 3, 4 or 5 Magma; you have \d"))
    expect(line).to_have_attribute("aria-describedby", "tip")


def test_what_glows_says_what_it_does(visit: Visit) -> None:
    ana = alone(visit)
    ana.page.locator('[data-stop="bag"]').hover()
    tip = ana.page.get_by_role("tooltip")
    expect(tip).to_contain_text("draw", ignore_case=True)
    expect(tip).not_to_contain_text("Not now")


def test_a_resting_pointer_is_told_nothing(visit: Visit) -> None:
    """Whoever clicks on *Sit down* has the pointer where the board then comes to lie; nor does the focus ask."""
    ana = alone(visit)
    page, tip = ana.page, ana.page.get_by_role("tooltip")
    line = page.locator('[data-stop="card:0:3"]')
    place = line.bounding_box()
    assert place is not None
    page.mouse.move(place["x"] + 9, place["y"] + 9)
    expect(tip).to_be_visible()
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    # The page is left and comes back under the pointer, as a table does under a click on another page.
    page.evaluate("history.pushState(null, '', '/settings'); dispatchEvent(new PopStateEvent('popstate'))")
    page.get_by_role("heading", name="Settings").wait_for()
    page.go_back()
    line.wait_for()
    line.focus()
    page.mouse.move(place["x"] + 9, place["y"] + 9)  # where it is already, as browsers say after a change of layout
    page.wait_for_timeout(600)  # longer than a tooltip takes; if the page were slower than that, it would show none
    expect(tip).to_be_hidden()
    page.mouse.move(place["x"] + 12, place["y"] + 9)
    expect(tip).to_be_visible()


def test_a_tooltip_leaves_the_question_free(visit: Visit) -> None:
    ana = alone(visit)
    stops = ana.page.locator('[data-stop^="card:"], [data-stop^="reserve:"]')
    tip, prompt = ana.page.get_by_role("tooltip"), ana.prompt.bounding_box()
    assert prompt is not None
    for index in range(0, stops.count(), 5):
        stops.nth(index).hover(force=True)
        expect(stops.nth(index)).to_have_attribute("aria-describedby", "tip")
        words = tip.bounding_box()
        assert words is not None
        assert words["y"] + words["height"] <= prompt["y"] or words["y"] >= prompt["y"] + prompt["height"]


def test_a_spectator_sees_all_and_may_do_nothing(visit: Visit) -> None:
    ana, eve = visit("Ana"), visit()
    table = ana.table("spellbook", "me", "bot:heuristic")
    ana.sit(table)
    eve.sit(table)
    player = Player(ana.page)
    for _ in range(6):
        player.step(player.look())
    number = str(player.look().number)
    expect(eve.page.locator("main.table")).to_have_attribute("data-number", number)
    assert all(state["seat"] is None and not state["ask"]["actions"] for state in eve.states())
    expect(eve.page.locator('[data-stop]:not([data-stop="box"])[aria-disabled="false"]')).to_have_count(0)
    expect(eve.prompt.get_by_role("button")).to_have_count(0)
    expect(eve.page.get_by_role("region", name="Reserve of Ana")).to_be_visible()
    expect(eve.prompt).to_contain_text("Ana decides")
    ana.page.get_by_role("button", name="Menu").click()
    expect(ana.page.get_by_role("dialog")).to_contain_text("One person is watching.")


def test_a_tab_with_something_to_do_has_a_mark(visit: Visit) -> None:
    ana = alone(visit, size=PHONE, touch=True)
    tabs = ana.page.get_by_role("tablist")
    play = tabs.get_by_role("tab", name="Play")
    expect(play.locator(".lit")).to_have_count(0)  # one is there already
    tabs.get_by_role("tab", name="Log").tap()
    expect(play.locator(".lit")).to_be_visible()
    expect(play).to_have_accessible_name("something to do Play")
    expect(tabs.locator(".lit")).to_have_count(1)
    play.tap()
    expect(tabs.locator(".lit")).to_have_count(0)


def test_the_board_can_be_looked_at_after_the_count(tour: Visit, museum: Museum) -> None:
    page = tour().sit(museum.over)
    page.get_by_role("button", name="See the board").click()
    expect(page.get_by_role("region", name="Your reserve")).to_be_visible()
    page.get_by_role("button", name="Back to the count").click()
    expect(page.get_by_role("region", name="The count")).to_be_visible()


def test_an_upgraded_server_is_met_with_a_new_page(visit: Visit) -> None:
    ana = visit("Ana")
    page = ana.go("/")
    page.locator(".doors").wait_for()
    ana.expect("404", "Failed to fetch dynamically imported module")
    gone = "**/assets/SettingsPage-*.js"
    page.route(gone, lambda route: route.fulfill(status=404), times=1)
    page.get_by_role("link", name="Settings").click()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    # If it stays away, there is a sentence rather than a page that reloads for ever.
    page.goto("/")
    page.route(gone, lambda route: route.fulfill(status=404))
    page.get_by_role("link", name="Settings").click()
    expect(page.get_by_role("heading", name="That did not work")).to_be_visible()


def test_people_talk_and_can_be_muted(visit: Visit) -> None:
    ana, blas = visit("Ana"), visit("Blas")
    table = ana.table("spellbook", "me", "open")
    blas.post(f"/api/tables/{table}/join")
    for visitor in (ana, blas):
        visitor.sit(table)
        visitor.page.get_by_role("button", name="Chat").click()
    blas.page.get_by_label("Say something").fill("Good <b>luck</b>, {name}!")
    blas.page.get_by_role("button", name="Send").click()
    said = ana.page.get_by_role("dialog").get_by_text("Good <b>luck</b>, {name}!")
    expect(said).to_be_visible()
    ana.page.get_by_role("button", name="Mute Blas").click()
    expect(said).to_have_count(0)
    expect(ana.page.get_by_role("dialog")).to_contain_text("Blas is muted.")


def test_a_game_in_progress_is_offered_again(tour: Visit, museum: Museum) -> None:
    ana = tour()
    ana.go("/")
    offer = ana.page.locator(".resume")
    expect(offer).to_contain_text("Your game is waiting")
    offer.get_by_role("link", name="Continue").click()
    ana.page.locator("main.table").wait_for()
