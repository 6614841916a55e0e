"""Somebody who plays Alchemists knowing only the drawn board: touches what glows, confirms what is laid out."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.visitor import PATIENCE

# What glows, by its place; null while an answer is under way or nothing is to be done.
LOOK = """
(before) => {
  const main = document.querySelector('main.table');
  if (!main || main.dataset.busy) return null;
  const all = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  const seen = {
    number: Number(main.dataset.number),
    over: all('.tally, .prompt .back').length > 0,
    mine: all('.prompt.mine').length > 0,
    stops: all('.al [data-stop][aria-disabled="false"]').map((each) => each.dataset.stop),
    chosen: all('.al [data-stop][aria-pressed="true"]').map((each) => each.dataset.stop),
    laid: all('.al .draft').length,
    lit: all('.tabs .lit').length,
    tab: main.dataset.tab,
    // Whoever has answered in secret may take it back for ever: not this player.
    buttons: all('.prompt .acts button:not(.undo)').map((each) => each.textContent.trim())
      .filter((each) => each !== 'Take the answer back'),
  };
  const key = JSON.stringify(seen);
  const able = seen.over || (seen.mine && (seen.stops.length || seen.lit || seen.buttons.length));
  return able && key !== before ? { ...seen, key } : null;
}
"""

# Buttons that end a gesture: pressed as soon as they can be.
CONFIRM = ("publish", "debunk", "mix")
TABS = ("play", "market", "theories", "rivals")
MOST_STEPS = 900


@dataclass
class Alchemist:
    page: Page
    dice: random.Random = field(default_factory=lambda: random.Random(3))
    touch: bool = False
    before: str = ""
    kinds: set[str] = field(default_factory=set)  # every kind of thing that was touched

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.wait_for_function(LOOK, arg=self.before, timeout=PATIENCE).json_value()
        self.before = seen["key"]
        return seen

    def press(self, selector: str, at: int = 0) -> None:
        found = self.page.locator(selector).nth(at)
        try:
            found.tap(timeout=5000) if self.touch else found.click(timeout=5000)
        except TooLate:
            # What glowed a moment ago may be gone; then look again.
            if self.page.evaluate(LOOK, "") == self.before:
                raise

    def choose(self, seen: dict[str, Any]) -> str:
        stops: list[str] = [stop for stop in seen["stops"] if not stop.startswith("cell:")]
        for stop in CONFIRM:
            if stop in stops:
                return stop
        fresh = [stop for stop in stops if stop not in seen["chosen"] and stop != "declared"]
        chosen = {stop.split(":")[0] for stop in seen["chosen"]}
        # A page about a theory is filled in step by step; one thing of each kind.
        fresh = [stop for stop in fresh if stop.split(":")[0] not in chosen or stop.startswith(("hand:", "theory:"))]
        if fresh:
            return self.dice.choice(fresh)
        return "declared" if "declared" in stops else ""

    def step(self, seen: dict[str, Any]) -> None:
        stop = self.choose(seen)
        if stop == "declared" and seen["tab"] != "play" and seen["lit"]:
            self.press(".tabs button:has(.lit)")
        elif stop:
            self.kinds.add(stop.split(":")[0])
            self.press(f'.al [data-stop="{stop}"]')
        elif seen["buttons"] and not (self.touch and seen["lit"]):
            self.kinds.add("button")
            self.press(".prompt .acts button:not(.undo)", len(seen["buttons"]) - 1)
        elif seen["lit"]:
            self.press(".tabs button:has(.lit)")
        else:
            raise AssertionError(f"nothing can be done: {seen}")

    def play_on(self, steps: int = MOST_STEPS) -> dict[str, Any]:
        seen = self.look()
        for _ in range(steps):
            if seen["over"]:
                return seen
            self.step(seen)
            seen = self.look()
        assert steps < MOST_STEPS, "the game does not end"
        return seen


# Whether the focus is on the target, and the arrows lead about its region: one stop of each region can be tabbed to.
FOCUS = """
(selector) => {
  const target = document.querySelector(selector);
  const now = document.activeElement;
  if (!target) return 'gone';
  if (now === target) return 'there';
  return now?.dataset?.stop ?? '';
}
"""


class Keys(Alchemist):
    """Plays by keyboard alone: Tab from region to region, arrows inside it, Enter."""

    def press(self, selector: str, at: int = 0) -> None:
        keyboard = self.page.keyboard
        for _ in range(60):
            keyboard.press("Tab")
            where = self.page.evaluate(FOCUS, selector)
            if where not in ("", "there", "gone"):
                where = self.search(selector)
            if where == "there":
                keyboard.press("Enter")
            if where in ("there", "gone"):
                return
        raise AssertionError(f"the keyboard does not reach {selector}")

    def search(self, selector: str) -> str:
        """Through the region from its beginning."""
        self.page.keyboard.press("Home")
        passed: list[str] = []
        while True:
            where: str = self.page.evaluate(FOCUS, selector)
            if where in ("there", "gone") or where in passed:
                return where
            passed.append(where)
            self.page.keyboard.press("ArrowRight")
