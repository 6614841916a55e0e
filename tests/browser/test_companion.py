"""Botmegistus beside a real board, on a phone and by touch: whole games, a reload, undo, three languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.house import ROOT
from tests.browser.scan import axe, is_too_wide, keep_picture, missing_texts, text_ids
from tests.browser.visitor import PHONE, Visitor

TEXTS = ROOT / "src" / "athanor" / "games" / "trismegistus" / "text"
SMALLEST = 24  # pixels: nothing to touch is smaller
FACES = ("lead", "copper", "tin", "mercury", "iron", "wild")
KINDS = (r"\+1 on", "chameleon", "ethereal die")
BOWLS = re.compile("^How many dice lie in these bowls")


class Table:
    """Somebody with a phone beside a board. What is on the board is typed in the first time and corrected later."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.stages: list[str] = []
        self.watch: Callable[[str], None] = lambda stage: None

    # ---------------------------------------------------------------- by touch

    def tap(self, name: str, exact: bool = False, within: Any = None) -> None:
        found = (within or self.page).get_by_role("button", name=name if exact else re.compile(f"^{name}"), exact=exact)
        found.first.tap()

    def number(self) -> int:
        found: int = self.now()["number"]
        return found

    def now(self) -> dict[str, Any]:
        id = self.page.url.partition("id=")[2]
        found: dict[str, Any] = self.visitor.get(f"/api/companions/{id}")
        return found

    def go(self) -> None:
        """The one button of the dock; done when the page has gone on."""
        before = self.number()
        self.page.locator(".dock .go").last.tap()
        self.wait_past(before)

    def wait_past(self, before: int) -> None:
        expect(self.page.locator("main[data-number]")).not_to_have_attribute("data-number", str(before))

    # ---------------------------------------------------------------- the board

    def begin(self, *choices: str) -> None:
        self.visitor.go("/botmegistus")
        for choice in choices:
            self.tap(choice)
        self.watch("begin")
        self.tap("Begin")
        expect(self.page.locator("main[data-number]")).to_be_visible()

    def answer(self) -> None:
        """Whatever is asked, as somebody would who looks at a board."""
        view = self.now()["view"]
        stage = view["stage"]
        self.stages.append(stage)
        before = self.number()
        getattr(self, f"on_{stage}", lambda view: None)(view)
        self.watch(stage)
        if stage in ("roll", "die", "side", "element"):
            self.page.locator("main .tap.big").first.tap()
            self.wait_past(before)
        elif stage == "card" and not self.page.get_by_role("button", name="Go on").count():
            self.page.locator("main .seen").first.tap()
            self.wait_past(before)
        else:
            self.go()

    def on_tokens(self, view: dict[str, Any]) -> None:
        for at, row in enumerate(self.page.locator("main .row[role=group]").all()):
            self.tap(KINDS[at % 3], within=row)

    def on_bowls(self, view: dict[str, Any]) -> None:
        """A bowl or two with a die of the colour; the others have none."""
        for at, face in enumerate(view["ask"]["faces"]):
            bowl = self.page.get_by_role("group", name=f"{FACES[face]} bowl")
            self.tap("2" if at < 2 else "0", exact=True, within=bowl)

    def on_look(self, view: dict[str, Any]) -> None:
        ask = view["ask"]
        if 3 in ask["levels"] and view["table"]["levels"][3] < 3:
            self.tap("Air track: one more")
        for side, element, place in zip(("Left", "Right"), ("Fire", "Water"), ask["places"], strict=False):
            if view["table"]["market"][place] is None:
                self.tap(f"{side} tile: Add {element}")
        if ask["section"] >= 0 and not view["table"]["experiments"][ask["section"]]:
            self.tap(r"\+ Add a card")
            self.tap("Water", within=self.page.get_by_role("group", name="Type"))
            self.page.get_by_label("Level", exact=True).select_option("2")
            self.page.get_by_label("Points", exact=True).select_option("4")

    def on_masterpieces(self, view: dict[str, Any]) -> None:
        for at in range(view["ask"]["count"]):
            self.tap("Water", within=self.page.get_by_role("group", name="Type").nth(at))
            self.page.get_by_label("Level", exact=True).nth(at).select_option("2")
            self.page.get_by_label("Points", exact=True).nth(at).select_option("9")

    def on_card(self, view: dict[str, Any]) -> None:
        if view["ask"]["seen"] and view["turns"] % 2 == 0:
            return  # one that came before
        if view["ask"]["seen"]:
            self.tap(r"\+ Another card")
        self.tap(
            ("red", "white", "black")[view["turns"] % 3], within=self.page.get_by_role("group", name="Die it wants")
        )
        self.tap("tin")
        self.tap("iron")
        self.tap("2", exact=True, within=self.page.get_by_role("group", name="It spends"))
        self.tap(r"\+ artifact")
        self.tap(r"\+ track")
        self.page.get_by_label("track", exact=True).select_option("5")

    def play(self, until: str = "over", most: int = 150) -> None:
        for _ in range(most):
            if self.now()["view"]["stage"] == until:
                return
            self.answer()
        raise AssertionError(f"{until} was not reached: {self.stages}")


