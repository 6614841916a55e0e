"""Reactions from several browsers, and the standing orders that answer for whoever gave them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.transmuter import INTRODUCTORY, cookies_of, glowing, play_until
from tests.browser.visitor import Visitor
from tests.server.people import Person

PASS = "Do not react"


class Company:
    """Three people at a table. They play without browsers until somebody's turn is over and the two others may react;
    those two then come to the page."""

    def __init__(self, house: House, visit: Visit, doors: ExitStack) -> None:
        self.people = [Person(house.address, name) for name in ("Ana", "Blas", "Cleo")]
        self.table = self.people[0].table("trismegistus", "me", "open", "open", **INTRODUCTORY)
        for person in self.people:
            doors.callback(person.http.close)
        for person in self.people[1:]:
            person.join(self.table)
        self.screens = [doors.enter_context(person.sit(self.table)) for person in self.people]
        self.visit = visit
        self.dice = random.Random(4)

    def until_reactions(self) -> list[int]:
        """The seats in the order in which they are asked."""
        play_until(
            self.screens, lambda state: len(waiting(state)) == 2 and state["view"]["asked"] == "react", self.dice
        )
        first = self.screens[0].first_state()["ask"]["seat"]
        return sorted(waiting(self.screens[0].first_state()), key=lambda seat: (seat - first) % 3)

    def until_passed(self, seat: int, watching: int) -> None:
        screen = self.screens[watching]
        screen.until(lambda: seat not in waiting(screen.first_state()))

    def until_others_turn_is_over(self, seat: int) -> None:
        """Somebody else has acted, and this seat may react."""

        def moment(state: dict[str, Any]) -> bool:
            return bool(state["view"]["asked"] == "react" and state["view"]["active"] != seat)

        # The reactions under way are answered first, by those who have no browser.
        others = [screen for at, screen in enumerate(self.screens) if at != seat]
        play_until(others, lambda state: state["view"]["asked"] != "react", self.dice)
        play_until(self.screens, moment, self.dice)

    def browser(self, seat: int) -> Visitor:
        visitor: Visitor = self.visit(cookies=cookies_of(self.people[seat]))
        visitor.sit(self.table)
        visitor.page.locator(".tr.shared").wait_for()
        return visitor


def waiting(state: dict[str, Any]) -> list[int]:
    return state["ask"]["waiting"] if state["ask"] else []


@pytest.fixture
def company(house: House, visit: Visit) -> Iterator[Company]:
    with ExitStack() as doors:
        yield Company(house, visit, doors)


def test_one_reacts_another_has_passed_ahead_and_nobody_waits(company: Company) -> None:
    first, second = company.until_reactions()
    reacting, passing = company.browser(first), company.browser(second)
    # Who is asked later may only pass, but may do so at once.
    expect(passing.prompt.get_by_role("button", name=PASS)).to_be_visible()
    assert glowing(passing.page).count() == 0
    passing.prompt.get_by_role("button", name=PASS).click()
    expect(passing.prompt.get_by_role("button", name=PASS)).to_have_count(0)
    before = reacting.states()[-1]["view"]["laboratories"]
    glowing(reacting.page, "cube:").first.click()
    # Both have answered: the next turn has begun, in both browsers.
    for visitor in (reacting, passing):
        expect(visitor.prompt).not_to_contain_text("React to")
    after = reacting.states()[-1]["view"]["laboratories"]
    assert (after[first]["ready"], after[first]["used"]) == (before[first]["ready"] - 1, before[first]["used"] + 1)
    assert after[second]["used"] == before[second]["used"]


def test_a_standing_order_answers_is_kept_and_can_be_revoked(company: Company) -> None:
    first, second = company.until_reactions()
    visitor = company.browser(first)
    page = visitor.page
    order = page.get_by_label("When others have acted")
    expect(order).to_have_value("ask")
    with page.expect_response(lambda answer: "/notes" in answer.url and answer.request.method == "PUT"):
        order.select_option("game")
    # It answers what is asked now …
    company.until_passed(first, second)
    # … is there again after a reload, and answers what is asked later.
    page.reload()
    expect(order).to_have_value("game")
    company.screens[second].play("pass")
    company.until_others_turn_is_over(first)
    company.until_passed(first, second)
    order.select_option("ask")
    expect(order).to_have_value("ask")
    company.until_others_turn_is_over(first)
    expect(visitor.prompt.get_by_role("button", name=PASS)).to_be_visible()
