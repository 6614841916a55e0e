"""Trismegistus on the drawn board: whole games by mouse, alone and by touch; reasons, menus, rivals, looks."""

from __future__ import annotations

import gzip
import random
import re
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.conftest import Visit
from tests.browser.house import PAGE
from tests.browser.player import LOOK, MOST_STEPS, SHORT_WAIT, Player, Seen, Target
from tests.browser.scan import SHELL_TEXTS, axe, is_too_wide, keep_picture, missing_texts, text_ids
from tests.browser.test_whole_games import check_count
from tests.browser.visitor import LOCALES, PATIENCE, PHONE, Visitor

BUDGET = 220_000
INTRODUCTORY = {"setup": "introductory"}
# The choices in words beside the ring take the place of the generic list.
SIGHT = LOOK.replace(".generic .choice", ".doings .do")


@dataclass(frozen=True)
class Doing(Target):
    @property
    def selector(self) -> str:
        return ".doings .do"


class Alchemist(Player):
    """Touches what glows; words only where nothing does, buttons where there is nothing else, or at times."""

    def look(self, anyway: bool = False, patience: float = PATIENCE) -> Seen:
        found = self.page.wait_for_function(SIGHT, arg=[self.before, anyway], timeout=patience)
        seen = Seen(**found.json_value())
        self.before = seen.key
        return seen

    def glance(self) -> Seen | None:
        seen: dict[str, Any] | None = self.page.evaluate(SIGHT, ["", False])
        return Seen(**seen) if seen else None

    def choose(self, seen: Seen) -> Target | None:
        if seen.menu:
            return Target("menu", at=self.dice.randrange(len(seen.menu)))
        if seen.stops and (not seen.buttons or self.dice.random() < 0.8):
            return Target("stop", self.dice.choice(seen.stops))
        if seen.choices and (not seen.buttons or self.dice.random() < 0.5):
            return Doing("choice", at=self.dice.randrange(len(seen.choices)))
        if seen.buttons:
            return Target("button", at=self.dice.randrange(len(seen.buttons)))
        return None


class Thumb(Alchemist):
    """By touch: now and then to another tab on which something may be done, and always when nothing is left here."""

    def do(self, target: Target) -> None:
        # As a person would, bring it to the middle first: the prompt and the tabs lie over the lower edge.
        it = self.find(target)
        it.evaluate("it => it.scrollIntoView({ block: 'center' })")
        it.tap(timeout=5000)

    def look(self, anyway: bool = False, patience: float = PATIENCE) -> Seen:
        for _ in range(int(patience / SHORT_WAIT)):
            try:
                return super().look(anyway, SHORT_WAIT)
            except TooLate:
                self.turn_to_mark()
        raise AssertionError("nothing is lit behind any tab")

    def turn_to_mark(self) -> bool:
        marked = self.page.locator(".tabs button:has(.lit)")
        if marked.count():
            marked.first.tap()
            return True
        return False

    def step(self, seen: Seen) -> None:
        if not seen.menu and self.dice.random() < 0.4 and self.turn_to_mark():
            seen = self.look()
        super().step(seen)


def seated(visit: Visit, *others: str, **how: Any) -> Visitor:
    ana = visit("Ana", **how)
    ana.sit(ana.table("trismegistus", "me", *others, **INTRODUCTORY))
    ana.page.locator(".tr.shared").wait_for()
    return ana


def stop(page: Page, what: str) -> Locator:
    return page.locator(f'[data-stop="{what}"]')


def glowing(page: Page, zone: str) -> Locator:
    return page.locator(f'[data-stop^="{zone}"][aria-disabled="false"]')


# ---------------------------------------------------------------- whole games


def test_a_whole_game_against_a_bot_by_mouse(visit: Visit) -> None:
    ana = seated(visit, "bot:random")
    assert Alchemist(ana.page, random.Random(5)).play_on().over
    keep_picture(ana.page, "trismegistus-count")
    check_count(ana, 2)


