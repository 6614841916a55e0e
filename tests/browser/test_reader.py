"""The reader on a phone: everything the rulebook asks of it, by touch, in one hand or several."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from athanor.games.alchemists.alchemicals import ALCHEMICAL_NAMES, INGREDIENT_NAMES, POTION_NAMES
from athanor.games.alchemists.codes import decode
from athanor.games.alchemists.reader import Reader
from tests.browser.conftest import Visit
from tests.browser.house import ROOT
from tests.browser.phone import CLAW, FEATHER, FERN, FLOWER, MANDRAKE, MUSHROOM, SCORPION, TOAD, Phone
from tests.browser.scan import keep_picture
from tests.browser.visitor import PHONE

TEXTS = ROOT / "web" / "src" / "games" / "alchemists" / "reader" / "text" / "en.ftl"
POTIONS = ("Healing", "Poison", "Speed", "Paralysis", "Wisdom", "Insanity", "Neutral")

rule = pytest.mark.rule


@pytest.fixture
def phone(visit: Visit) -> Phone:
    return Phone(visit(size=PHONE, touch=True).go("/reader"))


# -------------------------------------------------------------------- all functions, by touch


@rule("AL-032", "AL-037", "AL-038", "AL-039", "AL-040", "AL-043", "AL-045", "AL-046", "AL-047", "AL-048")
def test_every_function_by_touch(phone: Phone) -> None:
    phone.enter("demo")
    assert phone.ask("Test on a student", MUSHROOM, TOAD) == "Healing"
    assert phone.ask("Drink a potion", CLAW, TOAD) == "Neutral"
    assert phone.ask("Sell a potion", CLAW, MUSHROOM, choice="Insanity") == "Exactly that"
    assert phone.ask("Sell a potion", FERN, CLAW, choice="Insanity") == "Right sign"
    assert phone.ask("Sell a potion", CLAW, TOAD, choice="Insanity") == "Neutral"
    assert phone.ask("Sell a potion", MUSHROOM, TOAD, choice="Poison") == "Wrong sign"
    assert phone.ask("Debunk a theory", SCORPION, choice="Red") == "Minus"
    assert phone.ask("Debunk a theory", SCORPION, choice="Green") == "Plus"
    phone.mode("Master")
    assert phone.ask("Debunk a theory", SCORPION, TOAD, choice="Wisdom") == "Yes"
    assert phone.ask("Debunk a theory", SCORPION, TOAD, choice="Neutral") == "No"
    phone.page.locator(".locked").tap(force=True)  # it looks locked, and answers why
    expect(phone.page.get_by_role("status")).to_contain_text("in the last round only")
    phone.press("Last round")
    expect(phone.page.get_by_role("link", name="Test on a student")).to_have_count(0)
    assert phone.ask("Exhibit a potion", SCORPION, CLAW) == "Speed"
    assert phone.ask("Drink a potion", FERN, FLOWER) == "Paralysis"
    assert phone.history == [
        "Healing", "Neutral", "=\nExactly that", "−\nRight sign", "○\nNeutral", "≠\nWrong sign",
        "−\nRed −", "+\nGreen +", "Yes", "No", "Speed", "Paralysis",
    ]  # fmt: skip


def test_the_answers_are_shown_after_two_questions(phone: Phone) -> None:
    phone.enter("DEMO")
    phone.press("Show the answers", "link")
    phone.press("No")
    expect(phone.page.locator(".answers")).to_have_count(0)
    phone.press("Show the answers", "link")
    first = phone.page.get_by_role("button", name="Yes").bounding_box()
    phone.press("Yes")
    expect(phone.page.get_by_text("Is the game really over")).to_be_visible()
    # Two quick taps on one place show nothing.
    assert phone.page.get_by_role("button", name="Yes").bounding_box() != first
    expect(phone.page.locator(".answers")).to_have_count(0)
    phone.press("Yes")
    shown = phone.page.locator(".answers li").all_inner_texts()
    assert [text.split("\n")[0].lower() for text in shown][:3] == ["mushroom", "fern", "toad"]
    signs = phone.page.locator(".answers .al").evaluate_all("all => all.map((each) => each.ariaLabel)")
    words = TEXTS.read_text(encoding="utf-8")
    expected = [f"alchemical-{alchemical} = " for alchemical in decode("DEMO")]
    assert all(start + sign in words for start, sign in zip(expected, signs, strict=True))
    keep_picture(phone.page, "reader/answers")


@rule("AL-034", "AL-035")
def test_nothing_is_seen_before_it_is_uncovered_and_no_ingredient_after(phone: Phone) -> None:
    phone.enter("DEMO")
    page = phone.page
    phone.press("Drink a potion", "link")
    phone.pick(MUSHROOM, TOAD, FERN)
    expect(page.get_by_role("status")).to_contain_text("Two are chosen")
    phone.press("Back")
    expect(page.locator(".rnav b")).to_have_count(0)
    phone.press("Drink a potion", "link")
    expect(page.locator(".rcards [aria-pressed=true]")).to_have_count(0)
    page.locator(".rfoot .main").tap(force=True)
    expect(page.locator(".rcards")).to_have_count(1)
    phone.pick(MUSHROOM, TOAD)
    page.locator(".rfoot .main").tap()
    expect(page.get_by_role("heading", name="The potion is ready")).to_be_visible()
    for _ in range(2):  # also after a reload
        seen = page.locator("body").inner_html()
        assert "Healing" not in page.inner_text("body")
        assert 'href="#po-' not in seen
        assert 'href="#ing-' not in seen
        page.reload()
    phone.press("Show the result")
    expect(page.get_by_role("heading", name="Healing")).to_be_visible()
    expect(page.locator('use[href^="#ing-"]')).to_have_count(0)
    expect(page.get_by_text("Nothing happens to the drinker.")).to_be_visible()


def test_ingredients_of_the_history_are_seen_while_held_and_each_look_counts(phone: Phone) -> None:
    phone.enter("DEMO")
    phone.ask("Drink a potion", MUSHROOM, TOAD)
    phone.ask("Debunk a theory", SCORPION, choice="Red")
    phone.press("History", "link")
    page = phone.page
    lines = page.locator(".hl")
    expect(lines.first.locator("use[href='#ing-6']")).to_have_count(1)
    hidden = lines.last
    expect(hidden.locator("use[href^='#ing-']")).to_have_count(0)
    hidden.dispatch_event("pointerdown")
    hidden.dispatch_event("pointercancel")  # a finger that scrolls past
    hidden.dispatch_event("pointerdown")
    expect(hidden.locator("use[href^='#ing-']")).to_have_count(2)
    assert hidden.locator("use[href^='#ing-']").evaluate_all("all => all.map((each) => each.href.baseVal)") == [
        "#ing-0",
        "#ing-2",
    ]
    hidden.dispatch_event("pointerup")
    expect(hidden.locator("use[href^='#ing-']")).to_have_count(0)
    hidden.focus()
    page.keyboard.down("Enter")
    expect(hidden.locator("use[href^='#ing-']")).to_have_count(2)
    page.keyboard.up("Enter")
    expect(hidden.locator("use[href^='#ing-']")).to_have_count(0)
    expect(hidden).to_contain_text("looked at 2 times")


# -------------------------------------------------------------------- games and codes


@rule("AL-023", "AL-024", "AL-025")
def test_several_phones_with_one_code_agree(visit: Visit) -> None:
    first = Phone(visit(size=PHONE, touch=True).go("/reader"))
    first.press("New game")
    first.press("Show the code")
    first.page.locator("dialog .main").tap()
    code = "".join(first.page.locator(".code i").all_inner_texts())
    second = Phone(visit(size=PHONE, touch=True, lang="en").go("/reader"))
    second.enter(code.lower())
    ours = Reader(code)
    for one, other in ((MUSHROOM, FERN), (TOAD, CLAW), (FLOWER, MANDRAKE), (SCORPION, FEATHER), (FERN, FEATHER)):
        expected = POTIONS[ours.student(one, other)]
        assert first.ask("Test on a student", one, other) == expected
        assert second.ask("Drink a potion", other, one) == expected


@rule("AL-030", "AL-031")
def test_bad_codes_are_refused_and_the_code_is_not_in_sight(phone: Phone) -> None:
    phone.enter("DEM1")
    expect(phone.page.get_by_role("alert")).to_contain_text("four letters from A to Z")
    phone.page.get_by_label("The four letters of the code").fill("DEMO")
    phone.press("Go on")
    assert "DEMO" not in phone.page.inner_text("body")
    phone.press("Show the code")
    phone.press("No")
    assert phone.page.locator(".code i").all_inner_texts() == [""] * 4
    # The same code goes on with the game; another begins a new one.
    phone.ask("Drink a potion", MUSHROOM, TOAD)
    phone.press("Game", "link")
    phone.enter("demo")
    expect(phone.page.locator(".rnav b")).to_have_text("1")
    phone.press("Game", "link")
    phone.enter("QWIN")
    phone.press("Begin another")
    expect(phone.page.get_by_role("link", name="Test on a student")).to_be_visible()
    expect(phone.page.locator(".rnav b")).to_have_count(0)


@rule("AL-021")
def test_a_new_game_asks_before_it_ends_the_old_one(phone: Phone) -> None:
    phone.enter("DEMO")
    phone.ask("Drink a potion", MUSHROOM, TOAD)
    phone.press("Game", "link")
    phone.press("New game")
    phone.press("No")
    assert phone.page.locator(".rnav b").inner_text() == "1"
    phone.press("New game")
    phone.press("Begin another")
    expect(phone.page.get_by_role("link", name="Test on a student")).to_be_visible()
    expect(phone.page.locator(".rnav b")).to_have_count(0)


def test_a_game_set_up_by_hand(phone: Phone) -> None:
    page = phone.page
    phone.press("Set up by hand", "link")
    for ingredient, alchemical in enumerate(decode("DEMO")):
        page.locator(".hand li > button").nth(ingredient).tap()
        page.locator(".eight button").nth(alchemical).tap()
    phone.press("Begin with these")
    assert phone.ask("Test on a student", MUSHROOM, TOAD) == "Healing"
    assert phone.ask("Test on a student", SCORPION, CLAW) == "Speed"
    assert phone.ask("Test on a student", CLAW, TOAD) == "Neutral"


# -------------------------------------------------------------------- paper


@rule("AL-049", "AL-052", "AL-053")
def test_the_supervisors_triangle_of_a_game_says_what_the_reader_says(phone: Phone) -> None:
    phone.enter("DEMO")
    phone.press("Show the answers", "link")
    phone.press("Yes")
    phone.press("Yes")
    phone.press("As a supervisor’s triangle", "link")
    page = phone.page
    expect(page.get_by_text("This page is the solution.")).to_be_visible()
    drawn = page.locator(".sheetpic use").evaluate_all(
        """all => all.map((each) => {
          const at = (length) => Math.floor(length.baseVal.value / 84);
          return [each.href.baseVal, at(each.x), at(each.y)];
        })"""
    )
    tiles = {row: int(href[5:]) for href, _, row in drawn if href.startswith("#ing-")}
    assert [ALCHEMICAL_NAMES[slot] for slot in sorted(tiles, key=lambda slot: tiles[slot])] == [
        ALCHEMICAL_NAMES[alchemical] for alchemical in decode("DEMO")
    ]
    ours = Reader("DEMO")
    potions = {(column, row): int(href[4:]) for href, column, row in drawn if href.startswith("#po-")}
    assert len(potions) == 28
    for (column, row), potion in potions.items():
        names = INGREDIENT_NAMES[tiles[column]], INGREDIENT_NAMES[tiles[row]]
        assert POTION_NAMES[potion] == POTION_NAMES[ours.student(tiles[column], tiles[row])], names
    # It is gone with the screen: nobody finds it in passing.
    phone.press("Back")
    expect(page.get_by_text("This page is the solution.")).to_be_hidden()
    page.goto("/reader#triangle")
    expect(page.get_by_text("Cut out the tiles")).to_be_visible()
