"""Somebody who plays Alchemists knowing only the drawn board: touches what glows, confirms what is laid out."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Error, Page
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.player import GONE, arrows
from tests.browser.visitor import PATIENCE

# What glows, by its place. One call that waits in the page while an answer is under way, nothing is to be done, or all
# is as it was.
LOOK = """
([before, patience]) => new Promise((resolve, reject) => {
  const WITHDRAW = [
    'Take the answer back', 'Retirar la respuesta', 'Reprendre la réponse',
    'Choose other ingredients', 'Elegir otros ingredientes', 'Choisir d’autres ingrédients',
  ];
  const all = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  const until = performance.now() + patience;
  const look = () => {
    const main = document.querySelector('main.table');
    if (!main || main.dataset.busy) return null;
    const seen = {
      number: Number(main.dataset.number),
      over: all('.tally, .prompt .back').length > 0,
      curtain: all('.curtain button, .hand-over').length > 0,
      passing: all('.hand-over').length > 0, // what was new has been seen, the curtain has yet to fall
      mine: all('.prompt.mine').length > 0,
      stops: all('.al [data-stop][aria-disabled="false"]').map((each) => each.dataset.stop),
      chosen: all('.al [data-stop][aria-pressed="true"]').map((each) => each.dataset.stop),
      laid: all('.al .draft').length,
      lit: all('.tabs .lit').length,
      tab: main.dataset.tab,
      // Whoever has answered in secret may take it back for ever: not this player.
      buttons: all('.prompt .acts button:not(.undo)').map((each) => each.textContent.trim())
        .filter((each) => !WITHDRAW.includes(each)),
    };
    const key = JSON.stringify(seen);
    const able = seen.mine && (seen.stops.length || seen.lit || seen.buttons.length);
    return (able || seen.over || seen.curtain) && key !== before ? { ...seen, key } : null;
  };
  const wait = () => {
    const seen = look();
    if (seen) resolve(seen);
    else if (performance.now() > until) reject(new Error('nothing new: ' + document.querySelector('main')?.innerText));
    else setTimeout(wait, 16);
  };
  wait();
})
"""

# Where to touch it: brought into sight, and nothing lies over it.
AIM = """
([selector, at]) => {
  const target = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility())[at];
  if (!target) return null;
  const inside = (box) => box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
  const middle = () => {
    const box = target.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return inside(box) && target.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
  };
  return middle() ?? (target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }), middle());
}
"""

# Buttons that end a gesture: pressed as soon as they can be.
CONFIRM = ("publish", "debunk", "mix", "play-favor")
# Buttons that leave a gesture as it was: never pressed.
BACK = ("undeclared", "keep-favor")
MOST_STEPS = 900
# Parts of the table worth a look when they are first lit; what is filled in step by step, when it is complete.
SIGHTS = {"favor", "order", "declared", "row", "mix", "choice", "art", "grant", "publish", "debunk"}


@dataclass
class Alchemist:
    page: Page
    dice: random.Random = field(default_factory=lambda: random.Random(3))
    touch: bool = False
    most: int = 9  # actions declared at once: fewer make a shorter game
    likes: tuple[str, ...] = ("space:5", "space:6")  # declared rather than others: pages are filled in there
    sight: Callable[[str], None] | None = None  # called at the first sight of each kind of thing that can be done
    before: str = ""
    steps: int = 0
    curtains: int = 0
    kinds: set[str] = field(default_factory=set)  # every kind of thing that was touched
    sights: set[str] = field(default_factory=set)

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(LOOK, [self.before, PATIENCE])
        self.before = seen["key"]
        return seen

    def press(self, selector: str, at: int = 0) -> None:
        place = self.page.evaluate(AIM, [selector, at])
        if place is None:
            self.press_late(selector, at)
        elif self.touch:
            self.page.touchscreen.tap(*place)
        else:
            self.page.mouse.click(*place)

    def press_late(self, selector: str, at: int) -> None:
        """Hidden, covered or gone: it takes as long as it takes, and says why it does not work."""
        found = self.page.locator(f"{selector} >> visible=true").nth(at)
        for _ in range(PATIENCE // GONE):
            try:
                return found.tap(timeout=GONE) if self.touch else found.click(timeout=GONE)
            except TooLate as late:
                # What was there a moment ago may be gone, because others move too; then look again.
                if not self.is_as_it_was():
                    return None
                problem = late
        raise problem

    def is_as_it_was(self) -> bool:
        try:
            return bool(self.page.evaluate(LOOK, ["", 0])["key"] == self.before)
        except Error:
            return False

    def choose(self, seen: dict[str, Any]) -> str:
        stops: list[str] = [stop for stop in seen["stops"] if not stop.startswith("cell:")]
        for stop in CONFIRM:
            if stop in stops:
                return stop
        if "declared" in stops and seen["laid"] >= self.most:
            return "declared"
        fresh = [stop for stop in stops if stop not in (*seen["chosen"], "declared", *BACK)]
        chosen = {stop.split(":")[0] for stop in seen["chosen"]}
        # A page about a theory is filled in step by step; one thing of each kind.
        fresh = [stop for stop in fresh if stop.split(":")[0] not in chosen or stop.startswith(("hand:", "theory:"))]
        liked = [stop for stop in fresh if stop in self.likes]
        if fresh:
            return self.dice.choice(liked if liked and self.dice.random() < 0.5 else fresh)
        return "declared" if "declared" in stops else ""

    def step(self, seen: dict[str, Any]) -> None:
        self.steps += 1
        if seen["curtain"]:
            self.curtains += 1
            self.press(".curtain button, .hand-over")
            return
        self.stare(seen)
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

    def stare(self, seen: dict[str, Any]) -> None:
        kinds = {stop.split(":")[0] for stop in seen["stops"]} & SIGHTS
        new = sorted(kinds - self.sights)
        self.sights |= kinds
        if new and self.sight:
            self.sight("-".join(new))

    def play_on(self, steps: int = MOST_STEPS) -> dict[str, Any]:
        seen = self.look()
        for _ in range(steps):
            if seen["over"]:
                return seen
            self.step(seen)
            seen = self.look()
        assert steps < MOST_STEPS, "the game does not end"
        return seen


# The way to a thing by keyboard: how often Tab leads to its region, where the arrows go on. One stop of each region can
# be tabbed to.
WAY = """
([selector, at]) => {
  const seen = (each) => each.checkVisibility();
  const target = [...document.querySelectorAll(selector)].filter(seen)[at];
  const now = document.activeElement;
  if (!target) return { gone: true };
  if (now === target) return { there: true };
  const focusable = 'a[href], button, input, select, textarea, [tabindex]';
  const stops = [...document.querySelectorAll(focusable)].filter((each) => each.tabIndex >= 0 && seen(each));
  let region = target;
  while (!stops.some((each) => region.contains(each))) region = region.parentElement;
  if (region.contains(now)) {
    const [a, b] = [now.getBoundingClientRect(), target.getBoundingClientRect()];
    const [dx, dy] = [b.left + b.width / 2 - a.left - a.width / 2, b.top + b.height / 2 - a.top - a.height / 2];
    return { inside: true, where: now.dataset.stop ?? now.textContent, dx, dy };
  }
  const [here, goal] = [stops.indexOf(now), stops.findIndex((each) => region.contains(each))];
  return { tabs: here < 0 ? 1 : goal - here };
}
"""


class Keys(Alchemist):
    """Plays by keyboard alone: Tab from region to region, arrows inside it, Enter."""

    chooses: str = "Enter"

    def press(self, selector: str, at: int = 0) -> None:
        keyboard = self.page.keyboard
        tried: set[tuple[str, str]] = set()
        for _ in range(60):
            way: dict[str, Any] = self.page.evaluate(WAY, [selector, at])
            if way.get("gone"):
                return
            if way.get("there"):
                keyboard.press(self.chooses)
                return
            if way.get("inside"):
                arrow = next((each for each in arrows(way) if (way["where"], each) not in tried), None)
                assert arrow, f"the arrows do not lead to {selector}: {tried}"
                tried.add((way["where"], arrow))
                keyboard.press(arrow)
                continue
            for _ in range(abs(way["tabs"])):
                keyboard.press("Tab" if way["tabs"] > 0 else "Shift+Tab")
        raise AssertionError(f"the keyboard does not reach {selector}")
