"""From the door to the count: by mouse, by keyboard alone, by touch on a phone."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import MOST_STEPS, SAMPLE, Player, Thumb, Typist, whole_game
from tests.browser.visitor import PHONE, Visitor


def table_of(visitor: Visitor) -> str:
    return visitor.page.url.rsplit("/", 1)[-1]


def check_count(visitor: Visitor, lines: int) -> None:
    """The count on the page is the record's."""
    table = visitor.get(f"/api/tables/{table_of(visitor)}")
    assert table["status"] == "over"
    result = table["result"]
    assert len(result["scores"]) == lines
    count = visitor.page.get_by_role("region", name="The count")
    shown = count.locator("tfoot td").all_inner_texts()
    assert [int(each) for each in shown] == result["scores"]
    # Line by line it adds up.
    rows = count.locator("tbody tr").count()
    assert rows
    for line in range(lines):
        points = [
            text.splitlines()[-1].strip()
            for text in count.locator(f"tbody td:nth-of-type({line + 1})").all_inner_texts()
        ]
        assert sum(int(each) for each in points if each != "–") == result["scores"][line]
    # Somebody who played hears how far they were from the winner, or from the next.
    mine, others = result["scores"][0], result["scores"][1:]
    gap = abs(mine - max(others))
    expect(visitor.page.locator(".hero .why")).to_have_count(int(gap > 0))
    if gap:
        expect(visitor.page.locator(".hero .why")).to_contain_text(
            re.compile(rf"\b{gap} points? ahead of .+above all by")
        )
    replay = visitor.get(f"/api/tables/{table['id']}/replay")
    assert replay["result"]["scores"] == result["scores"]


def test_two_clicks_from_the_door_to_the_table(visit: Visit) -> None:
    ana = visit()
    page = ana.go("/")
    # The door, and "Sit down" with the name that is offered.
    page.get_by_role("article").filter(has_text="Spellbook").get_by_role("button", name="Play a bot").click()
    page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    page.locator("main.table").wait_for()
    assert [seat["kind"] for seat in ana.get(f"/api/tables/{table_of(ana)}")["seats"]] == ["person", "bot"]
    expect(page.locator("main.table")).to_have_attribute("data-number", re.compile(r"^\d+$"))


def test_a_whole_game_against_a_bot_by_mouse(visit: Visit) -> None:
    ana = visit("Ana")
    page = ana.sit(ana.table("spellbook", "me", "bot:heuristic"))
    seen = Player(page).play_on()
    assert seen.over
    expect(page.get_by_role("heading", level=2).first).to_have_text(re.compile(r"win"))
    check_count(ana, 2)


def test_a_whole_game_alone_by_keyboard(visit: Visit) -> None:
    ana = visit()
    page = ana.go("/new/spellbook")
    page.locator("form").wait_for()
    typist = Typist(page)

    def tab_to(name: str) -> None:
        for _ in range(60):
            typist.press("Tab")
            if page.evaluate("document.activeElement.textContent.trim()") == name:
                typist.press("Enter")
                return
        raise AssertionError(f"Tab does not lead to {name}")

    tab_to("Alone")
    tab_to("Start the game")
    name = page.get_by_role("dialog").get_by_role("textbox")
    expect(name).to_be_focused()
    page.keyboard.type("Ana")
    typist.press("Enter")
    page.locator("main.table").wait_for()
    seen = typist.play_on()
    assert seen.over
    check_count(ana, 2)


def test_a_whole_game_by_touch_on_a_phone(visit: Visit) -> None:
    ana = visit("Ana", size=PHONE, touch=True)
    page = ana.go("/new/spellbook")
    page.get_by_role("combobox", name="Seat 2").select_option(label="Bot: Beginner")
    page.get_by_role("button", name="Start the game").tap()
    page.locator("main.table").wait_for()
    seen = Thumb(page).play_on()
    assert seen.over
    check_count(ana, 2)


@pytest.mark.parametrize(
    ("seed", "steps"), [(7, SAMPLE), *(whole_game(seed, MOST_STEPS) for seed in range(8))], ids=str
)
def test_many_games_with_any_spells(visit: Visit, seed: int, steps: int) -> None:
    """Every kind of question the board can be asked, by a player who likes to cast spells."""
    dice = random.Random(seed)
    others = ["bot:heuristic"] * (seed % 4)
    phone = seed % 2 == 1
    ana = visit("Ana", **({"size": PHONE, "touch": True} if phone else {}))
    ana.sit(ana.table("spellbook", "me", *others, spells=["classic", "set-2", "set-3"][seed % 3], seed=seed))
    player = (Thumb if phone else Player)(ana.page, dice, likes_spells=0.7)
    seen = player.play_on(steps)
    if steps == MOST_STEPS:
        assert seen.over
        check_count(ana, max(2, 1 + len(others)))
