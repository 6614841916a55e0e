"""How things look in a terminal: chips with letters and shapes, so that colour is never alone.

Red is round, green a triangle, blue a square, large or small as on the alchemicals: `●+` is healing, `•−▴+■−` the
alchemical called blue −. An ingredient is a chip with its name, or the first three letters of it.
"""

# Not compiled: it makes pictures for people.

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from athanor.core import drawing
from athanor.core.drawing import BLACK, BLUE, GREEN, NONE, PALE, RED, Painter, shortened
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
CONFLICT_SIGN: Final = "≠"
OPEN: Final = "·"
LETTERS: Final = 3

COLOUR_STYLES: Final = (RED, GREEN, BLUE)
NEUTRAL_STYLE: Final = PALE
# An alchemical is named after the colour of its one large circle.
ALCHEMICAL_STYLES: Final = tuple(NEUTRAL_STYLE if all(large) else COLOUR_STYLES[large.index(True)] for large in LARGE)
INGREDIENT_STYLES: Final = (
    "bold #ffffff on #a33b20",
    "bold #ffffff on #2e6b30",
    "bold #000000 on #a9c64a",
    "bold #000000 on #d9b26f",
    "bold #ffffff on #b03475",
    "bold #ffffff on #6d4c2f",
    BLACK,
    "bold #ffffff on #2f5d8a",
)
ZONES: Final = 4
ZONE_STYLES: Final = (RED, "bold", GREEN, BLUE)


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


class Pen(drawing.Pen):
    """What is written in one language, about these players, whose names are cut to what the width allows."""

    def __init__(self, lang: str, names: Sequence[str], width: int) -> None:
        longest = 8 if width < 60 else 12 if width < 90 else 18
        super().__init__(TEXTS, lang, [shortened(name, longest) for name in names], width)

    def letters(self, ingredient: int) -> str:
        return self.word(f"short-{ingredient}")[:LETTERS].capitalize()

    def ingredient(self, ingredient: int, whole: bool = False) -> str:
        text = self.word(f"short-{ingredient}") if whole else self.letters(ingredient)
        return f"[{INGREDIENT_STYLES[ingredient]}]{text}[/]"

    def ingredients(self, kinds: list[int], whole: bool = False) -> str:
        return " ".join(self.ingredient(kind, whole) for kind in kinds) or NONE

    def potions(self, mask: int) -> str:
        return " ".join(potion_chip(potion) for potion in range(POTIONS) if mask >> potion & 1)

    def titled(self, id: str, cells: list[str], gap: str = " [dim]·[/] ") -> list[str]:
        return self.flow(self.bold(id), cells, gap)


# ---------------------------------------------------------------- lines of the log and labels


def paint(text: str, lang: str) -> str:
    """Words as markup: ingredients and alchemicals in their colours, potions with their sign as well."""
    return painter(lang).paint(text)


@cache
def painter(lang: str) -> Painter:
    """Potions are found before alchemicals, as their names are longer: `poison (red −)` is one thing."""
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
    return Painter(chips)
