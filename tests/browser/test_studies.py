"""Studies on the page: a position kept from a review or a replay, walked, written about, sent as a link, deleted."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.museum import Museum
from tests.browser.scan import axe_by_day_and_night, keep_picture, too_wide
from tests.browser.test_review import reviewed
from tests.browser.visitor import DESKTOP, PHONE

NOTES = (
    "Here I could have kept the two oracles.",
    "Watch what Blas does with the familiar: it looks slow, and it wins the game.\n\nI had not counted the points.",
    "",
)


def test_positions_are_kept_from_a_review_and_a_replay_and_read_by_others(tour: Visit, museum: Museum) -> None:
    ana = tour()
    page, review = reviewed(ana, museum.toy_over)
    page.get_by_role("button", name="Study", exact=True).click()
    dialog = page.get_by_role("dialog", name="Keep in a study")
    dialog.get_by_role("textbox", name="Title").fill("How I lost it")
    dialog.get_by_role("textbox", name="Note").fill("I was in a hurry.")
    dialog.get_by_role("button", name="Keep").click()
    expect(page.get_by_role("heading", name="How I lost it")).to_be_visible()
    address = re.sub(r"\?.*", "", page.url)
    expect(page.locator(".sketch .line").first).to_be_visible()
    note = page.get_by_role("textbox", name="Note")
    expect(note).to_have_value("I was in a hurry.")
    with page.expect_response(lambda answer: answer.request.method == "PUT") as changed:
        note.fill("I was in a great hurry.")
        note.blur()
    assert changed.value.status == 204
    # A second one, from the replay.
    ana.go(f"/replay/{museum.toy_over}?move=2")
    page.get_by_role("button", name="Keep in a study").click()
    dialog.get_by_role("combobox").select_option(label="How I lost it")
    dialog.get_by_role("button", name="Keep").click()
    expect(page.get_by_role("heading", name="Position 2 of 2")).to_be_visible()
    assert page.url.startswith(address)
    # Somebody with the link reads it and changes nothing.
    eve = tour()
    eve.context.clear_cookies()
    other = eve.go(address)
    expect(other.locator(".said")).to_have_text("I was in a great hurry.")
    other.get_by_role("heading", name="Position 1 of 2").focus()
    other.keyboard.press("ArrowRight")
    expect(other).to_have_url(re.compile(r"step=2$"))
    expect(other.locator(".said")).to_have_count(0)
    expect(other.get_by_role("textbox")).to_have_count(0)
    expect(other.get_by_role("button", name="Delete this study")).to_have_count(0)
    # Its author puts the second first, takes the other out, and deletes it.
    page.get_by_role("button", name="Up", exact=True).click()
    expect(page.get_by_role("heading", name="Position 1 of 2")).to_be_visible()
    ana.until(lambda: ana.get("/api" + address.partition(ana.address)[2])["steps"][0]["move"] == 2)
    page.locator("aside li button.to").last.click()
    page.get_by_role("button", name="Take this position out").click()
    expect(page.get_by_role("heading", name="Position 1 of 1")).to_be_visible()
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_role("dialog", name="Play on from move 2")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Delete this study").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(page).to_have_url(re.compile(r"/studies$"))
    expect(page.get_by_role("link", name="How I lost it")).to_have_count(0)
    eve.expect("status of 404")
    other.reload()
    expect(other.get_by_role("alert")).to_contain_text("There is no such study.")
    if len(review["turning"]):
        keep_all_turning_points(ana, museum.toy_over, len(review["turning"]))


def keep_all_turning_points(ana, table: str, count: int) -> None:
    page = ana.go(f"/review/{table}")
    page.get_by_role("button", name="Study", exact=True).click()
    dialog = page.get_by_role("dialog", name="Keep in a study")
    dialog.get_by_role("radio", name="turning point").check()
    dialog.get_by_role("button", name="Keep").click()
    expect(page.get_by_role("heading", name=f"Position 1 of {count}")).to_be_visible()
    expect(page.get_by_role("textbox", name="Note")).not_to_have_value("")


@pytest.mark.parametrize(("size", "lang"), [(DESKTOP, "en"), (PHONE, "fr")], ids=["desktop", "phone"])
def test_they_fit_and_can_be_read_by_everybody(tour: Visit, museum: Museum, size: tuple[int, int], lang: str) -> None:
    ana = tour(size=size, touch=size == PHONE, lang=lang)
    steps = [{"table": museum.over, "move": 12 + 9 * at, "seat": 0, "note": note} for at, note in enumerate(NOTES)]
    study = ana.post("/api/studies", {"title": "Two oracles and a familiar", "steps": steps})["id"]
    eve = tour(size=size, touch=size == PHONE, lang=lang)
    eve.context.clear_cookies()
    name = "phone" if size == PHONE else "desktop"
    for visitor, who in ((ana, "author"), (eve, "reader")):
        page = visitor.go(f"/studies/{study}?step=2")
        page.locator(".room .table > *").first.wait_for()
        keep_picture(page, f"{name}/study-{who}", full=True)
        assert not too_wide(page)
        assert not axe_by_day_and_night(page)
        page.emulate_media(color_scheme="dark")
        keep_picture(page, f"{name}/study-{who}-dark", full=True)
        page.emulate_media(color_scheme="light")
    page = ana.go("/studies")
    page.locator("main li").first.wait_for()
    keep_picture(page, f"{name}/studies")
    assert not too_wide(page)
    assert not axe_by_day_and_night(page)
    page = ana.go(f"/replay/{museum.over}?move=20")
    page.locator('.tools button[aria-label*="tud"]').click()
    page.get_by_role("dialog").wait_for()
    keep_picture(page, f"{name}/study-save")
    assert not axe_by_day_and_night(page)
