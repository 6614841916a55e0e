"""Trismegistus on the drawn board: previews, reasons, menus, rivals, pointing, looks. Whole games are elsewhere."""

from __future__ import annotations

import gzip
import random
import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.house import PAGE, House
from tests.browser.laid import lay
from tests.browser.pupil import Pupil
from tests.browser.scan import SHELL_TEXTS, axe, is_too_wide, keep_picture, missing_texts, sizes, text_ids
from tests.browser.transmuter import (
    CHIPS,
    CONFIRM,
    INTRODUCTORY,
    Alchemist,
    asked,
    cookies_of,
    glowing,
    is_over,
    play_until,
    seated,
    stop,
)
from tests.browser.visitor import LOCALES, PHONE, Visitor
from tests.server.people import Person
from tests.trismegistus.table import Table as Printed

BUDGET = 220_000


def keeps(state: dict[str, Any]) -> bool:
    return state["ask"] is not None and any(action["name"] == "keep" for action in state["ask"]["actions"])


class Scene:
    """A game well under way, and one that is over, played without a browser; everybody who looks sees the same."""

    def __init__(self, house: House) -> None:
        self.owner = Person(house.address, "Ana")
        dice = random.Random(12)
        self.alone = self.owner.table("trismegistus", "me", **INTRODUCTORY, **{"bot-planning": "on"})
        self.three = self.owner.table("trismegistus", "me", "bot:random", "bot:random", **INTRODUCTORY)
        self.over = self.owner.table("trismegistus", "me", **INTRODUCTORY)
        self.kept = self.owner.table("trismegistus", "me", **INTRODUCTORY)
        moments = (
            (self.alone, asked("act", 3)),
            (self.three, asked("draft", 2)),
            (self.kept, keeps),
            (self.over, is_over),
        )
        for table, moment in moments:
            with self.owner.sit(table) as screen:
                play_until([screen], moment, dice)

    def open(self, visit: Visit, which: str = "alone", **how: Any) -> Visitor:
        visitor = visit(cookies=cookies_of(self.owner), **how)
        visitor.sit(getattr(self, which))
        visitor.page.locator(".tally" if which == "over" else ".tr.shared").first.wait_for()
        return visitor


@pytest.fixture(scope="module")
def scene(house: House) -> Iterator[Scene]:
    scene = Scene(house)
    yield scene
    scene.owner.http.close()


# ---------------------------------------------------------------- touching things


def drafted(ana: Visitor) -> None:
    """Draft a die with a metal on it, and keep the ethereal dice."""
    ana.page.locator('[data-stop^="bowl:"]:not([data-stop*="wild"])[aria-disabled="false"]').first.click()
    expect(ana.prompt).not_to_contain_text("Draft a die.")
    expect(ana.page.locator(".potency .pc.on svg")).to_be_visible()
    spend_none = ana.prompt.get_by_role("button", name="Spend none")
    if spend_none.count():
        spend_none.click()
    expect(ana.prompt).to_contain_text("One action with your")


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


def test_a_die_under_the_hand_lights_up_what_it_opens(visit: Visit) -> None:
    """With what it costs there; nothing is sent, and afterwards nothing is marked."""
    ana = seated(visit)
    page = ana.page
    opened = page.locator(".tr .press.opened")
    die = page.locator('[data-stop^="bowl:"]:not([data-stop*="wild"])[aria-disabled="false"]').first
    number = page.locator("main.table").get_attribute("data-number")
    die.hover()
    expect(opened.filter(has=page.locator(".price", has_text="1")).first).to_be_visible()
    kinds = {(each.get_attribute("data-stop") or "").split(":")[0] for each in opened.all()}
    assert {"cube", "space"} <= kinds
    expect(page.locator("#tip")).to_contain_text("It opens:")
    keep_picture(page, "trismegistus/die-opens")
    stop(page, "track:fire").hover()
    expect(opened).to_have_count(0)
    expect(page.locator("#tip")).to_contain_text("Level 12 at the end: 7 VP")
    stop(page, "cell:1").hover()
    expect(page.locator("#tip")).to_contain_text("the Stone counts 0 VP at the end (now 0)")
    expect(page.locator("main.table")).to_have_attribute("data-number", str(number))


