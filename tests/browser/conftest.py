"""One server and one browser for all these tests; visitors come and go."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.fonts import lay_out_fonts
from tests.browser.house import PAGE, House
from tests.browser.museum import Museum, prepare
from tests.browser.visitor import PATIENCE, Visitor
from tools.browser import ensure_browser

FLAGS = [
    "--no-sandbox",  # as root Chromium has none
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
]

Visit = Callable[..., Visitor]

expect.set_options(timeout=PATIENCE)


# Of the package, not of the session: while Playwright is up, nobody else in this process can run an event loop.
@pytest.fixture(scope="package")
def chromium(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    variables = lay_out_fonts(tmp_path_factory.mktemp("fonts"))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=ensure_browser(), args=FLAGS, env=variables, timeout=2 * PATIENCE
        )
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    assert (PAGE / "index.html").exists(), "The page is not built: python3 dev.py web"
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    house.close()


@pytest.fixture
def visit(chromium: Browser, house: House) -> Iterator[Visit]:
    """`visit("Ana")`: somebody with a browser of their own. No test passes while a browser has complained."""
    visitors: list[Visitor] = []

    def arrive(name: str | None = None, at: House = house, **how: Any) -> Visitor:
        visitors.append(Visitor(chromium, at.address, name, **how))
        return visitors[-1]

    yield arrive
    troubles = [trouble for visitor in visitors for trouble in visitor.unexpected()]
    for visitor in visitors:
        visitor.close()
    assert not troubles, "\n".join(troubles)


@pytest.fixture(scope="package")
def museum(house: House) -> Iterator[Museum]:
    museum = prepare(house)
    yield museum
    museum.owner.http.close()


@pytest.fixture
def tour(museum: Museum, visit: Visit) -> Visit:
    """A visitor who owns the tables of the museum."""
    return lambda **how: visit(cookies=museum.cookies, **how)
