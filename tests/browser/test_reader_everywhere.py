"""The reader without a network, from a file, for every eye and hand, in every language, and on paper."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import Visit
from tests.browser.house import PAGE, ROOT, House
from tests.browser.phone import CLAW, MUSHROOM, TOAD, Phone, screens
from tests.browser.scan import axe_by_day_and_night, keep_picture, missing_texts, text_ids, too_high, too_wide
from tests.browser.visitor import PATIENCE, PHONE

BUDGET = 60_000
TEXTS = ROOT / "web" / "src" / "games" / "alchemists" / "reader" / "text" / "en.ftl"


@pytest.fixture
def phone(visit: Visit) -> Phone:
    return Phone(visit(size=PHONE, touch=True).go("/reader"))


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A house that may be stopped without anybody else minding."""
    house = House(tmp_path)
    yield house
    house.close()


def complaints_of(context: BrowserContext) -> list[str]:
    found: list[str] = []
    context.on("console", lambda message: found.append(message.text) if message.type == "error" else None)
    context.on("weberror", lambda error: found.append(str(error.error)))
    return found


# -------------------------------------------------------------------- without a network


def test_offline_with_the_server_stopped_and_after_a_reload(visit: Visit, own_house: House) -> None:
    ana = visit(size=PHONE, touch=True, at=own_house)
    phone = Phone(ana.go("/reader"))
    page = phone.page
    page.get_by_text("works offline").wait_for()
    phone.enter("DEMO")
    phone.ask("Test on a student", MUSHROOM, TOAD)
    own_house.close()
    page.reload()
    assert phone.ask("Drink a potion", CLAW, TOAD) == "Neutral"
    page.reload()
    assert phone.history == ["Healing", "Neutral"]
    page.goto("/reader#triangle")
    page.get_by_role("region", name="Supervisor’s triangle").wait_for()
    with page.expect_download() as file:
        page.goto("/reader#game")
        phone.press("Save as a file", "link")
    assert Path(file.value.path()).read_bytes() == (PAGE / "reader.html").read_bytes()


def test_it_can_be_installed(visit: Visit, house: House) -> None:
    ana = visit(lang="fr")
    page = ana.go("/reader")
    manifest = page.locator("link[rel=manifest]").get_attribute("href")
    assert manifest == "/reader.fr.webmanifest"
    told = ana.get(manifest)
    assert (told["lang"], told["start_url"], told["display"]) == ("fr", "/reader", "standalone")
    for icon in told["icons"]:
        answer = ana.context.request.get(icon["src"])
        assert answer.ok
        assert answer.headers["content-type"] == "image/svg+xml"