@pytest.fixture
def table(visit: Visit) -> Table:
    return Table(visit("Ana", size=PHONE, touch=True))


def test_a_whole_game_by_touch_with_a_reload_in_the_middle(table: Table) -> None:
    page = table.page
    problems: list[str] = []
    seen: set[str] = set()
    ids = text_ids(*(file.read_text(encoding="utf-8") for file in TEXTS.glob("*.en.ftl")))

    def look(stage: str) -> None:
        if stage in seen:
            return
        seen.add(stage)
        keep_picture(page, f"companion/{stage}", full=True)
        problems.extend(f"{stage}: {found}" for found in axe(page))
        problems.extend(f"{stage}: not a text: {found}" for found in missing_texts(page, ids))
        problems.extend(f"{stage}: small: {found}" for found in small_targets(page))
        if is_too_wide(page):
            problems.append(f"{stage}: scrolls sideways")

    table.watch = look
    table.begin()
    table.play(until="bowls")
    before = table.now()
    page.reload()
    expect(page.get_by_role("heading", name=BOWLS)).to_be_visible()
    assert table.now() == before
    table.play()
    assert {"tokens", "wait", "bowls", "look", "masterpieces"} <= set(table.stages)
    view = table.now()["view"]
    expect(page.get_by_role("heading", name=f"Botmegistus: {view['score']} VP")).to_be_visible()
    expect(page.get_by_text(f"You win with {view['score'] + 1} VP or more.")).to_be_visible()
    look("over")
    for tab in ("Its tracker", "So far"):
        page.get_by_role("tab", name=tab).tap()
        page.locator("main .sheet").first.wait_for()
        look(tab.lower().replace(" ", "-"))
    expect(page.get_by_role("heading", name="Round 1 ends")).to_be_visible()
    assert not problems, "\n".join(problems)


def small_targets(page: Page) -> list[str]:
    found: list[str] = page.evaluate(
        """(smallest) => [...document.querySelectorAll('button, a, select, summary, input')]
          .filter((each) => each.checkVisibility() && !each.closest('.hint, p > label, label'))
          .map((each) => [each, each.getBoundingClientRect()])
          .filter(([, box]) => box.width < smallest || box.height < smallest)
          .map(([each]) => each.ariaLabel ?? each.textContent)""",
        SMALLEST,
    )
    return found


@pytest.mark.parametrize("until", ["die", pytest.param("over", marks=pytest.mark.long)])
def test_a_game_with_the_real_deck_and_real_dice(table: Table, until: str) -> None:
    table.begin("My real deck", "My real dice")
    table.play(until)
    assert {"roll", "card"} <= set(table.stages)
    if until == "die":
        return
    assert "die" in table.stages
    expect(table.page.get_by_role("heading", name=re.compile("^Botmegistus: "))).to_be_visible()


def test_undo_back_to_the_start(table: Table) -> None:
    table.begin()
    table.play(until="bowls")
    page = table.page
    before = table.number()
    table.answer()
    assert table.number() == before + 1
    table.tap("Undo")
    expect(page.locator("main[data-number]")).to_have_attribute("data-number", str(before))
    expect(page.get_by_role("heading", name=BOWLS)).to_be_visible()
    for _ in range(before):
        number = table.number()
        table.tap("Undo")
        table.wait_past(number)
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()


def test_an_empty_answer_and_a_refusal_are_sentences(table: Table) -> None:
    table.begin()
    table.visitor.expect("400", "409")
    refused = table.page.get_by_role("alert")
    table.page.locator(".dock .go").tap()
    expect(refused).to_contain_text("a token lies on every bonus step")
    table.play(until="bowls")
    table.page.locator(".dock .go").tap()
    expect(refused).to_contain_text("Say of every bowl how many dice lie in it")
    # The same game goes on elsewhere; the page says so and shows what is asked now.
    id, number = table.now()["id"], table.number()
    table.on_bowls(table.now()["view"])
    table.visitor.post(f"/api/companions/{id}/undo", {"number": number})
    table.page.locator(".dock .go").tap()
    expect(refused).to_contain_text("The game has gone on elsewhere")
    expect(table.page.locator("main[data-number]")).to_have_attribute("data-number", str(number - 1))


