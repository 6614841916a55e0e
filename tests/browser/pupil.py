"""Somebody who takes lessons in a real browser, move by move as each lesson says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

from athanor.core.registry import lookup
from athanor.games.alchemists.alchemicals import ALCHEMICAL_NAMES, COLOURS, INGREDIENT_NAMES, POTION_NAMES
from athanor.games.alchemists.components import SEAL_NAMES, SPACE_NAMES
from athanor.games.spellbook.components import SPELL_NAMES, TOKEN_NAMES
from athanor.lessons.lesson import SIGNS, Lesson, Step, fits
from athanor.lessons.reading import find
from tests.browser.alchemist import Keys
from tests.browser.visitor import PATIENCE, Visitor

# The lesson has said its last word about a move: nothing is under way, and the table is not being shown to others.
SETTLED = "() => { const main = document.querySelector('main.table'); return main && !main.dataset.busy; }"
# The one thing that is meant, for whoever finds their way to it by keyboard.
GOAL = """
(target) => {
  for (const each of document.querySelectorAll('[data-goal]')) delete each.dataset.goal;
  target.dataset.goal = '';
}
"""
# Of each letter that lies on the table, whether all of its frame can be seen: on the screen, and nothing that stands
# still lies over it. What belongs to the question or to the tabs lies within them.
IN_SIGHT = """
() => {
  const free = (box, x, y) => {
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
    const over = document.elementFromPoint(x, y)?.closest('.coach, .table > .prompt, .table > .tabs, .bar');
    if (!over || over.matches('.coach')) return !over;
    const around = over.getBoundingClientRect();
    const [left, top, right, bottom] = [around.left - 8, around.top - 8, around.right + 8, around.bottom + 8];
    return left <= box.left && top <= box.top && right >= box.right && bottom >= box.bottom;
  };
  const shares = [0.15, 0.5, 0.85];
  const in_sight = (box) =>
    shares.every((x) => shares.every((y) => free(box, box.left + x * box.width, box.top + y * box.height)));
  return [...document.querySelectorAll('.lights .box')].flatMap((each) =>
    [...each.querySelectorAll('b')].map((b) => [b.textContent, in_sight(each.getBoundingClientRect())]));
}
"""
LETTERS = """
() => [...document.querySelectorAll('.lights b')].map((each) => each.textContent).sort()
"""


@dataclass
class Pupil:
    visitor: Visitor
    lesson: Lesson
    keyboard: bool = False  # nothing else is touched

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

    def in_sight(self) -> set[str]:
        """The letters of which the whole thing can be seen, with nothing over it."""
        return {letter for letter, seen in self.page.evaluate(IN_SIGHT) if seen}

    def look_for_all(self) -> None:
        """The first letter is in sight by itself; each of the others at the latest when it is touched."""
        for letter in "abcde"[: len(self.now["lit"])]:
            if letter != "a" and letter not in self.in_sight():
                self.push(self.page.locator(".coach .letter", has_text=letter).first)
            self.visitor.until(lambda letter=letter: letter in self.in_sight(), patience=15)  # type: ignore[misc]

    # ---------------------------------------------------------------- doing

    def press(self, button: str) -> None:
        """A button of the coach, by its name in the texts."""
        self.push_and_hear(self.page.locator(f'.coach footer [data-what="{button}"]'))

    def has_spoken(self, since: int) -> bool:
        """The lesson has spoken, and the table that goes with it has come."""
        fresh = self.visitor.messages(since)
        spoken = [at for at, message in enumerate(fresh) if message["type"] == "lesson"]
        return bool(spoken) and any(message["type"] == "state" for message in fresh[spoken[-1] :])

    def play(self, name: str) -> int:
        """The gesture that begins with this move; how many moves of the step it was."""
        heard = len(self.visitor.heard)
        made = HANDS[self.lesson.game](self, name)
        self.visitor.until(lambda: self.has_spoken(heard))
        self.page.wait_for_function(SETTLED, timeout=PATIENCE)
        return made

    def push_and_hear(self, found: Any) -> None:
        heard = len(self.visitor.heard)
        self.push(found)
        self.visitor.until(lambda: self.has_spoken(heard))

    def push(self, found: Any) -> None:
        if self.keyboard:
            found.first.evaluate(GOAL)
            hands = Keys(self.page)
            if found.first.get_attribute("role") == "radio":
                hands.chooses = "Space"  # Enter confirms the whole strip
            hands.press("[data-goal]")
        elif self.visitor.touch:
            found.tap()
        else:
            found.click()

    def do_step(self) -> None:
        """The moves of the step as the lesson shows them; what may be done in any way comes in between."""
        number = self.now["step"]
        self.mark_notes()
        made = 0
        while self.now["status"] == "play":
            assert self.now["step"] == number
            choices = self.choices()
            # One confirmation may have made several moves of the step.
            due = next((at for at in range(made, len(self.step.play)) if self.step.play[at][0] in choices), None)
            detail = next((name for name in choices if fits(name, self.step.details)), None)
            if due is not None and (due == made or detail is None):
                made = due + self.play(self.step.play[due][0])
            else:
                assert detail is not None
                self.play(detail)
        assert self.now["status"] == "done"

    def mark_notes(self) -> None:
        """Each press changes a mark: no, maybe, yes."""
        places = lookup(self.lesson.game).note_places
        for place, sign in self.step.marks.items():
            cell = self.page.locator(f'[data-stop="cell:{places[place].replace("/", ":")}"]')
            for each in SIGNS[: SIGNS.index(sign) + 1]:
                self.push_and_hear(cell)
                assert self.now["marks"][places[place]] == each

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
    if pupil.keyboard:  # the way is looked for anew at every step: the table may be laid anew meanwhile
        pupil.page.wait_for_function(SETTLED, timeout=PATIENCE)
        Keys(pupil.page).press(f'[data-action="{name}"]')
        return True
    pupil.push(found.first)
    return True


def spellbook(pupil: Pupil, name: str) -> int:
    if named(pupil, name):
        return 1
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
    return 1


def spells_of(pupil: Pupil) -> list[str]:
    """The spells on the table by the colour of their cards."""
    return [SPELL_NAMES[number] for number in pupil.state["view"]["spells"]]


def trismegistus(pupil: Pupil, name: str) -> int:
    if named(pupil, name):
        return 1
    page = pupil.page
    if name == "keep":
        pupil.push(page.locator('[data-stop="die"]'))
        return 1
    groups = page.locator(".doings .do[data-ways] >> visible=true")
    for number in range(groups.count()):
        pupil.push(groups.nth(number))
        if laid(pupil, name):
            return 1
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


def alchemists(pupil: Pupil, name: str) -> int:
    """One gesture at the drawn board. Cubes, theories and demonstrations are laid out and confirmed as a whole."""
    step, verb = pupil.step, name.split(" ")[0]
    if verb == "declare":
        for each in (wanted[0] for wanted in step.play):
            if each.startswith("declare "):
                touch(pupil, f"space:{SPACE_NAMES.index(each.split(' ')[1])}")
        touch(pupil, "declared")
        return len(step.play)
    if verb == "publish":
        ingredient, alchemical = name.split(" ")[1:]
        seal = next(each for wanted in step.play for each in wanted[:1] if each.startswith("seal "))
        touch(pupil, f"book:{INGREDIENT_NAMES.index(ingredient)}")
        touch(pupil, f"token:{ALCHEMICAL_NAMES.index(alchemical)}")
        touch(pupil, f"seal:{SEAL_NAMES.index(seal.split(' ')[1])}")
        touch(pupil, "publish")
        return 2
    if verb == "debunk":
        ingredient, colour = name.split(" ")[1:]
        touch(pupil, f"theory:{INGREDIENT_NAMES.index(ingredient)}")
        touch(pupil, f"aspect:{COLOURS.index(colour)}")
        touch(pupil, "debunk")
    elif verb == "show":
        for ingredient in name.split(" ")[1].split("+"):
            touch(pupil, f"theory:{INGREDIENT_NAMES.index(ingredient)}")
        claim = next(each for wanted in step.play for each in wanted[:1] if each.startswith("claim "))
        touch(pupil, f"potion:{POTION_NAMES.index(claim.split(' ')[1])}")
        touch(pupil, "debunk")
        return 2
    elif verb == "mix":
        hand = pupil.state["view"]["alchemists"][pupil.lesson.seat]["hand"]
        for ingredient in name.split(" ")[1].split("+"):
            touch(pupil, f"hand:{hand.index(INGREDIENT_NAMES.index(ingredient))}")
        touch(pupil, "mix")
    else:
        pupil.push(pupil.page.locator(f'.al [data-does*=",{name},"], .al [data-stop="choice:{name}"]').first)
    return 1


def touch(pupil: Pupil, stop: str) -> None:
    pupil.push(pupil.page.locator(f'.al [data-stop="{stop}"]').first)


HANDS = {"spellbook": spellbook, "trismegistus": trismegistus, "alchemists": alchemists}
