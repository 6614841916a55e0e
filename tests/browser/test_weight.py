"""What a first visit costs: less than 120 kB of compressed script, whichever page is opened first."""

from __future__ import annotations

import gzip
from urllib.parse import urlsplit

import pytest

from tests.browser.conftest import Visit
from tests.browser.house import PAGE
from tests.browser.museum import Museum
from tests.browser.test_every_page import open_page

BUDGET = 120_000


@pytest.mark.parametrize("name", ["home", "new", "table", "replay"])
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
    assert weight < BUDGET
