"""Every page, large and small, light and dark: it fits, axe finds nothing serious, and a picture of it is kept."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.museum import Museum
from tests.browser.scan import axe_by_day_and_night, keep_picture, too_high, too_wide
from tests.browser.visitor import DESKTOP, PHONE, Visitor

AT_THE_TABLE = ("table", "payment", "end", "replay", "generic", "generic-replay", "curtain")


def open_page(visitor: Visitor, museum: Museum, name: str) -> None:
    page = visitor.go(museum.pages()[name])
    page.locator("main.table" if name in AT_THE_TABLE else "main h1").first.wait_for(state="attached")
    if name == "payment":
        open_payment(visitor)
    elif name == "end":
        page.locator(".tally").wait_for()
    elif name in ("generic", "generic-replay"):
        page.locator(".sketch .line").first.wait_for()
    elif name in ("new", "generic-new"):
        page.locator("form").wait_for()
    elif name == "games":
        page.locator("main li").first.wait_for()
    elif name == "rules":
        page.locator(".rules h2").first.wait_for()
    elif name == "companion":
        page.locator("main[data-number]").wait_for()
    elif name == "home":
        page.locator(".resume").wait_for()


def open_payment(visitor: Visitor) -> None:
    lit = visitor.page.locator('[data-stop^="card:"][aria-disabled="false"]').first
    lit.tap() if visitor.touch else lit.click()
    visitor.page.locator(".reserve.paying").wait_for()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_every_page_fits_and_can_be_read_by_everybody(tour: Visit, museum: Museum, size: tuple[int, int]) -> None:
    is_phone = size == PHONE
    ana = tour(size=size, touch=is_phone)
    problems: list[str] = []
    for name in museum.pages():
        open_page(ana, museum, name)
        keep_picture(ana.page, f"{'phone' if is_phone else 'desktop'}/{name}")
        if wide := too_wide(ana.page):
            problems.append(f"{name}: scrolls sideways: {wide}")
        if name in AT_THE_TABLE and not is_phone and (high := too_high(ana.page)):
            problems.append(f"{name}: the table does not fit: {high}")
        problems += [f"{name}: {found}" for found in axe_by_day_and_night(ana.page)]
    assert not problems, "\n".join(problems)
