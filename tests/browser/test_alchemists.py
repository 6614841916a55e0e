"""The drawn board of Alchemists: whole games by mouse, touch, keyboard and round one screen; all of it can be read."""

from __future__ import annotations

import gzip
import json
import random
import re
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.alchemist import MOST_STEPS, Alchemist, Keys
from tests.browser.conftest import Visit
from tests.browser.house import PAGE
from tests.browser.museum import Museum
from tests.browser.player import SAMPLE, whole_game
from tests.browser.scan import SHELL_TEXTS, axe, cut_words, is_too_wide, keep_picture, missing_texts, sizes, text_ids
from tests.browser.test_whole_games import check_count, table_of
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.server.people import play_out

BUDGET = 200_000
NOTEBOOK = {"en": "Notebook", "es": "Cuaderno", "fr": "Carnet"}
ODDS = {"en": "Exact odds", "es": "Probabilidades", "fr": "Probabilités"}
# Words that must be whole in every language.
WHOLE = ".card.fav > .look > *, .act .head b, .btn, .gesture p, .prompt .asked span, .conf p, .pickbook .st, .aspect b"


def known_texts(visitor: Visitor, lang: str) -> set[str]:
    texts = visitor.context.request.get(f"/api/texts/alchemists/{lang}").text()
    return text_ids(SHELL_TEXTS, texts)


def reading(visitor: Visitor, lang: str, size: tuple[int, int] = DESKTOP) -> tuple[Callable[[str], None], list[str]]:
    """Read each part of the table when it is first seen: no text is missing, all of it fits. And what was found."""
    known, page = known_texts(visitor, lang), visitor.page
    found: list[str] = []

    def read(what: str) -> None:
        keep_picture(page, f"alchemists/{lang}-{size[0]}-{what}")
        found.extend(f"{what}: no text: {each}" for each in missing_texts(page, known))
        found.extend(f"{what}: cut: {each}" for each in cut_words(page, WHOLE))
        if is_too_wide(page) or (size == DESKTOP and sizes(page)["height"] > size[1]):
            found.append(f"{what}: does not fit: {sizes(page)}")

    return read, found


def inspecting(visitor: Visitor, size: tuple[int, int]) -> tuple[Callable[[str], None], list[str]]:
    """As `reading`, and axe finds nothing serious."""
    read, found = reading(visitor, "en", size)

    def inspect(what: str) -> None:
        read(what)
        found.extend(f"{what}: {each}" for each in axe(visitor.page))

    return inspect, found


def to_the_count(visitor: Visitor, seats: int = 2) -> None:
    """The Great Revelation first, then the count."""
    page = visitor.page
    show = page.get_by_role("region", name="The Great Revelation")
    expect(show.locator(".truths > li")).to_have_count(8)
    show.get_by_role("button", name="Close").click()
    page.locator(".prompt .back").click()
    check_count(visitor, seats)


# -------------------------------------------------------------------- whole games: every input, both modes


def test_a_whole_game_of_apprentices_by_mouse(visit: Visit) -> None:
    ana = visit("Ana")
    page = ana.sit(ana.table("alchemists", "me", "bot:heuristic", mode="apprentice"))
    sight, problems = inspecting(ana, DESKTOP)
    player = Alchemist(page, most=3, sight=sight)
    assert player.play_on()["over"]
    # What was touched lies all over the table, and pages were filled in.
    assert {"favor", "order", "space", "declared", "hand"} <= player.kinds
    sight("revelation")
    assert problems == []
    to_the_count(ana)


def test_a_whole_game_of_masters_by_touch_on_a_phone(visit: Visit) -> None:
    ana = visit("Ana", size=PHONE, touch=True, theme="dark")
    page = ana.sit(ana.table("alchemists", "me", "bot:random", mode="master"))
    sight, problems = inspecting(ana, PHONE)
    player = Alchemist(page, random.Random(8), touch=True, most=3, sight=sight)
    assert player.play_on()["over"]
    sight("revelation")
    assert problems == []
    to_the_count(ana)


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    ana = visit("Ana", lang="es")
    page = ana.sit(ana.table("alchemists", "me", "bot:random", mode="apprentice"))
    sight, problems = reading(ana, "es")
    player = Keys(page, most=3, sight=sight)
    assert player.play_on()["over"]
    assert problems == []
    assert {"favor", "order", "space", "declared"} <= player.kinds
    expect(page.locator(".revelation .truths > li")).to_have_count(8)
    assert ana.get(f"/api/tables/{table_of(ana)}")["status"] == "over"


@pytest.mark.parametrize("steps", [2 * SAMPLE, whole_game(MOST_STEPS)], ids=["sample", "whole"])
def test_a_game_of_masters_round_one_screen(visit: Visit, steps: int) -> None:
    """Four at the table, two of them at this screen, with the curtain between their hands."""
    ana = visit("Ana", lang="fr")
    page = ana.sit(ana.table("alchemists", "me", "Blas", "bot:heuristic", "bot:random", mode="master"))
    sight, problems = reading(ana, "fr")
    player = Alchemist(page, random.Random(2), most=2, sight=sight)
    over = player.play_on(steps)["over"]
    assert problems == []
    # Each of them declares and acts behind the curtain of the other, in six rounds.
    assert player.curtains > (20 if over else 2)
    # Nobody was ever sent two hands at once, nor one under the curtain.
    hands = [
        [each["hand"] is not None for each in state["view"]["alchemists"]] for state in ana.states() if state["view"]
    ]
    assert all(sum(shown) <= 1 for shown in hands)
    assert {tuple(shown) for shown in hands} >= {(True, False, False, False), (False, True, False, False)}
    assert over or steps < MOST_STEPS
    assert ana.get(f"/api/tables/{table_of(ana)}")["status"] == ("over" if over else "playing")


