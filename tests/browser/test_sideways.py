"""A phone on its side: the board scrolls, and what is asked, the players and the tabs stay beside it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from tests.browser.conftest import Visit
from tests.browser.scan import is_too_wide

SIDEWAYS = [(844, 390), (932, 430)]
GAMES = ("spellbook", "alchemists", "trismegistus", "toy")


@pytest.mark.parametrize("size", SIDEWAYS, ids=str)
def test_a_phone_on_its_side_shows_board_and_question_together(visit: Visit, size: tuple[int, int]) -> None:
    ana = visit("Ana", size=size, touch=True)
    wide, high = size
    for game in GAMES:
        page = ana.sit(ana.table(game, "me", "Berta"))
        lift = page.get_by_role("button", name="I am")
        board = page.locator("main.table > :not(.sh)").first
        board.or_(lift).first.wait_for()
        if lift.count():
            lift.tap()
        board.wait_for()
        assert not is_too_wide(page), game
        for way in ("0", "document.documentElement.scrollHeight"):
            page.evaluate(f"scrollTo(0, {way})")
            prompt, tabs, strip = (box(page.locator(f"main.table > {part}")) for part in (".prompt", ".tabs", ".strip"))
            for name, (left, top, right, bottom) in {"prompt": prompt, "tabs": tabs, "strip": strip}.items():
                seen = -1 <= top and bottom <= high + 1 and 0 <= left and right <= wide
                assert seen, (game, way, name, left, top, right, bottom)
            assert strip[3] <= prompt[1] + 1, (game, "the players lie over the question")
            assert prompt[3] <= tabs[1] + 1.5, (game, "the tabs lie over the question")
            assert box(board)[2] <= prompt[0], (game, "the question lies over the board")


def box(part: Locator) -> tuple[float, float, float, float]:
    found = part.bounding_box()
    assert found is not None
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]
