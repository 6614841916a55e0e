"""What a first visit costs: less than 45 kB of compressed script on the home page, less than 110 on any other."""

from __future__ import annotations

import gzip
from urllib.parse import urlsplit

import pytest

from tests.browser.conftest import Visit
from tests.browser.house import PAGE
from tests.browser.museum import Museum
from tests.browser.test_every_page import open_page

BUDGETS = {"home": 45_000, "new": 110_000, "table": 110_000, "replay": 110_000}


@pytest.mark.parametrize("name", BUDGETS)
def test_the_first_load_is_light(tour: Visit, museum: Museum, name: str) -> None:
    ana = tour()
    scripts: set[str] = set()
    ana.page.on(
        "request",
        lambda request: scripts.add(urlsplit(request.url).path) if request.resource_type == "script" else None,
    )
    open_page(ana, museum, name)
    assert scripts
    weight = sum(len(gzip.compress((PAGE / path.lstrip("/")).read_bytes(), 9)) for path in scripts)
    assert weight < BUDGETS[name]
