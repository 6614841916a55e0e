"""A player who knows the game only from the page: sees what is lit, does it by mouse, finger or keyboard."""

from __future__ import annotations

import json
import random
import time
from dataclasses import dataclass, field
from typing import Any

import pytest
from _pytest.mark.structures import ParameterSet
from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.visitor import PATIENCE

# What somebody at the table can see. Null while they have nothing to do (unless `anyway`) or nothing has changed.
LOOK = """
([before, anyway]) => {
  const main = document.querySelector('main.table');
  if (!main || main.dataset.busy) return null; // an answer is under way
  const all = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  const names = (selector) => all(selector).map((each) => each.textContent.trim());
  const seen = {
    number: Number(main.dataset.number),
    tab: main.dataset.tab,
    over: all('.tally').length > 0,
    curtain: names('.curtain button, .prompt .hand-over')[0] ?? '', // first hand the screen over, then lift it
    mine: all('.prompt.mine').length > 0,
    phase: [...document.querySelectorAll('.phases li')].findIndex((each) => each.classList.contains('now')),
    paying: all('.reserve.paying .confirm:not([aria-busy="true"])').length > 0,
    menu: names('[role="menu"] [role="menuitem"]'),
    stops: all('[data-stop][aria-disabled="false"]:not([data-stop="box"])').map((each) => each.dataset.stop),
    choices: names('.generic .choice'),
    // Whoever has answered in secret may take it back for ever: not this player.
    buttons: names('.prompt .acts button:not(.undo)').filter((name) => !/^Take (the|your) .* back$/.test(name)),
  };
  const key = JSON.stringify(seen);
  // Between the steps of one gesture nothing is lit.
  const lit = seen.paying || [seen.menu, seen.stops, seen.choices, seen.buttons].some((each) => each.length);
  const ready = anyway || seen.over || seen.curtain || (seen.mine && lit);
  return ready && key !== before ? { ...seen, key } : null;
}
"""

# On a phone there may be nothing here, but something behind a tab with a mark.
MARKED = """
(arg) => {
  const seen = (%s)(arg);
  if (seen) return seen;
  const main = document.querySelector('main.table');
  const marked = document.querySelector('.prompt.mine') && document.querySelector('.tabs button .lit');
  return main && !main.dataset.busy && marked ? { elsewhere: true } : null;
}
"""

MOST_STEPS = 600
SAMPLE = 15  # steps that stand for a whole game in `make test`
POLLING = 30  # milliseconds; to look at every frame would make the browser draw every frame
GONE = 5000  # after so many milliseconds, see whether a thing is still there


def whole_game(*case: Any) -> ParameterSet:
    """A case for `make test-long`; others of the same test, shorter, are run by `make test`."""
    return pytest.param(*case, marks=pytest.mark.long)


@dataclass
class Seen:
    key: str
    number: int
    tab: str
    over: bool
    curtain: str
    mine: bool
    phase: int
    paying: bool
    menu: list[str]
    stops: list[str]
    choices: list[str]
    buttons: list[str]


@dataclass(frozen=True)
class Target:
    """One thing to do."""

    kind: str  # stop, menu, choice, button, confirm, curtain
    what: str = ""
    at: int = 0

    @property
    def selector(self) -> str:
        return {
            "stop": f'[data-stop="{self.what}"]',
            "menu": '[role="menu"] [role="menuitem"]',
            "choice": ".generic .choice",
            "button": ".prompt .acts button:not(.undo)",
            "confirm": ".reserve.paying .confirm",
            "curtain": ".curtain button, .prompt .hand-over",
        }[self.kind]


