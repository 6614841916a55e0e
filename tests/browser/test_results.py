"""Results as cards: they wait until they have been seen, say why, and show to each what is theirs to see."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.alchemists.sales import sellers
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.laid import lay
from tests.browser.scan import axe, is_too_wide, keep_picture
from tests.browser.transmuter import cookies_of
from tests.browser.visitor import PHONE
from tests.server.people import Person, Screen

CARD = "dialog.result-card"
WRONG_SIGN = ("sell B-", "guarantee right-sign", "mix claw+scorpion")


def sell(screen: Screen, *names: str) -> None:
    for name in names:
        while name not in screen.choices():
            screen.hear()
        screen.play(name)


def about_to_sell(house: House, visit: Visit, *others: str, **how: Any) -> tuple[Any, Person, str]:
    owner = Person(house.address, "Ana")
    ana = visit(cookies=cookies_of(owner), results=True, **how)
    return ana, owner, lay(house, ana, sellers("A", hold=False).state, "me", *others)


@pytest.mark.parametrize(
    "how",
    [
        {},
        pytest.param(
            {"size": PHONE, "touch": True, "theme": "dark"},
            marks=pytest.mark.long(sample="test_a_sale_waits_to_be_seen_and_says_why"),
        ),
    ],
)
def test_a_sale_waits_to_be_seen_and_says_why(visit: Visit, house: House, how: dict[str, Any]) -> None:
    ana, owner, table = about_to_sell(house, visit, "bot:random", "bot:random", **how)
    page = ana.sit(table)
    page.locator(".prompt.mine").wait_for()
    with owner.sit(table) as screen:
        screen.first_state()
        sell(screen, *WRONG_SIGN)
        card = page.locator(CARD)
        expect(card).to_contain_text("Ana sells")
        expect(card).to_contain_text("unpaid")
        expect(card).to_contain_text(re.compile(r"Reputation \d+ → \d+"))
        # What was mixed is mine alone, and said to be.
        expect(card.locator("li", has_text="Mixed:")).to_contain_text("Only you see all of this line.")
        keep_picture(page, f"result-{'phone' if how else 'desk'}")
        assert not axe(page)
        assert not is_too_wide(page)
        expect(card.locator(".seen")).to_be_focused()
        page.keyboard.press("Enter")
        expect(card.filter(has_text="Ana sells")).to_have_count(0)
    # It is remembered, on another device too.
    page.reload()
    page.locator(".prompt").wait_for()
    expect(card.filter(has_text="Ana sells")).to_have_count(0)
    ana.until(lambda: owner.get(f"/api/tables/{table}")["seats"][0]["shown"] is not None)
    other = visit(cookies=cookies_of(owner), results=True)
    other.sit(table).locator(".prompt").wait_for()
    expect(other.page.locator(CARD).filter(has_text="Ana sells")).to_have_count(0)
    owner.http.close()


def test_round_one_screen_everybody_says_seen_by_name(visit: Visit, house: House) -> None:
    ana, owner, table = about_to_sell(house, visit, "Blas", "Cleo")
    page = ana.sit(table)
    page.locator(".curtain, .prompt").first.wait_for()
    with owner.sit(table) as screen:
        screen.first_state()
        screen.say(type="look", seat=0)
        sell(screen, *WRONG_SIGN)
    card = page.locator(CARD)
    expect(card).to_contain_text("unpaid")
    # The hands are covered, so nothing private is on it.
    expect(card).not_to_contain_text("Mixed:")
    keep_picture(page, "result-hotseat")
    assert not axe(page)
    for name in ("Ana", "Blas", "Cleo"):
        expect(card.locator(".who .now")).to_contain_text(name)
        card.get_by_role("button", name=f"Seen, I am {name}").click()
    # Then comes the next one: nobody had anything else to do in this round.
    expect(card).to_contain_text("Round 2 is over")
    expect(card).not_to_contain_text("unpaid")
    owner.http.close()