def test_what_cannot_be_done_says_why_not(visit: Visit) -> None:
    ana = seated(visit)
    number = ana.page.locator("main.table").get_attribute("data-number")
    for what, why in (("arrow:0", "Draft a die first."), ("market:1", "Draft a die first."), ("open:1", "Draft a die")):
        stop(ana.page, what).click(force=True)
        expect(ana.page.locator("#tip")).to_contain_text(why)
    expect(ana.page.locator("main.table")).to_have_attribute("data-number", str(number))


def test_an_arrow_fills_the_equation_and_escape_leaves_it(visit: Visit) -> None:
    ana = seated(visit)
    page = ana.page
    drafted(ana)
    arrow = glowing(page, "arrow:").first
    arrow.click()
    strip, chips = page.locator(".equation"), page.locator(CHIPS)
    expect(chips.first).to_be_focused()
    words = [chip.get_attribute("aria-label") or "" for chip in chips.all()]
    assert len(words) > 1
    assert all(re.search(r"Transmute .* into .*, paying", word) for word in words)
    page.keyboard.press("ArrowRight")
    expect(chips.nth(1)).to_have_attribute("aria-checked", "true")
    page.keyboard.press("1")
    expect(chips.first).to_have_attribute("aria-checked", "true")
    expect(chips.first).to_be_focused()
    page.keyboard.press("2")
    expect(chips.nth(1)).to_be_focused()
    number = page.locator("main.table").get_attribute("data-number")
    page.keyboard.press("Escape")
    expect(strip).to_have_count(0)
    expect(arrow).to_be_focused()
    expect(page.locator("main.table")).to_have_attribute("data-number", str(number))
    page.keyboard.press("Enter")
    expect(strip).to_contain_text("potency", ignore_case=True)
    page.keyboard.press("Enter")  # the first chip has the focus: nothing else to be pressed
    # The strip told the truth: the first is the usual payment, salt, which raises water.
    paid, track = re.search(r"paying (\w+)", words[0]), page.locator(".tracks .trk")
    assert paid
    element = {"salt": "Water", "sulfur": "Fire", "aether": "Air"}[paid[1]]
    expect(track.filter(has=page.locator(f"[href='#tg-el-{element.lower()}']"))).to_contain_text("Ana: level 1")


def test_keys_say_how_often_and_whether_the_artifact_is_used(visit: Visit) -> None:
    ana = visit("Ana")
    page = ana.page
    Pupil.at(ana, "trismegistus", "transmuting", 0)
    uses, then = page.locator('.equation input[type="checkbox"]'), page.locator(".equation .then")
    glowing(page, "arrow:").first.click()
    expect(uses).to_be_checked()
    with_it = then.inner_text()
    page.keyboard.press("u")
    expect(uses).not_to_be_checked()
    expect(then).not_to_have_text(with_it)
    page.keyboard.press("u")
    expect(uses).to_be_checked()


def test_plus_and_minus_say_how_often(visit: Visit, house: House) -> None:
    owner = Person(house.address, "Ana")
    ana = visit(cookies=cookies_of(owner))
    state = Printed(A={"die": "white copper 3", "cubes": "raw-copper*2", "essences": "salt*2 sulfur"}).state
    page = ana.sit(lay(house, ana, state, "me", "bot:random"))
    glowing(page, "arrow:").first.click()
    confirm = page.locator(CONFIRM)
    expect(page.locator(".equation .times")).to_be_visible(timeout=15_000)
    page.keyboard.press("+")
    expect(confirm).to_contain_text("×2")
    page.keyboard.press("+")  # there is copper for no more
    expect(confirm).to_contain_text("×2")
    page.keyboard.press("-")
    page.keyboard.press("-")  # and never less than once
    expect(confirm).not_to_contain_text("×")
    page.keyboard.press("+")
    page.keyboard.press("Enter")
    # Both are made as one.
    cubes = page.locator('.ring [data-stop="cube:refined-tin"] .drawn')
    expect(cubes).to_have_text("2")
    owner.http.close()