def test_whose_turn_it_is_and_the_open_cards(table: Table) -> None:
    """Advanced planning with the real deck, on another board, and Botmegistus begins."""
    page = table.page
    table.visitor.go("/botmegistus")
    page.get_by_text("Sixteen switches").tap()
    page.get_by_label("Botmegistus begins").select_option("on")
    page.get_by_label("No rolls").select_option("on")
    page.get_by_label("Advanced planning").check()
    for choice in ("My real deck", "Printed differently", "Begin"):
        table.tap(choice)
    page.get_by_role("heading", name="How is your board printed?").wait_for()
    table.tap("Air track: one place to the left")
    table.tap("Bonus step 1: one less")
    keep_picture(page, "companion/board", full=True)
    table.go()
    expect(page.get_by_role("group", name="Air track, step 3")).to_be_visible()
    table.on_tokens(table.now()["view"])
    table.go()
    expect(page.locator(".dock")).to_contain_text("It is Botmegistus’ turn.")
    table.go()
    for side in ("left", "right"):
        expect(page.get_by_role("heading", name=f"Lay out the next card of its deck on the {side}.")).to_be_visible()
        table.on_card(table.now()["view"])
        table.go()
    table.play(until="wait")
    expect(page.locator(".dock")).to_contain_text("Your turn.")
    expect(page.locator("main")).to_contain_text("Open cards")
    keep_picture(page, "companion/wait-open-cards", full=True)
    token = page.get_by_role("button", name="Air track, step 3")
    token.tap()
    expect(token).to_have_attribute("aria-pressed", "true")
    table.go()
    assert table.now()["view"]["table"]["tokens"][3][0] == -1


def test_it_is_found_again_from_the_door_and_from_the_rules(table: Table) -> None:
    table.begin()
    table.play(until="wait")
    page = table.visitor.go("/")
    page.get_by_role("link", name="Botmegistus for a real table").tap()
    page.get_by_role("link", name=re.compile("^Go on")).tap()
    expect(page.get_by_role("button", name="My turn is done")).to_be_visible()
    page = table.visitor.go("/rules/trismegistus")
    page.get_by_role("link", name="Botmegistus, for a real table").tap()
    expect(page.get_by_role("heading", name="Botmegistus at your table")).to_be_visible()


def test_its_tracker_is_corrected_by_hand(table: Table) -> None:
    table.begin()
    table.play(until="wait")
    page = table.page
    before = table.now()["view"]["tracker"]
    page.get_by_role("tab", name="Its tracker").tap()
    table.tap("Correct by hand")
    expect(page.get_by_role("button", name="Keep this")).to_be_disabled()
    table.tap("gold: one more")
    table.tap("Water track: one more")
    keep_picture(page, "companion/correct", full=True)
    assert not small_targets(page)
    assert not is_too_wide(page)
    number = table.number()
    table.tap("Keep this")
    table.wait_past(number)
    expect(page.get_by_role("heading", name="Its tracker, corrected by hand")).to_be_visible()
    after = table.now()["view"]["tracker"]
    assert after["gold"] == before["gold"] + 1
    assert after["levels"][1] == before["levels"][1] + 1
    table.tap("Undo")
    expect(page.locator("main[data-number]")).to_have_attribute("data-number", str(number))
    assert table.now()["view"]["tracker"] == before


def test_a_game_is_deleted_after_a_second_thought(table: Table) -> None:
    table.begin()
    id = table.now()["id"]
    page = table.visitor.go("/botmegistus")
    table.tap("Delete this game")
    assert [each["id"] for each in table.visitor.get("/api/companions")] == [id]
    table.tap("Really delete it?")
    expect(page.get_by_role("link", name=re.compile("^Go on"))).to_have_count(0)
    assert table.visitor.get("/api/companions") == []


@pytest.mark.parametrize(
    ("lang", "its_turn", "refused"),
    [("es", "He terminado mi turno", "todavía faltan 8"), ("fr", "Mon tour est fini", "il en manque encore 8")],
)
def test_other_languages(visit: Visit, lang: str, its_turn: str, refused: str) -> None:
    table = Table(visit("Ana", size=PHONE, touch=True, lang=lang, theme="dark"))
    page = table.visitor.go("/botmegistus")
    page.locator("form .go").tap()
    expect(page.locator("main[data-number]")).to_be_visible()
    table.visitor.expect("400")
    page.locator(".dock .go").tap()
    expect(page.get_by_role("alert")).to_contain_text(refused)
    for at in range(8):
        page.locator("main .row").nth(at).get_by_role("button").nth(at % 3).tap()
    table.go()
    expect(page.get_by_role("button", name=its_turn)).to_be_visible()
    ids = text_ids(*(file.read_text(encoding="utf-8") for file in TEXTS.glob("*.en.ftl")))
    table.go()
    keep_picture(page, f"companion/bowls-{lang}")
    assert not missing_texts(page, ids)
    assert not is_too_wide(page)
    assert not axe(page)
    page.get_by_label(re.compile("^(Idioma|Langue)")).select_option("en")
    expect(page.get_by_text("Botmegistus reveals").first).to_be_visible()
