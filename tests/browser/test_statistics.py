"""One's statistics on the page, and one's games to take along."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.ended import PATIENT, finished
from tests.browser.museum import Museum
from tests.browser.scan import axe_by_day_and_night, keep_picture, too_wide
from tests.browser.visitor import DESKTOP, PHONE


@pytest.mark.long(sample="tests/server/test_statistics.py::test_ones_games_are_counted_and_can_be_taken_along")
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_statistics_fit_and_can_be_read_by_everybody(tour: Visit, museum: Museum, size: tuple[int, int]) -> None:
    ana = tour(size=size, touch=size == PHONE)
    for table in [
        museum.over,
        finished(ana, "spellbook", 11),
        *(finished(ana, "toy", seed, laps=3) for seed in range(1, 8)),
    ]:
        ana.post(f"/api/tables/{table}/review")
        ana.until(lambda: ana.get(f"/api/tables/{table}/review")["status"] == "done", patience=PATIENT)  # noqa: B023
    page = ana.go("/statistics")
    expect(page.get_by_role("heading", name="Favourite mistakes")).to_be_visible()
    expect(page.locator("svg.plot")).to_be_visible()
    name = f"{'phone' if size == PHONE else 'desktop'}/statistics"
    for theme in ("dark", "light"):
        page.emulate_media(color_scheme=theme)
        keep_picture(page, f"{name}-{theme}", full=True)
    assert not too_wide(page)
    assert not axe_by_day_and_night(page)
    with page.expect_download() as started:
        page.get_by_role("link", name="Games (.csv)").click()
    assert started.value.suggested_filename == "athanor-games.csv"
