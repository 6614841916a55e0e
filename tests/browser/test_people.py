"""What people do around a game: play again, stop, leave, hand a seat on, change the device, look away."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from athanor.server.reaching import qr_picture
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.museum import Museum
from tests.browser.scan import axe_by_day_and_night, keep_picture
from tests.browser.visitor import PHONE, Visitor
from tests.server.people import Person, play_out


def two_at(visit: Visit, game: str = "spellbook") -> tuple[Visitor, Visitor, str]:
    ana, blas = visit("Ana"), visit("Blas")
    table = ana.table(game, "me", "open")
    blas.post(f"/api/tables/{table}/join")
    ana.sit(table)
    blas.sit(table)
    return ana, blas, table


def in_menu(visitor: Visitor, *names: str) -> None:
    visitor.page.get_by_role("button", name="Menu").click()
    for name in names:
        visitor.page.get_by_role("dialog", name="Menu").get_by_role("button", name=name).click()


def finished(house: House) -> tuple[Person, Person, str]:
    ana, blas = Person(house.address, "Ana"), Person(house.address, "Blas")
    table = ana.table("toy", "me", "open", laps=1)
    blas.join(table)
    with ana.sit(table) as first, blas.sit(table) as second:
        play_out([first, second], random.Random(5))
    return ana, blas, table


def test_the_door_for_friends_opens_a_table_with_a_free_seat(visit: Visit) -> None:
    ana = visit("Ana")
    page = ana.go("/")
    page.locator(".door.spellbook").get_by_role("link", name="With friends").click()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_label("Invitation link")).to_have_value(re.compile(r"/table/\w+$"))
    expect(page.get_by_text("One seat is still free.")).to_be_visible()


def test_the_lobby_says_why_nobody_else_can_come(visit: Visit) -> None:
    ana = visit("Ana")
    page = ana.go(f"/table/{ana.table('spellbook', 'me', 'open')}")
    # The tests' server was started for this machine alone.
    expect(page.get_by_text("Only this computer can open this link")).to_be_visible()
    expect(page.locator("img.qr")).to_have_count(0)


def test_the_lobby_hands_on_an_address_of_the_network(visit: Visit, house: House) -> None:
    ana = visit("Ana")
    table = ana.table("spellbook", "me", "open")
    link = f"http://192.168.7.5:{house.port}/table/{table}"
    ana.page.route("**/invitation", lambda route: route.fulfill(json={"url": link}))
    ana.page.route(
        "**/invitation.svg", lambda route: route.fulfill(body=qr_picture(link), content_type="image/svg+xml")
    )
    page = ana.go(f"/table/{table}")
    expect(page.get_by_label("Invitation link")).to_have_value(link)
    picture = page.get_by_role("img", name="The invitation link as a code")
    assert picture.evaluate("(picture) => picture.decode().then(() => picture.naturalWidth)") > 0


def test_a_mistyped_code_can_be_typed_again(visit: Visit) -> None:
    ana, blas = visit("Ana"), visit("Blas")
    ana.expect("404")
    table = blas.table("spellbook", "me", "open")
    page = ana.go("/")
    code = page.get_by_label("Have an invitation?")
    expect(code).to_have_attribute("autocapitalize", "none")
    code.fill("Zzz")
    code.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("There is no such table.")
    code.fill(f" {table.upper()} ")
    code.press("Enter")
    expect(page).to_have_url(re.compile(f"/table/{table}$"))
    expect(page.get_by_role("button", name="Sit here")).to_be_visible()


def test_the_rules_of_all_games_have_a_page(visit: Visit) -> None:
    ana = visit("Ana")
    page = ana.go("/")
    page.get_by_role("link", name="Rules").click()
    expect(page).to_have_url(re.compile("/rules$"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Rules")
    page.get_by_role("main").get_by_role("link", name="Alchemists").click()
    expect(page.locator(".rules h2").first).to_be_visible()


def test_leaving_is_asked_once_more(visit: Visit) -> None:
    ana, _, table = two_at(visit)
    in_menu(ana, "Leave the table")
    menu = ana.page.get_by_role("dialog", name="Menu")
    expect(menu).to_contain_text("Leave the table? The others can then give your seat away.")
    menu.get_by_role("button", name="Stay").click()
    expect(menu.get_by_role("button", name="Leave the table")).to_be_visible()
    assert not ana.get(f"/api/tables/{table}")["seats"][0]["left"]


def test_both_come_to_the_same_new_game(visit: Visit, house: House) -> None:
    people = finished(house)[:2]
    table = people[0].get("/api/tables")[0]["id"]
    ana, blas = (visit(cookies=dict(person.http.cookies.items())) for person in people)
    for visitor in (ana, blas):
        visitor.sit(table)
    ana.page.get_by_role("button", name="Play again").click()
    expect(ana.page).not_to_have_url(re.compile(table))
    ana.page.locator("main.table[data-number='1']").wait_for()
    blas.page.get_by_role("button", name="To the new game").click()
    expect(blas.page).to_have_url(ana.page.url)
    expect(blas.page.get_by_role("list", name="Players")).to_contain_text("Ana")
    for person in people:
        person.http.close()


def test_a_game_stops_when_both_agree(visit: Visit) -> None:
    ana, blas, _ = two_at(visit)
    in_menu(ana, "Stop the game", "Yes, stop the game")
    expect(ana.page.get_by_role("dialog", name="Menu")).to_contain_text("You have asked to stop.")
    expect(blas.prompt).to_contain_text("Ana would like to stop the game.")
    blas.prompt.get_by_role("button", name="Agree").click()
    for visitor in (ana, blas):
        expect(visitor.prompt).to_contain_text("The game was stopped; nobody has won.")
    blas.prompt.get_by_role("link", name="Replay").click()
    expect(blas.page.get_by_role("region", name="Replay")).to_contain_text("Move 0 of 0")


def test_a_leavers_seat_goes_to_a_bot(visit: Visit) -> None:
    ana, blas, table = two_at(visit)
    in_menu(blas, "Leave the table", "Yes, leave")
    expect(blas.page).to_have_url(re.compile("/games$"))
    expect(ana.prompt).to_contain_text("Blas has left the table.")
    ana.prompt.get_by_role("button", name="Give it to a bot").click()
    expect(ana.prompt).not_to_contain_text("Blas has left the table.")
    expect(ana.page.get_by_role("list", name="Players")).to_contain_text("Novice")
    assert ana.get(f"/api/tables/{table}")["seats"][1]["kind"] == "bot"


def test_a_leavers_seat_goes_to_a_friend_or_back(visit: Visit) -> None:
    ana, blas, table = two_at(visit)
    in_menu(blas, "Leave the table", "Yes, leave")
    # Whoever left may come back as long as nobody else sits there.
    blas.sit(table)
    blas.prompt.get_by_role("button", name="Sit down again").click()
    expect(ana.prompt).not_to_contain_text("Blas has left the table.")
    in_menu(blas, "Leave the table", "Yes, leave")
    ana.prompt.get_by_role("button", name="Open it for a friend").click()
    expect(ana.prompt).to_contain_text("A seat is free")
    chloe = visit()
    chloe.sit(table)
    chloe.prompt.get_by_role("button", name="Sit here").click()
    chloe.page.get_by_role("dialog").get_by_role("textbox").fill("Chloé")
    chloe.page.get_by_role("button", name="Sit down").click()
    expect(ana.page.get_by_role("list", name="Players")).to_contain_text("Chloé")
    expect(chloe.page.get_by_role("region", name="Your reserve")).to_be_visible()


def test_a_table_can_be_closed_before_it_begins(visit: Visit) -> None:
    ana, blas = visit("Ana"), visit("Blas")
    table = ana.table("spellbook", "me", "open")
    for visitor in (ana, blas):
        visitor.go(f"/table/{table}").get_by_role("heading", name="the table is laid").wait_for()
    ana.page.get_by_role("button", name="Close the table").click()
    ana.page.get_by_role("button", name="Yes, close it").click()
    for visitor in (ana, blas):
        expect(visitor.page.get_by_role("heading", level=1)).to_have_text("This table was closed")


def test_the_maker_mutes_and_hears_again(visit: Visit) -> None:
    ana, blas, _ = two_at(visit)
    for visitor in (ana, blas):
        visitor.page.get_by_role("button", name="Chat").click()

    def say(text: str) -> None:
        blas.page.get_by_label("Say something").fill(text)
        blas.page.get_by_role("button", name="Send").click()

    chat = ana.page.get_by_role("dialog", name="Chat")
    say("one")
    expect(chat).to_contain_text("one")
    ana.page.get_by_role("button", name="Mute Blas").click()
    expect(chat).to_contain_text("Blas is muted.")
    say("two")
    expect(blas.page.get_by_text("Whoever made this table has muted you here.").first).to_be_visible()
    ana.page.get_by_role("button", name="Hear again").click()
    say("three")
    expect(chat).to_contain_text("three")
    expect(chat).not_to_contain_text("two")


def test_a_personal_link_carries_the_games_to_another_device(visit: Visit) -> None:
    ana, phone = visit("Ana"), visit(size=PHONE)
    table = ana.table("spellbook", "me")
    page = ana.go("/settings")
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_role("textbox", name="Your games on another device").input_value()
    phone.go(link)
    expect(phone.page.get_by_role("heading", name="Your games on this device")).to_be_visible()
    assert phone.get("/api/me") == {"guest": None}, "nothing happens before somebody says so"
    assert axe_by_day_and_night(phone.page) == []
    keep_picture(phone.page, "people/move")
    phone.page.get_by_role("button", name="open my games here").click()
    expect(phone.page.locator(".resume")).to_contain_text("Your game is waiting")
    phone.page.get_by_role("link", name="Continue").click()
    expect(phone.page).to_have_url(re.compile(table))
    expect(phone.page.get_by_role("region", name="Your reserve")).to_be_visible()
    assert phone.get("/api/me") == ana.get("/api/me")
    # A link that is worn out says so.
    phone.go(link)
    expect(phone.page.get_by_role("alert")).to_contain_text("This personal link does not work, or not any more")
    # The other device can be signed out from here.
    page.reload()
    expect(page.get_by_role("button", name=re.compile("^Sign out: "))).to_have_count(1)
    assert axe_by_day_and_night(page) == []
    keep_picture(page, "people/devices", full=True)
    page.get_by_role("button", name=re.compile("^Sign out: ")).click()
    expect(page.get_by_role("button", name=re.compile("^Sign out: "))).to_have_count(0)
    assert phone.get("/api/me") == {"guest": None}


# What the page does when nobody looks at it: notices, sounds and the title are kept for the test to read.
SPIES = """
  window.signals = { notices: [], tones: [] };
  window.Notification = class {
    static permission = 'granted';
    static requestPermission = async () => 'granted';
    constructor(title, how) { window.signals.notices.push([title, how.body]); }
    close() {}
  };
  window.AudioContext = class {
    currentTime = 0;
    destination = {};
    async resume() {}
    createOscillator() {
      const frequency = {};
      return { frequency, connect: (to) => to, start() { window.signals.tones.push(frequency.value); }, stop() {} };
    }
    createGain() {
      const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
      return { gain, connect: (to) => to };
    }
  };
