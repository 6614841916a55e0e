"""The drawn board of Alchemists on screens of other sizes: nothing is cut, covered or pushed out of its place."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.alchemists.table import Table
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.laid import lay
from tests.browser.scan import cut_words, is_too_wide, keep_picture, sizes
from tests.browser.visitor import PHONE

THEORIES = "mushroom=B+:A-gold,B-red toad=G-:B-silver root=G+:B-gold scorpion=R-:C-gold feather=++:A-silver"
TITLES = ".act .head b, .art .an, .steps, .adv h3, .rival .id, .card.fav b, .btn, .gesture p, .conf p, .lab b"
# What does not lie wholly inside the box it belongs to, by its class.
OUTSIDE = """
(pairs) => pairs.flatMap(([outer, inner]) => [...document.querySelectorAll(outer)].flatMap((box) => {
  const frame = box.getBoundingClientRect();
  return [...box.querySelectorAll(inner)].filter((each) => {
    const at = each.getBoundingClientRect();
    return each.checkVisibility() && at.width > 0 && (at.left < frame.left - 1 || at.right > frame.right + 1
      || at.top < frame.top - 1 || at.bottom > frame.bottom + 1);
  }).map((each) => `${inner} is outside ${outer}`);
}))
"""
PLACES = [[".adv", ".want"], [".adv", ".nextadv .ic"], [".arts", ".art"], [".order", ".lot"], [".act", ".slot"],
          [".act", ".recipe span"], [".book", ".ss"], [".rival", ".stats li"], [".theory", ".conf"]]  # fmt: skip
# True if whoever touches the middle of it touches it.
REACHED = """
(each) => {
  const at = each.getBoundingClientRect();
  const found = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
  return each.contains(found) && at.top >= 0 && at.bottom <= innerHeight;
}
"""


def declaring(players: int = 4, favors: str = "assistant barmaid associate") -> Any:
    """The middle of a full game: A declares last, cards and cubes lie everywhere."""
    seats: dict[str, dict[str, Any]] = {
        "A": {"hand": "fern claw toad flower*2 scorpion", "favors": favors, "gold": 3, "rep": 14,
              "artifacts": "mortar", "potions": "R+ R- G-"},
        "B": {"gold": 2, "rep": 12, "potions": "R+ N", "unused": 2, "hospital": 1},
        "C": {"gold": 5, "rep": 6, "artifacts": "boots", "grants": "3", "unused": 3},
        "D": {"gold": 4, "rep": 18, "unused": 4},
    }  # fmt: skip
    held: dict[str, Any] = {seat: seats[seat] for seat in "ABCD"[:players]}
    order = "DCBA"[-players:]
    return Table(
        players=players, round=4, at="declare", order=order, theories=THEORIES, adventurer="ranger", mode="master",
        row="mushroom root root feather claw", hold=False, **held,
    ).state  # fmt: skip


def bots(many: int) -> list[str]:
    return ["me", *["bot:random"] * (many - 1)]


@pytest.mark.parametrize("size", [(1024, 768), (1180, 820)], ids=["1024", "1180"])
@pytest.mark.parametrize("players", [3, 4])
def test_a_tablet_shows_the_whole_table(visit: Visit, house: House, size: tuple[int, int], players: int) -> None:
    ana = visit("Ana", size=size)
    page = ana.sit(lay(house, ana, declaring(players), *bots(players)))
    expect(page.locator(".act.can").first).to_be_visible()
    keep_picture(page, f"alchemists/tablet-{size[0]}-{players}")
    assert cut_words(page, TITLES) == []
    assert page.evaluate(OUTSIDE, PLACES) == []
    assert not is_too_wide(page)
    assert sizes(page)["height"] <= size[1]
    expect(page.locator(".side .log")).to_be_visible()


def test_a_desk_keeps_everything_in_its_place(visit: Visit, house: House) -> None:
    ana = visit("Ana")
    page = ana.sit(lay(house, ana, declaring(favors="custodian"), *bots(4)))
    expect(page.locator(".act.can").first).to_be_visible()
    assert page.evaluate(OUTSIDE, PLACES) == []


def press(page: Page, *stops: str) -> None:
    for stop in stops:
        page.locator(f'[data-stop="{stop}"]').tap()


def test_on_a_phone_declared_cubes_cover_neither_hand_nor_notebook(visit: Visit, house: House) -> None:
    ana = visit("Ana", size=PHONE, touch=True)
    page = ana.sit(lay(house, ana, declaring(3), *bots(3)))
    expect(page.locator(".act.can").first).to_be_visible()
    press(page, "favor:0", "space:0", "space:1", "space:4", "space:5", "space:7", "space:8")
    expect(page.locator(".draft")).to_have_count(6)
    keep_picture(page, "alchemists/phone-six-cubes")
    for what in (".hand .fav", ".tool", "[data-stop='declared']", ".prompt .asked"):
        assert page.locator(what).first.evaluate(REACHED), what
    strip, hand = page.locator(".gesture").bounding_box(), page.locator(".hand").bounding_box()
    assert strip
    assert hand
    assert strip["y"] + strip["height"] <= hand["y"] + 1
    assert strip["height"] < 120, "one line of words and one of cubes"


def test_on_a_phone_seals_and_gold_do_not_share_a_line(visit: Visit, house: House) -> None:
    ana = visit("Ana", size=PHONE, touch=True)
    page = ana.sit(lay(house, ana, declaring(), *bots(4)))
    page.get_by_role("tab", name="Others").or_(page.get_by_role("button", name="Others")).first.tap()
    seals, stats = page.locator(".shelf .seals").bounding_box(), page.locator(".shelf .idrow").bounding_box()
    assert seals
    assert stats
    assert seals["y"] >= stats["y"] + stats["height"] - 1


def test_on_a_phone_nobody_is_greeted_with_a_reason_why_not(visit: Visit) -> None:
    """The way of a stranger: choose the game, begin, look."""
    ana = visit("Ana", size=PHONE, touch=True)
    page = ana.go("/new/alchemists")
    page.locator("main .btn.prim").last.tap()
    expect(page.locator(".al .fav").first).to_be_visible()
    page.wait_for_timeout(800)  # longer than a tooltip waits
    expect(page.locator("#tip")).to_be_hidden()


def test_the_mixer_sees_the_result_and_then_passes_the_screen_on(visit: Visit, house: House) -> None:
    ana = visit("Ana")
    seats: dict[str, Any] = {"A": {"hand": "fern toad", "cubes": "test"}, "B": {"hand": "toad root", "cubes": "test"}}
    state = Table(players=2, round=2, at="test", order="AB", hold=False, **seats).state
    page = ana.sit(lay(house, ana, state, "me", "Blas"))
    page.locator(".curtain button").click()
    for stop in ("hand:0", "hand:1", "mix"):
        page.locator(f'[data-stop="{stop}"]').click()
    expect(page.locator(".shelf .outcome")).to_be_visible()
    page.locator(".hand-over").click()
    expect(page.get_by_role("heading", name="Pass the screen to Blas")).to_be_visible()
    page.locator(".curtain button").click()
    expect(page.locator(".hand .card")).to_have_count(2)
