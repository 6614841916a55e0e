"""Text at 200 %, zoom at 200 %, and less motion. That no page is too wide then: in `test_languages.py`."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.museum import Museum
from tests.browser.player import Player
from tests.browser.scan import is_too_wide, keep_picture
from tests.browser.visitor import DESKTOP, PHONE, Visitor


def prompt_is_in_sight(page: Page) -> bool:
    found: bool = page.locator(".prompt .asked").evaluate(
        """(asked) => {
          const box = asked.getBoundingClientRect();
          const top = document.elementFromPoint(box.left + box.width / 2, box.top + 8);
          const inside = box.top >= 0 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
          return inside && asked.closest('.prompt').contains(top);
        }"""
    )
    return found


def enlarge(visitor: Visitor) -> None:
    visitor.go("/settings").get_by_text("200 %").click()
    expect(visitor.page.get_by_role("radio", name="200 %")).to_be_checked()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_text_at_200_percent_keeps_the_question_in_sight(visit: Visit, size: tuple[int, int]) -> None:
    ana = visit("Ana", size=size)
    enlarge(ana)
    ana.sit(ana.table("spellbook", "me"))
    keep_picture(ana.page, f"table-200-percent-{size[0]}")
    # And one can play: what glows can be reached.
    player = Player(ana.page)
    for _ in range(4):
        assert prompt_is_in_sight(ana.page)
        player.step(player.look())


def test_zoom_at_200_percent_keeps_the_question_in_sight(tour: Visit, museum: Museum) -> None:
    ana = tour(size=(DESKTOP[0] // 2, DESKTOP[1] // 2))  # what a browser makes of 1280×800 at 200 %
    ana.sit(museum.fresh)
    ana.page.locator(".prompt .asked").scroll_into_view_if_needed()
    assert prompt_is_in_sight(ana.page)
    assert not is_too_wide(ana.page)


RUNNING = """() => document.getAnimations().filter((each) => each.playState === 'running' &&
  (each.effect.getComputedTiming().endTime === Infinity || each.effect.getComputedTiming().endTime > 50)).length"""


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_less_motion_is_respected(visit: Visit, motion: str) -> None:
    ana = visit("Ana", motion=motion)
    page = ana.sit(ana.table("spellbook", "me"))
    calm = motion == "reduce"
    expect(page.locator("html")).to_have_attribute("data-motion", "less" if calm else "full")
    for _ in range(2):
        page.locator('[data-stop^="altar"][aria-disabled="false"]').first.click()
        page.locator('.phases li.now:has-text("midday")').wait_for()
        if calm:
            assert page.evaluate(RUNNING) == 0
        page.keyboard.press("u")
        page.locator('.phases li.now:has-text("dawn")').wait_for()
    # The page's own setting goes before the system's.
    page.goto("/settings")
    page.get_by_role("group", name="Motion").get_by_text("Full" if calm else "Less", exact=True).click()
    expect(page.locator("html")).to_have_attribute("data-motion", "full" if calm else "less")
