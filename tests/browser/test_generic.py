"""Games without a drawn board: the table as text, every choice as a button, every option explained."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.museum import Museum
from tests.browser.player import Player, Thumb, Typist
from tests.browser.scan import is_too_wide
from tests.browser.test_secrets import card, two_at_a_table
from tests.browser.test_whole_games import check_count
from tests.browser.visitor import PHONE, Visitor


def sketch(visitor: Visitor) -> Locator:
    return visitor.page.locator(".sketch")


def test_each_sees_the_own_hand_in_the_drawing(visit: Visit) -> None:
    ana, blas = two_at_a_table(visit)
    for seat, (visitor, other) in enumerate(((ana, blas), (blas, ana))):
        hand = [card(each) for each in visitor.states()[-1]["view"]["rows"][seat]]
        for each in hand:
            expect(sketch(visitor)).to_contain_text(each)
            expect(sketch(other)).not_to_contain_text(each)
    # Style marks are styles, not words.
    expect(sketch(ana)).not_to_contain_text("[")
    expect(sketch(ana).locator(".bold").first).to_be_visible()
    # It follows the game and the language.
    expect(sketch(ana)).to_contain_text("Round 1 of 2")
    ana.page.get_by_label("Language").select_option("fr")
    expect(sketch(ana)).to_contain_text("Manche 1 sur 2")


def test_whoever_has_bid_is_told_who_is_waited_for(visit: Visit) -> None:
    ana, blas = two_at_a_table(visit)
    expect(ana.page).to_have_title(re.compile("Your turn"))
    ana.page.locator(".generic").get_by_role("button", name="Bid 1 coin", exact=True).click()
    expect(ana.prompt).to_contain_text("You have answered; waiting for Blas")
    expect(ana.page).not_to_have_title(re.compile("Your turn"))
    expect(blas.page).to_have_title(re.compile("Your turn"))
    expect(blas.prompt).to_contain_text("Your turn")


def test_a_whole_game_of_secrets_on_a_phone(visit: Visit) -> None:
    ana = visit("Ana", size=PHONE, touch=True)
    page = ana.sit(ana.table("toy", "me", "bot:random", laps=1))
    expect(sketch(ana)).to_contain_text("Round 1")
    assert not is_too_wide(page)
    assert Thumb(page).play_on().over
    check_count(ana, 2)


def test_a_whole_game_of_secrets_by_keyboard(visit: Visit) -> None:
    ana = visit("Ana")
    page = ana.sit(ana.table("toy", "me", "bot:random", laps=1))
    assert Typist(page).play_on().over
    check_count(ana, 2)


def test_every_option_is_explained_and_kept(visit: Visit) -> None:
    ana = visit("Ana")
    page = ana.go("/new/toy")
    page.locator("form").wait_for()
    for name, helped in {
        "Laps": "How many times each player is first.",
        "Coins": "What each player begins with.",
        "Equal bids": "Who wins among equal bids",
    }.items():
        expect(page.get_by_role("group", name=name)).to_contain_text(helped)
    page.get_by_role("button", name="Another seat").click()
    coins = page.get_by_role("group", name="Coins").get_by_role("spinbutton")
    expect(coins).to_have_count(1)
    page.get_by_role("group", name="Coins").get_by_label("Each player their own").check()
    expect(coins).to_have_count(3)
    coins.nth(2).fill("7")
    coins.nth(0).fill("2")
    page.get_by_label("Equal bids").select_option("far")
    # A seat that is taken away takes its value along.
    page.get_by_role("button", name="Remove seat 2").click()
    page.get_by_role("button", name="Start the game").click()
    page.locator("main.table").wait_for()
    options = ana.get(f"/api/tables/{page.url.rsplit('/', 1)[-1]}")["options"]
    assert options == {"laps": 2, "coins": [2, 7], "ties": "far"}


@pytest.mark.long(sample="test_a_whole_game_of_secrets_by_keyboard")
@pytest.mark.parametrize("seats", [("bot:random",), ("Blas", "Chloé")], ids=["bot", "screen"])
def test_a_game_can_be_played_to_its_count(visit: Visit, seats: tuple[str, ...]) -> None:
    ana = visit("Ana")
    page = ana.sit(ana.table("toy", "me", *seats))
    assert Player(page).play_on().over
    check_count(ana, 1 + len(seats))


def test_seven_spells_of_ones_own(visit: Visit) -> None:
    ana = visit("Ana")
    page = ana.go("/new/spellbook")
    page.get_by_label("Spells").select_option("Your own choice")
    spells = page.get_by_role("group", name="Spells")
    expect(spells.get_by_role("combobox")).to_have_count(8)
    spells.get_by_label("Magma").select_option("Blaze")
    spells.get_by_label("Gold").select_option("Knowledge")
    expect(spells).to_contain_text("Your own choice")
    page.get_by_role("button", name="Start the game").click()
    page.locator("main.table").wait_for()
    options = ana.get(f"/api/tables/{page.url.rsplit('/', 1)[-1]}")["options"]
    assert options["spells"] == "blaze,levitation,purification,offering,time-travel,transmutation,knowledge"


def test_a_replay_is_drawn_move_by_move(visit: Visit, museum: Museum) -> None:
    eve = visit()
    page = eve.go(f"/replay/{museum.toy_over}?move=0")
    expect(sketch(eve)).to_contain_text("Round 1 of 2")
    page.get_by_role("slider", name="Move").press("End")
    expect(sketch(eve)).to_contain_text("Round 2 of 2")


def test_the_doors_follow_what_the_server_has(visit: Visit) -> None:
    ana = visit("Ana")
    known = {game["id"] for game in ana.get("/api/games")}
    page = ana.go("/")
    doors = page.get_by_role("region", name="The games").get_by_role("article")
    drawn = known & {"spellbook", "alchemists", "trismegistus"}
    expect(doors).to_have_count(len(drawn))
    expect(doors.get_by_role("button", name="Play a bot")).to_have_count(len(drawn))
    # A game from elsewhere lies on the shelves.
    expect(page.get_by_role("region", name="On the shelves").get_by_role("link")).to_contain_text(["Curios"])
