"""The drawn board of Alchemists: whole games by mouse and by touch, the notebook, three languages, both themes."""

from __future__ import annotations

import gzip
import json
import random
import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.alchemist import Alchemist, Keys
from tests.browser.conftest import Visit
from tests.browser.house import PAGE
from tests.browser.scan import SHELL_TEXTS, axe, is_too_wide, keep_picture, missing_texts, sizes, text_ids
from tests.browser.test_whole_games import check_count
from tests.browser.visitor import PHONE, Visitor

BUDGET = 200_000
NOTEBOOK = {"en": "Notebook", "es": "Cuaderno", "fr": "Carnet"}
ODDS = {"en": "Exact odds", "es": "Probabilidades", "fr": "Probabilités"}


def to_the_count(visitor: Visitor) -> None:
    """The Great Revelation first, then the count."""
    page = visitor.page
    show = page.get_by_role("region", name="The Great Revelation")
    expect(show.locator(".truths > li")).to_have_count(8)
    show.get_by_role("button", name="Close").click()
    page.locator(".prompt .back").click()
    check_count(visitor, 2)


def test_a_whole_game_against_a_bot_by_mouse(visit: Visit) -> None:
    ana = visit("Ana")
    page = ana.sit(ana.table("alchemists", "me", "bot:greedy", mode="apprentice"))
    player = Alchemist(page)
    assert player.play_on()["over"]
    # What was touched lies all over the table, and pages were filled in.
    assert {"favor", "order", "space", "declared", "hand"} <= player.kinds
    keep_picture(page, "alchemists-revelation")
    to_the_count(ana)


def test_a_whole_game_by_touch_on_a_phone(visit: Visit) -> None:
    ana = visit("Ana", size=PHONE, touch=True)
    page = ana.sit(ana.table("alchemists", "me", "bot:greedy", mode="apprentice"))
    player = Alchemist(page, random.Random(8), touch=True)
    assert player.play_on()["over"]
    assert not is_too_wide(page)
    to_the_count(ana)


def test_the_first_round_by_keyboard_alone(visit: Visit) -> None:
    ana = visit("Ana")
    page = ana.sit(ana.table("alchemists", "me", "bot:random"))
    player = Keys(page)
    while "declared" not in player.kinds:
        player.step(player.look())
    expect(page.locator(".log")).to_contain_text("Ana has declared everything")


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4))
def test_whole_games_of_masters(visit: Visit, seed: int) -> None:
    ana = visit("Ana")
    seats = ["bot:greedy"] * (1 + 2 * (seed % 2))
    page = ana.sit(ana.table("alchemists", "me", *seats, mode="master"))
    assert Alchemist(page, random.Random(seed)).play_on()["over"]


def test_cubes_are_rearranged_until_they_are_declared(visit: Visit) -> None:
    ana = visit("Ana")
    page = ana.sit(ana.table("alchemists", "me", "bot:random"))
    player = Alchemist(page)
    while "declared" not in (seen := player.look())["stops"]:
        player.step(seen)
    said = len(ana.said)
    page.locator('[data-stop="space:0"]').click()
    page.locator('[data-stop="space:7"]').click()
    page.get_by_role("button", name="Take back: Forage").click()
    page.locator('[data-stop="space:8"]').click()
    assert not any('"answer"' in frame for frame in ana.said[said:])
    page.locator('[data-stop="declared"]').click()
    page.wait_for_function("!document.querySelector('.drafts li')")
    answers = [json.loads(frame) for frame in ana.said[said:] if '"answer"' in frame]
    assert [len(answer["actions"]) for answer in answers] == [3]
    expect(page.locator(".log")).to_contain_text("Drink a potion")


def test_what_may_not_be_done_says_why(visit: Visit) -> None:
    ana = visit("Ana")
    page = ana.sit(ana.table("alchemists", "me", "bot:random"))
    Alchemist(page).look()
    page.locator('[data-stop="space:3"]').hover()
    expect(page.locator("#tip")).to_contain_text(re.compile(r"\w+ first|First choose"))


def test_marks_of_my_own_are_there_on_another_device(visit: Visit) -> None:
    ana = visit("Ana")
    table = ana.table("alchemists", "me", "bot:random")
    page = ana.sit(table)
    page.get_by_role("button", name="Notebook").click()
    cell = page.locator('[data-stop="cell:2:3"]')
    with page.expect_response(lambda answer: "/notes" in answer.url and answer.request.method == "PUT"):
        cell.click()
    expect(cell).to_contain_text("✗")
    cookies = {each["name"]: each["value"] for each in ana.context.cookies()}
    other = visit(cookies=cookies, size=PHONE, touch=True)
    there = other.go(f"/table/{table}")
    there.get_by_role("button", name="Notebook").tap()
    expect(there.locator('[data-stop="cell:2:3"]')).to_contain_text("✗")
    assert cell.get_attribute("aria-label") is not None


@pytest.mark.parametrize("lang", ["en", "es", "fr"])
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_every_part_is_named_and_can_be_read(visit: Visit, lang: str, theme: str, phone: bool) -> None:
    how = {"size": PHONE, "touch": True} if phone else {}
    ana = visit("Ana", lang=lang, theme=theme, **how)
    page = ana.sit(ana.table("alchemists", "me", "bot:greedy", "bot:greedy"))
    player = Alchemist(page, random.Random(5), touch=phone)
    seen = player.look()
    for _ in range(12):
        player.step(seen)
        seen = player.look()
    known = text_ids(
        SHELL_TEXTS.read_text(encoding="utf-8"), ana.context.request.get(f"/api/texts/alchemists/{lang}").text()
    )
    name = f"alchemists-{'phone' if phone else 'desk'}-{theme}-{lang}"
    keep_picture(page, name)
    assert missing_texts(page, known) == []
    assert not is_too_wide(page)
    assert phone or sizes(page)["height"] <= 800
    assert axe(page) == []
    page.get_by_role("button", name=NOTEBOOK[lang]).click()
    page.get_by_role("radio", name=ODDS[lang]).check()
    keep_picture(page, f"{name}-notebook")
    assert missing_texts(page, known) == []
    assert axe(page) == []


def test_the_first_load_of_a_table_is_light(visit: Visit) -> None:
    ana = visit("Ana")
    table = ana.table("alchemists", "me", "bot:random")
    scripts: set[str] = set()
    ana.page.on(
        "request",
        lambda request: scripts.add(urlsplit(request.url).path) if request.resource_type == "script" else None,
    )
    ana.sit(table).locator(".al").first.wait_for()
    weight = sum(len(gzip.compress((PAGE / path.lstrip("/")).read_bytes(), 9)) for path in scripts)
    assert 10_000 < weight < BUDGET


def test_whoever_watches_sees_no_hand(visit: Visit) -> None:
    ana = visit("Ana")
    table = ana.table("alchemists", "me", "bot:random")
    ana.sit(table)
    eve = visit("Eve")
    page = eve.go(f"/table/{table}")
    expect(page.locator(".hand")).to_contain_text("You are watching")
    expect(page.locator(".hand .card")).to_have_count(0)
    assert all(state["view"]["alchemists"][0]["hand"] is None for state in eve.states())
