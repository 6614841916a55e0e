"""Two browsers play each other: by invitation, through a reload, a lost connection and a killed server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.moments import near_the_end
from tests.browser.player import Player, Seen, play_together
from tests.browser.visitor import Visitor

LOST = "The line is lost"
DISCONNECTED = ("ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION", "WebSocket connection")


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[Callable[[], House]]:
    """A house of one's own, to be killed and started anew."""
    houses: list[House] = []

    def start() -> House:
        houses.append(houses[-1].again() if houses else House(tmp_path / "data"))
        return houses[-1]

    yield start
    for house in houses[-1:]:
        house.close()


def play_to_midday(players: list[Player], at: int) -> Seen:
    """Until that player is in the middle of their turn."""
    for _ in range(60):
        seen = players[at].glance()
        if seen and seen.mine and seen.phase == 1 and not seen.menu:
            return seen
        play_together(players, 1)
    raise AssertionError("nobody comes to midday")


def look_again(player: Player) -> Seen:
    """What is to be seen after the page has been away."""
    player.before = ""
    return player.look()


def invite(visit: Visit, house: House) -> tuple[Visitor, Visitor]:
    ana, blas = visit("Ana", at=house), visit(at=house)
    page = ana.go("/new/spellbook")
    page.get_by_role("button", name="Invite friends").click()
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Invitation link").input_value()
    assert link.startswith(house.address)
    blas.go(link)
    blas.page.get_by_role("button", name="Sit here").click()
    blas.page.get_by_role("dialog").get_by_role("textbox").fill("Blas")
    blas.page.get_by_role("button", name="Sit down").click()
    for visitor in (ana, blas):
        visitor.page.locator("main.table").wait_for()
        expect(visitor.page.get_by_role("list", name="Players")).to_contain_text("Blas")
    return ana, blas


def test_two_browsers_play_through_a_reload_a_lost_line_and_a_killed_server(
    visit: Visit, own_house: Callable[[], House]
) -> None:
    house = own_house()
    ana, blas = invite(visit, house)
    players = [Player(ana.page), Player(blas.page)]

    # One reloads in the middle of the turn and sees exactly what was there.
    before = play_to_midday(players, 0)
    ana.page.reload()
    assert look_again(players[0]) == before
    play_together(players, 3)

    # One loses the connection in the middle of the turn: the page says so, and goes on when it is back.
    blas.expect(*DISCONNECTED)
    before = play_to_midday(players, 1)
    blas.context.set_offline(True)
    expect(blas.prompt).to_contain_text(LOST)
    blas.context.set_offline(False)
    expect(blas.prompt).not_to_contain_text(LOST)
    assert look_again(players[1]) == before
    play_together(players, 3)

    # The server is killed. What one clicks now is not done, and the page says so; both come back by themselves.
    ana.expect(*DISCONNECTED)
    before = play_to_midday(players, 0)
    house.kill()
    for visitor in (ana, blas):
        expect(visitor.prompt).to_contain_text(LOST)
    ana.page.locator(f'[data-stop="{before.stops[0]}"]').click()
    expect(ana.page.get_by_role("status").filter(has_text=LOST)).to_be_visible()
    own_house()
    for visitor in (ana, blas):
        expect(visitor.prompt).not_to_contain_text(LOST)
    assert look_again(players[0]) == before
    play_together(players, 3)


def test_two_browsers_play_to_the_end_and_see_the_same_count(visit: Visit) -> None:
    ana, blas = visit("Ana"), visit("Blas")
    table = ana.table("spellbook", "me", "open", position=near_the_end("spellbook", 2, 24))
    blas.post(f"/api/tables/{table}/join")
    for visitor in (ana, blas):
        visitor.sit(table)
    play_together([Player(ana.page), Player(blas.page)])
    scores = ana.get(f"/api/tables/{table}")["result"]["scores"]
    for visitor in (ana, blas):
        shown = visitor.page.locator(".tally tfoot td").all_inner_texts()
        assert [int(each) for each in shown] == scores
