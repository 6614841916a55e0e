"""The notebook of Alchemists: as much help as chosen, no more than the table allows; marks kept with the seat."""

from __future__ import annotations

import random
import re
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, expect

from athanor.games.alchemists.notebook import knowledge, results
from tests.browser.conftest import Visit
from tests.browser.scan import axe, is_too_wide
from tests.browser.visitor import PHONE, Visitor
from tests.server.people import Person, Screen

IDLE = ("decline", "pass", "done")
INGREDIENT, ALCHEMICAL = 0, 1


def studied(ana: Visitor, **options: Any) -> tuple[str, dict[str, Any]]:
    """A table at which Ana has learned something, and what she sees there; played without the page."""
    table = ana.table("alchemists", "me", "bot:random", **options)
    person = Person(ana.address)
    for cookie in ana.context.cookies():
        person.http.cookies.set(cookie.get("name", ""), cookie.get("value", ""))
    with person.sit(table) as screen:
        view = learn(screen)
    person.http.close()
    return table, view


def learn(screen: Screen) -> dict[str, Any]:
    dice = random.Random(8)
    for _ in range(400):
        screen.until(lambda: set(screen.choices()) - {"withdraw"})
        assert screen.state is not None
        view: dict[str, Any] = screen.state["view"]
        if results(view) and knowledge(view).impossible():
            return view
        names = [name for name in screen.choices() if name != "withdraw"]
        screen.play(dice.choice([name for name in names if name not in IDLE] or names))
    raise AssertionError("nothing was learned in a whole game")


def opened(visitor: Visitor, table: str) -> Locator:
    page = visitor.sit(table)
    page.get_by_role("button", name="Notebook").first.wait_for()
    # Whatever is asked just now may lie over the board; on a phone that covers the button.
    panel = page.locator(".al .dialog button.x")
    if panel.count():
        panel.first.click()
    page.get_by_role("button", name="Notebook").first.click()
    notebook = page.get_by_role("region", name="Notebook")
    expect(notebook.get_by_label("Notes")).to_be_editable()  # what was kept is here
    return notebook


def levels(notebook: Locator) -> list[str]:
    return [label.strip() for label in notebook.locator(".levels label").all_inner_texts()]


def choose(notebook: Locator, level: str) -> None:
    notebook.get_by_role("radio", name=level).check(force=True)


def cell(notebook: Locator, where: tuple[int, int]) -> Locator:
    return notebook.locator(f'[data-stop="cell:{where[INGREDIENT]}:{where[ALCHEMICAL]}"]')


def kept(page: Page) -> Any:
    """Wait until the server has taken what was written meanwhile."""
    return page.expect_response(lambda answer: answer.request.method == "PUT" and "/notes?" in answer.url)


def test_each_level_fills_in_what_it_says(visit: Visit) -> None:
    ana = visit("Ana")
    table, view = studied(ana)
    known = knowledge(view)
    notebook = opened(ana, table)
    filled, crossed, odds = (notebook.locator(part) for part in (".tc.full", ".dc .xx", ".dc span"))
    assert levels(notebook) == ["Off", "My results", "Cross out", "Exact odds"]
    expect(notebook.locator(".limit")).to_have_count(0)
    choose(notebook, "Off")
    expect(filled).to_have_count(0)
    expect(crossed).to_have_count(0)
    choose(notebook, "My results")
    expect(filled).not_to_have_count(0)
    expect(crossed).to_have_count(0)
    choose(notebook, "Cross out")
    expect(crossed).to_have_count(len(known.impossible()))
    expect(cell(notebook, known.impossible()[0])).to_have_attribute("aria-label", re.compile(r"Crossed out: .+"))
    expect(odds).to_have_count(0)
    choose(notebook, "Exact odds")
    open_cells = sum(0 < many < known.count for row in known.grid() for many in row)
    expect(odds).to_have_count(open_cells)
    where = next((i, a) for i in range(8) for a in range(8) if 0 < known.grid()[i][a] < known.count)
    percent = float(100 * known.chance(*where))
    expect(cell(notebook, where)).to_have_attribute("aria-label", re.compile(rf"\b{percent:.0f} %"))