"""
TURN_BEGINS = 660  # hertz, the first tone of the tune
LOOK_AWAY = """
  Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
"""


@pytest.mark.parametrize("wanted", [False, True], ids=["quiet", "wanted"])
def test_whose_turn_it_is_is_told_where_one_looks(visit: Visit, wanted: bool) -> None:
    ana, blas = visit("Ana"), visit("Blas")
    ana.context.add_init_script(SPIES)
    page = ana.go("/settings")
    for name in ("Sounds: moves, results, my turn", "A notice from the browser") if wanted else ():
        page.get_by_label(name).check()
    table = ana.table("toy", "me", "open")
    blas.post(f"/api/tables/{table}/join")
    ana.sit(table)
    blas.sit(table)
    icon = page.locator("#icon")
    expect(page).to_have_title(re.compile("^● Your turn"))
    expect(icon).to_have_attribute("href", "/icon-turn.svg")
    page.locator(".generic .choice").first.click()
    expect(page).to_have_title("Curios · Athanor")
    expect(icon).to_have_attribute("href", "/icon.svg")
    before = signals(ana)
    page.evaluate(LOOK_AWAY)
    # Ana is asked again only once Blas has bid; at the table she would need no notice.
    blas.page.locator(".generic .choice").first.click()
    expect(page).to_have_title(re.compile("^● Your turn"))
    after = signals(ana)
    assert len(after["notices"]) - len(before["notices"]) == int(wanted)
    # A move sounds too, whoever makes it; this is the tune of one's turn.
    assert after["tones"][len(before["tones"]) :].count(TURN_BEGINS) == int(wanted)
    assert not before["notices"], "nobody is told what they see"
    if wanted:
        assert after["notices"] == [["Curios · Athanor", "Your turn"]]


def signals(visitor: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = visitor.page.evaluate("window.signals")
    return found


def test_a_list_of_games_names_them_in_every_language(tour: Visit, museum: Museum) -> None:
    ana = tour(lang="es")
    page = ana.go("/games")
    expect(page.locator("main li b").first).not_to_be_empty()
    names = set(page.locator("main li b").all_inner_texts())
    assert names >= {"Libro de hechizos", "Curios"}
    assert not names & {"Spellbook", "Alchemists", "Trismegistus"}
    ana.sit(museum.fresh)
    expect(ana.page.locator("header.bar h1")).to_have_text("Libro de hechizos")