def test_everything_glowing_is_also_in_words_with_its_cost(visit: Visit) -> None:
    ana = seated(visit)
    drafted(ana)
    state = ana.states()[-1]
    offered = [action for action in state["ask"]["actions"] if " " in action["name"]]
    kinds = ana.page.locator(".doings .do")
    ways = [int(each.get_attribute("data-ways") or 1) for each in kinds.all()]
    assert sum(ways) == len(offered)
    potency = state["view"]["laboratories"][0]["die"]["potency"]
    gather = kinds.filter(has_text="Gather").first.locator("b")
    expect(gather).to_have_text(re.compile(rf"1–{potency}$" if potency > 1 else r"1$"))


def test_an_action_with_the_kept_die_needs_no_other_answer(scene: Scene, visit: Visit) -> None:
    ana = scene.open(visit, "kept")
    page = ana.page
    # What the die in hand allows is offered beside the new dice; choosing it keeps the die.
    gather = page.locator(".doings .do", has_text=re.compile("Gather")).first
    gather.click()
    if page.locator(".equation").count():
        page.keyboard.press("Enter")
    expect(ana.prompt).not_to_contain_text("Keep your die")
    ana.prompt.get_by_role("button", name="Undo").click()  # the whole gesture
    expect(ana.prompt).to_contain_text("Keep your die")


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


# ---------------------------------------------------------------- previews


def stores(page: Page) -> list[int]:
    """Raw and refined materials, then essences, as they stand on the ring."""
    cubes = page.locator(".ring .st .drawn").all_inner_texts()
    return [int(re.match(r"\d+", text)[0]) for text in cubes]  # type: ignore[index]


def test_the_equation_is_what_then_happens(visit: Visit) -> None:
    ana = seated(visit)
    page = ana.page
    drafted(ana)
    page.locator(".doings .do", has_text="Transmute").click()
    told = page.locator(".equation .then span")
    expect(told.first).to_contain_text("transmutes")
    foretold = [line.removeprefix("→ ") for line in told.all_inner_texts()]
    marks = page.locator(".ring .st:has(.gh)")
    expect(marks).to_have_count(2)
    expected = {mark.get_attribute("data-stop"): mark.locator(".gh").inner_text() for mark in marks.all()}
    expect(page.locator(".tracks .mk.ghost")).to_have_count(1)
    keep_picture(page, "trismegistus-equation")
    assert axe(page) == []
    before = ana.states()[-1]["number"]
    page.locator(CONFIRM).click()
    page.wait_for_function("before => Number(document.querySelector('main.table').dataset.number) > before", arg=before)
    # Word for word in the log, and on the ring.
    log = page.locator(".log ol .at").all_inner_texts()
    assert all(line in log for line in foretold), (foretold, log)
    assert sorted(expected.values()) == ["+1", "\u22121"]
    for place, change in expected.items():
        now = int(page.locator(f'[data-stop="{place}"] .drawn').inner_text())
        assert now - (1 if change == "+1" else -1) in (0, 1)
    expect(page.locator(".gh")).to_have_count(0)


def test_the_equation_follows_its_chips_on_a_phone_too(visit: Visit) -> None:
    ana = seated(visit, size=PHONE, touch=True)
    page = ana.page
    page.locator(".tabs button", has_text="Board").tap()
    glowing(page, "bowl:").and_(page.locator(':not([data-stop*="wild"])')).first.tap()
    page.locator(".tabs button", has_text="Play").tap()
    spend_none = ana.prompt.get_by_role("button", name="Spend none")
    expect(spend_none.or_(ana.prompt.get_by_text("One action with your"))).to_be_visible()
    if spend_none.count():
        spend_none.tap()
    glowing(page, "arrow:").first.tap()
    chips = page.locator(CHIPS)
    count = chips.count()
    assert count > 1
    for at in (*range(1, count), 0):
        paid = re.search(r"paying (\w+)", chips.nth(at).get_attribute("aria-label") or "")
        assert paid
        chips.nth(at).tap()
        expect(page.locator(".equation .then")).to_contain_text(f"{paid[1]}")
        # What one decides about stays in sight.
        expect(page.locator(".ring .gh").first).to_be_in_viewport()
    keep_picture(page, "trismegistus-equation-phone")
    assert axe(page) == []
    assert not is_too_wide(page)
    page.locator(CONFIRM).tap()
    expect(page.locator(".equation")).to_have_count(0)


