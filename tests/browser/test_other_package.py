"""A game of another package, installed by pip: on the home page, with a board of its own, for everybody."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.scan import axe_by_day_and_night, keep_picture, too_high, too_wide
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.examples.installing import Installed

FACE = ".liars-face[aria-disabled='false']"


@pytest.fixture(scope="module")
def guest_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server in an environment where the example is installed."""
    installed = Installed(tmp_path_factory.mktemp("installed"), "liars-dice")
    house = House(tmp_path_factory.mktemp("house"), python=installed.python)
    yield house
    house.close()


def board(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name="The board", exact=True)


def doubt(visitor: Visitor) -> Locator:
    return visitor.prompt.get_by_role("button", name="Doubt it")


def is_over(visitor: Visitor) -> bool:
    return visitor.page.locator(".tally").is_visible()


def take_turns(players: list[Visitor], dice: random.Random, most: int = 200) -> None:
    """Whoever is asked bids on the board or doubts in the prompt, until the count."""
    for _ in range(most):
        if all(is_over(visitor) for visitor in players):
            return
        for visitor in players:
            if not visitor.page.locator(".prompt.mine").is_visible():
                continue
            number = visitor.page.locator("main.table").get_attribute("data-number")
            bids = visitor.page.locator(FACE)
            if doubt(visitor).is_visible() and (not bids.count() or dice.random() < 0.4):
                press(visitor, doubt(visitor))
            else:
                press(visitor, bids.nth(dice.randrange(bids.count())))
            visitor.page.locator(f"main.table:not([data-number='{number}'])").wait_for()
        players[0].page.wait_for_timeout(20)
    raise AssertionError("the game does not end")


def press(visitor: Visitor, button: Locator) -> None:
    if visitor.touch:
        button.tap()
    else:
        button.click()


def invited(visit: Visit, house: House, phone: bool = False) -> tuple[Visitor, Visitor]:
    """From the home page to a table for two, by a link."""
    ana, blas = visit("Ana", at=house), visit(at=house, **({"size": PHONE, "touch": True} if phone else {}))
    page = ana.go("/")
    page.get_by_role("region", name="On the shelves").get_by_role("link", name="Liar’s dice").click()
    page.get_by_role("button", name="Invite friends").click()
    page.get_by_role("group", name="Dice").get_by_role("spinbutton").fill("2")
    page.get_by_role("button", name="Open the table").click()
    blas.go(page.get_by_label("Invitation link").input_value())
    press(blas, blas.page.get_by_role("button", name="Sit here"))
    blas.page.get_by_role("dialog").get_by_role("textbox").fill("Blas")
    press(blas, blas.page.get_by_role("button", name="Sit down"))
    for visitor in (ana, blas):
        board(visitor).locator(".liars").wait_for()
    return ana, blas


def test_two_people_play_it_to_its_end(visit: Visit, guest_house: House) -> None:
    """One at a desk, one on a phone."""
    ana, blas = invited(visit, guest_house, phone=True)
    expect(board(ana).get_by_role("list", name="The cups").get_by_role("listitem")).to_contain_text(["Ana", "Blas"])
    take_turns([ana, blas], random.Random(1))
    scores = ana.get(f"/api/tables/{ana.page.url.rsplit('/', 1)[-1]}")["result"]["scores"]
    assert sorted(map(bool, scores)) == [False, True]
    for visitor in (ana, blas):
        shown = visitor.page.locator(".tally tfoot td").all_inner_texts()
        assert [int(each) for each in shown] == scores


def test_nobody_is_sent_what_lies_under_another_cup(visit: Visit, guest_house: House) -> None:
    ana, blas = visit("Ana", at=guest_house), visit("Blas", at=guest_house)
    table = ana.table("liars-dice", "me", "open", seed=3)
    blas.post(f"/api/tables/{table}/join")
    own = []
    for visitor in (ana, blas):
        visitor.sit(table)
        visitor.until(visitor.states)
        own.append(visitor.states()[-1]["view"]["own"])
        expect(board(visitor).get_by_role("region", name="Your dice").locator(".large")).to_have_count(5)
    assert own[0] != own[1]
    board(ana).locator(FACE).first.click()
    expect(blas.prompt).to_contain_text("Do you bid more, or do you doubt it?")
    for visitor, other in ((ana, own[1]), (blas, own[0])):
        said = "".join(visitor.heard).replace(" ", "")
        assert str(other).replace(" ", "") not in said


