"""A finished game is a link: replay, jump, other eyes, play on from here, take the record home."""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path

from playwright.sync_api import expect

from athanor.server.settings import DATABASE
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.museum import Museum
from tests.browser.player import Player
from tests.versions import kept


def test_the_replay_jumps_to_any_move(visit: Visit, museum: Museum) -> None:
    moves = museum.owner.get(f"/api/tables/{museum.over}/replay")["moves"]
    eve = visit()  # whoever has the link
    page = eve.go(f"/replay/{museum.over}?move=5")
    bar = page.get_by_role("region", name="Replay")

    def is_at(move: int) -> None:
        expect(bar).to_contain_text(f"Move {move} of {moves}")
        expect(page).to_have_url(re.compile(rf"move={move}$"))

    is_at(5)
    before = page.locator(".altar").inner_text()
    bar.get_by_role("button", name="One step on").click()
    is_at(6)
    bar.get_by_role("button", name="One step back").click()
    is_at(5)
    assert page.locator(".altar").inner_text() == before
    slider = bar.get_by_role("slider", name="Move")
    slider.focus()
    page.keyboard.press("End")
    is_at(moves)
    page.keyboard.press("Home")
    is_at(0)
    slider.fill("12")
    is_at(12)
    # A line of the log leads to its move.
    page.locator(".log button.at").last.click()
    is_at(0)
    # Anybody's eyes: the reserve in front is theirs.
    expect(page.get_by_role("region", name=re.compile("Reserve of Ana"))).to_be_visible()
    bar.get_by_label("Seen by").select_option("1")
    expect(page.get_by_role("region", name=re.compile("^Your reserve|Reserve of Greedy"))).to_be_visible()


def test_the_replay_plays_by_itself(visit: Visit, museum: Museum) -> None:
    page = visit().go(f"/replay/{museum.over}?move=0")
    bar = page.get_by_role("region", name="Replay")
    bar.get_by_role("button", name="Play", exact=True).click()
    expect(bar).to_contain_text(re.compile(r"Move [1-9]\d* of"))
    bar.get_by_role("button", name="Pause").click()
    expect(bar.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_fork_plays_on_from_a_moment_of_a_replay(tour: Visit, museum: Museum) -> None:
    ana = tour()
    page = ana.go(f"/replay/{museum.over}?move=20")
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog", name="Play on from move 20")
    dialog.get_by_role("button", name="Play on").click()
    page.locator("main.table[data-number]").wait_for()
    expect(page.locator("header.bar")).to_contain_text("Forked game")
    forked = ana.get(f"/api/tables/{page.url.rsplit('/', 1)[-1]}")
    assert forked["forked_from"] == {"table": museum.over, "move": 20}
    player = Player(page)
    seen = player.look()
    player.step(seen)
    assert player.look().number > 0


def test_the_record_can_be_taken_home(visit: Visit, museum: Museum) -> None:
    eve = visit()
    page = eve.go(f"/replay/{museum.over}")
    with page.expect_download() as started:
        page.get_by_role("link", name="Record").click()
    text = Path(started.value.path()).read_text(encoding="utf-8")
    assert text == eve.context.request.get(f"/api/tables/{museum.over}/record").text()
    scores = museum.owner.get(f"/api/tables/{museum.over}")["result"]["scores"]
    assert re.search(r"\b" + r"\D+".join(map(str, scores)) + r"\b", text)


def test_a_game_of_older_rules_shows_its_end_and_says_why_no_more(visit: Visit, tmp_path: Path) -> None:
    kept.database(tmp_path)
    with closing(sqlite3.connect(tmp_path / DATABASE)) as connection, connection:
        connection.execute("UPDATE tables SET rules_version = 0")  # older than any, whatever today's are
        over = "SELECT id, result FROM tables WHERE game = 'spellbook' AND players = 2 AND status = 'over'"
        ((table, result),) = connection.execute(over)
    old = House(tmp_path)
    page = visit(at=old).go(f"/replay/{table}?move=5")
    bar = page.get_by_role("region", name="Replay")
    expect(bar).to_contain_text("it cannot be replayed, reviewed or forked")
    expect(page).to_have_url(re.compile(rf"/replay/{table}$"))
    expect(page.locator(".altar")).to_be_visible()
    for button in ("Play on from here", "Thoughts", "One step back"):
        expect(bar.get_by_role("button", name=button)).to_have_count(0)
    expect(bar.get_by_role("slider")).to_have_count(0)
    for points in json.loads(result)["scores"]:
        expect(page.locator(".side")).to_contain_text(str(points))
    expect(page.locator(".log")).to_contain_text("Ana")
    page.close()
    old.close()