def test_on_a_plain_http_address_it_works_without_complaint(chromium: Browser, house: House) -> None:
    """As from another machine in the household: no service worker, no wake lock, and no error."""
    name = "athanor.lan"
    context = chromium.new_context(viewport={"width": PHONE[0], "height": PHONE[1]}, has_touch=True, locale="en-GB")
    complaints = complaints_of(context)
    context.route(
        f"http://{name}/**",
        lambda route: route.fulfill(
            response=context.request.get(route.request.url.replace(f"http://{name}", house.address))
        ),
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(f"http://{name}/reader")
    assert page.evaluate("isSecureContext") is False
    phone = Phone(page)
    phone.enter("DEMO")
    assert phone.ask("Test on a student", MUSHROOM, TOAD) == "Healing"
    expect(page.get_by_text("works offline")).to_have_count(0)
    context.close()
    assert complaints == []


def test_the_single_file_works_from_a_folder(chromium: Browser, tmp_path: Path) -> None:
    file = tmp_path / "alchemists-reader.html"
    file.write_bytes((PAGE / "reader.html").read_bytes())
    context = chromium.new_context(
        viewport={"width": PHONE[0], "height": PHONE[1]}, has_touch=True, is_mobile=True, locale="en-GB", offline=True
    )
    asked: list[str] = []
    complaints = complaints_of(context)
    context.on("request", lambda request: asked.append(request.url))
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(file.as_uri())
    phone = Phone(page)
    phone.enter("DEMO")
    assert phone.ask("Test on a student", MUSHROOM, TOAD) == "Healing"
    page.reload()
    assert phone.history == ["Healing"]
    phone.press("Game", "link")
    expect(page.get_by_role("link", name="Save as a file")).to_have_count(0)
    context.close()
    assert [url for url in asked if not url.startswith(("file:", "data:"))] == []
    assert complaints == []


def test_it_is_one_light_file() -> None:
    page = (PAGE / "reader.html").read_bytes()
    assert len(gzip.compress(page, 9)) < BUDGET
    for outside in (b'src="/', b'href="/', b"url(/", b"@import"):
        assert outside not in page.split(b"<script", 1)[0]


# -------------------------------------------------------------------- for everybody


def test_every_screen_fits_and_can_be_read_by_everybody(visit: Visit) -> None:
    ids = text_ids(TEXTS.read_text(encoding="utf-8"))
    phone = Phone(visit(size=PHONE, touch=True).page)
    problems: list[str] = []
    for name in screens(phone):
        keep_picture(phone.page, f"reader/{name}")
        if wide := too_wide(phone.page):
            problems.append(f"{name}: scrolls sideways: {wide}")
        problems += [f"{name}: {found}" for found in axe_by_day_and_night(phone.page) + missing_texts(phone.page, ids)]
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("lang", ["es", "fr"])
def test_every_screen_in_every_language_and_on_a_small_old_phone(visit: Visit, lang: str) -> None:
    ids = text_ids(TEXTS.read_text(encoding="utf-8"))
    phone = Phone(visit(size=PHONE, touch=True, lang=lang).page)
    problems: list[str] = []
    fitting = ("start", "menu", "drink", "sell", "covered", "healing", "master", "aspect")
    for name in screens(phone):
        keep_picture(phone.page, f"reader/{lang}-{name}")
        problems += [f"{name}: {text}" for text in missing_texts(phone.page, ids)]
        if over := too_wide(phone.page) or (name in fitting and too_high(phone.page)):
            problems.append(f"{name}: does not fit: {over}")
        phone.page.set_viewport_size({"width": 320, "height": 568})
        if wide := too_wide(phone.page):
            problems.append(f"{name}: scrolls sideways on a small phone: {wide}")
        phone.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert phone.page.locator("html").get_attribute("lang") == lang
    assert not problems, "\n".join(problems)


def test_the_language_changes_in_the_middle_of_a_question(phone: Phone) -> None:
    phone.enter("DEMO")
    phone.press("Game", "link")
    phone.page.get_by_label("Language").select_option("es")
    expect(phone.page.get_by_role("heading", name="Partida", exact=True)).to_be_visible()
    phone.page.reload()
    expect(phone.page.get_by_role("heading", name="Partida", exact=True)).to_be_visible()


def test_at_200_percent_nothing_scrolls_sideways_and_all_can_be_reached(visit: Visit) -> None:
    ana = visit(size=PHONE, touch=True)
    ana.context.add_init_script("localStorage.setItem('athanor', JSON.stringify({ text: 200 }))")
    phone = Phone(ana.page)
    problems = {}
    for name in screens(phone):
        keep_picture(phone.page, f"reader/large-{name}")
        if wide := too_wide(phone.page):
            problems[name] = wide
    assert not problems


def tab_to(page: Page, name: str) -> None:
    for _ in range(60):
        page.keyboard.press("Tab")
        focused = page.evaluate(
            """() => {
              const found = document.activeElement;
              return found.ariaLabel || found.closest('label')?.innerText || found.innerText;
            }"""
        )
        if name in (focused or ""):
            return
    raise AssertionError(f"{name} is not reached by Tab")


def test_a_question_by_keyboard_alone(visit: Visit) -> None:
    page = visit().go("/reader")
    keys = page.keyboard
    tab_to(page, "Enter a code")
    keys.press("Enter")
    page.locator("#code").wait_for()
    for _ in range(10):
        keys.press("Tab")
        if page.evaluate("document.activeElement.id") == "code":
            break
    keys.type("demo")
    keys.press("Enter")
    tab_to(page, "Sell a potion")
    keys.press("Enter")
    page.locator(".potions").wait_for()
    tab_to(page, "Healing")
    for _ in range(5):
        keys.press("ArrowRight")
    tab_to(page, "Mushroom")
    keys.press("Space")
    tab_to(page, "Claw")
    keys.press("Space")
    tab_to(page, "Sell mushroom and claw")
    keys.press("Enter")
    expect(page.locator("h1")).to_be_focused()
    tab_to(page, "Show the result")
    keys.press("Enter")
    expect(page.locator(".result h1")).to_have_text("Exactly that")
    tab_to(page, "Done")
    keys.press("Enter")
    tab_to(page, "History")
    keys.press("Enter")
    expect(page.locator(".hist")).to_contain_text("Exactly that")
    keys.press("Escape")
    expect(page.get_by_role("link", name="Sell a potion")).to_be_visible()


# Every movement that began, also one that is over before the test can look.
WATCH_MOTION = """
window.moved = [];
for (const kind of ['animationstart', 'transitionrun']) {
  addEventListener(kind, (event) => moved.push(event.animationName ?? event.propertyName), true);
}
"""


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_less_motion_is_respected(visit: Visit, motion: str) -> None:
    ana = visit(size=PHONE, touch=True, motion=motion)
    ana.context.add_init_script(WATCH_MOTION)
    phone = Phone(ana.go("/reader"))
    phone.enter("DEMO")
    phone.press("Drink a potion", "link")
    phone.pick(MUSHROOM, TOAD)
    phone.page.locator(".rfoot .main").tap()
    phone.page.get_by_role("button", name="Show the result").wait_for()
    if motion == "no-preference":
        phone.page.wait_for_function("moved.length > 0")
    else:
        assert phone.page.evaluate("document.getAnimations().length || moved.length") == 0


# -------------------------------------------------------------------- paper, and the way to it


@pytest.mark.parametrize("lang", ["en", "es", "fr"])
def test_each_paper_is_one_printed_page(visit: Visit, lang: str) -> None:
    page = visit(lang=lang).page
    for name in ("sheet", "triangle"):
        page.goto(f"/reader#{name}")
        page.locator(".sheetpic").first.wait_for()
        printed = page.pdf(prefer_css_page_size=True)
        assert printed.count(b"/Type /Page\n") + printed.count(b"/Type /Page ") == 1, name
    page.emulate_media(media="print")
    expect(page.locator(".rtop")).to_be_hidden()


def test_the_rules_and_the_doors_lead_to_it(visit: Visit) -> None:
    ana = visit()
    page = ana.go("/")
    page.get_by_role("link", name="Card reader").click()
    page.locator(".start, .rgrid").first.wait_for()
    page = ana.go("/rules/alchemists")
    page.get_by_role("link", name="Deduction sheet to print").click()
    page.get_by_role("region", name="Deduction sheet").wait_for()