def test_marks_survive_a_reload_and_are_on_another_device(visit: Visit) -> None:
    ana = visit("Ana")
    table, view = studied(ana)
    wrong = knowledge(view).impossible()[0]
    notebook = opened(ana, table)
    with kept(ana.page):
        choose(notebook, "Cross out")
        cell(notebook, wrong).click()
        notebook.get_by_label("Notes").fill("The fern is red, I think.")
        notebook.locator(".on textarea").fill("buys toads")
    expect(cell(notebook, wrong).locator(".pen")).to_have_text("✗")
    expect(cell(notebook, wrong).locator(".alarm")).to_have_count(0)
    with kept(ana.page):
        cell(notebook, wrong).click()
    expect(cell(notebook, wrong).locator(".alarm")).to_be_visible()
    expect(cell(notebook, wrong)).to_have_attribute("aria-label", re.compile("Your results refute this mark"))

    phone = visit(size=PHONE, touch=True)
    phone.go(urlsplit(ana.post("/api/me/link")["url"]).path)
    phone.page.get_by_role("button", name="open my games here").click()
    expect(phone.page).to_have_url(re.compile(r"/$"))
    night = visit(cookies={cookie["name"]: cookie["value"] for cookie in ana.context.cookies()}, theme="dark")
    for visitor in (ana, night, phone):
        notebook = opened(visitor, table)
        expect(notebook.get_by_role("radio", name="Cross out")).to_be_checked()
        expect(cell(notebook, wrong).locator(".pen")).to_have_text("?")
        expect(cell(notebook, wrong).locator(".alarm")).to_be_visible()
        expect(notebook.get_by_label("Notes")).to_have_value("The fern is red, I think.")
        expect(notebook.locator(".on textarea")).to_have_value("buys toads")
        assert axe(visitor.page) == []
        assert not is_too_wide(visitor.page)

    with kept(phone.page):
        cell(notebook, wrong).tap()
        cell(notebook, wrong).tap()
    expect(cell(opened(ana, table), wrong).locator(".pen")).to_have_count(0)


def test_what_is_written_last_is_kept_even_if_the_page_goes_at_once(visit: Visit) -> None:
    ana = visit("Ana")
    table = ana.table("alchemists", "me", "bot:random")
    notebook = opened(ana, table)
    notebook.get_by_label("Notes").fill("in a hurry")
    ana.go("/")
    ana.until(lambda: "in a hurry" in ana.context.request.get(f"/api/tables/{table}/notes?seat=0").text())
    expect(opened(ana, table).get_by_label("Notes")).to_have_value("in a hurry")


def test_a_rival_has_notes_of_their_own_and_so_has_somebody_who_watches(visit: Visit) -> None:
    ana, blas, eve = visit("Ana"), visit("Blas"), visit("Eve")
    table = ana.table("alchemists", "me", "open")
    blas.post(f"/api/tables/{table}/join")
    with kept(ana.page):
        opened(ana, table).get_by_label("Notes").fill("my secret")
    expect(opened(blas, table).get_by_label("Notes")).to_have_value("")
    notebook = opened(eve, table)
    expect(notebook.locator(".tc").first).to_be_visible()
    expect(notebook.get_by_label("Notes")).to_have_value("")  # their own, in their browser
    for seat in (0, 1):
        assert eve.context.request.get(f"/api/tables/{table}/notes?seat={seat}").status == 403
    assert not [frame for other in (blas, eve) for frame in other.heard if "my secret" in frame]


def test_the_tables_limit_holds_for_whoever_wants_more(visit: Visit) -> None:
    ana = visit("Ana")
    free = ana.table("alchemists", "me", "bot:random")
    choose(opened(ana, free), "Exact odds")
    table, _ = studied(ana, help="results")
    notebook = opened(ana, table)
    assert levels(notebook) == ["Off", "My results"]
    expect(notebook.get_by_role("radio", name="My results")).to_be_checked()
    expect(notebook.locator(".tc.full")).not_to_have_count(0)
    expect(notebook.locator(".dc .xx, .dc span")).to_have_count(0)
    expect(notebook.locator(".limit")).to_contain_text("My results")
    # Notes written by hand cannot lift it either.
    answer = ana.context.request.put(f"/api/tables/{table}/notes?seat=0", data={"notes": {"help": 3}})
    assert answer.status == 204
    notebook = opened(ana, table)
    expect(notebook.get_by_role("radio", name="My results")).to_be_checked()
    expect(notebook.locator(".dc .xx, .dc span")).to_have_count(0)
