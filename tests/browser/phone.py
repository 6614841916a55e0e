"""A reader in somebody's hand, for the tests of it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from playwright.sync_api import Page, expect

MUSHROOM, FERN, TOAD, CLAW, FLOWER, MANDRAKE, SCORPION, FEATHER = range(8)


class Phone:
    """A reader in somebody's hand. Everything goes through what a person sees: names of buttons, and touch."""

    def __init__(self, page: Page, touch: bool = True) -> None:
        self.page = page
        self.touch = touch

    def press(self, name: str, role: str = "button") -> None:
        found = self.page.get_by_role(role, name=re.compile(rf"^{name}\b")).first  # type: ignore[arg-type]
        found.tap() if self.touch else found.click()

    def enter(self, code: str) -> None:
        self.press("Enter a code", "link")
        self.page.get_by_label("The four letters of the code").fill(code)
        self.press("Go on")

    def mode(self, name: str) -> None:
        self.page.locator(".seg label", has_text=name).tap()
        expect(self.page.get_by_role("radio", name=name)).to_be_checked()

    def pick(self, *ingredients: int) -> None:
        for each in ingredients:
            card = self.page.locator(".rcards button").nth(each)
            card.tap() if self.touch else card.click()

    def choose(self, name: str) -> None:
        self.page.locator(".potions label, .colours label").filter(has_text=name).tap()

    def ask(self, function: str, *ingredients: int, choice: str | None = None) -> str:
        """One question from the menu to the answer and back; what everybody sees."""
        self.press(function, "link")
        if choice is not None:
            self.choose(choice)
        self.pick(*ingredients)
        self.page.locator(".rfoot .main").tap()
        cover = self.page.get_by_role("button", name="Show the result")
        if "Debunk" not in function:
            cover.tap()
        answer = self.page.locator(".result h1").inner_text()
        self.press("Done")
        return answer

    @property
    def history(self) -> list[str]:
        self.press("History", "link")
        self.page.locator(".history").wait_for()
        lines = self.page.locator(".hist .hr").all_inner_texts()
        self.press("Reader", "link")
        return [line.strip() for line in reversed(lines)]


def screens(phone: Phone) -> Iterator[str]:
    """Every screen once, in a game of its own."""
    page = phone.page
    page.goto("/reader")
    page.locator("main").wait_for()
    yield "start"
    page.goto("/reader#code")
    page.locator("#code").fill("DEMO")
    page.locator(".gcard .main").tap()
    page.locator(".rgrid").wait_for()
    yield "menu"
    page.locator("button.code").tap()
    yield "code-sure"
    page.locator("dialog .main").tap()
    page.locator(".code i").first.wait_for()
    yield "code"
    page.goto("/reader#drink")
    phone.pick(MUSHROOM, TOAD)
    page.locator(".whose input").nth(2).check(force=True)
    yield "drink"
    page.locator(".rfoot .main").tap()
    yield "covered"
    page.locator(".rfoot .main").tap()
    page.locator(".result h1").wait_for()
    yield "healing"
    for potion, one, other, name in (
        (5, CLAW, MUSHROOM, "exact"),
        (5, FERN, CLAW, "right"),
        (1, MUSHROOM, TOAD, "wrong"),
    ):
        page.goto("/reader#sell")
        page.locator(".potions label").nth(potion).tap()
        phone.pick(one, other)
        if name == "exact":
            yield "sell"
        page.locator(".rfoot .main").tap()
        page.locator(".rfoot .main").tap()
        page.locator(".result h1").wait_for()
        yield f"sold-{name}"
    for one, other, name in ((FERN, FLOWER, "green"), (FERN, TOAD, "blue"), (CLAW, TOAD, "neutral")):
        page.goto("/reader#student")
        phone.pick(one, other)
        page.locator(".rfoot .main").tap()
        page.locator(".rfoot .main").tap()
        page.locator(".result h1").wait_for()
        yield name
    page.goto("/reader#debunk")
    phone.pick(SCORPION)
    page.locator(".colours label").first.tap()
    yield "aspect"
    page.locator(".rfoot .main").tap()
    page.locator(".result h1").wait_for()
    yield "minus"
    page.goto("/reader#")
    page.locator(".seg label").last.tap()
    page.locator(".rlist .rrow").first.tap()
    yield "last-round"
    page.goto("/reader#debunk")
    phone.pick(SCORPION, TOAD)
    page.locator(".potions label").nth(3).tap()
    yield "master"
    page.locator(".rfoot .main").tap()
    page.locator(".result h1").wait_for()
    yield "no"
    for name in ("history", "game", "hand", "answers", "sheet", "triangle"):
        page.goto(f"/reader#{name}")
        page.locator("main").wait_for()
        yield name
