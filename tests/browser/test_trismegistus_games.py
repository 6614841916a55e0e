"""Whole games of Trismegistus on the drawn board: alone by mouse and by keyboard, by touch on a phone, 2 to 4 seats."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.player import MOST_STEPS, SAMPLE, play_together, whole_game
from tests.browser.scan import keep_picture
from tests.browser.test_whole_games import check_count
from tests.browser.transmuter import Alchemist, Thumb, Typist, seated
from tests.browser.visitor import PHONE


def test_a_whole_game_alone_against_botmegistus(visit: Visit) -> None:
    ana = seated(visit)
    page = ana.page
    player = Alchemist(page, random.Random(8))
    told = 0
    ends: set[str] = set()
    seen = player.look()
    for _ in range(MOST_STEPS):
        if seen.over:
            break
        # Each of its steps is told with its reason, and the end of a round is announced.
        reasons = page.locator(".bot ol li small").all_inner_texts()
        told = max(told, len([reason for reason in reasons if reason.strip()]))
        ends |= set(page.locator(".doings .ended b").all_inner_texts())
        player.step(seen)
        seen = player.look()
    assert seen.over
    assert told >= 3
    assert {"Round 1 is over.", "Round 2 begins.", "Round 2 is over.", "Round 3 begins."} <= ends
    check_count(ana, 2)
    keep_picture(page, "trismegistus-count")
    check_publications(page.locator(".published"), ana.states()[-1]["view"])


def check_publications(shown: Locator, view: dict[str, Any]) -> None:
    """Beside the count: every publication, and the completed ones with what serves them."""
    lab = view["laboratories"][0]
    expect(shown.locator("li:has(.pn)")).to_have_count(len(lab["hand"]))
    expect(shown.locator("li.full")).to_have_count(len(lab["published"]))
    assert shown.locator(".el").count() == sum(len(used) for _, used in lab["published"])


def test_a_whole_game_by_keyboard(visit: Visit) -> None:
    ana = seated(visit)
    assert Typist(ana.page, random.Random(5)).play_on().over
    check_count(ana, 2)


def test_a_whole_game_by_touch_on_a_phone(visit: Visit) -> None:
    ana = seated(visit, size=PHONE, touch=True)
    assert Thumb(ana.page, random.Random(3)).play_on().over
    check_count(ana, 2)


@pytest.mark.parametrize(
    ("bots", "steps"), [(3, SAMPLE), whole_game(1, MOST_STEPS), whole_game(3, MOST_STEPS)], ids=str
)
def test_a_game_against_bots_by_mouse(visit: Visit, bots: int, steps: int) -> None:
    ana = seated(visit, *["bot:random"] * bots)
    seen = Alchemist(ana.page, random.Random(5)).play_on(steps)
    if steps == MOST_STEPS:
        assert seen.over
        keep_picture(ana.page, f"trismegistus-count-{bots + 1}")
        check_count(ana, bots + 1)


@pytest.mark.parametrize("steps", [SAMPLE, whole_game(2 * MOST_STEPS)], ids=str)
def test_a_game_in_two_browsers(visit: Visit, steps: int) -> None:
    ana, blas = visit("Ana"), visit("Blas")
    table = ana.table("trismegistus", "me", "open", setup="general")
    blas.post(f"/api/tables/{table}/join")
    for visitor in (ana, blas):
        visitor.sit(table)
    play_together([Alchemist(ana.page, random.Random(1)), Alchemist(blas.page, random.Random(2))], steps)
    if steps > MOST_STEPS:
        for visitor in (ana, blas):
            check_count(visitor, 2)


@pytest.mark.parametrize(
    ("seed", "steps"), [(2, SAMPLE), *(whole_game(seed, MOST_STEPS) for seed in range(6))], ids=str
)
def test_many_games_with_every_option(visit: Visit, seed: int, steps: int) -> None:
    others = ["bot:random"] * (seed % 4)
    options: dict[str, Any] = {"setup": ["general", "introductory"][seed % 2], "essences": "shuffled"}
    options |= {"formulas": "between", "free": "turn", "achievements": "on" if others else "off"}
    ana = visit("Ana", **({"size": PHONE, "touch": True} if seed % 3 == 2 else {}))
    ana.sit(ana.table("trismegistus", "me", *others, seed=seed, **options))
    player = (Thumb if seed % 3 == 2 else Alchemist)(ana.page, random.Random(seed))
    seen = player.play_on(steps)
    if steps == MOST_STEPS:
        assert seen.over
        check_count(ana, max(2, 1 + len(others)))