def test_a_whole_game_alone_against_botmegistus(visit: Visit) -> None:
    ana = seated(visit)
    page = ana.page
    player = Alchemist(page, random.Random(8))
    told = 0
    seen = player.look()
    for _ in range(MOST_STEPS):
        if seen.over:
            break
        # Each of its steps is told with its reason.
        reasons = page.locator(".bot ol li small").all_inner_texts()
        told = max(told, len([reason for reason in reasons if reason.strip()]))
        player.step(seen)
        seen = player.look()
    assert seen.over
    assert told >= 3
    check_count(ana, 2)


def test_a_whole_game_by_touch_on_a_phone(visit: Visit) -> None:
    ana = seated(visit, "bot:random", size=PHONE, touch=True)
    assert Thumb(ana.page, random.Random(3)).play_on().over
    check_count(ana, 2)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(6))
def test_many_games_with_every_option(visit: Visit, seed: int) -> None:
    others = ["bot:random"] * (seed % 4)
    options = {"setup": ["general", "introductory"][seed % 2], "essences": "shuffled", "formulas": "between"}
    ana = visit("Ana", **({"size": PHONE, "touch": True} if seed % 3 == 2 else {}))
    ana.sit(ana.table("trismegistus", "me", *others, achievements="on" if others else "off", **options))
    player = (Thumb if seed % 3 == 2 else Alchemist)(ana.page, random.Random(seed))
    assert player.play_on().over
    check_count(ana, max(2, 1 + len(others)))


# ---------------------------------------------------------------- touching things


def drafted(ana: Visitor) -> None:
    """Draft a die with a metal on it, and keep the ethereal dice."""
    ana.page.locator('[data-stop^="bowl:"]:not([data-stop*="wild"])[aria-disabled="false"]').first.click()
    expect(ana.prompt).not_to_contain_text("Draft a die.")
    expect(ana.page.locator(".potency .pc.on svg")).to_be_visible()
    spend_none = ana.prompt.get_by_role("button", name="Spend none")
    if spend_none.count():
        spend_none.click()
    expect(ana.prompt).to_contain_text("Your action?")


def test_a_die_is_drafted_by_keyboard_and_taken_back(visit: Visit) -> None:
    ana = seated(visit)
    page = ana.page
    die = glowing(page, "bowl:").first
    die.focus()
    page.keyboard.press("Enter")
    expect(ana.prompt).not_to_contain_text("Draft a die.")
    ana.prompt.get_by_role("button", name="Undo").click()
    expect(ana.prompt).to_contain_text("Draft a die.")
    expect(page.locator(".potency .pc.on")).to_have_count(0)


def test_what_cannot_be_done_says_why_not(visit: Visit) -> None:
    ana = seated(visit)
    number = ana.page.locator("main.table").get_attribute("data-number")
    for what, why in (("arrow:0", "Draft a die first."), ("market:1", "Draft a die first."), ("open:1", "Draft a die")):
        stop(ana.page, what).click(force=True)
        expect(ana.page.locator("#tip")).to_contain_text(why)
    expect(ana.page.locator("main.table")).to_have_attribute("data-number", str(number))


def test_an_arrow_offers_its_payments_and_escape_leaves_it(visit: Visit) -> None:
    ana = seated(visit)
    page = ana.page
    drafted(ana)
    arrow = glowing(page, "arrow:").first
    arrow.click()
    menu = page.get_by_role("menu")
    expect(menu.get_by_role("menuitem").first).to_be_focused()
    words = menu.get_by_role("menuitem").all_inner_texts()
    assert len(words) > 1
    assert all(re.search(r"Transmute .* into .*, paying", word) for word in words)
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    expect(arrow).to_be_focused()
    arrow.click()
    menu.get_by_role("menuitem").first.click()
    # The preview told the truth: the first is the usual payment, salt, which raises water.
    paid, track = re.search(r"paying (\w+)", words[0]), page.locator(".tracks .trk")
    assert paid
    element = {"salt": "Water", "sulfur": "Fire", "aether": "Air"}[paid[1]]
    expect(track.filter(has=page.locator(f"[href='#tg-el-{element.lower()}']"))).to_contain_text("Ana: level 1")