def test_a_preview_is_in_the_tip_of_what_glows(visit: Visit) -> None:
    ana = seated(visit)
    page = ana.page
    glowing(page, "bowl:iron").or_(glowing(page, "bowl:lead")).or_(glowing(page, "bowl:tin")).first.hover()
    expect(page.locator("#tip")).to_contain_text("→ Ana drafts a")
    expect(page.locator(".potency .pc.ghost")).to_have_count(1)
    # Pointing elsewhere takes it away; nothing has happened.
    page.locator(".prompt .asked").hover()
    expect(page.locator(".potency .pc.ghost")).to_have_count(0)
    expect(ana.prompt).to_contain_text("Draft a die.")


def test_a_line_of_the_log_points_at_its_pieces(visit: Visit) -> None:
    ana = seated(visit)
    page = ana.page
    drafted(ana)
    page.locator(".log .at", has_text="Ana drafts").first.hover()
    pointed = page.locator(".press.pointed")
    expect(pointed.first).to_be_visible()
    assert all("bowl:" in (each.get_attribute("data-stop") or "") for each in pointed.all())


def test_pieces_fly_where_motion_is_wanted(visit: Visit) -> None:
    ana = seated(visit, motion="no-preference")
    page = ana.page
    # A flight is over before anybody could look for it, so it is noted when it begins.
    page.evaluate("""() => {
        window.flown = [];
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...how) {
            if (this.matches('.air.tr .fly')) window.flown.push(this.querySelector('use').getAttribute('href'));
            return animate.apply(this, how);
        };
    }""")
    drafted(ana)
    page.wait_for_function("() => window.flown.some((each) => each.startsWith('#tg-die-'))")
    page.locator(".doings .do", has_text="Transmute").click()
    page.locator(CONFIRM).click()
    page.wait_for_function("() => window.flown.length >= 3")  # the cube along its arrow, the essence to its track
    expect(page.locator(".air .fly")).to_have_count(0)


def test_the_turn_of_botmegistus_can_be_walked_step_by_step(scene: Scene, visit: Visit) -> None:
    ana = scene.open(visit)
    page = ana.page
    steps = page.locator(".bot ol li")
    last = steps.count()
    assert last >= 2
    page.get_by_role("button", name="The next step").click()
    expect(steps.nth(0)).to_have_class(re.compile(r"\bshown\b"))
    page.get_by_role("button", name="The next step").click()
    expect(steps.nth(1)).to_have_class(re.compile(r"\bshown\b"))
    page.get_by_role("button", name="The step before").click()
    expect(steps.nth(0)).to_have_class(re.compile(r"\bshown\b"))


def test_the_planned_cards_of_botmegistus_are_shown_with_their_effects(scene: Scene, visit: Visit) -> None:
    ana = scene.open(visit)
    planned = ana.page.locator(".bot .planned")
    expect(planned).to_have_count(2)
    for card in planned.all():
        said = card.get_attribute("aria-label") or ""
        assert re.search(r"it wants .* die.*, spends \d potency and gets: .|spends \d potency. Ahead of you", said)
        assert card.locator("svg").count() >= 3, "the die, an arrow, what it gets"


# ---------------------------------------------------------------- looks

# Of the laboratory shown: which bonuses of the vault lie on a tile; on the board: which rewards are cut.
COVERED = """
() => {
  const box = (each) => each.getBoundingClientRect();
  const shared = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]);
  const over = (a, b) => shared(a, b, 'left', 'right') > 1 && shared(a, b, 'top', 'bottom') > 1;
  const tiles = [...document.querySelectorAll('.ring .at')];
  const bonuses = [...document.querySelectorAll('.vault .vb .effect')];
  const cut = [...document.querySelectorAll('.spaces .rw')].filter((each) => each.scrollWidth > each.clientWidth);
  return {
    bonuses: bonuses.length, tiles: tiles.length, rewards: document.querySelectorAll('.spaces .rw').length,
    covered: bonuses.filter((bonus) => tiles.some((tile) => over(box(bonus), box(tile)))).length,
    cut: cut.map((each) => each.closest('.press').innerText),
  };
}
"""  # fmt: skip


