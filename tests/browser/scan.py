"""Reading a whole page at once: its words, its size, its accessibility."""

from __future__ import annotations

import os
import re
from typing import Any

from playwright.sync_api import Page

from tests.browser.fonts import SETS
from tests.browser.house import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
ARTEFACTS = ROOT / "artefacts"
SHELL_TEXTS = "\n".join(
    path.read_text(encoding="utf-8") for path in sorted((ROOT / "web" / "src" / "text").glob("*en.ftl"))
)

WORDS = """
() => {
  const found = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!parent.closest('script, style, noscript, input, textarea')) found.push(walker.currentNode.textContent);
  }
  for (const each of document.querySelectorAll('*')) {
    for (const name of ['aria-label', 'aria-valuetext', 'aria-description', 'title', 'placeholder', 'alt']) {
      if (each.hasAttribute(name)) found.push(each.getAttribute(name));
    }
  }
  return found.map((text) => text.trim()).filter(Boolean);
}
"""


def words_of(page: Page) -> list[str]:
    """Everything the page says, aloud or to a screen reader."""
    words: list[str] = page.evaluate(WORDS)
    return words


def text_ids(*sources: str) -> set[str]:
    """The ids of Fluent texts. Only those that no sentence contains by chance."""
    found = {id for source in sources for id in re.findall(r"^([a-z][\w-]*) =", source, re.MULTILINE)}
    return {id for id in found if "-" in id}


def missing_texts(page: Page, ids: set[str]) -> list[str]:
    """Words that should have become a text: bare ids, and places of a text that stayed empty."""
    raw = re.compile(r"[a-z]\w*(?:-\w+)+")
    return [text for text in words_of(page) if "{" in text or "}" in text or any(id in ids for id in raw.findall(text))]


def sizes(page: Page) -> dict[str, int]:
    found: dict[str, int] = page.evaluate(
        """() => {
          const all = document.scrollingElement;
          return { width: all.scrollWidth, height: all.scrollHeight, wide: all.clientWidth, high: innerHeight };
        }"""
    )
    return found


# How far the page goes beyond the window as it is shown, then in each set of fonts: a web font may come late or never,
# and the reader's single file has none.
BEYOND = """
(sets) => {
  const all = document.scrollingElement;
  const style = document.documentElement.style;
  const measured = () => [all.scrollWidth - all.clientWidth, all.scrollHeight - innerHeight];
  const found = { shown: measured() };
  for (const [name, [sans, serif]] of Object.entries(sets)) {
    for (const each of ['--font-text', '--sans']) style.setProperty(each, `"${sans}"`);
    for (const each of ['--font-read', '--font-display', '--serif']) style.setProperty(each, `"${serif}"`);
    found[name] = measured();
  }
  for (const each of ['--font-text', '--sans', '--font-read', '--font-display', '--serif']) style.removeProperty(each);
  return found;
}
"""


def beyond(page: Page) -> dict[str, tuple[int, int]]:
    found: dict[str, tuple[int, int]] = page.evaluate(BEYOND, SETS)
    return found


def too_wide(page: Page) -> dict[str, int]:
    """By how many pixels it scrolls sideways, in which fonts; empty if all is well."""
    return {name: wide for name, (wide, _) in beyond(page).items() if wide > 0}


def too_high(page: Page) -> dict[str, int]:
    """By how many pixels it scrolls, in which fonts."""
    return {name: high for name, (_, high) in beyond(page).items() if high > 0}


def is_too_wide(page: Page) -> bool:
    return bool(too_wide(page))


# Words in a box of their own that must be whole; a name that ends in … is no fault.
CUT = """
(selector) => [...document.querySelectorAll(selector)].filter((each) => {
  if (!each.checkVisibility() || !each.textContent.trim()) return false;
  const how = getComputedStyle(each);
  if (how.display === 'inline' || how.overflow === 'visible') return false;
  return each.scrollHeight > each.clientHeight + 2 || each.scrollWidth > each.clientWidth + 2;
}).map((each) => each.textContent.trim())
"""


def cut_words(page: Page, selector: str) -> list[str]:
    """The texts of these boxes that do not fit into them."""
    found: list[str] = page.evaluate(CUT, selector)
    return found


# A colour on its way to another is nothing to judge: what moves is brought to its end first.
RUN_AXE = """
async (how) => {
  for (const each of document.getAnimations()) {
    if (each.effect?.getComputedTiming().endTime !== Infinity) each.finish();
  }
  return (await axe.run(document, how)).violations;
}
"""


def axe(page: Page, *rules: str) -> list[str]:
    """What axe finds serious or critical, as sentences; by these rules only, if some are named."""
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    how: dict[str, Any] = {"resultTypes": ["violations"], "preload": False, "iframes": False}
    if rules:
        how["runOnly"] = rules
    found: list[dict[str, Any]] = page.evaluate(RUN_AXE, how)
    return [
        f"{each['impact']}: {each['id']}: {each['help']}: "
        + "; ".join(
            f"{node['target']} {node['any'][0]['message'] if node['any'] else ''}" for node in each["nodes"][:4]
        )
        for each in found
        if each["impact"] in ("serious", "critical")
    ]


def axe_by_day_and_night(page: Page) -> list[str]:
    """As `axe`, by light; then the colours, which are all that differs, in the dark."""
    page.emulate_media(color_scheme="light")
    found = axe(page)
    page.emulate_media(color_scheme="dark")
    found += [f"dark: {each}" for each in axe(page, "color-contrast")]
    page.emulate_media(color_scheme="light")
    return found


def keep_picture(page: Page, name: str, full: bool = False) -> None:
    """A screenshot for people to look at, if they ask for it: ATHANOR_PICTURES=1. Not committed."""
    if not os.environ.get("ATHANOR_PICTURES"):
        return
    page.evaluate("document.fonts.ready.then(() => true)")
    path = ARTEFACTS / f"{name}.png"
    path.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=path, full_page=full)
