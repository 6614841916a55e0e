"""Players of Trismegistus who know the game only from the page; and positions played without one."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.conftest import Visit
from tests.browser.player import GONE, LOOK, POLLING, Player, Seen, Target, look_behind_tabs, turn_to_mark
from tests.browser.visitor import PATIENCE, Visitor
from tests.server.people import Person, Screen

INTRODUCTORY: dict[str, Any] = {"setup": "introductory"}
# The choices in words beside the ring take the place of the generic list.
CHIPS = '.equation .chips [role="radio"]'
SIGHT = LOOK.replace(".generic .choice", ".doings .do").replace('[role="menu"] [role="menuitem"]', CHIPS)
CONFIRM = ".equation .confirm"


@dataclass(frozen=True)
class Doing(Target):
    @property
    def selector(self) -> str:
        return ".doings .do"


@dataclass(frozen=True)
class Chip(Target):
    """One of several ways, chosen and confirmed."""

    @property
    def selector(self) -> str:
        return CHIPS


class Alchemist(Player):
    """Touches what glows; words only where nothing does, buttons where there is nothing else, or at times."""

    def look(self, anyway: bool = False, patience: float = PATIENCE) -> Seen:
        found = self.page.wait_for_function(SIGHT, arg=[self.before, anyway], timeout=patience, polling=POLLING)
        seen = Seen(**found.json_value())
        self.before = seen.key
        return seen

    def glance(self) -> Seen | None:
        seen: dict[str, Any] | None = self.page.evaluate(SIGHT, ["", False])
        return Seen(**seen) if seen else None

    def choose(self, seen: Seen) -> Target | None:
        if seen.menu:
            return Chip("menu", at=self.dice.randrange(len(seen.menu)))
        if seen.stops and (not seen.buttons or self.dice.random() < 0.8):
            return Target("stop", self.dice.choice(seen.stops))
        if seen.choices and (not seen.buttons or self.dice.random() < 0.5):
            return Doing("choice", at=self.dice.randrange(len(seen.choices)))
        if seen.buttons:
            return Target("button", at=self.dice.randrange(len(seen.buttons)))
        return None

    def do(self, target: Target) -> None:
        super().do(target)
        if isinstance(target, Chip):
            self.page.locator(CONFIRM).click(timeout=GONE)


class Thumb(Alchemist):
    """By touch: now and then to another tab on which something may be done, and always when nothing is left here."""

    def do(self, target: Target) -> None:
        # As a person would, bring it to the middle first: the prompt and the tabs lie over the lower edge.
        it = self.find(target)
        it.evaluate("it => it.scrollIntoView({ block: 'center' })")
        it.tap(timeout=GONE)
        if isinstance(target, Chip):
            self.page.locator(CONFIRM).tap(timeout=GONE)

    def look(self, anyway: bool = False, patience: float = PATIENCE) -> Seen:
        return look_behind_tabs(self, SIGHT, anyway, patience)

    def step(self, seen: Seen) -> None:
        if not seen.menu and self.dice.random() < 0.3 and turn_to_mark(self.page):
            seen = self.look()
        super().step(seen)


# Where the focus is: in the list of choices, among the buttons of the prompt, in a menu; which one has it; and whether
# the target lies before it.
FOCUS = """
(selector) => {
  const now = document.activeElement;
  const target = document.querySelector(selector) ?? document.body;
  const back = Boolean(now.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING);
  const regions = { menu: '.equation .chips', choice: '.doings', button: '.prompt .acts' };
  for (const [kind, region] of Object.entries(regions)) {
    const around = now.closest(region);
    if (around) return { kind, back, at: [...around.querySelectorAll('button')].indexOf(now) };
  }
  return { kind: '', back, at: 0 };
}
"""


class Typist(Alchemist):
    """By keyboard alone: the choices in words, the buttons of the prompt, the menus that open."""

    def choose(self, seen: Seen) -> Target | None:
        if seen.menu:
            return Chip("menu", at=self.dice.randrange(len(seen.menu)))
        if seen.choices and (not seen.buttons or self.dice.random() < 0.6):
            return Doing("choice", at=self.dice.randrange(len(seen.choices)))
        return Target("button", at=self.dice.randrange(len(seen.buttons))) if seen.buttons else None

    def do(self, target: Target) -> None:
        if isinstance(target, Chip):
            return self.walk_to_chip(target.at)
        for _ in range(60):
            focus: dict[str, Any] = self.page.evaluate(FOCUS, target.selector)
            if focus["kind"] == target.kind and focus["at"] >= 0:
                return self.walk(target, focus["at"])
            self.page.keyboard.press("Shift+Tab" if focus["back"] else "Tab")
        raise AssertionError(f"the keyboard does not reach {target}")

    def walk_to_chip(self, at: int) -> None:
        """The first of the ways has the focus as soon as the strip lies there; Enter confirms."""
        self.page.wait_for_function("() => document.activeElement?.matches('.equation .chips [role=radio]')")
        for _ in range(at):
            self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Enter")

    def walk(self, target: Target, here: int) -> None:
        """Inside a region the arrows lead from one to the next."""
        everything = self.page.locator(target.selector.replace(":not(.undo)", "")).all_inner_texts()
        there = target.at
        if target.kind == "button" and any("Undo" in text for text in everything):
            there += 1
        for _ in range(abs(there - here)):
            self.page.keyboard.press("ArrowDown" if there > here else "ArrowUp")
        self.page.keyboard.press("Enter")


# ---------------------------------------------------------------- at a table


def seated(visit: Visit, *others: str, **how: Any) -> Visitor:
    ana = visit("Ana", **how)
    ana.sit(ana.table("trismegistus", "me", *others, **INTRODUCTORY))
    ana.page.locator(".tr.shared").wait_for()
    return ana


def stop(page: Page, what: str) -> Locator:
    return page.locator(f'[data-stop="{what}"]')


def glowing(page: Page, zone: str = "") -> Locator:
    begins = f'^="{zone}"' if zone else ""
    return page.locator(f'[data-stop{begins}][aria-disabled="false"]')


# ---------------------------------------------------------------- without a browser

Moment = Callable[[dict[str, Any]], bool]


def play_until(screens: list[Screen], moment: Moment, dice: random.Random, most: int = 800) -> None:
    """Everybody answers by chance until the state of the first is such."""
    for _ in range(most):
        newest = max(screen.first_state()["number"] for screen in screens)
        for screen in screens:
            screen.reach(newest)
        if moment(screens[0].first_state()):
            return
        able = [screen for screen in screens if any(name != "withdraw" for name in screen.choices())]
        if not able:
            screens[0].reach(newest + 1)  # a bot's turn
            continue
        screen = dice.choice(able)
        names = [name for name in screen.choices() if name != "withdraw"]
        screen.try_to_play(dice.choice(names))
    raise AssertionError("that moment does not come")


def asked(kind: str, least_round: int = 1) -> Moment:
    """The first of them is asked that, in this round or later."""

    def moment(state: dict[str, Any]) -> bool:
        ask, view = state["ask"], state["view"]
        mine = ask is not None and ask["decision"] is not None
        return bool(mine and view["asked"] == kind and view["round"] >= least_round)

    return moment


def is_over(state: dict[str, Any]) -> bool:
    return state["ask"] is None


def cookies_of(person: Person) -> dict[str, str]:
    return dict(person.http.cookies.items())
