"""The watch over the browsers: what it must notice, it notices."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit

TROUBLES = {
    "another host": ("fetch('http://elsewhere.example/').catch(() => {})", "content-security policy: connect-src"),
    "a script in the page": (
        "document.body.append(Object.assign(document.createElement('script'), { textContent: '1' }))",
        "content-security policy: script-src",
    ),
    "an error on the console": ("console.error('oh dear')", "oh dear"),
    "a broken script": ("setTimeout(() => { throw new Error('oh no'); })", "oh no"),
}


@pytest.mark.parametrize("name", TROUBLES)
def test_the_watch_notices(visit: Visit, name: str) -> None:
    script, part = TROUBLES[name]
    eve = visit()
    eve.go("/rules/spellbook").locator(".rules h2").first.wait_for()
    assert not eve.troubles
    eve.page.evaluate(script)
    eve.until(lambda: any(part in trouble for trouble in eve.troubles))
    eve.expect(*(trouble for trouble in eve.troubles))
