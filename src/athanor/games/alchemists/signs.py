"""How things look in a terminal: chips with letters and shapes, so that colour is never alone; and lines that fit.

Red is round, green a triangle, blue a square, large or small as on the alchemicals: `●+` is healing, `•−▴+■−` the
alchemical called blue −. An ingredient is a chip with its name, or the first three letters of it.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.markup import escape

from athanor.core.message import Arg, Message
from athanor.games.alchemists.alchemicals import (
    ALCHEMICALS,
    COLOURED,
    INGREDIENTS,
    LARGE,
    NEUTRAL,
    PLUS,
    POTION_COLOUR,
    POTION_SIGN,
    POTIONS,
    SIGNS,
)
from athanor.games.alchemists.components import BLUE_ZONE, FIRST_HEDGE, GREEN_ZONE, RED_ZONE, SEAL_POINTS
from athanor.games.alchemists.words import TEXTS

LARGE_SIGNS: Final = "●▲■"
SMALL_SIGNS: Final = "•▴▪"
NEUTRAL_SIGN: Final = "○"
GOLD_SIGN: Final = "◎"
FAVOR_SIGN: Final = "♥"
INGREDIENT_SIGN: Final = "♣"
CUBE_SIGN: Final = "▣"
COVERED_SIGN: Final = "▒"
NOW_SIGN: Final = "▸"
STARTER_SIGN: Final = "★"
CONFLICT_SIGN: Final = "≠"
YES, NO, OPEN = "✓", "✗", "·"
NONE: Final = "[dim]–[/]"
LETTERS: Final = 3

COLOUR_STYLES: Final = ("bold #ffffff on #a8201a", "bold #ffffff on #2e7d32", "bold #ffffff on #1f5fbf")
NEUTRAL_STYLE: Final = "bold #000000 on #e8e8e8"
# An alchemical is named after the colour of its one large circle.
ALCHEMICAL_STYLES: Final = tuple(NEUTRAL_STYLE if all(large) else COLOUR_STYLES[large.index(True)] for large in LARGE)
INGREDIENT_STYLES: Final = (
    "bold #ffffff on #a33b20",
    "bold #ffffff on #2e6b30",
    "bold #000000 on #a9c64a",
    "bold #000000 on #d9b26f",
    "bold #ffffff on #b03475",
    "bold #ffffff on #6d4c2f",
    "bold #ffffff on #303030",
    "bold #ffffff on #2f5d8a",
)
ZONES: Final = 4
ZONE_STYLES: Final = (COLOUR_STYLES[0], "bold", COLOUR_STYLES[1], COLOUR_STYLES[2])


def zone(reputation: int) -> int:
    """Red, plain, green or blue."""
    if reputation >= BLUE_ZONE:
        return 3
    return 2 if reputation >= GREEN_ZONE else int(reputation > RED_ZONE)


def sign_of(value: int) -> str:
    return "+" if value == PLUS else "−"


def potion_chip(potion: int, words: str = "") -> str:
    if potion == NEUTRAL:
        return f"[{NEUTRAL_STYLE}]{NEUTRAL_SIGN}{words or ' '}[/]"
    colour = POTION_COLOUR[potion]
    return f"[{COLOUR_STYLES[colour]}]{LARGE_SIGNS[colour]}{sign_of(POTION_SIGN[potion])}{words}[/]"


def one_of_chip(mask: int) -> str:
    """What a mix made, as far as it is known: one potion, or one of several of a sign; nothing if that is open."""
    potions = [potion for potion in range(POTIONS) if mask >> potion & 1]
    if len(potions) == 1:
        return potion_chip(potions[0])
    signs = {POTION_SIGN[potion] for potion in potions}
    return f"[{NEUTRAL_STYLE}]{sign_of(signs.pop())}?[/]" if len(signs) == 1 else ""


def alchemical_chip(number: int) -> str:
    """Its three circles."""
    parts = []
    for colour in range(3):
        shape = LARGE_SIGNS[colour] if LARGE[number][colour] else SMALL_SIGNS[colour]
        parts.append(f"[{COLOUR_STYLES[colour]}]{shape}{sign_of(SIGNS[number][colour])}[/]")
    return "".join(parts)


def seal_chip(kind: int) -> str:
    """A star with its points, a question mark with its colour, or face down."""
    if kind < 0:
        return COVERED_SIGN
    if kind < FIRST_HEDGE:
        return f"★{SEAL_POINTS[kind]}"
    colour = kind - FIRST_HEDGE
    return f"[{COLOUR_STYLES[colour]}]?{LARGE_SIGNS[colour]}[/]"


@cache
def plain_word(lang: str, id: str) -> str:
    return escape(TEXTS.say(id, lang))


class Pen:
    """What is written in one language, about these players, on lines of this width."""

    def __init__(self, lang: str, names: list[str], width: int) -> None:
        self.lang = lang
        self.names = names
        self.width = width
        longest = 8 if width < 60 else 12 if width < 90 else 18
        self.short = [shortened(name, longest) for name in names]

    def word(self, id: str, **args: Arg) -> str:
        if not args:
            return plain_word(self.lang, id)
        return escape(TEXTS.render(Message(id, args), self.lang, self.short))

    def name(self, seat: int) -> str:
        return escape(self.short[seat])

    def letters(self, ingredient: int) -> str:
        return plain_word(self.lang, f"short-{ingredient}")[:LETTERS].capitalize()

    def ingredient(self, ingredient: int, whole: bool = False) -> str:
        text = plain_word(self.lang, f"short-{ingredient}") if whole else self.letters(ingredient)
        return f"[{INGREDIENT_STYLES[ingredient]}]{text}[/]"

    def ingredients(self, kinds: list[int], whole: bool = False) -> str:
        return " ".join(self.ingredient(kind, whole) for kind in kinds) or NONE

    def potions(self, mask: int) -> str:
        return " ".join(potion_chip(potion) for potion in range(POTIONS) if mask >> potion & 1)

    # ---------------------------------------------------------------- lines

    def flow(self, head: str, cells: list[str], gap: str = " [dim]·[/] ", indent: int = 3) -> list[str]:
        """Cells behind a heading, on as many lines as they need."""
        lines = [head]
        fresh = True
        for cell in cells or [NONE]:
            between = (" " if head else "") if fresh else gap
            if visible(lines[-1] + between + cell) > self.width and visible(lines[-1]) > indent:
                lines.append(" " * indent + cell)
            else:
                lines[-1] += between + cell
            fresh = False
        return lines

    def titled(self, id: str, cells: list[str], gap: str = " [dim]·[/] ") -> list[str]:
        return self.flow(f"[bold]{self.word(id)}[/]", cells, gap)


def beside(left: list[str], right: list[str], at: int) -> list[str]:
    """Two blocks side by side, the right one from a column on."""
    lines = []
    for row in range(max(len(left), len(right))):
        first = left[row] if row < len(left) else ""
        second = right[row] if row < len(right) else ""
        lines.append(f"{first}{' ' * (at - visible(first))}{second}" if second else first)
    return lines


def visible(markup: str) -> int:
    """Columns that marked-up text takes."""
    return cell_len(re.sub(r"(?<!\\)\[[^\[\]]*\]", "", markup).replace("\\[", "["))


def shortened(text: str, width: int) -> str:
    return text if cell_len(text) <= width else set_cell_size(text, max(1, width - 1)).rstrip() + "…"


# ---------------------------------------------------------------- lines of the log and labels


def paint(text: str, lang: str) -> str:
    """Words as markup: ingredients and alchemicals in their colours, potions with their sign as well."""
    parts = []
    at = 0
    chips = painted(lang)
    for found in names_in(lang).finditer(text):
        parts += [escape(text[at : found.start()]), chips[found[0]]]
        at = found.end()
    return "".join([*parts, escape(text[at:])])


@cache
def painted(lang: str) -> dict[str, str]:
    chips = {}
    for kind in range(INGREDIENTS):
        name = TEXTS.say(f"ingredient-{kind}", lang)
        chips[name] = f"[{INGREDIENT_STYLES[kind]}]{name}[/]"
    for number in range(ALCHEMICALS):
        name = TEXTS.say(f"alchemical-{number}", lang)
        chips[name] = f"[{ALCHEMICAL_STYLES[number]}]{name}[/]"
    for potion in COLOURED:
        name = TEXTS.say(f"potion-{potion}", lang)
        chips[name] = potion_chip(potion, f" {name.partition(' (')[0]}")
    return chips


@cache
def names_in(lang: str) -> re.Pattern[str]:
    """Potions before alchemicals: `poison (red −)` is one thing."""
    names = sorted(painted(lang), key=len, reverse=True)
    return re.compile(r"(?<!\w)(?:" + "|".join(map(re.escape, names)) + r")(?!\w)")