def test_no_bonus_of_a_vault_lies_on_a_tile_and_no_reward_is_cut(scene: Scene, visit: Visit) -> None:
    page = scene.open(visit).page
    seen = page.evaluate(COVERED)
    assert seen["tiles"] == 6
    assert seen["bonuses"] >= 9
    assert seen["rewards"] >= 6, "experiments of level III among them"
    assert (seen["covered"], seen["cut"]) == (0, [])
    page = scene.open(visit, size=PHONE, touch=True).page
    page.locator(".tabs button", has_text="Board").tap()
    expect(page.locator(".spaces .rw").first).to_be_visible()
    assert page.evaluate(COVERED)["cut"] == []
    # Everybody else's laboratory: other shapes of vaults.
    page = scene.open(visit, "three").page
    for rival in page.get_by_role("button", name="Look at the laboratory of").all():
        rival.click()
        expect(page.locator(".middle .whose b")).to_contain_text("Laboratory of")
        seen = page.evaluate(COVERED)
        assert (seen["covered"], seen["cut"]) == (0, [])
        page.get_by_role("button", name="Back to mine").click()


@pytest.mark.parametrize(
    ("which", "theme"), [("alone", "light"), ("three", "dark"), ("over", "light"), ("over", "dark")]
)
def test_axe_finds_nothing_serious(visit: Visit, scene: Scene, which: str, theme: str) -> None:
    ana = scene.open(visit, which, theme=theme)
    keep_picture(ana.page, f"trismegistus-{which}-{theme}")
    if which == "three":
        ana.page.locator(".doings .do[data-ways], [data-stop][aria-expanded]").first.click()
        ana.page.locator(CHIPS).first.wait_for()
    assert axe(ana.page) == []
    assert not is_too_wide(ana.page)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_on_a_phone(visit: Visit, scene: Scene, theme: str) -> None:
    ana = scene.open(visit, theme=theme, size=PHONE, touch=True)
    for tab in ("Play", "Board", "Cards", "Others"):
        ana.page.locator(".tabs button", has_text=tab).tap()
        keep_picture(ana.page, f"trismegistus-phone-{tab.lower()}-{theme}")
        assert axe(ana.page) == []
        assert not is_too_wide(ana.page)
        # The board scrolls inside itself: prompt and tabs stay where they are.
        assert sizes(ana.page)["height"] <= sizes(ana.page)["high"]


def test_the_count_on_a_phone(visit: Visit, scene: Scene) -> None:
    ana = scene.open(visit, "over", size=PHONE, touch=True)
    ana.page.locator(".published li").first.scroll_into_view_if_needed()
    keep_picture(ana.page, "trismegistus-phone-count")
    assert not is_too_wide(ana.page)


@pytest.mark.parametrize("lang", LOCALES)
def test_every_word_is_there_in_three_languages(visit: Visit, scene: Scene, lang: str) -> None:
    ana = scene.open(visit, lang=lang)
    texts = ana.context.request.get("/api/texts/trismegistus/en").text()
    ids = text_ids(SHELL_TEXTS, texts)
    for which in ("alone", "three", "over"):
        ana.sit(getattr(scene, which))
        ana.page.locator(".tally" if which == "over" else ".tr.shared").first.wait_for()
        if which == "alone":
            glowing(ana.page).first.hover()
            ana.page.locator("#tip").wait_for()
        assert missing_texts(ana.page, ids) == []
        keep_picture(ana.page, f"trismegistus-{which}-{lang}")
        assert not is_too_wide(ana.page)


@pytest.mark.parametrize(("size", "touch"), [((1280, 800), False), (PHONE, True)], ids=["desk", "phone"])
def test_choosing_a_laboratory_shows_what_is_in_it(visit: Visit, size: tuple[int, int], touch: bool) -> None:
    ana = visit("Ana", size=size, touch=touch)
    ana.sit(ana.table("trismegistus", "me", setup="general"))
    offered = ana.page.locator(".lab")
    expect(offered).to_have_count(5)
    for lab in offered.all():
        expect(lab.locator(".chip")).to_have_count(8)
    assert not is_too_wide(ana.page)
    keep_picture(ana.page, f"trismegistus-laboratories-{'phone' if touch else 'desk'}")
    press = glowing(ana.page, "laboratory:").first
    press.tap() if touch else press.click()
    expect(ana.page.locator(".bench .chip")).to_have_count(8)


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
