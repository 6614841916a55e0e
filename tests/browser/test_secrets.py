"""Hidden hands, secret bids and the curtain, with the toy game on the generic board."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.player import Player, play_together
from tests.browser.scan import words_of
from tests.browser.visitor import Visitor
from tests.toy.components import KINDS, NO_CARD, kind_of, value_of

ANA, BLAS = 0, 1


def two_at_a_table(visit: Visit) -> tuple[Visitor, Visitor]:
    ana, blas = visit("Ana"), visit("Blas")
    table = ana.table("toy", "me", "open", laps=1)
    blas.post(f"/api/tables/{table}/join")
    ana.sit(table)
    blas.sit(table)
    return ana, blas


def choice(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(".generic").get_by_role("button", name=name, exact=True)


def card(number: int) -> str:
    return f"{KINDS[kind_of(number)].capitalize()} {value_of(number)}"


def known(message: dict[str, Any]) -> set[int]:
    """The cards a state speaks of: those that lie somewhere, as far as that seat may know."""
    view = message["view"]
    lying = [*view["rows"][ANA], *view["rows"][BLAS], view["lot"], *view["deck"], *view["discard"]]
    return {card for card in lying if card != NO_CARD}


def test_hidden_hands_are_neither_on_the_others_page_nor_on_their_line(visit: Visit) -> None:
    ana, blas = two_at_a_table(visit)
    eve = visit()
    eve.sit(ana.page.url.rsplit("/", 1)[-1])
    hands = [set(visitor.states()[-1]["view"]["rows"][seat]) for seat, visitor in enumerate((ana, blas))]
    assert NO_CARD not in hands[ANA] | hands[BLAS]
    lot = {ana.states()[-1]["view"]["lot"]}  # the first player has looked at it
    for visitor, own, secret in (
        (ana, hands[ANA] | lot, hands[BLAS]),
        (blas, hands[BLAS], hands[ANA] | lot),
        (eve, set(), hands[ANA] | hands[BLAS] | lot),
    ):
        for state in visitor.states():
            assert known(state) == own
        for message in map(json.loads, visitor.heard):
            if message["type"] == "log":
                told = [event for entry in message["entries"] for event in entry["events"] if "kind" in event["args"]]
                assert all(told_card(event) in own for event in told)
        said = " ".join(words_of(visitor.page))
        assert not [each for each in secret if card(each) in said]


def told_card(event: dict[str, Any]) -> int:
    kind, value = event["args"]["kind"], event["args"]["value"]
    return next(each for each in range(len(KINDS) * 4) if (kind_of(each), value_of(each)) == (kind, value))


def test_secret_bids_in_any_order(visit: Visit) -> None:
    ana, blas = two_at_a_table(visit)
    # The second player bids first; the first learns only that the bid is made.
    heard = len(ana.heard)
    choice(blas, "Bid 3 coins").click()
    expect(blas.page.locator("main.table")).to_have_attribute("data-number", "2")
    expect(ana.page.locator("main.table")).to_have_attribute("data-number", "2")
    assert not any('"bid"' in frame and '"events":[{' in frame for frame in ana.heard[heard:])
    assert ana.states()[-1]["view"]["my_bid"] is None
    assert all(event == [] for event in events_since(ana, heard))
    # A bid may be taken back and made anew.
    blas.page.get_by_role("button", name="Take the bid back").click()
    choice(blas, "Bid 2 coins").click()
    expect(blas.page.get_by_role("button", name="Take the bid back")).to_be_visible()
    choice(ana, "Bid 1 coin").click()
    for visitor in (ana, blas):
        expect(visitor.page.locator(".log ol")).to_contain_text("The bids: Ana 1, Blas 2.")
        expect(visitor.page.locator(".log ol")).to_contain_text("Blas pays 2 and takes the lot")
    # From now on the other one bids first; at the end the page of each tells the same count.
    play_together([Player(ana.page), Player(blas.page)])
    counts = [visitor.page.locator(".tally tfoot td").all_inner_texts() for visitor in (ana, blas)]
    assert counts[ANA] == counts[BLAS]
    table = ana.get(f"/api/tables/{ana.page.url.rsplit('/', 1)[-1]}")
    assert [int(each) for each in counts[ANA]] == table["result"]["scores"]


def events_since(visitor: Visitor, heard: int) -> list[Any]:
    messages = map(json.loads, visitor.heard[heard:])
    return [entry["events"] for message in messages if message["type"] == "log" for entry in message["entries"]]


def test_a_curtain_closes_between_hidden_hands(visit: Visit) -> None:
    ana = visit("Ana")
    table = ana.table("toy", "me", "Blas", laps=1)
    page = ana.sit(table)
    curtain = page.get_by_role("region", name="Curtain")
    expect(curtain).to_contain_text("Pass the screen to Ana")
    assert known(ana.states()[-1]) == set()
    said = " ".join(words_of(page))
    assert not [each for each in range(24) if card(each) in said]
    # Nothing can be done through the curtain.
    expect(page.locator(".generic, .prompt")).to_have_count(0)
    lift = curtain.get_by_role("button", name="I am Ana")
    expect(lift).to_be_focused()
    page.keyboard.press("Enter")
    expect(curtain).to_have_count(0)
    hand = set(ana.states()[-1]["view"]["rows"][ANA])
    assert NO_CARD not in hand
    choice(ana, "Bid 1 coin").click()
    # It falls for the next hand, which is dealt with in the same way.
    expect(curtain).to_contain_text("Pass the screen to Blas")
    said = " ".join(words_of(page))
    assert not [each for each in hand if card(each) in said]
    curtain.get_by_role("button", name="I am Blas").click()
    expect(curtain).to_have_count(0)
    assert not hand & known(ana.states()[-1])
    seen = Player(page).play_on()
    assert seen.over