def test_everything_glowing_is_also_in_words(visit: Visit) -> None:
    ana = seated(visit)
    drafted(ana)
    state = ana.states()[-1]
    offered = [action for action in state["ask"]["actions"] if " " in action["name"]]
    kinds = ana.page.locator(".doings .do")
    counted = sum(int(text) for text in kinds.locator("b").all_inner_texts())
    assert counted + kinds.filter(has_not=ana.page.locator("b")).count() == len(offered)


def test_the_laboratory_of_another_is_one_tap_away(visit: Visit) -> None:
    ana = seated(visit, "bot:random")
    page = ana.page
    Alchemist(page).look()
    mine = page.locator(".middle .whose b")
    expect(mine).to_have_text("Your laboratory")
    page.get_by_role("button", name="Look at the laboratory of").click()
    expect(mine).to_contain_text("Laboratory of")
    # Nothing there is mine to touch, and its masterpiece stays hidden.
    assert page.locator(".middle [data-stop]").count() == 0
    expect(page.locator(".cards")).to_contain_text("in hand")
    page.get_by_role("button", name="Back to mine").click()
    expect(mine).to_have_text("Your laboratory")


def test_a_standing_order_passes_reactions(visit: Visit) -> None:
    ana = seated(visit, "bot:random")
    page = ana.page
    player = Alchemist(page, random.Random(2))
    asked = 0
    for _ in range(40):
        seen = player.look()
        if page.locator(".pass input").is_checked() is False:
            # Not `check`: the pass it gives at once may bring my next turn, which ends the order.
            page.locator(".pass input").click()
        asked += "Do not react" in seen.buttons
        if seen.over or page.locator(".round .on").inner_text() == "II":
            break
        player.step(player.glance() or seen)
    assert asked <= 1  # only what was asked before the order was given


# ---------------------------------------------------------------- looks


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("others", [["bot:random"], []], ids=["two", "alone"])
def test_axe_finds_nothing_serious(visit: Visit, theme: str, others: list[str]) -> None:
    ana = seated(visit, *others, theme=theme)
    Alchemist(ana.page, random.Random(4)).play_on(12)
    keep_picture(ana.page, f"trismegistus-{len(others) + 1}-{theme}")
    assert axe(ana.page) == []
    assert not is_too_wide(ana.page)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_on_a_phone(visit: Visit, theme: str) -> None:
    ana = seated(visit, theme=theme, size=PHONE, touch=True)
    Thumb(ana.page, random.Random(4)).play_on(8)
    for tab in ("Play", "Board", "Cards", "Others"):
        ana.page.locator(".tabs button", has_text=tab).tap()
        keep_picture(ana.page, f"trismegistus-phone-{tab.lower()}-{theme}")
        assert axe(ana.page) == []
        assert not is_too_wide(ana.page)


@pytest.mark.parametrize("lang", LOCALES)
def test_every_word_is_there_in_three_languages(visit: Visit, lang: str) -> None:
    ana = seated(visit, "bot:random", lang=lang)
    ids = text_ids(
        SHELL_TEXTS.read_text(encoding="utf-8"), ana.context.request.get("/api/texts/trismegistus/en").text()
    )
    player = Alchemist(ana.page, random.Random(6))
    for _ in range(4):
        player.before = ""  # what was seen last is still to be answered
        player.play_on(5)
        assert missing_texts(ana.page, ids) == []
    keep_picture(ana.page, f"trismegistus-{lang}")
    assert not is_too_wide(ana.page)


def test_the_first_load_of_a_table_is_light(visit: Visit) -> None:
    ana = visit("Ana")
    scripts: set[str] = set()
    ana.page.on(
        "request",
        lambda request: scripts.add(urlsplit(request.url).path) if request.resource_type == "script" else None,
    )
    ana.sit(ana.table("trismegistus", "me", **INTRODUCTORY))
    ana.page.locator(".tr.shared").wait_for()
    weight = sum(len(gzip.compress((PAGE / path.lstrip("/")).read_bytes(), 9)) for path in scripts)
    assert scripts
    assert weight < BUDGET
