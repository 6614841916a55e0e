"""Somebody who takes lessons in a real browser, move by move as each lesson says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

from athanor.games.spellbook.components import SPELL_NAMES, TOKEN_NAMES
from athanor.lessons.lesson import Lesson, Step, fits
from athanor.lessons.reading import find
from tests.browser.visitor import PATIENCE, Visitor

# The lesson has said its last word about a move: nothing is under way, and the table is not being shown to others.
SETTLED = "() => { const main = document.querySelector('main.table'); return main && !main.dataset.busy; }"
LETTERS = """
() => [...document.querySelectorAll('.lights b')].map((each) => each.textContent).sort()
"""


@dataclass
class Pupil:
    visitor: Visitor
    lesson: Lesson

    @classmethod
    def at(cls, visitor: Visitor, game: str, id: str, step: int = 0) -> Pupil:
        pupil = cls(visitor, find(game, id))
        visitor.go(f"/learn/{game}/{id}?step={step}")
        visitor.page.locator(".coach").wait_for()
        return pupil

    @property
    def page(self) -> Page:
        return self.visitor.page

    # ---------------------------------------------------------------- what is said

    @property
    def now(self) -> dict[str, Any]:
        return self.visitor.last("lesson")

    @property
    def state(self) -> dict[str, Any]:
        return self.visitor.last("state")

    @property
    def step(self) -> Step:
        number: int = self.now["step"]
        return self.lesson.steps[number]

    def choices(self) -> list[str]:
        ask = self.state["ask"]
        return [action["name"] for action in ask["actions"]] if ask and ask["decision"] is not None else []

    def letters(self) -> list[str]:
        """The letters that lie on the table now."""
        found: list[str] = self.page.evaluate(LETTERS)
        return found

    def wait_for_letters(self) -> None:
        """Every letter of the sentence lies on something that can be seen."""
        wanted = list("abcde"[: len(self.now["lit"])])
        self.visitor.until(lambda: self.letters() == wanted)

    # ---------------------------------------------------------------- doing

    def press(self, button: str) -> None:
        """A button of the coach, by its name in the texts."""
        heard = len(self.visitor.heard)
        self.push(self.page.locator(f'.coach footer [data-what="{button}"]'))
        self.visitor.until(lambda: self.has_spoken(heard))

    def has_spoken(self, since: int) -> bool:
        """The lesson has spoken, and the table that goes with it has come."""
        fresh = self.visitor.messages(since)
        spoken = [at for at, message in enumerate(fresh) if message["type"] == "lesson"]
        return bool(spoken) and any(message["type"] == "state" for message in fresh[spoken[-1] :])

    def play(self, name: str) -> None:
        heard = len(self.visitor.heard)
        HANDS[self.lesson.game](self, name)
        self.visitor.until(lambda: self.has_spoken(heard))
        self.page.wait_for_function(SETTLED, timeout=PATIENCE)

    def push(self, found: Any) -> None:
        if self.visitor.touch:
            found.tap()
        else:
            found.click()

    def do_step(self) -> None:
        """The moves of the step as the lesson shows them; what may be done in any way comes in between."""
        number = self.now["step"]
        made = 0
        while self.now["status"] == "play":
            assert self.now["step"] == number
            choices = self.choices()
            wanted = self.step.play[made] if made < len(self.step.play) else ()
            if wanted and wanted[0] in choices:
                made += 1
                self.play(wanted[0])
            else:
                self.play(next(name for name in choices if fits(name, self.step.details)))
        assert self.now["status"] == "done"

    def take_lesson(self) -> None:
        """From its first step to its last, with every letter looked for on the way."""
        for number in range(len(self.lesson.steps)):
            assert self.now["step"] == number
            self.wait_for_letters()
            self.do_step()
            if number + 1 < len(self.lesson.steps):
                self.press("on")
        assert self.now["finished"]


# ---------------------------------------------------------------- hands


def named(pupil: Pupil, name: str) -> bool:
    """Touched where the action stands in words."""
    found = pupil.page.locator(f'[data-action="{name}"] >> visible=true')
    if not found.count():
        return False
    pupil.push(found.first)
    return True


def spellbook(pupil: Pupil, name: str) -> None:
    if named(pupil, name):
        return
    page = pupil.page
    verb, _, what = name.partition(" ")
    if verb == "draw-2":
        pupil.push(page.locator('[data-stop="bag"]'))
    elif verb in ("learn", "use"):
        spell, _, level = what.rpartition("-")
        index = spells_of(pupil).index(spell)
        pupil.push(page.locator(f'[data-stop="card:{index}:{level}"]'))
        if verb == "learn":
            pupil.push(page.locator(".reserve.paying .confirm"))
            # The payment laid out is the answer to all that is asked after it.
            details = pupil.step.details
            pupil.visitor.until(lambda: pupil.now["reply"] and not any(fits(each, details) for each in pupil.choices()))
    else:
        zone = "altar" if verb == "take" else "res"
        pupil.push(page.locator(f'[data-stop^="{zone}:"][data-kind="{TOKEN_NAMES.index(what)}"]').first)


def spells_of(pupil: Pupil) -> list[str]:
    """The spells on the table by the colour of their cards."""
    return [SPELL_NAMES[number] for number in pupil.state["view"]["spells"]]


def trismegistus(pupil: Pupil, name: str) -> None:
    if named(pupil, name):
        return
    page = pupil.page
    if name == "keep":
        pupil.push(page.locator('[data-stop="die"]'))
        return
    groups = page.locator(".doings .do[data-ways] >> visible=true")
    for number in range(groups.count()):
        pupil.push(groups.nth(number))
        if laid(pupil, name):
            return
        page.keyboard.press("Escape")
    raise AssertionError(f"{name} is nowhere to be touched")


def laid(pupil: Pupil, name: str) -> bool:
    """Chosen in the equation strip and confirmed; false if it is not among its ways."""
    equation = pupil.page.locator(".equation")
    wanted = equation.locator(f'[data-action="{name}"]')
    sources = equation.locator(".chips").first.locator('[role="radio"]')
    for number in range(sources.count()):
        if wanted.count():
            break
        pupil.push(sources.nth(number))
    if not wanted.count():
        return False
    while equation.count() and wanted.count():  # a chip first, then the button that confirms it
        pupil.push(wanted.first)
    return True


HANDS = {"spellbook": spellbook, "trismegistus": trismegistus}
