"""The things of the game as people type them: `toad`, `sapo`, `R+`, `healing`, `green`."""

# Not compiled: it makes words.

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

from athanor.core.text import LANGUAGES
from athanor.games.alchemists.alchemicals import COLOURS, INGREDIENT_NAMES, POTION_NAMES
from athanor.games.alchemists.reader import (
    APPRENTICE,
    DEBUNK,
    DRINK,
    EXHIBIT,
    MASTER,
    MODES,
    SELL,
    STUDENT,
    Line,
    Reader,
    ReaderError,
)
from athanor.games.alchemists.words import TEXTS

KINDS: Final = {"ingredient": INGREDIENT_NAMES, "potion": POTION_NAMES, "colour": COLOURS}


def folded(text: str) -> str:
    """Without capitals, accents and what stands in brackets."""
    apart = unicodedata.normalize("NFD", text.partition("(")[0].casefold().replace("−", "-"))
    return "".join(sign for sign in apart if not unicodedata.combining(sign)).strip()


def names_of(kind: str, number: int) -> set[str]:
    """Everything one thing may be called, in any of our languages."""
    shown = [TEXTS.say(f"{kind}-{number}", lang) for lang in LANGUAGES]
    return {folded(name) for name in [KINDS[kind][number], *shown]}


def understand(word: str, kinds: tuple[str, ...]) -> tuple[str, int]:
    """Which thing of one of these kinds a word means: (kind, number)."""
    for kind in kinds:
        for number in range(len(KINDS[kind])):
            if folded(word) in names_of(kind, number):
                return kind, number
    known = [name for kind in kinds for name in KINDS[kind]]
    raise ReaderError("reader-unknown-word", word=word, known=", ".join(known))


# ---------------------------------------------------------------- a whole question in words

ASKED: Final = {"mix": DRINK, "student": STUDENT, "drink": DRINK, "sell": SELL, "debunk": DEBUNK, "exhibit": EXHIBIT}
KINDS_ASKED: Final = {SELL: ("ingredient", "potion"), DEBUNK: ("ingredient", "potion", "colour")}


def ask_in_words(reader: Reader, words: Sequence[str], mode: int | None = None) -> Line:
    """`mix mushroom toad`, `sell R- fern claw`, `debunk scorpion green`, `debunk scorpion toad B+` …

    `mix` is the bare potion. Which function is meant says which round it is, and the form of a debunk which mode,
    unless `mode` says so already.
    """
    name = words[0].casefold()
    if name not in ASKED:
        raise ReaderError("reader-unknown-function", word=words[0], known=", ".join(ASKED))
    function = ASKED[name]
    things = [understand(word, KINDS_ASKED.get(function, ("ingredient",))) for word in words[1:]]
    ingredients = [number for kind, number in things if kind == "ingredient"]
    potions = [number for kind, number in things if kind == "potion"]
    colours = [number for kind, number in things if kind == "colour"]
    shape = (len(ingredients), len(potions), len(colours))
    if len(set(ingredients)) < len(ingredients):
        raise ReaderError("reader-same-ingredient", ingredient=ingredients[0])
    check_shape(name, function, shape)
    if function == DEBUNK:
        form = APPRENTICE if colours else MASTER
        if mode is not None and mode != form:
            raise ReaderError("reader-for-masters" if form == MASTER else "reader-for-apprentices")
        reader.set_mode(form)
    if function in (STUDENT, EXHIBIT):
        reader.set_last_round(function == EXHIBIT)
    reader.begin(function)
    for ingredient in ingredients:
        reader.pick(ingredient)
    for potion in potions:
        reader.choose_potion(potion)
    for colour in colours:
        reader.choose_colour(colour)
    return reader.confirm()


def check_shape(name: str, function: int, shape: tuple[int, int, int]) -> None:
    """How many ingredients, potions and colours a question takes."""
    if function == SELL and shape != (2, 1, 0):
        raise ReaderError("reader-wants-sale")
    if function == DEBUNK and shape not in ((1, 0, 1), (2, 1, 0)):
        raise ReaderError("reader-wants-debunk")
    if function not in (SELL, DEBUNK) and shape != (2, 0, 0):
        raise ReaderError("reader-wants-two", function=name)


def mode_named(word: str) -> int:
    if word.casefold() not in MODES:
        raise ReaderError("reader-mode-unknown", mode=word)
    return MODES.index(word.casefold())