def test_a_bid_by_keyboard_alone(visit: Visit, guest_house: House) -> None:
    ana = visit("Ana", at=guest_house)
    page = ana.sit(ana.table("liars-dice", "me", "bot:random", seed=2))
    board(ana).locator(FACE).first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(":focus")).to_have_attribute("data-stop", "face-2")
    page.locator("[data-stop='step1']").focus()
    page.keyboard.press("Enter")
    expect(page.locator(":focus")).to_have_attribute("data-stop", "step1")
    expect(board(ana).get_by_role("button", name="Bid 2 fives")).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    ana.until(lambda: len(ana.states()) > 1)
    assert "Ana bids 2 ones" in page.get_by_role("log").inner_text()


def test_what_cannot_be_bid_says_why(visit: Visit, guest_house: House) -> None:
    ana = visit("Ana", at=guest_house)
    page = ana.sit(ana.table("liars-dice", "me", "Blas", seed=2))
    page.locator(".curtain button").click()
    board(ana).get_by_role("button", name="Bid 1 four").click()
    page.locator(".curtain button").click()
    button = board(ana).get_by_role("button", name="Bid 1 two")
    expect(button).to_have_attribute("aria-disabled", "true")
    button.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("1 four are bid already")


@pytest.mark.parametrize("lang", ["en", "es", "fr"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_board_fits_and_can_be_read_by_everybody(
    visit: Visit, guest_house: House, size: tuple[int, int], lang: str
) -> None:
    is_phone = size == PHONE
    ana = visit("Ana", at=guest_house, size=size, touch=is_phone, lang=lang)
    problems = []
    for name, rivals, prepare in (
        ("first", 1, nothing),
        ("bid", 5, a_bid),
        ("lifted", 1, too_much),
        ("both", 2, a_doubt),
    ):
        page = ana.sit(ana.table("liars-dice", "me", *["bot:random"] * rivals, seed=5))
        prepare(ana)
        page.locator(".prompt.mine").wait_for()
        keep_picture(page, f"liars-dice/{'phone' if is_phone else 'desktop'}-{lang}-{name}")
        if wide := too_wide(page):
            problems.append(f"{name}: scrolls sideways: {wide}")
        if not is_phone and (high := too_high(page)):
            problems.append(f"{name}: does not fit: {high}")
        problems += [f"{name}: {found}" for found in axe_by_day_and_night(page)]
    assert not problems, "\n".join(problems)


def nothing(visitor: Visitor) -> None:
    """The game has just begun."""


def a_bid(visitor: Visitor) -> None:
    """A bid by whoever looks, then by all the others."""
    made(visitor, visitor.page.locator(FACE).first)


def too_much(visitor: Visitor) -> None:
    """The highest bid there is: the next one can only doubt it, and all cups are lifted."""
    more = visitor.page.locator("[data-stop='step1']")
    while more.get_attribute("aria-disabled") == "false":
        press(visitor, more)
    made(visitor, visitor.page.locator(FACE).last)


def a_doubt(visitor: Visitor) -> None:
    """A bid, a doubt, and the first bids of the next round."""
    a_bid(visitor)
    made(visitor, visitor.prompt.locator(".acts button.prim"))


def made(visitor: Visitor, button: Locator) -> None:
    """That is pressed, and it is one's own turn again."""
    number = visitor.page.locator("main.table").get_attribute("data-number")
    press(visitor, button)
    visitor.page.locator(f"main.table:not([data-number='{number}']):has(.prompt.mine)").wait_for()


def test_a_replay_is_shown_on_the_board(visit: Visit, guest_house: House, tmp_path: Path) -> None:
    ana = visit("Ana", at=guest_house)
    page = ana.sit(ana.table("liars-dice", "me", "bot:random", seed=4, dice=1))
    take_turns([ana], random.Random(2))
    page.get_by_role("link", name="Replay").click()
    board(ana).locator(".liars").wait_for()
    page.get_by_role("slider", name="Move").press("Home")
    expect(board(ana)).to_contain_text("No bid yet")
    expect(board(ana).locator(FACE)).to_have_count(0)


def test_without_its_board_it_is_played_on_the_plain_one(visit: Visit, guest_house: House) -> None:
    ana = visit("Ana", at=guest_house)
    ana.expect("board.js", "board.css", "ERR_FAILED")
    ana.page.route("**/of/**", lambda route: route.abort())
    page = ana.sit(ana.table("liars-dice", "me", "bot:random", seed=2))
    expect(page.get_by_role("status").filter(has_text="The board of this game does not work")).to_be_visible()
    page.locator(".generic").get_by_role("button", name="Bid 1 two", exact=True).click()
    ana.until(lambda: len(ana.states()) > 1)