@dataclass
class Player:
    page: Page
    dice: random.Random = field(default_factory=lambda: random.Random(1))
    likes_spells: float = 0.15  # how often one is cast where something else could be done
    before: str = ""
    steps: int = 0

    # ---------------------------------------------------------------- seeing

    def look(self, anyway: bool = False, patience: float = PATIENCE) -> Seen:
        """Wait until there is something new for this player to do, or at least to see."""
        found = self.page.wait_for_function(LOOK, arg=[self.before, anyway], timeout=patience, polling=POLLING)
        seen = Seen(**found.json_value())
        self.before = seen.key
        return seen

    def glance(self) -> Seen | None:
        """What is to be seen now, if it is this player's turn."""
        seen: dict[str, Any] | None = self.page.evaluate(LOOK, ["", False])
        return Seen(**seen) if seen else None

    # ---------------------------------------------------------------- deciding

    def choose(self, seen: Seen) -> Target | None:
        """Something that is lit: gather at dawn, store at midday, learn at dusk, so that the game comes to its end."""
        if seen.curtain:
            return Target("curtain")
        if seen.menu:
            return Target("menu", at=self.dice.randrange(len(seen.menu)))
        if seen.paying:
            return Target("confirm")
        if seen.choices:
            return Target("choice", at=self.dice.randrange(len(seen.choices)))
        stops = self.liked(seen)
        if seen.phase == 1 and seen.buttons and len(seen.stops) < 7 and self.dice.random() < 0.6:
            stops = []  # keep some tokens for a spell
        if stops:
            return Target("stop", self.dice.choice(stops))
        if seen.buttons:
            return Target("button", at=len(seen.buttons) - 1)
        return None

    def liked(self, seen: Seen) -> list[str]:
        zones: dict[str, list[str]] = {}
        for stop in seen.stops:
            zones.setdefault(stop.split(":")[0], []).append(stop)
        order = ["altar", "bag", "res", "aside", "fam", "riv", "card"]
        if self.dice.random() < 0.5:
            order.insert(0, "bag")
        if seen.phase == 2 or self.dice.random() < self.likes_spells:
            order.insert(0, "card")
        return next((zones[zone] for zone in order if zone in zones), [])

    # ---------------------------------------------------------------- doing

    def find(self, target: Target) -> Locator:
        return self.page.locator(target.selector).nth(target.at)

    def do(self, target: Target) -> None:
        self.find(target).click(timeout=GONE)

    def step(self, seen: Seen) -> None:
        self.steps += 1
        assert self.steps < MOST_STEPS, "the game does not end"
        target = self.choose(seen)
        assert target is not None, f"nothing is lit: {json.loads(seen.key)}"
        for _ in range(PATIENCE // GONE):
            try:
                return self.do(target)
            except TooLate as late:
                # What was lit a moment ago may be gone; then look again rather than wait for it.
                if self.glance() != seen:
                    return None
                problem = late
        raise problem

    def play_on(self, steps: int = MOST_STEPS) -> Seen:
        """Play so many steps, or to the end."""
        seen = self.look()
        for _ in range(steps):
            if seen.over:
                break
            self.step(seen)
            seen = self.look()
        return seen


def play_together(players: list[Player], steps: int = MOST_STEPS) -> None:
    """Whoever is asked plays, so many steps or to the end."""
    for _ in range(steps):
        able = first_able(players)
        if able is None:
            return
        player, seen = able
        player.before = seen.key
        player.step(seen)
        player.look(anyway=True)


def first_able(players: list[Player]) -> tuple[Player, Seen] | None:
    """Who can do something now, waiting for it if need be; nobody once the game is over for all."""
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        seen = [player.glance() for player in players]
        if all(each and each.over for each in seen):
            return None
        able = [(player, each) for player, each in zip(players, seen, strict=True) if each and not each.over]
        if able:  # the one who has done least: where all answer in secret, nobody changes their mind for ever
            return min(able, key=lambda one: one[0].steps)
    raise AssertionError("nobody has anything to do, and it is not over")


class Thumb(Player):
    """Plays by touch. Some things lie behind a tab with a mark."""

    def do(self, target: Target) -> None:
        self.find(target).tap(timeout=GONE)

    def look(self, anyway: bool = False, patience: float = PATIENCE) -> Seen:
        return look_behind_tabs(self, LOOK, anyway, patience)


def look_behind_tabs(player: Player, sight: str, anyway: bool, patience: float) -> Seen:
    """As `Player.look`, turning to a tab with a mark where nothing can be done here."""
    page = player.page
    for _ in range(20):
        found = page.wait_for_function(
            MARKED % sight, arg=[player.before, anyway], timeout=patience, polling=POLLING
        ).json_value()
        if "elsewhere" not in found:
            seen = Seen(**found)
            player.before = seen.key
            return seen
        turn_to_mark(page)
    raise AssertionError("nothing is lit behind any tab")


def turn_to_mark(page: Page) -> bool:
    marked = page.locator(".tabs button:has(.lit)")
    if marked.count():
        marked.first.tap()
        return True
    return False


# Where the focus is, and which arrow leads towards the target.
FOCUS = """
([selector, at]) => {
  const target = document.querySelectorAll(selector)[at];
  const now = document.activeElement;
  if (!target) return { gone: true };
  const box = (each) => each.getBoundingClientRect();
  const [a, b] = [box(now), box(target)];
  const region = (each) => {
    const stop = each.dataset?.stop;
    if (/^(altar|bag|box)/.test(stop)) return 'altar';
    if (stop) return stop.split(':').slice(0, stop.startsWith('riv') ? 2 : 1).join();
    return each.closest('.acts, [role="menu"], .generic .all')?.className ?? '';
  };
  return {
    gone: false,
    there: now === target,
    near: now !== document.body && region(now) === region(target) && region(now) !== '',
    back: Boolean(now.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING),
    where: now.dataset?.stop ?? now.textContent.trim(),
    dx: b.left + b.width / 2 - a.left - a.width / 2,
    dy: b.top + b.height / 2 - a.top - a.height / 2,
  };
}
"""


class Typist(Player):
    """Plays by keyboard alone: Tab to the part of the table, arrows inside it, Enter."""

    presses: int = 0

    def press(self, key: str) -> None:
        self.presses += 1
        self.page.keyboard.press(key)

    def focus(self, target: Target) -> dict[str, Any]:
        focus: dict[str, Any] = self.page.evaluate(FOCUS, [target.selector, target.at])
        return focus

    def do(self, target: Target) -> None:
        tried: set[tuple[str, str]] = set()
        for _ in range(150):
            focus = self.focus(target)
            if focus["gone"]:
                return
            if focus["there"]:
                self.press("Enter")
                return
            if not focus["near"]:
                self.press("Shift+Tab" if focus["back"] else "Tab")
                continue
            arrow = next((each for each in arrows(focus) if (focus["where"], each) not in tried), None)
            assert arrow, f"the arrows do not lead to {target}: {tried}"
            tried.add((focus["where"], arrow))
            self.press(arrow)
        raise AssertionError(f"the keyboard does not reach {target}")


def arrows(focus: dict[str, Any]) -> list[str]:
    """The four arrows, the one that leads nearest to the target first."""
    dx, dy = focus["dx"], focus["dy"]
    across = ["ArrowRight", "ArrowLeft"] if dx > 0 else ["ArrowLeft", "ArrowRight"]
    along = ["ArrowDown", "ArrowUp"] if dy > 0 else ["ArrowUp", "ArrowDown"]
    first, second = (across, along) if abs(dx) > abs(dy) else (along, across)
    return [first[0], second[0], second[1], first[1]]