@pytest.mark.long(sample="test_a_whole_game_of_apprentices_by_mouse")
@pytest.mark.parametrize("seed", range(4))
def test_more_whole_games(visit: Visit, seed: int) -> None:
    ana = visit("Ana")
    seats = ["bot:heuristic"] * (1 + 2 * (seed % 2))
    page = ana.sit(ana.table("alchemists", "me", *seats, mode=("apprentice", "master")[seed // 2], seed=seed))
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


# Every piece that took off, by its drawing.
WATCH_FLIGHTS = """
window.flown = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  if (this.matches('.fly')) flown.push(this.querySelector('use').getAttribute('href'));
  return animate.apply(this, how);
};
"""


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_pieces_fly_unless_less_motion_is_wanted(visit: Visit, motion: str) -> None:
    ana = visit("Ana", motion=motion)
    ana.context.add_init_script(WATCH_FLIGHTS)
    page = ana.sit(ana.table("alchemists", "me", "bot:random"))
    player = Alchemist(page)
    while not {"order", "declared"} <= player.kinds:
        player.step(player.look())
    player.look()
    flown = set(page.evaluate("flown"))
    assert flown == set() if motion == "reduce" else {"#al-flask-1", "#al-cube-1"} <= flown
    # Whatever took off has landed, or a touch makes it land.
    page.locator("h1").click()
    expect(page.locator(".fly")).to_have_count(0)
    expect(page.locator("[data-landing]")).to_have_count(0)


def test_on_a_phone_a_question_opens_its_tab_and_a_reason_covers_no_neighbour(visit: Visit) -> None:
    ana = visit("Ana", size=PHONE, touch=True)
    page = ana.sit(ana.table("alchemists", "me", "bot:random"))
    page.locator(".al [data-stop='space:5']").tap(force=True)
    tip = page.locator("#tip")
    expect(tip).to_contain_text("First choose")
    words, part = tip.bounding_box(), page.locator(".al.shared").bounding_box()
    assert words
    assert part
    assert words["y"] >= part["y"] + part["height"] or words["y"] + words["height"] <= part["y"]
    player = Alchemist(page, touch=True)
    seen = player.look()
    while not any(stop.startswith("order:") for stop in seen["stops"]):
        assert seen["stops"], "it lies behind another tab"
        player.step(seen)
        seen = player.look()
    assert seen["tab"] == "market"


def test_the_score_is_in_reach_in_a_replay(visit: Visit, museum: Museum) -> None:
    table = alchemists_over(museum)
    page = visit().go(f"/replay/{table}?move=30")
    page.get_by_role("button", name="Score and log").click()
    sheet = page.get_by_role("dialog", name="Score and log")
    expect(sheet.locator("table")).to_contain_text("Reputation")


def alchemists_over(museum: Museum) -> str:
    """A finished game, played without a browser."""
    table = museum.owner.table("alchemists", "me", "bot:random")
    with museum.owner.sit(table) as screen:
        play_out([screen], random.Random(4))
    return table


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


@pytest.mark.parametrize(("theme", "phone"), [("dark", False), ("light", True)], ids=["desk-dark", "phone-light"])
def test_the_notebook_is_named_and_can_be_read(visit: Visit, theme: str, phone: bool) -> None:
    check_notebook(visit, "en", theme, phone)


@pytest.mark.long(sample="test_the_notebook_is_named_and_can_be_read")
@pytest.mark.parametrize("lang", ["en", "es", "fr"])
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_every_part_is_named_and_can_be_read(visit: Visit, lang: str, theme: str, phone: bool) -> None:
    check_notebook(visit, lang, theme, phone)


def check_notebook(visit: Visit, lang: str, theme: str, phone: bool) -> None:
    """The table under way, and the notebook with all it can say."""
    ana = visit("Ana", lang=lang, theme=theme, **({"size": PHONE, "touch": True} if phone else {}))
    page = ana.sit(ana.table("alchemists", "me", "bot:heuristic", "bot:heuristic"))
    player = Alchemist(page, random.Random(5), touch=phone)
    player.play_on(12)
    known = known_texts(ana, lang)
    name = f"alchemists-{'phone' if phone else 'desk'}-{theme}-{lang}"
    for part in ("table", "notebook"):
        if part == "notebook":
            page.get_by_role("button", name=NOTEBOOK[lang]).click()
            page.get_by_role("radio", name=ODDS[lang]).check()
        keep_picture(page, f"{name}-{part}")
        assert missing_texts(page, known) == []
        assert not is_too_wide(page)
        assert phone or sizes(page)["height"] <= 800
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
